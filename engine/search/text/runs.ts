// Occurrences of words on their way into an index: gathered in memory, sorted run by run, merged word by word.
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Occurrences that a run holds: 26 MB beside their positions. */
const runOccurrences = 1 << 21;

/** Bytes of positions that a run holds at most. */
const runPositions = 1 << 25;

/** Of both there is memory for so many at first, for most indexes are small; it doubles until a run is full. */
const firstOccurrences = 1 << 12;
const firstPositions = 1 << 14;

/** Bytes of sorted runs that stay in memory; later ones go to a temporary file. */
const heldBytes = 128 * 2 ** 20;

/** The documents that have one word, ascending, each with the word's impact and positions there. */
export interface WordDocuments {
  documents: Uint32Array;
  impacts: Uint8Array;
  /** Positions of document `i`: `positions` from `positionEnds[i - 1]` to `[i]`, as they were added. */
  positionEnds: Uint32Array;
  positions: Uint8Array;
}

/** A sorted run: the entries of a word are adjacent, words ascending. */
interface Run {
  /** The words of the run, and where the occurrences of each end. */
  words: Uint32Array;
  ends: Uint32Array;
  /** Document, then end of its positions, of each occurrence. */
  read(from: number, to: number): { pairs: Uint32Array; impacts: Uint8Array };
  readPositions(from: number, to: number): Uint8Array;
}

/** Gathers occurrences in bounded memory. Documents must come in ascending order. */
export class Occurrences {
  #words = new Uint32Array(firstOccurrences);
  #documents = new Uint32Array(firstOccurrences);
  #impacts = new Uint8Array(firstOccurrences);
  #positionEnds = new Uint32Array(firstOccurrences);
  #positions = new Uint8Array(firstPositions);
  #count = 0;
  #positionBytes = 0;
  readonly #runs: Run[] = [];
  #held = 0;
  #file: number | undefined;
  #fileSize = 0;
  readonly #limit: { occurrences: number; held: number };

  /** @param limit smaller ones than usual, for tests */
  constructor(limit: { occurrences?: number; held?: number } = {}) {
    this.#limit = { occurrences: limit.occurrences ?? runOccurrences, held: limit.held ?? heldBytes };
  }

  /** Adds a word of a document; its positions are `bytes` from `start` to `end`. */
  add(word: number, document: number, impact: number, bytes: Uint8Array, start: number, end: number): void {
    const size = end - start;
    if (this.#count === this.#limit.occurrences || this.#positionBytes + size > runPositions) this.#endRun();
    if (this.#positionBytes + size > this.#positions.length)
      this.#positions = grown(this.#positions, Math.max(2 * this.#positions.length, this.#positionBytes + size));
    if (this.#count === this.#words.length) this.#double();
    for (let at = start; at < end; at++) this.#positions[this.#positionBytes++] = bytes[at]!;
    this.#words[this.#count] = word;
    this.#documents[this.#count] = document;
    this.#impacts[this.#count] = impact;
    this.#positionEnds[this.#count] = this.#positionBytes;
    this.#count++;
  }

  #double(): void {
    const size = 2 * this.#count;
    this.#words = grown(this.#words, size);
    this.#documents = grown(this.#documents, size);
    this.#impacts = grown(this.#impacts, size);
    this.#positionEnds = grown(this.#positionEnds, size);
  }

  /** Ends the last run; nothing is added afterwards. */
  finish(): void {
    if (this.#count > 0) this.#endRun();
    this.#positions = new Uint8Array(0);
  }

  /** The documents of a word, of all runs; none for a word that was not added. */
  of(word: number): WordDocuments {
    const found = this.#runs.flatMap((run) => {
      const at = indexOf(run.words, word);
      return at < 0
        ? []
        : [run.read(at === 0 ? 0 : run.ends[at - 1]!, run.ends[at]!)].map((part) => ({ run, ...part }));
    });
    const count = found.reduce((sum, { impacts }) => sum + impacts.length, 0);
    const documents = new Uint32Array(count);
    const impacts = new Uint8Array(count);
    const positionEnds = new Uint32Array(count);
    const positions: Uint8Array[] = [];
    let [at, size] = [0, 0];
    for (const { run, pairs, impacts: own } of found) {
      impacts.set(own, at);
      const start = pairs[0]!;
      const bytes = run.readPositions(start, pairs.at(-1)!);
      positions.push(bytes);
      for (let i = 0; i < own.length; i++, at++) {
        documents[at] = pairs[2 * i + 1]!;
        positionEnds[at] = size + pairs[2 * i + 2]! - start;
      }
      size += bytes.length;
    }
    return { documents, impacts, positionEnds, positions: concat(positions, size) };
  }

  /** Lets go of the temporary file; nothing can be read afterwards. */
  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }

