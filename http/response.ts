// An answer made ready to send: one flat list of headers and the chunks of its body, in one encoding.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompressSync, constants, crc32, gzip, gzipSync } from 'node:zlib';
import fresh from 'fresh';
import type { Answer } from './answer.js';
import type { Edition } from './edition.js';
import { encodings, gzipMember, type Encoding } from './encoding.js';
import { answerHeaders, notModifiedHeaders, type Framing } from './headers.js';
import { languages, type Language } from './language.js';

export interface Response {
  status: number;
  /** Flat: name, value, name, value. */
  headers: readonly string[];
  chunks: readonly Buffer[];
  /** What is compared with `if-none-match`, and the headers of the 304; `null` where there is no ETag. */
  validator: { etag: string; headers: readonly string[] } | null;
  /** Bytes that live only for this response: what keeping it costs. */
  ownBytes: number;
}

/** What a response is made for. */
export interface Request {
  /** Canonical question. */
  key: string;
  language: Language;
  /** Encodings that the client takes, best first. */
  encodings: readonly Encoding[];
}

/** Bodies below this are sent plain: compressed, they would save no packet. */
const minCompressed = 1024;
/** Bodies up to this are joined once, so that they go out in one write. */
const maxJoined = 16 * 1024;
/** Parts above this are sent as they lie, without copying. */
const maxCopied = 4 * 1024;
const gzipAsync = promisify(gzip);

/** Puts an answer in the best encoding that is at hand, with its headers. A promise only where it must compress. */
export function makeResponse(answer: Answer, request: Request, edition: Edition): Response | Promise<Response> {
  let size = 0;
  for (const piece of answer.body) size += piece.size;
  const encoding = chooseEncoding(answer, size, request.encodings);
  const finish = (chunks: readonly Buffer[]) => finishResponse(answer, request, edition, encoding, chunks);
  if (encoding === 'identity') return finish(answer.body.map((piece) => piece.plain()));
  if (answer.isFixed) return finish([compressFixed(answer, request, edition, encoding)]);
  const member = gzipMember(answer.body);
  if (member.storedBytes * 2 <= size) return finish(member.chunks);
  // Not one of the answers that were prepared: compressed off the event loop.
  return gzipAsync(joinPieces(answer)).then((body) => finish([body]));
}

function chooseEncoding(answer: Answer, size: number, encodings: readonly Encoding[]): Encoding {
  if (size < minCompressed) return 'identity';
  return encodings.find((encoding) => encoding !== 'br' || answer.isFixed) ?? 'identity';
}

function compressFixed(answer: Answer, { key, language }: Request, edition: Edition, encoding: Encoding): Buffer {
  const name = `${key} ${language} ${encoding}`;
  let body = edition.compressed.get(name);
  if (!body) {
    const plain = joinPieces(answer);
    body =
      encoding === 'br'
        ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
        : gzipSync(plain, { level: 9 });
    edition.compressed.set(name, body);
  }
  return body;
}

function joinPieces({ body }: Answer): Buffer {
  return Buffer.concat(body.map((piece) => piece.plain()));
}

function finishResponse(
  answer: Answer,
  { key, language }: Request,
  edition: Edition,
  encoding: Encoding,
  parts: readonly Buffer[],
): Response {
  let length = 0;
  for (const part of parts) length += part.length;
  const chunks = joinSmall(parts, length);
  const etag = answer.status === 200 ? makeEtag(edition, key, language, encoding) : null;
  const { lastModified } = edition;
  const framing: Framing = { language, encoding, length, etag, lastModified };
  const headers = answerHeaders(answer, framing);
  const validator = etag === null ? null : { etag, lastModified, headers: notModifiedHeaders(answer, framing) };
  let ownBytes = 0;
  for (const chunk of chunks) if (chunk.buffer.byteLength < 2 * chunk.length + 8192) ownBytes += chunk.length;
  return { status: answer.status, headers, chunks, validator, ownBytes };
}

/** Few writes: all of a small body joined, of a large one what lies between its large parts. */
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

/** Not from the shared pool, of which a long-lived slice would hold the whole. */
function join(parts: readonly Buffer[], length: number): Buffer {
  if (parts.length === 1) return parts[0]!;
  const joined = Buffer.allocUnsafeSlow(length);
  let end = 0;
  for (const part of parts) {
    joined.set(part, end);
    end += part.length;
  }
  return joined;
}

const variants = languages.flatMap((language) => encodings.map((encoding) => `${language} ${encoding}`));

/**
 * Strong: told apart must be what one address can answer (RFC 9110 §8.8.3), that is editions, languages and encodings.
 * What was asked is in it by its checksum.
 */
function makeEtag({ tag }: Edition, key: string, language: Language, encoding: Encoding): string {
  const variant = variants.indexOf(`${language} ${encoding}`).toString(36);
  return `"${tag}${variant}${crc32(key).toString(16).padStart(8, '0')}"`;
}

/** Sends a response, or the 304 where the client has it already. */
export function send(response: Response, request: IncomingMessage, reply: ServerResponse): void {
  const { validator } = response;
  if (validator && isFresh(request, validator)) {
    reply.writeHead(304, validator.headers as string[]).end();
    return;
  }
  reply.writeHead(response.status, response.headers as string[]);
  const { chunks } = response;
  if (request.method === 'HEAD') reply.end();
  else if (chunks.length === 1) reply.end(chunks[0]);
  else {
    reply.cork();
    for (const chunk of chunks) reply.write(chunk);
    reply.end();
  }
}

/** Only by ETag: a date of a text says nothing of the other texts, so `if-modified-since` alone is passed over. */
function isFresh({ headers }: IncomingMessage, { etag }: { etag: string }): boolean {
  return headers['if-none-match'] !== undefined && fresh(headers, { etag });
}
