// The stems of an index as bytes: sorted, each written as what it adds to the one before, with where its lists lie.
import { NumberWriter } from '../numbers.js';
import type { Arena, Numbers } from '../../store/snapshot.js';
import { blockSize } from './postings.js';

/** Stems between two that are written whole. */
const groupSize = 16;

/** A stem, with the facts that are known without reading its lists. */
export interface StemEntry {
  stem: string;
  articles: ListEntry;
  acts: ListEntry;
}

/** Offsets of a list. */
export interface ListEntry {
  count: number;
  start: number;
  size: number;
  /** Number of its first skip. */
  skip: number;
  positions: number;
  positionSize: number;
}

/** Sizes of one list, as they are added. */
export interface ListSizes {
  count: number;
  size: number;
  positionSize: number;
}

const kinds = ['articles', 'acts'] as const;

/** Number of skips of a list of `count` documents. */
export const skipsOf = (count: number): number => (count > blockSize ? Math.ceil(count / blockSize) : 0);

/** Writes stems that come in ascending order, each with its two lists, which lie one after the other in their sections. */
export class StemWriter {
  readonly #writer = new NumberWriter();
  readonly #groups: number[] = [];
  readonly #at = { articles: { start: 0, skip: 0, positions: 0 }, acts: { start: 0, skip: 0, positions: 0 } };
  #count = 0;
  #previous: Buffer = Buffer.alloc(0);

