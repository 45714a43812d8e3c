// A million citations and the index of the text of a whole corpus: how soon is it known who cites an act, and what do both cost?
// `--full` for the size of the whole corpus; BENCH_SNAPSHOT names a snapshot, made where it is missing and kept.
import { strict as assert } from 'node:assert';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withRecord } from '../engine/make/recall.js';
import { packAct, type PackedDocument } from '../engine/answers/body.js';
import { StoredCitations } from '../engine/answers/stored-citations.js';
import { compile } from '../engine/make/compile.js';
import { openSpool } from '../engine/make/spool.js';
import { assembleCorpus, summarise } from '../engine/read/corpus.js';
import { openSnapshot } from '../engine/store/open-snapshot.js';
import { openStrings } from '../engine/store/strings.js';
import { fileSink } from '../engine/store/writer.js';
import { median, table } from './readme.js';
import type { BenchOptions } from './run.js';
import { citingDocuments } from './synthetic/cited.js';
import { randomAt } from './synthetic/random.js';
import { spreadOf, timeAnswer, untilIdle } from './title-service.js';
import { processorTime, startLegami } from './contender.js';

const sizes = { quick: 2_000, usual: 20_000, full: 180_000 };
const pageSize = 50;
const asked = 400;
const starts = 9;
const main = join(import.meta.dirname, '../http/cli/main.cjs');

