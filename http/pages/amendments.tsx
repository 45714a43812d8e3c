// `/modifiche`: the newest amendments by day and pair of acts, with the sentence of each, and the feed of them.
import type { JSX } from 'preact';
import { amendingKinds, citePlace, relationKinds, type shapes } from '../../engine/index.js';
import { type Frame, type PageContent } from './document.js';
import { titleChosen } from './followed.js';
import { followOf, localAddress, pageOf, relationsOf } from './parts/address.js';
import { nameInSentence } from './parts/cite.js';
import { formatDay, formatNumber } from './parts/days.js';
import { groupBy } from './parts/group-by.js';
import { placeWords } from './parts/place.js';
import { PageLinks, Range } from './parts/range.js';
import { describeDays, Sign } from './parts/relation.js';
import { ReportLink } from './parts/report.js';
import { verbBefore } from '../formats/verb-before.js';
import { wholeVerb } from './parts/sentence.js';
import { readNumber, type PageQuery } from './request.js';

/** Amendments on a page. */
export const amendmentsPerPage = 100;

/** Which amendments an address asks for. */
export interface AskedAmendments {
  /** A kind, or empty for all. */
  tipo: string;
  /** A reference to an act or article, or empty for all. */
  norma: string;
  /** One to the act or article at the other end, or empty for all. */
  con: string;
  offset: number;
  /** The day that counts: `visto` for that of first holding, or empty for that of the amendment. */
  base: string;
  /** First and last day, or empty. */
  dal: string;
  al: string;
}

export function readAskedAmendments(raw: PageQuery | null): AskedAmendments {
  const [tipo, norma, con, base, dal, al] = (['tipo', 'norma', 'con', 'base', 'dal', 'al'] as const).map(
    (name) => raw?.get(name) ?? '',
  ) as [string, string, string, string, string, string];
  return { tipo, norma, con, offset: readNumber(raw, 'offset'), base: base === 'effetto' ? '' : base, dal, al };
}

/** The query of the page, and of the API: what is as usual is left out. */
export function queryOf({ tipo, norma, con, offset, ...days }: AskedAmendments): Record<string, string> {
  return {
    ...(norma === '' ? {} : { norma }),
    ...(con === '' ? {} : { con }),
    ...(tipo === '' ? {} : { tipo }),
    ...Object.fromEntries(Object.entries(days).filter(([, value]) => value !== '')),
    ...(offset === 0 ? {} : { offset: String(offset) }),
  };
}

function addressOf(asked: AskedAmendments): string {
  const query = new URLSearchParams(queryOf(asked)).toString();
  return query === '' ? '/modifiche' : `/modifiche?${query}`;
}

export function amendmentsPage(found: shapes.ModificheAnswer, asked: AskedAmendments, frame: Frame): PageContent {
  const { language, words } = frame;
  const { norma, articolo, con, totale, offset, modifiche } = found;
  const address = addressOf(asked);
  const followed = norma === null ? null : { eli: articolo ?? norma.eli, other: con };
  const title = followed === null ? words.amendments.title : `${words.amendments.title}: ${titleChosen(followed)}`;
  const isBySight = asked.base === 'visto';
  const lead = isBySight ? words.amendments.leadSeen : words.amendments.lead;
  return {
    title,
    description: lead,
    path: address,
    api: `/api/public${address}`,
    entries: totale,
    isListed: offset === 0,
    body: (
      <>
        <h1>{title}</h1>
        <p class="lead">{lead}</p>
        <KindForm asked={asked} frame={frame} />
        <p role="status">
          {totale === 0
            ? (found.avviso ?? (isBySight ? words.amendments.noneSeen : words.amendments.none))
            : (isBySight ? words.amendments.seen : words.amendments.known)(
                formatNumber(totale, language),
                totale === 1,
              )}
        </p>
        {asked.tipo === '' || isAmending(asked.tipo) ? null : <p>{words.act.otherEffectsText}</p>}
        <Range offset={offset} shown={modifiche.length} total={totale} frame={frame} />
        <p>
          <a
            href={`${localAddress(addressOf({ ...asked, offset: 0 }), language)}&formato=atom`}
            type="application/atom+xml"
          >
            {words.amendments.feed}
          </a>
          {' · '}
          <a href={localAddress(followed === null ? '/seguire' : followOf(followed.eli, followed.other), language)}>
            {words.amendments.follow}
          </a>
        </p>
        {[...groupBy(modifiche, ({ data, visto_il }) => (isBySight ? visto_il! : data!))].map(([day, ofDay]) => (
          <section key={day} class="relations of-day">
            <h2>{formatDay(day, language)}</h2>
            {[...groupBy(ofDay, ({ da, a }) => `${da.eli} ${a.eli}`)].map(([pair, relations]) => (
              <Pair key={pair} relations={relations} frame={frame} />
            ))}
          </section>
        ))}
        <PageLinks
          offset={asked.offset}
          perPage={amendmentsPerPage}
          hasMore={found.successiva !== null}
          path={(offset) => addressOf({ ...asked, offset })}
          frame={frame}
        />
      </>
    ),
  };
}

const isAmending = (kind: string): boolean => (amendingKinds as readonly string[]).includes(kind);

