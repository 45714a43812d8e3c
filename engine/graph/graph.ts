// The graph of relations: one graphology multigraph of acts and articles, of which both levels are views.
import { MultiDirectedGraph } from 'graphology';
import type { Level, RankedLinks } from './columns.js';
import { relationKinds, type Relation, type RelationEnd, type RelationKind } from '../law/relation.js';

interface NodeAttributes {
  /** ELI of the act. */
  act: string;
  /** Article number, or `null` for the act as a whole. */
  article: string | null;
}

interface EdgeAttributes {
  kind: RelationKind;
}

/** Nodes are acts, and those articles that have relations, keyed by ELI; every relation is an edge from the amending to the amended end. */
export type RelationGraph = MultiDirectedGraph<NodeAttributes, EdgeAttributes>;

/** @param acts ELIs of all acts, those without relations too */
export function buildGraph(relations: Iterable<Relation>, acts: Iterable<string>): RelationGraph {
  const graph: RelationGraph = new MultiDirectedGraph();
  for (const act of acts) graph.addNode(act, { act, article: null });
  for (const { kind, from, to } of relations) {
    graph.addDirectedEdge(mergeEnd(graph, from), mergeEnd(graph, to), { kind });
  }
  return graph;
}

function mergeEnd(graph: RelationGraph, { act, article, articleEli }: RelationEnd): string {
  return graph.mergeNode(articleEli ?? act, { act, article: articleEli === null ? null : article })[0];
}

/** A level of the graph as flat columns, nodes in rank order: what a snapshot keeps of it. */
export interface RankedGraph {
  nodes: RankedNode[];
  /** Merged by source, target and kind; in the order of their later end. */
  links: RankedLinks;
}

export interface RankedNode extends NodeAttributes {
  eli: string;
  /** Relations, in and out; one that joins the node with itself counts twice. */
  degree: number;
}

/**
 * Ranks the nodes of a level: highest degree first, ties by ELI. Links come in the order of their later end, then source, target and
 * kind, so that the links among the best N nodes are a prefix for every N.
 */
export function rankGraph(graph: RelationGraph, level: Level): RankedGraph {
  const nodes = nodesAt(graph, level).sort((a, b) => b.degree - a.degree || (a.eli < b.eli ? -1 : 1));
  const rank = new Map(nodes.map(({ eli }, i) => [eli, i]));
  return { nodes, links: mergeLinks(graph, (node) => rank.get(keyAt(graph, level, node))!) };
}

/** The node that stands for a node of the graph at a level: an article's act, or itself. */
function keyAt(graph: RelationGraph, level: Level, node: string): string {
  return level === 'act' ? graph.getNodeAttribute(node, 'act') : node;
}

/** At act level an act has the degrees of its articles too; at article level only nodes that have relations are nodes. */
function nodesAt(graph: RelationGraph, level: Level): RankedNode[] {
  if (level === 'article') {
    const nodes = graph.mapNodes((eli, { act, article }) => ({ eli, act, article, degree: graph.degree(eli) }));
    return nodes.filter(({ degree }) => degree > 0);
  }
  const acts = new Map<string, RankedNode>();
  graph.forEachNode((node, { act }) => {
    const known = acts.get(act);
    if (known) known.degree += graph.degree(node);
    else acts.set(act, { eli: act, act, article: null, degree: graph.degree(node) });
  });
  return [...acts.values()];
}

function mergeLinks(graph: RelationGraph, rankOf: (node: string) => number): RankedLinks {
  const merged = new Map<string, { source: number; target: number; kind: number; weight: number }>();
  graph.forEachEdge((_, attributes, from, to) => {
    const [source, target, kind] = [rankOf(from), rankOf(to), relationKinds.indexOf(attributes.kind)];
    const key = `${source} ${target} ${kind}`;
    const known = merged.get(key);
    if (known) known.weight++;
    else merged.set(key, { source, target, kind, weight: 1 });
  });
  const links = [...merged.values()].sort(
    (a, b) =>
      Math.max(a.source, a.target) - Math.max(b.source, b.target) ||
      a.source - b.source ||
      a.target - b.target ||
      a.kind - b.kind,
  );
  return {
    source: Uint32Array.from(links, (link) => link.source),
    target: Uint32Array.from(links, (link) => link.target),
    kind: Uint8Array.from(links, (link) => link.kind),
    weight: Uint32Array.from(links, (link) => link.weight),
  };
}

/** The multigraph as flat columns, from which it is built again. */
export interface GraphColumns {
  /** By node, the rank of its act: first the nodes of article level by rank, then the acts that no relation names as a whole. */
  act: Uint32Array;
  /** By relation: the nodes that it joins, and its kind. */
  source: Uint32Array;
  target: Uint32Array;
  kind: Uint8Array;
}

/** @param ranked the levels of this graph */
export function columnsOf(graph: RelationGraph, ranked: Record<Level, RankedGraph>): GraphColumns {
  const articles = ranked.article.nodes;
  const number = new Map(articles.map(({ eli }, i) => [eli, i]));
  for (const { eli } of ranked.act.nodes) if (!number.has(eli)) number.set(eli, number.size);
  const actRank = new Map(ranked.act.nodes.map(({ eli }, i) => [eli, i]));
  const source = new Uint32Array(graph.size);
  const target = new Uint32Array(graph.size);
  const kind = new Uint8Array(graph.size);
  let edges = 0;
  graph.forEachEdge((_, attributes, from, to) => {
    source[edges] = number.get(from)!;
    target[edges] = number.get(to)!;
    kind[edges++] = relationKinds.indexOf(attributes.kind);
  });
  const act = Uint32Array.from(number.keys(), (node) => actRank.get(graph.getNodeAttribute(node, 'act'))!);
  return { act, source, target, kind };
}
