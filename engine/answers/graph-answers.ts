// The graph as it is answered: the best N nodes as two prefixes, and neighbourhoods.
import { maxNodes } from './facts.js';
import { graphMembers, openSmallGraphs } from './small-graphs.js';
import { shortestChains } from '../graph/chains.js';
import {
  crossingRelations,
  enclosedLinks,
  ranksOf,
  type Direction,
  type Level,
  type Reached,
} from '../graph/columns.js';
import { StoredGraph } from '../graph/stored-graph.js';
import { lookUp, openKeyIndex } from '../store/key-index.js';
import { openLadder, type Ladder } from '../store/ladder.js';
import { literal, type Piece } from '../store/piece.js';
import type { Snapshot } from '../store/snapshot.js';
import { inTurns, type Steps } from '../store/steps.js';

/** Part of a graph, as JSON elements with commas between. */
export interface Subgraph {
  nodes: Piece;
  links: Piece;
  /** Both as members of an answer, `"nodes":[…],"links":[…]`. */
  members: readonly Piece[];
  nodeCount: number;
  linkCount: number;
  /** Of the whole graph, or of the whole neighbourhood. */
  totalNodes: number;
  totalLinks: number;
}

/** A node in brief. */
export interface NodeName {
  /** ELI of the node, and of its act. */
  id: string;
  act: string;
  label: string;
}

/** What a walk reaches, step by step. */
export interface Reach {
  steps: ReachStep[];
  /** True where nodes were left out. */
  isCut: boolean;
}

export interface ReachStep {
  distance: number;
  /** At this distance, those left out included. */
  nodeCount: number;
  /** Relations that lead here from the nodes one step nearer. */
  relationCount: number;
  /** JSON elements with commas between: the nodes by rank, as far as there is room. */
  nodes: Piece;
}

export interface GraphAnswers {
  /** The `count` nodes of highest degree and the links among them. */
  best(level: Level, count: number): Subgraph;
  /** The node of this ELI (an act's or an article's) at a level, or `null`. */
  nodeOf(level: Level, eli: string): number | null;
  /** What lies within `depth` links of a node: nearest first, then by rank, at most `count` nodes. */
  around(level: Level, center: number, depth: number, count: number): Promise<Subgraph>;
  /** The shortest chains of links from one node to another, as {@link shortestChains} finds them. */
  chains(level: Level, from: number, to: number, direction: Direction): Promise<NodeName[][]>;
  /** What lies within `depth` links of a node along a direction, at most `count` nodes, the nearest first. */
  reach(level: Level, center: number, depth: number, direction: Direction, count: number): Promise<Reach>;
  /** Brings up the multigraph, leaving the thread to requests in between. */
  hydrate(): Promise<void>;
}

export function openGraphs(snapshot: Snapshot): GraphAnswers {
  const stored = new StoredGraph(snapshot);
  const opened: Partial<Record<Level, ReturnType<typeof openGraph>>> = {};
  // Opened when first asked for: most never ask for articles.
  const graph = (level: Level) => (opened[level] ??= openGraph(snapshot, stored, level));
  return {
    best: (level, count) => graph(level).best(count),
    nodeOf: (level, eli) => graph(level).nodeOf(eli),
    around: (level, center, depth, count) => graph(level).around(center, depth, count),
    chains: async (level, from, to, direction) => {
      const walk = (center: number, depth: number, way: Direction) => stored.walk(level, center, depth, way);
      const found = await inTurns(shortestChains(stored.links(level), walk, from, to, direction));
      return found.map((chain) => chain.map((rank) => name(level, rank)));
    },
    reach: (level, center, depth, direction, count) => graph(level).reach(center, depth, direction, count),
    hydrate: () => stored.hydrate(),
  };

  function name(level: Level, rank: number): NodeName {
    const { id, label } = graph(level).node(rank);
    return { id, act: graph('act').node(stored.actRank(level, rank)).id, label };
  }
}

