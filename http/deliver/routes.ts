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
  /** Of the decoded path, whole and case-sensitive. */
  pattern: RegExp;
  /** Whether the same path with a slash at its end is a redirect to it. */
  takesSlash: boolean;
  /** @param path decoded @param raw the decoded query, to which it may add @returns what is asked of a catalog */
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

function endpointRoute({ path, parameters, read }: Endpoint): Route {
  const maxTarget = parameters.some(({ schema }) => schema.maxLength !== undefined) ? longTarget : shortTarget;
  const [prefix = '', parameter] = path.split(/[{}]/);
  if (parameter) {
    return { ...routeUnder(prefix, (rest, raw) => read(raw.set(parameter, rest))), maxTarget };
  }
  return { ...route(path, (_, raw) => read(raw)), takesSlash: path.startsWith('/api/'), maxTarget };
}

/** One address. */
function route(path: string, ask: Route['ask']): Route {
  return { pattern: new RegExp(`^${escapePattern(path)}$`), takesSlash: false, ask, maxTarget: shortTarget };
}

/** Every address that begins so and goes on. @param ask is given the rest, slashes and all */
function routeUnder(prefix: string, ask: Route['ask']): Route {
  const pattern = new RegExp(`^${escapePattern(prefix)}[^]`);
  return { ...route(prefix, (path, raw) => ask(path.slice(prefix.length), raw)), pattern };
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
