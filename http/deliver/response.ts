// A response: an answer in one encoding, as a flat list of headers and the chunks of its body.
import { promisify } from 'node:util';
import { brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { LRUCache } from 'lru-cache';
import { DearError, hashKey, slabBytes, type Piece, languages, type Language } from '../../engine/index.js';
import type { Answer } from '../message/answer.js';
import { placeBody } from '../message/base-path.js';
import { encodings, gzipMember, type Encoding } from '../message/encoding.js';
import { answerHeaders, notModifiedHeaders, type Framing } from '../message/headers.js';
import { isFresh, type Validators } from './negotiation.js';

export interface Response {
  status: number;
  /** Flat: name, value, name, value. */
  headers: readonly string[];
  chunks: readonly Buffer[];
  /** A body in place of the chunks, each piece of which is made when it is sent. */
  pieces?: readonly Piece[];
  /** Compared with `if-none-match`; `null` for none. */
  etag: string | null;
  /** {@link hashKey} of the canonical question: the same for every spelling. */
  hash: number;
  /** Number of the route that made it, for counting; set where it is kept. */
  route: number;
  /** Headers of the 304. */
  notModified: (() => readonly string[]) | null;
  /** Bytes of memory that only this response holds: the cost of caching it. */
  ownBytes: number;
}

/** The edition that a response belongs to. */
export interface Origin {
  /** Opens every ETag. */
  tag: string;
  /** HTTP date. */
  lastModified: string;
  /** The base path, before every address; empty at the root of the host. */
  basePath: string;
  /** Bodies that had to be compressed, by question, language and encoding: the same question in another spelling has the same body. */
  compressed: LRUCache<string, Buffer>;
}

/** The request that a response is made for. */
export interface Request {
  /** Canonical question. */
  key: string;
  language: Language;
  /** Encodings that the client accepts, best first. */
  encodings: readonly Encoding[];
  /** Validators of the copy that the client has. */
  validators: Validators | null;
  /** Whether `accept` decides between this and another form of the answer. */
  variesByAccept: boolean;
}

/** Bodies below this are sent plain: compressed, they would save no packet. */
const minCompressed = 1024;
/** Bodies below this that were not deflated beforehand are sent plain: they fit in the initial TCP window (RFC 6928), so compression saves no time. */
const minCompressedNow = 13 * 1024;
/** Bodies up to this are joined and sent in one write. */
const maxJoined = 16 * 1024;
/** Bodies above this that must be compressed are left to a thread: many at once would all be in memory. */
const maxCompressedHere = 512 * 1024;
/** Parts above this are sent without copying. */
const maxCopied = 8 * 1024;
/** Up to this many bytes a loop copies faster than a call. */
const fewBytes = 16;
/** A cached chunk is copied if it holds memory larger than twice its own size and this many bytes. */
const maxWaste = 8 * 1024;
const gzipAsync = promisify(gzip);
/** Level 5 takes half the time of zlib's default, 6, for 2 to 7 % more bytes (walks, pages of a search). */
const level = 5;

/**
 * Makes the response in the best available encoding, with its headers. A promise only if it must compress. The ETag is known before the
 * body: if the client has it, no body is made. The promise fails with a {@link DearError} where compressing takes long.
 */
export function makeResponse(given: Answer, request: Request, edition: Origin): Response | Promise<Response> {
  const { basePath } = edition;
  const answer = basePath === '' || given.isPlaced === true ? given : { ...given, body: placeBody(given, basePath) };
  let size = 0;
  let preparedSize = 0;
  for (const piece of answer.body) {
    size += piece.size;
    if (piece.isPrepared) preparedSize += piece.size;
  }
  const isPrepared = preparedSize * 2 >= size;
  const minimum = answer.isFixed || isPrepared ? minCompressed : minCompressedNow;
  const encoding = size < minimum ? 'identity' : chooseEncoding(answer, request.encodings);
  const { key, language, variesByAccept } = request;
  const hash = hashKey(key);
  const etag = answer.status === 200 && answer.cache !== 'error' ? makeEtag(edition, hash, language, encoding) : null;
  const { lastModified } = edition;
  const framing: Framing = { language, encoding, etag, hash, lastModified, variesByAccept, basePath };
  if (etag !== null && isFresh(request.validators, etag)) {
    return {
      status: 304,
      headers: notModifiedHeaders(answer, framing),
      chunks: [],
      etag: null,
      hash,
      route: 0,
      notModified: null,
      ownBytes: 0,
    };
  }
  if (encoding === 'identity') {
    if (isPrepared && answer.isInParts) return finishInParts(answer, framing, size);
    return finish(answer, framing, plainParts(answer));
  }
  if (isPrepared && !answer.isFixed) {
    const member = gzipMember(answer.body);
    if (member.storedBytes * 2 <= size) return finish(answer, framing, member.chunks);
  }
  // Not prepared in the snapshot.
  const name = `${key} ${language} ${encoding}`;
  const known = etag === null && !answer.isFixed ? undefined : edition.compressed.get(name);
  if (known) return finish(answer, framing, [known]);
  if (size > maxCompressedHere && !answer.isFixed) return Promise.reject(new DearError(key));
  const plain = Buffer.concat(plainParts(answer));
  const keep = (body: Buffer): Response => {
    if (etag !== null || answer.isFixed) edition.compressed.set(name, copy(body));
    return finish(answer, framing, [body]);
  };
  if (answer.isFixed) return keep(compressFixed(plain, encoding));
  // Off the event loop.
  return gzipAsync(plain, { level }).then(keep);
}

function finish(answer: Answer, framing: Framing, parts: readonly Buffer[]): Response {
  let length = 0;
  for (const part of parts) length += part.length;
  return {
    status: answer.status,
    headers: answerHeaders(answer, framing, length),
    chunks: joinSmall(parts, length),
    etag: framing.etag,
    hash: framing.hash,
    route: 0,
    notModified: framing.etag === null ? null : () => notModifiedHeaders(answer, framing),
    ownBytes: 0,
  };
}

function finishInParts(answer: Answer, framing: Framing, length: number): Response {
  return { ...finish(answer, framing, []), headers: answerHeaders(answer, framing, length), pieces: answer.body };
}

function plainParts({ body }: Answer): Buffer[] {
  const parts: Buffer[] = [];
  for (const piece of body) for (const chunk of piece.plain()) parts.push(chunk);
  return parts;
}

function chooseEncoding(answer: Answer, encodings: readonly Encoding[]): Encoding {
  return encodings.find((encoding) => encoding !== 'br' || answer.isFixed) ?? 'identity';
}

function compressFixed(plain: Buffer, encoding: Encoding): Buffer {
  return encoding === 'br'
    ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : gzipSync(plain, { level: 9 });
}

/**
 * The response as it is cached, and its true cost. A chunk that is a view of larger memory (an article of the body of its act, a small
 * body of its pool) would keep all of that, so it is copied. Views of a slab, or of a snapshot in memory of that size, are not: those
 * live as long as the edition.
 */
export function ownResponse(response: Response, route = 0): Response {
  let ownBytes = 0;
  const chunks = response.chunks.map((chunk) => {
    const { byteLength } = chunk.buffer;
    const isCutOut = byteLength > 2 * chunk.length + maxWaste;
    if (isCutOut && byteLength >= slabBytes) return chunk;
    const own = isCutOut ? copy(chunk) : chunk;
    ownBytes += own.buffer.byteLength;
    return own;
  });
  for (const piece of response.pieces ?? [])
    for (const { byteLength } of piece.deflated() ?? []) ownBytes += byteLength;
  const headers = response.notModified?.() ?? [];
  return { ...response, chunks, route, notModified: () => headers, ownBytes };
}

function copy(chunk: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(chunk.length);
  own.set(chunk);
  return own;
}

/** Reduces the number of writes: joins all of a small body, and the small parts between the large ones of a large body. */
function joinSmall(parts: readonly Buffer[], length: number): readonly Buffer[] {
  if (parts.length <= 1) return parts;
  if (length <= maxJoined) return [join(parts, length)];
  const chunks: Buffer[] = [];
  let waiting: Buffer[] = [];
  let waitingLength = 0;
  const flush = () => {
    if (waiting.length > 0) chunks.push(join(waiting, waitingLength));
    waiting = [];
    waitingLength = 0;
  };
  for (const part of parts) {
    if (part.length > maxCopied) {
      flush();
      chunks.push(part);
    } else {
      waiting.push(part);
      waitingLength += part.length;
    }
  }
  flush();
  return chunks;
}

function join(parts: readonly Buffer[], length: number): Buffer {
  if (parts.length === 1) return parts[0]!;
  const joined = Buffer.allocUnsafe(length);
  let end = 0;
  for (const part of parts) {
    const { length } = part;
    if (length > fewBytes) joined.set(part, end);
    else for (let i = 0; i < length; i++) joined[end + i] = part[i]!;
    end += length;
  }
  return joined;
}

/** One character for each language and encoding. */
const variants = Object.fromEntries(
  languages.map((language, i) => [
    language,
    Object.fromEntries(encodings.map((encoding, j) => [encoding, (i * encodings.length + j).toString(36)])),
  ]),
) as Record<Language, Record<Encoding, string>>;

const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/**
 * A strong ETag distinguishes everything that one address can answer (RFC 9110 §8.8.3): editions, languages and encodings. The question
 * is in it as its hash.
 */
export function makeEtag({ tag }: Origin, hash: number, language: Language, encoding: Encoding): string {
  const digits = hexOf[hash >>> 24]! + hexOf[(hash >>> 16) & 255]! + hexOf[(hash >>> 8) & 255]! + hexOf[hash & 255]!;
  return `"${tag}${variants[language][encoding]}${digits}"`;
}
