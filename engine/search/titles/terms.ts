// The terms of a search in titles: for each word of a query, the words of the index that it means.
import { foldWords, functionWords } from '../fold.js';
import { findNear } from '../typos.js';
import { readQuery, type Term } from '../text/query.js';
import { numberEntry, yearEntry } from './sigla.js';
import type { TitleIndex } from './index.js';

/** A term, with the numbers of the words that it means. */
export interface KnownTerm {
  term: Term;
  /** The word as written. */
  whole: readonly number[];
  /** Words that begin with it, where it is the last. */
  begun: readonly number[];
  /** Its other forms; once forgiven, words that it may be a typo of, in all their forms. */
  alike: readonly number[];
  /** Types, and the year, that it says; and acts that have it as their number. */
  typeOrYear: readonly number[];
  number: readonly number[];
  /** For words in quotation marks: each with its place, a word that no title has as -1. */
  phrase: readonly { code: number; offset: number }[] | null;
}

/** A group: a hit needs one of its terms. */
export type Group = readonly KnownTerm[];

export interface TitleQuery {
  required: readonly Group[];
  excluded: Group;
}

/** Looks up the words of a query. In one of function words alone all are required. */
export function readTitleQuery(index: TitleIndex, text: string): TitleQuery {
  const { required, excluded } = readQuery(text, { keepsAsking: true });
  const groups = required.length + excluded.length > 0 ? required : functionTerms(text);
  const known = groups.map((terms) => terms.map((term) => knowTerm(index, term)));
  return {
    required: withJoined(index, known, text),
    excluded: excluded.map((term) => knowTerm(index, term)),
  };
}

function functionTerms(text: string): Term[][] {
  const words = foldWords(text).filter((word) => functionWords.has(word));
  return words
    .slice(0, 24)
    .map((word) => [
      { start: 0, end: 0, words: [{ word, stem: word, offset: 0 }], isBegun: false, isExact: true, isLiteral: false },
    ]);
}

function knowTerm(index: TitleIndex, term: Term): KnownTerm {
  const none = { term, whole: [], begun: [], alike: [], typeOrYear: [], number: [], phrase: null };
  const [{ word }] = term.words as [Term['words'][number]];
  if (term.words.length > 1) {
    const phrase = term.words.map(({ word, offset }) => ({ code: index.vocabulary.get(word) ?? -1, offset }));
    return { ...none, phrase };
  }
  const own = index.vocabulary.get(word);
  const whole = own === undefined ? [] : [own];
  if (term.isExact) return { ...none, whole };
  const isOther = (code: number): boolean => code !== own;
  const alike = index.formsOf(word).filter(isOther);
  const begun = term.isBegun ? [...index.vocabulary.atPrefix(word).values()].filter(isOther) : [];
  const year = /^\d{4}$/.test(word) ? index.sigla.get(yearEntry(word)) : undefined;
  const number = index.sigla.get(numberEntry(word));
  return {
    term,
    whole,
    begun,
    alike,
    typeOrYear: [...(index.typesByWord.get(word) ?? []), ...(year === undefined ? [] : [year])],
    number: number === undefined ? [] : [number],
    phrase: null,
  };
}

/** Words that titles and names may have for a term, types, numbers and years aside. */
export const wordsOf = ({ whole, begun, alike }: KnownTerm): number[] => [...whole, ...begun, ...alike];

/** A word that stands alone in its group, in any form. */
const isPlain = ({ term, phrase }: KnownTerm): boolean => phrase === null && !term.isExact && term.words.length === 1;

/** The groups; each of two words that a blank or hyphen parts also means the word that they are together: `mini jobs`, `mini-jobs`, `minijobs`. */
function withJoined(index: TitleIndex, groups: readonly Group[], text: string): Group[] {
  const joined = groups.map((group) => [...group]);
  for (let i = 0; i + 1 < groups.length; i++) {
    const [[one], [next]] = [groups[i]!, groups[i + 1]!];
    if (groups[i]!.length !== 1 || groups[i + 1]!.length !== 1 || !isPlain(one!) || !isPlain(next!)) continue;
    if (!/^[ -]$/.test(text.slice(one!.term.end, next!.term.start))) continue;
    const word = one!.term.words[0]!.word + next!.term.words[0]!.word;
    const term = { ...next!.term, start: one!.term.start, words: [{ word, stem: word, offset: 0 }] };
    const known = knowTerm(index, term);
    // A stem may be that of the first word alone.
    const alike = known.alike.filter((code) => index.words[code]!.startsWith(word.slice(0, -1)));
    const together = { ...known, alike, typeOrYear: [], number: [] };
    if (wordsOf(together).length === 0) continue;
    joined[i]!.push(together);
    joined[i + 1]!.push(together);
  }
  return joined;
}

/** Letters of each of two words that one word may be, at least. */
const leastPart = 2;

/** Two words that are together the one that nothing has: `minijobs`, `mini-jobs`. */
function partedTerms(index: TitleIndex, known: KnownTerm): KnownTerm[] {
  const { word } = known.term.words[0]!;
  const parted: KnownTerm[] = [];
  for (let at = leastPart; at <= word.length - leastPart; at++) {
    const codes = [word.slice(0, at), word.slice(at)].map((part) => index.vocabulary.get(part));
    const [one, next] = codes;
    if (one === undefined || next === undefined) continue;
    const phrase = [one, next].map((code, offset) => ({ code, offset }));
    parted.push({ ...known, whole: [], begun: [], alike: [], typeOrYear: [], number: [], phrase });
  }
  return parted;
}

/** All that it means, but a phrase. */
export const codesOf = (term: KnownTerm): number[] => [...wordsOf(term), ...term.typeOrYear, ...term.number];

/** About how many entries have one of the terms; of a phrase, those that have its rarest word. */
export function usesOf(index: TitleIndex, terms: Group, counts: (code: number) => boolean = () => true): number {
  let sum = 0;
  for (const term of terms) {
    for (const code of codesOf(term)) if (counts(code)) sum += index.uses[code]!;
    const phrase = (term.phrase ?? []).filter(({ code }) => code >= 0 && counts(code));
    if (phrase.length > 0) sum += Math.min(...phrase.map(({ code }) => index.uses[code]!));
  }
  return sum;
}

/** Whether no title and no name has one of the terms. */
export function isUnknown(group: Group): boolean {
  return group.every((term) =>
    term.phrase === null ? codesOf(term).length === 0 : term.phrase.some(({ code }) => code < 0),
  );
}

/** The group with words that its terms may be typos of, or two words that they are together, where nothing has one of them as it is written. */
export function forgive(index: TitleIndex, group: Group): Group {
  if (!isUnknown(group)) return group;
  const parted = group.filter(isPlain).flatMap((known) => partedTerms(index, known));
  const forgiven = group.map((known) => {
    const { term } = known;
    if (term.isExact) return known;
    const near = new Set<number>();
    for (const code of findNear(term.words[0]!.word, index.vocabulary)) {
      near.add(code);
      for (const form of index.formsOf(index.words[code]!)) near.add(form);
    }
    return { ...known, alike: [...near] };
  });
  return [...forgiven, ...parted];
}
