// Reads posted forms, limited in length and in number at once.
import type { IncomingMessage } from 'node:http';
import { decodeQuery } from '../message/query.js';

/** Longest body, in bytes. */
const maxFormBytes = 256 * 1024;
/** Bodies up to this need no place: as many as there may be connections take 32 MB. */
const smallBytes = 8 * 1024;
/** Longer bodies read at the same time: with the limit above that is 16 MB. */
const maxForms = 64;
/** If no place is left, the body that has been read longest is closed once it has had this time, in milliseconds. */
const enoughTime = 2_000;
const formType = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** Requests with a place, and when they got it; oldest first. */
const places = new Map<IncomingMessage, number>();

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
  return new Promise<Buffer | BodyFault>((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const stop = (fault: BodyFault) => {
      request.pause();
      resolve(fault);
    };
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxFormBytes) return stop('too-long');
      if (bytes > smallBytes && !takePlace(request)) return stop('too-many');
      chunks.push(chunk);
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () => resolve('unfinished'));
    request.on('close', () => resolve('unfinished'));
  }).finally(() => places.delete(request));
}

/** Takes a place for a body, if need be that of the slowest one. @returns false where all are being read as fast as can be expected */
function takePlace(request: IncomingMessage): boolean {
  if (places.has(request)) return true;
  const [slowest] = places;
  if (places.size >= maxForms && slowest !== undefined) {
    if (performance.now() - slowest[1] < enoughTime) return false;
    places.delete(slowest[0]);
    slowest[0].socket.destroy();
  }
  places.set(request, performance.now());
  return true;
}
