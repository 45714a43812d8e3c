// The graph as it is answered: the best N nodes as two prefixes, and neighbourhoods.
import { maxNodes } from './facts.js';
import { graphMembers, openSmallGraphs } from './small-graphs.js';
import type { RankGraph } from '../graph/graph.js';
import {
  clearRoom,
  enclosedLinks,
  openRoom,
  walkColumns,
  type Incidence,
  type LinkEnds,
  type Level,
  type Reached,
  type WalkRoom,
} from '../graph/columns.js';
import { lookUp, openKeyIndex } from '../store/key-index.js';
import { openLadder, type Ladder } from '../store/ladder.js';
import { literal, type Piece } from '../store/piece.js';
import type { Snapshot } from '../store/snapshot.js';

/**
 * Above this many links the graph is not rebuilt as a graphology graph: walks run over its columns instead, where they can pause.
 * A walk through all of one of this size holds the thread for about 10 ms.
 */
const hydratedLinks = 10_000;

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

export interface GraphAnswers {
  /** The `count` nodes of highest degree and the links among them. */
  best(level: Level, count: number): Subgraph;
  /** The node of this ELI (an act's or an article's) at a level, or `null`. */
  nodeOf(level: Level, eli: string): number | null;
  /** What lies within `depth` links of a node: nearest first, then by rank, at most `count` nodes. A promise where it takes more than a step. */
  around(level: Level, center: number, depth: number, count: number): Subgraph | Promise<Subgraph>;
}

export function openGraphs(snapshot: Snapshot): GraphAnswers {
  const opened: Partial<Record<Level, ReturnType<typeof openGraph>>> = {};
  // Opened when first asked for: most never ask for articles.
  const graph = (level: Level) => (opened[level] ??= openGraph(snapshot, level));
  return {
    best: (level, count) => graph(level).best(count),
    nodeOf: (level, eli) => graph(level).nodeOf(eli),
    around: (level, center, depth, count) => graph(level).around(center, depth, count),
  };
}

function openGraph(snapshot: Snapshot, level: Level) {
  const name = `graph.${level}`;
  const nodes = openLadder(snapshot, `${name}.nodes`, 'prefixes');
  const links = openLadder(snapshot, `${name}.links`, 'prefixes');
  const within = snapshot.numbers(`${name}.within`, Uint32Array);
  const bestMembers = openSmallGraphs(snapshot, name);
  const totals = { totalNodes: nodes.count, totalLinks: links.count };
  let hydrated: Promise<RankGraph> | undefined;
  /** Left by the last walk; those that run meanwhile make their own. */
  let spareRoom: WalkRoom | null = null;

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

    around(center: number, depth: number, count: number): Subgraph | Promise<Subgraph> {
      const ends = {
        source: snapshot.column(`${name}.source`, Uint32Array),
        target: snapshot.column(`${name}.target`, Uint32Array),
      };
      const incidence = {
        starts: snapshot.column(`${name}.starts`, Uint32Array),
        links: snapshot.column(`${name}.incident`, Uint32Array),
      };
      if (ends.source.length > hydratedLinks) return unhurried(aroundColumns(ends, incidence, center, depth, count));
      return aroundGraph(ends, incidence, center, depth, count);
    },
  };

  function* aroundColumns(
    ends: LinkEnds,
    incidence: Incidence,
    center: number,
    depth: number,
    count: number,
  ): Generator<undefined, Subgraph> {
    const room = spareRoom ?? openRoom(nodes.count);
    spareRoom = null;
    const reached = yield* walkColumns(ends, incidence, center, depth, room);
    const subgraph = yield* takeOut(ends, incidence, reached, count);
    clearRoom(room, reached);
    spareRoom = room;
    return subgraph;
  }

  async function aroundGraph(
    ends: LinkEnds,
    incidence: Incidence,
    center: number,
    depth: number,
    count: number,
  ): Promise<Subgraph> {
    const { hydrateGraph, walkGraph } = await graphology();
    hydrated ??= Promise.resolve(unhurried(hydrateGraph(ends)));
    const reached = walkGraph(await hydrated, center, depth, nodes.count);
    return unhurried(takeOut(ends, incidence, reached, count));
  }

  /** The nearest `count` of what was reached, and the links among them. */
  function* takeOut(
    ends: LinkEnds,
    incidence: Incidence,
    reached: Reached,
    count: number,
  ): Generator<undefined, Subgraph> {
    const nodeCount = Math.min(count, reached.ranks.length);
    const { chosen, total } = yield* enclosedLinks(ends, incidence, reached, nodeCount);
    const nearest = literal(yield* nodesText(nodes, reached, nodeCount));
    const among = literal(yield* linksText(links, chosen));
    return {
      nodes: nearest,
      links: among,
      members: graphMembers(nearest, among),
      nodeCount,
      linkCount: chosen.length,
      totalNodes: reached.ranks.length,
      totalLinks: total,
    };
  }
}

/** Loaded with the first walk, so that a start need not wait for it. */
const graphology = () => import('../graph/graph.js');

/** Takes work to its end: at once where it is one step, else step by step, so that others can have the thread in between. */
function unhurried<Result>(steps: Generator<undefined, Result>): Result | Promise<Result> {
  const first = steps.next();
  return first.done ? first.value : afterBreaths(steps);
}

async function afterBreaths<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    await new Promise((resolve) => void setImmediate(resolve));
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** How many entries are put together before others can have the thread: about a millisecond. */
const breathEntries = 1_000;

/** The first `count` nodes reached, with their distance from the centre as a last member. */
function* nodesText(nodes: Ladder, { ranks, distances }: Reached, count: number): Generator<undefined, Buffer> {
  const farthest = distances[ranks[count - 1]!]!;
  const tails = Array.from({ length: farthest + 1 }, (_, distance) => Buffer.from(`,"distanza":${distance}},`));
  const runs: Buffer[] = [];
  for (let from = 0; from < count; from += breathEntries) {
    if (from > 0) yield;
    const parts: Buffer[] = [];
    for (const rank of ranks.subarray(from, Math.min(count, from + breathEntries))) {
      parts.push(nodes.entry(rank).subarray(0, -1), tails[distances[rank]!]!);
    }
    runs.push(Buffer.concat(parts));
  }
  return Buffer.concat(runs).subarray(0, -1);
}

/** These links; those that lie side by side are one slice. */
function* linksText(links: Ladder, chosen: Uint32Array): Generator<undefined, Buffer> {
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
