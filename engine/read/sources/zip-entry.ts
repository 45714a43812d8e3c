// One entry of a ZIP pack, read with its size and CRC-32 checked.
import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { crc32, createInflateRaw, inflateRaw, inflateRawSync, type ZlibOptions } from 'node:zlib';
import { compact } from '../../store/compact.js';
import { readAtOnce } from './file.js';
import { SourceError } from './source.js';

/** Bytes read by position: a file, or an inner pack held in memory. */
export interface Bytes {
  size: number;
  /** Fewer than `length` bytes only at the end. */
  read(position: number, length: number): Promise<Buffer>;
  /** The same, the thread held meanwhile. */
  readAtOnce(position: number, length: number): Buffer;
}

export interface PackEntry {
  path: string;
  /** Bytes in the pack, and once unpacked. */
  packed: number;
  size: number;
  crc: number;
  /** Offset of its local header, in bytes. */
  offset: number;
  method: number;
  isEncrypted: boolean;
}

export const stored = 0;
export const deflated = 8;
const inflate = promisify(inflateRaw);

/** Up to this size entries are read and inflated at once: by way of other threads that takes several times as long. */
const smallBytes = 2 ** 20;

/** The bytes of an entry, checked against the size and the CRC that the directory states. */
export async function readEntry(bytes: Bytes, entry: PackEntry): Promise<Buffer> {
  const unpacked =
    Math.max(entry.packed, entry.size) <= smallBytes ? await readSmall(bytes, entry) : await readLarge(bytes, entry);
  if (unpacked.length !== entry.size) throw wrongSize(entry, String(unpacked.length));
  if (crc32(unpacked) !== entry.crc) throw wrongCrc(entry);
  return unpacked;
}

async function readSmall(bytes: Bytes, entry: PackEntry): Promise<Buffer> {
  // Reading holds the thread: between two documents others have their turn.
  await setImmediate();
  const start = startOf(entry, bytes.readAtOnce(entry.offset, headerBytes), bytes.size);
  const packed = bytes.readAtOnce(start, entry.packed);
  try {
    // A view of an inner pack must not keep all of it in memory.
    return entry.method === stored ? compact(packed) : inflateRawSync(packed, inflating(entry));
  } catch (error) {
    throw wrongStream(entry, error);
  }
}

async function readLarge(bytes: Bytes, entry: PackEntry): Promise<Buffer> {
  const packed = await bytes.read(await findStart(bytes, entry), entry.packed);
  try {
    return entry.method === stored ? packed : await inflate(packed, inflating(entry));
  } catch (error) {
    throw wrongStream(entry, error);
  }
}

/** One byte more than there should be is seen, and no more are made. */
function inflating({ size }: PackEntry): ZlibOptions {
  return { maxOutputLength: size + 1, chunkSize: Math.max(64, size + 1) };
}

/** An inner pack unpacked into a file that is already unlinked: it goes with its handle, however the process ends. */
export async function spoolEntry(bytes: Bytes, entry: PackEntry): Promise<FileHandle> {
  const start = await findStart(bytes, entry);
  const folder = await mkdtemp(join(tmpdir(), 'legami-spool-'));
  let handle: FileHandle | undefined;
  let crc = 0;
  let size = 0;
  async function* packedChunks() {
    const step = 2 ** 20;
    for (let at = 0; at < entry.packed; at += step)
      yield await bytes.read(start + at, Math.min(step, entry.packed - at));
  }
  async function keep(file: FileHandle, chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      if (size + chunk.length > entry.size) throw wrongSize(entry, 'more');
      await file.writeFile(chunk);
      crc = crc32(chunk, crc);
      size += chunk.length;
    }
  }
  try {
    const file = await open(join(folder, 'pack.zip'), 'wx+', 0o600);
    handle = file;
    if (entry.method === stored) await keep(file, packedChunks());
    else await pipeline(packedChunks, createInflateRaw(), (chunks: AsyncIterable<Buffer>) => keep(file, chunks));
    if (size !== entry.size) throw wrongSize(entry, String(size));
    if (crc !== entry.crc) throw wrongCrc(entry);
    return handle;
  } catch (error) {
    await handle?.close();
    throw error instanceof SourceError ? error : wrongStream(entry, error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Bytes of a local header before the name. */
const headerBytes = 30;

async function findStart(bytes: Bytes, entry: PackEntry): Promise<number> {
  return startOf(entry, await bytes.read(entry.offset, headerBytes), bytes.size);
}

/** Offset of the packed bytes: behind the local header, whose name and extra field may differ from the directory's. */
function startOf(entry: PackEntry, header: Buffer, size: number): number {
  if (header.length < headerBytes || header.readUInt32LE(0) !== 0x04034b50) {
    throw new SourceError(entry.path, 'no entry where the directory of the pack says', 'its local header');
  }
  const start = entry.offset + headerBytes + header.readUInt16LE(26) + header.readUInt16LE(28);
  if (start + entry.packed > size) {
    throw new SourceError(entry.path, 'the end of the pack inside the entry', 'a whole entry');
  }
  return start;
}

function wrongSize(entry: PackEntry, found: string): SourceError {
  return new SourceError(entry.path, `${found} bytes`, `${entry.size} as the directory of the pack states`);
}

function wrongCrc(entry: PackEntry): SourceError {
  return new SourceError(entry.path, 'bytes with another CRC-32', 'those that the directory of the pack states');
}

function wrongStream(entry: PackEntry, error: unknown): SourceError {
  if (!(error instanceof Error) || !('code' in error)) throw error;
  if (error.code === 'ERR_BUFFER_TOO_LARGE') return wrongSize(entry, 'more');
  return new SourceError(entry.path, `a damaged entry (${String(error.code)})`, 'a whole one');
}

export async function bytesOfFile(handle: FileHandle): Promise<Bytes> {
  const { size } = await handle.stat();
  const within = (position: number, length: number) => Math.max(0, Math.min(length, size - position));
  return {
    size,
    async read(position, length) {
      const bytes = Buffer.allocUnsafeSlow(within(position, length));
      let filled = 0;
      while (filled < bytes.length) {
        const { bytesRead } = await handle.read(bytes, filled, bytes.length - filled, position + filled);
        if (bytesRead === 0) break;
        filled += bytesRead;
      }
      return bytes.subarray(0, filled);
    },
    readAtOnce: (position, length) => readAtOnce(handle.fd, position, within(position, length)),
  };
}

export function bytesOfBuffer(buffer: Buffer): Bytes {
  const readAtOnce = (position: number, length: number) => buffer.subarray(position, position + length);
  return { size: buffer.length, read: (...place) => Promise.resolve(readAtOnce(...place)), readAtOnce };
}
