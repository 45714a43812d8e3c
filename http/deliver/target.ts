// The request target: its path, its query, and the redirect of a path with a trailing slash.
import { percentEncode } from '../message/headers.js';
import { decodePath } from '../message/query.js';

export interface Target {
  /** Percent-decoded once. */
  path: string;
  /** From the `?` on, as it came; or empty. */
  search: string;
  /** Characters of the whole target as it came. */
  length: number;
}

/** Splits a request target, absolute form (`http://host/path`) included. A fragment, which no client should send, is dropped. */
export function parseTarget(target: string): Target {
  const origin = target.startsWith('/') ? '' : (/^https?:\/\/[^/?#]*/i.exec(target)?.[0] ?? '');
  const hash = target.indexOf('#');
  const rest = target.slice(origin.length, hash === -1 ? undefined : hash);
  const mark = rest.indexOf('?');
  const path = mark === -1 ? rest : rest.slice(0, mark);
  return {
    path: decodePath(path === '' ? '/' : path),
    search: mark === -1 ? '' : rest.slice(mark),
    length: target.length,
  };
}

/** The address without its last slash, as a `location`: from the decoded path, escaped as the original service does. */
export function withoutSlash({ path, search }: Target): string {
  return quoteLocation(path.slice(0, -1)) + (search === '?' ? '' : quoteLocation(search));
}

/** Percent-encodes all but unreserved characters, delimiters and `%`. */
function quoteLocation(text: string): string {
  return percentEncode(text, /[^A-Za-z0-9\-._~:/%#?=@[\]!$&'()*+,;]+/g);
}
