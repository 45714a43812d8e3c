// How long does a query over the titles of the whole corpus take, and how does plain MiniSearch compare?
import { strict as assert } from 'node:assert';
import MiniSearch from 'minisearch';
import { buildTitleIndex, openTitles } from '../engine/titles.js';
import { foldWords, functionWords } from '../engine/titles/fold.js';
import { stemWord } from '../engine/titles/stem.js';
import { randomAt, type Random } from './synthetic/random.js';
import { syntheticRelations, syntheticTitles } from './synthetic/titles.js';

/** Titles of the whole corpus, and as many as plain MiniSearch is compared on. */
const fullScale = 180_000;
const sharedScale = 20_000;
const queriesPerKind = 1000;
const sharedQueriesPerKind = 100;

type Search = (query: string) => number;

export async function run(): Promise<void> {
  const titles = syntheticTitles(fullScale);
  const building = performance.now();
  const columns = buildTitleIndex(titles.map((title) => ({ title })));
  const built = performance.now() - building;
  const bytes = Object.values(columns).reduce((sum, column) => sum + column.byteLength, 0);
  const words = columns.wordStarts!.length - 1;
  console.log(
    `titles: ${fullScale} of ${words} distinct words: built in ${built.toFixed(0)} ms, ${(bytes / 1e6).toFixed(1)} MB`,
  );

  const relations = syntheticRelations(fullScale);
  const pauses = watchPauses();
  const opening = performance.now();
  const search = await openTitles(columns, { relations });
  const opened = performance.now() - opening;
  console.log(
    `opened in ${opened.toFixed(0)} ms, longest pause of the event loop ${(await pauses.stop()).toFixed(0)} ms`,
  );

  const kinds = queryKinds(titles, queriesPerKind);
  for (const query of kinds['words']!.slice(0, 200)) assert.ok(search.search(query).length > 0, query);
  for (const [kind, queries] of Object.entries(kinds))
    console.log(
      describe(
        kind,
        time(queries, (query) => search.search(query).length),
      ),
    );

  await compare(titles.slice(0, sharedScale));
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
async function compare(titles: readonly string[]): Promise<void> {
  const ours = await openTitles(buildTitleIndex(titles.map((title) => ({ title }))), {
    relations: syntheticRelations(titles.length),
  });
  const plain = new MiniSearch<{ id: number; title: string }>({
    fields: ['title'],
    tokenize: foldWords,
    processTerm: stemWord,
  });
  plain.addAll(titles.map((title, id) => ({ id, title })));
  const contenders: Record<string, Search> = {
    ours: (query) => ours.search(query).length,
    MiniSearch: (query) => searchPlain(plain, query),
  };
  for (const [kind, queries] of Object.entries(queryKinds(titles, sharedQueriesPerKind))) {
    const times = Object.entries(contenders).map(([name, search]) => ({ name, ms: time(queries, search) }));
    for (const { name, ms } of times) console.log(describe(`${titles.length} titles, ${kind}, ${name}`, ms));
    const [first, second] = times.map(({ ms }) => ms.reduce((sum, one) => sum + one, 0));
    console.log(`  plain MiniSearch takes ${(second! / first!).toFixed(0)} times as long`);
  }
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

/** Milliseconds of each query, sorted; a tenth of the queries goes before, as warm-up, and is not counted. */
function time(queries: readonly string[], search: Search): number[] {
  const warmUp = Math.floor(queries.length / 10);
  for (const query of queries.slice(0, warmUp)) search(query);
  return queries
    .slice(warmUp)
    .map((query) => {
      const started = performance.now();
      search(query);
      return performance.now() - started;
    })
    .sort((a, b) => a - b);
}

function describe(kind: string, ms: readonly number[]): string {
  const at = (share: number) => ms[Math.min(ms.length - 1, Math.floor(share * ms.length))]!.toFixed(2);
  return `${kind}: ${ms.length} queries, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms`;
}
