// Cache of complete responses. By the literal request, in front of the router: a repeated question only costs sending its bytes. By the
// canonical question, behind it, where an answer is expensive.
import { LRUCache } from 'lru-cache';
import type { Language } from '../../engine/index.js';
import type { Media } from './negotiation.js';
import { ownResponse, type Response } from './response.js';

const usualBytes = 56 * 1024 * 1024;
/** Headers, key and bookkeeping of one entry, roughly. */
const entryBytes = 2048;
/** The same of an entry that only names another. */
const spellingBytes = 256;

/** Bodies above this are inflated piece by piece at each request: kept plain, a few of them would push all else out. */
const maxInOnePiece = 1024 * 1024;

/** Window, in distinct questions, within which a repeat is noticed. */
const recentQuestions = 65_536;
/** Trailing characters of the URL mixed into the hash. */
const spelling = 12;

export interface Prepared {
  /** A string is the key under which the response lies: another spelling of the same question. */
  responses: LRUCache<string, Response | string>;
  /** Hashes of recent questions, each at the index that the hash selects. */
  recent: Int32Array;
}

/** An empty, bounded map; the least recently used response leaves first. */
export function createPrepared(maxBytes = usualBytes): Prepared {
  const responses = new LRUCache<string, Response | string>({
    maxSize: Math.floor(maxBytes),
    sizeCalculation: (kept, key) =>
      2 * key.length + (typeof kept === 'string' ? spellingBytes : entryBytes + kept.ownBytes),
  });
  return { responses, recent: new Int32Array(recentQuestions) };
}

/** The response that is kept under a key, or under the key that it names; each is used by that. */
export function findPrepared({ responses }: Prepared, key: string): Response | undefined {
  const kept = responses.get(key);
  if (typeof kept !== 'string') return kept;
  const named = responses.get(kept);
  return typeof named === 'string' ? undefined : named;
}

/**
 * Caches a response under the literal request where its question is a repeat. Caching every response at once would cost more in garbage
 * collection than making the single ones again.
 * @param route number of the route that answered
 * @returns the response to send: the same one, or its cached copy
 */
export function keepPrepared({ responses, recent }: Prepared, key: string, response: Response, route = 0): Response {
  if (response.etag === null || !isRepeated(recent, key, response.hash)) return response;
  const kept = ownResponse(inOnePiece(response), route);
  responses.set(key, kept);
  return kept;
}

/** A body that comes in pieces as it is sent when it is not large: inflating it for each request costs more than all else. */
function inOnePiece(response: Response): Response {
  const { pieces, ...rest } = response;
  if (pieces === undefined || pieces.reduce((sum, { size }) => sum + size, 0) > maxInOnePiece) return response;
  return { ...rest, chunks: pieces.flatMap((piece) => [...piece.plain()]) };
}

/**
 * Caches a response that was expensive, for whoever asks the same in whatever spelling: names that no question has make no other answer.
 * @param key as {@link questionKey} makes it
 */
export function keepQuestion({ responses }: Prepared, key: string, response: Response, route = 0): Response {
  if (response.etag === null) return response;
  const kept = ownResponse(inOnePiece(response), route);
  responses.set(key, kept);
  return kept;
}

/** Notes that a literal request asks a question whose response is kept, where it is a repeat: the next one needs no router. */
export function keepSpelling(
  { responses, recent }: Prepared,
  key: string,
  question: string,
  { etag, hash }: Response,
): void {
  if (etag !== null && isRepeated(recent, key, hash)) responses.set(key, question);
}

/** @param codings key of the negotiated encodings @param question canonical */
export function questionKey(question: string, language: Language, codings: string): string {
  // No key of a literal request begins with it.
  return `= ${language} ${codings} ${question}`;
}

/** Hash of the question and of the last characters of its spelling. */
function isRepeated(recent: Int32Array, key: string, hash: number): boolean {
  let mark = hash;
  for (let at = Math.max(0, key.length - spelling); at < key.length; at++) {
    mark = Math.imul(mark ^ key.charCodeAt(at), 0x01000193);
  }
  // The low bits alone know little of the high ones: questions that differ in a digit would share few places.
  mark = Math.imul(mark ^ (mark >>> 16), 0x85ebca6b);
  const place = (mark ^ (mark >>> 13)) & (recentQuestions - 1);
  if (recent[place] === (mark | 0)) return true;
  recent[place] = mark;
  return false;
}

/**
 * @param target the request target as it came
 * @param preference key of the negotiated language and encodings; `lang` is part of the target
 * @param media which pages have another form for
 * @param accept the header where it names a format
 */
export function preparedKey(target: string, preference: string, media: Media = 'any', accept = ''): string {
  // A target begins with a slash, or a letter where a proxy sends it whole: no header can be taken for one.
  if (accept !== '') return `${preference} <${accept}> ${target}`;
  return media === 'json' ? `${preference} json ${target}` : `${preference} ${target}`;
}
