// Pages of law in time: a text on a day, the history of an article, the versions of an act, two texts compared.
import { isDayOfCalendar, portalUrl, splitDay, type shapes } from '../../engine/index.js';
import { redirect, type Answer } from '../message/answer.js';
import { checkPage, operationsPerPage } from './check.js';
import { comparisonPage } from './comparison.js';
import type { PageContent } from './document.js';
import { historyPage, versionsPage } from './history.js';
import { notFoundPage } from './not-found.js';
import { originPage } from './origin.js';
import { dayOf, localAddress, pageOf } from './parts/address.js';
import { readNumber, type Failed, type PageRequest } from './request.js';

type Shown = PageContent | Failed | Answer;

const kinds = ['storia', 'versioni', 'confronto', 'riscontro', 'provenienza'] as const;

/** The page about several texts whose address ends in `/storia`, `/versioni`, `/confronto`, `/riscontro` or `/provenienza`; `null` for any other address. */
export async function showInTime(request: PageRequest, path: string): Promise<Shown | null> {
  const end = path.lastIndexOf('/');
  const kind = kinds.find((one) => one === path.slice(end + 1));
  if (kind === undefined) return null;
  const { raw, ask, frame } = request;
  const eli = path.slice(0, end);
  const [from, to] = [raw?.get('da') ?? '', raw?.get('a') ?? ''];
  if (kind === 'confronto' && from === '') return redirect(localAddress(pageOf(`eli:/${eli}`), frame.language));
  const days = kind === 'confronto' ? { da: from, ...(to === '' ? {} : { a: to }) } : {};
  const offset = kind === 'riscontro' ? readNumber(raw, 'offset') : 0;
  const paged: Record<string, string> =
    kind === 'riscontro' ? { limit: String(operationsPerPage), offset: String(offset) } : {};
  const { status, body } = await ask(kind, { eli, ...days, ...paged });
  if (status !== 200) return failed(request, status, body);
  if (kind === 'storia') return historyPage(body as shapes.StoriaAnswer, frame);
  if (kind === 'riscontro') return checkPage(body as shapes.RiscontroAnswer, frame);
  if (kind === 'provenienza') return originPage(body as shapes.ProvenienzaAnswer, frame);
  if (kind === 'versioni') return versionsPage(body as shapes.VersioniAnswer, frame);
  return comparisonPage(
    body as shapes.ArticleComparison | shapes.ActComparison,
    { from, to: to === '' ? null : to, isBeside: raw?.get('vista') === 'affiancata' },
    frame,
  );
}

/** What the answer says of its refusal: unknown, not there on that day, or no day at all. */
function failed({ path, frame }: PageRequest, status: number, body: unknown): Failed {
  const { detail, risoluzione } = body as { detail: unknown; risoluzione?: shapes.Resolution };
  const said = typeof detail === 'string' ? detail : status === 422 ? frame.words.day.noDay : null;
  return {
    failed: status === 300 ? 404 : status,
    content: notFoundPage(path, said, risoluzione?.candidati ?? [], frame),
  };
}

/** An identifier with a day (`…@2005-03-08`, `urn:…!vig=2005-03-08`) leads to the page of that day; `null` where it names none. */
export async function leadToDay({ ask, frame }: PageRequest, eli: string): Promise<Answer | null> {
  const { reference, day } = splitDay(eli);
  if (day === null || !isDayOfCalendar(day)) return null;
  const { status, body } = await ask('norma', { eli: reference });
  if (status !== 200) return null;
  return redirect(localAddress(dayOf((body as shapes.ActAnswer).eli, day), frame.language));
}

/** The text of a day, where one is loaded. */
export async function textOn(
  { ask }: PageRequest,
  eli: string,
  day: string,
): Promise<shapes.ActAnswer | shapes.ArticleAnswer | null> {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !isDayOfCalendar(day)) return null;
  const { status, body } = await ask('norma', { eli, al: day });
  return status === 200 ? (body as shapes.ActAnswer | shapes.ArticleAnswer) : null;
}

/** Where the official portal shows an act or article as it was on a day; `null` for an act of another country. */
export function officialOn(eli: string, day: string): string | null {
  const url = portalUrl(eli);
  return url === null ? null : `${url}!vig=${day}`;
}
