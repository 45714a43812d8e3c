// `/norme/<eli>?citazioni=in`: all citations of an act or article in the texts that are loaded, a page at a time.
import type { shapes } from '../../engine/index.js';
import type { CitazioniAnswer } from '../questions/citazioni.js';
import { type Frame, type PageContent } from './document.js';
import { localAddress, pageOf } from './parts/address.js';
import { CitationList } from './parts/cited-by.js';
import { Range } from './parts/range.js';
import { textLanguage } from './parts/text-language.js';

/** Citations on a page. */
export const citationsPerPage = 100;

/** Address of the page. @param eli of what is cited */
export function citationsOf(eli: string, offset = 0): string {
  return `${pageOf(eli)}?citazioni=in${offset === 0 ? '' : `&offset=${offset}`}`;
}

/** @param eli of what is cited: an act, or an article of it */
export function citationsPage(eli: string, answer: CitazioniAnswer, frame: Frame): PageContent {
  const { language, words } = frame;
  const { norma, totale, limit, offset, citazioni } = answer;
  const name = eli === norma.eli ? norma.sigla : `art. ${eli.slice(eli.lastIndexOf('/') + 1)}, ${norma.sigla}`;
  const to = (start: number) => localAddress(citationsOf(eli, start), language);
  const shown: readonly shapes.CitationEntry[] = citazioni;
  return {
    title: words.citedBy.page(name),
    description: words.citedBy.lead(name),
    path: citationsOf(eli, offset),
    api: `/api/public/citazioni?norma=${eli}`,
    isListed: false,
    body: (
      <>
        <header class="act">
          <p class="kicker">
            <a href={localAddress(pageOf(eli), language)}>{name}</a>{' '}
            <span class="soft" lang={textLanguage(eli)}>
              {norma.titolo ?? norma.nome ?? ''}
            </span>
          </p>
          <h1>{words.citedBy.page(name)}</h1>
          <p class="lead">{words.citedBy.lead(name)}</p>
        </header>
        <Range offset={offset} shown={shown.length} total={totale} frame={frame} />
        <CitationList citations={shown} frame={frame} />
        <p class="pages">
          {offset === 0 ? null : (
            <a rel="prev" href={to(Math.max(0, offset - limit))}>
              ← {words.actsPage.previous}
            </a>
          )}
          {offset + limit >= totale ? null : (
            <a rel="next" href={to(offset + limit)}>
              {words.actsPage.next} →
            </a>
          )}
        </p>
      </>
    ),
  };
}
