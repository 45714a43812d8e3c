// Free text → what it names: the door of the folder `citation/`.
import type { Citation } from './citation.js';
import type { Found } from './found.js';
import { scan } from './scan.js';
import { fillLexicon, Kind } from './lexicon.js';
import { textOf, tokenize, type Tokens } from './tokens.js';
import { atOnce, type Steps } from '../steps.js';

export type { Citation, ForeignReference, Method, Notice, Refusal } from './citation.js';
export { fillLexicon };
export { longestText, parseCitation } from './parse.js';
export { eliByWords, resolveCitation, type ActIndex, type KnownAct, type Resolution } from './resolve.js';

/**
 * Every citation in a running text, in order, each with its place (UTF-16 units). Time grows with the length of the text, whatever stands
 * in it. Short forms that are also other words (`c.c.`, `CAD`) count only beside an article; a type and number without a year only where
 * the type is written out.
 */
export function findCitations(text: string): Citation[] {
  return atOnce(findInSteps(text));
}

/** {@link findCitations} in short steps, between which others may have the thread. */
export function* findInSteps(text: string): Steps<Citation[]> {
  const tokens = tokenize(text);
  yield;
  const { found } = yield* scan(tokens);
  return found.filter((found) => isCited(tokens, found)).map((found) => found.citation);
}

/** Types that every office issues: without a year they may be anyone's. */
const issuedByMany: ReadonlySet<string> = new Set(['regolamento', 'deliberazione', 'ordinanza', 'circolare']);

function isCited(tokens: Tokens, found: Found): boolean {
  const { citation, name } = found;
  if (name !== null) {
    if (citation.article !== null) return true;
    return !name.weak && (name.telling || isConstitution(tokens, found)) && !isDerived(tokens, found);
  }
  if (citation.refusal !== null) return false;
  if (found.complete)
    return (
      citation.method !== 'non-statale' ||
      citation.article !== null ||
      citation.foreign!.celex !== null ||
      hasDigit(citation.foreign!.name)
    );
  if (citation.type === null || issuedByMany.has(citation.type)) return false;
  const { from } = found;
  return (
    citation.date !== null ||
    (citation.number !== null && tokens.kind[from] === Kind.Type && tokens.end[from]! - tokens.start[from]! > 4)
  );
}

function hasDigit(text: string): boolean {
  return /\d/.test(text);
}

/** `della Costituzione`, with a capital: not the `Costituzione della società`. */
function isConstitution(tokens: Tokens, { from }: Found): boolean {
  const before = from > 0 ? tokens.kind[from - 1] : -1;
  return (
    (before === Kind.Of || before === Kind.At || before === Kind.Noise) &&
    /^Costituzione$/.test(textOf(tokens, from)) &&
    !(tokens.kind[from + 1] === Kind.Of && tokens.kind[from + 2] === Kind.Word)
  );
}

/** `norme di attuazione del codice …` is another act than the code. */
function isDerived(tokens: Tokens, { from }: Found): boolean {
  return (
    from > 1 &&
    tokens.kind[from - 1] === Kind.Of &&
    /^(?:attuazione|esecuzione|coordinamento|applicazione|transitorie)$/i.test(textOf(tokens, from - 2))
  );
}
