// `/norme/<eli of an act>?relazioni=`: some of its relations, by direction, kind, year or other act; `?relazione=` one of them.
import type { JSX } from 'preact';
import { sigla, type shapes } from '../../engine/index.js';
import { type Frame, type PageContent } from './document.js';
import { localAddress, pageOf, relationsOf, type RelationsFilter } from './parts/address.js';
import { formatNumber } from './parts/days.js';
import { groupBy } from './parts/group-by.js';
import { RelationList } from './parts/relation-list.js';
import { listIds, listOrder, listTitle, type Lists } from './parts/relation-sections.js';
import { StatusNote } from './parts/status.js';
import { countYears, YearStrip } from './parts/years.js';

/** Relations of each list on a page. */
const perPage = 100;

/** The filters of an address; `null` where it asks for the act itself. @param eli of the act */
export function readFilter(eli: string, raw: ReadonlyMap<string, string>): RelationsFilter | null {
  const [dir, relation] = [raw.get('relazioni'), raw.get('relazione')];
  if (relation !== undefined) return { relation };
  if (dir === undefined) return null;
  const names = ['tipo', 'anno', 'articolo', 'con', 'offset'];
  const [kind = '', year = '', article = '', other = '', offset = ''] = names.map((name) => raw.get(name));
  return {
    ...(dir === 'in' || dir === 'out' ? { dir } : {}),
    ...(kind === '' ? {} : { kind }),
    ...(/^\d{4}$/.test(year) ? { year: Number(year) } : {}),
    ...(article === '' ? {} : { article: `${eli}/${article}` }),
    ...(other === '' ? {} : { other: `eli:/${other.replace(/^(?:eli:)?\/?/, '')}` }),
    ...(/^\d{1,6}$/.test(offset) ? { offset: Number(offset) } : {}),
  };
}

/** An act with all its relations, whether its text is loaded or not. */
export interface RelatedAct {
  eli: string;
  sigla: string;
  titolo: string | null;
  nome?: string;
  stato: shapes.Stato | null;
}

export function relationsPage(act: RelatedAct, lists: Lists, filter: RelationsFilter, frame: Frame): PageContent {
  const { language, words } = frame;
  const { eli } = act;
  const { offset = 0 } = filter;
  const passing = listOrder
    .map((name) => ({ name, all: lists[name].filter((relation) => passes(relation, listIds[name].side, filter)) }))
    .filter(({ all }) => all.length > 0);
  const total = passing.reduce((sum, { all }) => sum + all.length, 0);
  const longest = Math.max(0, ...passing.map(({ all }) => all.length));
  const title =
    filter.relation === undefined ? words.relationsPage.title(act.sigla) : words.relationsPage.one(act.sigla);
  const to = (others: RelationsFilter) => localAddress(relationsOf(eli, others), language);
  const place =
    filter.article === undefined ? null : `art. ${filter.article.slice(filter.article.lastIndexOf('/') + 1)}`;
  const other = filter.other === undefined ? null : words.relationsPage.with(sigla(filter.other));
  const heading = [title, place, filter.year ?? null, other].filter((part) => part !== null).join(', ');
  return {
    title: heading,
    description: words.relationsPage.lead(act.sigla),
    path: relationsOf(eli, filter),
    api: apiOf(eli, filter),
    isListed: false,
    body: (
      <>
        <header class="act">
          <p class="kicker">
            <a href={localAddress(pageOf(eli), language)}>{act.sigla}</a>{' '}
            <span class="soft" lang="it">
              {act.titolo ?? act.nome ?? ''}
            </span>
          </p>
          <h1>{heading}</h1>
          {act.stato === null ? null : <StatusNote stato={act.stato} act={eli} isArticle={false} frame={frame} />}
        </header>
        {filter.relation === undefined ? (
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
        ) : null}
        <p role="status">
          {total === 0
            ? filter.relation === undefined
              ? words.relationsPage.nothing
              : words.relationsPage.gone
            : words.relationsPage.found(formatNumber(total, language), total === 1)}
        </p>
        {passing.map(({ name, all }) => (
          <section key={name} aria-labelledby={listIds[name].id}>
            <h2 id={listIds[name].id}>
              {listTitle(name, frame)} <span class="count">{formatNumber(all.length, language)}</span>
            </h2>
            <RelationList relations={all.slice(offset, offset + perPage)} side={listIds[name].side} frame={frame} />
          </section>
        ))}
        <p class="pages">
          {offset === 0 ? null : (
            <a rel="prev" href={to({ ...filter, offset: Math.max(0, offset - perPage) })}>
              ← {words.actsPage.previous}
            </a>
          )}
          {offset + perPage >= longest ? null : (
            <a rel="next" href={to({ ...filter, offset: offset + perPage })}>
              {words.actsPage.next} →
            </a>
          )}
          {filter.relation === undefined ? null : <a href={to({})}>{words.relationsPage.all}</a>}
          <a href={localAddress(pageOf(eli), language)}>{words.relationsPage.whole}</a>
        </p>
      </>
    ),
  };
}

