// A form that was posted: how long it may be, and how many are read at once.
import type { IncomingMessage } from 'node:http';
import { decodeQuery } from '../message/query.js';

/** Longest body, in bytes. */
const maxFormBytes = 256 * 1024;
/** Bodies that are read at the same time: with the limit above 16 MB. Each is cut off by the deadline of its request. */
const maxForms = 64;
const formType = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

let reading = 0;

/** Why there is no body: over the limit, too many at once, or cut off by the client or its deadline. */
export type BodyFault = 'too-long' | 'too-many' | 'unfinished';
/** Why there are no fields: another media type, too. */
export type FormFault = 'no-form' | BodyFault;

/** Reads the fields of a posted form; of a repeated name the last value counts. */
export async function readForm(request: IncomingMessage): Promise<ReadonlyMap<string, string> | FormFault> {
  if (!formType.test(request.headers['content-type'] ?? '')) return 'no-form';
  const body = await readBody(request);
  return typeof body === 'string' ? body : decodeQuery(`?${body.toString('latin1')}`);
}

/** Reads the body of a POST, at most {@link maxFormBytes}. */
export async function readBody(request: IncomingMessage): Promise<Buffer | BodyFault> {
  if (Number(request.headers['content-length'] ?? 0) > maxFormBytes) return 'too-long';
  if (reading >= maxForms) return 'too-many';
  reading++;
  return new Promise<Buffer | BodyFault>((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= maxFormBytes) chunks.push(chunk);
      else {
        request.pause();
        resolve('too-long');
      }
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () => resolve('unfinished'));
    request.on('close', () => resolve('unfinished'));
  }).finally(() => reading--);
}
