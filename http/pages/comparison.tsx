// `/norme/<eli>/confronto`: two texts of an article, words removed and added; or the articles of an act that changed between two days.
import type { ComponentChildren, JSX } from 'preact';
import { nameEnd, type shapes } from '../../engine/index.js';
import { type Frame, type PageContent } from './document.js';
import { apiOf, comparisonOf, dayOf, historyOf, localAddress, pageOf } from './parts/address.js';
import { formatDay, formatNumber } from './parts/days.js';
import { Table } from './parts/table.js';
import type { PageWords } from './words.js';

type Run = shapes.ArticleComparison['commi'][number]['parti'][number];

/** The question in an address: the two days, and whether the texts are side by side. */
export interface AskedComparison {
  from: string;
  to: string | null;
  isBeside: boolean;
}

/** @param answer of an article or of an act */
export function comparisonPage(
  answer: shapes.ArticleComparison | shapes.ActComparison,
  asked: AskedComparison,
  frame: Frame,
): PageContent {
  const { language, words } = frame;
  const isArticle = 'commi' in answer;
  const eli = isArticle ? answer.eli : answer.norma.eli;
  const { sigla } = answer.norma;
  const name = isArticle ? nameEnd({ parte: null, articolo: answer.num, sigla }) : sigla;
  const title = words.comparison.title(name);
  const path = comparisonOf(eli, asked.from, asked.to, asked.isBeside);
  return {
    title,
    description: words.comparison.lead,
    path,
    api: `${apiOf(eli)}/confronto?da=${asked.from}${asked.to === null ? '' : `&a=${asked.to}`}`,
    isListed: false,
    body: (
      <>
        <header class="act">
          <p class="kicker">
            <a href={localAddress(pageOf(answer.norma.eli), language)}>{sigla}</a>
            {isArticle ? (
              <>
                {' · '}
                <a href={localAddress(historyOf(eli), language)}>{words.history.link}</a>
              </>
            ) : null}
          </p>
          <h1>{title}</h1>
        </header>
        <DaysForm eli={eli} asked={asked} frame={frame} />
        <Sides answer={answer} eli={eli} frame={frame} />
        {isArticle ? (
          <ArticleChanges answer={answer} asked={asked} frame={frame} />
        ) : (
          <ActChanges answer={answer} frame={frame} />
        )}
      </>
    ),
  };
}

/** A form that works without JavaScript. */
function DaysForm({ eli, asked, frame: { language, words } }: { eli: string; asked: AskedComparison; frame: Frame }) {
  return (
    <form class="day" action={`${pageOf(eli)}/confronto`} method="get">
      <label for="da">{words.comparison.from}</label>
      <input id="da" type="date" name="da" required value={asked.from} />
      <label for="a">{words.comparison.to}</label>
      <input id="a" type="date" name="a" value={asked.to ?? ''} />
      {asked.isBeside ? <input type="hidden" name="vista" value="affiancata" /> : null}
      <input type="hidden" name="lang" value={language} />
      <button type="submit">{words.comparison.submit}</button>
    </form>
  );
}

type Answer = shapes.ArticleComparison | shapes.ActComparison;

/** The texts that are compared, each with its days. */
function Sides({ answer, eli, frame: { language, words } }: { answer: Answer; eli: string; frame: Frame }) {
  const { from, fromTo, noDay } = words.history;
  const say = ({ dal, al, presente, certezza }: Answer['da']) => {
    if (!presente) return words.comparison.absent;
    const days =
      dal === null
        ? noDay
        : al === null
          ? from(formatDay(dal, language))
          : fromTo(formatDay(dal, language), formatDay(al, language));
    return certezza === 'completa' ? days : `${days} (${words.comparison.uncertain})`;
  };
  const linked = (side: Answer['da']) =>
    side.dal === null || !side.presente ? (
      say(side)
    ) : (
      <a href={localAddress(dayOf(eli, side.dal), language)}>{say(side)}</a>
    );
  return (
    <ul class="facts">
      <li>
        − {words.comparison.older}: {linked(answer.da)}
      </li>
      <li>
        + {words.comparison.newer}: {linked(answer.a)}
      </li>
    </ul>
  );
}

interface ArticleProps {
  answer: shapes.ArticleComparison;
  asked: AskedComparison;
  frame: Frame;
}

