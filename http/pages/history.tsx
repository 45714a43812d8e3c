// `/norme/<eli>/storia` and `/norme/<eli>/versioni`: the texts that an article, or an act, has had, each with what made it begin.
import type { JSX } from 'preact';
import { nameAsKnown, nameFirst, type shapes } from '../../engine/index.js';
import { type Frame, type PageContent } from './document.js';
import {
  apiOf,
  comparisonOf,
  dayOf,
  historyOf,
  localAddress,
  pageOf,
  relationsOf,
  versionsPageOf,
} from './parts/address.js';
import { formatDay, formatNumber } from './parts/days.js';
import { HistoryNotices } from './parts/history-notices.js';

type Entry = shapes.StoriaAnswer['storia'][number];
type Version = shapes.VersioniAnswer['versioni'][number];
type Cause = NonNullable<Entry['causa']>;

/** A vertical line of the texts of an article, newest first. */
export function historyPage(answer: shapes.StoriaAnswer, frame: Frame): PageContent {
  const { language, words } = frame;
  const { eli, num, norma, storia } = answer;
  const title = words.history.title(nameAsKnown({ ...norma, parte: null, articolo: num }));
  const lead = words.history.lead(formatNumber(storia.length, language), storia.length === 1);
  return {
    title,
    description: lead,
    path: historyOf(eli),
    api: `${apiOf(eli)}/storia`,
    body: (
      <>
        <header class="act">
          <p class="kicker">
            <a href={localAddress(pageOf(norma.eli), language)}>{norma.sigla}</a>
            {' · '}
            <a href={localAddress(pageOf(eli), language)}>{words.origin.article}</a>
          </p>
          <h1>{title}</h1>
          <p class="lead">{lead}</p>
        </header>
        <HistoryNotices answer={answer} frame={frame} />
        <ol class="timeline" reversed>
          {storia.toReversed().map((entry, i, all) => (
            <HistoryItem key={i} eli={eli} act={norma.eli} entry={entry} before={all[i + 1]} frame={frame} />
          ))}
        </ol>
        {answer.note_cambiate.length === 0 ? null : (
          <p class="soft">
            {words.history.notes}{' '}
            {answer.note_cambiate.flatMap(({ dal }) => (dal === null ? [] : [formatDay(dal, language)])).join(', ')}
          </p>
        )}
      </>
    ),
  };
}

interface ItemProps {
  eli: string;
  act: string;
  entry: Entry;
  /** The text before it. */
  before: Entry | undefined;
  frame: Frame;
}

function HistoryItem({ eli, act, entry, before, frame }: ItemProps): JSX.Element {
  const { language, words } = frame;
  const { dal, tipo, causa, candidati, parole } = entry;
  return (
    <li class={`at-${entry.posizione}`} id={dal === null ? undefined : `dal-${dal}`}>
      <h2>
        {periodOf(entry, frame)} <span class="badge">{words.history.positions[entry.posizione]}</span>
      </h2>
      <p>
        <strong>{words.history.kinds[tipo]}</strong>
        {parole.aggiunte + parole.tolte === 0 || before === undefined ? null : (
          <span class="soft">
            {' '}
            {words.history.counted(formatNumber(parole.aggiunte, language), formatNumber(parole.tolte, language))}
          </span>
        )}
        {entry.dal_certo ? null : <span class="soft"> {words.history.uncertainStart}</span>}
      </p>
      {causa === null ? (
        <NoCause candidates={candidati} isFirst={before === undefined} frame={frame} />
      ) : (
        <CauseText cause={causa} isOfNote={before === undefined && !entry.dal_certo} act={act} frame={frame} />
      )}
      {entry.gia === null ? null : (
        <p class="about">
          {words.history.formerly} <a href={localAddress(pageOf(entry.gia), language)}>{entry.gia.split('/').at(-1)}</a>
        </p>
      )}
      {dal === null ? null : (
        <p class="pages">
          <a href={localAddress(dayOf(eli, dal), language)}>{words.history.read}</a>
          {before?.dal == null ? null : (
            <a href={localAddress(comparisonOf(eli, before.dal, dal), language)}>{words.history.compare}</a>
          )}
        </p>
      )}
    </li>
  );
}

/** `Dall’8 marzo 2005 al 14 maggio 2005`. */
function periodOf({ dal, al }: Pick<Entry, 'dal' | 'al'>, { language, words }: Frame): string {
  const { from, fromTo, until } = words.history;
  if (dal === null) return al === null ? words.history.noDay : until(formatDay(al, language));
  return al === null ? from(formatDay(dal, language)) : fromTo(formatDay(dal, language), formatDay(al, language));
}

interface CauseProps {
  cause: Cause;
  /** Whether only a note began the version. */
  isOfNote: boolean;
  act: string;
  frame: Frame;
}

