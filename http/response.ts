// An answer made ready to send: one flat list of headers and the chunks of its body, in one encoding.
import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import fresh from 'fresh';
import type { Answer } from './answer.js';
import type { Edition } from './edition.js';
import { gzipMember, type Encoding } from './encoding.js';
import { answerHeaders, notModifiedHeaders, type Framing } from './headers.js';
import type { Language } from './language.js';

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
const maxJoined = 64 * 1024;
const gzipAsync = promisify(gzip);

/** Puts an answer in the best encoding that is at hand, with its headers. A promise only where it must compress. */
export function makeResponse(answer: Answer, request: Request, edition: Edition): Response | Promise<Response> {
  const size = answer.body.reduce((total, piece) => total + piece.size, 0);
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
  const length = parts.reduce((total, part) => total + part.length, 0);
  const isJoined = parts.length > 1 && length <= maxJoined;
  const chunks = isJoined ? [join(parts, length)] : parts;
  const etag = answer.status === 200 ? makeEtag([edition.digest, key, language, encoding]) : null;
  const framing: Framing = { language, encoding, length, etag, lastModified: edition.lastModified };
  const headers = answerHeaders(answer, framing);
  const validator = etag === null ? null : { etag, headers: notModifiedHeaders(answer, framing) };
  const isOwn = (chunk: Buffer) => chunk.buffer.byteLength < 2 * chunk.length + 8192;
  const ownBytes = chunks.reduce((total, chunk) => total + (isOwn(chunk) ? chunk.length : 0), 0);
  return { status: answer.status, headers, chunks, validator, ownBytes };
}

/** Not from the shared pool, of which a long-lived slice would hold the whole. */
function join(parts: readonly Buffer[], length: number): Buffer {
  const joined = Buffer.allocUnsafeSlow(length);
  let end = 0;
  for (const part of parts) end += part.copy(joined, end);
  return joined;
}

function makeEtag(parts: readonly string[]): string {
  return `"${hash('sha256', parts.join('\n'), 'base64url').slice(0, 22)}"`;
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
