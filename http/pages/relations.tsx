// `/norme/<eli of an act>?relazioni=`: some of its relations, by direction, kind, year or other act; `?relazione=` one of them.
import type { PageQuery } from './request.js';
import type { JSX } from 'preact';
import { nameFirst, placeOfEli, type shapes } from '../../engine/index.js';
import { type Frame, type PageContent } from './document.js';
import { KnownName } from './parts/cite.js';
import { feedOf, followOf, localAddress, pageOf, relationsOf, type RelationsFilter } from './parts/address.js';
import { formatNumber } from './parts/days.js';
import { PageLinks, Range } from './parts/range.js';
import { RelationList } from './parts/relation-list.js';
import { FilterForm } from './parts/relations-form.js';
import { listIds, listOrder, listTitle, type Lists } from './parts/relation-sections.js';
import { formats } from '../formats/index.js';
import { reformWords } from './reform-words.js';
import { ReformTable, type Reform } from './reform.js';
import { reformRows } from './reform-rows.js';
import { StatusNote } from './parts/status.js';
import { YearStrip } from './parts/years.js';

/** Relations on a page, each with its sentence. */
const perPage = 50;
/** Rows of a reform on a page, and on one that is to be printed. */
const [rowsPerPage, rowsPrinted] = [100, 1_000];

/** The filters of an address; `null` where it asks for the act itself. @param eli of the act */
export function readFilter(eli: string, raw: PageQuery): RelationsFilter | null {
  const [dir, relation] = [raw.get('relazioni'), raw.get('relazione')];
  if (relation !== undefined) return { relation };
  if (dir === undefined) return null;
  const names = ['tipo', 'anno', 'articolo', 'con', 'offset'] as const;
  const [kind = '', year = '', article = '', other = '', offset = ''] = names.map((name) => raw.get(name));
  return {
    ...(dir === 'in' || dir === 'out' ? { dir } : {}),
    ...(kind === '' ? {} : { kind }),
    ...(/^\d{4}$/.test(year) ? { year: Number(year) } : {}),
    ...(article === '' ? {} : { article: `${eli}/${article}` }),
    ...(other === ''
      ? {}
      : isEli(other)
        ? { other: `eli:/${other.replace(/^(?:eli:)?\/?/, '')}` }
        : { named: other.slice(0, 200).trim() }),
    ...(/^\d{1,6}$/.test(offset) ? { offset: Number(offset) } : {}),
    ...(raw.get('righe') === 'tutte' ? { isWhole: true } : {}),
  };
}

/** Whether it is written as addresses write acts, `it/legge/1990/08/07/241`. */
const isEli = (other: string) => /^(?:eli:)?\/?[a-z]{2}\//.test(other);

/** An act with all its relations, whether its text is loaded or not. */
export interface RelatedAct {
  eli: string;
  sigla: string;
  titolo: string | null;
  nome?: string;
  stato: shapes.Stato | null;
}

/** The data of a reform's table beside the relations. */
export interface ReformSource {
  /** The operations of an act on another, in the order of its text; none where its text is not loaded. */
  operationsOf: (by: string, amended: string) => shapes.OperationEntry[];
  /** Keys of the articles of an act in document order, `/art/2-bis`; none where its text is not loaded. */
  keysOf: (eli: string) => readonly string[];
}

