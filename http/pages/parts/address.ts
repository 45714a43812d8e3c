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

/** An address in the page's language. */
export function localAddress(path: string, language: Language): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}