function ArticleChanges({ answer, asked, frame }: ArticleProps): JSX.Element {
  const { language, words } = frame;
  const { comparison } = words;
  const { parole, tipo, eli } = answer;
  if (tipo === null) return <NoDifference answer={answer} words={words} />;
  const other = comparisonOf(eli, asked.from, asked.to, !asked.isBeside);
  return (
    <>
      <p>
        <strong>{words.history.kinds[tipo]}</strong>{' '}
        {words.history.counted(formatNumber(parole.aggiunte, language), formatNumber(parole.tolte, language))}
        {answer.sostituito ? ` ${comparison.replaced}` : ''}
      </p>
      <p class="soft">
        {comparison.legend} <del>{comparison.removed}</del>, <ins>{comparison.added}</ins>.{' '}
        <a href={localAddress(other, language)}>{asked.isBeside ? comparison.inline : comparison.beside}</a>
      </p>
      {answer.tappe.length === 0 ? null : (
        <p>
          {comparison.steps}{' '}
          {answer.tappe.map(({ dal, causa }, i) => (
            <>
              {i === 0 ? '' : ', '}
              <a href={localAddress(`${historyOf(eli)}${dal === null ? '' : `#dal-${dal}`}`, language)}>
                {dal === null ? words.history.noDay : formatDay(dal, language)}
                {causa?.norma == null ? '' : ` (${causa.norma.sigla})`}
              </a>
            </>
          ))}
        </p>
      )}
      {asked.isBeside ? (
        <BesideText answer={answer} frame={frame} />
      ) : (
        <div class="law compared" lang="it">
          {answer.rubrica === null ? null : <p class="rubrica">{marked(answer.rubrica)}</p>}
          {answer.commi.map(({ parti }, i) => (
            <p key={i}>{marked(parti)}</p>
          ))}
        </div>
      )}
    </>
  );
}

/** Texts that do not differ; where one of them may not be that day's, nobody knows whether the law did. */
function NoDifference({ answer: { da, a }, words: { comparison } }: { answer: Answer; words: PageWords }): JSX.Element {
  const isKnown = da.certezza === 'completa' && a.certezza === 'completa';
  return <p class="empty">{isKnown ? comparison.same : comparison.sameLoaded}</p>;
}

/** The runs of both texts, in order; the style sheet puts a sign beside each that only one of them has. */
export function marked(runs: readonly Run[]): ComponentChildren[] {
  return runs.map(({ op, testo }, i) => {
    // A line break that is added or removed shows by itself.
    const text = testo.trimEnd();
    const rest = testo.slice(text.length);
    if (op === '=' || text === '') return testo;
    return (
      <>
        {op === '-' ? <del key={i}>{text}</del> : <ins key={i}>{text}</ins>}
        {rest}
      </>
    );
  });
}

/** Both texts, a paragraph a row. */
function BesideText({ answer, frame: { words } }: { answer: shapes.ArticleComparison; frame: Frame }): JSX.Element {
  const rows = [...(answer.rubrica === null ? [] : [answer.rubrica]), ...answer.commi.map(({ parti }) => parti)];
  return (
    <Table label={words.comparison.lead} name="compared" headings={[words.comparison.older, words.comparison.newer]}>
      {rows.map((runs, i) => (
        <tr key={i} lang="it">
          <td>{marked(runs.filter(({ op }) => op !== '+'))}</td>
          <td>{marked(runs.filter(({ op }) => op !== '-'))}</td>
        </tr>
      ))}
    </Table>
  );
}

/** The articles that changed, in the order of the newer text. */
function ActChanges({ answer, frame }: { answer: shapes.ActComparison; frame: Frame }): JSX.Element {
  const { language, words } = frame;
  const { history, comparison } = words;
  if (answer.totale === 0) return <NoDifference answer={answer} words={words} />;
  return (
    <>
      <p>{history.changed(formatNumber(answer.totale, language), answer.totale === 1)}</p>
      <Table label={comparison.lead} name="changes" headings={comparison.table}>
        {answer.articoli.map(({ eli, num, parte, rubrica, tipo, parole, url }) => (
          <tr key={eli}>
            <td>
              <a href={localAddress(url.replace('/api/public', ''), language)}>
                {nameEnd({ parte, articolo: num, sigla: '' }).replace(/,\s*$/, '')}
              </a>
              {rubrica === null ? null : (
                <span class="soft" lang="it">
                  {' '}
                  {rubrica}
                </span>
              )}
            </td>
            <td>{history.kinds[tipo]}</td>
            <td>{history.counted(formatNumber(parole.aggiunte, language), formatNumber(parole.tolte, language))}</td>
          </tr>
        ))}
      </Table>
    </>
  );
}
