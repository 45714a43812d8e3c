// The seal of a snapshot: what it is and who vouches for it, in a small file beside it.
import { sign, verify, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import typia from '#typia';
import { digestOfFile, openNew } from '../fetch/pack-file.js';
import { SealError } from './keys.js';

/** Size and digest of a snapshot, signed. */
export interface Seal {
  version: 1;
  /** Digest of the shapes of what is written: only a program of the same make reads it. */
  shapes: string;
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
  /** When it was signed, ISO 8601. A mirror never goes back to an older one. */
  made: string;
  /** Ed25519 over the other members, in base64. */
  signature: string;
}

const validSeal = typia.createValidateEquals<Seal>();

/** Path of the seal of a snapshot file. */
export function sealPath(snapshot: string): string {
  return `${snapshot}.sig`;
}

/** Writes a seal beside the old one and renames it; a link that is there is replaced, not followed. */
export async function writeSeal(path: string, seal: Seal): Promise<void> {
  const temporary = `${path}.new`;
  const file = await openNew(temporary);
  try {
    await file.writeFile(`${JSON.stringify(seal)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
}

/** @throws {SealError} where the text is no seal */
export function readSeal(text: string, where: string): Seal {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new SealError(`${where}: ${text.length} characters that are no JSON found, a seal expected`);
  }
  const result = validSeal(found);
  if (result.success) return result.data;
  const first = result.errors[0]!;
  throw new SealError(`${where}: ${first.path.replace('$input', 'the seal')} is not ${first.expected}`);
}

/** Signs a snapshot file. @param made when, ISO 8601 */
export async function makeSeal(path: string, shapes: string, made: string, key: KeyObject): Promise<Seal> {
  const unsigned = { version: 1, shapes, bytes: statSync(path).size, sha256: await digestOfFile(path), made } as const;
  return { ...unsigned, signature: sign(null, message(unsigned), key).toString('base64') };
}

/** Whether the owner of the key signed it. */
export function isSignedBy(seal: Seal, key: KeyObject): boolean {
  return verify(null, message(seal), key, Buffer.from(seal.signature, 'base64'));
}

/** The signed bytes: the members in this order, one a line. */
function message({ version, shapes, bytes, sha256, made }: Omit<Seal, 'signature'>): Buffer {
  return Buffer.from(`legami snapshot ${version}\nshapes ${shapes}\nbytes ${bytes}\nsha256 ${sha256}\nmade ${made}\n`);
}

/** The `etag` with which a snapshot of this digest is offered. */
export function snapshotEtag(sha256: string): string {
  return `"${sha256.slice(0, 32)}"`;
}

/** Reads the seal beside the snapshot at each request: it is replaced with the snapshot. */
export function sealReader(snapshot: string | undefined, report: (line: string) => void): () => Seal | null {
  return () => {
    const path = snapshot === undefined ? null : sealPath(snapshot);
    if (path === null || !existsSync(path)) return null;
    try {
      return readSeal(readFileSync(path, 'utf8'), path);
    } catch (error) {
      if (!(error instanceof SealError)) throw error;
      report(error.message);
      return null;
    }
  };
}
