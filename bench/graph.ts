// What the link table costs when a snapshot is made, and walks over its columns against the same over a multigraph of graphology.
import { MultiDirectedGraph } from 'graphology';
import { bfsFromNode } from 'graphology-traversal';
import { buildLinkTable } from '../engine/graph/build-table.js';
import { buildGraph } from '../engine/graph/graph.js';
import { linksOf, type ViewLinks } from '../engine/graph/link-table.js';
import { mergeLinks } from '../engine/graph/merged-links.js';
import { numberNodes } from '../engine/graph/nodes.js';
import { bestNodes } from '../engine/graph/rank.js';
import { levels, masks } from '../engine/graph/view.js';
import { nodesOf, openWalk } from '../engine/graph/walk.js';
import { assembleCorpus, summarise, type DocumentRecord } from '../engine/read/corpus.js';
import { atOnce } from '../engine/steps.js';
import { median, table } from './readme.js';
import type { BenchOptions } from './run.js';
import { syntheticDocuments } from './synthetic.js';

const rounds = 7;
/** Ranks of the nodes from which walks begin: the one of highest degree, and some that come after it. */
const centers = [0, 10, 100, 1_000];

export function run({ quick }: BenchOptions): string {
  const acts = quick ? 2_000 : process.argv.includes('--full') ? 180_000 : 20_000;
  const { relations, elis } = readCorpus(acts);
  const begun = performance.now();
  const graph = buildGraph(relations, elis);
  const built = performance.now();
  const known = { isInCorpus: () => true, isKnown: () => true, isRepealed: () => false };
  const nodes = numberNodes(
    graph.mapNodes((eli, { act }) => ({ eli, act })),
    known,
  );
  const links = buildLinkTable(nodes, graph, []);
  const tabled = performance.now();
  const costs = table(
    ['what', 'milliseconds'],
    [
      [`the multigraph of ${graph.order} nodes and ${graph.size} relations`, (built - begun).toFixed(0)],
      ['the link table of it', (tabled - built).toFixed(0)],
    ],
  );
  const walks: string[][] = [];
  for (const level of levels) {
    const view = linksOf(links, level, masks.amendments);
    const real = multigraphOf(view);
    const walk = openWalk(view);
    const best = bestNodes(view, 20_000);
    for (const rank of centers) {
      const center = best[rank]!;
      for (const depth of [1, 2, 3, 5]) {
        const reached = nodesOf(walk(center, depth, 'both'));
        const overColumns = time(() => walk(center, depth, 'both'));
        const overGraph = time(() =>
          bfsFromNode(real, center, (_key, _attributes, far) => far === depth, { mode: 'directed' }),
        );
        const chosen = view.level === 'act' || depth < 3 ? reached.subarray(0, 2_000).slice().sort() : null;
        const merging = chosen === null ? '' : time(() => atOnce(mergeLinks(view, chosen)));
        walks.push([
          `${level}, rank ${rank + 1}, depth ${depth}`,
          String(reached.length),
          overColumns,
          overGraph,
          merging,
        ]);
      }
    }
  }
  const heads = ['walk in both directions', 'nodes', 'columns, ms', 'multigraph, ms', 'merging links of 2,000, ms'];
  return `${costs}\n\n${table(heads, walks)}`;
}

/** The same view as objects. */
function multigraphOf(view: ViewLinks): MultiDirectedGraph {
  const graph = new MultiDirectedGraph();
  for (let node = 0; node < view.bound; node++) if (view.isMember(node)) graph.addNode(node);
  for (let node = 0; node < view.bound; node++)
    view.forEach(node, 'outgoing', (other) => void graph.addDirectedEdge(node, other));
  return graph;
}

function readCorpus(acts: number) {
  const documents: DocumentRecord[] = [];
  for (const { act, claims, warnings } of syntheticDocuments(acts)) {
    const digest = documents.length.toString(16).padStart(64, '0');
    documents.push({ path: `${digest}.xml`, digest, summary: summarise(act, claims), claims, warnings, leftOut: [] });
  }
  const corpus = assembleCorpus(documents, [], '00'.repeat(32));
  return { relations: corpus.relations, elis: [...corpus.acts.map(({ summary }) => summary.eli), ...corpus.outside] };
}

/** Median of so many runs, in milliseconds of processor time. */
function time(run: () => unknown): string {
  const times = Array.from({ length: rounds }, () => {
    const started = process.cpuUsage();
    for (let i = 0; i < 10; i++) run();
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 10_000;
  });
  return median(times).toFixed(2);
}
