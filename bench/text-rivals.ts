// Other full-text indexes over the same articles. MiniSearch is at hand; FlexSearch and Orama are loaded from the folder that
// BENCH_RIVALS names, in which they are installed, and left out where it names none.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import MiniSearch from 'minisearch';
import { foldWords, functionWords } from '../engine/search/fold.js';
import { stemWord } from '../engine/search/stem.js';
import { table } from './readme.js';
import { syntheticArticles } from './synthetic/articles.js';
import { spreadOf } from './title-service.js';

/** An index under test. */
interface Rival {
  name: string;
  add(id: number, text: string): void | Promise<void>;
  /** Number of hits. */
  search(words: readonly string[]): number | Promise<number>;
  /** Bytes in which it is kept, or `null` where it cannot say. */
  size(): number | null;
}

const stems = (text: string): string[] =>
  foldWords(text)
    .filter((word) => !functionWords.has(word))
    .map(stemWord);

/** Kinds of query that all of them answer: every word must be there. */
const shared = ['one word', 'two words', 'four words', 'commonest words'];

export async function compareTextRivals(count: number, kinds: Record<string, readonly string[]>): Promise<string> {
  const rows: string[][] = [];
  for (const make of [miniSearch, flexSearch, orama]) {
    const rival = await make();
    if (rival === null) continue;
    const [before, building] = [process.memoryUsage().rss, performance.now()];
    let id = 0;
    for (const { heading, text } of syntheticArticles(count)) await rival.add(id++, `${heading} ${text}`);
    const seconds = ((performance.now() - building) / 1_000).toFixed(0);
    const memory = (process.memoryUsage().rss - before) / 1e6;
    const times: number[] = [];
    for (const query of shared.flatMap((kind) => kinds[kind]!.slice(0, 50))) {
      const started = performance.now();
      await rival.search(stems(query));
      times.push(performance.now() - started);
    }
    const size = rival.size();
    const kept = size === null ? '—' : `${(size / 1e6).toFixed(0)} MB`;
    rows.push([rival.name, `${seconds} s`, kept, `${memory.toFixed(0)} MB`, ...spreadOf(times)]);
    console.log(rows.at(-1)!.join('  '));
  }
  return table(['other indexes, words alone', 'to index', 'kept', 'in memory', 'p50', 'p99', 'most'], rows);
}

function miniSearch(): Rival {
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: stems,
    processTerm: (term) => term,
  });
  return {
    name: 'MiniSearch',
    add: (id, text) => index.add({ id, text }),
    search: (words) => index.search({ combineWith: 'AND', queries: [...words] }).length,
    size: () => null,
  };
}

/** Loads a package from the folder of rivals. */
async function load(name: string): Promise<unknown> {
  const folder = process.env['BENCH_RIVALS'];
  if (folder === undefined) return null;
  return import(pathToFileURL(createRequire(join(folder, 'package.json')).resolve(name)).href);
}

async function flexSearch(): Promise<Rival | null> {
  interface Index {
    add(id: number, text: string): void;
    search(query: string, options: { limit: number }): readonly number[];
  }
  const module = (await load('flexsearch')) as { default: { Index: new (options: object) => Index } } | null;
  if (module === null) return null;
  const index = new module.default.Index({ tokenize: 'strict', encode: stems });
  return {
    name: 'FlexSearch',
    add: (id, text) => index.add(id, text),
    search: (words) => index.search(words.join(' '), { limit: 20 }).length,
    size: () => null,
  };
}

async function orama(): Promise<Rival | null> {
  interface Module {
    create(options: object): unknown;
    insert(db: unknown, document: object): unknown;
    search(db: unknown, query: object): Promise<{ count: number }> | { count: number };
  }
  const module = (await load('@orama/orama')) as Module | null;
  if (module === null) return null;
  const tokenizer = { language: 'italian', normalizationCache: new Map(), tokenize: stems };
  const database = await module.create({ schema: { text: 'string' }, components: { tokenizer } });
  return {
    name: 'Orama',
    add: async (id, text) => void (await module.insert(database, { id: String(id), text })),
    search: async (words) => (await module.search(database, { term: words.join(' '), threshold: 0, limit: 20 })).count,
    size: () => null,
  };
}
