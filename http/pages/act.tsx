// `/norme/<eli>`: an act, its text article by article, and what amends what.
import type { JSX } from 'preact';
import { isLapsed, knownName, nameAnnex, nameFirst, type shapes } from '../../engine/index.js';
import { type Frame, type PageContent } from './document.js';
import { describeAct } from './json-ld.js';
import type { PlacedLink } from './parts/cited-phrases.js';
import { Cite, KnownSigla } from './parts/cite.js';
import { ConvertedBy } from './parts/conversion.js';
import { CitedBy, type CitedByCount } from './parts/cited-by.js';
import { linksWithinAct, type CitedPlaces } from './cited-places.js';
import { Brief, type CitesCount } from './parts/brief.js';
import { apiOf, feedOf, localAddress, pageOf, pageOnDay, versionsPageOf } from './parts/address.js';
import { anchorOf, ArticleBadge, LongContents, ShortContents, titleInPage } from './parts/contents.js';
import { GoTo } from './parts/go-to.js';
import { DayForm } from './parts/day-form.js';
import { formatDay, formatNumber, sayTextDay } from './parts/days.js';
import { groupBy } from './parts/group-by.js';
import { splitLines } from './parts/law-lines.js';
import { LawText } from './parts/law-text.js';
import { MarginNotes } from './parts/margin.js';
import { Neighbours } from './parts/neighbours.js';
import { OfficialText } from './parts/official-text.js';
import { addressIn, listIds, listOrder, listTitle, RelationSections } from './parts/relation-sections.js';
import { shorten } from './parts/shorten.js';
import { endingOfAct, StatusNote } from './parts/status.js';
import { LaterBadge, ofWholeAct, Proved, TextDayBanner } from './parts/text-day.js';
import { TextFiles } from './parts/text-files.js';
import { YearStrip } from './parts/years.js';
import { textLanguage } from './parts/text-language.js';

/** Titles with more characters than this use a smaller font, so that they do not fill a narrow window. */
const longTitle = 120;
/** Longer titles are cut in the heading, with the whole behind it. */
const longestTitle = 220;
/** Acts with more text than this, in characters, show their contents only. */
const maxWhole = 120_000;

/** Whether the page of an act shows its text, or its contents only. */
export function showsText(act: shapes.ActAnswer): boolean {
  return act.articoli.reduce((sum, { testo }) => sum + testo.length, 0) <= maxWhole;
}

/** The data of an act's page beside the answer. */
export interface ActView {
  /** The act's neighbourhood of one step. */
  graph: shapes.GraphAnswer;
  /** The first citations that name it. */
  citations: CitedByCount;
  /** How often it cites. */
  cites: CitesCount;
  /** The citations in the words of its articles, at their places; none for a text of another day. */
  places: CitedPlaces;
}

