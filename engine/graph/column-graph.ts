// The link table in the clothes of graphology: its packages that only read walk a view of any size without a copy in objects.
import type { AbstractGraph, Attributes } from 'graphology-types';
import type { ViewLinks } from './link-table.js';
import type { Direction } from './view.js';

/** Nodes are keyed by their number at the level, edges by their row; an edge has these attributes, a node none. */
export interface RowAttributes extends Attributes {
  kind: string;
  reach: string;
  weight: number;
}
export type ColumnGraph = AbstractGraph<Attributes, RowAttributes>;

/** The directions in the names of graphology's methods; all edges are directed. */
const directions = {
  '': 'both',
  Directed: 'both',
  In: 'incoming',
  Inbound: 'incoming',
  Out: 'outgoing',
  Outbound: 'outgoing',
  Undirected: null,
} as const satisfies Record<string, Direction | null>;

type OneWay = Exclude<Direction, 'both'>;
type VisitNeighbour = (key: string, attributes: Attributes) => unknown;
type VisitEdge = (key: string, attributes: RowAttributes, source: string, target: string) => unknown;

const noAttributes: Attributes = Object.freeze({});

/** The names by which graphology changes a graph: by some of them its packages know one. */
const edges = ['Edge', 'DirectedEdge', 'UndirectedEdge'];
const attributed = ['', 'Node', 'Source', 'Target', 'Opposite', ...edges];
const writingNames = [
  ...['add', 'merge', 'update'].flatMap((verb) =>
    ['Node', ...edges, ...edges.map((edge) => `${edge}WithKey`)].map((noun) => verb + noun),
  ),
  ...['Node', ...edges].map((noun) => `drop${noun}`),
  ...['set', 'update', 'remove'].flatMap((verb) => attributed.map((noun) => `${verb}${noun}Attribute`)),
  ...['replace', 'merge', 'update'].flatMap((verb) => attributed.map((noun) => `${verb}${noun}Attributes`)),
  ...['updateEachNodeAttributes', 'updateEachEdgeAttributes', 'clear', 'clearEdges', 'import'],
];
const refuse = (name: string) => (): never => {
  throw new Error(`${name}: a graph in a snapshot found, which never changes; a MultiDirectedGraph expected`);
};
const writing = Object.fromEntries(writingNames.map((name) => [name, refuse(name)]));

/** The nodes at the other ends of a node's links in one direction, each once, ascending. */
export function neighboursOf(links: ViewLinks, node: number, direction: Direction): number[] {
  if (direction === 'both') {
    const incoming = neighboursOf(links, node, 'incoming');
    const found = [...incoming, ...neighboursOf(links, node, 'outgoing')];
    return found.length === incoming.length ? found : [...new Set(found)];
  }
  const found: number[] = [];
  let [last, isAscending] = [-1, true];
  links.forEach(node, direction, (other) => {
    if (other === last) return;
    if (other < last) isAscending = false;
    found.push((last = other));
  });
  return isAscending ? found : [...new Set(found)].sort((a, b) => a - b);
}

/**
 * A view of the link table as a graph of graphology that cannot be changed: what it lists has the order that it has in a
 * `MultiDirectedGraph` with the same keys.
 */
