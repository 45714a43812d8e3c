// One look at the origin: a newer snapshot is fetched, checked in every way, and put in the place of the old one.
import { constants, existsSync, lstatSync, readFileSync } from 'node:fs';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import type { KeyObject } from 'node:crypto';
import { dirname } from 'node:path';
import { asDiskError, inTurns, shapesDigest, verifySteps } from '../../engine/index.js';
import { chunksOf, readBeginning, readText } from '../fetch/body.js';
import { Client, type Read, type Touch } from '../fetch/client.js';
import { answerFault, transferFault } from '../fetch/fault.js';
import { digestOfFile, flushFolder, openNew, writeAll } from '../fetch/pack-file.js';
import { SealError } from './keys.js';
import { isSignedBy, readSeal, sealPath, snapshotEtag, writeSeal, type Seal } from './seal.js';

export interface MirrorOptions {
  client: Client;
  /** Public key of the service whose snapshots are taken. */
  key: KeyObject;
  /** Path of the snapshot; its seal is beside it. */
  path: string;
  say: (line: string) => void;
}

/** Longest seal, in bytes after inflating. */
const longestSeal = 4_096;

/** The state of a mirror's copy. */
export interface Held {
  /** The seal of the bytes at the path; `null` where nobody vouches for them: they must not be opened then. */
  seal: Seal | null;
  /** The newest seal that was ever taken: nothing older is, even where its bytes are lost or damaged. */
  newest: Seal | null;
}

/** Looks at the copy. Ends what a process that was killed between two renames began. */
export async function readHeld({ path, key, say }: MirrorOptions): Promise<Held> {
  const own = [sealPath(path), newestSeal(path)].flatMap((place) => readSigned(place, key) ?? []);
  let newest = own.reduce<Seal | null>((last, seal) => (last === null || seal.made > last.made ? seal : last), null);
  if (!existsSync(path)) return { seal: null, newest };
  const sha256 = await digestOfFile(path);
  const pending = readSigned(pendingSeal(path), key);
  if (pending?.sha256 === sha256 && (newest === null || pending.made > newest.made)) newest = pending;
  if (newest?.sha256 === sha256) {
    await writeSeal(sealPath(path), newest);
    await writeSeal(newestSeal(path), newest);
    if (pending === newest) await rm(pendingSeal(path));
    return { seal: newest, newest };
  }
  const older = own.find((seal) => seal.sha256 === sha256);
  const found =
    older === undefined
      ? 'not vouched for by the key'
      : `a snapshot of ${older.made}, older than one of ${newest!.made} that was held`;
  say(`${path}: ${found}: it is not opened`);
  return { seal: null, newest };
}

/**
 * Fetches the origin's snapshot where it is newer than the one that is held, or that one is lost.
 * @returns the seal of the new one, `null` where the held one is current
 * @throws {SealError} where it is of another make, nobody vouches for it, or it is damaged; {@link Fault} where it cannot be fetched. What is
 *   held stays as it is
 */
export async function updateMirror({ seal: held, newest }: Held, options: MirrorOptions): Promise<Seal | null> {
  const { key, path, say } = options;
  const seal = await fetchSeal(options);
  if (!isSignedBy(seal, key)) throw new SealError('the origin: a seal found that the key did not make');
  if (seal.sha256 === held?.sha256) return null;
  if (newest !== null && (seal.made < newest.made || (seal.made === newest.made && seal.sha256 !== newest.sha256))) {
    throw new SealError(`the origin: a snapshot of ${seal.made} found, one later than ${newest.made} expected`);
  }
  const own = shapesDigest().toString('hex');
  if (seal.shapes !== own) {
    throw new SealError(
      `the origin: a snapshot of another make (shapes ${seal.shapes}) found, ${own} expected: the old one is kept until this program is as new`,
    );
  }
  say(`a snapshot of ${seal.made} is out: ${(seal.bytes / 1e6).toFixed(1)} MB`);
  const part = `${path}.part`;
  try {
    await fetchSnapshot(seal, part, options);
    await checkWhole(seal, part);
    await rename(part, path);
    await rename(pendingSeal(path), sealPath(path));
    await writeSeal(newestSeal(path), seal);
    await flushFolder(dirname(path));
  } catch (error) {
    throw asDiskError(path, error);
  }
  return seal;
}

