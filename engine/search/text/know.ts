// A query in an index: what each of its words means there.
import type { TextFilter } from './found.js';
import type { TextIndex } from './index.js';
import { withJoinings } from './joined-words.js';
import type { Term, TextQuery } from './query.js';
import { knowTerm, type KnownQuery, type KnownTerm } from './terms.js';
import { weights } from './weights.js';

/** Looks up the words of a query; where hits are wanted that have every word as written, none has another meaning. */
export function knowQuery(
  index: TextIndex,
  { required, excluded }: TextQuery,
  { isStrict, isLiteral }: TextFilter,
): KnownQuery {
  const share = required.length > 1 ? weights.form : weights.formAlone;
  const know = (term: Term): KnownTerm => {
    if (isLiteral === true) return knowTerm(index, { ...term, isExact: true, isLiteral: true }, share);
    const known = knowTerm(index, isStrict === true ? { ...term, isExact: true } : term, share);
    return required.length === 1 && isWord(term) ? { ...known, isAlone: true } : known;
  };
  if (isStrict === true || isLiteral === true) return { groups: required.map((terms) => terms.map(know)), excluded };
  return { groups: withJoinings(index, required, know), excluded };
}

const isWord = ({ words, isLiteral, isPrefix, article }: Term): boolean =>
  words.length === 1 && !isLiteral && isPrefix !== true && article === undefined;