function passes(relation: shapes.Relation, side: 'da' | 'a', filter: RelationsFilter): boolean {
  const { id, tipo, data } = relation;
  if (filter.relation !== undefined) return id === filter.relation;
  return (
    (filter.dir === undefined || (filter.dir === 'out') === (side === 'a')) &&
    (filter.kind === undefined || tipo === filter.kind) &&
    (filter.year === undefined || data?.startsWith(`${filter.year}-`) === true) &&
    (filter.article === undefined || relation[side === 'a' ? 'da' : 'a'].articolo_eli === filter.article) &&
    (filter.other === undefined || relation[side].eli === filter.other)
  );
}

/** The same question of the API, but for the other act, by which it has no filter. */
function apiOf(eli: string, { dir, kind, year, article }: RelationsFilter): string {
  const query = [
    `norma=${article ?? eli}`,
    ...(dir === undefined ? [] : [`dir=${dir}`]),
    ...(kind === undefined ? [] : [`tipo=${kind}`]),
    ...(year === undefined ? [] : [`dal=${year}-01-01&al=${year}-12-31`]),
  ];
  return `/api/public/relazioni?${query.join('&')}`;
}

interface FormProps {
  eli: string;
  lists: Lists;
  filter: RelationsFilter;
  frame: Frame;
}

/** Filters as a form that works without JavaScript. */
function FilterForm({ eli, lists, filter, frame: { language, words } }: FormProps): JSX.Element {
  const {
    direction,
    directions,
    kind,
    anyKind,
    year,
    anyYear,
    other,
    anyOther,
    submit,
    filter: name,
  } = words.relationsPage;
  const all = listOrder.flatMap((list) => lists[list].map((relation) => ({ relation, side: listIds[list].side })));
  const kinds = [...groupBy(all, ({ relation }) => relation.tipo).keys()];
  const years = [...countYears(all.map(({ relation }) => relation)).keys()].sort((a, b) => b - a);
  const others = new Map(all.map(({ relation, side }) => [relation[side].eli, relation[side].sigla]));
  const options = [
    {
      label: direction,
      name: 'relazioni',
      value: filter.dir ?? 'entrambe',
      choices: [
        ['entrambe', directions['']],
        ['in', directions.in],
        ['out', directions.out],
      ],
    },
    {
      label: kind,
      name: 'tipo',
      value: filter.kind ?? '',
      choices: [['', anyKind], ...kinds.map((one) => [one, words.relation.kinds[one as shapes.Relation['tipo']]])],
    },
    {
      label: year,
      name: 'anno',
      value: String(filter.year ?? ''),
      choices: [['', anyYear], ...years.map((one) => [String(one), String(one)])],
    },
    {
      label: other,
      name: 'con',
      value: filter.other ?? '',
      choices: [['', anyOther], ...[...others].sort(([, a], [, b]) => a.localeCompare(b, 'it', { numeric: true }))],
    },
  ];
  return (
    <form class="filters" action={pageOf(eli)} method="get" aria-label={name}>
      {options.map(({ label, name: field, value, choices }) => (
        <label key={field}>
          <span>{label}</span>
          <select name={field}>
            {choices.map(([choice, text]) => (
              <option key={choice} value={choice} selected={choice === value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
      {filter.article === undefined ? null : (
        <input type="hidden" name="articolo" value={filter.article.slice(eli.length + 1)} />
      )}
      <input type="hidden" name="lang" value={language} />
      <button type="submit">{submit}</button>
    </form>
  );
}
