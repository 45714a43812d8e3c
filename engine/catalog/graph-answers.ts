// The graph as it is answered: the best N nodes as two prefixes, and neighbourhoods.
import { maxNodes } from '../compile/facts.js';
import type { RankGraph } from '../graph.js';
import { walkColumns, type LinkEnds, type Level, type Reached } from '../graph/columns.js';
import { lookUp, type KeyIndex } from '../snapshot/key-index.js';
import { openLadder, type Ladder } from '../snapshot/ladder.js';
import { literal, type Piece } from '../piece.js';
import type { Snapshot } from '../snapshot.js';

/** Above this many links the graph is not rebuilt as a graphology graph: walks run over its columns instead. */
export const hydratedLinks = 60_000;

/** Part of a graph, as JSON elements with commas between. */
export interface Subgraph {
  nodes: Piece;
  links: Piece;
  nodeCount: number;
  linkCount: number;
  /** Of the whole graph, or of the whole neighbourhood. */
  totalNodes: number;
  totalLinks: number;
}

export interface GraphAnswers {
  /** The `count` nodes of highest degree and the links among them. */
  best(level: Level, count: number): Subgraph;
  /** The node of this ELI (an act's or an article's) at a level, or `null`. */
  nodeOf(level: Level, eli: string): number | null;
  /** What lies within `depth` links of a node: nearest first, then by rank, at most `count` nodes. */
  around(level: Level, center: number, depth: number, count: number): Promise<Subgraph>;
}

export function openGraphs(snapshot: Snapshot): GraphAnswers {
  const graphs = { act: openGraph(snapshot, 'act'), article: openGraph(snapshot, 'article') };
  return {
    best: (level, count) => graphs[level].best(count),
    nodeOf: (level, eli) => graphs[level].nodeOf(eli),
    around: (level, center, depth, count) => graphs[level].around(center, depth, count),
  };
}

function openGraph(snapshot: Snapshot, level: Level) {
  const name = `graph.${level}`;
  const nodes = openLadder(snapshot, `${name}.nodes`);
  const links = openLadder(snapshot, `${name}.links`);
  const within = snapshot.column(`${name}.within`, Uint32Array);
  const totals = { totalNodes: nodes.count, totalLinks: links.count };
  let hydrated: Promise<RankGraph> | undefined;

  return {
    best(count: number): Subgraph {
      const nodeCount = Math.min(count, nodes.count, maxNodes);
      const linkCount = within[nodeCount]!;
      return { nodes: nodes.run(0, nodeCount), links: links.run(0, linkCount), nodeCount, linkCount, ...totals };
    },

    nodeOf(eli: string): number | null {
      const index: KeyIndex = {
        hashes: snapshot.column(`${name}.keys.hashes`, Uint32Array),
        ids: snapshot.column(`${name}.keys.ids`, Uint32Array),
      };
      const opening = Buffer.from(`{"id":${JSON.stringify(eli)},`);
      return lookUp(index, eli).find((rank) => nodes.entry(rank).subarray(0, opening.length).equals(opening)) ?? null;
    },

    async around(center: number, depth: number, count: number): Promise<Subgraph> {
      const columns = rankedLinks();
      const reached = await walk(columns, center, depth);
      await breathe();
      reached.sort((a, b) => a.distance - b.distance || a.rank - b.rank);
      const place = new Int32Array(nodes.count).fill(-1);
      reached.forEach(({ rank }, i) => (place[rank] = i));
      const chosen = Math.min(count, reached.length);
      const inside: number[] = [];
      let totalLinks = 0;
      for (let link = 0; link < columns.source.length; link++) {
        if (link % breathLinks === breathLinks - 1) await breathe();
        const source = place[columns.source[link]!]!;
        const target = place[columns.target[link]!]!;
        if (source < 0 || target < 0) continue;
        totalLinks++;
        if (source < chosen && target < chosen) inside.push(link);
      }
      return {
        nodes: literal(await nodesText(nodes, reached.slice(0, chosen))),
        links: literal(await joinEntries(inside, (link) => [links.entry(link)])),
        nodeCount: chosen,
        linkCount: inside.length,
        totalNodes: reached.length,
        totalLinks,
      };
    },
  };

  function rankedLinks(): LinkEnds {
    return {
      source: snapshot.column(`${name}.source`, Uint32Array),
      target: snapshot.column(`${name}.target`, Uint32Array),
    };
  }

  async function walk(columns: LinkEnds, center: number, depth: number): Promise<Reached[]> {
    if (columns.source.length <= hydratedLinks) {
      const { walkGraph } = await graphology();
      return walkGraph(await (hydrated ??= hydrate(columns)), center, depth);
    }
    const starts = snapshot.column(`${name}.starts`, Uint32Array);
    const incidence = { starts, links: snapshot.column(`${name}.incident`, Uint32Array) };
    return walkColumns(columns, incidence, center, depth);
  }
}

/** Loaded with the first walk, so that a start need not wait for it. */
const graphology = () => import('../graph.js');

/** Rebuilds the graph without holding the thread. */
async function hydrate(columns: LinkEnds): Promise<RankGraph> {
  const { hydrateGraph } = await graphology();
  const steps = hydrateGraph(columns);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await breathe();
  }
}

/** Nodes with their distance from the centre as a last member. */
function nodesText(nodes: Ladder, reached: readonly Reached[]): Promise<Buffer> {
  return joinEntries(reached, ({ rank, distance }) => [
    nodes.entry(rank).subarray(0, -1),
    Buffer.from(`,"distanza":${distance}}`),
  ]);
}

const comma = Buffer.from(',');
/** How many entries are written, and links looked at, before others can have the thread. */
const breathEntries = 1_000;
const breathLinks = 500_000;

async function joinEntries<Item>(items: readonly Item[], write: (item: Item) => Buffer[]): Promise<Buffer> {
  const runs: Buffer[] = [];
  for (let at = 0; at < items.length; at += breathEntries) {
    if (at > 0) await breathe();
    const entries = items
      .slice(at, at + breathEntries)
      .flatMap((item, i) => (at + i === 0 ? write(item) : [comma, ...write(item)]));
    runs.push(Buffer.concat(entries));
  }
  return Buffer.concat(runs);
}

function breathe(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}
