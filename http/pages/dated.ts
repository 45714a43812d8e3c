// Pages of law in time: a text on a day, the history of an article, the versions of an act, two texts compared.
import { isDayOfCalendar, splitDay, type shapes } from '../../engine/index.js';
import { redirect, type Answer } from '../message/answer.js';
import type { AnswerOf, EndpointName, Refusal } from '../questions/answers.js';
import { sentenceOf } from '../questions/ask.js';
import { checkPage, operationsPerPage } from './check.js';
import { comparisonPage } from './comparison.js';
import type { Frame, PageContent } from './document.js';
import { historyPage, versionsPage } from './history.js';
import { notFoundPage, noTextPage } from './not-found.js';
import { notesPage } from './notes.js';
import { originPage } from './origin.js';
import { similarPage } from './similar.js';
import { dayOf, historyOf, localAddress, notesOf, pageOf, paragraphOf, versionsPageOf } from './parts/address.js';
import { dayAsked, readNumber, type Failed, type PageRequest } from './request.js';

type Shown = PageContent | Failed | Answer;
type Loaded = AnswerOf['norma'];

const kinds = ['storia', 'versioni', 'confronto', 'riscontro', 'provenienza', 'simili', 'note'] as const;

/** The notes of an article, of the text of a day where the address names one; `null` where it is no article. */
async function showNotes(request: PageRequest, eli: string): Promise<Shown | null> {
  const { raw, ask, frame } = request;
  const day = dayAsked(raw);
  const { status, body, refusal } = await ask('norma', day === null ? { eli } : { eli, al: day });
  if (refusal !== null) return failed(request, eli, status, refusal);
  if (day === null && 'note' in body && body.versione_dal !== null && namesDay(eli))
    return redirect(localAddress(notesOf(body.eli, { day: splitDay(eli).day ?? body.versione_dal }), frame.language));
  return 'note' in body ? notesPage(body, day, frame) : null;
}

/** The page about several texts whose address ends in `/storia`, `/versioni`, `/confronto`, `/riscontro`, `/provenienza`, `/simili` or `/note`; `null` for any other address. */
export async function showInTime(request: PageRequest, path: string): Promise<Shown | null> {
  const end = path.lastIndexOf('/');
  const kind = kinds.find((one) => one === path.slice(end + 1));
  const eli = path.slice(0, end);
  // `…/all/note` is an annex of that name.
  if (kind === undefined || eli.endsWith('/all')) return null;
  const { raw, ask, frame } = request;
  if (kind === 'note') return showNotes(request, eli);
  const [from, to] = [raw?.get('da') ?? '', raw?.get('a') ?? ''];
  if (kind === 'confronto' && from === '') return redirect(localAddress(pageOf(`eli:/${eli}`), frame.language));
  const days = kind === 'confronto' ? { da: from, ...(to === '' ? {} : { a: to }) } : {};
  const offset = kind === 'riscontro' ? readNumber(raw, 'offset') : 0;
  const grado = kind === 'riscontro' ? (raw?.get('grado') ?? '') : '';
  const paged: Record<string, string> =
    kind === 'riscontro'
      ? { limit: String(operationsPerPage), offset: String(offset), ...(grado === '' ? {} : { grado }) }
      : {};
  const show = async <Name extends EndpointName>(name: Name, page: (body: AnswerOf[Name]) => PageContent) => {
    const { status, body, refusal } = await ask(name, { eli, ...days, ...paged });
    return refusal === null ? page(body) : failed(request, eli, status, refusal);
  };
  if (kind === 'storia') return show(kind, (body) => historyPage(body, frame));
  if (kind === 'riscontro') return show(kind, (body) => checkPage(body, grado, frame));
  if (kind === 'provenienza')
    return show(kind, (body) => originPage(body, Math.max(0, readNumber(raw, 'parte') - 1), frame));
  if (kind === 'simili') return show(kind, (body) => similarPage(body, frame));
  if (kind === 'versioni') return show(kind, (body) => versionsPage(body, frame));
  const shown = { from, to: to === '' ? null : to, isBeside: raw?.get('vista') === 'affiancata' };
  return show(kind, (body) => comparisonPage(body, shown, frame));
}

/** The page for a refusal: unknown, not there on that day, or no day at all. */
function failed({ path, frame }: PageRequest, eli: string, status: number, refusal: Refusal): Failed {
  if (refusal.primo_giorno !== undefined)
    return { failed: status, content: noTextPage(path, `eli:/${eli}`, refusal, frame) };
  const said = sentenceOf(refusal) ?? (status === 422 ? frame.words.day.noDay : null);
  return {
    failed: status === 300 ? 404 : status,
    content: notFoundPage(path, status, refusal, frame, said),
  };
}

/**
 * An identifier with a day (`…@2005-03-08`, `urn:…!vig=2005-03-08`), or of the text as published (`…@originale`), leads to the page of
 * that day; `null` where it names none, or where nothing of it is known.
 */
export async function leadToDay({ ask, frame }: PageRequest, eli: string): Promise<Answer | null> {
  const { reference, day, isOriginal } = splitDay(eli);
  if (isOriginal) return leadToOriginal(ask, eli, frame);
  if (day === null || !isDayOfCalendar(day)) return null;
  // A paragraph, or an article, of that day may not be in the text of today.
  const then = await ask('norma', { eli: reference, al: day });
  const body = then.body ?? (await ask('norma', { eli: reference })).body;
  return body && redirect(localAddress(pageOnDayOf(body, day), frame.language));
}

/** The text as published stands on the page of the day on which it begins; one that was never in force has no day of its own. */
async function leadToOriginal(ask: PageRequest['ask'], eli: string, { language }: Frame): Promise<Answer | null> {
  const { body } = await ask('norma', { eli });
  if (body === null) return null;
  const lead = (path: string) => redirect(localAddress(path, language));
  const day = body.versione_dal;
  const of = await ask('norma', day === null ? { eli: body.eli } : { eli: body.eli, al: day });
  if (of.body !== null && isAsPublished(of.body)) return lead(day === null ? pageOf(body.eli) : pageOnDayOf(body, day));
  const article = 'articolo' in body ? body.articolo.eli : body.eli;
  return lead('norma' in body ? historyOf(article) : versionsPageOf(body.eli));
}

/** Whether an answer is of the text as published: of the only text of an act the members that say so are absent. */
const isAsPublished = (body: Loaded) => ('originale' in body ? body.originale === true : !body.testo_consolidato);

/** Whether an identifier names the text of a day, or the one as published. */
export function namesDay(identifier: string): boolean {
  const { day, isOriginal } = splitDay(identifier);
  return isOriginal || day !== null;
}

/** What is loaded, on a page of its own: a paragraph stands on that of its article. */
function pageOnDayOf(body: Loaded, day: string): string {
  return 'articolo' in body ? paragraphOf(dayOf(body.articolo.eli, day), body.num) : dayOf(body.eli, day);
}

/** The text of a day, where one is loaded. */
export async function textOn(
  { ask }: PageRequest,
  eli: string,
  day: string,
): Promise<shapes.ActAnswer | shapes.ArticleAnswer | null> {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !isDayOfCalendar(day)) return null;
  const { body } = await ask('norma', { eli, al: day });
  return body === null || 'articolo' in body || 'come' in body ? null : body;
}
