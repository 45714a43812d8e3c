// The request for a page, and its possible results.
import type { Answer } from '../message/answer.js';
import type { Catalog, Context } from '../questions/endpoint.js';
import type { Ask } from '../questions/ask.js';
import type { Frame, PageContent } from './document.js';

/** The query names of each page; those of acts and articles are under `/norme/`. Others are as if they were not there. */
const queryNames = {
  '/': [],
  '/cerca': [
    ...['q', 'in', 'tipo', 'dal', 'al', 'testo_al', 'cessati', 'norma', 'parte'],
    ...['emittente', 'stato', 'ordine', 'esatto', 'offset'],
  ],
  '/definizioni': ['q', 'norma', 'offset'],
  '/norme': ['tipo', 'anno', 'offset'],
  '/norme/': [
    ...['citazioni', 'cessati', 'offset', 'giorno', 'al', 'parte', 'cercato', 'comma', 'da', 'a', 'vista'],
    ...['relazioni', 'relazione', 'tipo', 'anno', 'articolo', 'con', 'righe', 'art', 'come', 'grado'],
  ],
  '/modifiche': ['tipo', 'norma', 'con', 'offset', 'base', 'dal', 'al'],
  '/seguire': ['norme', 'aggiungi', 'tipo'],
  '/riscontri': ['grado', 'giudicate', 'offset'],
  '/grafo': ['livello', 'natura', 'legame', 'max', 'norma', 'profondita'],
  '/grafo/dati': ['livello', 'natura', 'legame', 'max', 'norma', 'profondita'],
  '/risolvi': ['testo'],
  '/dati': [],
  '/guida': [],
  '/accessibilita': [],
  '/privacy': [],
} as const satisfies Record<string, readonly string[]>;

/** A name that some page reads from its query: reading any other does not compile. */
export type QueryName = (typeof queryNames)[keyof typeof queryNames][number];
/** A decoded query, or the fields of a form. */
export type PageQuery = ReadonlyMap<QueryName, string>;

/** The part of a query that the page of a path reads, always in the same order. @param path decoded */
export function queryOfPage(path: string, raw: ReadonlyMap<string, string>): PageQuery {
  const known: Readonly<Record<string, readonly string[]>> = queryNames;
  const names = known[path] ?? (path.startsWith('/norme/') ? queryNames['/norme/'] : []);
  const read = names.flatMap((name): [string, string][] => {
    const value = raw.get(name);
    return value === undefined ? [] : [[name, value]];
  });
  return new Map(read) as PageQuery;
}

export interface PageRequest {
  /** Decoded path. */
  path: string;
  /** `null` where a form that was posted was too long. */
  raw: PageQuery | null;
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

/** The day whose text is asked for: `giorno` as forms name it, or `al` as the same question does under `/api/public`. */
export function dayAsked(raw: PageQuery | null): string | null {
  return raw?.get('giorno') ?? raw?.get('al') ?? null;
}

/** A number that an address gives, or 0. */
export function readNumber(raw: PageQuery | null, name: QueryName): number {
  const text = raw?.get(name) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