/** Relations with one other act are the table of a reform. */
export function relationsPage(
  act: RelatedAct,
  lists: Lists,
  filter: RelationsFilter,
  { operationsOf, keysOf }: ReformSource,
  frame: Frame,
): PageContent {
  const { words } = frame;
  const { eli, stato } = act;
  const { offset = 0, isWhole = false } = filter;
  const passing = listOrder
    .map((name) => ({ name, all: lists[name].filter((relation) => passes(relation, listIds[name].side, filter)) }))
    .filter(({ all }) => all.length > 0);
  const isOne = filter.relation !== undefined;
  const heading = headingOf(act, filter, frame);
  const hasTable = (name: (typeof listOrder)[number]) =>
    filter.other !== undefined && (name === 'modifica' || name === 'modificata_da');
  const sections = passing.map(({ name, all }) => {
    if (!hasTable(name)) return { name, all, reform: null, entries: all.length };
    const { da, a } = all[0]!;
    const operations = operationsOf(da.eli, a.eli);
    const rows = reformRows(all, operations, a.eli, keysOf(a.eli));
    const alone = operations.filter(({ relazione }) => relazione === null).length;
    const reform = { by: da.eli, amended: a.eli, rows, relations: all.length, alone };
    return { name, all, reform, entries: rows.length };
  });
  const hasReform = sections.some(({ reform }) => reform !== null);
  const size = !hasReform ? perPage : isWhole ? rowsPrinted : rowsPerPage;
  // The lists go on from each other: a page has as many entries as another, of whichever lists.
  const total = sections.reduce((sum, { entries }) => sum + entries, 0);
  const window = sections.map(({ entries }, i) => {
    const start = sections.slice(0, i).reduce((sum, one) => sum + one.entries, 0);
    return { from: Math.min(Math.max(offset - start, 0), entries), to: Math.min(offset + size - start, entries) };
  });
  return {
    title: heading,
    description: words.relationsPage.lead(nameFirst(act.eli)),
    path: relationsOf(eli, filter),
    api: apiOf(eli, filter),
    isListed: false,
    ...(hasReform ? { printed: { eli, sigla: act.sigla, testo_al: null, other: filter.other! } } : {}),
    ...(filter.other === undefined ? {} : { feed: feedOf(eli, filter.other) }),
    body: (
      <>
        <header class="act">
          <p class="kicker">
            <KnownName eli={eli} />
            <a href={localAddress(pageOf(eli), frame.language)}>{act.sigla}</a>{' '}
            <span class="soft" lang="it">
              {act.titolo ?? ''}
            </span>
          </p>
          <h1>{heading}</h1>
          {stato === null ? null : <StatusNote stato={stato} act={eli} isArticle={false} frame={frame} />}
        </header>
        {isOne ? null : (
          <>
            <YearStrip
              eli={eli}
              made={lists.modifica}
              undergone={lists.modificata_da}
              chosen={filter.year}
              frame={frame}
            />
            <FilterForm eli={eli} lists={lists} filter={filter} frame={frame} />
          </>
        )}
        <p role="status">{countOf(passing, isOne, frame)}</p>
        {isOne ? null : (
          <Range
            offset={offset}
            shown={Math.max(Math.min(size, total - offset), 0)}
            total={total}
            {...(hasReform ? { said: saidOf(sections, frame) } : {})}
            frame={frame}
          />
        )}
        {size !== rowsPerPage || total <= size ? null : (
          <p class="ways">
            <a href={localAddress(relationsOf(eli, { ...filter, offset: 0, isWhole: true }), frame.language)}>
              {reformWords[frame.language].wholeTable}
            </a>
          </p>
        )}
        {isOne || passing.length === 0 ? null : <Sheets api={apiOf(eli, filter)} hasWords={hasReform} frame={frame} />}
        {sections.map(({ name, all, reform }, i) => {
          const { from, to } = window[i]!;
          return from >= to ? null : (
            <section key={name} aria-labelledby={listIds[name].id}>
              <h2 id={listIds[name].id}>
                {listTitle(name, frame)} <span class="count">{formatNumber(all.length, frame.language)}</span>
              </h2>
              {hasReform && reform === null ? <p class="on-paper">{reformWords[frame.language].listOnPaper}</p> : null}
              {reform === null ? (
                <RelationList relations={all.slice(from, to)} side={listIds[name].side} frame={frame} />
              ) : (
                <ReformTable reform={reform} from={from} to={to} frame={frame} />
              )}
            </section>
          );
        })}
        <PageLinks
          offset={offset}
          perPage={size}
          hasMore={offset + size < total}
          path={(first) => relationsOf(eli, { ...filter, offset: first })}
          frame={frame}
        >
          {isOne ? <a href={localAddress(relationsOf(eli, {}), frame.language)}>{words.relationsPage.all}</a> : null}
          <a href={localAddress(pageOf(eli), frame.language)}>{words.relationsPage.whole}</a>
          <a href={localAddress(followOf(eli), frame.language)}>{words.act.followWhole}</a>
          {filter.other === undefined ? null : (
            <a href={localAddress(followOf(eli, filter.other), frame.language)}>{words.act.followReform}</a>
          )}
        </PageLinks>
      </>
    ),
  };
}

