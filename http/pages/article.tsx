// `/norme/<eli of an article>`: one article with its paragraphs, relations and citations; a giant one a part at a time.
import type { JSX } from 'preact';
import { endingOf, isLapsed, nameAsKnown, titleArticle, type shapes } from '../../engine/index.js';
import { type Frame, type PageContent } from './document.js';
import { describeArticle } from './json-ld.js';
import { belowOf, findAsked, type AskedParagraph } from './parts/asked-paragraph.js';
import { Cite, KnownName } from './parts/cite.js';
import { CitedBy, type CitedByCount } from './parts/cited-by.js';
import {
  apiOf,
  feedOf,
  followOf,
  localAddress,
  pageAsShown,
  pageOf,
  pageOnDay,
  paragraphOf,
  partOf,
} from './parts/address.js';
import { citedPhrases } from './parts/cited-phrases.js';
import { linksOfArticle, type CitedPlace } from './cited-places.js';
import { Cites } from './parts/cites.js';
import { SectionLinks } from './parts/section-links.js';
import { DayForm } from './parts/day-form.js';
import { formatDay, sayTextDay } from './parts/days.js';
import { splitParts, type TextPart } from './parts/law-lines.js';
import { LawText } from './parts/law-text.js';
import { OfficialText } from './parts/official-text.js';
import { PartContents, PartLinks } from './parts/part-contents.js';
import { listsOfPart } from './parts/part-lists.js';
import { addressIn, EffectSections, ListSection } from './parts/relation-sections.js';
import { ReportLink } from './parts/report.js';
import { shorten } from './parts/shorten.js';
import { StatusNote } from './parts/status.js';
import { laterOf, Proved, TextDayBanner } from './parts/text-day.js';
import { NoAmendment } from './parts/no-amendment.js';
import { NotedTexts } from './parts/noted-texts.js';
import { Notes } from './parts/notes.js';
import { ToComeLinks } from './to-come.js';
import { textLanguage } from './parts/text-language.js';

/** The data of an article's page beside the answer. */
export interface ArticleView {
  /** ELIs of the articles before and after, in document order. */
  previous: string | null;
  next: string | null;
  /** ELIs of acts whose words it does not contain yet. */
  toCome: readonly string[];
  /** Index of the part of a giant article that is shown, from 0; `null` for that of the paragraph, or the first. */
  part: number | null;
  /** A citation that did not name the year, and for which this is the only act that fits; `null` where none led here. */
  asked: string | null;
  /** The citations in its words, at their places; none for a text of another day. */
  places: readonly CitedPlace[];
  /** Number of the paragraph that is asked for, to be cited; `null` for none. */
  paragraph: string | null;
}

export function articlePage(
  article: shapes.ArticleAnswer,
  view: ArticleView,
  citations: CitedByCount,
  frame: Frame,
): PageContent {
  const { language, words } = frame;
  const { norma, eli } = article;
  const name = nameAsKnown({ ...norma, parte: article.parte, articolo: article.num });
  const path = pageOf(eli);
  const parts = splitParts(article.testo);
  const asked = findAsked(parts, view.paragraph);
  const part = parts[view.part ?? asked.part] ?? parts[0]!;
  const at = parts.indexOf(part);
  const shown = pageAsShown(eli, frame);
  const isLong = parts.length > 1;
  const cited = isLong ? citedIn(part, article.cita) : article.cita;
  const lists = isLong ? listsOfPart(article, part, parts) : article;
  const of = { eli: norma.eli, article: eli, whole: article, frame };
  return {
    title: article.rubrica === null ? name : `${name}, ${shorten(article.rubrica, 90)}`,
    description: shorten(article.testo, 250),
    path: partOf(path, at),
    ...(view.paragraph === null || asked.missing !== null ? {} : { asked: paragraphOf(path, view.paragraph) }),
    api: apiOf(eli),
    feed: feedOf(eli),
    jsonLd: describeArticle(article, frame),
    printed: { eli, sigla: name, testo_al: article.testo_al },
    body: (
      <>
        <ArticleHeader article={article} view={view} missing={asked.missing} citing={citations.total} frame={frame} />
        {isLong ? <PartContents parts={parts} shown={part} path={shown} frame={frame} /> : null}
        <div class="columns beside">
          <div>
            <TextDayBanner dated={article} href="#modificata-da" frame={frame} />
            <ToComeLinks eli={eli} acts={view.toCome.filter((act) => !hasLapsed(article, act))} frame={frame} />
            <LawText
              lines={part.lines}
              lang={textLanguage(eli)}
              anchors=""
              changes={lists.modificata_da.filter(({ da }) => !isLapsed(da.stato))}
              addressOf={addressIn(lists.modificata_da, norma.eli, frame)}
              {...laterOf({ ...article, modificata_da: lists.modificata_da })}
              cited={citedPhrases(cited, language)}
              placed={linksOfArticle(view.places, article.eli, at, language)}
              citing={(number) => localAddress(paragraphOf(shown, number), language)}
              {...belowOf(article, asked.line, frame)}
              words={words}
            />
            {isLong ? <PartLinks parts={parts} shown={part} path={shown} frame={frame} /> : null}
            <Cite eli={eli} day={article.testo_al} frame={frame} />
            <ArticleLinks article={article} view={view} frame={frame} />
            <Notes notes={article.note} eli={eli} frame={frame} />
            <NotedTexts noted={article.testi_coordinati} frame={frame} />
          </div>
          {article.modificata_da.length === 0 ? (
            <section aria-labelledby="modificata-da">
              <h2 id="modificata-da">{words.act.amendedBy}</h2>
              <NoAmendment article={article} conversion={citations.conversion} frame={frame} />
            </section>
          ) : (
            <ListSection name="modificata_da" list={lists.modificata_da} {...of} />
          )}
        </div>
        {article.modifica.length === 0 ? null : <ListSection name="modifica" list={lists.modifica} {...of} />}
        <EffectSections lists={lists} {...of} />
        <CitedBy eli={eli} cited={citations} frame={frame} />
        <Cites cited={cited} language={language} words={words} />
      </>
    ),
  };
}

