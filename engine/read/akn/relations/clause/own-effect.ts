// The day since which one clause of an amending unit has effect, where its own words state it.
import { dateOfWords, namedDay as day } from '../dated-number.js';
import { textual } from './token/patterns.js';

/** A day, and the words that state it; no day for an event that no document dates, `dalla data di entrata in vigore del regolamento`. */
export interface OwnEffect {
  date: string | null;
  words: string;
  /** Whether the words state a day that is not read: that of the act is not meant. */
  isUnread?: boolean;
}

/** `1° gennaio 2021`, `anno 2021`; not `anno 2021/2022`, `anno scolastico 2021`. */
const dayOrYear = String.raw`(?:(?:giorno\s)?${day}|anno\s(\d{4})(?![\d/-]))`;
/** `a decorrere dal 1° gennaio 2021`, `dall'anno 2021` */
export const since = String.raw`(?:(?:a\sdecorrere|con\s(?:effetto|decorrenza|efficacia)(?:\sretroattiv[oa])?|a\s(?:partire|valere|datare)|a\sfar\s(?:data|tempo))\s(?:a\sdecorrere\s)?(?:dal(?:l')?\s?)?|dal(?:l'|\s))${dayOrYear}`;

/** What may lead to a day at the head of a sentence: `Conseguentemente, `, `Per ragioni di bilancio, `. */
export const leadingWords = String.raw`(?:(?:(?:conseguentemente|di\sconseguenza|pertanto|quindi|inoltre|altresi'|infine),?|per\s(?:ragioni|motivi|esigenze)\sd[i']\s?[^,;.:«]{3,120},)\s)?`;

/** The day that the groups of `since` are: a year begins on its first. */
export function dateOf(groups: readonly (string | undefined)[]): string | null {
  const [first, month, year] = groups.filter((part) => part !== undefined);
  if (first === undefined) return null;
  return month === undefined ? dateOfWords('1', 'gennaio', first) : dateOfWords(first, month, year!);
}
const amended = String.raw`(?:sostituit|abrogat|soppress|inserit|aggiunt|modificat|apportat)[oaie]`;
const auxiliary = String.raw`(?:e'|è|sono|si\sintend(?:e|ono))\s(?:[a-z']{1,16}\s)?`;
/** `il 31 dicembre 2025`, `alla data del 31 dicembre 2025` */
const on = String.raw`(?:il|(?:alla|in)\sdata\sdel|alla\sdata)\s${day}`;
/** What is amended, behind the verb: no other main clause. */
const object = String.raw`(?:(?!\s(?:e'|è|sono|si|che|non)\s)(?:[^.;:«]|(?<=\b(?:n|artt?|lett))\.)){3,300}?`;

/** `dalle seguenti parole`, `il seguente`, what is brought. */
const theFollowing = String.raw`(?:(?:d?al(?:la|le|lo)?|dai|dagli|il|la|i|le|gli)\s)?(?:[a-z]{4,10}\s)?seguent[ei](?:\s[a-z]{4,10})?`;

/**
 * A unit that amends since a day of its own: it begins with it, or its place does (`All'articolo 5, a decorrere dal …, il comma 2 …`); it
 * stands beside the verb, or ends the clause that the verb begins; or it is set off by commas (`, con efficacia dal …`).
 */
const ownDay = new RegExp(
  [
    `^${leadingWords}${since}`,
    String.raw`^(?:al|all|alla|allo|ai|agli|alle|nel|nell|nella|nello|nei|negli|nelle)[\s'](?:[^.;:«]|(?<=\bn)\.){1,160},\s${since},`,
    String.raw`,\s(?:a\sdecorrere|con\s(?:efficacia|effetto|decorrenza)|a\spartire|a\sfar\sdata)\s(?:a\sdecorrere\s)?dal\s${day},\s${auxiliary}${amended}`,
    String.raw`,\scon\s(?:efficacia|effetto|decorrenza)(?:\sretroattiv[oa])?\s(?:a\sdecorrere\s)?dal\s${day}`,
    String.raw`(?<!\bche\s)${auxiliary}${amended},?\s${since}`,
    // `E' abrogata la legge …, a decorrere dal 1° luglio 1999.`
    String.raw`^(?:[^.;:«]{1,60}\s)?${auxiliary}${amended}${object},\s${since}(?=[;.]?$|\.\s)`,
    // `e' sostituita dalla seguente: «0», a decorrere dal 1° gennaio 2032`
    String.raw`(?<!\bche\s)${auxiliary}${amended},?\s(?:in\sfine,?\s)?${theFollowing}:?\s«\d{1,5}»,?\s${since}(?=[;.]?$|\.\s)`,
    String.raw`(?<!\bche\s)${auxiliary}${amended},?\s${on}`,
    String.raw`^${on},?\s${auxiliary}${amended}`,
  ].join('|'),
  'i',
);

const anyDay = new RegExp(String.raw`\bdal(?:l')?\s?${day}`, 'gi');

/**
 * The days that a sentence says are each of another place, in its order: `dal 1° marzo 2008 e dal 1° gennaio 2009 sono abrogati,
 * rispettivamente, gli articoli 4 e 5`; `null` where it does not.
 */
export function respectiveDays(printed: string): OwnEffect[] | null {
  if (!/rispettivamente/i.test(printed)) return null;
  const days = [...printed.matchAll(anyDay)].flatMap(([words, dayOf, month, year]) => {
    const date = dateOfWords(dayOf!, month!, year!);
    return date === null ? [] : [{ date, words }];
  });
  return days.length > 1 ? days : null;
}

const leads = new RegExp(String.raw`^(?:,\s|${leadingWords})`, 'i');

/** An item of a list, whose verb stands above it. */
const ofItem = new RegExp(String.raw`,\s${since}(?=[;.]?$)`, 'i');

/** The end of a sentence before another one: not behind `n. 163` or `art. 5`. */
const sentenceEnd = /(?<=[a-z]{3})\.\s[A-Z]/;

/**
 * The day since which a unit's own words have effect, with these words. A day that a unit begins with is that of its first sentence:
 * `A decorrere dal 1° gennaio 2007 il canone e' fissato in … . All'articolo 5 … le parole … sono soppresse` defers no words.
 */
export function ownEffect(printed: string): OwnEffect | null {
  if (!/(?:\bdal(?:l'anno)?|decorrenza|\b(?:il|del|data))\W{1,3}\d/i.test(printed) || respectiveDays(printed) !== null)
    return null;
  // `c) gli articoli da 33 a 35 del decreto legislativo …, a decorrere dal 1° gennaio 2016;`
  const found = ownDay.exec(printed) ?? (textual.test(printed.toLowerCase()) ? null : ofItem.exec(printed));
  if (found === null) return null;
  if (found.index === 0 && !textual.test(printed.split(sentenceEnd, 1)[0]!)) return null;
  if (ofSome.test(printed.slice(found.index + found[0].length))) return null;
  const date = dateOf(found.slice(1));
  return date === null ? null : { date, words: found[0].replace(leads, '') };
}

/** Behind a day: `dal 1° gennaio 2003 per le imprese e dal 1° gennaio 2004 per gli altri soggetti`. It is no day of the whole. */
const ofSome = new RegExp(
  String.raw`^,?\sper\s(?:l[aeo']|i|gli|il|quanto)\s?(?:[^.;:«]|(?<=\b(?:n|artt?|lett))\.){1,120}?\s(?:e|ed|nonche'),?\s(?:a\s[a-z]{5,9}\s)?dal(?:l')?\s?${day.replaceAll('(', '(?:')}`,
  'i',
);
