// The answer of an endpoint, before it is HTTP.
import { STATUS_CODES } from 'node:http';
import { literal, type Piece } from '../../engine/index.js';
import { percentEncode, type Labels } from './headers.js';

export interface Answer extends Labels {
  status: number;
  /** Put side by side, the body. */
  body: readonly Piece[];
  /** The same for everyone who asks (health, pages): worth a Brotli body, made once and kept. */
  isFixed?: boolean;
  /** Whether the base path stands before its addresses already. */
  isPlaced?: boolean;
  /** Its pieces are kept deflated and, where they are sent plain, inflated one after the other as the client reads. */
  isInParts?: boolean;
}

/** Longest address in `link`, in characters. Clients and proxies refuse headers above 8 to 16 kB in all, and an answer has up to four links. */
const maxLink = 1024;
/** Longest address in `location`, which cannot be omitted. */
const maxLocation = 7 * 1024;

const json = 'application/json';
const problemJson = 'application/problem+json';

/**
 * A 200 that clients may keep.
 * @param body pieces that put side by side are one JSON text
 * @param changed as {@link Labels} has it
 */
export function ok(body: readonly Piece[], links?: string, changed?: string | null): Answer {
  // One literal: copying an answer to add a member takes microseconds.
  const answer: Answer = { status: 200, contentType: json, cache: 'answer', body };
  if (links !== undefined) answer.links = links;
  if (changed !== undefined) answer.changed = changed;
  return answer;
}

/**
 * An error as RFC 9457 has it.
 * @param detail a sentence in the answer's language
 * @param fields further members beside `type`, `title`, `status` and `detail`
 */
export function problem(status: number, detail: string, fields: object = {}): Answer {
  const content = { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail, ...fields };
  return { status, contentType: problemJson, cache: 'error', body: [literal(JSON.stringify(content))] };
}

/** A 503 that says when to come again. @param seconds for `retry-after` */
export function unavailable(detail: string, seconds = 120): Answer {
  return { ...problem(503, detail), headers: ['retry-after', String(seconds)] };
}

/** A 202 for a page that asks again by itself, for which a 503 would be an error that browsers report. @param seconds for `retry-after` */
export function notYet(detail: string, seconds: number): Answer {
  const body = [literal(JSON.stringify({ detail }))];
  return { status: 202, contentType: json, cache: 'error', body, headers: ['retry-after', String(seconds)] };
}

/** A 307 to a path of this server; a 414 where it is so long that clients would refuse the answer. */
export function redirect(location: string): Answer {
  if (location.length > maxLocation) return problem(414, 'URI Too Long');
  return { status: 307, contentType: json, cache: 'error', body: [], headers: ['location', location] };
}

/** A page that depends on the language alone. */
export function page(html: string): Answer {
  return { status: 200, contentType: 'text/html; charset=utf-8', cache: 'page', body: [literal(html)], isFixed: true };
}

/** A page that answers one question, cached like any answer. @param status 200, or that of the error that it explains */
export function html(status: number, text: string): Answer {
  const cache = status === 200 ? 'page' : 'error';
  return { status, contentType: 'text/html; charset=utf-8', cache, body: [literal(text)] };
}

/** A 422, in the shape that clients of the original service read. @param detail one object a parameter */
export function unprocessable(detail: readonly object[]): Answer {
  const body = [literal(JSON.stringify({ detail }))];
  return { status: 422, contentType: json, cache: 'error', contentLanguage: 'en', body };
}

/**
 * One link of the `link` header (RFC 8288 §3), with the comma that parts it from the next; empty where the address is too
 * long for a header.
 * @param url as {@link quoteUrl} leaves it
 */
export function link(relation: string, url: string): string {
  return url.length > maxLink ? '' : `<${url}>; rel="${relation}", `;
}

/** Percent-encodes what neither a URL nor a header may hold. */
export function quoteUrl(url: string): string {
  if (/^[\x21\x23-\x3b\x3d\x3f-\x7e]*$/.test(url)) return url;
  return percentEncode(url, /[^\x21\x23-\x3b\x3d\x3f-\x7e]+/g);
}
