// `/norme/<eli>` of an act, or of an article of one, that is known only from relations or citations: the same page, without text.
import type { JSX } from 'preact';
import { isJudgment, nameAsKnown, nameFirst, placeOfEli, type shapes } from '../../engine/index.js';
import { type Frame, type PageContent } from './document.js';
import { feedOf, localAddress, pageOf } from './parts/address.js';
import type { CitazioniAnswer } from '../questions/citazioni.js';
import { Brief } from './parts/brief.js';
import { Cite } from './parts/cite.js';
import { CitedBy } from './parts/cited-by.js';
import { Neighbours } from './parts/neighbours.js';
import { EffectSections, RelationSections, type Lists } from './parts/relation-sections.js';
import { formatDay } from './parts/days.js';
import { ElsewhereLink } from './parts/elsewhere.js';
import { describeDays } from './parts/relation.js';
import { StatusNote } from './parts/status.js';
import { laterThan } from './parts/text-day.js';
import { YearStrip } from './parts/years.js';

/**
 * @param graph of its relations; `null` where none are known, but citations alone
 * @param cited the first citations of it in the texts that are loaded; `null` where they cannot be asked for
 * @param textDate last day on which the text of the act is known to stand, where it is loaded
 */
export function outsidePage(
  relations: shapes.RelazioniAnswer,
  graph: shapes.GraphAnswer | null,
  cited: CitazioniAnswer | null,
  textDate: string | null,
  frame: Frame,
): PageContent {
  const { language, words } = frame;
  const { norma, articolo } = relations;
  const { stato, sigla } = norma;
  const lists = listsOf(relations);
  // A judgment is neither in force nor repealed, nobody amends it, and citations of judgments are not looked for.
  const isRuling = isJudgment(norma.eli);
  const known = isRuling
    ? words.act.onlyJudgment
    : graph !== null
      ? words.act.onlyRelations
      : norma.nel_corpus
        ? words.article.onlyCited
        : words.act.onlyCited;
  const name = norma.titolo ?? norma.nome;
  const number = articolo === null ? null : placeOfEli(articolo);
  const Sections = isRuling ? EffectSections : RelationSections;
  // A relation that ended the act as a whole is none of its article.
  const isOfArticle = number !== null && lists.modificata_da.some(({ id }) => id === stato?.relazione);
  return {
    title: [number, sigla, name].filter((part) => part != null).join(', '),
    description:
      norma.nel_corpus && textDate !== null
        ? words.textDay.notInText(nameFirst(norma.eli), formatDay(textDate, language))
        : known,
    path: pageOf(articolo ?? norma.eli),
    api: `/api/public/relazioni?norma=${articolo ?? norma.eli}`,
    feed: feedOf(norma.eli),
    body: (
      <>
        <header class="act">
          {number === null ? (
            <>
              {name === undefined ? null : <p class="kicker">{sigla}</p>}
              <h1 lang="it">{name ?? sigla}</h1>
            </>
          ) : (
            <>
              <p class="kicker">
                <a href={localAddress(pageOf(norma.eli), language)}>{sigla}</a>{' '}
                <span class="soft" lang="it">
                  {name ?? ''}
                </span>
              </p>
              <h1>{number.replace('a', 'A')}</h1>
            </>
          )}
          <p class="notice" role="note">
            {norma.nel_corpus && textDate !== null ? (
              <NotInText norma={norma} day={textDate} lists={lists} frame={frame} />
            ) : (
              known
            )}{' '}
            <ElsewhereLink to={{ eli: articolo ?? norma.eli }} frame={frame} />
          </p>
          {stato === null && isRuling ? null : stato === null ? (
            <p class="soft">{number === null ? words.act.statusUnknown : words.article.statusUnknown}</p>
          ) : (
            <StatusNote stato={stato} act={norma.eli} isArticle={isOfArticle} frame={frame} />
          )}
        </header>
        {isRuling ? null : <Brief act={lists} eli={norma.eli} frame={frame} />}
        {isRuling ? null : <Cite eli={articolo ?? norma.eli} day={null} hasText={false} frame={frame} />}
        <YearStrip eli={norma.eli} made={lists.modifica} undergone={lists.modificata_da} frame={frame} />
        <Sections
          lists={lists}
          eli={norma.eli}
          isUnread={!norma.nel_corpus}
          {...(articolo === null ? {} : { article: articolo })}
          frame={frame}
        />
        {cited === null || (isRuling && cited.totale === 0) ? null : (
          <CitedBy
            eli={articolo ?? norma.eli}
            cited={{ total: cited.totale, internal: 0, citations: cited.citazioni }}
            frame={frame}
          />
        )}
        {graph === null ? null : <Neighbours graph={graph} caption={words.act.neighbourhood} frame={frame} />}
      </>
    ),
  };
}

interface NotInTextProps {
  norma: shapes.RelazioniAnswer['norma'];
  /** Last day on which the loaded text is known to stand. */
  day: string;
  lists: Lists;
  frame: Frame;
}

/** For an article that a loaded text does not have: the act that inserts it. */
function NotInText({ norma, day, lists, frame }: NotInTextProps): JSX.Element {
  const { words, language } = frame;
  const inserting = laterThan(lists.modificata_da, day).find(({ tipo }) => tipo === 'inserisce');
  return (
    <>
      {words.textDay.notInText(nameFirst(norma.eli), formatDay(day, language))}{' '}
      {inserting === undefined ? (
        words.textDay.notInserted
      ) : (
        <>
          {words.textDay.insertedBy}{' '}
          <a href={localAddress(pageOf(inserting.da.articolo_eli ?? inserting.da.eli), language)}>
            {nameAsKnown(inserting.da)}
          </a>
          {`, ${describeDays(inserting, frame).join(', ')}.`}
        </>
      )}
    </>
  );
}

/** The lists of an answer that was asked for all of them. */
export function listsOf(relations: shapes.RelazioniAnswer): Lists {
  const { modifica = [], modificata_da = [], altri_effetti = [], altri_effetti_subiti = [] } = relations;
  return { modifica, modificata_da, altri_effetti, altri_effetti_subiti };
}
