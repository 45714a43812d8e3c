// The routes: endpoints, their OpenAPI document, pages, and redirects to them.
import { literal } from '../../engine/index.js';
import { quoteUrl, redirect, type Answer } from '../message/answer.js';
import type { Assets } from '../pages/assets.js';
import type { Catalog, Context, Endpoint, Question } from '../questions/endpoint.js';
import { readPathTemplate, refuseShadowed } from '../questions/path-template.js';
import { localise, showLanguages, splitSentence } from '../describe/bilingual.js';
import { readExamples } from '../describe/examples.js';
import { describePackage, packagePath } from '../describe/datapackage.js';
import { describeApi, type Installation, type OpenApiDocument } from '../describe/openapi.js';
import { longHead } from './connections.js';
import { openPageForms, type AskForm } from './page-forms.js';
import { openPagesLater } from '../pages/later.js';
import { pagePaths, type Pages } from '../pages/site.js';
import { queryOfPage } from '../pages/request.js';
import { faviconOf, renderRobots, renderSitemap } from '../pages/crawlers.js';
import type { Wanted } from './negotiation.js';
import { openTranslation } from './translation.js';

export interface Route {
  /** The route's name where answers are counted: one name, or its paths, where it has several. */
  names: readonly string[];
  /** Matched against the whole decoded path, case-sensitive. */
  pattern: RegExp;
  /** Whether the path with a trailing slash redirects to this one. */
  takesSlash: boolean;
  /** @param path decoded @param raw the decoded query, to which it may add @param wanted what `accept` asks for @returns what is asked of a catalog */
  ask: (path: string, raw: Map<string, string>, wanted: Wanted) => Question;
  /** Whether `accept` decides between forms of its answers. */
  variesByAccept: boolean;
  /** Longest request target, in characters. */
  maxTarget: () => number;
}

/** Answers a form that was posted. @param fields `null` where there were too many bytes */
export type FormAnswer = (
  fields: ReadonlyMap<string, string> | null,
  catalog: Catalog,
  context: Context,
) => Answer | Promise<Answer>;

/** All routes of the service. */
export interface SiteRoutes {
  /** The first route that matches answers. */
  routes: readonly Route[];
  /** Handlers of POST, by path. */
  forms: Readonly<Record<string, FormAnswer>>;
  /** The 404 page. */
  notFoundPage: Route;
  /** The page of a 503. */
  busyPage: Pages['busy'];
}

/** Enough for any reference. */
const shortTarget = 16 * 1024;
/** Enough for a percent-encoded text as a parameter: the longest target that the server reads. */
const longTarget = longHead;

/** The parts from which the routes are made. */
export interface Site {
  endpoints: readonly Endpoint[];
  assets: Assets;
  installation: Installation;
  /** Whether mirrors may download the snapshot. */
  offersSnapshot: boolean;
}

/** Redirects, by path. */
const shortcuts = { '/docs': '/api/public/docs', '/openapi.json': '/api/public/openapi.json' } as const;

export function makeSite({ endpoints, assets, installation, offersSnapshot }: Site): SiteRoutes {
  refuseShadowed([...endpoints].sort(bySuffix).map(({ path }) => path));
  let document: OpenApiDocument | undefined;
  // Made on the first request, so that a start need not wait for it.
  const giveLanguage = (lang: string) => {
    document ??= describeApi(endpoints, installation, readExamples());
    return JSON.stringify(lang === 'it' || lang === 'en' ? localise(document, lang) : showLanguages(document));
  };
  const giveDocument = (lang: string): Answer => ({
    status: 200,
    contentType: 'application/json',
    cache: 'answer',
    body: [literal(giveLanguage(lang))],
    contentLanguage: lang === '' ? 'it, en' : lang,
    isFixed: true,
  });
  const askDocument = (raw: ReadonlyMap<string, string>) => {
    const asked = raw.get('lang');
    const lang = asked === 'it' || asked === 'en' ? asked : '';
    return fixed(`openapi ${lang} ${JSON.stringify(installation)}`, () => giveDocument(lang));
  };
  const listOperations = () =>
    endpoints.map(({ name, path, tag, summary, examples }) => ({
      name,
      path,
      tag,
      summary: splitSentence(summary, path),
      example: examples[0],
    }));
  const { publicUrl, basePath, contact } = installation;
  const pages = openPagesLater({ endpoints, assets, publicUrl, basePath, contact, offersSnapshot });
  const forms = openPageForms(endpoints, pages, installation);
  const routes = [
    // Paths with a suffix come first: it is no part of the parameter before it.
    ...[...endpoints].sort(bySuffix).map((endpoint) => endpointRoute(endpoint, installation)),
    route('/api/public/openapi.json', (_, raw) => askDocument(raw)),
    route('/api/public/docs', () =>
      fixed(`docs ${JSON.stringify(installation)}`, async (catalog, context) =>
        (await import('../pages/docs.js')).renderDocs(
          assets,
          listOperations(),
          catalog.envelopes.summaries(context.language),
          { contact, digest: catalog.digest, publicUrl, basePath },
          context,
        ),
      ),
    ),
    pageRoute(
      route(pagePaths, (path, raw) => askPage(pages, path, raw)),
      forms,
    ),
    pageRoute(
      routeUnder('/norme/', (rest, raw, { media }) => askAct(pages, rest, raw, media)),
      forms,
    ),
    route('/llms.txt', () =>
      fixed('llms', async (catalog, context) =>
        (await import('../pages/llms.js')).renderLlms(endpoints, catalog, context, basePath),
      ),
    ),
    route(packagePath, () =>
      fixed(`datapackage ${publicUrl}`, (catalog, { language }) => ({
        status: 200,
        contentType: 'application/json',
        cache: 'answer',
        isFixed: true,
        body: [literal(describePackage(endpoints, catalog, language, publicUrl))],
      })),
    ),
    route('/favicon.ico', () => fixed('favicon', () => faviconOf(assets))),
    route('/opensearch.xml', () =>
      fixed(`opensearch ${publicUrl}`, async (_, { language }) =>
        (await import('../pages/open-search.js')).describeOpenSearch(assets, publicUrl, language),
      ),
    ),
    route('/robots.txt', () => fixed(`robots ${publicUrl}`, () => renderRobots(installation))),
    ...(publicUrl === null ? [] : [sitemapRoute(publicUrl)]),
    route(Object.keys(shortcuts), (from, raw) => redirected(from, shortcuts[from as keyof typeof shortcuts], raw)),
  ];
  const notFoundPage = route('', (path, raw) => askPage(pages, path, raw));
  return { routes, forms: { '/risolvi': pages.form('/risolvi') }, notFoundPage, busyPage: pages.busy };
}

