// The relations of an act or article in one direction: those with one act together, or an overview act by act.
import type { JSX } from 'preact';
import { isLapsed, type shapes } from '../../../engine/index.js';
import { KnownName, KnownSigla } from './cite.js';
import type { Frame } from '../document.js';
import { localAddress, pageOf, relationsOf, type RelationsFilter } from './address.js';
import { formatNumber } from './days.js';
import { groupBy } from './group-by.js';
import { RelationItem, Sign } from './relation.js';
import { StatusBadge } from './status.js';
import { shorten } from './shorten.js';
import { textLanguage } from './text-language.js';
import { Table } from './table.js';

type Relation = shapes.Relation;
type End = Relation['da'];

interface ListProps {
  relations: readonly Relation[];
  /** Which end is the other act. */
  side: 'da' | 'a';
  /** ELI of the article on whose page they stand; of an act's page none. */
  article?: string | undefined;
  frame: Frame;
}

/** Every relation with its sentence, those with one act together. */
export function RelationList({ relations, side, article, frame }: ListProps): JSX.Element {
  const { language, words } = frame;
  return (
    <div class="relations">
      {groupByAct(relations, side).map((group) => (
        <section key={group[0]!.id} class="group">
          <h3>
            <ActLink end={group[0]![side]} frame={frame} />
            {group.length === 1 ? null : (
              <span class="count"> {words.relation.count(formatNumber(group.length, language), false)}</span>
            )}
          </h3>
          <ul>
            {group.map((relation) => (
              <RelationItem key={relation.id} relation={relation} side={side} article={article} frame={frame} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** One row an act, each leading to its relations; without a class in each cell, as a giant article has hundreds of rows. @param eli of the act whose relations these are */
export function Overview({ relations, side, eli, article, frame }: ListProps & { eli: string }): JSX.Element {
  const { language, words } = frame;
  const { table } = words.relationsPage;
  return (
    <Table
      label={words.relationsPage.overview}
      name="overview"
      headings={[table.act, table.count, table.kinds, table.years]}
    >
      {groupByAct(relations, side).map((group) => {
        const end = group[0]![side];
        const filter: RelationsFilter = {
          dir: side === 'a' ? 'out' : 'in',
          other: end.eli,
          ...(article === undefined ? {} : { article }),
        };
        return (
          <tr key={end.eli}>
            <td>
              <a class="sigla" href={localAddress(relationsOf(eli, filter), language)}>
                <KnownName eli={end.eli} />
                {end.sigla}
              </a>
              {end.titolo === null ? null : ' '}
              <ActTitle end={end} />
            </td>
            <td>{formatNumber(group.length, language)}</td>
            <td>
              <Kinds relations={group} frame={frame} />
            </td>
            <td>{yearsOf(group)}</td>
          </tr>
        );
      })}
    </Table>
  );
}

/** The number of acts at the other end. */
export const countActs = (relations: readonly Relation[], side: 'da' | 'a') =>
  new Set(relations.map((relation) => relation[side].eli)).size;

/** `− 3 abrogazioni, + 1 inserimenti`. */
function Kinds({ relations, frame: { language, words } }: { relations: readonly Relation[]; frame: Frame }) {
  return (
    <ul>
      {[...groupBy(relations, ({ tipo }) => tipo)].map(([, group]) => {
        const { tipo } = group[0]!;
        return (
          <li key={tipo} class={`kind-${tipo}`}>
            <Sign kind={tipo} /> {words.relation.kinds[tipo]} {formatNumber(group.length, language)}
          </li>
        );
      })}
    </ul>
  );
}

/** `2019` or `2012–2019`; empty where no day is known. */
function yearsOf(relations: readonly Relation[]): string {
  const years = relations.flatMap(({ data }) => (data === null ? [] : [Number(data.slice(0, 4))]));
  if (years.length === 0) return '';
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return first === last ? String(first) : `${first}–${last}`;
}

/** Amending acts are listed newest first, amended acts in the order of the answer. */
function groupByAct(relations: readonly Relation[], side: 'da' | 'a'): Relation[][] {
  const groups = [...groupBy(relations, (relation) => relation[side].eli).values()];
  if (side === 'a') return groups;
  const newest = (group: Relation[]) => group.reduce((day, { data }) => (data !== null && data > day ? data : day), '');
  return groups
    .map((group) => ({ group, day: newest(group) }))
    .sort((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0))
    .map(({ group }) => group);
}

function ActLink({ end, frame }: { end: End; frame: Frame }): JSX.Element {
  const { language, words } = frame;
  return (
    <>
      <a class="sigla" href={localAddress(pageOf(end.eli), language)}>
        <KnownSigla {...end} />
      </a>{' '}
      <ActTitle end={end} />
      {end.nel_corpus ? null : <span class="soft"> ({words.relation.notLoaded})</span>}
      {/* What a decree-law did that lapsed has no effect, whichever of its articles did it; of a provision that was dropped its entry says it. */}
      {end.articolo === null || (isLapsed(end.stato) && end.stato?.da === null) ? (
        <StatusBadge stato={end.stato} frame={frame} />
      ) : null}
    </>
  );
}

/** The title of an act whose text is loaded. */
function ActTitle({ end: { eli, titolo } }: { end: End }): JSX.Element | null {
  return titolo === null ? null : (
    <span class="title" lang={textLanguage(eli)}>
      {shorten(titolo, 200)}
    </span>
  );
}