/** @throws {SealError} where the bytes are not those that were signed, or some of their offsets lead astray; they are removed */
async function checkWhole(seal: Seal, part: string): Promise<void> {
  try {
    const sha256 = await digestOfFile(part);
    if (sha256 !== seal.sha256)
      throw new SealError(`the origin: bytes of sha256 ${sha256} found, ${seal.sha256} expected`);
    // In turns: a mirror answers meanwhile.
    const shapes = await inTurns(verifySteps(part));
    if (shapes !== seal.shapes) throw new SealError(`the origin: shapes ${shapes} found, ${seal.shapes} expected`);
  } catch (error) {
    await rm(part, { force: true });
    throw error instanceof SealError
      ? error
      : new SealError(`the origin: ${(error as Error).message}`, { cause: error });
  }
}

async function fetchSeal({ client }: MirrorOptions): Promise<Seal> {
  return client.ask({ path: 'dati/legami.snapshot.sig', what: 'the seal', isFollowed: true }, async (response) => {
    if (!response.ok) throw answerFault(response, await readBeginning(response));
    return readSeal(await readText(response, longestSeal), 'the origin');
  });
}

/** Goes on where an earlier transfer of the same snapshot was cut. */
async function fetchSnapshot(seal: Seal, part: string, { client, path }: MirrorOptions): Promise<void> {
  const pending = pendingSeal(path);
  const before = readSealFile(pending);
  if (before?.sha256 !== seal.sha256) {
    await rm(part, { force: true });
    await writeSeal(pending, seal);
  }
  const tries = { left: 5 };
  while (sizeOf(part) < seal.bytes) {
    if (tries.left-- === 0) throw transferFault(`the snapshot: ${sizeOf(part)} bytes of ${seal.bytes}`);
    const start = sizeOf(part);
    const range: Record<string, string> =
      start === 0 ? {} : { range: `bytes=${start}-`, 'if-range': snapshotEtag(seal.sha256) };
    const headers = { 'accept-encoding': 'identity', ...range };
    const what = 'the snapshot';
    await client.ask({ path: 'dati/legami.snapshot', what, headers, isFollowed: true }, appendTo(part, start, seal));
  }
}

/** Appends an answer to the file; an answer that is the whole replaces it. What came before a cut is kept. */
function appendTo(part: string, start: number, seal: Seal): Read<void> {
  return async (response, touch) => {
    if (response.status !== 200 && response.status !== 206) throw answerFault(response, await readBeginning(response));
    const isRest = response.status === 206;
    if (isRest && !response.headers.get('content-range')?.startsWith(`bytes ${start}-`)) {
      throw transferFault(`range ${response.headers.get('content-range')} found, one from ${start} expected`);
    }
    const file = isRest ? await open(part, appending) : await openNew(part);
    try {
      await append(file, response, isRest ? start : 0, seal.bytes, touch);
      await file.sync();
    } finally {
      await file.close();
    }
  };
}

/** Never takes more bytes than were signed. A cut ends it; the caller asks for the rest. */
async function append(file: FileHandle, response: Response, start: number, most: number, touch: Touch): Promise<void> {
  let at = start;
  for await (const chunk of untilCut(response)) {
    touch();
    at += chunk.length;
    if (at > most) throw new SealError(`the origin: more than the ${most} bytes that were signed`);
    await writeAll(file, chunk);
  }
}

async function* untilCut(response: Response): AsyncGenerator<Uint8Array> {
  const chunks = chunksOf(response);
  try {
    for (;;) {
      const read = await chunks.next().catch(() => null);
      if (read === null || read.done === true) return;
      yield read.value;
    }
  } finally {
    await chunks.return(undefined);
  }
}

/** The size of a file; a link is none. */
function sizeOf(path: string): number {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found?.isFile() === true ? found.size : 0;
}

/** The seal of the snapshot that is being fetched. */
function pendingSeal(path: string): string {
  return `${path}.part.sig`;
}

/** The newest seal that was taken. */
function newestSeal(path: string): string {
  return `${path}.newest.sig`;
}

/** Appends to a file that is there, never to what a link names. */
const appending = constants.O_WRONLY | constants.O_APPEND | (constants.O_NOFOLLOW ?? 0);

/** The seal in a file, if the key made it; else `null`. */
function readSigned(path: string, key: KeyObject): Seal | null {
  const seal = readSealFile(path);
  return seal !== null && isSignedBy(seal, key) ? seal : null;
}

function readSealFile(path: string): Seal | null {
  if (sizeOf(path) > longestSeal || sizeOf(path) === 0) return null;
  try {
    return readSeal(readFileSync(path, 'utf8'), path);
  } catch (error) {
    if (error instanceof SealError) return null;
    throw error;
  }
}
