// The day since which an amending unit has effect, where its own words state it.
import { dateOfWords, namedDay as day } from '../dated-number.js';
import { textual } from './token/patterns.js';

/** `a decorrere dal 1° gennaio 2021` */
const since = String.raw`(?:(?:a\sdecorrere|con\s(?:effetto|decorrenza|efficacia)(?:\sretroattiv[oa])?|a\spartire|a\sfar\s(?:data|tempo))\s(?:a\sdecorrere\s)?(?:dal(?:l')?\s?)?|dal(?:l'|\s))${day}`;
const amended = String.raw`(?:sostituit|abrogat|soppress|inserit|aggiunt|modificat|apportat)[oaie]`;
const auxiliary = String.raw`(?:e'|è|sono)\s(?:[a-z']{1,12}\s)?`;

/**
 * A unit that amends since a day of its own: it begins with it, or its place does (`All'articolo 5, a decorrere dal …, il comma 2 …`); it
 * stands beside the verb; or it is set off by commas (`, con efficacia dal …`).
 */
const ownDay = new RegExp(
  [
    `^${since}`,
    String.raw`^(?:al|all|alla|allo|ai|agli|alle|nel|nell|nella|nello|nei|negli|nelle)[\s'](?:[^.;:«]|(?<=\bn)\.){1,160},\s${since},`,
    String.raw`,\s(?:a\sdecorrere|con\s(?:efficacia|effetto|decorrenza)|a\spartire|a\sfar\sdata)\s(?:a\sdecorrere\s)?dal\s${day},\s${auxiliary}${amended}`,
    String.raw`,\scon\s(?:efficacia|effetto|decorrenza)(?:\sretroattiv[oa])?\s(?:a\sdecorrere\s)?dal\s${day}`,
    String.raw`(?<!\bche\s)${auxiliary}${amended},?\s${since}`,
  ].join('|'),
  'i',
);

/** An item of a list, whose verb stands above it. */
const ofItem = new RegExp(String.raw`,\s${since}(?=[;.]?$)`, 'i');

/** The end of a sentence before another one: not behind `n. 163` or `art. 5`. */
const sentenceEnd = /(?<=[a-z]{3})\.\s[A-Z]/;

/**
 * The day since which a unit's own words have effect, with these words. A day that a unit begins with is that of its first sentence:
 * `A decorrere dal 1° gennaio 2007 il canone e' fissato in … . All'articolo 5 … le parole … sono soppresse` defers no words.
 */
export function ownEffect(printed: string): { date: string; words: string } | null {
  if (!/(?:\bdal|decorrenza)\W{1,3}\d/i.test(printed)) return null;
  // `c) gli articoli da 33 a 35 del decreto legislativo …, a decorrere dal 1° gennaio 2016;`
  const found = ownDay.exec(printed) ?? (textual.test(printed.toLowerCase()) ? null : ofItem.exec(printed));
  if (found === null) return null;
  if (found.index === 0 && !textual.test(printed.split(sentenceEnd, 1)[0]!)) return null;
  const [dayOf, month, year] = found.slice(1).filter((part) => part !== undefined);
  const date = dateOfWords(dayOf!, month!, year!);
  return date === null ? null : { date, words: found[0].replace(/^,\s/, '') };
}
