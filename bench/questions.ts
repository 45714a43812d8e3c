// What is asked: one target again and again, and many that hardly ever repeat.
import type { Catalog } from '../engine/index.js';
import { randomAt } from './synthetic/random.js';

export interface Question {
  name: string;
  /** One, or more than the server keeps responses: then each is made anew. */
  targets: readonly string[];
  /** Beside `accept-encoding`. */
  headers?: Readonly<Record<string, string>>;
}

/** More than the 8,192 responses that the server keeps: asked in turn, each has left when it comes again. */
const distinctTargets = 12_000;

const api = '/api/public';

/** One target each: answers of every endpoint, small and large. */
export function hotQuestions(catalog: Catalog): Question[] {
  const { small, middle, large, hub, article } = pickActs(catalog);
  const one = (name: string, path: string): Question => ({ name, targets: [api + path] });
  const levels = ['norma', 'articolo'];
  return [
    one('health', '/health'),
    ...[1, 100, 1000].map((limit) => one(`norme, ${limit}`, `/norme?limit=${limit}`)),
    one('norma, small', `/norme/${small}`),
    one('norma, large', `/norme/${large}`),
    one('article', `/norme/${article}`),
    one('relazioni, small', `/relazioni?norma=${small}`),
    one('relazioni, large', `/relazioni?norma=${hub}`),
    ...levels.flatMap((livello) =>
      [10, 2000, 20_000].map((count) =>
        one(`graph, ${livello} ${count}`, `/graph?livello=${livello}&max_nodi=${count}`),
      ),
    ),
    one('graph, walk', `/graph?norma=${hub}&profondita=3`),
    one('q', '/norme?q=disciplina&limit=100'),
    { name: 'page of an act', targets: [`/norme/${middle.replace('eli:/', '')}`] },
  ];
}

/** Random targets of the endpoints: acts, numbers of nodes, pages. */
export function uniformQuestions(catalog: Catalog): Question[] {
  const random = randomAt(1, 0);
  const { acts } = catalog.facts.counts;
  const act = () => catalog.eli(random.below(acts));
  const many = (name: string, path: () => string): Question => {
    const targets = new Set<string>();
    for (let tries = 0; tries < 4 * distinctTargets && targets.size < distinctTargets; tries++)
      targets.add(api + path());
    return { name, targets: [...targets] };
  };
  const nodes = () => 10 + random.below(19_991);
  return [
    many(
      'norme, pages of 100',
      () => `/norme?limit=100&offset=${100 * random.below(acts / 100)}&x=${random.below(1e6)}`,
    ),
    many('norme, any offset', () => `/norme?limit=${1 + random.below(200)}&offset=${random.below(acts)}`),
    many('norma', () => `/norme/${act()}?x=${random.below(10)}`),
    many('article', () => `/norme/${randomArticle(catalog, act(), random.real())}?x=${random.below(10)}`),
    many('relazioni', () => `/relazioni?norma=${act()}&x=${random.below(10)}`),
    many('graph, norma', () => `/graph?max_nodi=${nodes()}`),
    many('graph, articolo', () => `/graph?livello=articolo&max_nodi=${nodes()}`),
    many('graph, walk', () => `/graph?norma=${act()}&profondita=${1 + random.below(2)}`),
    many(
      'q',
      () => `/norme?q=${encodeURIComponent(words(catalog, random.below(acts)))}&limit=20&x=${random.below(10)}`,
    ),
  ];
}

/** All endpoints side by side, as clients of all kinds would ask. */
export function mixedQuestion(catalog: Catalog): Question {
  const random = randomAt(2, 0);
  const hot = hotQuestions(catalog).filter(({ name }) => !name.endsWith('20000'));
  const uniform = uniformQuestions(catalog).filter(({ name }) => name !== 'q');
  const targets = Array.from({ length: distinctTargets }, (_, i) =>
    random.pick(random.pick(i % 4 === 0 ? hot : uniform).targets),
  );
  return { name: 'mix', targets };
}

export interface PickedActs {
  /** ELIs: of the acts with the shortest text, one of middle length and a long one, of the act with most relations, of an article. */
  small: string;
  middle: string;
  large: string;
  hub: string;
  /** The longest of all. */
  longest: string;
  article: string;
}

export function pickActs(catalog: Catalog): PickedActs {
  const { acts } = catalog.facts.counts;
  const sizes = Array.from({ length: acts }, (_, act) => {
    const { size } = catalog.record(act).detail('it');
    return { act, size };
  }).sort((a, b) => a.size - b.size);
  let hub = 0;
  for (let act = 1; act < acts; act++) if (catalog.acts.relationCount(act) > catalog.acts.relationCount(hub)) hub = act;
  const middle = catalog.eli(sizes[acts >> 1]!.act);
  return {
    small: catalog.eli(sizes[0]!.act),
    middle,
    // Largest but for a few giants: some hundred kilobytes.
    large: catalog.eli(sizes[Math.floor(acts * 0.999)]!.act),
    hub: catalog.eli(hub),
    longest: catalog.eli(sizes.at(-1)!.act),
    article: randomArticle(catalog, middle, 0.5),
  };
}

/** ELI of an article of an act, or the act's own where it has none. */
function randomArticle(catalog: Catalog, eli: string, at: number): string {
  const keys = catalog.record(catalog.find(eli)!).articleKeys();
  return eli + (keys[Math.floor(at * keys.length)] ?? '');
}

/** Two neighbouring words of a title. */
function words(catalog: Catalog, act: number): string {
  const found = (catalog.card(act).title ?? '').match(/\p{L}{4,}/gu) ?? [];
  return found.slice(1, 3).join(' ') || 'legge';
}
