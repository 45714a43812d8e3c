// The multigraph in a running service: built again from its columns, and walked by graphology's own traversal.
import { DirectedGraph, MultiDirectedGraph } from 'graphology';
import { bfsFromNode } from 'graphology-traversal';
import type { Direction, Level, Reached } from './columns.js';
import type { GraphColumns } from './graph.js';
import type { RelationKind } from '../law/relation.js';
import type { Steps } from '../steps.js';

/**
 * A walk over graphology is given up when it looked at this many ends of links, after which the columns are walked: neither a
 * traversal nor a callback of it can pause, and this much takes about 5 ms.
 */
const maxWalkedEnds = 8_000;

/** Nodes or edges added in a step: a tenth of a millisecond, or ten where a map inside graphology grows. */
const stepEntries = 20;

/**
 * Milliseconds of a turn of the event loop while the multigraph is built. Nearly all that is allocated stays, so that each of V8's
 * collections of young objects, of which a turn may have one, copies all of them: 5 to 15 ms.
 */
export const buildMilliseconds = 2;

/** The graph that a walk at each level goes over, nodes keyed by rank. */
export interface WalkGraphs {
  /** The multigraph: articles, and acts as named by relations, by their rank; then the other acts. */
  article: MultiDirectedGraph<{ act: number }, { kind: RelationKind }>;
  /** Its view by act: each act and its articles are one node, all relations from one act to another one edge. */
  act: DirectedGraph;
}

/** @param kinds by their number in the columns */
export function* hydrateGraphs(
  { act, source, target, kind }: GraphColumns,
  kinds: readonly RelationKind[],
): Steps<WalkGraphs> {
  const graphs: WalkGraphs = { article: new MultiDirectedGraph(), act: new DirectedGraph() };
  for (const [node, rank] of act.entries()) {
    graphs.article.addNode(node, { act: rank });
    graphs.act.mergeNode(rank);
    if (node % stepEntries === 0) yield;
  }
  // Shared by all edges of a kind: nobody changes them.
  const attributes = kinds.map((name) => ({ kind: name }));
  for (const [edge, from] of source.entries()) {
    const to = target[edge]!;
    graphs.article.addDirectedEdge(from, to, attributes[kind[edge]!]);
    graphs.act.mergeDirectedEdge(act[from], act[to]);
    if (edge % stepEntries === 0) yield;
  }
  return graphs;
}

const modes = { both: 'directed', outgoing: 'outbound', incoming: 'inbound' } as const satisfies Record<
  Direction,
  string
>;

/**
 * The nodes within `depth` links of `center`, breadth first.
 * @param nodes how many the level has
 * @returns `null` where the walk would take too long to be made in one go
 */
export function walkGraph(
  graph: WalkGraphs[Level],
  center: number,
  depth: number,
  direction: Direction,
  nodes: number,
): Reached | null {
  const marks = new Uint8Array(nodes);
  const layers: number[][] = [];
  let looked = 0;
  const visit = (key: string, _attributes: unknown, distance: number): boolean => {
    const rank = Number(key);
    (layers[distance] ??= []).push(rank);
    marks[rank] = distance + 1;
    if (distance === depth) return true;
    // True: don't go on from this node.
    return (looked += graph.degree(key)) > maxWalkedEnds;
  };
  bfsFromNode(graph, String(center), visit, { mode: modes[direction] });
  if (looked > maxWalkedEnds) return null;
  return { layers: layers.map((layer) => Uint32Array.from(layer).sort()), marks };
}
