// The pages for people: which address shows what, and the answers of the API that each is made from.
import { formatEli, parseEli, type shapes } from '../../engine/index.js';
import { html, redirect, type Answer } from '../deliver/answer.js';
import type { Assets } from '../deliver/assets.js';
import type { Catalog, Context, Endpoint } from '../questions/endpoint.js';
import { resolveNorma } from '../questions/resolve-norma.js';
import { resolveText } from '../questions/risolvi.js';
import { actPage } from './act.js';
import { actsPage, actsPerPage } from './acts.js';
import { articlePage, type Neighbouring } from './article.js';
import { openAsk, type Ask } from './ask.js';
import { dataPage } from './data.js';
import { renderPage, wordsOf, type Frame, type PageContent } from './document.js';
import { homePage } from './home.js';
import { notFoundPage } from './not-found.js';
import { outsidePage } from './outside.js';
import { localAddress, pageOf } from './parts/address.js';
import { drawnNodes } from './parts/neighbours.js';
import { maxTextLength, resolvePage } from './resolve.js';
import { searchPage } from './search.js';

/** What a page is made for. */
interface PageRequest {
  /** Decoded path. */
  path: string;
  /** Decoded query, or the fields of a form that was posted; `null` where that was too long. */
  raw: ReadonlyMap<string, string> | null;
  /** Whether the fields were posted. */
  isForm: boolean;
  catalog: Catalog;
  context: Context;
  ask: Ask;
  frame: Frame;
}

/** Content with a status that is not 200. */
interface Failed {
  failed: number;
  content: PageContent;
}

/** A page: its content, an answer that leads elsewhere, or `null` where there is none. */
type Page = (request: PageRequest) => Promise<PageContent | Failed | Answer | null>;

/** Longest text that is resolved from an address, in characters: such an address can be shared. */
const maxSharedText = 2000;
const drawn = String(drawnNodes);

const show: Record<string, Page> = {
  '/': async ({ ask, catalog, frame }) => {
    const [health, graph, newest] = await Promise.all([
      ask('health', {}),
      ask('graph', { max_nodi: drawn }),
      ask('norme', { limit: '6' }),
    ]);
    return homePage(
      health.body as shapes.HealthAnswer,
      graph.body as shapes.GraphAnswer,
      newest.body as shapes.NormeAnswer,
      (eli) => catalog.cardOf(eli).title,
      frame,
    );
  },
  '/norme': async ({ raw, ask, frame }) => {
    const type = raw?.get('tipo') ?? '';
    const list = await ask('norme', { tipo: type, offset: readOffset(raw), limit: String(actsPerPage) });
    const health = await ask('health', {});
    return actsPage(list.body as shapes.NormeAnswer, health.body as shapes.HealthAnswer, type, frame);
  },
  '/cerca': searchOrLead,
  '/risolvi': async ({ raw, isForm, catalog, context, frame }) => {
    const text = raw?.get('testo') ?? '';
    const limit = isForm ? maxTextLength : maxSharedText;
    if (raw === null || text.length > limit) {
      return { failed: isForm ? 413 : 414, content: resolvePage('', null, limit, frame) };
    }
    const found = text === '' ? null : await resolveText(catalog, text, context.words);
    return resolvePage(text, found, null, frame);
  },
  '/dati': async ({ ask, frame }) => {
    const [health, graph] = await Promise.all([ask('health', {}), ask('graph', { max_nodi: '500' })]);
    const missing = (graph.body as shapes.GraphAnswer).nodes.filter(({ nel_corpus }) => !nel_corpus);
    return dataPage(health.body as shapes.HealthAnswer, missing.slice(0, 20), frame);
  },
};

/** Paths of the pages; what stands below `/norme/` is an act or an article. */
export const pagePaths: readonly string[] = Object.keys(show);

/** The pages of one installation. */
export interface Pages {
  publicUrl: string | null;
  /** The page of a path, or the one that says there is none. */
  answer: (path: string, raw: ReadonlyMap<string, string>, catalog: Catalog, context: Context) => Promise<Answer>;
  /** The page that a posted form leads to. */
  form: (
    path: string,
  ) => (fields: ReadonlyMap<string, string> | null, catalog: Catalog, context: Context) => Promise<Answer>;
}

/** What pages are made from. */
interface Site {
  endpoints: readonly Endpoint[];
  assets: Assets;
  publicUrl: string | null;
}