/** The act that changed it, with the sentence, the rule that found it and the measured precision of that rule. */
function CauseText({ cause, isOfNote, act, frame }: CauseProps): JSX.Element {
  const { language, words } = frame;
  const { norma, articolo, comma, evidenza, metodo, confidenza, data_gazzetta, convertito_da, relazione } = cause;
  const { history } = words;
  const link = ({ eli, sigla }: shapes.ActName, name = sigla) => (
    <a href={localAddress(pageOf(eli), language)}>{name}</a>
  );
  const gazette = data_gazzetta === null ? null : formatDay(data_gazzetta, language);
  return (
    <>
      <p>
        {isOfNote ? `${history.noted} ` : norma === null ? '' : `${history.by} `}
        {norma === null ? (
          history.unnumbered(gazette)
        ) : (
          <>
            {link(norma, nameAsKnown({ ...norma, parte: null, articolo }))}
            {comma === null ? '' : `, ${words.article.paragraph} ${comma}`}
            {convertito_da === null ? null : (
              <>
                {', '}
                {history.converted} {link(convertito_da)}
              </>
            )}
            {gazette === null ? '' : ` (${history.gazette(gazette)})`}
          </>
        )}
      </p>
      {evidenza === null ? null : <blockquote lang="it">{evidenza}</blockquote>}
      <p class="about">
        {history.methods[metodo]} ({words.relation.precision(`${Math.round(confidenza * 100)}\u00a0%`)})
        {relazione === null ? null : (
          <>
            {' · '}
            <a href={localAddress(`${relationsOf(act, { relation: relazione })}#r-${relazione}`, language)}>
              {history.relation}
            </a>
          </>
        )}
      </p>
    </>
  );
}

/** The text for a change whose cause the documents do not decide. */
function NoCause({
  candidates,
  isFirst,
  frame: { language, words },
}: {
  candidates: Entry['candidati'];
  isFirst: boolean;
  frame: Frame;
}): JSX.Element | null {
  if (candidates.length === 0) return isFirst ? null : <p class="soft">{words.history.noCause}</p>;
  return (
    <p>
      {words.history.candidates}{' '}
      {candidates.map(({ eli, sigla }, i) => (
        <>
          {i === 0 ? '' : ', '}
          <a href={localAddress(pageOf(eli), language)}>{sigla}</a>
        </>
      ))}
    </p>
  );
}

/** The versions of an act as a line, newest first. */
export function versionsPage(answer: shapes.VersioniAnswer, frame: Frame): PageContent {
  const { language, words } = frame;
  const { norma, versioni } = answer;
  const title = words.history.versions(nameFirst(norma.eli));
  const lead = words.history.versionsLead(formatNumber(versioni.length, language), versioni.length === 1);
  return {
    title,
    description: lead,
    path: versionsPageOf(norma.eli),
    api: `${apiOf(norma.eli)}/versioni`,
    body: (
      <>
        <header class="act">
          <p class="kicker">
            <a href={localAddress(pageOf(norma.eli), language)}>{norma.sigla}</a>
          </p>
          <h1>{title}</h1>
          <p class="lead">{lead}</p>
          {answer.avviso === null ? null : (
            <p class="notice" role="note">
              {words.history.incomplete}
            </p>
          )}
          {answer.url_fonte === null ? null : (
            <p>
              <a href={answer.url_fonte}>{words.history.portal}</a>
            </p>
          )}
        </header>
        <ol class="timeline" reversed>
          {versioni.toReversed().map((version, i, all) => (
            <VersionItem key={i} eli={norma.eli} version={version} before={all[i + 1]} frame={frame} />
          ))}
        </ol>
        {answer.escluse.length === 0 ? null : (
          <>
            <h2>{words.history.leftOut}</h2>
            <ul>
              {answer.escluse.map(({ dal, motivo }, i) => (
                <li key={i}>
                  {dal === null ? words.history.noDay : formatDay(dal, language)}: {words.history.reasons[motivo]}
                </li>
              ))}
            </ul>
          </>
        )}
      </>
    ),
  };
}

interface VersionProps {
  eli: string;
  version: Version;
  before: Version | undefined;
  frame: Frame;
}

function VersionItem({ eli, version, before, frame }: VersionProps): JSX.Element {
  const { language, words } = frame;
  const { history } = words;
  const { dal, eventi } = version;
  return (
    <li class={`at-${version.posizione}`} id={dal === null ? undefined : `dal-${dal}`}>
      <h2>
        {periodOf(version, frame)} <span class="badge">{history.positions[version.posizione]}</span>
      </h2>
      <p>
        {version.originale
          ? history.published
          : version.senza_modifiche
            ? history.unchanged
            : before === undefined
              ? history.first
              : history.changed(formatNumber(version.articoli_modificati, language), version.articoli_modificati === 1)}
        {version.fonte_diversa ? <span class="soft"> {history.otherSource}</span> : null}
      </p>
      {eventi.length === 0 ? null : (
        <p>
          {history.events}{' '}
          {eventi.map(({ norma, data }, i) => (
            <>
              {i === 0 ? '' : ', '}
              {norma === null ? (
                history.unnumbered(formatDay(data, language))
              ) : (
                <a href={localAddress(pageOf(norma.eli), language)}>{norma.sigla}</a>
              )}
            </>
          ))}
        </p>
      )}
      {dal === null ? null : (
        <p class="pages">
          <a href={localAddress(dayOf(eli, dal), language)}>{history.read}</a>
          {before?.dal == null || version.senza_modifiche ? null : (
            <a href={localAddress(comparisonOf(eli, before.dal, dal), language)}>{history.compareActs}</a>
          )}
        </p>
      )}
    </li>
  );
}
