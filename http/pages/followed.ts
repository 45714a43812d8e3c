// The acts, articles and reforms, and a kind of amendment, that a reader follows: the address of `/seguire` names them, and nothing of it is kept.
import { actOfEli, nameAct, nameEli, nameFirst, parseEli, relationKinds, type Language } from '../../engine/index.js';
import type { Catalog } from '../questions/endpoint.js';
import { localAddress, newestOf } from './parts/address.js';
import type { PageQuery } from './request.js';

/** Things that one address can hold. */
export const maxFollowed = 100;

/** What is followed. */
export interface Chosen {
  /** ELI of an act or article. */
  eli: string;
  /** ELI of the act or article at the other end, where only the amendments between the two are meant. */
  other: string | null;
}

export interface Followed {
  /** Each once, in the order in which they were chosen. */
  chosen: readonly Chosen[];
  /** A kind of amendment, or empty for all. */
  kind: string;
}

/** One feed: what it is of, and where it is. */
export interface FollowedFeed {
  /** `null` for the feed of all acts. */
  chosen: Chosen | null;
  /** `L. 241/1990`, `art. 2, L. 241/1990`, `CAD – D.L. 76/2020`; `Legami` for all acts. */
  sigla: string;
  title: string | null;
  /** Path of the page of the same amendments. */
  page: string;
  /** Path of the feed. */
  feed: string;
}

/** Reads an address; a name that is no ELI, or one too many, is left out. */
export function readFollowed(raw: PageQuery | null): Followed {
  const named = (raw?.get('norme') ?? '').split(',').flatMap((name) => readChosen(name) ?? []);
  const kind = raw?.get('tipo') ?? '';
  return {
    chosen: [...new Map(named.map((one) => [pathOf(one), one])).values()].slice(0, maxFollowed),
    kind: (relationKinds as readonly string[]).includes(kind) ? kind : '',
  };
}

/** `it/legge/1990/08/07/241`, or two joined by `~`; `null` where one is no ELI. */
function readChosen(name: string): Chosen | null {
  const [eli, other = null, ...more] = name.split('~').map((one) => `eli:/${one.trim().replace(/^(?:eli:)?\/?/, '')}`);
  const isSound = more.length === 0 && [eli!, other].every((one) => one === null || parseEli(one) !== null);
  return isSound ? { eli: eli!, other } : null;
}

/** Path and query of `/seguire`, without `lang`. */
export function followAddress({ chosen, kind }: Followed): string {
  const query = [
    ...(chosen.length === 0 ? [] : [`norme=${chosen.map(pathOf).join(',')}`]),
    ...(kind === '' ? [] : [`tipo=${kind}`]),
  ].join('&');
  return query === '' ? '/seguire' : `/seguire?${query}`;
}

/** Whether both acts are known here. */
export function isKnown({ eli, other }: Chosen, catalog: Catalog): boolean {
  return [eli, other].every((one) => one === null || catalog.find(actOfEli(one)) !== null);
}

/** `art. 2, L. 241/1990`; a reform by both its ends. */
export function nameChosen({ eli, other }: Chosen): string {
  return other === null ? nameEli(eli) : `${nameEli(eli)} – ${nameEli(other)}`;
}

/** The same where nothing else names the act: `Codice penale (R.D. 1398/1930)`. */
export function titleChosen({ eli, other }: Chosen): string {
  return other === null ? nameFirst(eli) : `${nameFirst(eli)} – ${nameFirst(other)}`;
}

/** The feeds of what was chosen: one for each that is known, or that of all acts where nothing was chosen. */
export function feedsOf({ chosen, kind }: Followed, catalog: Catalog, language: Language): FollowedFeed[] {
  const ofKind = kind === '' ? '' : `tipo=${kind}`;
  if (chosen.length === 0) {
    const page = ofKind === '' ? '/modifiche' : `/modifiche?${ofKind}`;
    return [{ chosen: null, sigla: 'Legami', title: null, ...placesOf(page, language) }];
  }
  return chosen
    .filter((one) => isKnown(one, catalog))
    .map((one) => {
      const { titolo, nome } = nameAct(catalog.cardOf(actOfEli(one.eli)));
      const newest = newestOf(one.eli, one.other);
      const page = ofKind === '' ? newest : `${newest}&${ofKind}`;
      return { chosen: one, sigla: nameChosen(one), title: titolo ?? nome ?? null, ...placesOf(page, language) };
    });
}

function placesOf(path: string, language: Language): { page: string; feed: string } {
  const page = localAddress(path, language);
  return { page, feed: `${page}&formato=atom` };
}

/** As the address has it. */
export function pathOf({ eli, other }: Chosen): string {
  const paths = [eli, other].filter((one) => one !== null).map((one) => one.replace(/^eli:\/?/, ''));
  return paths.map((path) => encodeURIComponent(path).replaceAll('%2F', '/')).join('~');
}
