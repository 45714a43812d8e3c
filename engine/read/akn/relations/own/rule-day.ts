// The day since which a rule has effect, as its sentence states it.
import { dateOfWords, namedDay } from '../dated-number.js';

const since = new RegExp(
  String.raw`(?:^(?:a\sdecorrere|con\s(?:effetto|decorrenza)|a\spartire)\sdal(?:l')?\s?|sospes[oaie],?\s(?:a\sdecorrere\s|con\s(?:effetto|decorrenza)\s)?dal(?:l')?\s?)${namedDay}`,
  'iu',
);

/** The day since which a sentence says that its rule has effect; not the new day of a term. */
export function dayOf(sentence: string): { date: string; words: string } | null {
  const found = since.exec(sentence);
  const date = found === null ? null : dateOfWords(found[1]!, found[2]!, found[3]!);
  return date === null ? null : { date, words: found![0] };
}
