// Everything that has an address: the endpoints, the document that describes them, the pages, and what leads to them.
import { hash } from 'node:crypto';
import { literal } from '../engine/index.js';
import { redirect, type Answer } from './answer.js';
import type { Assets } from './assets.js';
import type { Catalog, Context, Endpoint, Question } from './endpoint.js';
import { describeApi, localise, type Contact } from './openapi.js';
import { renderDocs, renderHome } from './pages.js';
import { prose } from './prose.js';

export interface Route {
  /** Matches the decoded path, whole and case-sensitive. */
  pattern: RegExp;
  /** @param path decoded @param raw the decoded query */
  ask: (path: string, raw: ReadonlyMap<string, string>) => Question;
  /** Longest request target, in characters. */
  maxTarget: number;
}

/** Enough for any reference. */
const shortTarget = 16 * 1024;
/** Enough for a parameter that is a text, percent-encoded: the longest that the server reads at all. */
export const longTarget = 192 * 1024;

/** What the routes are made from. */
export interface Site {
  endpoints: readonly Endpoint[];
  assets: Assets;
  contact: Contact;
}

/** Paths that lead elsewhere. */
const shortcuts = { '/docs': '/api/public/docs', '/openapi.json': '/api/public/openapi.json' } as const;

/** The routes, and a digest of what they say by themselves, whatever the corpus. */
export function makeRoutes({ endpoints, assets, contact }: Site): { routes: Route[]; digest: string } {
  const document = describeApi(endpoints, contact);
  const whole = JSON.stringify(document);
  const giveLanguage = (lang: string) =>
    lang === 'it' || lang === 'en' ? JSON.stringify(localise(document, lang)) : whole;
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
    return fixed(`openapi ${lang}`, () => giveDocument(lang));
  };
  const routes = [
    ...endpoints.map(endpointRoute),
    route('/api/public/openapi.json', (_, raw) => askDocument(raw)),
    route('/api/public/docs', () => fixed('docs', (_, context) => renderDocs(assets, context))),
    route('/', () => fixed('home', (catalog, context) => renderHome(catalog, assets, context))),
    ...Object.entries(shortcuts).map(([from, to]) => route(from, () => fixed(from, () => redirect(to)))),
  ];
  const digest = hash('sha256', whole + JSON.stringify([assets, prose]), 'base64url').slice(0, 22);
  return { routes, digest };
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
    pattern: new RegExp(`^${escapePattern(prefix)}[^]+$`),
    ask: (asked, raw) => read(new Map([...raw, [parameter, asked.slice(prefix.length)]])),
    maxTarget,
  };
}

function route(path: string, ask: Route['ask']): Route {
  return { pattern: new RegExp(`^${escapePattern(path)}$`), ask, maxTarget: shortTarget };
}

function fixed(key: string, answer: (catalog: Catalog, context: Context) => Answer): Question {
  return { refusal: null, key, answer };
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