export function actPage(
  act: shapes.ActAnswer,
  { graph, citations, cites, places }: ActView,
  frame: Frame,
): PageContent {
  const { words } = frame;
  const hasText = act.articoli.length + act.allegati.length > 0;
  const ending = endingOfAct(act, frame);
  return {
    title: titleOf(act),
    description: shorten(act.titolo, 250),
    path: pageOf(act.eli),
    api: apiOf(act.eli),
    feed: feedOf(act.eli),
    jsonLd: describeAct(act, frame),
    printed: act,
    body: (
      <>
        <header class="act">
          <p class="kicker">
            <KnownSigla eli={act.eli} sigla={act.sigla} />
            <span class="soft"> {words.notOfficial}</span>
          </p>
          <h1 lang={textLanguage(act.eli)} class={act.titolo.length > longTitle ? 'long' : undefined}>
            {shorten(act.titolo, longestTitle)}
          </h1>
          {act.titolo.length > longestTitle ? (
            <details class="folded">
              <summary>{words.act.wholeTitle}</summary>
              <p lang={textLanguage(act.eli)}>{act.titolo}</p>
            </details>
          ) : null}
          <ActFacts act={act} frame={frame} />
          {ending !== 'later' ? null : <Proved dated={{ ...act, ...ofWholeAct(act) }} text={null} frame={frame} />}
          {act.stato === null ? null : (
            <StatusNote stato={act.stato} act={act.eli} isArticle={false} ending={ending} frame={frame} />
          )}
        </header>
        <Brief act={act} eli={act.eli} cites={cites} frame={frame} />
        <YearStrip eli={act.eli} made={act.modifica} undergone={act.modificata_da} frame={frame} />
        <Cite eli={act.eli} day={act.testo_al} frame={frame} />
        <DayForm eli={act.eli} loaded={otherDays(act)} versions={versionsPageOf(act.eli)} frame={frame} />
        {hasText ? (
          <TextDayBanner dated={act} href="#modificata-da" frame={frame} />
        ) : (
          <p class="notice">{words.act.noText}</p>
        )}
        {act.articoli.length < 2 ? null : <GoTo eli={act.eli} frame={frame} />}
        {!hasText ? null : showsText(act) ? (
          <WholeText act={act} places={places} frame={frame} />
        ) : (
          <LongAct act={act} frame={frame} />
        )}
        <RelationSections lists={act} eli={act.eli} frame={frame} />
        <CitedBy eli={act.eli} cited={citations} frame={frame} />
        <Neighbours graph={graph} caption={words.act.neighbourhood} frame={frame} />
      </>
    ),
  };
}

/** The name by which the act is known and its number; its number and title where it has no such name. */
function titleOf({ eli, sigla, titolo }: shapes.ActAnswer): string {
  return knownName(eli) === null ? `${sigla}, ${shorten(titolo, 90)}` : nameFirst(eli);
}

/** Days of the texts that are loaded beside the one that is shown, newest first. */
function otherDays({ versioni, vigenza_al }: shapes.ActAnswer): string[] {
  return [...new Set(versioni.flatMap(({ vigenza_al: day }) => (day === null || day === vigenza_al ? [] : [day])))];
}

function ActFacts({ act, frame }: { act: shapes.ActAnswer; frame: Frame }): JSX.Element {
  const { language, words } = frame;
  const { data, numero } = act.pubblicazione;
  const facts = [
    data === null ? null : words.act.published(formatDay(data, language), numero),
    act.entrata_in_vigore === null ? null : words.act.entry(formatDay(act.entrata_in_vigore, language)),
    act.testo_al === null ? null : sayTextDay(act.testo_al, frame),
  ].filter((fact) => fact !== null);
  return (
    <ul class="facts">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      <ConvertedBy act={act} frame={frame} />
      <OfficialText eli={act.eli} frame={frame} />
    </ul>
  );
}

interface ActProps {
  act: shapes.ActAnswer;
  frame: Frame;
}

/** Contents beside the text. */
function WholeText({ act, places, frame }: ActProps & Pick<ActView, 'places'>): JSX.Element {
  const { words } = frame;
  const shown = new Set(act.articoli.map(({ eli }) => eli));
  // What lapsed changed nothing: the list below says it, no margin does.
  const standing = act.modificata_da.filter(({ da }) => !isLapsed(da.stato));
  const changes = groupBy(standing, ({ a }) => a.articolo_eli ?? '');
  return (
    <div class="columns">
      <nav class="contents" aria-labelledby="indice">
        <h2 id="indice">{words.act.contents}</h2>
        <ShortContents act={act} frame={frame} />
        <OtherParts act={act} frame={frame} />
      </nav>
      <section class="text" aria-labelledby="testo">
        <h2 id="testo">{words.act.text}</h2>
        <Folded title={words.act.preamble} text={act.premessa} eli={act.eli} frame={frame} />
        {act.articoli.map((article) => (
          <Article
            key={article.eli}
            article={article}
            act={act}
            changes={changes.get(article.eli) ?? []}
            placed={linksWithinAct(places.get(article.eli) ?? [], act.eli, shown, frame.language)}
            frame={frame}
          />
        ))}
        <Folded title={words.act.conclusions} text={act.conclusioni} eli={act.eli} frame={frame} />
        <Annexes act={act} frame={frame} />
      </section>
    </div>
  );
}

