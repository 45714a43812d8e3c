// Pages below `/norme/`: acts, articles, annexes and relations, with or without a loaded text.
import { DearError, nameAsKnown, nameFirst, parseEli, sigla, type shapes, type Language } from '../../engine/index.js';
import { redirect, type Answer } from '../message/answer.js';
import type { AnswerOf } from '../questions/answers.js';
import { answerOf } from '../questions/ask.js';
import type { Catalog } from '../questions/endpoint.js';
import { actPage, showsText, type ActView } from './act.js';
import { annexPage } from './annex.js';
import { articlePage, officialOf, type ArticleView } from './article.js';
import { readCitedPlaces } from './cited-places.js';
import { citationsPage, citationsPerPage, citingPage } from './citations.js';
import { citationsOf, conversionBeside } from './cited-count.js';
import { shownCitations } from './parts/cited-by.js';
import { dayPage, type Dated } from './day.js';
import type { Frame, PageContent } from './document.js';
import { noSuchAct, unknownAddressPage } from './not-found.js';
import { listsOf, outsidePage } from './outside.js';
import { chooseCitations, citedBy } from '../questions/citazioni.js';
import type { CitesCount } from './parts/brief.js';
import { leadToDay, showInTime, textOn } from './dated.js';
export { namesDay } from './dated.js';
import { actOf } from './parts/act-of.js';
import { apiOf, localAddress, pageOf, paragraphOf, relationsOf, type RelationsFilter } from './parts/address.js';
import { formatDay } from './parts/days.js';
import { officialOn } from './parts/official-text.js';
import { PastNote } from './parts/past-note.js';
import { findPart, splitParts } from './parts/law-lines.js';
import { drawnNodes } from './parts/neighbours.js';
import { readFilter, relationsPage, type ReformSource, type RelatedAct } from './relations.js';
import { resolveNorma } from '../questions/resolve-norma.js';
import { amongPage, findAmong } from './among.js';
import type { Lists } from './parts/relation-sections.js';
import { notToComePage, toComePage } from './to-come.js';
import { dayAsked, readNumber, type Failed, type PageRequest } from './request.js';

const drawn = String(drawnNodes);

/** The page of an act, or of what belongs to it. */
export async function normaPage(request: PageRequest): Promise<PageContent | Failed | Answer | null> {
  const { path, ask, frame } = request;
  const eli = path.slice('/norme/'.length);
  const number = request.raw?.get('art')?.trim();
  if (number) return leadToArticle(eli, number, frame);
  const come = request.raw?.get('come')?.trim();
  if (come) return showToCome(request, eli, come);
  const inTime = (await showInTime(request, eli)) ?? (await leadToDay(request, eli));
  if (inTime !== null) return inTime;
  const { status, body, refusal } = await ask('norma', { eli });
  if (body !== null && !('come' in body)) return showLoaded(request, body);
  // A paragraph that the text does not have: its article says so.
  const [, article, paragraph = ''] = /^(.+\/art\/[^/]+)\/com\/([^/]+)$/.exec(eli) ?? [];
  if (article !== undefined) {
    const known = request.catalog.findArticle(`eli:/${article}`) === null ? article : `eli:/${article}`;
    return redirect(paragraphAddress(request.catalog, known, paragraph, frame.language));
  }
  if (refusal?.relazioni_url !== undefined) {
    const known = new URLSearchParams(refusal.relazioni_url.split('?')[1]).get('norma') ?? '';
    if (pageOf(known) !== pageOf(eli)) return redirect(localAddress(pageOf(known), frame.language));
    return showOutside(request, known);
  }
  return noSuchAct(path, status === 300 ? 300 : 404, refusal ?? {}, frame);
}

/** The text of an article as an act would make it, or why it cannot be made. */
async function showToCome({ path, ask, frame }: PageRequest, eli: string, come: string): Promise<PageContent | Failed> {
  const { status, body, refusal } = await ask('norma', { eli, come });
  if (body !== null && 'come' in body) return toComePage(body, come, frame);
  if (status === 409) return { failed: 409, content: notToComePage(path, refusal ?? {}, `eli:/${eli}`, frame) };
  return noSuchAct(path, status, { detail: frame.words.toCome.notMade, ...refusal }, frame);
}

/** Leads from a citation of an article to the search, which reads numbers as people write them, and reports what it does not find. */
function leadToArticle(eli: string, number: string, { language }: Frame): Answer {
  const article = number.slice(0, 40).replace(/^art(?:icolo|\.)? {0,3}/i, '');
  const citation = `art. ${article}, ${sigla(eli.startsWith('eli:') ? eli : `eli:/${eli}`)}`;
  return redirect(localAddress(`/cerca?q=${encodeURIComponent(citation)}`, language));
}