export async function run({ quick }: BenchOptions): Promise<string> {
  const acts = sizes[quick ? 'quick' : process.argv.includes('--full') ? 'full' : 'usual'];
  const folder = mkdtempSync(join(tmpdir(), 'legami-citations-'));
  const named = process.env['BENCH_SNAPSHOT'];
  const path = named ?? join(folder, 'with.snapshot');
  const bare = `${path}.bare`;
  try {
    if (!existsSync(path)) make(acts, path, true);
    if (!existsSync(bare)) make(acts, bare, false);
    return [describe(path), await measurePages(path), await measureStarts([path, bare])].join('\n\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes a snapshot. @param isIndexed whether the words of its articles are in it */
function make(acts: number, path: string, isIndexed: boolean): void {
  const started = process.cpuUsage();
  const spool = openSpool();
  const documents: PackedDocument[] = [];
  for (const { act, claims, warnings } of citingDocuments(acts)) {
    const digest = documents.length.toString(16).padStart(64, '0');
    const packed = packAct(act);
    const silent = act.articles.map((article) => ({ ...article, heading: null, text: '' }));
    const nothing = () => packAct({ ...act, articles: silent }).words;
    const text = spool.keep(isIndexed ? packed : { ...packed, words: nothing() });
    const summary = summarise(act, claims);
    documents.push(withRecord({ path: `${digest}.xml`, digest, summary, claims, warnings, leftOut: [], text }));
  }
  const corpus = assembleCorpus(documents, [], '00'.repeat(32));
  const compiling = process.cpuUsage();
  compile(corpus, fileSink(path), null).close();
  spool.close();
  const seconds = (from: NodeJS.CpuUsage) => {
    const { user, system } = process.cpuUsage(from);
    return ((user + system) / 1e6).toFixed(0);
  };
  const resident = `${(process.memoryUsage().rss / 1e6).toFixed(0)} MB resident`;
  console.log(`${path}: ${seconds(started)} s of processor time, of it compiling ${seconds(compiling)} s; ${resident}`);
}

/** What the index and the citations take. */
function describe(path: string): string {
  const snapshot = openSnapshot(path);
  const sizes = { lists: 0, positions: 0, citations: 0, rest: 0 };
  for (const [name, { length }] of snapshot.sections) {
    const kind = name.startsWith('words.')
      ? name.endsWith('.positions')
        ? 'positions'
        : 'lists'
      : name.startsWith('cites.')
        ? 'citations'
        : 'rest';
    sizes[kind] += length;
  }
  const rest = sizes.rest + sizes.citations;
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  const share = (bytes: number) => `${((100 * bytes) / rest).toFixed(1)} %`;
  const count = snapshot.numbers('cites.target', Uint32Array).length;
  const articles = snapshot.numbers('words.starts', Uint32Array);
  const rows = [
    ['acts, articles, citations', `${articles.length - 1}, ${articles.at(articles.length - 1)}, ${count}`],
    ['snapshot', megabytes(statSync(path).size)],
    ['citations', megabytes(sizes.citations)],
    ['index without positions, of the rest', `${megabytes(sizes.lists)}, ${share(sizes.lists)}`],
    ['index with positions', `${megabytes(sizes.lists + sizes.positions)}, ${share(sizes.lists + sizes.positions)}`],
  ];
  snapshot.close();
  const text = table(['what', 'size'], rows);
  console.log(text);
  return text;
}

/** Pages of `citazioni` served: of acts at random, and of the act that is cited most. */
async function measurePages(path: string): Promise<string> {
  const { most, some } = citedActs(path);
  const server = await startLegami(path);
  const agent = new Agent({ keepAlive: true });
  try {
    await untilIdle(server);
    const last = most.count - pageSize;
    const pages = (offset: (i: number) => number) =>
      Array.from({ length: asked }, (_, i) => `${most.eli}&offset=${offset(i)}`);
    const kinds = {
      'acts at random': some,
      'most cited act, first pages': pages((i) => i),
      'most cited act, last pages': pages((i) => last - i),
      'most cited act, pages at random': pages((i) => randomAt(29, i).below(last)),
    };
    const rows: string[][] = [];
    for (const [kind, questions] of Object.entries(kinds)) {
      const times: number[] = [];
      const before = server.spent();
      for (const question of questions)
        times.push(await timeAnswer(agent, server.port, `/api/public/citazioni?limit=${pageSize}&norma=${question}`));
      const spent = (server.spent() - before) / 1_000 / questions.length;
      rows.push([kind, ...spreadOf(times.slice(asked / 10)), `${spent.toFixed(2)} ms`]);
    }
    const text = table([`pages of ${pageSize}, served`, 'p50', 'p99', 'most', 'processor time, mean'], rows);
    const facts = `The most cited act has ${most.count} citations.`;
    console.log(`${facts}\n${text}`);
    return `${facts}\n\n${text}`;
  } finally {
    agent.destroy();
    await server.stop();
  }
}

function citedActs(path: string) {
  const snapshot = openSnapshot(path);
  const citations = new StoredCitations(snapshot);
  const counted = openStrings(snapshot, 'acts.eli')
    .all()
    .map((eli) => ({ eli, count: citations.of(eli)?.count ?? 0 }))
    .filter(({ count }) => count > 0);
  const most = counted.reduce((best, one) => (one.count > best.count ? one : best));
  const some = Array.from({ length: asked }, (_, i) => randomAt(23, i).pick(counted).eli);
  snapshot.close();
  return { most, some };
}

/** Cold starts with the index and without it, in turns, until health and a detail have answered. */
async function measureStarts(paths: readonly string[]): Promise<string> {
  const taken = paths.map(() => ({ clock: [] as number[], processor: [] as number[] }));
  for (let round = 0; round < starts; round++)
    for (const [i, path] of paths.entries()) {
      const { clock, processor } = await start(path);
      taken[i]!.clock.push(clock);
      taken[i]!.processor.push(processor);
    }
  const [withIndex, without] = taken.map(({ clock, processor }) => [median(clock), median(processor)] as const);
  assert.ok(withIndex !== undefined && without !== undefined);
  const row = (name: string, of: readonly number[]) => [name, ...of.map((value) => `${value.toFixed(0)} ms`)];
  const ratio = withIndex.map((value, i) => (value / without[i]!).toFixed(3));
  const rows = [row('with the index', withIndex), row('without it', without), ['ratio', ...ratio]];
  const text = table([`cold start, median of ${starts} in turns`, 'clock', 'processor time'], rows);
  console.log(text);
  return text;
}

async function start(path: string): Promise<{ clock: number; processor: number }> {
  const begun = performance.now();
  const child = spawn(process.execPath, [main, '--snapshot', path, '--port', '0', '--no-hydrate']);
  child.stderr.resume();
  const agent = new Agent();
  try {
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const port = Number(/:(\d+)\n/.exec(line.toString())?.[1]);
    for (const target of ['health', 'norme?limit=20', 'graph?max_nodi=200'])
      await timeAnswer(agent, port, `/api/public/${target}`);
    return { clock: performance.now() - begun, processor: processorTime(child.pid!) / 1_000 };
  } finally {
    agent.destroy();
    child.kill('SIGKILL');
    await once(child, 'close');
  }
}