/** The contents of an act that is too long for one page. */
function LongAct({ act, frame }: ActProps): JSX.Element {
  const { words } = frame;
  return (
    <section aria-labelledby="indice">
      <h2 id="indice">{words.act.contents}</h2>
      <p class="soft">{words.act.long}</p>
      <TextFiles eli={act.eli} frame={frame} />
      <Folded title={words.act.preamble} text={act.premessa} eli={act.eli} frame={frame} />
      <LongContents act={act} frame={frame} />
      <Folded title={words.act.conclusions} text={act.conclusioni} eli={act.eli} frame={frame} />
      <Annexes act={act} frame={frame} />
    </section>
  );
}

/** Annexes have pages of their own. */
function Annexes({ act, frame: { language, words } }: ActProps): JSX.Element | null {
  if (act.allegati.length === 0) return null;
  return (
    <>
      <h3 id="allegati">{words.act.annexes}</h3>
      <ul class="annexes">
        {act.allegati.map(({ eli, nome }) => (
          <li key={eli}>
            <a href={localAddress(pageOf(eli), language)} lang={textLanguage(eli)}>
              {nameAnnex(nome, act.sigla)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

interface FoldedProps {
  title: string;
  text: string | null;
  /** ELI of the act. */
  eli: string;
  frame: Frame;
}

function Folded({ title, text, eli, frame: { words } }: FoldedProps) {
  if (text === null) return null;
  return (
    <details class="folded">
      <summary>{title}</summary>
      <LawText lines={splitLines(text)} lang={textLanguage(eli)} words={words} />
    </details>
  );
}

/** Links to annexes and relations below the contents. */
function OtherParts({ act, frame }: ActProps): JSX.Element | null {
  const { words, language } = frame;
  if (act.allegati.length + listOrder.reduce((sum, name) => sum + act[name].length, 0) === 0) return null;
  return (
    <ul class="further">
      {act.allegati.length === 0 ? null : (
        <li>
          <a href="#allegati">{words.act.annexes}</a> {act.allegati.length}
        </li>
      )}
      {listOrder.map((name) =>
        act[name].length === 0 ? null : (
          <li key={name}>
            <a href={`#${listIds[name].id}`}>{listTitle(name, frame)}</a> {formatNumber(act[name].length, language)}
          </li>
        ),
      )}
    </ul>
  );
}

interface ArticleProps extends ActProps {
  article: shapes.ActAnswer['articoli'][number];
  /** The relations that amend it. */
  changes: readonly shapes.Relation[];
  placed: readonly PlacedLink[];
}

function Article({ article, act, changes, placed, frame }: ArticleProps): JSX.Element {
  const { language, words } = frame;
  const addressOf = addressIn(act.modificata_da, act.eli, frame);
  return (
    <article id={anchorOf(article.eli, act.eli)} class={changes.length > 0 ? 'changed' : undefined}>
      <h3>
        <a href={pageOnDay(article.eli, frame)}>{titleInPage(article, frame)}</a>
        {article.rubrica === null ? null : (
          <span class="rubrica" lang={textLanguage(act.eli)}>
            {' '}
            {article.rubrica}
          </span>
        )}
        {endingOfAct(act, frame) === 'ended' ? null : <ArticleBadge article={article} act={act} frame={frame} />}
        <LaterBadge changes={changes} until={act.testo_al} frame={frame} />
      </h3>
      <LawText
        lines={splitLines(article.testo)}
        lang={textLanguage(act.eli)}
        anchors={`${anchorOf(article.eli, act.eli)}-`}
        placed={placed}
        words={words}
      />
      <MarginNotes
        relations={changes}
        addressOf={addressOf}
        all={localAddress(pageOf(article.eli), language)}
        words={words}
      />
    </article>
  );
}