async function showLoaded(
  request: PageRequest,
  found: Exclude<AnswerOf['norma'], shapes.TextToCome>,
): Promise<PageContent | Answer> {
  const { path, raw, catalog, ask, frame } = request;
  if ('articolo' in found) return redirect(paragraphAddress(catalog, found.articolo.eli, found.num, frame.language));
  const isOwn = (eli: string) => `/norme/${eli.replace('eli:/', '')}` === path;
  if ('norma' in found) {
    if (!isOwn(found.eli)) return redirect(localAddress(pageOf(found.eli), frame.language));
    if (raw?.has('citazioni')) return showCitations(found.norma.eli, found.eli, request);
    const day = dayAsked(raw);
    if (day !== null) return showDay(request, datedArticle(found), day);
    const { eli, norma, testo } = found;
    const places = (await readCitedPlaces(catalog, norma, [{ eli, testo }], request.context)).get(eli) ?? [];
    return articlePage(found, { ...viewOf(catalog, found, raw), places }, await citationsOf(eli, ask), frame);
  }
  const annex = found.allegati.find(({ eli }) => isOwn(eli));
  if (annex !== undefined) return annexPage(found, annex, Math.max(0, readNumber(raw, 'parte') - 1), frame);
  if (!isOwn(found.eli)) return redirect(localAddress(pageOf(found.eli), frame.language));
  if (raw?.has('citazioni')) return showCitations(found.eli, null, request);
  const day = dayAsked(raw);
  if (day !== null) return showDay(request, datedAct(found), day);
  const filter = readFilter(found.eli, raw ?? new Map());
  if (filter !== null) return showRelations(request, found, found, filter);
  const places = showsText(found)
    ? await readCitedPlaces(catalog, found, found.articoli, request.context)
    : new Map<string, never>();
  return actPage(found, { ...(await viewOfAct(request, found.eli)), places }, frame);
}

/** Some relations of an act: those with an act that a reader named in words have an address of their own. */
function showRelations(
  request: PageRequest,
  act: RelatedAct,
  lists: Lists,
  filter: RelationsFilter,
): PageContent | Answer {
  const { named, ...others } = filter;
  const { catalog, context, frame } = request;
  if (named === undefined) return relationsPage(act, lists, filter, reformSource(request), frame);
  const meant = resolveNorma(catalog, named, context);
  const found = findAmong(lists, filter, 'problem' in meant ? null : meant.eli, named);
  return found.acts.length === 1
    ? redirect(localAddress(relationsOf(act.eli, { ...others, other: found.acts[0]! }), frame.language))
    : amongPage(act, found, { ...filter, named }, frame);
}

/** The data of an act's page beside the answer. */
async function viewOfAct({ catalog, ask }: PageRequest, eli: string): Promise<Omit<ActView, 'places'>> {
  const [graph, citations] = await Promise.all([ask('graph', { norma: eli, max_nodi: drawn }), citationsOf(eli, ask)]);
  return { graph: answerOf(graph), citations, cites: countCites(catalog, eli, null) };
}

/** Operations that are described within some milliseconds. */
const fewOperations = 100;

/** @throws {DearError} from what it gives, where that takes long and others wait for this thread */
function reformSource({ catalog, context, path }: PageRequest): ReformSource {
  const loaded = (eli: string) => {
    const id = catalog.find(eli);
    return id === null || id >= catalog.facts.counts.acts ? null : id;
  };
  return {
    keysOf: (eli) => {
      const id = loaded(eli);
      return id === null ? [] : catalog.record(id).articleKeys();
    },
    operationsOf: (by, amended) => {
      const id = loaded(by);
      if (id === null) return [];
      const [from, end] = catalog.operations.of(id);
      if (end - from > fewOperations && !context.mayTakeLong) throw new DearError(path);
      const numbers = Array.from({ length: end - from }, (_, i) => from + i);
      return catalog.operations.describe(numbers).filter(({ a }) => a.norma.eli === amended);
    },
  };
}

/** The number of citations by an act or article, and of those of provisions no longer in force. */
function countCites(catalog: Catalog, act: string, article: string | null): CitesCount {
  const list = citedBy(catalog, act, article);
  const count = (isOnlyOfDead: boolean) =>
    list === null ? 0 : (chooseCitations(list, { isOnlyOfDead, isInternal: true })?.length ?? list.count);
  return { all: count(false), dead: count(true) };
}

/** The address of a text, of the day given. @param path of the text, without a day */
function onDay(path: string, day: string): string {
  const [page = '', ...asked] = path.split('?');
  return [`${page}?giorno=${day}`, ...asked].join('&');
}