interface SheetsProps {
  /** The question of the API. */
  api: string;
  /** Whether the page shows what the words do: the files then have a row for each place, with all words. */
  hasWords: boolean;
  frame: Frame;
}

/** The relations of the page as files for office programs. */
function Sheets({ api, hasWords, frame: { language } }: SheetsProps): JSX.Element {
  const words = reformWords[language];
  const address = localAddress(hasWords ? `${api}&operazioni=true` : api, language);
  return (
    <p class="ways">
      {hasWords ? words.wordsSheet : words.spreadsheet}{' '}
      <a href={`${address}&formato=xlsx`} type={formats.xlsx.mediaType} rel="nofollow">
        {formats.xlsx.label}
      </a>
      {', '}
      <a href={`${address}&formato=csv&foglio=excel`} type={formats.csv.mediaType} rel="nofollow">
        {words.sheet}
      </a>
    </p>
  );
}

/** What the range of a page with the table of a reform counts. */
function saidOf(sections: readonly { reform: Reform | null; entries: number }[], { language }: Frame): string {
  const count = (isTable: boolean) =>
    sections.reduce((sum, { reform, entries }) => ((reform !== null) === isTable ? sum + entries : sum), 0);
  const [rows, listed] = [count(true), count(false)];
  return reformWords[language].entries(
    formatNumber(rows, language),
    listed === 0 ? null : formatNumber(listed, language),
  );
}

/** The heading: the act, article and year whose relations are shown, and the other act. */
function headingOf(act: RelatedAct, filter: RelationsFilter, { words }: Frame): string {
  const { title, one, with: withOther } = words.relationsPage;
  const { relation, article, year, other } = filter;
  const place = article === undefined ? null : placeOfEli(article);
  return [
    (relation === undefined ? title : one)(nameFirst(act.eli)),
    place,
    year ?? null,
    other === undefined ? null : withOther(nameFirst(other)),
  ]
    .filter((part) => part !== null)
    .join(', ');
}

function countOf(
  passing: readonly { all: readonly shapes.Relation[] }[],
  isOne: boolean,
  { language, words }: Frame,
): string {
  const total = passing.reduce((sum, { all }) => sum + all.length, 0);
  const { nothing, gone, found } = words.relationsPage;
  if (total === 0) return isOne ? gone : nothing;
  const unsaid = passing.reduce((sum, { all }) => sum + all.filter(({ evidenza }) => evidenza === null).length, 0);
  const without = unsaid === 0 ? '' : `, ${words.act.unsaid(formatNumber(unsaid, language), unsaid === 1)}`;
  return found(formatNumber(total, language), total === 1) + without;
}

function passes(relation: shapes.Relation, side: 'da' | 'a', filter: RelationsFilter): boolean {
  const { id, tipo, data } = relation;
  if (filter.relation !== undefined) return id === filter.relation;
  return (
    hasSide(relation, side, filter) &&
    (filter.kind === undefined || tipo === filter.kind) &&
    (filter.year === undefined || data?.startsWith(`${filter.year}-`) === true) &&
    (filter.other === undefined || relation[side].eli === filter.other)
  );
}

/** Whether it is in the direction that is asked for, and of the article. @param side the end of the other act */
export function hasSide(relation: shapes.Relation, side: 'da' | 'a', { dir, article }: RelationsFilter): boolean {
  return (
    (dir === undefined || (dir === 'out') === (side === 'a')) &&
    (article === undefined || relation[side === 'a' ? 'da' : 'a'].articolo_eli === article)
  );
}

/** The same question of the API. */
function apiOf(eli: string, { dir, kind, year, article, other }: RelationsFilter): string {
  const query = [
    `norma=${article ?? eli}`,
    ...(dir === undefined ? [] : [`dir=${dir}`]),
    ...(kind === undefined ? [] : [`tipo=${kind}`]),
    ...(year === undefined ? [] : [`dal=${year}-01-01&al=${year}-12-31`]),
    ...(other === undefined ? [] : [`con=${other}`]),
  ];
  return `/api/public/relazioni?${query.join('&')}`;
}
