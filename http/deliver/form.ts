// A form that was posted: how long it may be, and how many are read at once.
import type { IncomingMessage } from 'node:http';
import { decodeQuery } from './query.js';

/** Longest body, in bytes. */
const maxFormBytes = 256 * 1024;
/** Bodies that are read at the same time: with the limit above 16 MB. Each is cut off by the deadline of its request. */
const maxForms = 64;
const formType = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

let reading = 0;

/** Why there are no fields: another media type, over the limit, too many at once, or cut off by the client or its deadline. */
export type FormFault = 'no-form' | 'too-long' | 'too-many' | 'unfinished';

/** Reads the fields of a posted form; of a repeated name the last value counts. */
export function readForm(request: IncomingMessage): Promise<ReadonlyMap<string, string> | FormFault> | FormFault {
  const { headers } = request;
  if (!formType.test(headers['content-type'] ?? '')) return 'no-form';
  if (Number(headers['content-length'] ?? 0) > maxFormBytes) return 'too-long';
  if (reading >= maxForms) return 'too-many';
  reading++;
  return new Promise<ReadonlyMap<string, string> | FormFault>((resolve) => {
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
    request.on('end', () => resolve(decodeQuery(`?${Buffer.concat(chunks).toString('latin1')}`)));
    request.on('error', () => resolve('unfinished'));
    request.on('close', () => resolve('unfinished'));
  }).finally(() => reading--);
}
