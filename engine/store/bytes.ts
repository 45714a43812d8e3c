// The bytes of a snapshot: in memory, or in a file that is read by position.
import { closeSync, fstatSync, readSync } from 'node:fs';

/** A part of the snapshot is damaged; found when it is first read. */
export class DamagedError extends Error {
  /** Of its own: an error that goes to another thread keeps its properties, not its class. */
  override readonly name = 'DamagedError';
}

/** Where bytes come from: memory or a file read by position. */
export interface Bytes {
  readonly size: number;
  /** True if `read` returns a view without copying. */
  readonly inMemory: boolean;
  /** Increases when the bytes may have changed since the last read. */
  generation: number;
  /**
   * Exactly `length` bytes from `offset`; throws {@link DamagedError} where there are fewer.
   * @param into memory of at least that length to read them into, where they are not in memory already
   */
  read(offset: number, length: number, into?: Buffer): Buffer;
  /** By which another thread of the process opens the same bytes, without a copy. */
  readonly handle: BytesHandle;
  close(): void;
}

/** The bytes of a snapshot as another thread is given them: an open file, or memory that is shared. */
export type BytesHandle = { descriptor: number } | { memory: Uint8Array };

/** Time between two checks whether an open file changed, in milliseconds. */
const trustedMilliseconds = 100;

/** Bytes of an open file, read by position. */
export function fileBytes(descriptor: number): Bytes {
  const { size, mtimeMs } = fstatSync(descriptor);
  let [looked, writtenAt] = [Date.now(), mtimeMs];
  return {
    size,
    inMemory: false,
    generation: 0,
    handle: { descriptor },
    read(offset, length, into) {
      const now = Date.now();
      if (now - looked > trustedMilliseconds) {
        looked = now;
        const found = fstatSync(descriptor).mtimeMs;
        // The file was written to, or only touched.
        if (found !== writtenAt) this.generation++;
        writtenAt = found;
      }
      const buffer = into ? into.subarray(0, length) : Buffer.allocUnsafe(length);
      let done = 0;
      while (done < length) {
        const count = readSync(descriptor, buffer, done, length - done, offset + done);
        if (count === 0) throw new DamagedError(`${offset + done} bytes found, at least ${offset + length} expected`);
        done += count;
      }
      return buffer;
    },
    close: () => closeSync(descriptor),
  };
}

/** Bytes in memory; slices are views. */
export function memoryBytes(buffer: Buffer): Bytes {
  return {
    size: buffer.length,
    inMemory: true,
    generation: 0,
    handle: { memory: buffer },
    read(offset, length) {
      if (offset + length > buffer.length) {
        throw new DamagedError(`${buffer.length} bytes found, at least ${offset + length} expected`);
      }
      return buffer.subarray(offset, offset + length);
    },
    close: () => undefined,
  };
}

/** The bytes that another thread opened; closing them is left to that thread. */
export function bytesOf(handle: BytesHandle): Bytes {
  if ('memory' in handle) {
    const { buffer, byteOffset, length } = handle.memory;
    return memoryBytes(Buffer.from(buffer as ArrayBuffer, byteOffset, length));
  }
  return { ...fileBytes(handle.descriptor), close: () => undefined };
}
