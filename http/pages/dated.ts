// Pages of law in time: a text on a day, the history of an article, the versions of an act, two texts compared.
import { isDayOfCalendar, splitDay, type shapes } from '../../engine/index.js';
import { redirect, type Answer } from '../message/answer.js';
import type { AnswerOf, EndpointName, Refusal } from '../questions/answers.js';
import { sentenceOf } from '../questions/ask.js';
import { checkPage, operationsPerPage } from './check.js';
import { comparisonPage } from './comparison.js';
import type { PageContent } from './document.js';
import { historyPage, versionsPage } from './history.js';
import { notFoundPage, noTextPage } from './not-found.js';
import { notesPage } from './notes.js';
import { originPage } from './origin.js';
import { similarPage } from './similar.js';
import { dayOf, localAddress, pageOf } from './parts/address.js';
import { readNumber, type Failed, type PageRequest } from './request.js';

type Shown = PageContent | Failed | Answer;

const kinds = ['storia', 'versioni', 'confronto', 'riscontro', 'provenienza', 'simili', 'note'] as const;

/** The notes of an article, of the text of a day where the address names one; `null` where it is no article. */
async function showNotes(request: PageRequest, eli: string): Promise<Shown | null> {
  const { raw, ask, frame } = request;
  const day = raw?.get('giorno') ?? null;
  const { status, body, refusal } = await ask('norma', day === null ? { eli } : { eli, al: day });
  if (refusal !== null) return failed(request, eli, status, refusal);
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

/** An identifier with a day (`…@2005-03-08`, `urn:…!vig=2005-03-08`) leads to the page of that day; `null` where it names none. */
export async function leadToDay({ ask, frame }: PageRequest, eli: string): Promise<Answer | null> {
  const { reference, day } = splitDay(eli);
  if (day === null || !isDayOfCalendar(day)) return null;
  const { body } = await ask('norma', { eli: reference });
  return body && redirect(localAddress(dayOf(body.eli, day), frame.language));
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
