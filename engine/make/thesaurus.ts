// The thesaurus that an operator names for a snapshot, with the digest by which the snapshot says which it was.
import { readFileSync } from 'node:fs';
import { digestBytes } from '../read/sources/digest.js';
import { readThesaurus, ThesaurusError, type ThesaurusEntry } from '../search/thesaurus.js';
import { OpenError } from './open-file.js';

/** The words of a thesaurus, and the SHA-256 of its file in hexadecimal. */
export interface Thesaurus {
  digest: string;
  entries: readonly ThesaurusEntry[];
}

/** @throws {OpenError} in one line, where the file can't be read or is no thesaurus */
export function openThesaurus(path: string): Thesaurus {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw new OpenError(`${path}: ${(error as Error).message}, a thesaurus in the format of MyThes expected`);
  }
  try {
    return { digest: digestBytes(bytes), entries: readThesaurus(bytes, path) };
  } catch (error) {
    if (!(error instanceof ThesaurusError)) throw error;
    throw new OpenError(error.message);
  }
}

/** The digest of what is read beside documents: their manifest, and the thesaurus. */
export const digestBeside = (manifest: string | undefined, thesaurus: string | null): string | undefined =>
  thesaurus === null ? manifest : `${manifest ?? ''} thesaurus ${thesaurus}`;
