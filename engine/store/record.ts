// A record: named parts one after the other in one run of bytes. Its header states where each ends and, for deflated ones, the size and
// the CRC-32 of the plain form.
import { crc32 } from 'node:zlib';
import { deflatePiece, lazyPiece, type Piece } from './piece.js';
import { DamagedError, type Arena } from './snapshot.js';

/** A deflated part, with the size and CRC-32 of its plain form. */
export interface Deflated {
  bytes: Uint8Array;
  /** Bytes of the plain form. */
  size: number;
  /** CRC-32 of the plain form. */
  crc: number;
}

export function deflate(plain: Buffer): Deflated {
  return { bytes: deflatePiece(plain), size: plain.length, crc: crc32(plain) };
}

/** By name; those that are absent are empty. */
export type RecordParts<Name extends string> = Partial<Record<Name, Uint8Array | Deflated>>;

/** The layout of a kind of record. */
export interface RecordLayout<Name extends string> {
  /** In the order in which they are stored. */
  names: readonly Name[];
  /** Numbers of parts, so that no name is looked up for each read. */
  part: Readonly<Record<Name, number>>;
  headerBytes: number;
  /** By number of a deflated part: the word of the header that holds its plain size; its CRC-32 follows. */
  figures: readonly number[];
}

/** @param names in the order in which the parts are stored; those that begin with `z` are deflated */
export function layOut<Name extends string>(names: readonly Name[]): RecordLayout<Name> {
  let words = names.length;
  const figures = names.map((name) => (name.startsWith('z') ? (words += 2) - 2 : -1));
  const part = Object.fromEntries(names.map((name, i) => [name, i])) as Record<Name, number>;
  return { names, part, headerBytes: words * 4, figures };
}

export function encodeRecord<Name extends string>(layout: RecordLayout<Name>, parts: RecordParts<Name>): Buffer {
  const header = new Uint32Array(layout.headerBytes / 4);
  let end = layout.headerBytes;
  const bytes = layout.names.map((name, i) => {
    const part: Uint8Array | Deflated = parts[name] ?? none;
    if (!(part instanceof Uint8Array)) header.set([part.size, part.crc], layout.figures[i]);
    const own = part instanceof Uint8Array ? part : part.bytes;
    header[i] = end += own.length;
    return own;
  });
  return Buffer.concat([new Uint8Array(header.buffer), ...bytes]);
}

const none = Buffer.alloc(0);

/** Bytes of a record that are read at once: the header, and the parts that most answers need. */
const firstRead = 8 * 1024;

/** A record, read from the arena as far as needed. Parts are named by their numbers in the layout. */
export class StoredRecord {
  private readonly first: Buffer;
  /** The last read beyond that, and its offset in the record. */
  private further: Buffer | null = null;
  private furtherStart = 0;

  /** Reads the header of the record at `start..end` of the arena. @throws {DamagedError} if it is not the header of a record */
  constructor(
    private readonly layout: RecordLayout<string>,
    private readonly arena: Arena,
    private readonly start: number,
    end: number,
  ) {
    this.first = arena.slice(start, Math.min(end, start + firstRead));
    const stated = this.endOf(layout.names.length - 1);
    if (stated !== end - start) throw new DamagedError(`a record: ${stated} bytes found, ${end - start} expected`);
  }

  /** Bytes of a part. */
  size(part: number): number {
    return this.endOf(part) - this.startOf(part);
  }

  /** From a part up to the end of another. */
  slice(first: number, last = first): Buffer {
    const [from, to] = [this.startOf(first), this.endOf(last)];
    if (to <= this.first.length) return this.first.subarray(from, to);
    const start = from - this.furtherStart;
    if (this.further !== null && start >= 0 && to - this.furtherStart <= this.further.length) {
      return this.further.subarray(start, to - this.furtherStart);
    }
    this.further = this.arena.slice(this.start + from, this.start + this.endOf(last));
    this.furtherStart = from;
    return this.further.subarray(0, to - from);
  }

  /** Bytes of a part, without reading the rest of it. */
  slicePart(part: number, from: number, to: number): Buffer {
    const start = this.startOf(part);
    return this.arena.slice(this.start + start + from, this.start + start + to);
  }

  /** Size of the plain form of a deflated part. */
  plainSize(part: number): number {
    return this.first.readUInt32LE(this.layout.figures[part]! * 4);
  }

  /** CRC-32 of the plain form of a deflated part. */
  plainCrc(part: number): number {
    return this.first.readUInt32LE(this.layout.figures[part]! * 4 + 4);
  }

  /** A deflated part as a piece. @param plain gives its plain form */
  piece(part: number, plain: () => readonly Buffer[]): Piece {
    return lazyPiece(
      this.plainSize(part),
      () => this.plainCrc(part),
      plain,
      () => [this.slice(part)],
    );
  }

  private endOf(part: number): number {
    return this.first.readUInt32LE(part * 4);
  }

  private startOf(part: number): number {
    return part === 0 ? this.layout.headerBytes : this.endOf(part - 1);
  }
}
