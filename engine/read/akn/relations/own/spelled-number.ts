// Numbers of articles and acts as words spell them.
import { remembering } from '../../../../law/remembering.js';

/** Whether words have a number, apart from longer ones. */
export function mentions(words: string, number: string): boolean {
  return words.includes(/^\d*/.exec(number)![0]) && spellingOf(number).test(words);
}

/** A number as words may spell it, apart from longer ones. */
const spellingOf = remembering((number) => {
  const spelled = number.replace(/-/g, '[- ]?').replace(/\./g, '\\.');
  return new RegExp(`(?<![\\d-])${spelled}(?![\\d]|-[a-z])`);
}, 1_000);
