// The pages for people: which address shows what, and the answers of the API that each is made from.
import { actType, nameAct, readClosingDay, type Language, type shapes } from '../../engine/index.js';
import { html, redirect, type Answer } from '../message/answer.js';
import { formatsOf } from '../formats/index.js';
import type { Catalog } from '../questions/endpoint.js';
import { lastChange } from '../questions/last-change.js';
import { takesPath } from '../questions/path-template.js';
import { resolveNorma } from '../questions/resolve-norma.js';
import { resolveText, type FoundCitation } from '../questions/risolvi.js';
import { actsPage, actsPerPage } from './acts.js';
import { busyPage } from './busy.js';
import { amendmentsPage, amendmentsPerPage, queryOf, readAskedAmendments } from './amendments.js';
import { answerOf, openAsk, sentenceOf, type Ask } from '../questions/ask.js';
import { readBareArticle } from './bare-article.js';
import { servicePage } from './service.js';
import { isPagePath, type PagePath, type Pages, type PageSite } from './site.js';
import { showChecks } from './check.js';
import { dataPage } from './data.js';
import { pageWords } from './words.js';
import { renderPage, type Frame, type PageContent } from './document.js';
import { answerGraphData, readChoice } from './drawn-graph.js';
import { showGraph } from './graph.js';
import { showFollow } from './follow.js';
import { guidePage } from './guide.js';
import { askPicture, homePage } from './home.js';
import { findMostAmended } from './most-amended.js';
import { namesDay, normaPage, paragraphAddress } from './norma.js';
import { noSuchAct, unknownAddressPage } from './not-found.js';
import { dayOf, localAddress, pageOf } from './parts/address.js';
import type { Candidate } from './parts/candidates.js';
import { elsewhereOf } from './parts/elsewhere.js';
import { queryOfPage, readNumber, type Page, type PageRequest } from './request.js';
import { maxTextLength, resolvePage } from './resolve.js';
import { definitionsPage, definitionsPerPage } from './definitions.js';
import { askedOfApi, readAsked, type Asked } from './asked.js';
import { noActs, resultsPerPage, searchPage, type NearActs } from './search.js';

/** Longest text that is resolved from an address, in characters: such an address can be shared. */
const maxSharedText = 2000;

const show: Readonly<Record<PagePath, Page>> = {
  '/': async ({ ask, catalog, frame }) => {
    const [health, graph] = await Promise.all([ask('health', {}), askPicture(catalog, ask)]);
    return homePage(
      {
        health: answerOf(health),
        graph: answerOf(graph),
        amended: findMostAmended(catalog),
        recent: catalog.recentPairs(),
      },
      frame,
    );
  },
  '/norme': async ({ raw, catalog, ask, frame }) => {
    const asked = raw?.get('tipo') ?? '';
    const type = asked === '' ? '' : (actType(asked) ?? asked);
    const year = readNumber(raw, 'anno') || null;
    const offset = readNumber(raw, 'offset');
    const byYear = await catalog.byYear();
    const years = byYear.years(type);
    const chosen = year === null ? null : byYear.acts(type, year);
    const page =
      chosen === null
        ? catalog.page(type === '' ? null : type, offset, actsPerPage)
        : { total: chosen.length, entries: catalog.entries(chosen.slice(offset, offset + actsPerPage)) };
    const acts = JSON.parse(`[${Buffer.concat([...page.entries.plain()]).toString()}]`) as shapes.NormeAnswer['norme'];
    const health = await ask('health', {});
    return actsPage({ type, year, offset }, { total: page.total, acts, years }, answerOf(health), frame);
  },
  '/cerca': searchOrLead,
  '/definizioni': async ({ raw, ask, frame }) => {
    const asked = {
      q: (raw?.get('q') ?? '').slice(0, 200),
      norma: raw?.get('norma') ?? '',
      offset: readNumber(raw, 'offset'),
    };
    const values = { ...asked, offset: String(asked.offset), limit: String(definitionsPerPage) };
    const found = await ask('definizioni', values);
    return found.refusal === null
      ? definitionsPage(found.body, asked, frame)
      : noSuchAct('/definizioni', found.status, found.refusal, frame);
  },
  '/modifiche': async ({ raw, ask, frame }) => {
    const asked = readAskedAmendments(raw);
    const found = await ask('modifiche', { ...queryOf(asked), limit: String(amendmentsPerPage) });
    return found.refusal === null
      ? amendmentsPage(found.body, asked, frame)
      : noSuchAct('/modifiche', found.status, found.refusal, frame);
  },
  '/seguire': showFollow,
  '/riscontri': showChecks,
  '/grafo': showGraph,
  '/grafo/dati': ({ raw, catalog, context }) => answerGraphData(catalog, readChoice(raw), context),
  '/risolvi': async ({ raw, isForm, catalog, context, frame }) => {
    const text = raw?.get('testo') ?? '';
    const limit = isForm ? maxTextLength : maxSharedText;
    const nameOf = (eli: string) => {
      const { titolo, nome } = nameAct(catalog.cardOf(eli));
      return titolo ?? nome ?? null;
    };
    if (raw === null || text.length > limit) {
      return {
        failed: isForm ? 413 : 414,
        content: resolvePage({ text: '', found: null, maxLength: limit, nameOf }, frame),
      };
    }
    const found = text === '' ? null : await resolveText(catalog, text, context);
    // An article of which nothing is known has no page: its act may have one.
    const linked = found?.map((one) => (hasPage(catalog, one) ? one : { ...one, articolo: null })) ?? null;
    return resolvePage({ text, found: linked, maxLength: null, nameOf }, frame);
  },
  '/guida': ({ frame }) => Promise.resolve(guidePage(frame)),
  '/accessibilita': ({ frame }) => Promise.resolve(servicePage('accessibility', frame)),
  '/privacy': ({ frame }) => Promise.resolve(servicePage('privacy', frame)),
  '/dati': async ({ ask, catalog, frame }) => {
    const [health, graph, dead, cited] = await Promise.all([
      ask('health', {}),
      ask('graph', { max_nodi: '500' }),
      ask('citazioni-morte', { limit: '10' }),
      ask('citazioni-bersagli', { limit: '10' }),
    ]);
    const missing = answerOf(graph).nodes.filter(({ nel_corpus }) => !nel_corpus);
    return dataPage(
      {
        health: answerOf(health),
        missing: missing.slice(0, 20),
        dead: answerOf(dead),
        cited: answerOf(cited).bersagli.map((target) => ({
          ...target,
          hasPage: hasArticlePage(catalog, target.eli),
        })),
        named: catalog.facts.counts.outside,
        citations: catalog.citations.from(0, catalog.facts.counts.articles).count,
        snapshotBytes: frame.offersSnapshot ? catalog.snapshot.size : null,
      },
      frame,
    );
  },
};

