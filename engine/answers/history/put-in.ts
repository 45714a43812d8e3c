// Articles that a published text cannot have had: some exports give as the original of a decree a text with those of its conversion.
import { constants, inflateRawSync } from 'node:zlib';
import type { PackedText } from '../body.js';
import { parseEntry } from './provision.js';

const inserted = /\/art\/\d{1,4}-[a-z]{3}/;

/** Whether the article was put in later: `1-bis`, in marks of amendment. @param suffix of its ELI */
export function isPutIn(suffix: string, entry: Buffer): boolean {
  return inserted.test(suffix) && parseEntry(entry).isMarked;
}

/**
 * The places of the articles that were put in later; the text is inflated only where one has such a number.
 * @param keys ELI suffixes of all its articles @returns from 0, in the order of the document
 */
export function putInOf(keys: readonly string[], { deflated, articles }: PackedText): number[] {
  if (!keys.some((key) => inserted.test(key))) return [];
  // A deflated text has no end of its own.
  const body = inflateRawSync(deflated, { finishFlush: constants.Z_SYNC_FLUSH });
  return keys.flatMap((key, i) => (isPutIn(key, body.subarray(articles[i * 2], articles[i * 2 + 1])) ? [i] : []));
}
