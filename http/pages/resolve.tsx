// `/risolvi`: a text with its citations marked in place, each with the act it leads to; and the text with links, to copy.
import type { JSX } from 'preact';
import { parseEli, placeOfEli, type shapes } from '../../engine/index.js';
import { endedBeside, type FoundCitation } from '../questions/risolvi.js';
import { type Frame, type PageContent } from './document.js';
import { linkAsHtml, linkAsMarkdown } from './linked-text.js';
import { localAddress, pageOf } from './parts/address.js';
import { formatDay, formatNumber } from './parts/days.js';
import { eurLexOf } from './parts/elsewhere.js';
import { verbBefore } from '../formats/verb-before.js';
import { maxArticles, placeOf, ResolvedTarget, unionActOf } from './parts/resolved-target.js';
import { Table } from './parts/table.js';

/** Longest text that the form takes, in characters: what a browser makes of it stays below the limit of bytes. */
export const maxTextLength = 200_000;

/** Also sent by the button that changes the language. */
const formId = 'testo-da-risolvere';

interface Resolved {
  text: string;
  /** The citations; `null` where no text was given, or one over a limit. */
  found: readonly FoundCitation[] | null;
  /** That limit, in characters. */
  maxLength: number | null;
  /** Title of an act, or the name by which it is known; `null` for none. */
  nameOf: (eli: string) => string | null;
}

export function resolvePage({ text, found, maxLength, nameOf }: Resolved, frame: Frame): PageContent {
  const { language, words } = frame;
  return {
    title: words.resolvePage.title,
    description: words.resolvePage.lead,
    path: '/risolvi',
    ...(text === '' ? {} : { form: formId }),
    api: '/api/public/risolvi?testo=art.%2097%20Cost.',
    body: (
      <>
        <h1>{words.resolvePage.title}</h1>
        <p class="lead">{words.resolvePage.lead}</p>
        <form class="resolve" id={formId} action={localAddress('/risolvi', language)} method="post">
          <label for="testo">{words.resolvePage.label}</label>
          <textarea id="testo" name="testo" rows={8} maxLength={maxTextLength} lang="it" required>
            {text}
          </textarea>
          <p class="soft">{words.resolvePage.kept}</p>
          <button type="submit">{words.resolvePage.submit}</button>
        </form>
        {maxLength === null ? null : (
          <p class="notice" role="alert">
            {words.resolvePage.tooLong(formatNumber(maxLength, language))}
          </p>
        )}
        {found === null ? null : (
          <section aria-labelledby="esito">
            <h2 id="esito">
              {found.length === 0
                ? words.resolvePage.none
                : words.resolvePage.found(formatNumber(found.length, language), found.length === 1)}
            </h2>
            {found.length === 0 ? <p>{words.resolvePage.noneText}</p> : null}
            {found.length === 0 ? null : (
              <>
                <div class="law marked" lang="it">
                  {markCitations(text, found, frame)}
                </div>
                <CitationTable citations={found} nameOf={nameOf} frame={frame} />
                <Copies text={text} found={found} frame={frame} />
              </>
            )}
          </section>
        )}
      </>
    ),
  };
}

/** Address of what a citation names: a page here, or a text of the Union; `null` where that is not known. @param pageAt address of a page */
function targetOf(citation: FoundCitation, { language }: Frame, pageAt: (path: string) => string): string | null {
  const target = placeOf(citation);
  if (target !== null) return pageAt(pageOf(target));
  const celex = unionActOf(citation);
  return celex === null ? null : eurLexOf(celex, language);
}

function markCitations(text: string, citations: readonly FoundCitation[], frame: Frame): (string | JSX.Element)[] {
  const { language } = frame;
  const parts: (string | JSX.Element)[] = [];
  let end = 0;
  citations.forEach((citation, i) => {
    parts.push(text.slice(end, citation.inizio));
    const cited = text.slice(citation.inizio, citation.fine);
    const target = targetOf(citation, frame, (path) => localAddress(path, language));
    parts.push(
      target === null ? (
        <a class="citation open" href={`#c-${i + 1}`}>
          {cited}
        </a>
      ) : (
        <a class={isDead(citation) ? 'citation dead' : 'citation'} href={target}>
          {isDead(citation) ? cited : strikeDead(cited, citation)}
        </a>
      ),
      ...badgesOf(citation, frame),
    );
    end = citation.fine;
  });
  parts.push(text.slice(end));
  return parts;
}

/** Whether all that a citation names is no longer in force. */
function isDead({ stato, articoli, articoli_cessati }: FoundCitation): boolean {
  return articoli.length < 2 ? stato !== null : articoli_cessati.length >= articoli.length;
}

/** The words of a citation of several articles, with the numbers of those struck through that are no longer in force. */
function strikeDead(words: string, { articoli, articoli_cessati }: FoundCitation): (string | JSX.Element)[] {
  const parts: (string | JSX.Element)[] = [];
  let end = 0;
  for (const eli of articoli) {
    const number = parseEli(eli)?.article ?? null;
    const at = number === null ? null : findNumber(words, number, end);
    if (at === null || !articoli_cessati.some((one) => one.eli === eli)) continue;
    parts.push(words.slice(end, at.start), <s class="dead">{words.slice(at.start, at.end)}</s>);
    end = at.end;
  }
  return [...parts, words.slice(end)];
}

