// One look at the origin: a newer snapshot is fetched, checked in every way, and put in the place of the old one.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { open, rename, rm, writeFile, type FileHandle } from 'node:fs/promises';
import type { KeyObject } from 'node:crypto';
import { dirname } from 'node:path';
import { asDiskError, shapesDigest, verifySnapshot } from '../../engine/index.js';
import { Client, type Read } from '../fetch/client.js';
import { answerFault, transferFault } from '../fetch/fault.js';
import { flushFolder, writeAll } from '../fetch/pack-file.js';
import { digestFile, isSignedBy, readSeal, SealError, sealPath, snapshotEtag, type Seal } from './seal.js';

export interface MirrorOptions {
  client: Client;
  /** Whose snapshots are taken. */
  key: KeyObject;
  /** Path of the snapshot; its seal is beside it. */
  path: string;
  say: (line: string) => void;
}

/** Longest seal, in characters. */
const longestSeal = 4_096;

/**
 * The seal of the snapshot that is held, `null` where none is or nobody vouches for its bytes: it must not be opened then.
 * Ends what a process that was killed between two renames began.
 */
export async function heldSeal({ path, key, say }: MirrorOptions): Promise<Seal | null> {
  if (!existsSync(path)) return null;
  const sha256 = await digestFile(path);
  for (const place of [sealPath(path), pendingSeal(path)]) {
    if (!existsSync(place)) continue;
    const seal = readSealFile(place);
    if (seal?.sha256 !== sha256 || !isSignedBy(seal, key)) continue;
    if (place !== sealPath(path)) await rename(place, sealPath(path));
    return seal;
  }
  say(`${path}: not vouched for by the key: it is not opened`);
  return null;
}

/**
 * Fetches the origin's snapshot where it is newer than the one that is held.
 * @returns the seal of the new one, `null` where the held one is current
 * @throws {SealError} where it is of another make, nobody vouches for it, or it is damaged; {@link Fault} where it cannot be fetched. What is
 *   held stays as it is
 */
export async function updateMirror(held: Seal | null, options: MirrorOptions): Promise<Seal | null> {
  const { key, path, say } = options;
  const seal = await fetchSeal(options);
  if (!isSignedBy(seal, key)) throw new SealError('the origin: a seal found that the key did not make');
  if (seal.sha256 === held?.sha256) return null;
  if (held !== null && seal.made <= held.made) {
    throw new SealError(`the origin: a snapshot of ${seal.made} found, one later than ${held.made} expected`);
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
    await flushFolder(dirname(path));
  } catch (error) {
    throw asDiskError(path, error);
  }
  return seal;
}

/** @throws {SealError} where the bytes are not those that were signed, or some of their offsets lead astray; they are removed */
async function checkWhole(seal: Seal, part: string): Promise<void> {
  try {
    const sha256 = await digestFile(part);
    if (sha256 !== seal.sha256)
      throw new SealError(`the origin: bytes of sha256 ${sha256} found, ${seal.sha256} expected`);
    const shapes = verifySnapshot(part);
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
    const text = await response.text();
    if (!response.ok) throw answerFault(response, text);
    if (text.length > longestSeal) throw new SealError(`the origin: a seal of ${text.length} characters found`);
    return readSeal(text, 'the origin');
  });
}

/** Goes on where an earlier transfer of the same snapshot was cut. */
async function fetchSnapshot(seal: Seal, part: string, { client, path }: MirrorOptions): Promise<void> {
  const pending = pendingSeal(path);
  const before = existsSync(pending) ? readSealFile(pending) : null;
  if (before?.sha256 !== seal.sha256) {
    await rm(part, { force: true });
    await writeFile(`${pending}.new`, JSON.stringify(seal));
    await rename(`${pending}.new`, pending);
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
    if (response.status !== 200 && response.status !== 206) throw answerFault(response, await response.text());
    const isRest = response.status === 206;
    if (isRest && !response.headers.get('content-range')?.startsWith(`bytes ${start}-`)) {
      throw transferFault(`range ${response.headers.get('content-range')} found, one from ${start} expected`);
    }
    const file = await open(part, isRest ? 'a' : 'w');
    try {
      await append(file, response, isRest ? start : 0, seal.bytes, touch);
      await file.sync();
    } finally {
      await file.close();
    }
  };
}

/** Never takes more bytes than were signed. A cut ends it; the caller asks for the rest. */
async function append(
  file: FileHandle,
  { body }: Response,
  start: number,
  most: number,
  touch: () => void,
): Promise<void> {
  let at = start;
  const reader = body?.getReader();
  for (;;) {
    const read = await reader?.read().catch(() => undefined);
    if (read?.value === undefined) return;
    touch();
    at += read.value.length;
    if (at > most) {
      await reader?.cancel();
      throw new SealError(`the origin: more than the ${most} bytes that were signed`);
    }
    await writeAll(file, read.value);
  }
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** The seal of the snapshot that is being fetched. */
function pendingSeal(path: string): string {
  return `${path}.part.sig`;
}

function readSealFile(path: string): Seal | null {
  try {
    return readSeal(readFileSync(path, 'utf8'), path);
  } catch (error) {
    if (error instanceof SealError) return null;
    throw error;
  }
}
