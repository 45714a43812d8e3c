// The graph of relations: one graphology multigraph of acts and articles, of which both levels are views.
import { MultiDirectedGraph } from 'graphology';
import type { Level, RankedLinks } from './columns.js';
import {
  reaches,
  relationKinds,
  type Reach,
  type Relation,
  type RelationEnd,
  type RelationKind,
} from '../law/relation.js';

interface NodeAttributes {
  /** ELI of the act. */
  act: string;
  /** Article number, or `null` for the act as a whole. */
  article: string | null;
}

interface EdgeAttributes {
  kind: RelationKind;
  reach: Reach | null;
}

/** Nodes are acts, and those articles that have relations, keyed by ELI; every relation is an edge from the amending to the amended end. */
export type RelationGraph = MultiDirectedGraph<NodeAttributes, EdgeAttributes>;

/** @param acts ELIs of all acts, those without relations too */
export function buildGraph(relations: Iterable<Relation>, acts: Iterable<string>): RelationGraph {
  const graph: RelationGraph = new MultiDirectedGraph();
  for (const act of acts) graph.addNode(act, { act, article: null });
  for (const { kind, reach, from, to } of relations) {
    graph.addDirectedEdge(mergeEnd(graph, from), mergeEnd(graph, to), { kind, reach });
  }
  return graph;
}

function mergeEnd(graph: RelationGraph, { act, article, articleEli }: RelationEnd): string {
  return graph.mergeNode(articleEli ?? act, { act, article: articleEli === null ? null : article })[0];
}

/** A level of the graph as flat columns, nodes in rank order: what a snapshot keeps of it. */
export interface RankedGraph {
  nodes: RankedNode[];
  /** Merged by source, target and {@link linkKind}; in the order of their later end. */
  links: RankedLinks;
  /** By link: the number of its relations of each kind. */
  merged: Partial<Record<RelationKind, number>>[];
}

export interface RankedNode extends NodeAttributes {
  eli: string;
  /** Relations, in and out; one that joins the node with itself counts twice. */
  degree: number;
}

/** Kinds that change the words of what they amend; as links they mean the whole of a node. */
const textualKinds: readonly RelationKind[] = ['abroga', 'sostituisce', 'inserisce', 'modifica'];

/**
 * The kind of the link that a relation is part of: a textual one that reaches less than the whole node, or of which it is not known,
 * amends it (contract §6).
 * @param target what the link leads to
 */
export function linkKind({ kind, reach }: Pick<Relation, 'kind' | 'reach'>, target: 'act' | 'article'): RelationKind {
  return textualKinds.includes(kind) && !reachesWhole(reach, target) ? 'modifica' : kind;
}

function reachesWhole(reach: Reach | null, target: 'act' | 'article'): boolean {
  if (target === 'act') return reach === 'atto';
  return reach !== null && reaches.indexOf(reach) <= reaches.indexOf('articolo');
}

/**
 * Ranks the nodes of a level: highest degree first, ties by ELI. Links come in the order of their later end, then source, target and
 * kind, so that the links among the best N nodes are a prefix for every N.
 */
export function rankGraph(graph: RelationGraph, level: Level): RankedGraph {
  const nodes = nodesAt(graph, level).sort((a, b) => b.degree - a.degree || (a.eli < b.eli ? -1 : 1));
  const rank = new Map(nodes.map(({ eli }, i) => [eli, i]));
  return { nodes, ...mergeLinks(graph, nodes, (node) => rank.get(keyAt(graph, level, node))!) };
}

/** The node of a level that represents a node of the graph: the act of an article, or the node itself. */
function keyAt(graph: RelationGraph, level: Level, node: string): string {
  return level === 'act' ? graph.getNodeAttribute(node, 'act') : node;
}

/** At act level an act has the degrees of its articles too; at article level only nodes that have relations are nodes. */
function nodesAt(graph: RelationGraph, level: Level): RankedNode[] {
  const ranked = graph.mapNodes((eli, { act, article }) => ({ eli, act, article, degree: graph.degree(eli) }));
  if (level === 'article') return ranked.filter(({ degree }) => degree > 0);
  const acts = new Map(ranked.filter(({ article }) => article === null).map((node) => [node.act, node]));
  for (const { act, article, degree } of ranked) if (article !== null) acts.get(act)!.degree += degree;
  return [...acts.values()];
}

interface MergedLink {
  source: number;
  target: number;
  kind: number;
  counts: Partial<Record<RelationKind, number>>;
}

function mergeLinks(
  graph: RelationGraph,
  nodes: readonly RankedNode[],
  rankOf: (node: string) => number,
): Pick<RankedGraph, 'links' | 'merged'> {
  const merged = new Map<string, MergedLink>();
  graph.forEachEdge((_, edge, from, to) => {
    const [source, target] = [rankOf(from), rankOf(to)];
    const kind = relationKinds.indexOf(linkKind(edge, nodes[target]!.article === null ? 'act' : 'article'));
    const key = `${source} ${target} ${kind}`;
    let link = merged.get(key);
    if (!link) merged.set(key, (link = { source, target, kind, counts: {} }));
    link.counts[edge.kind] = (link.counts[edge.kind] ?? 0) + 1;
  });
  const links = [...merged.values()].sort(
    (a, b) =>
      Math.max(a.source, a.target) - Math.max(b.source, b.target) ||
      a.source - b.source ||
      a.target - b.target ||
      a.kind - b.kind,
  );
  const weightOf = ({ counts }: MergedLink) => Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    links: {
      source: Uint32Array.from(links, (link) => link.source),
      target: Uint32Array.from(links, (link) => link.target),
      kind: Uint8Array.from(links, (link) => link.kind),
      weight: Uint32Array.from(links, weightOf),
    },
    merged: links.map(({ counts }) => counts),
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