/** The range of an article's number in the words of a citation: `2-bis` also as `2 bis`; not the number of an act. */
function findNumber(words: string, number: string, from: number): { start: number; end: number } | null {
  const [digits = '', ...suffixes] = number.split('-');
  const written = [digits, ...suffixes].map((part) => part.replace(/[^a-z0-9.]/g, '').replaceAll('.', '\\.'));
  const whole = new RegExp(
    `(?<![\\w/.-])(?<!n\\. ?)${written.join('[- ]?')}(?![\\w/]|[- ](?:bis|ter|quater)\\b)`,
    'iu',
  );
  const found = whole.exec(words.slice(from));
  return found === null ? null : { start: from + found.index, end: from + found.index + found[0].length };
}

/** Badges of one citation, at most. */
const maxBadges = 3;

/** Badges for the cited provisions that have ended: for several articles, each with its number. */
function badgesOf(citation: FoundCitation, { words }: Frame): JSX.Element[] {
  const badge = (of: string, { valore }: shapes.Stato) => (
    <span class="badge" lang={words.lang}>
      {of}
      {words.status[valore]}
    </span>
  );
  const ended = endedBeside(citation);
  if (ended.length === 0) return citation.stato === null ? [] : [badge('', citation.stato)];
  return ended.slice(0, maxBadges).map((one) => badge(`${placeOfEli(one.eli)}: `, one.stato));
}

interface TableProps {
  citations: readonly FoundCitation[];
  nameOf: (eli: string) => string | null;
  frame: Frame;
}

function CitationTable({ citations, nameOf, frame }: TableProps): JSX.Element {
  const { words } = frame;
  return (
    <Table label={words.resolvePage.list} name="citations" headings={words.resolvePage.table}>
      {citations.map((citation, i) => (
        <tr key={citation.inizio} id={`c-${i + 1}`}>
          <td lang="it">
            {citation.testo}
            {citation.richiamo === null ? null : (
              <span class="soft" lang={words.lang}>
                {' '}
                ({words.resolvePage.recalls(citation.richiamo)})
              </span>
            )}
          </td>
          <td data-heading={words.resolvePage.table[1]}>
            <ResolvedTarget citation={citation} nameOf={nameOf} frame={frame} />
          </td>
          <td data-heading={words.resolvePage.table[2]}>
            <Statuses citation={citation} frame={frame} />
          </td>
          <td data-heading={words.resolvePage.table[3]}>
            {citation.eli === null ? '' : words.resolvePage.sure(`${Math.round(citation.confidenza * 100)}\u00a0%`)}
            {citation.avvisi.map((notice) => (
              <p key={notice} class="soft">
                {notice}
              </p>
            ))}
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** The status of the act or of the one article; of several articles those that are known to be dead, each by its number. */
function Statuses({ citation, frame }: { citation: FoundCitation; frame: Frame }): JSX.Element {
  const ended = endedBeside(citation);
  if (ended.length === 0) return <Status stato={citation.stato} frame={frame} />;
  return (
    <>
      {ended.slice(0, maxArticles).map(({ eli, stato }) => (
        <p key={eli}>
          {placeOfEli(eli)}: <Status stato={stato} frame={frame} />
        </p>
      ))}
    </>
  );
}

function Status({ stato, frame: { language, words } }: { stato: shapes.Stato | null; frame: Frame }): JSX.Element {
  if (stato === null) return <span class="soft">{words.resolvePage.statusUnknown}</span>;
  return (
    <>
      <strong class="dead">{words.status[stato.valore]}</strong>
      {stato.dal === null ? '' : ` ${words.status.since(formatDay(stato.dal, language))}`}
      {stato.da === null ? null : (
        <>
          {' '}
          {verbBefore(stato.da.sigla, words.status.by, language)}
          <a class="sigla" href={localAddress(pageOf(stato.da.eli), language)}>
            {stato.da.sigla}
          </a>
        </>
      )}
    </>
  );
}

/** The text with its citations as links, to be copied. */
function Copies({ text, found, frame }: { text: string; found: readonly FoundCitation[]; frame: Frame }): JSX.Element {
  const { words, publicUrl, basePath } = frame;
  const links = found.flatMap((citation) => {
    const href = targetOf(citation, frame, (path) => `${publicUrl ?? basePath}${path}`);
    return href === null ? [] : [{ start: citation.inizio, end: citation.fine, href }];
  });
  return (
    <details class="resolve">
      <summary>{words.resolvePage.copy}</summary>
      <label for="copia-md">Markdown</label>
      <textarea id="copia-md" rows={6} readonly lang="it">
        {linkAsMarkdown(text, links)}
      </textarea>
      <label for="copia-html">HTML</label>
      <textarea id="copia-html" rows={6} readonly lang="it">
        {linkAsHtml(text, links)}
      </textarea>
    </details>
  );
}
