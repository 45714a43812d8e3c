// The snapshot: one immutable run of bytes that is searched and served. The format is described in snapshots/README.md.
import { constants } from 'node:buffer';
import { crc32 } from 'node:zlib';
import type { Arena } from './arena.js';
import { DamagedError, type Bytes } from './bytes.js';
import { pagedNumbers, storedType, type Column, type ColumnType, type Numbers } from './columns.js';
import { format, ownRules, readFrame } from './frame.js';
import { openSlabs } from './slabs.js';
import { bytesOfWarm, WarmSections, type SnapshotHandle, type Warm } from './warm.js';
import { atOnce, nextTurn, type Steps } from '../steps.js';

export { DamagedError, fileBytes, memoryBytes, type Bytes } from './bytes.js';
export { partArena, type Arena } from './arena.js';
export type { Numbers } from './columns.js';
export { format, SnapshotError } from './frame.js';

/** Bytes read at a time when a section is loaded into memory, whole blocks: a millisecond or two. */
const heldStep = 1 << 20;

/**
 * Checking needs whole blocks, also for a few bytes: short reads go through this buffer, so that a result holds only its own bytes.
 */
const scratch = Buffer.allocUnsafeSlow(4 * format.blockBytes);

/** A section's bytes once they are all in memory. */
interface HeldSection {
  bytes: Buffer | null;
}

interface Section {
  offset: number;
  length: number;
  /** Whether it is loaded into memory as a whole. */
  held: boolean;
  /** Bytes a number, where it is a column in fewer than its type has; else 0. */
  width: number;
}

/** An opened snapshot. Opening checks header and directory; each part is checked when it is first read. */
export class Snapshot {
  readonly #bytes: Bytes;
  readonly #sections = new Map<string, Section>();
  readonly #checksums: Uint32Array;
  readonly #checked: Uint8Array;
  #generation: number;
  readonly #columns = new Map<string, unknown>();
  readonly #numbers = new Map<string, Numbers>();
  readonly #held = new Map<string, HeldSection>();
  readonly #slabs = openSlabs();
  readonly #warm = new WarmSections();
  readonly #limit: number;
  /** SHA-256 over the documents' digests, in hexadecimal. */
  readonly digest: string;
  /** CRC-32 of the whole file: another file nearly always has another one. */
  readonly checksum: number;
  /** CRC-32 of everything that decides the answers, without the layouts that are derived from it. */
  readonly content: number;
  /** Digest of the shapes of what is written, in hexadecimal: the meaning of the bytes depends on them. */
  readonly shapes: string;
  /** Whether this program would read the documents, and write the answers, by the same rules. */
  readonly hasOwnRules: boolean;

