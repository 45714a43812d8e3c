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
  add(id: number, text: string): void | Promise<void>;
  /** Number of hits. */
  search(words: readonly string[]): number | Promise<number>;
  /** The index as it would be kept in files. */
  keep(): string[] | Promise<string[]>;
  /** Makes an index of what {@link keep} gave. */
  open(kept: readonly string[]): unknown;
}

const stems = (text: string): string[] =>
  foldWords(text)
    .filter((word) => !functionWords.has(word))
    .map(stemWord);

const makers = { MiniSearch: miniSearch, FlexSearch: flexSearch, Orama: orama } as const;
type RivalName = keyof typeof makers;
export const rivalNames = Object.keys(makers) as readonly RivalName[];

/** Kinds of query that all of them answer: every word must be there. */
const shared = ['one word', 'two words', 'four words', 'commonest words'];

export async function compareTextRivals(
  count: number,
  kinds: Record<string, readonly string[]>,
  names: readonly RivalName[],
): Promise<string> {
  const rows: string[][] = [];
  for (const name of names) {
    const rival = await makers[name]();
    if (rival === null) {
      console.log(`skips ${name}: BENCH_RIVALS names no folder, one with its package expected`);
      continue;
    }
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
    const kept = await rival.keep();
    const size = kept.reduce((sum, part) => sum + Buffer.byteLength(part), 0);
    const opening = performance.now();
    await rival.open(kept);
    const opened = `${((performance.now() - opening) / 1_000).toFixed(1)} s`;
    const megabytes = [size, memory * 1e6].map((bytes) => `${(bytes / 1e6).toFixed(0)} MB`);
    rows.push([name, `${seconds} s`, megabytes[0]!, opened, megabytes[1]!, ...spreadOf(times)]);
    console.log(rows.at(-1)!.join('  '));
  }
  return table(['other indexes, words alone', 'to index', 'kept', 'to open', 'in memory', 'p50', 'p99', 'most'], rows);
}

function miniSearch(): Rival {
  const options = { fields: ['text'], tokenize: stems, processTerm: (term: string) => term };
  const index = new MiniSearch<{ id: number; text: string }>(options);
  return {
    add: (id, text) => index.add({ id, text }),
    search: (words) => index.search({ combineWith: 'AND', queries: [...words] }).length,
    keep: () => [JSON.stringify(index)],
    open: ([kept]) => MiniSearch.loadJSON(kept!, options),
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
    export(take: (key: string, part: string) => void): void;
    import(key: string, part: string): void;
  }
  const module = (await load('flexsearch')) as { default: { Index: new (options: object) => Index } } | null;
  if (module === null) return null;
  const make = () => new module.default.Index({ tokenize: 'strict', encode: stems });
  const index = make();
  const keys: string[] = [];
  return {
    add: (id, text) => index.add(id, text),
    search: (words) => index.search(words.join(' '), { limit: 20 }).length,
    keep() {
      const parts: string[] = [];
      index.export((key, part) => (keys.push(key), parts.push(part)));
      return parts;
    },
    open(kept) {
      const empty = make();
      keys.forEach((key, i) => empty.import(key, kept[i]!));
    },
  };
}

async function orama(): Promise<Rival | null> {
  interface Module {
    create(options: object): unknown;
    insert(db: unknown, document: object): unknown;
    search(db: unknown, query: object): Promise<{ count: number }> | { count: number };
    save(db: unknown): unknown;
    load(db: unknown, raw: unknown): unknown;
  }
  const module = (await load('@orama/orama')) as Module | null;
  if (module === null) return null;
  const tokenizer = { language: 'italian', normalizationCache: new Map(), tokenize: stems };
  const make = () => module.create({ schema: { text: 'string' }, components: { tokenizer } });
  const database = await make();
  return {
    add: async (id, text) => void (await module.insert(database, { id: String(id), text })),
    search: async (words) => (await module.search(database, { term: words.join(' '), threshold: 0, limit: 20 })).count,
    keep: async () => [JSON.stringify(await module.save(database))],
    open: async ([kept]) => void (await module.load(await make(), JSON.parse(kept!))),
  };
}
