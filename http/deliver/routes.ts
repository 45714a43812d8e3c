// Everything that has an address: the endpoints, the document that describes them, the pages, and what leads to them.
import { literal } from '../../engine/index.js';
import { redirect, type Answer } from './answer.js';
import type { Assets } from './assets.js';
import type { Catalog, Context, Endpoint, Question } from '../questions/endpoint.js';
import { localise, showLanguages, splitSentence } from '../describe/bilingual.js';
import { exampleTargets, readExamples } from '../describe/examples.js';
import { describeApi, type Contact, type OpenApiDocument } from '../describe/openapi.js';
import { longHead } from './connections.js';
import { renderDocs, renderHome } from '../pages/pages.js';

export interface Route {
  /** The decoded path, whole and case-sensitive, or where it takes the rest, how it begins. */
  path: string;
  /** More follows the path: a path parameter, slashes and all. */
  takesRest: boolean;
  /** @param path decoded @param raw the decoded query, to which it may add */
  ask: (path: string, raw: Map<string, string>) => Question;
  /** Longest request target, in characters. */
  maxTarget: number;
}

/** Enough for any reference. */
const shortTarget = 16 * 1024;
/** Enough for a parameter that is a text, percent-encoded: as long as the server reads. */
const longTarget = longHead;

/** What the routes are made from. */
export interface Site {
  endpoints: readonly Endpoint[];
  assets: Assets;
  contact: Contact;
}

/** Paths that lead elsewhere. */
const shortcuts = { '/docs': '/api/public/docs', '/openapi.json': '/api/public/openapi.json' } as const;

export function makeRoutes({ endpoints, assets, contact }: Site): Route[] {
  let document: OpenApiDocument | undefined;
  // Described when it is first asked for, so that a start need not wait for it.
  const giveLanguage = (lang: string) => {
    document ??= describeApi(endpoints, { contact, publicUrl: null }, readExamples());
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
    return fixed(`openapi ${lang} ${JSON.stringify(contact)}`, () => giveDocument(lang));
  };
  const listOperations = () =>
    endpoints.map(({ name, path, tag, summary }) => ({
      name,
      path,
      tag,
      summary: splitSentence(summary, path),
      example: exampleTargets[name]?.[0] ?? null,
    }));
  return [
    ...endpoints.map(endpointRoute),
    route('/api/public/openapi.json', (_, raw) => askDocument(raw)),
    route('/api/public/docs', () => fixed('docs', (_, context) => renderDocs(assets, listOperations(), context))),
    route('/', () => fixed('home', (catalog, context) => renderHome(catalog, assets, context))),
    ...Object.entries(shortcuts).map(([from, to]) => route(from, (_, raw) => redirected(from, to, raw))),
  ];
}

/** The route of a decoded path. */
export type FindRoute = (path: string) => Route | undefined;

/** A table of whole paths, and the few that take more. */
export function openRoutes(routes: readonly Route[]): FindRoute {
  const whole = new Map(routes.filter(({ takesRest }) => !takesRest).map((route) => [route.path, route]));
  const beginnings = routes.filter(({ takesRest }) => takesRest);
  return (path) =>
    whole.get(path) ?? beginnings.find((route) => path.length > route.path.length && path.startsWith(route.path));
}

/** Paths of endpoints that take a slash too many; those with a path parameter take it as part of that. */
export function slashPattern(endpoints: readonly Endpoint[]): RegExp {
  const paths = endpoints.map(({ path }) => path).filter((path) => path.startsWith('/api/') && !path.includes('{'));
  return new RegExp(`^(?:${paths.map(escapePattern).join('|')})/$`);
}

function endpointRoute({ path, parameters, read }: Endpoint): Route {
  const maxTarget = parameters.some(({ schema }) => schema.maxLength !== undefined) ? longTarget : shortTarget;
  const [prefix = '', parameter] = path.split(/[{}]/);
  if (!parameter) return { ...route(path, (_, raw) => read(raw)), maxTarget };
  return {
    path: prefix,
    takesRest: true,
    ask: (asked, raw) => read(raw.set(parameter, asked.slice(prefix.length))),
    maxTarget,
  };
}

function route(path: string, ask: Route['ask']): Route {
  return { path, takesRest: false, ask, maxTarget: shortTarget };
}

function fixed(key: string, answer: (catalog: Catalog, context: Context) => Answer): Question {
  return { refusal: null, key, answer };
}

/** The query goes along. */
function redirected(from: string, to: string, raw: ReadonlyMap<string, string>): Question {
  const query = new URLSearchParams([...raw]).toString();
  return fixed(`${from}?${query}`, () => redirect(query === '' ? to : `${to}?${query}`));
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
