// The seal of the snapshot that is served, for those who offer it to mirrors.
import { existsSync, readFileSync } from 'node:fs';
import type { ReadSeal } from '../deliver/offer.js';
import { SealError } from '../mirror/keys.js';
import { readSeal, sealPath } from '../mirror/seal.js';

/** Reads the seal beside the snapshot at each request: it is replaced with the snapshot. */
export function sealReader(snapshot: string | undefined, report: (line: string) => void): ReadSeal {
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
