// Titles → columns: what the search reads, in the form in which the snapshot keeps it.
import { foldWords } from './fold.js';
import { NumberWriter } from './numbers.js';
import { packDictionary } from './dictionary.js';
import { stemWord } from './stem.js';
import type { TitleColumns } from './columns.js';

/**
 * Indexes titles. Acts are numbered 0 to n-1 in the order given. The same titles give the same bytes.
 *
 * @param acts what each act is called; a `sigla` beside the title is not indexed: a reference in a query is the
 *   citation engine's, and its numbers in the index would answer `2007` with every act of that year
 */
export function buildTitleIndex(acts: Iterable<{ title: string }>): TitleColumns {
  const { words, titles } = readTitles(acts);
  const sorted = [...words.keys()].sort(ascending);
  const indexOf = new Uint32Array(sorted.length);
  sorted.forEach((word, index) => (indexOf[words.get(word)!] = index));
  for (const title of titles) title.forEach((id, position) => (title[position] = indexOf[id]!));
  const stems = groupByStem(sorted);
  const codes = codesByFrequency(titles, sorted.length);
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
    ...writePostings(titles, sorted.length),
    ...writeTitles(titles, codes),
  };
}

const ascending = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Distinct words, numbered as they come, and each title as such numbers. */
function readTitles(acts: Iterable<{ title: string }>) {
  const words = new Map<string, number>();
  const titles: Uint32Array[] = [];
  for (const { title } of acts) {
    titles.push(
      Uint32Array.from(foldWords(title), (word) => {
        const known = words.get(word);
        if (known !== undefined) return known;
        words.set(word, words.size);
        return words.size - 1;
      }),
    );
  }
  return { words, titles };
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
function codesByFrequency(titles: readonly Uint32Array[], wordCount: number): Uint32Array {
  const uses = new Uint32Array(wordCount);
  for (const title of titles) for (const word of title) uses[word]!++;
  const codes = new Uint32Array(wordCount);
  Array.from(uses.keys())
    .sort((a, b) => uses[b]! - uses[a]! || a - b)
    .forEach((word, code) => (codes[word] = code));
  return codes;
}

/** For each word the acts that have it, ascending, as differences. */
function writePostings(titles: readonly Uint32Array[], wordCount: number) {
  const lists = titles.map((title) => new Set(title));
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

/** Each title as the codes of its words, in order. */
function writeTitles(titles: readonly Uint32Array[], codes: Uint32Array) {
  const writer = new NumberWriter();
  const titleStarts = new Uint32Array(titles.length + 1);
  titles.forEach((title, act) => {
    for (const word of title) writer.write(codes[word]!);
    titleStarts[act + 1] = writer.length;
  });
  return { titleBytes: writer.finish(), titleStarts };
}
