// How long does a query over the titles of the whole corpus take, in the engine and from the server, and how does plain
// MiniSearch compare?
import { strict as assert } from 'node:assert';
import MiniSearch from 'minisearch';
import { buildTitleIndex, TitleSearch } from '../engine/search/titles.js';
import { foldWords, functionWords } from '../engine/search/fold.js';
import { stemWord } from '../engine/search/stem.js';
import { table } from './readme.js';
import type { BenchOptions } from './run.js';
import { randomAt, type Random } from './synthetic/random.js';
import { syntheticRelations, syntheticTitles } from './synthetic/titles.js';
import { measureService, spreadOf } from './title-service.js';
import { openTitleSnapshot } from './title-snapshot.js';

/** Titles of the whole corpus, and as many as plain MiniSearch is compared on. */
const fullScale = 180_000;
const sharedScale = 20_000;
const queriesPerKind = 1000;
const sharedQueriesPerKind = 100;

type Search = (query: string) => number | Promise<number>;

/** @param options `words` of `engine` leave out the server and the comparison */
export async function run({ quick, words }: BenchOptions): Promise<string> {
  const parts: string[] = [];
  for (const count of quick ? [sharedScale] : [sharedScale, fullScale]) parts.push(await measureEngine(count));
  if (words.includes('engine')) return parts.join('\n\n');
  const { path, catalog } = await openTitleSnapshot(quick ? sharedScale : fullScale);
  catalog.close();
  const titles = syntheticTitles(quick ? sharedScale : fullScale);
  parts.push(
    await measureService(path, queryKinds(titles, queriesPerKind)),
    await compare(titles.slice(0, sharedScale)),
  );
  return parts.join('\n\n');
}

/** How long the index takes to be written and to come up, and each kind of query, with the longest turn of the event loop. */
async function measureEngine(count: number): Promise<string> {
  const titles = syntheticTitles(count);
  const building = performance.now();
  const columns = buildTitleIndex(titles.map((title) => ({ title })));
  const built = performance.now() - building;
  const bytes = Object.values(columns).reduce((sum, column) => sum + column.byteLength, 0);
  const relations = syntheticRelations(count);
  const pauses = watchPauses();
  const opening = performance.now();
  const search = await TitleSearch.open(columns, relations);
  const opened = performance.now() - opening;
  const facts = `${count} made-up titles of ${columns.wordActs.length} distinct words: indexed in ${(built / 1000).toFixed(1)} s, ${(bytes / 1e6).toFixed(1)} MB; ready ${opened.toFixed(0)} ms after it begins to come up, the event loop waiting ${(await pauses.stop()).toFixed(0)} ms at most. Each query is asked once, so that none is answered from a cache.`;
  console.log(facts);

  const kinds = queryKinds(titles, queriesPerKind);
  for (const query of kinds['one word']!.slice(0, 200)) assert.ok((await search.search(query)).acts.length > 0, query);
  const rows: string[][] = [];
  for (const [kind, queries] of Object.entries(kinds)) {
    const waits = watchPauses();
    const times = await time(queries, async (query) => (await search.search(query)).acts.length);
    rows.push([kind, ...spreadOf(times), `${(await waits.stop()).toFixed(0)} ms`]);
  }
  const engine = table([`${count} titles, in the engine`, 'p50', 'p99', 'most', 'longest turn'], rows);
  console.log(engine);
  return `${facts}\n\n${engine}`;
}

/** Longest time in milliseconds between two turns of the event loop, from now to `stop()`. */
function watchPauses() {
  let longest = 0;
  let last = performance.now();
  let watching = true;
  const turn = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (watching) setImmediate(turn);
  };
  setImmediate(turn);
  return {
    async stop(): Promise<number> {
      await new Promise((resolve) => setImmediate(resolve));
      watching = false;
      return longest;
    },
  };
}

