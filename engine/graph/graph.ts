// The graph of relations as it is built: one graphology multigraph of acts and articles.
import { MultiDirectedGraph } from 'graphology';
import { isAmendment, type Reach, type Relation, type RelationEnd, type RelationKind } from '../law/relation.js';

interface NodeAttributes {
  /** ELI of the act. */
  act: string;
}

interface EdgeAttributes {
  kind: RelationKind;
  reach: Reach | null;
  isAmendment: boolean;
}

/** Nodes are acts, and those articles that have relations, keyed by ELI; every relation is an edge from the amending to the amended end. */
export type RelationGraph = MultiDirectedGraph<NodeAttributes, EdgeAttributes>;

/** @param acts ELIs of all acts, those without relations too */
export function buildGraph(relations: Iterable<Relation>, acts: Iterable<string>): RelationGraph {
  const graph: RelationGraph = new MultiDirectedGraph();
  for (const act of acts) graph.addNode(act, { act });
  for (const relation of relations) {
    const { kind, reach, from, to } = relation;
    const attributes = { kind, reach, isAmendment: isAmendment(relation) };
    graph.addDirectedEdge(mergeEnd(graph, from), mergeEnd(graph, to), attributes);
  }
  return graph;
}

function mergeEnd(graph: RelationGraph, { act, articleEli }: RelationEnd): string {
  return graph.mergeNode(articleEli ?? act, { act })[0];
}