/** The kinds that amendments have; one that they never have is there only if the address names it. */
export function KindOptions({
  chosen,
  frame: { words },
}: {
  chosen: string;
  frame: Pick<Frame, 'words'>;
}): JSX.Element {
  return (
    <>
      {relationKinds
        .filter((one) => isAmending(one) || one === chosen)
        .map((one) => (
          <option key={one} value={one} selected={one === chosen}>
            {words.relation.kinds[one]}
          </option>
        ))}
    </>
  );
}

/** The kinds as a form that works without JavaScript. */
function KindForm({ asked, frame: { language, words } }: { asked: AskedAmendments; frame: Frame }): JSX.Element {
  const { filter, kind, anyKind, submit } = words.relationsPage;
  return (
    <details class="filters-fold" open={asked.tipo !== '' || asked.base === 'visto'}>
      <summary>{words.searchPage.filters.name}</summary>
      <form class="filters" action="/modifiche" method="get" aria-label={filter}>
        {asked.norma === '' ? null : <input type="hidden" name="norma" value={asked.norma} />}
        {asked.con === '' ? null : <input type="hidden" name="con" value={asked.con} />}
        <label>
          <span>{kind}</span>
          <select name="tipo">
            <option value="">{anyKind}</option>
            <KindOptions chosen={asked.tipo} frame={{ words }} />
          </select>
        </label>
        <label>
          <span>{words.amendments.base}</span>
          <select name="base">
            {(['effetto', 'visto'] as const).map((one) => (
              <option key={one} value={one} selected={one === (asked.base || 'effetto')}>
                {words.amendments.bases[one]}
              </option>
            ))}
          </select>
        </label>
        {asked.dal === '' ? null : <input type="hidden" name="dal" value={asked.dal} />}
        {asked.al === '' ? null : <input type="hidden" name="al" value={asked.al} />}
        <input type="hidden" name="lang" value={language} />
        <button type="submit">{submit}</button>
      </form>
    </details>
  );
}

/** The effects of one act on another on a day: several relations under the names of the two. */
function Pair({ relations, frame }: { relations: readonly shapes.Relation[]; frame: Frame }): JSX.Element {
  const { language, words } = frame;
  const { da, a } = relations[0]!;
  const isAlone = relations.length === 1;
  return (
    <section class="group">
      {isAlone ? null : (
        <h3>
          <ActLink end={da} frame={frame} />{' '}
          {verbBefore(
            nameInSentence(a),
            relations.every(({ tipo }) => tipo === 'altro') ? words.home.intervenes : words.home.amends,
            language,
          )}
          <ActLink end={a} frame={frame} />
          <span class="count"> {words.relation.count(formatNumber(relations.length, language), false)}</span>
        </h3>
      )}
      <ul>
        {relations.map((relation) => (
          <Amendment key={relation.id} relation={relation} isAlone={isAlone} frame={frame} />
        ))}
      </ul>
    </section>
  );
}

type End = shapes.Relation['da'];

interface AmendmentProps {
  relation: shapes.Relation;
  /** Whether no heading names the two acts. */
  isAlone: boolean;
  frame: Frame;
}

function Amendment({ relation, isAlone, frame }: AmendmentProps): JSX.Element {
  const { language, words } = frame;
  const { id, tipo, da, a, evidenza } = relation;
  const verbo = wholeVerb(a, relation.verbo);
  const nameOf = ({ eli, parte, articolo, sigla }: End) => {
    const place = placeWords({ parte, articolo }, words);
    if (place === '') return nameInSentence({ eli, sigla });
    return isAlone ? citePlace(place, { eli, sigla }, parte) : place;
  };
  return (
    <li class={`relation kind-${tipo}`}>
      <p class="says">
        <Sign kind={tipo} />
        {isAlone && isAct(da) ? (
          <ActLink end={da} frame={frame} />
        ) : (
          <EndLink end={da} text={nameOf(da)} frame={frame} />
        )}{' '}
        <strong>{verbBefore(nameOf(a), verbo, language)}</strong>
        {isAlone && isAct(a) ? (
          <ActLink end={a} frame={frame} />
        ) : (
          <EndLink end={a} text={nameOf(a)} frame={frame} />
        )}{' '}
        <a
          class="anchor"
          href={localAddress(`${relationsOf(da.eli, { relation: id })}#r-${id}`, language)}
          aria-label={words.relation.link}
        >
          #
        </a>
      </p>
      {evidenza === null ? null : (
        <blockquote lang="it" cite={pageOf(da.eli)}>
          {evidenza}
        </blockquote>
      )}
      <p class="about">
        {describeDays(relation, frame).join(' · ')}
        <ReportLink about={`${pageOf(a.eli)}?relazione=${id}`} id={id} before=" · " frame={frame} />
      </p>
    </li>
  );
}

/** Whether no place in the act is named. */
const isAct = ({ articolo, parte }: End) => articolo === null && parte === null;

/** An act by the name that jurists use, its number behind. */
function ActLink({ end, frame }: { end: End; frame: Frame }): JSX.Element {
  const name = nameInSentence(end);
  return (
    <>
      <EndLink end={{ ...end, articolo_eli: null }} text={name} frame={frame} />
      {name === end.sigla ? null : (
        <>
          {' '}
          <span class="soft sigla">({end.sigla})</span>
        </>
      )}
    </>
  );
}

function EndLink({ end, text, frame }: { end: End; text: string; frame: Frame }): JSX.Element {
  return (
    <a
      class={end.articolo_eli === null ? 'sigla' : undefined}
      href={localAddress(pageOf(end.articolo_eli ?? end.eli), frame.language)}
    >
      {text}
    </a>
  );
}
