// The header table: what every kind of answer carries.
import { beginningOf, remembering, type Language } from '../../engine/index.js';
import { placeHeaders } from './base-path.js';
import type { Encoding } from './encoding.js';

/** Flat: name, value, name, value, as `writeHead` takes it. */
export type HeaderList = readonly string[];

/** The headers that an answer sets itself. */
export interface Labels {
  contentType: string;
  /** How long clients may cache it. */
  cache: keyof typeof cacheControl;
  /** Links of this answer, before those of every answer: each as `link` of answer.ts writes it. */
  links?: string;
  /** Further headers, flat: name, value, name, value. */
  headers?: readonly string[];
  /** The day, `2026-11-26`, on which what is answered last became another; `null` where that is not known; absent: that of the whole corpus. */
  changed?: string | null;
  /** `content-language` where it isn't the language that was negotiated. */
  contentLanguage?: string;
}

const cacheControl = {
  answer: 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800',
  page: 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800',
  health: 'no-cache',
  error: 'no-store',
} as const;

const cors: HeaderList = [
  'access-control-allow-origin',
  '*',
  'access-control-expose-headers',
  'etag, link, content-language, retry-after, cambiamenti-dal',
];

const safety: HeaderList = [
  'x-content-type-options',
  'nosniff',
  'cross-origin-resource-policy',
  'cross-origin',
  'referrer-policy',
  'no-referrer',
];

/** Headers of answers that another module writes. */
export const corsHeaders: HeaderList = [...cors, ...safety];

const jsonPolicy = "default-src 'none'; frame-ancestors 'none'";
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const everyLink = [
  '<https://creativecommons.org/licenses/by/4.0/>; rel="license"',
  '</api/public/openapi.json>; rel="service-desc"; type="application/json"',
  '</api/public/docs>; rel="service-doc"; type="text/html"',
  '</status>; rel="status"',
].join(', ');

const vary = 'accept-encoding, accept-language';
const varyByAccept = `${vary}, accept`;

export const allow = 'GET, HEAD, OPTIONS';

const opening = (varies: string, policy: string): HeaderList => [
  ...['vary', varies, 'content-security-policy', policy],
  ...cors,
  ...safety,
];
const jsonHeaders = { plain: opening(vary, jsonPolicy), byAccept: opening(varyByAccept, jsonPolicy) };
const pageHeaders = { plain: opening(vary, pagePolicy), byAccept: opening(varyByAccept, pagePolicy) };

/** The facts about an answer that are known before its body. */
export interface Framing {
  language: Language;
  encoding: Encoding;
  /** With its quotes; `null` on errors. */
  etag: string | null;
  /** Hash of the canonical question. */
  hash: number;
  /** HTTP date of the corpus. */
  lastModified: string;
  /** Whether `accept` decides between this and another form of it. */
  variesByAccept: boolean;
  /** The base path, before every address; empty at the root of the host. */
  basePath: string;
}

/** Headers of an answer with a body. @param length of the body as sent, in bytes; `null` where it is unknown before it is sent */
export function answerHeaders(answer: Labels, framing: Framing, length: number | null): string[] {
  const { language, encoding, etag, lastModified, variesByAccept, basePath } = framing;
  const openings = answer.contentType.startsWith('text/html') ? pageHeaders : jsonHeaders;
  const headers = (variesByAccept ? openings.byAccept : openings.plain).slice();
  headers.push('content-type', answer.contentType);
  if (length !== null) headers.push('content-length', String(length));
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  if (etag !== null) headers.push('etag', etag);
  const modified = answer.changed === undefined ? lastModified : answer.changed && httpDate(answer.changed);
  if (etag !== null && modified !== null) headers.push('last-modified', modified);
  headers.push('cache-control', cacheControl[answer.cache], 'content-language', answer.contentLanguage ?? language);
  headers.push('link', answer.links === undefined ? everyLink : answer.links + everyLink);
  if (answer.headers) headers.push(...answer.headers);
  if (basePath !== '') placeHeaders(headers, basePath);
  return headers;
}

/** The moment at which a day begins in Italy, as headers write it: never later than now, as long as the day has begun. */
export const httpDate = remembering((day: string) => new Date(beginningOf(day)).toUTCString(), 64);

/** Headers of a 304: those that RFC 9110 §15.4.5 requires, and those that browsers need to read it. */
export function notModifiedHeaders(answer: Labels, { etag, language, variesByAccept }: Framing): string[] {
  const varies = variesByAccept ? varyByAccept : vary;
  const kept = ['etag', etag ?? '', 'cache-control', cacheControl[answer.cache], 'vary', varies];
  return [...kept, 'content-language', answer.contentLanguage ?? language, ...cors, ...safety];
}

/** Headers of a static file: its name holds its digest. */
export function fileHeaders(): string[] {
  const cache = ['cache-control', 'public, max-age=31536000, immutable', 'vary', 'accept-encoding'];
  return [...cache, 'content-security-policy', jsonPolicy, ...cors, ...safety];
}

/** Headers of the answer to `OPTIONS`, the CORS preflight of a browser. */
export const preflightHeaders: HeaderList = [
  'allow',
  allow,
  ...cors,
  ...safety,
  'access-control-allow-methods',
  allow,
  'access-control-allow-headers',
  '*',
  'access-control-max-age',
  '86400',
  'vary',
  'accept-encoding, accept-language, origin, access-control-request-headers',
];

/** Percent-encodes, as UTF-8, what a pattern finds. @param runs global, of whole characters */
export function percentEncode(text: string, runs: RegExp): string {
  return text.replace(runs, (run) =>
    [...Buffer.from(run)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  );
}
