// A query: for each of its words, the words of the index that it matches.
import { foldWords, functionWords } from './fold.js';
import { stemWord } from './stem.js';
import { numberToken, yearToken } from './tokens.js';
import type { OpenColumns } from './columns.js';

/** Bounds on a query, so that longer ones cost no more. Each word is one bit, hence at most 30. */
const maxQueryLength = 1000;
const maxQueryWords = 30;

/** One word of a query, and the words of the index (by index) that match it. */
export interface Term {
  word: string;
  /** The word as written, or -1 where no title or name has it. */
  whole: number;
  /** Words `[from, to)` that begin with it; none unless it is the last. */
  begun: readonly [from: number, to: number];
  /** Inflected forms, and, once forgiven, words that it may be a typo of. */
  alike: readonly number[];
  /** Dictionary entries of the types and the year that it names. */
  typeOrYear: readonly number[];
  /** Entry of the acts that have it as their number, or -1. */
  number: number;
  /** False for a function word beside others: it counts in a phrase but is not required. */
  required: boolean;
}

/** Folded words of a query, bounded. */
export function queryWords(query: string): string[] {
  return foldWords(query.slice(0, maxQueryLength)).slice(0, maxQueryWords);
}

/** The words of this index that the words of the query match. In a query of function words alone all are required. */
export function readTerms(columns: OpenColumns, words: readonly string[]): Term[] {
  const onlyFunctionWords = words.every((word) => functionWords.has(word));
  return words.map((word, position) => {
    const isLast = position === words.length - 1;
    return {
      word,
      whole: columns.words.find(word),
      begun: isLast ? columns.words.beginningWith(word) : [0, 0],
      alike: membersOf(columns, columns.stems.find(stemWord(word))),
      typeOrYear: typeOrYear(columns, word),
      number: columns.words.find(numberToken(word)),
      required: onlyFunctionWords || !functionWords.has(word),
    };
  });
}

function typeOrYear({ words, typesByWord }: OpenColumns, word: string): number[] {
  const year = /^\d{4}$/.test(word) ? words.find(yearToken(word)) : -1;
  return [...(typesByWord.get(word) ?? []), ...(year < 0 ? [] : [year])];
}

/** Words of a stem; none of -1. */
export function membersOf(columns: OpenColumns, stem: number): number[] {
  if (stem < 0) return [];
  return [...columns.stemMembers.subarray(columns.stemMemberStarts[stem], columns.stemMemberStarts[stem + 1])];
}

/** True where some act has the word: whole, begun or inflected, or as its type, number or year. */
export function isKnown(term: Term): boolean {
  const { whole, begun, alike, typeOrYear, number } = term;
  return whole >= 0 || begun[0] < begun[1] || alike.length > 0 || typeOrYear.length > 0 || number >= 0;
}

/** Each word of titles and names that matches; some more than once. */
export function wordsOf({ alike, begun, whole }: Term): number[] {
  const words = [...alike];
  for (let word = begun[0]; word < begun[1]; word++) words.push(word);
  if (whole >= 0) words.push(whole);
  return words;
}

/** Each entry of type, number and year that matches. */
export function siglaOf({ typeOrYear, number }: Term): number[] {
  return number < 0 ? [...typeOrYear] : [...typeOrYear, number];
}

/** Each entry of the index that matches; some more than once. */
export function matchesOf(term: Term): number[] {
  return [...wordsOf(term), ...siglaOf(term)];
}
