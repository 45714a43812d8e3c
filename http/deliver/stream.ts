// Whole tables under `/dati`, and the same as RDF: streamed as they are made, the only answers without `content-length`.
import type { TransformOptions, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip, type ZlibOptions } from 'node:zlib';
import { hashKey, words, type Catalog, type Language } from '../../engine/index.js';
import { changesSince } from '../formats/changes.js';
import { formats } from '../formats/index.js';
import { writeTriples } from '../formats/triples.js';
import { streamWhole, wholeFormats, type WholeFormat } from '../formats/whole-stream.js';
import { wholes, type Whole } from '../formats/whole.js';
import { problem, unavailable, unprocessable, type Answer } from '../message/answer.js';
import { decodeQuery, parseInteger, type Parameter } from '../message/query.js';
import { dayFault, describeFaults } from '../message/unprocessable.js';
import { deadlines } from './connections.js';
import { skipRows } from './skip-rows.js';
import { Slots } from './slots.js';
import { languageOf, sendError, type Call } from './call.js';
import { readClient } from './client-address.js';
import { useEdition } from './edition.js';
import type { Encoding } from '../message/encoding.js';
import { answerHeaders, notModifiedHeaders, type Framing, type Labels } from '../message/headers.js';
import { isFresh } from './negotiation.js';
import { makeEtag } from './response.js';

/** The name of the file of triples: it is packed itself, whatever coding a client takes. */
const triplesFile = 'legami.nt.gz';

/** Their addresses: `/dati/relazioni.csv`. */
export const streamPattern = new RegExp(
  `^/dati/(?:(?:${Object.keys(wholes).join('|')})\\.(?:${wholeFormats.join('|')})|cambiamenti\\.ndjson|${triplesFile.replaceAll('.', '\\.')})$`,
);

const maxOffset = 1e9;
/** The parameter of every table: a download that was cut off goes on at the row where it ended. */
const rowOffset: Parameter = {
  name: 'offset',
  place: 'query',
  required: false,
  schema: { type: 'integer', minimum: 0, maximum: maxOffset, default: 0 },
};

/** The parameter of the changes: since when. */
const firstDay: Parameter = {
  name: 'dal',
  place: 'query',
  required: false,
  schema: { type: 'string', format: 'date' },
};
const dayExpected = 'string & Format<"date">';

/** Streams at the same time: one takes a place until its client has read it. */
const slots = new Slots(64);
/** Level 5 takes half the time of zlib's default for a few per cent more bytes. */
const packing: ZlibOptions & TransformOptions = { level: 5, writableHighWaterMark: 1 };

/** Bytes that are copied at a time: a row may have a megabyte. */
const copyBytes = 64 * 1024;

/**
 * Answers a call that matches {@link streamPattern}. Ends early if the client disconnects.
 * @param publicUrl names what the triples are about, where it is set
 */
export async function answerStream(call: Call, publicUrl: string | null): Promise<void> {
  const { edition, conditions, reply, target } = call;
  const language = languageOf(call);
  const asked = readAddress(call, language, publicUrl);
  if ('refusal' in asked) return sendError(call, asked.refusal);
  const { name, day, format } = asked;
  const skipped = format === null ? 0 : readOffset(target.search);
  if (typeof skipped !== 'number') return sendError(call, skipped);
  const wanted = conditions.preference.encodings.find((one) => one !== 'br') ?? 'identity';
  const encoding: Encoding = format === null ? 'identity' : wanted;
  const hash = hashKey(skipped === 0 && day === null ? name : `${name} ${skipped} ${day}`);
  const etag = makeEtag(edition, hash, language, encoding);
  const framing: Framing = {
    language,
    encoding,
    etag,
    hash,
    lastModified: edition.lastModified,
    variesByAccept: false,
    basePath: edition.basePath,
  };
  const labels: Labels = {
    contentType: format === null ? 'application/gzip' : formats[format].contentType,
    cache: 'answer',
    headers: [
      ...['content-disposition', `attachment; filename="${name}"`],
      ...(day === null ? [] : ['cambiamenti-dal', edition.catalog.seen.facts.since!]),
    ],
  };
  if (!isAsExpected(call.request.headers['if-match'], [etag, `"${edition.catalog.digest}"`]))
    return sendError(call, problem(412, words[language].error.changed));
  if (isFresh(conditions.validators, etag)) {
    reply.writeHead(304, notModifiedHeaders(labels, framing)).end();
    return;
  }
  if (call.method === 'HEAD') {
    reply.writeHead(200, answerHeaders(labels, framing, null)).end();
    return;
  }
  if (!slots.take(reply, readClient(call.request, call.trustsProxy)))
    return sendError(call, unavailable(words[language].error.unavailable, 30));
  try {
    await useEdition(edition, async () => {
      reply.writeHead(200, answerHeaders(labels, framing, null));
      await sendRows(asked.rows(edition.catalog, skipped), format === null || encoding === 'gzip', reply);
    });
  } catch (error) {
    // A client that disconnects is not an error of the service.
    if (!isGone(error)) throw error;
  } finally {
    slots.release(reply, deadlines.timeout);
  }
}

