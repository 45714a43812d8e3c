// What the multigraph costs behind the open port, and a walk over it against one over the columns.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { walkColumns, incidenceOf, levels } from '../engine/graph/columns.js';
import { buildGraph, columnsOf, rankGraph } from '../engine/graph/graph.js';
import { buildMilliseconds, hydrateGraphs, walkGraph, type WalkGraphs } from '../engine/graph/walk.js';
import { relationKinds } from '../engine/law/relation.js';
import { assembleCorpus, summarise, type DocumentRecord } from '../engine/read/corpus.js';
import { atOnce, inTurns } from '../engine/steps.js';
import { median, table } from './readme.js';
import type { BenchOptions } from './run.js';
import { syntheticDocuments } from './synthetic.js';
import { watchTurns } from './turns.js';

const rounds = 7;
/** Nodes from which walks begin: the one of highest degree, and two that come after it. */
const centers = [0, 10, 100];

export async function run({ quick }: BenchOptions): Promise<string> {
  const acts = quick ? 2_000 : 20_000;
  const { relations, elis } = readCorpus(acts);
  const begun = performance.now();
  const graph = buildGraph(relations, elis);
  const ranked = { act: rankGraph(graph, 'act'), article: rankGraph(graph, 'article') };
  const ranking = performance.now() - begun;
  const columns = columnsOf(graph, ranked);
  const built: { time: number; pause: number; heap: number }[] = [];
  let graphs: WalkGraphs = atOnce(hydrateGraphs(columns, relationKinds));
  for (let round = 0; round < rounds; round++) {
    const before = heapUsed();
    const turns = watchTurns();
    const started = process.cpuUsage();
    const next = await inTurns(hydrateGraphs(columns, relationKinds), buildMilliseconds);
    const { user, system } = process.cpuUsage(started);
    const pause = await turns.longest();
    // The one before is still held on to: what is more is this one's.
    built.push({ time: (user + system) / 1000, pause, heap: heapUsed() - before });
    graphs = next;
  }
  const of = (name: keyof (typeof built)[number]) => median(built.map((one) => one[name]));
  const costs = table(
    ['what', 'median'],
    [
      ['acts, nodes, relations', `${elis.length}, ${columns.act.length}, ${columns.source.length}`],
      ['degrees and ranks of both levels, when a snapshot is made', `${ranking.toFixed(0)} ms`],
      ['the multigraph and its view by act: processor time', `${of('time').toFixed(0)} ms`],
      ['longest turn of the event loop meanwhile', `${of('pause').toFixed(1)} ms`],
      ['JavaScript heap', `${(of('heap') / 1e6).toFixed(0)} MB`],
    ],
  );
  const walks: string[][] = [];
  for (const level of levels) {
    const { nodes, links } = ranked[level];
    const walked = { ...links, ...incidenceOf(links, nodes.length) };
    for (const center of centers) {
      for (const depth of [1, 2, 3, 5]) {
        const count = atOnce(walkColumns(walked, center, depth)).layers.reduce((sum, { length }) => sum + length, 0);
        const found = walkGraph(graphs[level], center, depth, 'both', nodes.length);
        const overGraph = time(() => walkGraph(graphs[level], center, depth, 'both', nodes.length));
        const overColumns = time(() => atOnce(walkColumns(walked, center, depth)));
        const name = `${level}, rank ${center + 1}, depth ${depth}`;
        walks.push([name, String(count), overGraph + (found === null ? ' (given up)' : ''), overColumns]);
      }
    }
  }
  return `${costs}\n\n${table(['walk in both directions', 'nodes', 'graphology, ms', 'columns, ms'], walks)}`;
}

function readCorpus(acts: number) {
  const documents: DocumentRecord[] = [];
  for (const { act, claims, warnings } of syntheticDocuments(acts)) {
    const digest = documents.length.toString(16).padStart(64, '0');
    documents.push({ path: `${digest}.xml`, digest, summary: summarise(act), claims, warnings, leftOut: [] });
  }
  const corpus = assembleCorpus(documents, [], '00'.repeat(32));
  return { relations: corpus.relations, elis: [...corpus.acts.map(({ summary }) => summary.eli), ...corpus.outside] };
}

/** Bytes of live objects. */
function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

/** Median of so many walks, in milliseconds of processor time. */
function time(walk: () => unknown): string {
  const times = Array.from({ length: rounds }, () => {
    const started = process.cpuUsage();
    for (let i = 0; i < 10; i++) walk();
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 10_000;
  });
  return median(times).toFixed(2);
}
