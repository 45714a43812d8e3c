// The citations of a selected act or article, and those that name it, with their words: where the lines are citations.
import { withAccents } from '../../formats/accents.js';
import { nameEnd } from '../../../engine/law/place-name.js';
import { actAddress, fill, formatNumber, language, make } from './elements.js';
import { placed } from '../browser/place.js';
import type { ExplorerWords } from '../words.js';

interface End {
  eli: string;
  sigla: string;
  articolo: string | null;
  articolo_eli: string | null;
  parte: string | null;
}

interface Citations {
  totale: number;
  citazioni: { da: End; a: End; testo: string }[];
}

const mostRows = 30;

/** Fills a box with two tables; empty where neither is known. */
export async function showCitations(box: HTMLElement, eli: string, words: ExplorerWords): Promise<void> {
  box.replaceChildren(make('p', { class: 'soft' }, words.loading));
  const [made, received] = await Promise.all([fetchCitations(eli, 'out'), fetchCitations(eli, 'in')]);
  if (made === null || received === null) return box.replaceChildren(make('p', { class: 'notice' }, words.failed));
  box.replaceChildren(...table(words.cites, made, 'a', words), ...table(words.citedBy, received, 'da', words));
}

async function fetchCitations(eli: string, dir: 'in' | 'out'): Promise<Citations | null> {
  const query = new URLSearchParams({ norma: eli, dir, limit: String(mostRows), lang: language() });
  const reply = await fetch(placed(`/api/public/citazioni?${query.toString()}`)).catch(() => null);
  return reply?.ok ? ((await reply.json()) as Citations) : null;
}

/** @param side which end is the other act */
function table(caption: string, { totale, citazioni }: Citations, side: 'da' | 'a', words: ExplorerWords): Node[] {
  if (citazioni.length === 0) return [];
  const headings = [words.panelColumns.with, words.inWords].map((name) => make('th', { scope: 'col' }, name));
  const rows = citazioni.map(({ testo, [side]: end }) => {
    return make(
      'tr',
      {},
      make('td', {}, make('a', { href: actAddress(end.articolo_eli ?? end.eli) }, nameEnd(end))),
      make('td', { lang: 'it' }, `«${withAccents(testo)}»`),
    );
  });
  const more = totale - citazioni.length;
  return [
    make(
      'table',
      {},
      make('caption', {}, caption),
      make('thead', {}, make('tr', {}, ...headings)),
      make('tbody', {}, ...rows),
    ),
    ...(more > 0 ? [make('p', { class: 'soft' }, fill(words.moreCitations, { n: formatNumber(more) }))] : []),
  ];
}
