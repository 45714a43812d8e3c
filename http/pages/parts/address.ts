// Addresses of pages: the path after `/norme/` is the ELI without its scheme.
import type { Language } from '../../questions/language.js';

/** `/norme/it/legge/1990/08/07/241/art/2-bis`. @param eli of an act or article, with its scheme */
export function pageOf(eli: string): string {
  return `/norme/${eli
    .replace(/^eli:\/?/, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/')}`;
}

/** Address of the API for the same. */
export function apiOf(eli: string): string {
  return `/api/public${pageOf(eli)}`;
}

/** Some of the relations of an act; what is left out does not narrow them. */
export interface RelationsFilter {
  dir?: 'in' | 'out';
  kind?: string;
  year?: number;
  /** ELI of the article of this act. */
  article?: string;
  /** ELI of the other act. */
  other?: string;
  /** Id of one relation. */
  relation?: string;
  /** How many are skipped. */
  offset?: number;
}

/** Page of some relations of an act. @param eli of the act */
export function relationsOf(eli: string, filter: RelationsFilter): string {
  const { dir, kind, year, article, other, relation, offset = 0 } = filter;
  const query = new URLSearchParams({
    ...(relation === undefined ? { relazioni: dir ?? 'entrambe' } : { relazione: relation }),
    ...(year === undefined ? {} : { anno: String(year) }),
    ...(kind === undefined ? {} : { tipo: kind }),
    ...(article === undefined ? {} : { articolo: article.slice(eli.length + 1) }),
    ...(other === undefined ? {} : { con: other.replace(/^eli:\/?/, '') }),
    ...(offset === 0 ? {} : { offset: String(offset) }),
  });
  return `${pageOf(eli)}?${query.toString().replaceAll('%2F', '/')}`;
}

/** An address in the page's language. A fragment stays at its end. */
export function localAddress(path: string, language: Language): string {
  const [address = '', fragment] = path.split('#');
  const local = `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
  return fragment === undefined ? local : `${local}#${fragment}`;
}