function openGraph(snapshot: Snapshot, stored: StoredGraph, level: Level) {
  const name = `graph.${level}`;
  const nodes = openLadder(snapshot, `${name}.nodes`, 'prefixes');
  const links = openLadder(snapshot, `${name}.links`, 'prefixes');
  const within = snapshot.numbers(`${name}.within`, Uint32Array);
  const bestMembers = openSmallGraphs(snapshot, name);
  const totals = { totalNodes: nodes.count, totalLinks: links.count };

  return {
    best(count: number): Subgraph {
      const nodeCount = Math.min(count, nodes.count, maxNodes);
      const linkCount = within.at(nodeCount)!;
      const [bestNodes, bestLinks] = [nodes.run(0, nodeCount), links.run(0, linkCount)];
      const members = bestMembers(nodeCount, bestNodes, bestLinks);
      return { nodes: bestNodes, links: bestLinks, members, nodeCount, linkCount, ...totals };
    },

    nodeOf(eli: string): number | null {
      const index = openKeyIndex(snapshot, `${name}.keys`);
      const opening = Buffer.from(`{"id":${JSON.stringify(eli)},`);
      return lookUp(index, eli).find((rank) => nodes.entry(rank).subarray(0, opening.length).equals(opening)) ?? null;
    },

    node: (rank: number) => JSON.parse(nodes.entry(rank).toString()) as Pick<NodeName, 'id' | 'label'>,

    around: (center: number, depth: number, count: number) => inTurns(takeAround(center, depth, count)),

    reach: (center: number, depth: number, direction: Direction, count: number) =>
      inTurns(takeSteps(center, depth, direction, count)),
  };

  function* takeSteps(center: number, depth: number, direction: Direction, count: number): Steps<Reach> {
    const reached = yield* stored.walk(level, center, depth, direction);
    const crossing = yield* crossingRelations(stored.links(level), stored.weight(level), reached, direction);
    let room = count;
    const steps: ReachStep[] = [];
    for (const [distance, layer] of reached.layers.entries()) {
      if (distance === 0) continue;
      const shown = [...layer.subarray(0, room)];
      room -= shown.length;
      steps.push({
        distance,
        nodeCount: layer.length,
        relationCount: crossing[distance]!,
        nodes: nodes.pick(shown),
      });
      yield;
    }
    return { steps, isCut: steps.reduce((sum, { nodeCount }) => sum + nodeCount, 0) > count };
  }

  /** The nearest `count` of what lies around a node, and the links among them. */
  function* takeAround(center: number, depth: number, count: number): Steps<Subgraph> {
    const reached = yield* stored.walk(level, center, depth, 'both');
    const ranks = ranksOf(reached);
    const nodeCount = Math.min(count, ranks.length);
    const { chosen, total } = yield* enclosedLinks(stored.links(level), reached, nodeCount);
    const nearest = literal(yield* nodesText(nodes, ranks.subarray(0, nodeCount), reached));
    const among = literal(yield* linksText(links, chosen));
    return {
      nodes: nearest,
      links: among,
      members: graphMembers(nearest, among),
      nodeCount,
      linkCount: chosen.length,
      totalNodes: ranks.length,
      totalLinks: total,
    };
  }
}

/** How many entries are put together before others can have the thread: about a millisecond. */
const breathEntries = 1_000;

/** Nodes with their distance from the centre as a last member. */
function* nodesText(nodes: Ladder, ranks: Uint32Array, { layers, marks }: Reached): Steps<Buffer> {
  const tails = layers.map((_, distance) => Buffer.from(`,"distanza":${distance}},`));
  const runs: Buffer[] = [];
  for (let from = 0; from < ranks.length; from += breathEntries) {
    if (from > 0) yield;
    const parts: Buffer[] = [];
    for (const rank of ranks.subarray(from, from + breathEntries)) {
      parts.push(nodes.entry(rank).subarray(0, -1), tails[marks[rank]! - 1]!);
    }
    runs.push(Buffer.concat(parts));
  }
  return Buffer.concat(runs).subarray(0, -1);
}

/** These links; those that lie side by side are one slice. */
function* linksText(links: Ladder, chosen: Uint32Array): Steps<Buffer> {
  const runs: Buffer[] = [];
  let taken = 0;
  for (let from = 0, to = 0; from < chosen.length; from = to) {
    do to++;
    while (to < chosen.length && chosen[to] === chosen[to - 1]! + 1 && to - from < breathEntries);
    if (from > 0) runs.push(comma);
    runs.push(...links.run(chosen[from]!, chosen[to - 1]! + 1).plain());
    taken += to - from;
    if (taken < breathEntries) continue;
    taken = 0;
    yield;
  }
  return Buffer.concat(runs);
}

const comma = Buffer.from(',');
