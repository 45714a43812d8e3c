// Addresses of pages: the path after `/norme/` is the ELI without its scheme.
import type { Language } from '../../../engine/index.js';

/** `/norme/it/legge/1990/08/07/241/art/2-bis`. @param eli of an act or article, with its scheme */
export function pageOf(eli: string): string {
  const path = eli.replace(/^eli:\/?/, '');
  // Nearly every ELI can stand in an address as it is.
  return `/norme/${/^[\w/.-]*$/.test(path) ? path : path.split('/').map(encodeURIComponent).join('/')}`;
}

/** Address of the API for the same. */
export function apiOf(eli: string): string {
  return `/api/public${pageOf(eli)}`;
}

/** Address of the API for the newest amendments that an act or article makes or undergoes. @param other see {@link newestOf} */
export function feedOf(eli: string, other: string | null = null): string {
  return `/api/public${newestOf(eli, other)}`;
}

/**
 * Page of the newest amendments that an act or article makes or undergoes.
 * @param other the act or article at the other end of those that are meant; `null` for all
 */
export function newestOf(eli: string, other: string | null = null): string {
  return `/modifiche?norma=${eliInQuery(eli)}${other === null ? '' : `&con=${eliInQuery(other)}`}`;
}

function eliInQuery(eli: string): string {
  return encodeURIComponent(eli).replaceAll('%2F', '/').replaceAll('%3A', ':');
}

/** Page on which a reader chooses what to follow, with an act or article chosen, or the reform of one act by another. */
export function followOf(eli: string, other: string | null = null): string {
  return `/seguire?norme=${[eli, other].flatMap((one) => (one === null ? [] : [pageOf(one).slice('/norme/'.length)])).join('~')}`;
}

/** Page of what cites an act or article. @param eli of what is cited */
export function citationsTo(eli: string): string {
  return `${pageOf(eli)}?citazioni=in`;
}

/** Page of what an act or article cites. @param eli of what cites */
export function citationsFrom(eli: string): string {
  return `${pageOf(eli)}?citazioni=out`;
}

/** Page of what is known of an act or article on a day. @param eli of either @param day `YYYY-MM-DD` */
export function dayOf(eli: string, day: string): string {
  return `${pageOf(eli)}?giorno=${day}`;
}

/** A part of a long text. @param page of the text, without language @param index from 0 */
export function partOf(page: string, index: number): string {
  return index === 0 ? page : `${page}${page.includes('?') ? '&' : '?'}parte=${index + 1}`;
}

/** Page of the texts that an article has had. @param eli of the article */
export function historyOf(eli: string): string {
  return `${pageOf(eli)}/storia`;
}

/** Page of the versions of an act. @param eli of the act */
export function versionsPageOf(eli: string): string {
  return `${pageOf(eli)}/versioni`;
}

/** Page of what an amending act does to words. @param eli of the act */
export function checkOf(eli: string): string {
  return `${pageOf(eli)}/riscontro`;
}

/** Page of where the words of an article come from. @param eli of the article */
export function originOf(eli: string): string {
  return `${pageOf(eli)}/provenienza`;
}

/** Page of the articles that are like one. @param eli of the article */
export function similarOf(eli: string): string {
  return `${pageOf(eli)}/simili`;
}

/** Page of the notes that a document prints below an article. @param eli of the article @param day of a past text */
export function notesOf(eli: string, { day }: { day?: string } = {}): string {
  return `${pageOf(eli)}/note${day === undefined ? '' : `?giorno=${day}`}`;
}

/** Page that compares two texts. @param to `null` for that of today @param isBeside whether they stand side by side */
export function comparisonOf(eli: string, from: string, to: string | null, isBeside = false): string {
  return `${pageOf(eli)}/confronto?da=${from}${to === null ? '' : `&a=${to}`}${isBeside ? '&vista=affiancata' : ''}`;
}

/** Page of an act or article on the day that is shown. */
export function pageOnDay(eli: string, frame: { language: Language; day?: string }): string {
  return localAddress(pageAsShown(eli, frame), frame.language);
}

/** The same in no language. */
export function pageAsShown(eli: string, { day }: { day?: string }): string {
  return day === undefined ? pageOf(eli) : dayOf(eli, day);
}

/** A number as a part of an id: `2_1` for comma 2.1, as ids have no full stop. */
export const idOf = (number: string): string => number.replaceAll('.', '_');

/** The page of an article with a paragraph cited below its words. @param page of the article, without language */
export function paragraphOf(page: string, number: string): string {
  const comma = encodeURIComponent(number);
  return `${page}${page.includes('?') ? '&' : '?'}comma=${comma}#com-${idOf(comma)}`;
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
  /** Words of a reader that name other acts: a citation, or a part of a name or title. */
  named?: string;
  /** Id of one relation. */
  relation?: string;
  /** Entries that are skipped. */
  offset?: number;
  /** Whether the table of a reform is on one page. */
  isWhole?: boolean;
}

/** Page of some relations of an act. @param eli of the act */
export function relationsOf(eli: string, filter: RelationsFilter): string {
  const { dir, kind, year, article, other, relation, offset = 0, isWhole = false } = filter;
  const values = [
    relation === undefined ? (['relazioni', dir ?? 'entrambe'] as const) : (['relazione', relation] as const),
    ['anno', year?.toString()],
    ['tipo', kind],
    ['articolo', article?.slice(eli.length + 1)],
    ['con', other?.replace(/^eli:\/?/, '')],
    ['righe', isWhole ? 'tutte' : undefined],
    ['offset', offset === 0 ? undefined : String(offset)],
  ] as const;
  const query = values.flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value).replaceAll('%2F', '/')}`,
  );
  return `${pageOf(eli)}?${query.join('&')}`;
}

/** The place of an editors' note on the page of its article, its annex or the notes, from 1. */
export const noteAnchor = (number: number): string => `#nota-${number}`;

/** An address in the page's language. A fragment stays at its end. */
export function localAddress(path: string, language: Language): string {
  const fragment = path.indexOf('#');
  const address = fragment === -1 ? path : path.slice(0, fragment);
  const local = `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
  return fragment === -1 ? local : local + path.slice(fragment);
}
