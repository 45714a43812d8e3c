// `/norme/<eli>?citazioni=`: all citations of an act or article in the texts that are loaded, or all that it cites, a page at a time.
import type { JSX } from 'preact';
import { citePlace, partOfEli, placeOfEli, type shapes } from '../../engine/index.js';
import type { CitazioniAnswer } from '../questions/citazioni.js';
import { type Frame, type PageContent } from './document.js';
import { citationsFrom, citationsTo, localAddress, pageOf } from './parts/address.js';
import type { CitesCount } from './parts/brief.js';
import { CitationList, NotCited, type CitedByCount } from './parts/cited-by.js';
import { formatNumber } from './parts/days.js';
import { placeWords } from './parts/place.js';
import { PageLinks, Range } from './parts/range.js';
import { StatusBadge } from './parts/status.js';
import { Table } from './parts/table.js';
import { textLanguage } from './parts/text-language.js';

/** Citations on a page. */
export const citationsPerPage = 100;

/** @param eli of what is cited: an act, or an article of it @param conversion of an article of a decree-law: the law that converted it */
export function citationsPage(
  eli: string,
  answer: CitazioniAnswer,
  conversion: CitedByCount['conversion'],
  frame: Frame,
): PageContent {
  const { words } = frame;
  const name = nameOf(eli, answer);
  const path = (offset: number) => paged(citationsTo(eli), offset);
  return {
    title: words.citedBy.page(name),
    description: words.citedBy.lead(name),
    path: path(answer.offset),
    api: `/api/public/citazioni?norma=${eli}`,
    entries: answer.totale,
    isListed: false,
    body: (
      <>
        <Header
          eli={eli}
          answer={answer}
          title={words.citedBy.page(name)}
          lead={words.citedBy.lead(name)}
          frame={frame}
        />
        {answer.totale === 0 ? (
          <NotCited conversion={conversion} frame={frame} />
        ) : (
          <Range offset={answer.offset} shown={answer.citazioni.length} total={answer.totale} frame={frame} />
        )}
        <CitationList citations={answer.citazioni} frame={frame} />
        <PageLinks offset={answer.offset} perPage={answer.limit} hasMore={hasMore(answer)} path={path} frame={frame} />
      </>
    ),
  };
}

/** @param eli of what cites: an act whose text is loaded, or an article of it @param count of all that it cites */
export function citingPage(eli: string, answer: CitazioniAnswer, count: CitesCount, frame: Frame): PageContent {
  const { language, words } = frame;
  const name = nameOf(eli, answer);
  const isDead = answer.cessati === 'solo';
  const title = isDead ? words.citing.pageDead(name) : words.citing.page(name);
  const lead = isDead ? words.citing.leadDead : words.citing.lead(name);
  const base = citationsFrom(eli);
  const dead = `${base}&cessati=solo`;
  const path = (offset: number) => paged(isDead ? dead : base, offset);
  return {
    title,
    description: lead,
    path: path(answer.offset),
    api: `/api/public/citazioni?norma=${eli}&dir=out${isDead ? '&cessati=solo' : ''}`,
    entries: answer.totale,
    isListed: false,
    body: (
      <>
        <Header eli={eli} answer={answer} title={title} lead={lead} frame={frame} />
        <nav aria-label={words.citing.which}>
          <ul class="tags">
            <li>
              <a href={localAddress(base, language)} aria-current={isDead ? undefined : 'page'}>
                {words.citing.all(formatNumber(count.all, language))}
              </a>
            </li>
            <li>
              <a href={localAddress(dead, language)} aria-current={isDead ? 'page' : undefined}>
                {words.citing.dead(formatNumber(count.dead, language))}
              </a>
            </li>
          </ul>
        </nav>
        {answer.totale === 0 ? (
          <p class="empty">{isDead ? words.citing.noneDead : words.citing.none}</p>
        ) : (
          <>
            <Range offset={answer.offset} shown={answer.citazioni.length} total={answer.totale} frame={frame} />
            <CitingTable answer={answer} label={title} frame={frame} />
          </>
        )}
        <PageLinks offset={answer.offset} perPage={answer.limit} hasMore={hasMore(answer)} path={path} frame={frame} />
      </>
    ),
  };
}

interface TableProps {
  answer: CitazioniAnswer;
  label: string;
  frame: Frame;
}

/** Each citation: its place, its target and whether that has ended, and its words. */
function CitingTable({ answer: { citazioni }, label, frame }: TableProps): JSX.Element {
  const { language, words } = frame;
  const cited: readonly shapes.CitationEntry[] = citazioni;
  return (
    <Table label={label} name="citing" headings={words.citing.table}>
      {cited.map(({ da, a, testo }, i) => (
        <tr key={i}>
          <td>
            <a href={localAddress(pageOf(da.articolo_eli ?? da.eli), language)}>
              {placeWords({ parte: da.parte, articolo: da.articolo, comma: da.comma }, words)}
            </a>
          </td>
          <td>
            <a href={localAddress(pageOf(a.articolo_eli ?? a.eli), language)}>
              {citePlace(placeWords({ parte: a.parte, articolo: a.articolo, comma: a.comma }, words), a, a.parte)}
            </a>
            <StatusBadge stato={a.stato} frame={frame} />
          </td>
          <td class="soft" lang="it">
            «{testo}»
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** `L. 241/1990`, `art. 2, L. 241/1990`. */
function nameOf(eli: string, { norma }: CitazioniAnswer): string {
  return citePlace(placeOfEli(eli), norma, partOfEli(eli));
}

function paged(address: string, offset: number): string {
  return offset === 0 ? address : `${address}&offset=${offset}`;
}

interface HeaderProps {
  eli: string;
  answer: CitazioniAnswer;
  title: string;
  lead: string;
  frame: Frame;
}

function Header({ eli, answer, title, lead, frame: { language } }: HeaderProps): JSX.Element {
  const { norma } = answer;
  return (
    <header class="act">
      <p class="kicker">
        <a href={localAddress(pageOf(eli), language)}>{nameOf(eli, answer)}</a>{' '}
        <span class="soft" lang={textLanguage(eli)}>
          {norma.titolo ?? norma.nome ?? ''}
        </span>
      </p>
      <h1>{title}</h1>
      <p class="lead">{lead}</p>
    </header>
  );
}

function hasMore({ offset, limit, totale }: CitazioniAnswer): boolean {
  return offset + limit < totale;
}