  constructor(bytes: Bytes, name: string) {
    const { header, directory } = readFrame(bytes, name);
    this.#bytes = bytes;
    this.#limit = header.directoryOffset;
    this.digest = header.digest;
    this.checksum = header.checksum;
    this.content = header.content;
    this.shapes = header.shapes;
    this.hasOwnRules = header.rules === ownRules;
    for (let i = 0; i < header.sections; i++) {
      const at = i * format.entryBytes;
      const label = directory.toString('latin1', at, at + format.nameBytes).replace(/\0+$/, '');
      const offset = Number(directory.readBigUInt64LE(at + format.nameBytes));
      const length = Number(directory.readBigUInt64LE(at + format.nameBytes + 8));
      const flags = directory.readUInt32LE(at + format.nameBytes + 16);
      this.#sections.set(label, { offset, length, held: (flags & 1) === 1, width: (flags >> format.widthAt) & 0xff });
    }
    const table = directory.subarray(header.sections * format.entryBytes);
    this.#checksums = new Uint32Array(table.length / 4);
    new Uint8Array(this.#checksums.buffer).set(table);
    this.#checked = new Uint8Array(this.#checksums.length);
    this.#generation = bytes.generation;
  }

  get size(): number {
    return this.#bytes.size;
  }

  get sections(): ReadonlyMap<string, Section> {
    return this.#sections;
  }

  has(name: string): boolean {
    return this.#sections.has(name);
  }

  /** A whole section as a typed array, read once and kept. */
  column<T extends ColumnType>(name: string, type: T): InstanceType<T> {
    return atOnce(this.columnInSteps(name, type));
  }

  /** A long section as a typed array, read in steps that leave the thread to requests in between. */
  *columnInSteps<T extends ColumnType>(name: string, type: T): Steps<InstanceType<T>> {
    const kept = this.#columns.get(name);
    if (kept !== undefined) return kept as InstanceType<T>;
    const { offset, length, width } = this.#section(name);
    const stored = storedType(type, width);
    const column = stored === type ? yield* this.#keepColumn(offset, length, type) : yield* this.#widen(name, type);
    this.#columns.set(name, column);
    this.#warm.note({ name, isHeld: false, loaded: column });
    return column as InstanceType<T>;
  }

  /** For another thread: where the bytes are, and what is in memory of them now. */
  get handle(): SnapshotHandle {
    return { bytes: this.#bytes.handle, warm: this.#warm.all };
  }

  /** Takes over what another thread has loaded of the same snapshot, unless it is here already. */
  adopt(warm: readonly Warm[]): void {
    for (const one of warm) {
      const { name, isHeld, loaded } = one;
      if (isHeld ? this.#heldSection(name).bytes !== null : this.#columns.has(name)) continue;
      if (isHeld) this.#heldSection(name).bytes = bytesOfWarm(one);
      else this.#columns.set(name, loaded);
      this.#warm.note(one);
    }
  }

  *#keepColumn(offset: number, length: number, type: ColumnType): Steps<Column> {
    const bytes = yield* this.#keep(offset, length);
    // In memory a section may be unaligned.
    const { buffer, byteOffset } = this.#bytes.inMemory ? new Uint8Array(bytes) : bytes;
    return new type(buffer as ArrayBuffer, byteOffset, length / type.BYTES_PER_ELEMENT);
  }

  /** A column that is stored in fewer bytes a number, in those of its type. */
  *#widen(name: string, type: ColumnType): Steps<Column> {
    const { offset, length, width } = this.#section(name);
    const stored = storedType(type, width);
    const room = this.#slabs.take((length / width) * type.BYTES_PER_ELEMENT);
    const column = new type(room.buffer as ArrayBuffer, room.byteOffset, length / width);
    for (let at = 0; at < length; at += heldStep) {
      const part = new Uint8Array(this.#read(offset + at, Math.min(heldStep, length - at)));
      column.set(new stored(part.buffer), at / width);
      yield;
    }
    return column;
  }

  /** How many numbers a section has. */
  count(name: string, type: ColumnType): number {
    const { length, width } = this.#section(name);
    return length / (width || type.BYTES_PER_ELEMENT);
  }

  /** A section as numbers, read page by page on demand: a few of very many cost little. */
  numbers(name: string, type: typeof Uint32Array | typeof Float64Array): Numbers {
    const kept = this.#numbers.get(name);
    if (kept) return kept;
    const { offset, length, width } = this.#section(name);
    const numbers = pagedNumbers(storedType(type, width), length, format.blockBytes, (start, bytes) => {
      return new Uint8Array(this.#read(offset + start, bytes, scratch)).buffer;
    });
    this.#numbers.set(name, numbers);
    return numbers;
  }

  /** A section read slice by slice. */
  arena(name: string): Arena {
    const { offset, length } = this.#section(name);
    const held = this.#heldSection(name);
    const check = (start: number, end: number) => {
      if (start >= 0 && start <= end && end <= length) return;
      throw new DamagedError(`section ${name}: slice ${start}..${end} found, at most ${length} bytes expected`);
    };
    return {
      size: length,
      slice: (start, end, into) => {
        check(start, end);
        return held.bytes ? held.bytes.subarray(start, end) : this.#read(offset + start, end - start, into);
      },
      text: (start, end) => {
        check(start, end);
        return held.bytes
          ? held.bytes.toString('utf8', start, end)
          : this.#read(offset + start, end - start).toString();
      },
    };
  }

  /**
   * Reads a section into memory, in steps that leave the thread to others in between: its slices are views from then on.
   * @param isWanted called between steps; false leaves the section as it was
   */
  async hold(name: string, isWanted: () => boolean): Promise<void> {
    const { offset, length } = this.#section(name);
    const held = this.#heldSection(name);
    if (held.bytes || length > constants.MAX_LENGTH) return;
    for (const steps = this.#keep(offset, length); isWanted();) {
      const step = steps.next();
      if (step.done) {
        held.bytes = step.value;
        this.#warm.note({ name, isHeld: true, loaded: step.value });
        return;
      }
      await nextTurn();
    }
  }

  /** Bytes of the file as they lie, header and directory included; unchecked. */
  raw(offset: number, length: number): Buffer {
    return this.#bytes.read(offset, length);
  }

  close(): void {
    this.#bytes.close();
  }

  #heldSection(name: string): HeldSection {
    let held = this.#held.get(name);
    if (!held) this.#held.set(name, (held = { bytes: null }));
    return held;
  }

  #section(name: string): Section {
    const section = this.#sections.get(name);
    if (!section)
      throw new DamagedError(`section ${name} not found, expected one of ${[...this.#sections.keys()].join(', ')}`);
    return section;
  }

  /** Checked bytes from `offset` on, in a slab, without garbage. */
  *#keep(offset: number, length: number): Steps<Buffer> {
    const { blockBytes } = format;
    const first = offset - (offset % blockBytes);
    const end = Math.min(Math.ceil((offset + length) / blockBytes) * blockBytes, this.#limit);
    const kept = this.#bytes.inMemory ? undefined : this.#slabs.take(end - first);
    for (let at = first; at < end; at += heldStep) {
      this.#read(at, Math.min(heldStep, end - at), kept?.subarray(at - first));
      yield;
    }
    return kept ? kept.subarray(offset - first, offset - first + length) : this.#bytes.read(offset, length);
  }

  #read(offset: number, length: number, into?: Buffer): Buffer {
    const found = this.#readChecked(offset, length, into);
    if (this.#bytes.generation === this.#generation) return found;
    // The file may have been written to: check again what was checked before.
    this.#generation = this.#bytes.generation;
    this.#checked.fill(0);
    return this.#read(offset, length, into);
  }

  #readChecked(offset: number, length: number, into?: Buffer): Buffer {
    if (length === 0) return Buffer.alloc(0);
    const { blockBytes } = format;
    const first = Math.floor(offset / blockBytes);
    const last = Math.floor((offset + length - 1) / blockBytes);
    let unchecked = false;
    for (let block = first; block <= last && !unchecked; block++) unchecked = this.#checked[block] === 0;
    if (!unchecked) return this.#bytes.read(offset, length, into);
    const start = first * blockBytes;
    const size = Math.min((last + 1) * blockBytes, this.#limit) - start;
    const isBrief = into === undefined && !this.#bytes.inMemory && size <= scratch.length;
    const run = this.#bytes.read(start, size, isBrief ? scratch : into);
    for (let block = first; block <= last; block++) {
      const at = (block - first) * blockBytes;
      let bytes = run.subarray(at, at + blockBytes);
      // The header is written last: the first block's checksum counts it as zeros.
      if (block === 0) bytes = Buffer.concat([Buffer.alloc(format.headerBytes), bytes.subarray(format.headerBytes)]);
      if (crc32(bytes) !== this.#checksums[block]) {
        throw new DamagedError(`block ${block}: another checksum found than the one written`);
      }
      this.#checked[block] = 1;
    }
    const found = run.subarray(offset - start, offset - start + length);
    return isBrief ? Buffer.from(found) : found;
  }
}
