// The working memory of one search: allocated once for an index, handed to each search in turn.
import { functionWords } from './fold.js';
import type { OpenColumns } from './columns.js';

/** A bit of what a word matches: it is a function word. The lower bits are the required terms that it matches. */
export const functionMark = 1 << 31;

/**
 * Arrays that a search fills and the next one fills again: 9 or 13 bytes an act and 8 a word (2.5 MB at 180,000 acts).
 * Two searches must not use the same memory at the same time.
 */
export class SearchMemory {
  /** By place in the order of the acts: 0, or a mark of what matched there. */
  readonly matched: Uint8Array;
  /** The places that matched. */
  readonly places: Uint32Array;
  /** Decoded numbers: one posting list, or one title. */
  readonly numbers: Uint32Array;
  /** By word code, two numbers a word: the terms that it is as written, then the terms that it means. */
  readonly marks: Int32Array;
  /** By act: the required terms that it has. Only a search for most of the words uses it, so it is allocated by the first. */
  #termsOf: Uint32Array | null = null;
  /** By required term: the position in the title where it was last seen. */
  readonly seenAt = new Int32Array(32);

  constructor({ acts, words, wordCodes, titleStarts }: OpenColumns) {
    this.matched = new Uint8Array(acts);
    this.places = new Uint32Array(acts);
    this.numbers = new Uint32Array(Math.max(acts, longestRun(titleStarts)));
    this.marks = new Int32Array(2 * words.size);
    for (const word of functionWords) {
      const index = words.find(word);
      if (index >= 0) this.marks[2 * wordCodes[index]! + 1] = functionMark;
    }
  }

  /** By act: the required terms that it has, none yet. */
  clearTerms(): Uint32Array {
    this.#termsOf ??= new Uint32Array(this.matched.length);
    return this.#termsOf.fill(0);
  }
}

/** Length of the longest run between two starts. */
function longestRun(starts: Uint32Array): number {
  let length = 0;
  for (let i = 1; i < starts.length; i++) length = Math.max(length, starts[i]! - starts[i - 1]!);
  return length;
}
