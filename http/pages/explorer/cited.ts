// The citations of a selected act or article, and those that name it, with their words: where the lines are citations.
import { withAccents } from '../../formats/accents.js';
import { nameEnd } from '../../../engine/law/place-name.js';
import { actAddress, ask, fill, formatNumber, make, makeTable } from './elements.js';
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
  const reply = await ask('citazioni', { norma: eli, dir, limit: String(mostRows) });
  return reply?.ok ? ((await reply.json()) as Citations) : null;
}

/** @param side which end is the other act */
function table(caption: string, { totale, citazioni }: Citations, side: 'da' | 'a', words: ExplorerWords): Node[] {
  if (citazioni.length === 0) return [];
  const rows = citazioni.map(({ testo, [side]: end }) => [
    make('td', {}, make('a', { href: actAddress(end.articolo_eli ?? end.eli) }, nameEnd(end))),
    make('td', { lang: 'it' }, `«${withAccents(testo)}»`),
  ]);
  const more = totale - citazioni.length;
  return [
    makeTable(caption, [words.panelColumns.with, words.inWords], rows),
    ...(more > 0 ? [make('p', { class: 'soft' }, fill(words.moreCitations, { n: formatNumber(more) }))] : []),
  ];
}
