// Seeded link tables of random relations and citations, and each view of them as a multigraph of graphology.
import { MultiDirectedGraph } from 'graphology';
import { buildLinkTable } from '../../../engine/graph/build-table.js';
import { buildGraph } from '../../../engine/graph/graph.js';
import { linksOf, type LinkTable, type ViewLinks } from '../../../engine/graph/link-table.js';
import { numberNodes, type NodeName, type NumberedNodes } from '../../../engine/graph/nodes.js';
import { levels, masks, viewMasks, type Level, type View } from '../../../engine/graph/view.js';
import { isAmendment, type Reach, type RelationKind } from '../../../engine/law/relation.js';
import { randomCorpus, seeded } from '../random-corpus.js';

export interface Size {
  acts: number;
  outside: number;
  relations: number;
  citations: number;
}

/** A link as it was given: its mask is that of its sort. */
export interface PlainLink {
  mask: number;
  from: NodeName;
  to: NodeName;
  kind: RelationKind | 'cita';
  reach: Reach | null;
}

export interface RandomTable {
  nodes: NumberedNodes;
  table: LinkTable;
  plain: readonly PlainLink[];
}

export function randomTable(seed: number, { citations: count, ...size }: Size): RandomTable {
  const corpus = randomCorpus(seed, size);
  const elis = [...corpus.acts.map(({ summary }) => summary.eli), ...corpus.outside];
  const random = seeded(seed + 1);
  const below = (limit: number) => Math.floor(random() * limit);
  // Hubs are cited more than others; some acts are known from citations alone.
  const drawNode = (): NodeName => {
    const act = random() < 0.1 ? `eli:/it/legge/1800/01/01/${1 + below(9)}` : elis[below(below(elis.length) + 1)]!;
    return { act, eli: random() < 0.4 ? act : `${act}/art/${1 + below(4)}` };
  };
  const citations = Array.from({ length: count }, () => ({ from: drawNode(), to: drawNode() }));
  const graph = buildGraph(corpus.relations, elis);
  const names = graph.mapNodes((eli, { act }) => ({ eli, act }));
  const known = new Set(elis);
  const nodes = numberNodes([...names, ...citations.flatMap(({ from, to }) => [from, to])], {
    isInCorpus: (act) => known.has(act) && !corpus.outside.includes(act),
    isKnown: (act) => known.has(act),
    isRepealed: () => false,
  });
  const plain: PlainLink[] = [
    ...corpus.relations.map((relation) => ({
      mask: isAmendment(relation) ? masks.amendments : masks.effects,
      from: { eli: relation.from.articleEli ?? relation.from.act, act: relation.from.act },
      to: { eli: relation.to.articleEli ?? relation.to.act, act: relation.to.act },
      kind: relation.kind,
      reach: relation.reach,
    })),
    ...citations.map((ends) => ({ mask: masks.citations, ...ends, kind: 'cita' as const, reach: null })),
  ];
  return { nodes, table: buildLinkTable(nodes, graph, citations), plain };
}

/** All views, with their links. */
export function viewsOf(table: LinkTable): { name: string; view: View; links: ViewLinks }[] {
  return levels.flatMap((level) =>
    viewMasks.map((mask) => ({ name: `${level} ${mask}`, view: { level, mask }, links: linksOf(table, level, mask) })),
  );
}

/** The links of a view, their ends by number at its level: no citation joins a node with itself. */
export function plainLinks({ nodes, table, plain }: RandomTable, { level, mask }: View) {
  const numberOf = ({ eli, act }: NodeName) =>
    level === 'act' ? table.nodes.act.at(nodes.numbers.get(act)!)! : nodes.numbers.get(eli)!;
  return plain
    .filter((link) => (link.mask & mask) !== 0)
    .map((link) => ({ ...link, source: numberOf(link.from), target: numberOf(link.to) }))
    .filter(({ kind, source, target }) => kind !== 'cita' || source !== target);
}

/** The same as a multigraph of graphology: links with the same ends, kind and reach of the table's nodes are one edge, with their number as weight. */
export function multigraphOf(random: RandomTable, view: View): MultiDirectedGraph {
  const graph = new MultiDirectedGraph();
  const links = linksOf(random.table, view.level, view.mask);
  for (let node = 0; node < links.bound; node++) if (links.isMember(node)) graph.addNode(node);
  for (const { mask, from, to, kind, reach, source, target } of plainLinks(random, view)) {
    const key = [mask, from.eli, to.eli, kind, reach].join(' ');
    if (graph.hasEdge(key)) graph.updateEdgeAttribute(key, 'weight', (weight: number | undefined) => weight! + 1);
    else graph.addDirectedEdgeWithKey(key, source, target, { kind, reach: reach ?? '', weight: 1 });
  }
  return graph;
}

/** A node's number at a level by its ELI. */
export function numberAt({ nodes }: RandomTable, level: Level, eli: string): number {
  const node = nodes.numbers.get(eli)!;
  return level === 'act' ? nodes.act.at(node)! : node;
}
