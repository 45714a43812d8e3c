// How long does a search in the text of the law take, in the engine and from the server, how large is its index, and how do other
// indexes compare? A WORD chooses a part: `engine`, `served`, or a rival by its name.
import { strict as assert } from 'node:assert';
import { foldWords, functionWords } from '../engine/search/fold.js';
import { TextSearch, type TextFilter } from '../engine/search/text.js';
import { openSnapshot } from '../engine/store/open-snapshot.js';
import { inTurns } from '../engine/steps.js';
import { compareTextRivals, rivalNames } from './text-rivals.js';
import { openTextSnapshot } from './text-snapshot.js';
import { table } from './readme.js';
import type { BenchOptions } from './run.js';
import { syntheticArticles, zipfWords } from './synthetic/articles.js';
import { randomAt } from './synthetic/random.js';
import { measureService, spreadOf } from './title-service.js';

const scales = { quick: 5_000, usual: 100_000, full: 1_100_000 };
const queriesPerKind = 200;

const everything: TextFilter = { among: 'all', accepts: null, ended: 'with' };

export async function run({ quick, words }: BenchOptions): Promise<string> {
  const count = scales[quick ? 'quick' : process.argv.includes('--full') ? 'full' : 'usual'];
  const kinds = queryKinds(count);
  const isWanted = (part: string) => words.every((word) => part.includes(word));
  const sections: string[] = [];
  const target = (query: string) => `/api/public/cerca?q=${encodeURIComponent(query)}&limit=20`;
  if (isWanted('engine')) sections.push(await measureEngine(await openTextSnapshot(count), count, kinds));
  if (isWanted('served')) sections.push(await measureService(await openTextSnapshot(count), kinds, target));
  const rivals = rivalNames.filter(isWanted);
  if (rivals.length > 0) sections.push(await compareTextRivals(count, kinds, rivals));
  return sections.join('\n\n');
}

async function measureEngine(path: string, count: number, kinds: Record<string, string[]>): Promise<string> {
  const opening = performance.now();
  const snapshot = openSnapshot(path);
  const search = new TextSearch(snapshot);
  const opened = performance.now() - opening;
  const sizes = { lists: 0, positions: 0, appended: 0, rest: 0 };
  const partOf = (name: string): keyof typeof sizes => {
    if (name.startsWith('appended.')) return 'appended';
    if (!name.startsWith('words.')) return 'rest';
    return name.endsWith('.positions') ? 'positions' : 'lists';
  };
  for (const [name, { length }] of snapshot.sections) sizes[partOf(name)] += length;
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  const share = (bytes: number) => `${((100 * bytes) / sizes.rest).toFixed(1)} %`;
  const facts =
    `${count} made-up articles, words as frequent as in law (Zipf). The index takes ${megabytes(sizes.lists)} without positions, ` +
    `${share(sizes.lists)} of the rest of the snapshot, and ${megabytes(sizes.lists + sizes.positions)} with them, ` +
    `${share(sizes.lists + sizes.positions)}, that of annexes and notes ${megabytes(sizes.appended)}; it opens in ${opened.toFixed(1)} ms. Each query is asked once, 20 hits.`;
  console.log(facts);
  const rows: string[][] = [];
  for (const [kind, queries] of Object.entries(kinds)) {
    const [times, spent]: [number[], number[]] = [[], []];
    for (const query of queries) {
      const [started, before] = [performance.now(), process.cpuUsage()];
      const found = await inTurns(search.search(query, 20, everything));
      const { user, system } = process.cpuUsage(before);
      times.push(performance.now() - started);
      spent.push((user + system) / 1_000);
      assert.ok(found.total > 0, query);
    }
    rows.push([kind, ...spreadOf(times), ...spreadOf(spent).slice(0, 2)]);
  }
  const head = ['queries, in the engine', 'p50', 'p99', 'most', 'processor time, p50', 'p99'];
  const engine = table(head, rows);
  console.log(engine);
  snapshot.close();
  return `${facts}\n\n${engine}`;
}

/** Queries by kind, each of which has a hit. */
function queryKinds(count: number): Record<string, string[]> {
  const wanted = new Set(Array.from({ length: queriesPerKind }, (_, i) => Math.floor((i * count) / queriesPerKind)));
  const texts: string[] = [];
  let i = 0;
  for (const { text } of syntheticArticles(count)) if (wanted.has(i++)) texts.push(text);
  const contents = texts.map((text) => foldWords(text).filter((word) => !functionWords.has(word)));
  const pick = (of: readonly string[], at: number, howMany: number) => {
    const random = randomAt(3, at);
    return Array.from({ length: howMany }, () => random.pick(of)).join(' ');
  };
  const of = (make: (words: readonly string[], i: number) => string) =>
    contents.map((words, i) => `${make(words, i)} `);
  return {
    'one word': of((words, i) => pick(words, i, 1)),
    'two words': of((words, i) => pick(words, i, 2)),
    'four words': of((words, i) => pick(words, i, 4)),
    'commonest words': of((_, i) => pick(zipfWords.slice(0, 12), i, 1 + (i % 3))),
    phrases: texts.map((text, i) => {
      const words = text.replace('.', '').split(' ');
      const at = randomAt(7, i).below(Math.max(1, words.length - 3));
      return `"${words.slice(at, at + 3).join(' ')}" ${words.find((word) => !functionWords.has(word)) ?? words[0]!}`;
    }),
    unfinished: contents.map((words, i) => pick(words, i, 2).slice(0, -2)),
    typos: of((words, i) => pick(words, i, 1).replace(/^(..)(.)(.)/, '$1$3$2')),
  };
}