/**
 * Sends chunks that each lie in the memory of the one before. A stream asks for the next while it still holds one, as long as what it
 * holds is less than its high-water mark, 64 kB since Node.js 22: so gzip's is one byte, and what goes out plain is copied.
 */
export async function sendRows(rows: AsyncIterable<Buffer>, isPacked: boolean, to: Writable): Promise<void> {
  if (isPacked) return pipeline(rows, createGzip(packing), to);
  const copied = async function* (): AsyncGenerator<Buffer> {
    for await (const chunk of rows)
      for (let at = 0; at < chunk.length; at += copyBytes) yield Buffer.from(chunk.subarray(at, at + copyBytes));
  };
  return pipeline(copied, to);
}

/** The table or file that is asked for. */
interface Asked {
  /** @param first row to begin with */
  rows: (catalog: Catalog, first: number) => AsyncIterable<Buffer>;
  /** `null` for a file that is packed whole. */
  format: WholeFormat | null;
  /** The name of the file. */
  name: string;
  /** For changes, the day since which they are asked for; else `null`. */
  day: string | null;
}

function readAddress(
  { target, edition }: Call,
  language: Language,
  publicUrl: string | null,
): Asked | { refusal: Answer } {
  const { path } = target;
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (name === triplesFile)
    return { rows: (catalog) => writeTriples(catalog, language, publicUrl), format: null, name, day: null };
  const [table = '', format] = name.split('.') as [string, WholeFormat];
  const rowsOf = (whole: Whole) => (catalog: Catalog, first: number) => {
    if (first === 0 || whole.beginsAnywhere === true) return streamWhole(whole, format, catalog, language, first);
    // The row of names is not repeated: the parts of a download, put together, are the table.
    return skipRows(
      streamWhole(whole, format, catalog, language),
      format === 'csv' ? first + 1 : first,
      format === 'csv',
    );
  };
  if (table in wholes) return { rows: rowsOf(wholes[table]!), format, name, day: null };
  const raw = decodeQuery(target.search);
  const text = raw.get(firstDay.name);
  if (text !== undefined && dayFault(text) !== null)
    return { refusal: unprocessable(describeFaults([firstDay], new Map([[firstDay.name, dayExpected]]), raw)) };
  const { since } = edition.catalog.seen.facts;
  const day = text ?? since;
  if (since === null || day === null || day < since)
    return { refusal: problem(410, words[language].error.noChanges(since), { cambiamenti_dal: since }) };
  return { rows: rowsOf(changesSince(day)), format, name, day };
}

/** The rows to leave out, or the 422. */
function readOffset(search: string): number | Answer {
  const raw = decodeQuery(search);
  const text = raw.get(rowOffset.name);
  const value = text === undefined ? 0 : parseInteger(text);
  if (typeof value === 'number' && value >= 0 && value <= maxOffset) return value;
  const expected =
    typeof value === 'string' ? 'number' : `number & ${value < 0 ? 'Minimum<0>' : `Maximum<${maxOffset}>`}`;
  return unprocessable(describeFaults([rowOffset], new Map([[rowOffset.name, expected]]), raw));
}

/** Whether `if-match` names what is served: the entity tag of the table, or the digest of the corpus as `health` has it (RFC 9110 §13.1.1). */
function isAsExpected(header: string | undefined, tags: readonly string[]): boolean {
  if (header === undefined || header.trim() === '*') return true;
  const named = header.split(',').map((tag) => tag.trim().replaceAll('"', ''));
  return tags.some((tag) => named.includes(tag.replaceAll('"', '')));
}

/** Whether an error means that the client disconnected before its answer ended. */
export function isGone(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException | null)?.code ?? '';
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET' || code === 'EPIPE';
}
