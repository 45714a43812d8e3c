// Acts → columns: what the search reads, in the form in which the snapshot keeps it.
import { foldWords } from './fold.js';
import { NumberWriter } from './numbers.js';
import { packDictionary } from './dictionary.js';
import { namesByAct } from './known-names.js';
import { stemWord } from './stem.js';
import { nameBreak, nameToken, siglaTokens } from './tokens.js';
import type { TitleColumns } from './columns.js';

/** The indexed data of an act. Without an ELI it has neither names nor type, number and year. */
export interface IndexedAct {
  title: string;
  eli?: string;
}

/** An act as numbers of words: those that are read in order, and those that only postings have. */
interface ActWords {
  inOrder: Uint32Array;
  wholeNames: readonly number[];
}

/**
 * Indexes what acts are looked for by: title, names, type, number and year. Acts are numbered 0 to n-1 in the order given.
 * The same acts give the same bytes.
 */
export function buildTitleIndex(acts: Iterable<IndexedAct>): TitleColumns {
  const { words, read } = readActs(acts);
  const sorted = [...words.keys()].sort(ascending);
  const indexOf = new Uint32Array(sorted.length);
  sorted.forEach((word, index) => (indexOf[words.get(word)!] = index));
  const renumbered = read.map(({ inOrder, wholeNames }) => ({
    inOrder: inOrder.map((id) => indexOf[id]!),
    wholeNames: wholeNames.map((id) => indexOf[id]!),
  }));
  const stems = groupByStem(sorted);
  const codes = codesByFrequency(renumbered, sorted.length);
  const { bytes: wordBytes, starts: wordStarts } = packDictionary(sorted);
  const { bytes: stemBytes, starts: stemStarts } = packDictionary(stems.sorted);
  return {
    wordBytes,
    wordStarts,
    wordStems: stems.wordStems,
    wordCodes: codes,
    stemBytes,
    stemStarts,
    stemMemberStarts: stems.memberStarts,
    stemMembers: stems.members,
    ...writePostings(renumbered, sorted.length),
    ...writeTitles(renumbered, codes),
  };
}

const ascending = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Distinct words, numbered as they come, and each act as such numbers: type, number and year, title, names. */
function readActs(acts: Iterable<IndexedAct>) {
  const words = new Map<string, number>();
  const names = namesByAct();
  const numberOf = (word: string): number => {
    const known = words.get(word);
    if (known !== undefined) return known;
    words.set(word, words.size);
    return words.size - 1;
  };
  const read: ActWords[] = [];
  for (const { title, eli } of acts) {
    const named = eli === undefined ? [] : [...(names.get(eli) ?? [])].map(foldWords);
    const sigla = eli === undefined ? [] : siglaTokens(eli);
    const inOrder = [...sigla, ...foldWords(title), ...named.flatMap((name) => [nameBreak, ...name])];
    const wholeNames = named.map(nameToken).filter((token) => token !== null);
    read.push({ inOrder: Uint32Array.from(inOrder, numberOf), wholeNames: wholeNames.map(numberOf) });
  }
  return { words, read };
}

/** Stems in ascending order, the stem of each word, the words of each stem. */
function groupByStem(words: readonly string[]) {
  const groups = new Map<string, number[]>();
  words.forEach((word, index) => {
    const stem = stemWord(word);
    const group = groups.get(stem);
    if (group) group.push(index);
    else groups.set(stem, [index]);
  });
  const sorted = [...groups.keys()].sort(ascending);
  const wordStems = new Uint32Array(words.length);
  const memberStarts = new Uint32Array(sorted.length + 1);
  const members = new Uint32Array(words.length);
  sorted.forEach((stem, index) => {
    const group = groups.get(stem)!;
    members.set(group, memberStarts[index]);
    memberStarts[index + 1] = memberStarts[index]! + group.length;
    for (const word of group) wordStems[word] = index;
  });
  return { sorted, wordStems, memberStarts, members };
}

/** A number for each word, small for the frequent ones, so that titles written in them are short. */
function codesByFrequency(acts: readonly ActWords[], wordCount: number): Uint32Array {
  const uses = new Uint32Array(wordCount);
  for (const { inOrder } of acts) for (const word of inOrder) uses[word]!++;
  const codes = new Uint32Array(wordCount);
  Array.from(uses.keys())
    .sort((a, b) => uses[b]! - uses[a]! || a - b)
    .forEach((word, code) => (codes[word] = code));
  return codes;
}

/** For each word the acts that have it, ascending, as differences. */
function writePostings(indexed: readonly ActWords[], wordCount: number) {
  const lists = indexed.map(({ inOrder, wholeNames }) => new Set([...inOrder, ...wholeNames]));
  const starts = new Uint32Array(wordCount + 1);
  for (const list of lists) for (const word of list) starts[word + 1]!++;
  for (let word = 0; word < wordCount; word++) starts[word + 1]! += starts[word]!;
  const acts = new Uint32Array(starts[wordCount]!);
  const ends = starts.slice();
  lists.forEach((list, act) => {
    for (const word of list) acts[ends[word]!++] = act;
  });
  const writer = new NumberWriter();
  const postingStarts = new Uint32Array(wordCount + 1);
  for (let word = 0; word < wordCount; word++) {
    let previous = 0;
    for (let at = starts[word]!; at < starts[word + 1]!; at++) {
      writer.write(acts[at]! - previous);
      previous = acts[at]!;
    }
    postingStarts[word + 1] = writer.length;
  }
  return { postingBytes: writer.finish(), postingStarts };
}

/** Each act as the codes of its words, in order. */
function writeTitles(acts: readonly ActWords[], codes: Uint32Array) {
  const writer = new NumberWriter();
  const titleStarts = new Uint32Array(acts.length + 1);
  acts.forEach(({ inOrder }, act) => {
    for (const word of inOrder) writer.write(codes[word]!);
    titleStarts[act + 1] = writer.length;
  });
  return { titleBytes: writer.finish(), titleStarts };
}
