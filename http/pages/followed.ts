// The acts, and a kind of amendment, that a reader follows: the address of `/seguire` names them, and nothing of it is kept.
import { nameAct, parseEli, relationKinds, type Language } from '../../engine/index.js';
import type { Catalog } from '../questions/endpoint.js';
import { localAddress, newestOf } from './parts/address.js';
import type { PageQuery } from './request.js';

/** Acts that one address can hold. */
export const maxFollowed = 100;

export interface Followed {
  /** ELIs of acts, each once, in the order in which they were chosen. */
  acts: readonly string[];
  /** A kind of amendment, or empty for all. */
  kind: string;
}

/** One feed: what it is of, and where it is. */
export interface FollowedFeed {
  /** ELI of the act; `null` for the feed of all acts. */
  eli: string | null;
  /** `L. 241/1990`; `Legami` for all acts. */
  sigla: string;
  title: string | null;
  /** Path of the page of the same amendments. */
  page: string;
  /** Path of the feed. */
  feed: string;
}

/** Reads an address; a name that is no ELI of an act, or one too many, is left out. */
export function readFollowed(raw: PageQuery | null): Followed {
  const named = (raw?.get('norme') ?? '').split(',').map((name) => `eli:/${name.trim().replace(/^(?:eli:)?\/?/, '')}`);
  const acts = named.filter((eli) => parseEli(eli)?.article === null);
  const kind = raw?.get('tipo') ?? '';
  return {
    acts: [...new Set(acts)].slice(0, maxFollowed),
    kind: (relationKinds as readonly string[]).includes(kind) ? kind : '',
  };
}

/** Path and query of `/seguire`, without `lang`. */
export function followAddress({ acts, kind }: Followed): string {
  const query = [
    ...(acts.length === 0 ? [] : [`norme=${acts.map(pathOf).join(',')}`]),
    ...(kind === '' ? [] : [`tipo=${kind}`]),
  ].join('&');
  return query === '' ? '/seguire' : `/seguire?${query}`;
}

/** The feeds of what was chosen: one an act that is known, or that of all acts where none was chosen. */
export function feedsOf({ acts, kind }: Followed, catalog: Catalog, language: Language): FollowedFeed[] {
  const known = acts.filter((eli) => catalog.find(eli) !== null);
  const ofKind = kind === '' ? '' : `tipo=${kind}`;
  if (acts.length === 0) {
    const page = ofKind === '' ? '/modifiche' : `/modifiche?${ofKind}`;
    return [{ eli: null, sigla: 'Legami', title: null, ...placesOf(page, language) }];
  }
  return known.map((eli) => {
    const { sigla, titolo, nome } = nameAct(catalog.cardOf(eli));
    const page = ofKind === '' ? newestOf(eli) : `${newestOf(eli)}&${ofKind}`;
    return { eli, sigla, title: titolo ?? nome ?? null, ...placesOf(page, language) };
  });
}

function placesOf(path: string, language: Language): { page: string; feed: string } {
  const page = localAddress(path, language);
  return { page, feed: `${page}&formato=atom` };
}

function pathOf(eli: string): string {
  return encodeURIComponent(eli.replace(/^eli:\/?/, '')).replaceAll('%2F', '/');
}
