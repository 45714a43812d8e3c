// The 404 for people: what happened, and the search field.
import { splitDay, type shapes } from '../../engine/index.js';
import type { Refusal } from '../questions/answers.js';
import { sentenceOf } from '../questions/ask.js';
import type { PageWords } from './words.js';
import { type Frame, type PageContent } from './document.js';
import { SearchForm } from './parts/search-form.js';
import { actOf } from './parts/act-of.js';
import { localAddress, pageOf } from './parts/address.js';
import { Candidates } from './parts/candidates.js';
import { ElsewhereLink, elsewhereOf, type Elsewhere } from './parts/elsewhere.js';

/** What is missing, and what may be meant. */
interface Missing {
  /** What it is, as a heading. */
  title: string;
  /** What the API says of it; `null` for an unknown address. */
  detail: string | null;
  /** Acts that may be meant. */
  candidates: readonly shapes.KnownAct[];
  /** Where it may be read. */
  elsewhere: Elsewhere;
}

/** The page of an address that leads nowhere. */
export function unknownAddressPage(path: string, frame: Frame): PageContent {
  return missingPage(path, { title: frame.words.notFound.title, detail: null, candidates: [], elsewhere: {} }, frame);
}

/** The page for what was asked for and is not there. @param said in place of the API's sentence */
export function notFoundPage(
  path: string,
  status: number,
  refusal: Refusal,
  frame: Frame,
  said = sentenceOf(refusal),
): PageContent {
  return missingPage(
    path,
    {
      title: titleOf(status, refusal, frame),
      detail: said,
      candidates: refusal.risoluzione?.candidati ?? [],
      elsewhere: elsewhereOf(refusal),
    },
    frame,
  );
}

/** What was not found: an article or act, or what is no reference to one. */
function titleOf(status: number, refusal: Refusal, { words: { notFound } }: Frame): string {
  const { titles } = notFound;
  if (status === 422) return notFound.refused.title;
  if (status === 300) return titles.which;
  if (refusal.risoluzione === undefined || refusal.relazioni_url !== undefined) return titles.other;
  const { metodo, interpretazione } = refusal.risoluzione;
  if (metodo === 'non-statale') return titles.foreign;
  if (metodo === 'non-riconosciuta' || (metodo === 'identificatore' && interpretazione.eli === null))
    return titles.unread;
  return interpretazione.articolo === null || interpretazione.eli === null ? titles.act : titles.article;
}

function missingPage(path: string, { title, detail, candidates, elsewhere }: Missing, frame: Frame): PageContent {
  const { words } = frame;
  return {
    title,
    description: detail ?? words.notFound.lead,
    path,
    query: null,
    isListed: false,
    body: (
      <>
        <h1>{title}</h1>
        {detail === null ? null : (
          <p class="notice">
            {detail} <ElsewhereLink to={elsewhere} frame={frame} />
          </p>
        )}
        <p class="lead">{detail === null ? words.notFound.lead : words.notFound.search}</p>
        <SearchForm frame={frame} query="" id="cerca" />
        <Candidates acts={candidates} frame={frame} />
      </>
    ),
  };
}

/** The act or article is there, but no text of it of the day asked: which one is, and where others are. @param eli of it */
export function noTextPage(path: string, eli: string, refusal: Refusal, frame: Frame): PageContent {
  const { words, language } = frame;
  const detail = sentenceOf(refusal) ?? words.day.noText;
  return {
    title: words.day.noText,
    description: detail,
    path,
    isListed: false,
    body: (
      <>
        <h1>{words.day.noText}</h1>
        <p class="notice">
          {detail} <ElsewhereLink to={elsewhereOf(refusal)} frame={frame} />
        </p>
        <ul>
          <li>
            <a href={localAddress(pageOf(eli), language)}>{words.day.shown}</a>
          </li>
          <li>
            <a href={localAddress(`${pageOf(actOf(eli))}/versioni`, language)}>{words.day.versions}</a>
          </li>
        </ul>
      </>
    ),
  };
}

/** The page for when the act that a page is limited to is not known, or the address asks for what cannot be. */
export function noSuchAct(path: string, status: number, refusal: Refusal, frame: Frame) {
  const faults = faultsOf(refusal, frame.words);
  const page = notFoundPage(path, status, refusal, frame, sentenceOf(refusal) ?? faults);
  return {
    failed: status === 300 ? 404 : status,
    content: faults === null ? page : refusedPage(page, faults, frame),
  };
}

/** The page is there, its address says what cannot be answered: which parameter is missing or wrong, and the way to the page without. */
function refusedPage(page: PageContent, faults: string, { words, language }: Frame): PageContent {
  const { title, whole } = words.notFound.refused;
  return {
    ...page,
    title,
    description: faults,
    body: (
      <>
        <h1>{title}</h1>
        <p class="notice">{faults}</p>
        <p>
          <a href={localAddress(splitDay(page.path).reference, language)}>{whole}</a>
        </p>
      </>
    ),
  };
}

/** What is wrong with each parameter, in sentences; `null` where nothing is. */
function faultsOf({ detail }: Refusal, words: PageWords): string | null {
  const said = words.notFound.refused;
  if (detail === undefined || typeof detail === 'string') return null;
  const sentences = detail.map(({ type, loc, input }) => {
    const name = loc.at(-1)!;
    if (type === 'missing') return said.missing(name);
    // Of an identifier, `…@2023-02-30`.
    const { day } = splitDay(String(input));
    if (name === 'eli' && day !== null) return words.day.notDay(day);
    return (type.startsWith('date') ? said.day : said.wrong)(name, String(input));
  });
  return sentences.join(' ');
}
