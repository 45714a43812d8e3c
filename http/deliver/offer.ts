// The snapshot that is served, offered whole to mirrors: ranges, `etag`, `repr-digest`, and its seal.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { hashKey, inTurns, words } from '../../engine/index.js';
import { snapshotEtag, type Seal } from '../mirror/seal.js';
import type { Catalog } from '../questions/endpoint.js';
import { problem, unavailable, type Answer } from '../message/answer.js';
import { languageOf, sendError, type Call } from './call.js';
import { useEdition } from './edition.js';
import { answerHeaders, notModifiedHeaders, type Framing, type Labels } from '../message/headers.js';
import { isFresh } from './negotiation.js';
import { isGone } from './stream.js';

export const snapshotPattern = /^\/dati\/legami\.snapshot$/;
export const sealPattern = /^\/dati\/legami\.snapshot\.sig$/;

/** The seal beside the snapshot file, `null` where there is none. */
export type ReadSeal = () => Seal | null;

/** Transfers at once; each ends when its client has read it. */
const maxTransfers = 8;
const step = 1 << 20;

let transfers = 0;
const digests = new WeakMap<Catalog, Promise<string>>();

/** Answers with the bytes of the snapshot, or a range of them. */
export async function answerSnapshot(call: Call): Promise<void> {
  const { catalog } = call.edition;
  await sendBytes(call, async () => {
    const sha256 = await digestOf(catalog);
    return {
      etag: snapshotEtag(sha256),
      size: catalog.snapshot.size,
      contentType: 'application/octet-stream',
      name: 'legami.snapshot',
      headers: ['repr-digest', `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`],
      read: (start, end) => Readable.from(bytesOf(catalog, start, end), { objectMode: false }),
    };
  });
}

/** A file that is given away whole. */
export interface Offer {
  etag: string;
  size: number;
  contentType: string;
  /** To save it under. */
  name: string;
  headers?: readonly string[];
  /** The bytes from `start` to before `end`. */
  read: (start: number, end: number) => Readable;
}

/** Sends a large file whole or in ranges, to a few at once. @param prepare what is sent, or the refusal */
export async function sendBytes(call: Call, prepare: () => Promise<Offer | Answer>): Promise<void> {
  const { edition, conditions, reply, request } = call;
  if (transfers >= maxTransfers) return sendError(call, unavailable(words[languageOf(call)].error.unavailable, 30));
  transfers++;
  try {
    await useEdition(edition, async () => {
      const offer = await prepare();
      if ('status' in offer) return sendError(call, offer);
      const { etag, size, contentType, name } = offer;
      const framing = framingOf(call, etag);
      const labels: Labels = {
        contentType,
        cache: 'health',
        headers: [
          ...['accept-ranges', 'bytes', 'content-disposition', `attachment; filename="${name}"`],
          ...(offer.headers ?? []),
        ],
      };
      if (isFresh(conditions.validators, etag))
        return void reply.writeHead(304, notModifiedHeaders(labels, framing)).end();
      const range = readRange(request.headers.range, request.headers['if-range']?.toString(), etag, size);
      if (range === 'none') {
        const refusal = { ...labels, headers: [...labels.headers!, 'content-range', `bytes */${size}`] };
        return void reply.writeHead(416, answerHeaders(refusal, framing, 0)).end();
      }
      const { start, end } = range ?? { start: 0, end: size };
      const part = range === null ? [] : ['content-range', `bytes ${start}-${end - 1}/${size}`];
      const headers = answerHeaders({ ...labels, headers: [...labels.headers!, ...part] }, framing, end - start);
      reply.writeHead(range === null ? 200 : 206, headers);
      if (call.method === 'HEAD') return void reply.end();
      await pipeline(offer.read(start, end), reply);
    });
  } catch (error) {
    if (!isGone(error)) throw error;
  } finally {
    transfers--;
  }
}

/** Answers with the seal, if it is that of the snapshot that is served. */
export async function answerSeal(call: Call, readSeal: ReadSeal): Promise<void> {
  const { edition, reply } = call;
  const seal = readSeal();
  const sha256 = await useEdition(edition, () => digestOf(edition.catalog));
  if (seal?.sha256 !== sha256) return sendError(call, problem(404, 'Not Found'));
  const body = `${JSON.stringify(seal)}\n`;
  const labels: Labels = { contentType: 'application/json', cache: 'health' };
  reply.writeHead(200, answerHeaders(labels, framingOf(call, null), Buffer.byteLength(body)));
  reply.end(call.method === 'HEAD' ? '' : body);
}

function framingOf(call: Call, etag: string | null): Framing {
  const { edition, target } = call;
  return {
    language: languageOf(call),
    encoding: 'identity',
    etag,
    hash: hashKey(target.path),
    lastModified: edition.lastModified,
    variesByAccept: false,
    basePath: edition.basePath,
  };
}

/** SHA-256 of the snapshot, in hexadecimal; computed once, in steps. */
function digestOf(catalog: Catalog): Promise<string> {
  const known = digests.get(catalog) ?? inTurns(digestSteps(catalog));
  digests.set(catalog, known);
  return known;
}

function* digestSteps({ snapshot }: Catalog): Generator<undefined, string, undefined> {
  const hash = createHash('sha256');
  for (let at = 0; at < snapshot.size; at += step) {
    hash.update(snapshot.raw(at, Math.min(step, snapshot.size - at)));
    yield;
  }
  return hash.digest('hex');
}

function* bytesOf({ snapshot }: Catalog, start: number, end: number): Generator<Buffer> {
  for (let at = start; at < end; at += step) yield snapshot.raw(at, Math.min(step, end - at));
}

/**
 * One range, `end` exclusive (RFC 9110 §14.2). @returns `null` for the whole: no range, several, another unit, or one of another
 * snapshot; `'none'` for one behind the end
 */
function readRange(
  range: string | undefined,
  ifRange: string | undefined,
  etag: string,
  size: number,
): { start: number; end: number } | 'none' | null {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '');
  if (found === null || (ifRange !== undefined && ifRange !== etag)) return null;
  const [, first = '', last = ''] = found;
  if (first === '' && last === '') return null;
  if (first === '') return Number(last) === 0 ? 'none' : { start: Math.max(0, size - Number(last)), end: size };
  const start = Number(first);
  const end = last === '' ? size : Math.min(size, Number(last) + 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'none' : { start, end };
}