  #endRun(): void {
    const count = this.#count;
    const order = sortedOrder(this.#words.subarray(0, count));
    const impacts = new Uint8Array(count);
    const positions = new Uint8Array(this.#positionBytes);
    // One pair more before all others, whose second number is where the first positions begin.
    const pairs = new Uint32Array(2 * count + 1);
    const words: number[] = [];
    const ends: number[] = [];
    let size = 0;
    for (let i = 0; i < count; i++) {
      const from = order[i]!;
      const word = this.#words[from]!;
      if (words.at(-1) !== word) {
        words.push(word);
        ends.push(i);
      }
      ends[ends.length - 1] = i + 1;
      const start = from === 0 ? 0 : this.#positionEnds[from - 1]!;
      for (let at = start; at < this.#positionEnds[from]!; at++) positions[size++] = this.#positions[at]!;
      impacts[i] = this.#impacts[from]!;
      pairs[2 * i + 1] = this.#documents[from]!;
      pairs[2 * i + 2] = size;
    }
    this.#runs.push({
      words: Uint32Array.from(words),
      ends: Uint32Array.from(ends),
      ...this.#keep(pairs, impacts, positions),
    });
    this.#count = 0;
    this.#positionBytes = 0;
  }

  /** Keeps the bytes of a run, in memory or in the file. */
  #keep(pairs: Uint32Array, impacts: Uint8Array, positions: Uint8Array): Pick<Run, 'read' | 'readPositions'> {
    const size = pairs.byteLength + impacts.length + positions.length;
    if (this.#held + size <= this.#limit.held) {
      this.#held += size;
      return {
        read: (from, to) => ({ pairs: pairs.subarray(2 * from, 2 * to + 1), impacts: impacts.subarray(from, to) }),
        readPositions: (from, to) => positions.subarray(from, to),
      };
    }
    const file = (this.#file ??= openTemporary());
    const [pairsAt, impactsAt, positionsAt] = [pairs, impacts, positions].map((part) => this.#write(file, part));
    return {
      read: (from, to) => ({
        pairs: new Uint32Array(readAt(file, pairsAt! + 8 * from, 8 * (to - from) + 4).buffer),
        impacts: readAt(file, impactsAt! + from, to - from),
      }),
      readPositions: (from, to) => readAt(file, positionsAt! + from, to - from),
    };
  }

  #write(file: number, part: Uint8Array | Uint32Array): number {
    const bytes = new Uint8Array(part.buffer, part.byteOffset, part.byteLength);
    const start = this.#fileSize;
    for (let done = 0; done < bytes.length;) done += writeSync(file, bytes, done, bytes.length - done, start + done);
    this.#fileSize += bytes.length;
    return start;
  }
}

/** The order in which words ascend, occurrences of one word as they came. */
function sortedOrder(words: Uint32Array): Uint32Array {
  const most = words.reduce((most, word) => Math.max(most, word), 0);
  const next = new Uint32Array(most + 2);
  for (const word of words) next[word + 1]!++;
  for (let word = 0; word <= most; word++) next[word + 1]! += next[word]!;
  const order = new Uint32Array(words.length);
  words.forEach((word, i) => (order[next[word]!++] = i));
  return order;
}

/** Index of a number in an ascending list, or -1. */
function indexOf(sorted: Uint32Array, number: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < number) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === number ? low : -1;
}

function concat(parts: readonly Uint8Array[], size: number): Uint8Array {
  if (parts.length === 1) return parts[0]!;
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** A temporary file that vanishes with its descriptor. */
function openTemporary(): number {
  const folder = mkdtempSync(join(tmpdir(), 'legami-'));
  try {
    return openSync(join(folder, 'words'), 'w+');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readAt(file: number, start: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let done = 0; done < length;) {
    const count = readSync(file, bytes, done, length - done, start + done);
    if (count === 0) throw new Error(`temporary file: ${start + done} bytes found, ${start + length} expected`);
    done += count;
  }
  return bytes;
}

/** The same numbers, with room for `size`. */
function grown<Numbers extends Uint8Array | Uint32Array>(numbers: Numbers, size: number): Numbers {
  const larger = new (numbers.constructor as new (size: number) => Numbers)(size);
  larger.set(numbers);
  return larger;
}