  add(stem: string, lists: Record<(typeof kinds)[number], ListSizes>): void {
    const writer = this.#writer;
    const bytes = Buffer.from(stem);
    const isFirst = this.#count++ % groupSize === 0;
    if (isFirst) {
      this.#groups.push(writer.length);
      for (const kind of kinds) {
        const { start, skip, positions } = this.#at[kind];
        for (const number of [start, skip, positions]) writer.write(number);
      }
    }
    const shared = isFirst ? 0 : sharedBytes(this.#previous, bytes);
    writer.write(shared);
    writer.write(bytes.length - shared);
    for (const byte of bytes.subarray(shared)) writer.writeByte(byte);
    for (const kind of kinds) {
      const { count, size, positionSize } = lists[kind];
      writer.write(count);
      if (count > 0) {
        writer.write(size);
        writer.write(positionSize);
      }
      this.#at[kind].start += size;
      this.#at[kind].skip += skipsOf(count);
      this.#at[kind].positions += positionSize;
    }
    this.#previous = bytes;
  }

  finish(): { bytes: Uint8Array; groups: Uint32Array } {
    return { bytes: this.#writer.finish(), groups: Uint32Array.from(this.#groups) };
  }
}

function sharedBytes(a: Buffer, b: Buffer): number {
  let shared = 0;
  while (shared < a.length && shared < b.length && a[shared] === b[shared]) shared++;
  return shared;
}

/** Reads stems from the bytes, a group at a time; only the first of each group that was looked at is kept. */
export class StemReader {
  readonly #bytes: Arena;
  readonly #groups: Numbers;
  readonly #firsts: (Buffer | undefined)[] = [];

  constructor(bytes: Arena, groups: Numbers) {
    this.#bytes = bytes;
    this.#groups = groups;
  }

  /** The stem, or `null`. */
  find(stem: string): StemEntry | null {
    const wanted = Buffer.from(stem);
    const group = this.#groupOf(wanted);
    if (group === -1) return null;
    const reader = this.#open(group, Infinity);
    const at = readPlaces(reader);
    // Bytes that the wanted stem shares with the one before, which is less than it.
    let common = 0;
    while (!reader.isAtEnd) {
      const shared = reader.number();
      // Greater than the one wanted, where that and the one before are the same.
      if (shared < common) return null;
      const rest = reader.bytes(reader.number());
      if (shared === common) {
        let i = 0;
        while (i < rest.length && rest[i] === wanted[common + i]) i++;
        common += i;
        if (i === rest.length && common === wanted.length) {
          const [articles, acts] = at.map((place) => readEntry(reader, place));
          return { stem, articles: articles!, acts: acts! };
        }
        // `undefined` where the one wanted is its beginning.
        if (i < rest.length && !(rest[i]! < wanted[common]!)) return null;
      }
      for (const place of at) skipEntry(reader, place);
    }
    return null;
  }

  /** Stems in ascending order of bytes from the first that is not before `stem`. */
  *from(stem: string): Generator<StemEntry> {
    const wanted = Buffer.from(stem);
    let isBefore = true;
    for (let group = Math.max(0, this.#groupOf(wanted)); group < this.#groups.length; group++)
      for (const entry of this.#read(group)) {
        isBefore &&= Buffer.compare(Buffer.from(entry.stem), wanted) < 0;
        if (!isBefore) yield entry;
      }
  }

  /** The group in which a stem is, if it is; -1 before the first. */
  #groupOf(wanted: Buffer): number {
    let low = 0;
    let high = this.#groups.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (Buffer.compare(this.#firstOf(middle), wanted) <= 0) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  #firstOf(group: number): Buffer {
    return (this.#firsts[group] ??= Buffer.from(this.#readFirst(group)));
  }

  #readFirst(group: number): Buffer {
    const reader = this.#open(group, 256);
    for (let i = 0; i < 3 * kinds.length; i++) reader.number();
    reader.number();
    return reader.bytes(reader.number());
  }

  *#read(group: number): Generator<StemEntry> {
    const reader = this.#open(group, Infinity);
    const at = readPlaces(reader);
    let previous: Buffer = Buffer.alloc(0);
    while (!reader.isAtEnd) {
      const shared = reader.number();
      previous = Buffer.concat([previous.subarray(0, shared), reader.bytes(reader.number())]);
      const [articles, acts] = at.map((place) => readEntry(reader, place));
      yield { stem: previous.toString(), articles: articles!, acts: acts! };
    }
  }

  /** Bytes of a group, at most. */
  #open(group: number, most: number): ByteReader {
    const start = this.#groups.at(group)!;
    const end = group + 1 < this.#groups.length ? this.#groups.at(group + 1)! : this.#bytes.size;
    return new ByteReader(this.#bytes.slice(start, Math.min(end, start + most)));
  }
}

/** Offsets of the lists of the next stem. */
type ListStart = Pick<ListEntry, 'start' | 'skip' | 'positions'>;

const readPlaces = (reader: ByteReader): ListStart[] =>
  kinds.map(() => ({ start: reader.number(), skip: reader.number(), positions: reader.number() }));

/** Reads the sizes of a list, and moves the place behind it. */
function readEntry(reader: ByteReader, place: ListStart): ListEntry {
  const entry = { ...place, count: 0, size: 0, positionSize: 0 };
  const before = place.positions;
  [entry.count, entry.size] = skipEntry(reader, place);
  entry.positionSize = place.positions - before;
  return entry;
}

/** Reads past an entry. @returns its count and size */
function skipEntry(reader: ByteReader, place: ListStart): readonly [count: number, size: number] {
  const count = reader.number();
  if (count === 0) return nothing;
  const size = reader.number();
  place.start += size;
  place.skip += skipsOf(count);
  place.positions += reader.number();
  return [count, size];
}

const nothing = [0, 0] as const;

class ByteReader {
  at = 0;
  constructor(private readonly source: Buffer) {}

  get isAtEnd(): boolean {
    return this.at >= this.source.length;
  }

  number(): number {
    let byte = this.source[this.at++]!;
    let number = byte & 127;
    for (let scale = 128; byte > 127; scale *= 128) {
      byte = this.source[this.at++]!;
      number += (byte & 127) * scale;
    }
    return number;
  }

  bytes(length: number): Buffer {
    return this.source.subarray(this.at, (this.at += length));
  }
}
