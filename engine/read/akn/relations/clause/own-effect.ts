// The day since which an amending unit has effect, where its own words state it.
import { dateOfWords, namedDay as day } from '../dated-number.js';
import { textual } from './patterns.js';

/** A unit that amends since a day of its own: `A decorrere dal 1° gennaio 2021, all'articolo 5 …`, `con efficacia dal …`. */
const ownDay = new RegExp(
  String.raw`^(?:a\sdecorrere|con\seffetto|con\sdecorrenza|a\spartire|con\sefficacia)\s(?:a\sdecorrere\s)?dal(?:l')?\s?${day}|,\scon\s(?:efficacia|effetto|decorrenza)\s(?:a\sdecorrere\s)?dal\s${day}|(?:sostituit|abrogat|soppress|inserit|aggiunt)[oaie],?\s(?:a\sdecorrere|con\seffetto|con\sdecorrenza)\sdal\s${day}`,
  'i',
);

/** Where a sentence ends and another begins: not behind `n. 163` or `art. 5`. */
const sentenceEnd = /(?<=[a-z]{3})\.\s[A-Z]/;

/**
 * The day since which a unit's own words have effect, with these words. A day that a unit begins with is that of its first sentence:
 * `A decorrere dal 1° gennaio 2007 il canone e' fissato in … . All'articolo 5 … le parole … sono soppresse` defers no words.
 */
export function ownEffect(printed: string): { date: string; words: string } | null {
  if (!/decorr|effetto|efficacia|a partire/i.test(printed)) return null;
  const found = ownDay.exec(printed);
  if (found === null) return null;
  if (found.index === 0 && !textual.test(printed.split(sentenceEnd, 1)[0]!)) return null;
  const [dayOf, month, year] = found.slice(1).filter((part) => part !== undefined);
  const date = dateOfWords(dayOf!, month!, year!);
  return date === null ? null : { date, words: found[0].replace(/^,\s/, '') };
}
