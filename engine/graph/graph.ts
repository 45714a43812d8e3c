// The graph of amendments, at either level of aggregation. The only file that knows graphology.
import { MultiDirectedGraph } from 'graphology';
import { bfsFromNode } from 'graphology-traversal';
import { unreached, type LinkEnds, type Level, type RankedLinks, type Reached } from './columns.js';
import { relationKinds, type Relation, type RelationKind } from '../law/relation.js';

interface NodeAttributes {
  /** ELI of the act. */
  act: string;
  /** Article number, or `null` for the act as a whole. */
  article: string | null;
}

interface EdgeAttributes {
  kind: RelationKind;
}

/** Nodes are keyed by ELI; every relation is an edge from the amending provision to the amended one. */
export type AmendmentGraph = MultiDirectedGraph<NodeAttributes, EdgeAttributes>;

/**
 * The multigraph of the relations.
 * @param acts at act level, the ELIs of acts that are nodes even without a relation
 */
export function buildGraph(relations: Iterable<Relation>, level: Level, acts: Iterable<string>): AmendmentGraph {
  const graph: AmendmentGraph = new MultiDirectedGraph();
  if (level === 'act') for (const act of acts) graph.mergeNode(act, { act, article: null });
  for (const { kind, from, to } of relations) {
    const [source, target] = [from, to].map((end) => {
      const article = level === 'article' ? end.article : null;
      const key = level === 'article' ? (end.articleEli ?? end.act) : end.act;
      graph.mergeNode(key, { act: end.act, article });
      return key;
    });
    graph.addEdge(source, target, { kind });
  }
  return graph;
}

/** A graph as flat columns, nodes in rank order: what the compiled snapshot keeps of it. */
export interface RankedGraph {
  nodes: { eli: string; act: string; article: string | null; degree: number }[];
  /** Merged by (source, target, kind) at act level; in the order of their later end. */
  links: RankedLinks;
}

/**
 * Ranks the nodes: highest degree (in + out) first, ties by ELI. Links come in the order of their later end, then
 * source, target and kind, so that the links among the best N nodes are a prefix for every N.
 */
export function rankGraph(graph: AmendmentGraph, level: Level): RankedGraph {
  const nodes = graph.mapNodes((eli, { act, article }) => ({ eli, act, article, degree: graph.degree(eli) }));
  nodes.sort((a, b) => b.degree - a.degree || (a.eli < b.eli ? -1 : 1));
  const rank = new Map(nodes.map(({ eli }, i) => [eli, i]));

  const merged = new Map<string, { source: number; target: number; kind: number; weight: number }>();
  graph.forEachEdge((edge, { kind }, from, to) => {
    const [source, target, kindIndex] = [rank.get(from)!, rank.get(to)!, relationKinds.indexOf(kind)];
    const key = level === 'act' ? `${source} ${target} ${kindIndex}` : edge;
    const known = merged.get(key);
    if (known) known.weight++;
    else merged.set(key, { source, target, kind: kindIndex, weight: 1 });
  });
  const links = [...merged.values()].sort(
    (a, b) =>
      Math.max(a.source, a.target) - Math.max(b.source, b.target) ||
      a.source - b.source ||
      a.target - b.target ||
      a.kind - b.kind,
  );
  return {
    nodes,
    links: {
      source: Uint32Array.from(links, (link) => link.source),
      target: Uint32Array.from(links, (link) => link.target),
      kind: Uint8Array.from(links, (link) => link.kind),
      weight: Uint32Array.from(links, (link) => link.weight),
    },
  };
}

/** The graph of ranks, for walks: only its shape, nodes keyed by rank. */
export type RankGraph = MultiDirectedGraph;

/** Builds the walkable graph of `links` again, pausing after every `step` links so that others can have the thread. */
export function* hydrateGraph(links: LinkEnds, step = 2_000): Generator<undefined, RankGraph> {
  const graph: RankGraph = new MultiDirectedGraph();
  for (let i = 0; i < links.source.length; i++) {
    graph.mergeNode(links.source[i]);
    graph.mergeNode(links.target[i]);
    graph.addEdge(links.source[i], links.target[i]);
    if (i % step === step - 1) yield;
  }
  return graph;
}

/**
 * The nodes within `depth` steps of `center` along links in both directions, breadth first.
 * @param nodes how many the whole graph has, with those that have no link
 */
export function walkGraph(graph: RankGraph, center: number, depth: number, nodes: number): Reached {
  const distances = new Uint8Array(nodes).fill(unreached);
  const levels: number[][] = [[center]];
  distances[center] = 0;
  if (graph.hasNode(center)) {
    const visit = (key: string, _attributes: unknown, distance: number) => {
      const rank = Number(key);
      if (distance > 0) (levels[distance] ??= []).push(rank);
      distances[rank] = distance;
      // True: don't go on from this node.
      return distance === depth;
    };
    bfsFromNode(graph, String(center), visit, { mode: 'directed' });
  }
  const ranks = Uint32Array.from(levels.flatMap((level) => level.sort((a, b) => a - b)));
  return { ranks, distances };
}