/** A page that has other forms at its address. */
function pageRoute(page: Route, forms: AskForm): Route {
  const ask: Route['ask'] = (path, raw, wanted) => forms(path, raw, wanted) ?? page.ask(path, raw, wanted);
  return { ...page, ask, variesByAccept: true };
}

/** The question behind a page: its path and what it reads of the query. */
function askPage(pages: Pages, path: string, raw: ReadonlyMap<string, string>): Question {
  const asked = queryOfPage(path, raw);
  return fixed(`page ${pages.publicUrl} ${JSON.stringify([path, [...asked]])}`, (catalog, context) =>
    pages.answer(path, asked, catalog, context),
  );
}

/** An act's page; who wants JSON is led to the API. @param eli without its scheme */
function askAct(pages: Pages, eli: string, raw: ReadonlyMap<string, string>, media: Wanted['media']): Question {
  const path = `/norme/${eli}`;
  return media === 'json' ? redirected(path, `/api/public${quoteUrl(path)}`, raw) : askPage(pages, path, raw);
}

/** `/sitemap.xml`, which lists its parts, and these. */
function sitemapRoute(publicUrl: string): Route {
  const ask = (path: string) => fixed(`${path} ${publicUrl}`, (catalog) => renderSitemap(catalog, publicUrl, path));
  return { ...route('', ask), names: ['/sitemap.xml'], pattern: /^\/sitemap(?:-\d{1,4})?\.xml$/ };
}

/** Paths with something behind their parameter come first; the others keep their order. */
function bySuffix(a: Endpoint, b: Endpoint): number {
  const isWithin = ({ path }: Endpoint) => path.includes('{') && !path.endsWith('}');
  return Number(isWithin(b)) - Number(isWithin(a));
}

function endpointRoute(endpoint: Endpoint, installation: Installation): Route {
  const { path } = endpoint;
  const { names, read } = openTranslation(endpoint, installation);
  const variesByAccept = names.length > 1;
  // A start reads no schema.
  const takesText = () => endpoint.parameters.some(({ schema }) => schema.maxLength !== undefined);
  const maxTarget = () => (takesText() ? longTarget : shortTarget);
  const { prefix, parameter, suffix } = readPathTemplate(path);
  if (parameter !== null) {
    const under = routeUnder(prefix, (rest, raw, { accept }) => read(raw.set(parameter, rest), accept), suffix);
    return { ...under, names: [path], variesByAccept, maxTarget };
  }
  const whole = route(path, (_, raw, { accept }) => read(raw, accept));
  return { ...whole, takesSlash: path.startsWith('/api/'), variesByAccept, maxTarget };
}

/** A route for one path or several: one pattern is cheaper, since polka tries that of every route at every request. */
function route(paths: string | readonly string[], ask: Route['ask']): Route {
  const pattern = new RegExp(`^(?:${[paths].flat().map(escapePattern).join('|')})$`);
  return {
    names: [paths].flat(),
    pattern,
    takesSlash: false,
    ask,
    variesByAccept: false,
    maxTarget: () => shortTarget,
  };
}

/** A route for all paths with a prefix, or with a prefix and a suffix. @param ask is given what lies between, slashes included */
function routeUnder(prefix: string, ask: Route['ask'], suffix = ''): Route {
  const pattern = new RegExp(`^${escapePattern(prefix)}[^]${suffix === '' ? '' : `[^]*${escapePattern(suffix)}$`}`);
  const between = (path: string) => path.slice(prefix.length, path.length - suffix.length);
  return { ...route(`${prefix}…`, (path, raw, wanted) => ask(between(path), raw, wanted)), pattern };
}

function fixed(key: string, answer: (catalog: Catalog, context: Context) => Answer | Promise<Answer>): Question {
  return { refusal: null, key, cost: () => 'light', answer };
}

/** The redirect keeps the query. */
function redirected(from: string, to: string, raw: ReadonlyMap<string, string>): Question {
  const query = new URLSearchParams([...raw]).toString();
  return fixed(`${from}?${query}`, () => redirect(query === '' ? to : `${to}?${query}`));
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
