// Whole tables under `/dati`: streamed as they are made, the only answers without `content-length`.
import type { TransformOptions, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip, type ZlibOptions } from 'node:zlib';
import { hashKey, words } from '../../engine/index.js';
import { formats } from '../formats/index.js';
import { streamWhole, wholeFormats, type WholeFormat } from '../formats/whole-stream.js';
import { wholes, type Whole } from '../formats/whole.js';
import { unavailable } from '../message/answer.js';
import { languageOf, sendError, type Call } from './call.js';
import { useEdition } from './edition.js';
import type { Encoding } from '../message/encoding.js';
import { answerHeaders, notModifiedHeaders, type Framing, type Labels } from '../message/headers.js';
import { isFresh } from './negotiation.js';
import { makeEtag } from './response.js';

/** Their addresses: `/dati/relazioni.csv`. */
export const streamPattern = new RegExp(`^/dati/(?:${Object.keys(wholes).join('|')})\\.(?:${wholeFormats.join('|')})$`);

/** Streams at the same time: each occupies a core while its client reads at full speed. */
const maxStreams = 4;
/** Level 5 takes half the time of zlib's default for a few per cent more bytes. */
const packing: ZlibOptions & TransformOptions = { level: 5, writableHighWaterMark: 1 };

let streams = 0;

/** Answers a call that matches {@link streamPattern}. Ends early if the client disconnects. */
export async function answerStream(call: Call): Promise<void> {
  const { edition, conditions, reply, target } = call;
  const { whole, format, name } = readAddress(target.path);
  const language = languageOf(call);
  const encoding: Encoding = conditions.preference.encodings.find((one) => one !== 'br') ?? 'identity';
  const hash = hashKey(name);
  const etag = makeEtag(edition, hash, language, encoding);
  const framing: Framing = {
    language,
    encoding,
    etag,
    hash,
    lastModified: edition.lastModified,
    variesByAccept: false,
  };
  const labels: Labels = {
    contentType: formats[format].contentType,
    cache: 'answer',
    headers: ['content-disposition', `attachment; filename="${name}"`],
  };
  if (isFresh(conditions.validators, etag)) {
    reply.writeHead(304, notModifiedHeaders(labels, framing)).end();
    return;
  }
  if (call.method === 'HEAD') {
    reply.writeHead(200, answerHeaders(labels, framing, null)).end();
    return;
  }
  if (streams >= maxStreams) return sendError(call, unavailable(words[language].error.unavailable, 30));
  streams++;
  try {
    await useEdition(edition, async () => {
      reply.writeHead(200, answerHeaders(labels, framing, null));
      const rows = streamWhole(whole, format, edition.catalog, language);
      await sendRows(rows, encoding === 'gzip', reply);
    });
  } catch (error) {
    // A client that disconnects is not an error of the service.
    if (!isGone(error)) throw error;
  } finally {
    streams--;
  }
}

/**
 * Sends chunks that each lie in the memory of the one before. A stream asks for the next while it still holds one, as long as what it
 * holds is less than its high-water mark, 64 kB since Node.js 22: so gzip's is one byte, and what goes out plain is copied.
 */
export async function sendRows(rows: AsyncIterable<Buffer>, isPacked: boolean, to: Writable): Promise<void> {
  if (isPacked) return pipeline(rows, createGzip(packing), to);
  const copied = async function* (): AsyncGenerator<Buffer> {
    for await (const chunk of rows) yield Buffer.from(chunk);
  };
  return pipeline(copied, to);
}

function readAddress(path: string): { whole: Whole; format: WholeFormat; name: string } {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const [table = '', format] = name.split('.');
  return { whole: wholes[table]!, format: format as WholeFormat, name };
}

/** Whether an error means that the client disconnected before its answer ended. */
export function isGone(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException | null)?.code ?? '';
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET' || code === 'EPIPE';
}
