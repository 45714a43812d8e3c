// Words that texts write as one, with a hyphen or apart: `online`, `on-line`, `on line`; `coautore`, `co-autore`.
import { stemWord } from '../stem.js';
import type { TextIndex } from './index.js';
import type { Term } from './query.js';
import { formMark } from './scan.js';
import { asWritingOf, type KnownTerm } from './terms.js';

/** What is written before another word, with it or apart. */
const firstParts: ReadonlySet<string> = new Set(
  [
    'anti auto bio co contro eco euro ex extra foto infra inter intra iper macro maxi mega meta micro mini multi neo non off on para',
    'pluri poli post pre pro radio semi smart socio sotto sovra stra sub super tecno tele termo trans turbo ultra vice video web',
  ].flatMap((line) => line.split(' ')),
);

/** Letters of what follows, at least. */
const leastLetters = 4;

/** A word alone, that may have other writings. */
const isPlain = (terms: readonly Term[]): boolean =>
  terms.length === 1 &&
  terms.every(
    ({ words, isExact, isPrefix, article }) =>
      words.length === 1 && !isExact && isPrefix !== true && article === undefined,
  );

/** The groups of a query, each with its words in another writing that texts may have: two that follow one another as one word, or one as two. */
export function withJoinings(
  index: TextIndex,
  groups: readonly (readonly Term[])[],
  know: (term: Term) => KnownTerm,
): KnownTerm[][] {
  const others = otherJoinings(index, groups);
  return groups.map((terms, at) => {
    const known = terms.map(know);
    return [...known, ...others[at]!.map((other) => asWritingOf(known, know(other)))];
  });
}

/** Of each group the other writings, with the place of the word that they stand for. */
function otherJoinings(index: TextIndex, groups: readonly (readonly Term[])[]): Term[][] {
  const others: Term[][] = groups.map(() => []);
  groups.forEach((terms, at) => {
    if (!isPlain(terms)) return;
    const [term] = terms as [Term];
    const { word } = term.words[0]!;
    others[at]!.push(...inTwo(index, word).map((words) => ({ ...term, words, isBegun: false, isExact: true })));
    const next = groups[at + 1];
    if (next === undefined || !isPlain(next) || next[0]!.start > term.end + 1 || !firstParts.has(word)) return;
    const joined = word + next[0]!.words[0]!.word;
    if (!isThere(index, joined)) return;
    const words = [{ word: joined, stem: stemWord(joined), offset: 0 }];
    others[at]!.push({ ...term, words, isBegun: false });
    others[at + 1]!.push({ ...next[0]!, words, isBegun: false });
  });
  return others;
}

/** Whether a document has the word as it is written. */
function isThere(index: TextIndex, word: string): boolean {
  const stem = stemWord(word);
  return index.stems.find(word === stem ? stem : formMark + word) !== null;
}

/** `coautore` as `co`, `autore`, where documents have both words. */
function inTwo(index: TextIndex, word: string): Term['words'][] {
  const found: Term['words'][] = [];
  for (let length = 2; length <= word.length - leastLetters; length++) {
    const parts = [word.slice(0, length), word.slice(length)];
    if (firstParts.has(parts[0]!) && parts.every((part) => isThere(index, part)))
      found.push(parts.map((part, offset) => ({ word: part, stem: stemWord(part), offset })));
  }
  return found;
}
