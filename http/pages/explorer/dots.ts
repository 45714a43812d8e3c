// Nodes as dots: the graph as sigma takes it, and how large each is drawn.
import { MultiDirectedGraph } from 'graphology';
import type { Drawing } from './drawing.js';
import type { EdgeAttributes, NodeAttributes } from './ink.js';

/** Dots that names do not cover. */
const mostLarge = 200;

/** Bounds of a small neighbourhood (`near-graph`), with room for the names on the right. */
export const nearBounds: { x: [number, number]; y: [number, number] } = { x: [-620, 1040], y: [-510, 510] };

/** All nodes and links of a drawing. */
export function makeGraph(drawing: Drawing): MultiDirectedGraph<NodeAttributes, EdgeAttributes> {
  const graph = new MultiDirectedGraph<NodeAttributes, EdgeAttributes>();
  // The least linked first, so that the largest dots lie on top.
  for (let number = drawing.nodes - 1; number >= 0; number--) {
    const [x, y, label] = [drawing.x[number]!, drawing.y[number]!, drawing.name[number]!];
    graph.addNode(number, { number, x, y, label, size: sizeOf(drawing, number), color: '' });
  }
  for (let number = 0; number < drawing.links; number++) {
    const ends = [drawing.source[number]!, drawing.target[number]!] as const;
    graph.addEdgeWithKey(number, ...ends, { number, size: 0.6, color: '' });
  }
  return graph;
}

/** Nodes of the most relations, as many as names may meet. */
export function largestOf({ nodes, degree }: Drawing): number[] {
  const numbers = Array.from({ length: nodes }, (_, node) => node);
  return numbers.sort((a, b) => degree[b]! - degree[a]!).slice(0, mostLarge);
}

/** Radius in pixels of a node, by its relations; where all nodes are named, on lines of their own, no dot covers the next line. */
export function sizeOf({ degree, isNear }: Drawing, node: number): number {
  return Math.min(isNear ? 8 : 18, 1.6 + 0.75 * Math.sqrt(degree[node]!));
}

/** By how much dots are smaller in a narrow drawing. @param width in pixels */
export function shrinkIn(width: number): number {
  return Math.min(2, Math.max(1, 700 / width));
}