export function openPages({ endpoints, assets, publicUrl, basePath, contact, offersSnapshot }: PageSite): Pages {
  /** By language: a crowd that is refused costs no rendering. */
  const busy = new WeakMap<Catalog, Partial<Record<Language, Answer>>>();
  const frameOf = (catalog: Catalog, language: Language): Frame => {
    const { fonte, disclaimer } = catalog.envelopes.notice(language);
    return {
      language,
      words: pageWords[language],
      assets,
      source: fonte,
      disclaimer,
      summaries: catalog.envelopes.summaries(language),
      publicUrl,
      basePath,
      contact,
      digest: catalog.digest,
      offersSnapshot,
      formatsOf: otherFormats,
      limitOf,
    };
  };
  const answer = async (request: Omit<PageRequest, 'ask' | 'frame'>): Promise<Answer> => {
    const { path, catalog, context } = request;
    const frame = frameOf(catalog, context.language);
    const ask = openAsk(endpoints, catalog, context);
    const page = isPagePath(path) ? show[path] : path.startsWith('/norme/') ? normaPage : undefined;
    const shown = (await page?.({ ...request, ask, frame })) ?? null;
    if (shown === null) return html(404, renderPage(unknownAddressPage(path, frame), frame));
    if ('failed' in shown) return html(shown.failed, renderPage(shown.content, frame));
    if ('status' in shown) return shown;
    const ofAct = path.startsWith('/norme/')
      ? { changed: lastChange(catalog, `eli:${path.slice('/norme'.length)}`) }
      : {};
    return { ...html(200, renderPage(shown, frame)), ...ofAct };
  };
  const endpointOf = (api: string) => {
    const path = api.split('?')[0]!;
    const taking = endpoints.filter((one) => takesPath(one.path, path));
    // `…/versioni` is of the endpoint that ends so, not of the one that takes any rest.
    return taking.find(({ path: own }) => !own.endsWith('}')) ?? taking[0];
  };
  const otherFormats = (api: string) => {
    const endpoint = endpointOf(api);
    return endpoint ? formatsOf(endpoint).filter((name) => name !== 'json') : [];
  };
  const limitOf = (api: string) => {
    const limit = endpointOf(api)?.parameters.find(({ name }) => name === 'limit')?.schema;
    return typeof limit?.default === 'number' ? { usual: limit.default, most: limit.maximum ?? limit.default } : null;
  };
  return {
    publicUrl,
    answer: (path, raw, catalog, context) => answer({ path, raw, isForm: false, catalog, context }),
    busy: (status, catalog, language) => {
      const known = busy.get(catalog) ?? {};
      const frame = frameOf(catalog, language);
      const page = (known[language] ??= html(status, renderPage(busyPage(frame), frame)));
      busy.set(catalog, known);
      return Promise.resolve(page);
    },
    form: (path) => (fields, catalog, context) =>
      answer({ path, raw: fields && queryOfPage(path, fields), isForm: true, catalog, context }),
  };
}

