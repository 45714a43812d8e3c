// The stems of an index as bytes: sorted, each written as what it adds to the one before, with where its lists lie.
import { NumberWriter } from '../numbers.js';
import type { Arena, Numbers } from '../../store/snapshot.js';
import { blockSize } from './postings.js';

/** Stems between two that are written whole. */
const groupSize = 16;

/** What is known of a stem without reading its lists. */
export interface StemEntry {
  stem: string;
  articles: ListEntry;
  acts: ListEntry;
}

/** Where a list lies. */
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

/** Skips of a list of so many documents. */
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
    for (const entry of this.from(stem)) return entry.stem === stem ? entry : null;
    return null;
  }

  /** Stems in ascending order of bytes from the first that is not before `stem`. */
  *from(stem: string): Generator<StemEntry> {
    const wanted = Buffer.from(stem);
    let low = 0;
    let high = this.#groups.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (Buffer.compare(this.#firstOf(middle), wanted) <= 0) low = middle + 1;
      else high = middle;
    }
    for (let group = Math.max(0, low - 1); group < this.#groups.length; group++)
      for (const entry of this.#read(group)) if (Buffer.compare(Buffer.from(entry.stem), wanted) >= 0) yield entry;
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
    const end = group + 1 < this.#groups.length ? this.#groups.at(group + 1)! : this.#bytes.size;
    const reader = this.#open(group, Infinity);
    const size = end - this.#groups.at(group)!;
    const at = kinds.map(() => ({ start: reader.number(), skip: reader.number(), positions: reader.number() }));
    let previous: Buffer = Buffer.alloc(0);
    while (reader.at < size) {
      const shared = reader.number();
      previous = Buffer.concat([previous.subarray(0, shared), reader.bytes(reader.number())]);
      const [articles, acts] = at.map((place): ListEntry => {
        const count = reader.number();
        const entry = { ...place, count, size: 0, positionSize: 0 };
        if (count > 0) [entry.size, entry.positionSize] = [reader.number(), reader.number()];
        place.start += entry.size;
        place.skip += skipsOf(count);
        place.positions += entry.positionSize;
        return entry;
      });
      yield { stem: previous.toString(), articles: articles!, acts: acts! };
    }
  }

  /** The bytes of a group, at most so many. */
  #open(group: number, most: number): ByteReader {
    const start = this.#groups.at(group)!;
    const end = group + 1 < this.#groups.length ? this.#groups.at(group + 1)! : this.#bytes.size;
    return new ByteReader(this.#bytes.slice(start, Math.min(end, start + most)));
  }
}

class ByteReader {
  at = 0;
  constructor(private readonly source: Buffer) {}

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
