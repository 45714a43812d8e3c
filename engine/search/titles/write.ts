// Titles → columns: the words of each act, as a snapshot keeps them for the index that comes up later.
import { foldWords } from '../fold.js';
import { NumberWriter } from '../numbers.js';
import { stemWord } from '../stem.js';
import { siglaEntries } from './sigla.js';

/** Named runs of numbers; written as they are, handed back as views over the same bytes. */
export type TitleColumns = Record<keyof typeof titleColumns, Uint8Array | Uint32Array>;

/** Each column with its type. Words are numbered by the number of acts that have them, most first. */
export const titleColumns = {
  /** UTF-8, a line each. */
  words: Uint8Array,
  /** How many acts have each word. */
  wordActs: Uint32Array,
  /** The stem of each word, by its line in `stems`. */
  wordStems: Uint32Array,
  stems: Uint8Array,
  /** Numbers of the words of act `a`, its type, number and year before its title: from `actStarts[a]` to `[a + 1]`. */
  acts: Uint8Array,
  actStarts: Uint32Array,
} as const;

/** The indexed data of an act. Without an ELI it has no type, number and year. */
export interface IndexedAct {
  title: string;
  eli?: string;
}

/** Indexes titles, types, numbers and years. Acts are numbered 0 to n-1 in the order given; the same acts give the same bytes. */
export function buildTitleIndex(acts: Iterable<IndexedAct>): TitleColumns {
  const known = new Map<string, number>();
  const uses: number[] = [];
  const numberOf = (word: string): number => {
    const number = known.get(word) ?? known.size;
    known.set(word, number);
    return number;
  };
  const read = Array.from(acts, ({ title, eli }) => {
    const words = [...(eli === undefined ? [] : siglaEntries(eli)), ...foldWords(title)].map(numberOf);
    for (const word of new Set(words)) uses[word] = (uses[word] ?? 0) + 1;
    return words;
  });
  const words = [...known.keys()];
  const order = words.map((_, word) => word).sort((a, b) => uses[b]! - uses[a]! || (words[a]! < words[b]! ? -1 : 1));
  const codes = new Uint32Array(words.length);
  order.forEach((word, code) => (codes[word] = code));
  const writer = new NumberWriter();
  const actStarts = new Uint32Array(read.length + 1);
  read.forEach((list, act) => {
    for (const word of list) writer.write(codes[word]!);
    actStarts[act + 1] = writer.length;
  });
  const stems = new Map<string, number>();
  const wordStems = order.map((word) => {
    const stem = stemWord(words[word]!);
    const number = stems.get(stem) ?? stems.size;
    stems.set(stem, number);
    return number;
  });
  return {
    words: lines(order.map((word) => words[word]!)),
    wordActs: Uint32Array.from(order, (word) => uses[word]!),
    wordStems: Uint32Array.from(wordStems),
    stems: lines([...stems.keys()]),
    acts: writer.finish(),
    actStarts,
  };
}

const lines = (words: readonly string[]): Uint8Array => new Uint8Array(Buffer.from(words.join('\n'), 'utf8'));