/** Both over the same titles with the same words, in turns; the ratio is of the sums. */
async function compare(titles: readonly string[]): Promise<string> {
  const columns = buildTitleIndex(titles.map((title) => ({ title })));
  const ours = await TitleSearch.open(columns, syntheticRelations(titles.length));
  const plain = new MiniSearch<{ id: number; title: string }>({
    fields: ['title'],
    tokenize: foldWords,
    processTerm: stemWord,
  });
  plain.addAll(titles.map((title, id) => ({ id, title })));
  const contenders: Record<string, Search> = {
    ours: async (query) => (await ours.search(query)).acts.length,
    MiniSearch: (query) => searchPlain(plain, query),
  };
  const ratios: string[][] = [];
  for (const [kind, queries] of Object.entries(queryKinds(titles, sharedQueriesPerKind))) {
    const spent: number[] = [];
    for (const search of Object.values(contenders))
      spent.push((await time(queries, search)).reduce((sum, one) => sum + one, 0));
    ratios.push([kind, (spent[1]! / spent[0]!).toFixed(0)]);
  }
  return table([`plain MiniSearch, ${titles.length} titles`, 'times as long'], ratios);
}

function searchPlain(plain: MiniSearch, query: string): number {
  const words = foldWords(query).filter((word) => !functionWords.has(word));
  const options = { combineWith: 'AND', tokenize: () => words } as const;
  const prefix = (_: string, i: number) => i === words.length - 1;
  return (
    plain.search(query, { ...options, prefix }).length || plain.search(query, { ...options, prefix, fuzzy: 1 }).length
  );
}

/** Distinct queries made from the titles: no answer comes from the cache. */
function queryKinds(titles: readonly string[], count: number): Record<string, string[]> {
  const random = randomAt(7, 0);
  const kinds = {
    'one word': () => random.pick(wordsOf(random, titles)),
    words: () =>
      shuffled(random, wordsOf(random, titles))
        .slice(0, 2 + random.below(3))
        .join(' '),
    phrase: () => {
      const words = foldWords(random.pick(titles));
      const from = random.below(Math.max(1, words.length - 3));
      return words.slice(from, from + 2 + random.below(5)).join(' ');
    },
    prefix: () => {
      const [first, last] = shuffled(random, wordsOf(random, titles));
      return `${random.below(2) ? `${first!} ` : ''}${(last ?? first!).slice(0, 1 + random.below(4))}`;
    },
    typo: () =>
      shuffled(random, wordsOf(random, titles))
        .slice(0, 1 + random.below(4))
        .map((word) => mistyped(random, word))
        .join(' '),
  };
  return Object.fromEntries(Object.entries(kinds).map(([kind, make]) => [kind, distinct(count, make)]));
}

const wordsOf = (random: Random, titles: readonly string[]): string[] =>
  foldWords(random.pick(titles)).filter((word) => !functionWords.has(word));
const shuffled = <T>(random: Random, list: readonly T[]): T[] =>
  list
    .map((value) => ({ value, key: random.real() }))
    .sort((a, b) => a.key - b.key)
    .map(({ value }) => value);

function mistyped(random: Random, word: string): string {
  const at = random.below(word.length - 1);
  if (word.length < 5) return word;
  return random.pick([
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2),
    `${word.slice(0, at)}x${word.slice(at + 1)}`,
  ]);
}

function distinct(count: number, make: () => string): string[] {
  const made = new Set<string>();
  for (let tries = 0; made.size < count && tries < 20 * count; tries++) made.add(make());
  return [...made];
}

/** Milliseconds of each query; a tenth of the queries goes before, as warm-up, and is not counted. */
async function time(queries: readonly string[], search: Search): Promise<number[]> {
  const warmUp = Math.floor(queries.length / 10);
  for (const query of queries.slice(0, warmUp)) await search(query);
  const times: number[] = [];
  for (const query of queries.slice(warmUp)) {
    const started = performance.now();
    await search(query);
    times.push(performance.now() - started);
  }
  return times;
}
