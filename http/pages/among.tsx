// `/norme/<eli of an act>?relazioni=…&con=words`: of the acts that have relations with one, those that some words name.
import type { JSX } from 'preact';
import { knownName, nameFirst, placeOfEli, type shapes } from '../../engine/index.js';
import type { Frame, PageContent } from './document.js';
import { localAddress, pageOf, relationsOf, type RelationsFilter } from './parts/address.js';
import { KnownName } from './parts/cite.js';
import { formatNumber } from './parts/days.js';
import { FindAct } from './parts/find-act.js';
import { Overview } from './parts/relation-list.js';
import { listIds, listOrder, listTitle, type Lists } from './parts/relation-sections.js';
import { hasSide, type RelatedAct } from './relations.js';

/** The lists as far as their relations are with acts that are meant, and these acts. */
interface Among {
  lists: { name: (typeof listOrder)[number]; relations: shapes.Relation[] }[];
  /** ELIs. */
  acts: string[];
}

/**
 * Of the relations that pass a direction and an article, those with the act that is meant; where none are with it, those with the acts
 * whose number, name and title have all the words.
 * @param meant ELI of the act that the words cite; `null` where they cite none
 */
export function findAmong(lists: Lists, filter: RelationsFilter, meant: string | null, named: string): Among {
  const wanted = named.toLowerCase().split(/\s+/);
  const hasWords = ({ eli, sigla, titolo }: shapes.Relation['da']) => {
    const name = `${knownName(eli) ?? ''} ${sigla} ${titolo ?? ''}`.toLowerCase();
    return wanted.every((word) => name.includes(word));
  };
  const cited = select(lists, filter, ({ eli }) => eli === meant);
  return cited.acts.length > 0 ? cited : select(lists, filter, hasWords);
}

function select(lists: Lists, filter: RelationsFilter, isMeant: (end: shapes.Relation['da']) => boolean): Among {
  const found = listOrder.map((name) => {
    const { side } = listIds[name];
    const relations = lists[name].filter((one) => hasSide(one, side, filter) && isMeant(one[side]));
    return { name, relations, acts: relations.map((one) => one[side].eli) };
  });
  return {
    lists: found.filter(({ relations }) => relations.length > 0),
    acts: [...new Set(found.flatMap(({ acts }) => acts))],
  };
}

/** Several acts are a choice; none is said, with the field to try again. */
export function amongPage(
  { eli, sigla, titolo }: RelatedAct,
  { lists, acts }: Among,
  filter: RelationsFilter & { named: string },
  frame: Frame,
): PageContent {
  const { words, language } = frame;
  const said = words.relationsPage;
  const { article, dir, named } = filter;
  const of = article === undefined ? {} : { article };
  const place = article === undefined ? null : placeOfEli(article);
  const heading = [said.title(nameFirst(eli)), place, said.among(named)].filter((part) => part !== null).join(', ');
  return {
    title: heading,
    description: said.lead(nameFirst(eli)),
    path: relationsOf(eli, { ...filter, other: named }),
    isListed: false,
    body: (
      <>
        <header class="act">
          <p class="kicker">
            <KnownName eli={eli} />
            <a href={localAddress(pageOf(eli), language)}>{sigla}</a>{' '}
            <span class="soft" lang="it">
              {titolo ?? ''}
            </span>
          </p>
          <h1>{heading}</h1>
        </header>
        <FindAct
          eli={eli}
          {...of}
          {...(dir === undefined ? {} : { dir })}
          list="atti"
          label={said.find}
          value={named}
          frame={frame}
        />
        <p role="status">
          {acts.length === 0
            ? said.amongNone(named, dir)
            : said.amongFound(formatNumber(acts.length, language), acts.length === 1)}
        </p>
        {lists.map(({ name, relations }) => (
          <FoundIn key={name} name={name} relations={relations} eli={eli} {...of} frame={frame} />
        ))}
        <p class="pages">
          <a href={localAddress(relationsOf(eli, {}), language)}>{said.all}</a>
          <a href={localAddress(pageOf(eli), language)}>{said.whole}</a>
        </p>
      </>
    ),
  };
}

interface FoundProps {
  name: (typeof listOrder)[number];
  relations: readonly shapes.Relation[];
  eli: string;
  article?: string;
  frame: Frame;
}

function FoundIn({ name, relations, eli, article, frame }: FoundProps): JSX.Element {
  const { id, side } = listIds[name];
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {listTitle(name, frame)} <span class="count">{formatNumber(relations.length, frame.language)}</span>
      </h2>
      <Overview
        relations={relations}
        side={side}
        eli={eli}
        {...(article === undefined ? {} : { article })}
        frame={frame}
      />
    </section>
  );
}
