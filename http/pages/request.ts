// The request for a page, and its possible results.
import type { Answer } from '../message/answer.js';
import type { Catalog, Context } from '../questions/endpoint.js';
import type { Ask } from '../questions/ask.js';
import type { Frame, PageContent } from './document.js';

export interface PageRequest {
  /** Decoded path. */
  path: string;
  /** Decoded query, or the fields of a form that was posted; `null` where that was too long. */
  raw: ReadonlyMap<string, string> | null;
  /** Whether the fields were posted. */
  isForm: boolean;
  catalog: Catalog;
  context: Context;
  ask: Ask;
  frame: Frame;
}

/** Content with a status that is not 200. */
export interface Failed {
  failed: number;
  content: PageContent;
}

/** A page: its content, an answer that leads elsewhere, or `null` where there is none. */
export type Page = (request: PageRequest) => Promise<PageContent | Failed | Answer | null>;

/** A number that an address gives, or 0. */
export function readNumber(raw: ReadonlyMap<string, string> | null, name: string): number {
  const text = raw?.get(name) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
