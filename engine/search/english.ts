// English words of a query with the Italian words that are searched in their place.
import { englishTerms } from '../law/english-terms.js';
import { foldWords } from './fold.js';

/** A query in Italian, and of each English term that was replaced what stands in its place. */
export interface Translation {
  text: string;
  /** The query with one of the words for each term: those that stand first in the table before others. */
  readings: readonly string[];
  added: readonly { word: string; legal: readonly string[] }[];
  /** Whether every word of the query is English: of a term, or one that says nothing. */
  isWhole: boolean;
}

/** Words of an English question that say nothing of its matter. */
const fillers: ReadonlySet<string> = new Set(
  'a an the of in on at for to by with from and or before after under italian italy law laws act acts is are was what which who how my your do does'.split(
    ' ',
  ),
);

/** Words of a query that are translated at most: longer queries cost no more. */
const maxWords = 24;

/** Readings of a query of several terms that have several words each, at most. */
const mostReadings = 12;

let known: { byWords: ReadonlyMap<string, readonly string[]>; longest: number } | undefined;

/** Made when first asked for: the terms by their folded words, and of how many words the longest is. */
function termsByWords(): NonNullable<typeof known> {
  if (known !== undefined) return known;
  const byWords = new Map<string, readonly string[]>();
  let longest = 1;
  for (const { english, italian } of englishTerms()) {
    const words = foldWords(english);
    byWords.set(words.join(' '), italian);
    longest = Math.max(longest, words.length);
  }
  known = { byWords, longest };
  return known;
}

/**
 * The query with the English terms that the table has in Italian, the longest term first; where the law has several words for one, any of
 * them is meant. Words of an English sentence that say nothing are left out, all others stay. `null` where the query has no such term, or
 * has quotation marks, which mean words as written.
 */
export function translateQuery(query: string): Translation | null {
  const words = foldWords(query);
  if (/["“”«»]|(?:^|\s)-/u.test(query) || words.length > maxWords) return null;
  const { byWords, longest } = termsByWords();
  const text: string[] = [];
  let readings = [''];
  const added: { word: string; legal: readonly string[] }[] = [];
  let isWhole = true;
  for (let at = 0; at < words.length;) {
    const found = longestAt(words, at, byWords, longest);
    const word = words[at]!;
    if (found === null) {
      if (!fillers.has(word)) {
        isWhole = false;
        text.push(word);
        readings = readings.map((reading) => `${reading} ${word}`);
      }
      at++;
      continue;
    }
    if (!added.some((one) => one.word === found.word)) added.push({ word: found.word, legal: found.legal });
    text.push(anyOf(found.legal));
    readings = readings.flatMap((reading) => found.legal.map((one) => `${reading} ${one}`)).slice(0, mostReadings);
    at += found.length;
  }
  if (added.length === 0) return null;
  return { text: text.join(' '), readings: readings.map((reading) => reading.trim()), added, isWhole };
}

/** `(persona giuridica) OR ente`, in parentheses, as a search reads it. */
function anyOf(legal: readonly string[]): string {
  if (legal.length === 1) return legal[0]!;
  return `(${legal.map((one) => (one.includes(' ') ? `(${one})` : one)).join(' OR ')})`;
}

/** The longest term that begins at a word. */
function longestAt(
  words: readonly string[],
  at: number,
  byWords: ReadonlyMap<string, readonly string[]>,
  most: number,
) {
  for (let length = Math.min(most, words.length - at); length > 0; length--) {
    const word = words.slice(at, at + length).join(' ');
    for (const form of [word, ...singulars(word)]) {
      const legal = byWords.get(form);
      if (legal !== undefined) return { word: form, legal, length };
    }
  }
  return null;
}

/** The singulars that a plural may have: `companies`, `witnesses`, `contracts`. */
function singulars(word: string): string[] {
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`];
  if (word.endsWith('es')) return [word.slice(0, -1), word.slice(0, -2)];
  return word.endsWith('s') ? [word.slice(0, -1)] : [];
}
