// Writes a snapshot section by section, with a checksum per block, to memory or to a file that is renamed when whole.
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { narrowed, type Column } from './columns.js';
import { writing } from './disk-error.js';
import { ownRules } from './frame.js';
import { partialPath, removeLeft } from './partial.js';
import { sharedSlab } from './slabs.js';
import { fileBytes, format, memoryBytes, type Bytes } from './snapshot.js';

/** The destination of a snapshot: memory or a file. */
export interface Sink {
  append(bytes: Uint8Array): void;
  /** Writes the header over the space reserved for it; the bytes are then complete. */
  finish(header: Uint8Array): Bytes;
  /** Removes what was written so far. */
  abandon(): void;
}

/** Bytes that are gathered before they go to the file. */
const waitingBytes = 1 << 22;

export interface SectionOptions {
  /** True if an opened snapshot loads the section into memory: most answers are slices of it. */
  held?: boolean;
}

/** Takes sections one after another. */
export interface Sections {
  begin(name: string, options?: SectionOptions): void;
  append(bytes: Uint8Array): void;
  column(name: string, column: Column): void;
}

/** Writes sections one after another. A section is begun, appended to, and ended by the next one. */
export class SnapshotWriter implements Sections {
  readonly #sink: Sink;
  readonly #sections: { name: string; offset: number; length: number; held: boolean; width: number }[] = [];
  readonly #checksums: number[] = [];
  #size = 0;
  #blockCrc = 0;
  #content: number | null = null;

  constructor(sink: Sink) {
    this.#sink = sink;
    this.#append(Buffer.alloc(format.headerBytes));
  }

  /** Begins a section; later appends belong to it. */
  begin(name: string, { held = false }: SectionOptions = {}): void {
    if (Buffer.byteLength(name) > format.nameBytes)
      throw new RangeError(`section name ${name}: at most ${format.nameBytes} bytes`);
    this.#append(Buffer.alloc(-this.#size & 7));
    this.#sections.push({ name, offset: this.#size, length: 0, held, width: 0 });
  }

  /** Appends to the section begun last. Returns its length before: the offset of these bytes in it. */
  append(bytes: Uint8Array): number {
    const section = this.#sections.at(-1)!;
    const offset = section.length;
    section.length += bytes.length;
    this.#append(bytes);
    return offset;
  }

  /** Writes a section that is one typed array, in as few bytes a number as its largest one needs. */
  column(name: string, column: Column): void {
    this.begin(name);
    const stored = narrowed(column);
    if (stored !== column) this.#sections.at(-1)!.width = stored.BYTES_PER_ELEMENT;
    this.append(new Uint8Array(stored.buffer, stored.byteOffset, stored.byteLength));
  }

  /** Everything that was written so far decides what is answered; what follows is derived from it, and may be left out. */
  sealContent(): void {
    this.#content = crc32(new Uint8Array(Uint32Array.from([...this.#checksums, this.#blockCrc]).buffer));
  }

  /**
   * Ends the snapshot.
   * @param digest SHA-256 of the documents, 32 bytes
   * @param shapes digest of the shapes of what is written, 8 bytes
   */
  finish(digest: Uint8Array, shapes: Uint8Array = noShapes): Bytes {
    if (this.#content === null) this.sealContent();
    const directoryOffset = this.#size;
    if (directoryOffset % format.blockBytes !== 0) this.#checksums.push(this.#blockCrc);
    const entries = Buffer.alloc(this.#sections.length * format.entryBytes);
    this.#sections.forEach(({ name, offset, length, held, width }, i) => {
      const at = i * format.entryBytes;
      entries.write(name, at, 'latin1');
      entries.writeBigUInt64LE(BigInt(offset), at + format.nameBytes);
      entries.writeBigUInt64LE(BigInt(length), at + format.nameBytes + 8);
      entries.writeUInt32LE((held ? 1 : 0) | (width << format.widthAt), at + format.nameBytes + 16);
    });
    const header = this.#header(directoryOffset, digest, shapes);
    const checksums = new Uint32Array(this.#checksums);
    const directory = Buffer.concat([entries, new Uint8Array(checksums.buffer)]);
    header.writeBigUInt64LE(BigInt(directoryOffset + directory.length), 16);
    header.writeUInt32LE(crc32(directory), 36);
    header.writeUInt32LE(crc32(header.subarray(0, format.checksumAt)), format.checksumAt);
    this.#sink.append(directory);
    return this.#sink.finish(header);
  }

  #header(directoryOffset: number, digest: Uint8Array, shapes: Uint8Array): Buffer {
    const header = Buffer.alloc(format.headerBytes);
    format.magic.copy(header);
    header.writeUInt32LE(format.version, 8);
    header.writeUInt32LE(format.byteOrder, 12);
    header.writeBigUInt64LE(BigInt(directoryOffset), 24);
    header.writeUInt32LE(this.#sections.length, 32);
    header.writeUInt32LE(this.#content!, format.contentAt);
    header.write(ownRules, format.rulesAt, 'hex');
    header.set(digest.subarray(0, 32), format.digestAt);
    header.set(shapes.subarray(0, format.shapesBytes), format.shapesAt);
    return header;
  }

  #append(bytes: Uint8Array): void {
    for (let done = 0; done < bytes.length;) {
      const room = format.blockBytes - (this.#size % format.blockBytes);
      const part = bytes.subarray(done, done + room);
      this.#blockCrc = crc32(part, this.#blockCrc);
      this.#size += part.length;
      done += part.length;
      if (this.#size % format.blockBytes === 0) {
        this.#checksums.push(this.#blockCrc);
        this.#blockCrc = 0;
      }
    }
    if (bytes.length > 0) this.#sink.append(bytes);
  }
}

/** Digest of a snapshot whose shapes are never checked. */
const noShapes = Buffer.alloc(format.shapesBytes);

/** A snapshot in memory. */
export function memorySink(): Sink {
  const chunks: Buffer[] = [];
  return {
    append: (bytes) => void chunks.push(Buffer.from(bytes)),
    finish(header) {
      const whole = sharedSlab(chunks.reduce((sum, { length }) => sum + length, 0));
      let end = 0;
      for (const chunk of chunks) end += chunk.copy(whole, end);
      whole.set(header, 0);
      return memoryBytes(whole);
    },
    abandon: () => void (chunks.length = 0),
  };
}

/**
 * A snapshot file. It grows under a temporary name beside `path` and is renamed when it is complete, so that a
 * reader sees the old file or the new one, never a part.
 * @throws {DiskError} here and when it is written, where the disk does not take it
 */
export function fileSink(path: string): Sink {
  const partial = partialPath(path);
  const descriptor = writing(path, () => openSync(partial, 'w+'));
  removeLeft(path);
  const waiting = Buffer.allocUnsafeSlow(waitingBytes);
  let filled = 0;
  const write = (bytes: Uint8Array) =>
    writing(path, () => {
      for (let done = 0; done < bytes.length;) done += writeSync(descriptor, bytes, done, bytes.length - done);
    });
  const flush = () => {
    write(waiting.subarray(0, filled));
    filled = 0;
  };
  return {
    append(bytes) {
      if (filled + bytes.length > waiting.length) flush();
      if (bytes.length > waiting.length) return write(bytes);
      waiting.set(bytes, filled);
      filled += bytes.length;
    },
    finish(header) {
      flush();
      writing(path, () => {
        writeSync(descriptor, header, 0, header.length, 0);
        fsyncSync(descriptor);
        renameSync(partial, path);
      });
      return fileBytes(descriptor);
    },
    abandon() {
      closeSync(descriptor);
      rmSync(partial, { force: true });
    },
  };
}
