// One pack on its way to the disk: a temporary file, checked as a ZIP, flushed, then renamed.
import { createHash } from 'node:crypto';
import { open, rename, rm, statfs, type FileHandle } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { asDiskError, DiskError, loadPackList } from '../../engine/index.js';
import type { Read } from './client.js';
import { answerFault, Fault, transferFault } from './fault.js';

/** A pack that is on the disk, whole. */
export interface PackFile {
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
  /** Folders of acts in it. */
  acts: number;
  /** Documents in it. */
  documents: number;
}

/** The end of the name of a file that is not whole; no reader of a corpus opens it. */
export const partEnd = '.part';

/** A ZIP without entries is this long: the portal's answer where it has no document yet. */
const emptyZipBytes = 22;

/** Called with the bytes that arrived so far, and the size where the portal states it. */
export type Arrived = (bytes: number, size: number | null) => void;

/**
 * Reads the answer of a download into the file.
 * @param expectedActs acts that the pack should hold, to recognise another one
 * @returns `null` for an empty pack, of which no file is kept
 * @throws {Fault} where what came is not a whole pack of about so many acts, {@link DiskError} where it can't be written
 */
export function keepPack(path: string, expectedActs: number, arrived: Arrived): Read<PackFile | null> {
  return async (response, touch) => {
    if (!response.ok) throw answerFault(response, await response.text());
    const temporary = `${path}${partEnd}`;
    try {
      const size = statedSize(response);
      await checkSpace(path, size);
      const written = await writeBody(response, temporary, (bytes) => {
        touch();
        arrived(bytes, size);
      });
      if (size !== null && written.bytes !== size) throw transferFault(`${written.bytes} bytes of ${size}`);
      if (written.bytes === emptyZipBytes) return null;
      const held = await inspectPack(temporary);
      checkActs(held.acts, expectedActs);
      await rename(temporary, path);
      await flushFolder(dirname(path));
      return { ...written, ...held };
    } catch (error) {
      throw asDiskError(path, error);
    } finally {
      await rm(temporary, { force: true });
    }
  };
}

/**
 * The acts and documents of a pack.
 * @throws {Fault} where it is not a whole ZIP
 */
async function inspectPack(path: string): Promise<{ acts: number; documents: number }> {
  const listPack = await loadPackList();
  const { documents, damage } = await listPack(path);
  if (damage !== null) throw transferFault(damage);
  return { acts: new Set(documents.map(folderOf)).size, documents: documents.length };
}

/** The folder of an act; documents without one begin with the date of the Gazzetta and the editorial code. */
export function folderOf(document: string): string {
  const slash = document.lastIndexOf('/');
  return slash === -1 ? document.split(/_(?:ORIGINALE|VIGENZA)_/)[0]! : document.slice(0, slash);
}

/** The catalogue's number is not exact. Half of it is another pack, three times as many a selection that was ignored. */
function checkActs(found: number, expected: number): void {
  if (found * 2 < expected) throw transferFault(`a pack of ${found} acts, about ${expected} expected`);
  if (found > expected * 3 + 20) throw new Fault(`a pack of ${found} acts, about ${expected} expected`, 'never');
}

async function writeBody(
  response: Response,
  path: string,
  arrived: (bytes: number) => void,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  const file = await open(path, 'w');
  try {
    for await (const chunk of bodyOf(response)) {
      if (bytes === 0) checkStart(response, chunk);
      await writeAll(file, chunk);
      hash.update(chunk);
      bytes += chunk.length;
      arrived(bytes);
    }
    if (bytes === 0) throw transferFault(`status ${response.status} with 0 bytes, a ZIP expected`);
    await file.sync();
  } finally {
    await file.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** An error may come with status 200, as JSON or HTML. @throws {Fault} where the first bytes are not those of a ZIP */
function checkStart(response: Response, chunk: Uint8Array): void {
  if (chunk[0] === 0x50 && (chunk.length === 1 || chunk[1] === 0x4b)) return;
  throw answerFault(response, Buffer.from(chunk.subarray(0, 2_000)).toString());
}

/** No chunk where the answer has no body. */
async function* bodyOf({ body }: Response): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  for (let read = await reader?.read(); read?.value !== undefined; read = await reader?.read()) yield read.value;
}

export async function writeAll(file: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let at = 0; at < chunk.length;) at += (await file.write(chunk, at)).bytesWritten;
}

/** `null` where the answer does not say, or says it of compressed bytes. */
function statedSize({ headers }: Response): number | null {
  const length = headers.get('content-length');
  return length === null || headers.has('content-encoding') ? null : Number(length);
}

/** Asks before the bytes are fetched. @throws {DiskError} */
async function checkSpace(path: string, size: number | null): Promise<void> {
  if (size === null) return;
  const { bavail, bsize } = await statfs(dirname(path));
  if (bavail * bsize >= size) return;
  throw new DiskError(`${path}: ${bavail * bsize} bytes free, ${size} needed`);
}

/** Makes a rename last. */
export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** A name of a collection as that of a file; different names stay different. */
export function fileName(name: string): string {
  const plain = encodeURIComponent(name).replace(/%20/g, ' ').replace(/^\./, '%2E');
  // Accented letters stay readable.
  return plain.replace(/(?:%[89A-F][0-9A-F])+/g, (bytes) => decodeURIComponent(bytes));
}

/** Whether a path names an unfinished pack. */
export function isPart(path: string): boolean {
  return basename(path).endsWith(partEnd);
}
