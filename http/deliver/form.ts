// Reads posted forms, limited in length and in number at once.
import type { IncomingMessage } from 'node:http';
import { decodeQuery } from '../message/query.js';

/** Longest body, in bytes. */
const maxFormBytes = 256 * 1024;
/** Bodies read at the same time; with the limit above that is 16 MB. The request deadline ends each of them. */
const maxForms = 64;
const formType = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

let reading = 0;

/** Reason why no body was read: it exceeds the limit, too many are being read, or the client or its deadline ended it. */
export type BodyFault = 'too-long' | 'too-many' | 'unfinished';
/** Reason why no fields were read: those above, or another media type. */
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
