// The definitions that an act gives itself; those that it writes into another act are the other one's.
import { readDefinitions, type Definition } from '../../law/definitions.js';
import { ownWords } from './own-words.js';

/** Characters of a definition by which it is found again among the own words, at most; they have no quotation mark. */
const beginning = 80;

/** The definitions of an article, in order, without those that stand in words for another act, marked as a quotation or not. */
export function ownDefinitions(text: string): Definition[] {
  const found = readDefinitions(text);
  if (found.length === 0) return found;
  const own = ownWords(text);
  return found.filter(({ text: { start, end } }) =>
    own.includes(/^[^«»“”"\n]*/.exec(text.slice(start, Math.min(end, start + beginning)))![0]),
  );
}