/** A citation leads to what it names, on the day that it names; several acts that fit are a choice; anything else is searched for. */
async function searchOrLead({ raw, catalog, context, ask, frame }: PageRequest): Promise<PageContent | Answer> {
  const asked = readAsked(raw);
  const { q } = asked;
  if (q === '') return searchPage(asked, null, noActs, frame);
  // A request with a filter or an offset asks for the list.
  if (Object.keys(askedOfApi(asked)).length > 1) return listFound(asked, noActs, ask, frame);
  const dated = readClosingDay(q);
  const found = resolveNorma(catalog, dated?.reference ?? q, context);
  // The name of an article is also what others speak of: it is searched for, and found first.
  const isNameOfArticle = !('problem' in found) && found.articleEli !== null && !/\d/.test(q);
  if (!('problem' in found) && !isNameOfArticle) {
    const { articleEli, eli } = found;
    const { comma } = found.resolution.interpretazione;
    if (namesDay(q)) return redirect(localAddress(pageOf(q), frame.language));
    if (dated !== null) return redirect(localAddress(dayOf(articleEli ?? eli, dated.day), frame.language));
    const target =
      articleEli !== null && comma !== null
        ? paragraphAddress(catalog, articleEli, comma, frame.language)
        : localAddress(pageOf(articleEli ?? eli), frame.language);
    return redirect(target);
  }
  if (!('problem' in found)) return listFound(asked, noActs, ask, frame);
  const bare = readBareArticle(catalog, q, context);
  if (bare !== null) {
    const heading = frame.words.searchPage.article;
    return listFound(asked, { said: null, heading, acts: [bare] }, ask, frame);
  }
  const { body, status } = found.problem;
  const refusal = JSON.parse(
    Buffer.concat(body.flatMap((piece) => [...piece.plain()])).toString(),
  ) as shapes.Unresolved;
  const { risoluzione } = refusal;
  if (status !== 300) return listFound(asked, explain(catalog, refusal, frame), ask, frame);
  const candidates = (risoluzione.candidati ?? []).map((act) => leadTo(catalog, act, risoluzione));
  const [sole, ...others] = candidates.filter(({ nel_corpus }) => nel_corpus);
  // Lead to the only act that fits; its page says that the reference named no year.
  if (sole?.article != null && others.every(({ article }) => article === null)) {
    const { comma } = risoluzione.interpretazione;
    const address =
      comma === null
        ? localAddress(pageOf(sole.article), frame.language)
        : paragraphAddress(catalog, sole.article, comma, frame.language);
    return redirect(address.replace('?', `?cercato=${encodeURIComponent(q)}&`));
  }
  const { candidates: several, candidate: one } = frame.words.searchPage;
  return listFound(
    asked,
    { said: null, heading: candidates.length === 1 ? one : several, acts: candidates },
    ask,
    frame,
  );
}

/** The message for a citation that matches no act, with the nearest acts; nothing for words that are not a citation. */
function explain(catalog: Catalog, refusal: shapes.Unresolved, { words }: Frame): NearActs {
  const { detail, risoluzione } = refusal;
  const { metodo, interpretazione, candidati } = risoluzione;
  const { noAct, named, similar } = words.searchPage;
  if (metodo === 'non-riconosciuta') return interpretazione.articolo === null ? noActs : { ...noActs, said: noAct };
  const { eli } = interpretazione;
  const said = { said: detail, elsewhere: elsewhereOf(refusal) };
  if (eli === null) return { ...said, heading: similar, acts: candidati ?? [] };
  return { ...said, heading: named, acts: catalog.find(eli) === null ? [] : [nameAct(catalog.cardOf(eli))] };
}

async function listFound(asked: Asked, near: NearActs, ask: Ask, frame: Frame): Promise<PageContent> {
  const { status, body, refusal } = await ask('cerca', { ...askedOfApi(asked), limit: String(resultsPerPage) });
  if (refusal === null) return searchPage(asked, body, near, frame);
  if (status !== 300 && status !== 404)
    throw new Error(`${asked.q.slice(0, 100)}: a search that answers ${status}, 200 expected`);
  // The act to look within is not known.
  const { similar } = frame.words.searchPage;
  const acts = refusal.risoluzione?.candidati ?? [];
  return searchPage(asked, null, { said: sentenceOf(refusal), heading: similar, acts }, frame);
}

/** A candidate, with the ELI of the article that was asked for where its text has it. */
function leadTo(catalog: Catalog, act: shapes.KnownAct, { interpretazione }: shapes.Resolution): Candidate {
  const { articolo } = interpretazione;
  const article = articolo === null ? null : `${act.eli}/art/${articolo}`;
  return { ...act, article: article !== null && catalog.findArticle(article) !== null ? article : null };
}

/** Whether an article that is cited has a page: its text is loaded, or relations of it are known. */
function hasArticlePage(catalog: Catalog, eli: string): boolean {
  const at = eli.indexOf('/art/');
  if (catalog.findArticle(eli) !== null) return true;
  return catalog.index.hasArticle(eli.slice(0, at), eli.slice(at + '/art/'.length), null) !== null;
}

/** Whether the article that a citation names has a page: of an act outside the corpus, whether anything is known of it. */
function hasPage(catalog: Catalog, { articolo, eli, nel_corpus }: FoundCitation): boolean {
  if (articolo === null || eli === null || nel_corpus) return true;
  return catalog.index.hasArticle(eli, articolo.slice(articolo.lastIndexOf('/') + 1), null) !== null;
}