export function openPages({ endpoints, assets, publicUrl }: Site): Pages {
  const answer = async (request: Omit<PageRequest, 'ask' | 'frame'>): Promise<Answer> => {
    const { path, catalog, context } = request;
    const { language } = context;
    const { fonte, disclaimer } = catalog.envelopes.of(language, 'health');
    const frame: Frame = { language, words: wordsOf(language), assets, source: fonte, disclaimer, publicUrl };
    const ask = openAsk(endpoints, catalog, context);
    const page = show[path] ?? (path.startsWith('/norme/') ? showAct : undefined);
    const shown = (await page?.({ ...request, ask, frame })) ?? null;
    if (shown === null) return html(404, renderPage(notFoundPage(path, null, [], frame), frame));
    if ('failed' in shown) return html(shown.failed, renderPage(shown.content, frame));
    return 'status' in shown ? shown : html(200, renderPage(shown, frame));
  };
  return {
    publicUrl,
    answer: (path, raw, catalog, context) => answer({ path, raw, isForm: false, catalog, context }),
    form: (path) => (raw, catalog, context) => answer({ path, raw, isForm: true, catalog, context }),
  };
}

/** A citation leads to what it names; several acts that fit are a choice; anything else is searched for. */
async function searchOrLead({ raw, catalog, context, ask, frame }: PageRequest): Promise<PageContent | Answer> {
  const q = (raw?.get('q') ?? '').trim().slice(0, 1000);
  if (q === '') return searchPage(q, null, [], frame);
  const found = resolveNorma(catalog, q, context);
  if (!('problem' in found)) {
    const { comma } = found.resolution.interpretazione;
    const anchor = found.articleEli !== null && comma !== null ? `#com-${encodeURIComponent(comma)}` : '';
    return redirect(localAddress(pageOf(found.articleEli ?? found.eli), frame.language) + anchor);
  }
  const { body } = found.problem;
  const { risoluzione } = JSON.parse(Buffer.concat(body.flatMap((piece) => [...piece.plain()])).toString()) as {
    risoluzione: shapes.Resolution;
  };
  const candidates = found.problem.status === 300 ? (risoluzione.candidati ?? []) : [];
  const list = await ask('norme', { q, limit: String(actsPerPage), offset: readOffset(raw) });
  return searchPage(q, list.body as shapes.NormeAnswer, candidates, frame);
}

async function showAct({ path, catalog, ask, frame }: PageRequest): Promise<PageContent | Failed | Answer | null> {
  const eli = path.slice('/norme/'.length);
  const { status, body } = await ask('norma', { eli });
  if (status === 200) {
    const found = body as shapes.ActAnswer | shapes.ArticleAnswer | shapes.ParagraphAnswer;
    const own = 'articolo' in found ? found.articolo.eli : found.eli;
    const address = localAddress(pageOf(own), frame.language);
    if ('articolo' in found) return redirect(`${address}#com-${encodeURIComponent(found.num)}`);
    if (`/norme/${own.replace('eli:/', '')}` !== path) return redirect(address);
    if ('norma' in found) return articlePage(found, neighboursOf(catalog, found), frame);
    const graph = await ask('graph', { norma: found.eli, max_nodi: drawn });
    return actPage(found, graph.body as shapes.GraphAnswer, frame);
  }
  const problem = body as Partial<shapes.UnknownAct>;
  if (problem.relazioni_url !== undefined) {
    const known = new URLSearchParams(problem.relazioni_url.split('?')[1]).get('norma') ?? '';
    if (pageOf(known) !== pageOf(eli)) return redirect(localAddress(pageOf(known), frame.language));
    const relations = await ask('relazioni', { norma: known });
    const graph = await ask('graph', { norma: actOf(known), max_nodi: drawn });
    if (relations.status === 200 && graph.status === 200)
      return outsidePage(relations.body as shapes.RelazioniAnswer, graph.body as shapes.GraphAnswer, frame);
  }
  const candidates = problem.risoluzione?.candidati ?? [];
  return { failed: 404, content: notFoundPage(path, problem.detail ?? null, candidates, frame) };
}

/** The articles before and after in document order. */
function neighboursOf(catalog: Catalog, { eli, norma }: shapes.ArticleAnswer): Neighbouring {
  const act = catalog.find(norma.eli);
  const keys = act === null ? [] : catalog.record(act).articleKeys();
  const at = keys.indexOf(eli.slice(norma.eli.length));
  const named = (i: number) => (at === -1 || keys[i] === undefined ? null : norma.eli + keys[i]);
  return { previous: named(at - 1), next: named(at + 1) };
}

function readOffset(raw: ReadonlyMap<string, string> | null): string {
  const offset = raw?.get('offset') ?? '';
  return /^\d{1,9}$/.test(offset) ? offset : '0';
}

/** ELI of the act of an article, or of the act itself. */
function actOf(eli: string): string {
  const parts = parseEli(eli);
  return parts === null ? eli : formatEli({ ...parts, part: null, article: null, annex: null });
}