/** The text of a day where one is loaded; else what is known of that day. */
async function showDay(request: PageRequest, dated: Dated, day: string): Promise<PageContent> {
  const { raw, catalog, ask, frame } = request;
  const text = await textOn(request, dated.eli, day);
  if (text === null) return dayPage(dated, day, frame);
  const own: Frame = { ...frame, day };
  const content =
    'norma' in text
      ? articlePage(text, viewOf(catalog, text, raw), await citationsOf(text.eli, ask), own)
      : actPage(text, { ...(await viewOfAct(request, text.eli)), places: new Map() }, own);
  return {
    ...content,
    title: frame.words.day.page(content.title, formatDay(day, frame.language)),
    path: onDay(content.path, text.dal ?? day),
    asked: onDay(content.asked ?? content.path, day),
    printed: { ...content.printed!, day },
    api: `${apiOf(text.eli)}?al=${day}`,
    isListed: false,
    before: PastNote({ text, day, official: officialOn(dated.official, day), frame }),
  };
}

function datedAct({ eli, data, testo_al, modificata_da }: shapes.ActAnswer): Dated {
  return {
    eli,
    act: eli,
    name: nameFirst(eli),
    made: data,
    textDate: testo_al,
    amendments: modificata_da,
    official: eli,
  };
}

function datedArticle(article: shapes.ArticleAnswer): Dated {
  const { eli, num, parte, norma, modificata_da, testo_al } = article;
  return {
    eli,
    act: norma.eli,
    name: nameAsKnown({ ...norma, parte, articolo: num }),
    made: parseEli(eli)?.date ?? null,
    textDate: testo_al,
    amendments: modificata_da,
    official: officialOf(article),
  };
}

/** All citations of an act or article, or, where its text is loaded, all that it cites. */
async function showCitations(act: string, article: string | null, request: PageRequest): Promise<PageContent> {
  const { raw, catalog, ask, frame } = request;
  const eli = article ?? act;
  const dir = raw?.get('citazioni') === 'out' ? 'out' : 'in';
  const cessati = dir === 'out' && raw?.get('cessati') === 'solo' ? 'solo' : 'tutti';
  const offset = String(readNumber(raw, 'offset'));
  const asked = { norma: eli, dir, cessati, limit: String(citationsPerPage), offset };
  const answer = answerOf(await ask('citazioni', asked));
  return dir === 'in'
    ? citationsPage(eli, answer, await conversionBeside(article, ask), frame)
    : citingPage(eli, answer, countCites(catalog, act, article), frame);
}

/** The page of an article with a paragraph cited, or with the notice that its text has none of that number. @param eli of the article */
export function paragraphAddress(catalog: Catalog, eli: string, number: string, language: Language): string {
  const found = catalog.findArticle(eli);
  const text = found?.record.articleEntry(found.key)?.testo ?? '';
  const address = paragraphOf(pageOf(eli), number);
  const isThere = findPart(splitParts(text), number) !== -1;
  return localAddress(isThere ? address : address.slice(0, address.indexOf('#')), language);
}

/** An act, or an article of one, that is known from relations or citations only. */
async function showOutside(request: PageRequest, known: string): Promise<PageContent | Failed | Answer> {
  const { raw, ask, path, frame } = request;
  const act = actOf(known);
  if (raw?.get('citazioni') === 'in') return showCitations(act, known === act ? null : known, request);
  const [relations, graph, citations] = await Promise.all([
    ask('relazioni', { norma: known }),
    ask('graph', { norma: act, max_nodi: drawn }),
    ask('citazioni', { norma: known, limit: String(shownCitations) }),
  ]);
  const answer = relations.body;
  if (answer === null) return { failed: 404, content: unknownAddressPage(path, frame) };
  const filter = known === act ? readFilter(act, raw ?? new Map()) : null;
  if (filter !== null) return showRelations(request, answer.norma, listsOf(answer), filter);
  const id = request.catalog.find(act);
  const textDate = id === null ? null : (request.catalog.record(id).textDay()?.until ?? null);
  const hasRelations = answer.totale + answer.n_altri_effetti > 0;
  return outsidePage(answer, hasRelations ? graph.body : null, citations.body, textDate, frame);
}

/** The data of an article's page beside the answer. */
function viewOf(catalog: Catalog, article: shapes.ArticleAnswer, raw: PageRequest['raw']): ArticleView {
  const { eli, norma } = article;
  const act = catalog.find(norma.eli);
  const keys = act === null ? [] : catalog.record(act).articleKeys();
  const at = keys.indexOf(eli.slice(norma.eli.length));
  const named = (i: number) => (at === -1 || keys[i] === undefined ? null : norma.eli + keys[i]);
  return {
    previous: named(at - 1),
    next: named(at + 1),
    toCome: act === null || at === -1 ? [] : catalog.operations.awaited(act, keys[at]!),
    part: raw?.has('parte') === true ? Math.max(0, readNumber(raw, 'parte') - 1) : null,
    places: [],
    asked: raw?.get('cercato')?.slice(0, 200) ?? null,
    paragraph: raw?.get('comma')?.slice(0, 20) ?? null,
  };
}