/** Whether all that an act does to an article lapsed, or was dropped by a conversion. */
function hasLapsed({ modificata_da }: shapes.ArticleAnswer, act: string): boolean {
  const own = modificata_da.filter(({ da }) => da.eli === act);
  return own.length > 0 && own.every(({ da }) => isLapsed(da.stato));
}

/** Since when the text stands; where it has no marks, since when the portal has its version, which a note alone can begin. */
function saySince({ testo_modificato, abrogato, testo_dal }: shapes.ArticleAnswer, frame: Frame): string | null {
  if (testo_dal === null) return null;
  const { textSince, versionSince } = frame.words.article;
  return (testo_modificato || abrogato ? textSince : versionSince)(formatDay(testo_dal, frame.language));
}

interface LinksProps {
  article: shapes.ArticleAnswer;
  view: ArticleView;
  frame: Frame;
}

/** The ELI under which the portal shows an article: its own, or that of its act for articles in an annex, as those of codes are. */
export function officialOf({ eli, norma, testo_dal, parte }: shapes.ArticleAnswer): string {
  return testo_dal === null && parte === null ? eli : norma.eli;
}

interface HeaderProps extends LinksProps, Pick<AskedParagraph, 'missing'> {
  /** The number of texts that cite it. */
  citing: number;
}

function ArticleHeader({ article, view, missing, citing, frame }: HeaderProps): JSX.Element {
  const { words } = frame;
  const { norma, stato, partizione } = article;
  const facts = [
    article.testo_al === null ? null : sayTextDay(article.testo_al, frame),
    saySince(article, frame),
  ].filter((fact) => fact !== null);
  const own = [...article.modificata_da, ...article.altri_effetti_subiti];
  const isOfAct = stato !== null && stato.relazione !== null && !own.some(({ id }) => id === stato.relazione);
  const ending = stato === null ? 'later' : endingOf(stato, article, frame.day);
  return (
    <header class="act">
      <p class="kicker">
        <KnownName eli={norma.eli} />
        <a href={pageOnDay(norma.eli, frame)}>{norma.sigla}</a>
        {norma.titolo === null ? null : (
          <span class="soft" lang={textLanguage(norma.eli)}>
            {' '}
            {shorten(norma.titolo, 160)}
          </span>
        )}
      </p>
      <h1>
        {titleArticle(article)}
        {article.rubrica === null ? null : (
          <span class="rubrica" lang={textLanguage(norma.eli)}>
            {' '}
            {article.rubrica}
          </span>
        )}
      </h1>
      {partizione.length === 0 ? null : (
        <p class="soft" lang={textLanguage(norma.eli)}>
          {partizione.join(' · ')}
        </p>
      )}
      {facts.length === 0 ? null : (
        <ul class="facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          <li>{words.notOfficial}</li>
          <OfficialText eli={officialOf(article)} frame={frame} />
        </ul>
      )}
      <DayForm eli={article.eli} article={{ isAmended: article.testo_modificato }} frame={frame} />
      <SectionLinks lists={article} citing={citing} frame={frame} />
      {view.asked === null ? null : (
        <p class="notice" role="note">
          {words.article.sole(view.asked, norma.sigla)}
        </p>
      )}
      {missing === null ? null : (
        <p class="notice" role="note">
          {words.article[missing.isNumbered ? 'noParagraph' : 'noNumbers'](missing.number)}
        </p>
      )}
      {stato === null ? null : (
        <StatusNote stato={stato} act={norma.eli} isArticle={!isOfAct} ending={ending} frame={frame} />
      )}
      {ending !== 'later' ? null : article.abrogato ? (
        <p class="notice">{words.article.onlyMark}</p>
      ) : (
        <Proved dated={article} text={article.testo} frame={frame} />
      )}
      {article.parti_grafiche ? <p class="notice">{words.article.graphic}</p> : null}
    </header>
  );
}

function ArticleLinks({ article, view: { previous, next }, frame }: LinksProps): JSX.Element {
  const { words } = frame;
  return (
    <p class="pages">
      {previous === null ? null : (
        <a rel="prev" href={pageOnDay(previous, frame)}>
          ← {words.article.previous}
        </a>
      )}
      <a href={pageOnDay(article.norma.eli, frame)}>{words.article.whole}</a>
      <a href={localAddress(followOf(article.norma.eli), frame.language)}>{words.act.followWhole}</a>
      <a href={localAddress(followOf(article.eli), frame.language)}>{words.act.followArticle}</a>
      {next === null ? null : (
        <a rel="next" href={pageOnDay(next, frame)}>
          {words.article.next} →
        </a>
      )}
      <ReportLink about={pageAsShown(article.eli, frame)} id={article.eli_versione ?? article.eli} frame={frame} />
    </p>
  );
}

type Citations = shapes.ArticleAnswer['cita'];

/** The citations of an article whose words are in a part of it. */
function citedIn({ lines }: TextPart, cita: Citations): Citations {
  const text = lines.map((line) => line.text).join('\n');
  return cita.filter(({ testo }) => text.includes(testo));
}
