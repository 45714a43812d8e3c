// The pages that there are, and how they are asked for.
import type { Language } from '../../engine/index.js';
import type { Answer } from '../message/answer.js';
import type { Contact } from '../describe/openapi.js';
import type { Catalog, Context, Endpoint } from '../questions/endpoint.js';
import type { Assets } from './assets.js';
import type { PageQuery } from './request.js';

/** Paths of pages with a fixed address; below `/norme/` are acts and articles. */
export const pagePaths = [
  '/',
  '/norme',
  '/cerca',
  '/definizioni',
  '/modifiche',
  '/seguire',
  '/riscontri',
  '/grafo',
  '/grafo/dati',
  '/risolvi',
  '/dati',
  '/guida',
  '/accessibilita',
  '/privacy',
] as const;

export type PagePath = (typeof pagePaths)[number];

export function isPagePath(path: string): path is PagePath {
  return (pagePaths as readonly string[]).includes(path);
}

/** The pages of one installation. */
export interface Pages {
  publicUrl: string | null;
  /** The page of a path, or the one that says there is none. */
  answer: (path: string, raw: PageQuery, catalog: Catalog, context: Context) => Promise<Answer>;
  /** The page that tells a person that the service is busy, with the status of the refusal. */
  busy: (status: number, catalog: Catalog, language: Language) => Promise<Answer>;
  /** The page that a posted form leads to. */
  form: (
    path: string,
  ) => (fields: ReadonlyMap<string, string> | null, catalog: Catalog, context: Context) => Promise<Answer>;
}

/** The installation that pages are made for. */
export interface PageSite {
  endpoints: readonly Endpoint[];
  assets: Assets;
  publicUrl: string | null;
  /** The base path, before every address; empty at the root of the host. */
  basePath: string;
  /** Where errors are reported. */
  contact: Partial<Contact>;
  /** Whether the snapshot is given away whole. */
  offersSnapshot: boolean;
}
