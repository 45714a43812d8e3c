// Responses kept ready, by what was asked literally: in front of routing, so that a repeated question costs its bytes.
import { LRUCache } from 'lru-cache';
import { ownResponse, type Response } from './response.js';

const maxEntries = 8192;
const maxBytes = 64 * 1024 * 1024;
/** Headers, key and bookkeeping of one entry, roughly. */
const entryBytes = 2048;

/** A question is repeated if it came before within about so many others. */
const recentQuestions = 4096;
/** How many characters of a spelling tell it from others of the same question. */
const spelling = 12;

export interface Prepared {
  responses: LRUCache<string, Response>;
  /** Hashes of the questions that came last, each in the place that it gives itself. */
  recent: Int32Array;
}

/** An empty, bounded map; the least recently used response leaves first. */
export function createPrepared(): Prepared {
  const responses = new LRUCache<string, Response>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: (response, key) => entryBytes + 2 * key.length + response.ownBytes,
  });
  return { responses, recent: new Int32Array(recentQuestions) };
}

/**
 * Keeps a response that is likely to be asked for again: one that was dear to make, or whose question came before. Kept at
 * once, those that come only once would cost the garbage collector more than making them.
 * @returns the response to send: the same, or as it is kept
 */
export function keepPrepared(
  { responses, recent }: Prepared,
  key: string,
  response: Response,
  isDear: boolean,
): Response {
  if (response.etag === null || !(isDear || isRepeated(recent, key, response.hash))) return response;
  const kept = ownResponse(response);
  responses.set(key, kept);
  return kept;
}

/** By the hash of what was asked and the last characters of how it was spelt. */
function isRepeated(recent: Int32Array, key: string, hash: number): boolean {
  let mark = hash;
  for (let at = Math.max(0, key.length - spelling); at < key.length; at++) {
    mark = Math.imul(mark ^ key.charCodeAt(at), 0x01000193);
  }
  const place = mark & (recentQuestions - 1);
  if (recent[place] === (mark | 0)) return true;
  recent[place] = mark;
  return false;
}

/**
 * @param target the request target as it came
 * @param preference key of the negotiated language and encodings; `lang` is part of the target
 */
export function preparedKey(target: string, preference: string): string {
  return `${preference} ${target}`;
}
