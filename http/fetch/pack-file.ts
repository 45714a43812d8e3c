// One pack on its way to the disk: a temporary file, checked as a ZIP and read in part, flushed, then renamed.
import { createHash } from 'node:crypto';
import { constants, createReadStream, existsSync } from 'node:fs';
import { copyFile, link, mkdir, open, rename, rm, statfs, type FileHandle } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { asDiskError, DiskError, loadPackList } from '../../engine/index.js';
import { chunksOf, readBeginning } from './body.js';
import type { Read } from './client.js';
import { answerFault, Fault, transferFault } from './fault.js';
import { judgePack } from './judge-pack.js';
import { folderOf, keyOfDocument, type PackFile, type PackPlace } from './pack.js';

/** The end of the name of a file that is not whole; no reader of a corpus opens it. */
export const partEnd = '.part';

/** A ZIP without entries is this long: the portal's answer where it has no document yet. */
const emptyZipBytes = 22;

/** Called with the bytes that arrived so far, and the size where the portal states it. */
export type Arrived = (bytes: number, size: number | null) => void;

/** The longest pack, and what an act adds to it: the largest has 91,000 acts in 0.6 GB, a single act with 67 versions some 20 MB. */
const longestPack = 8 * 2 ** 30;
const firstBytes = 64 * 2 ** 20;
const bytesPerAct = 2 * 2 ** 20;
/** A transfer that is slower than this over five minutes never ends. */
const leastBytes = 300_000;
const leastMilliseconds = 300_000;

/**
 * Reads the answer of a download into the file. The pack that it replaces is kept beside, one of each name.
 * @returns `null` for an empty pack, of which no file is kept
 * @throws {Fault} where what came is not a whole pack of about so many acts that can be read, {@link DiskError} where it can't be written
 */
export function keepPack(place: PackPlace, arrived: Arrived): Read<PackFile | null> {
  const { path, previous } = place;
  return async (response, touch) => {
    if (!response.ok) throw answerFault(response, await readBeginning(response));
    const temporary = `${path}${partEnd}`;
    try {
      const size = statedSize(response);
      const most = Math.min(longestPack, firstBytes + place.expectedActs * bytesPerAct);
      if (size !== null && size > most) throw tooLong(`${size} bytes`, most);
      await checkSpace(path, size);
      const written = await writeBody(response, temporary, most, (bytes) => {
        touch();
        arrived(bytes, size);
      });
      if (size !== null && written.bytes !== size) throw transferFault(`${written.bytes} bytes of ${size}`);
      if (written.bytes === emptyZipBytes) return null;
      const held = await inspectPack(temporary, place.must);
      await judgePack(temporary, held, place);
      // Damaged bytes are no reason to lose the pack before them.
      if (place.held !== null && existsSync(path)) await keepPrevious(path, previous);
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

function tooLong(found: string, most: number): Fault {
  return new Fault(`${found} found, at most ${most} expected`, 'never');
}

/** The old file keeps its place until the new one takes it. */
async function keepPrevious(path: string, previous: string): Promise<void> {
  await mkdir(dirname(previous), { recursive: true });
  await rm(previous, { force: true });
  // Some file systems have no links.
  await link(path, previous).catch(() => copyFile(path, previous, constants.COPYFILE_FICLONE));
}

/**
 * The acts and documents of a pack.
 * @param must a document that is in it
 * @throws {Fault} where it is not a whole ZIP
 */
async function inspectPack(path: string, must: string | undefined): Promise<{ acts: number; documents: number }> {
  const listPack = await loadPackList();
  const { documents, damage } = await listPack(path);
  if (damage !== null) throw transferFault(damage);
  if (must !== undefined && !documents.some((document) => keyOfDocument(document) === must)) {
    throw transferFault(`a pack without the act ${must}`);
  }
  return { acts: new Set(documents.map(folderOf)).size, documents: documents.length };
}

async function writeBody(
  response: Response,
  path: string,
  most: number,
  arrived: (bytes: number) => void,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  const pace = openPace();
  const file = await openNew(path);
  try {
    for await (const chunk of chunksOf(response)) {
      if (bytes === 0) checkStart(response, chunk);
      if (bytes + chunk.length > most) throw tooLong(`more than ${most} bytes`, most);
      pace(chunk.length);
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

/** Watches how many bytes come. @throws {Fault} where they hardly do */
function openPace(): (bytes: number) => void {
  let since = performance.now();
  let come = 0;
  return (bytes) => {
    come += bytes;
    const elapsed = performance.now() - since;
    if (elapsed < leastMilliseconds) return;
    if (come < leastBytes) throw transferFault(`${come} bytes within ${Math.round(elapsed / 1000)} s`);
    since = performance.now();
    come = 0;
  };
}

/** Opens a file of this process, whatever is there: a link is removed, not followed. */
export async function openNew(path: string): Promise<FileHandle> {
  await rm(path, { force: true });
  return open(path, 'wx');
}

/** SHA-256 of a file, in hexadecimal. */
export async function digestOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer);
  return hash.digest('hex');
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

/** Whether a path names an unfinished pack. */
export function isPart(path: string): boolean {
  return basename(path).endsWith(partEnd);
}