export function wearGraph(links: ViewLinks): ColumnGraph {
  const { bound, table } = links;
  const isNode = (node: number) => Number.isInteger(node) && node >= 0 && node < bound && links.isMember(node);
  const numberOf = (key: unknown): number => {
    const node = Number(key);
    if (!isNode(node)) throw new Error(`node "${String(key)}" not found in the graph, one of its keys expected`);
    return node;
  };
  const nodeKeys = function* (): Iterable<string> {
    for (let node = 0; node < bound; node++) if (links.isMember(node)) yield String(node);
  };
  const sidesOf = (direction: Direction | null): readonly OneWay[] =>
    direction === null ? [] : direction === 'both' ? ['incoming', 'outgoing'] : [direction];
  const endOf = (row: number, side: 'source' | 'target'): number => {
    const node = table[side].at(row)!;
    return links.level === 'act' ? table.nodes.act.at(node)! : node;
  };
  const rowOf = (edge: unknown): number => {
    const row = Number(edge);
    if (!(row >= 0 && row < table.source.length))
      throw new Error(`edge "${String(edge)}" not found in the graph, one of its keys expected`);
    return row;
  };
  const attributesOf = (row: number): RowAttributes => ({
    kind: table.kinds[table.kind.at(row)!]!,
    reach: table.reaches[table.reach.at(row)!]!,
    weight: table.weight.at(row)!,
  });
  /** Rows of a node, those of a self-loop once, or between two; all without a node. */
  const rows = (direction: Direction | null, from?: unknown, to?: unknown): number[] => {
    const found: number[] = [];
    const sides = sidesOf(direction);
    if (from === undefined) {
      const each = (node: string) => links.forEach(Number(node), 'outgoing', (_, row) => found.push(row));
      if (sides.length > 0) for (const node of nodeKeys()) each(node);
      return found;
    }
    const [node, other] = [numberOf(from), to === undefined ? null : numberOf(to)];
    for (const side of sides)
      links.forEach(node, side, (end, row) => {
        if ((other === null || end === other) && (end !== node || side === sides[0])) found.push(row);
      });
    return found;
  };
  const visitEdge = (row: number, visit: VisitEdge) =>
    visit(String(row), attributesOf(row), String(endOf(row, 'source')), String(endOf(row, 'target')));
  const reading: Record<string, unknown> = {
    implementation: 'legami',
    type: 'directed',
    multi: true,
    allowSelfLoops: true,
    hasNode: (key: unknown) => isNode(Number(key)),
    hasEdge: (from: unknown, to?: unknown) =>
      to === undefined ? Number(from) < table.source.length : rows('outgoing', from, to).length > 0,
    nodes: () => [...nodeKeys()],
    forEachNode: (visit: VisitNeighbour) => {
      for (const key of nodeKeys()) visit(key, noAttributes);
    },
    someNode: (visit: VisitNeighbour) => {
      for (const key of nodeKeys()) if (visit(key, noAttributes)) return true;
      return false;
    },
    getNodeAttributes: (key: unknown) => {
      numberOf(key);
      return noAttributes;
    },
    getEdgeAttributes: (edge: unknown) => attributesOf(rowOf(edge)),
    getEdgeAttribute: (edge: unknown, name: string) => attributesOf(rowOf(edge))[name] as unknown,
    getAttributes: () => noAttributes,
    source: (edge: unknown) => String(endOf(rowOf(edge), 'source')),
    target: (edge: unknown) => String(endOf(rowOf(edge), 'target')),
    extremities: (edge: unknown) => (['source', 'target'] as const).map((side) => String(endOf(rowOf(edge), side))),
    opposite: (key: unknown, edge: unknown) => {
      const [source, target] = [endOf(rowOf(edge), 'source'), endOf(rowOf(edge), 'target')];
      return String(source === numberOf(key) ? target : source);
    },
    isDirected: () => true,
    isUndirected: () => false,
    isSelfLoop: (edge: unknown) => endOf(rowOf(edge), 'source') === endOf(rowOf(edge), 'target'),
    // graphology counts a self-loop at both its ends.
    degree: (key: unknown) => rows('incoming', key).length + rows('outgoing', key).length,
  };
  for (const [name, direction] of Object.entries<Direction | null>(directions)) {
    const lower = (noun: string) => (name === '' ? noun.toLowerCase() : name.toLowerCase() + noun);
    const neighbours = (key: unknown) => (direction === null ? [] : neighboursOf(links, numberOf(key), direction));
    reading[lower('Neighbors')] = (key: unknown) => neighbours(key).map(String);
    reading[`forEach${name}Neighbor`] = (key: unknown, visit: VisitNeighbour) => {
      for (const node of neighbours(key)) visit(String(node), noAttributes);
    };
    reading[lower('Edges')] = (from?: unknown, to?: unknown) => rows(direction, from, to).map(String);
    reading[`forEach${name}Edge`] = (...values: unknown[]) => {
      const visit = values.pop() as VisitEdge;
      for (const row of rows(direction, ...(values as [unknown?, unknown?]))) visitEdge(row, visit);
    };
    if (name !== '' && name !== 'Undirected')
      reading[lower('Degree')] = (key: unknown) =>
        sidesOf(direction).reduce((sum, side) => sum + rows(side, key).length, 0);
  }
  const graph = Object.assign(Object.create(writing) as ColumnGraph, reading, { order: links.order });
  return Object.defineProperty(graph, 'size', { get: () => rows('outgoing').length });
}
