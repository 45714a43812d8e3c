// Responses kept ready, by what was asked literally: in front of routing, so that a repeated question costs its bytes.
import { LRUCache } from 'lru-cache';
import type { Response } from './response.js';

const maxEntries = 8192;
const maxBytes = 64 * 1024 * 1024;
/** Headers, key and bookkeeping of one entry, roughly. */
const entryBytes = 2048;

export type Prepared = LRUCache<string, Response>;

/** An empty, bounded map; the least recently used response leaves first. */
export function createPrepared(): Prepared {
  return new LRUCache({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: (response, key) => entryBytes + 2 * key.length + response.ownBytes,
  });
}

/**
 * @param target the request target as it came
 * @param preference key of the negotiated language and encodings; `lang` is part of the target
 */
export function preparedKey(target: string, preference: string): string {
  return `${preference} ${target}`;
}
