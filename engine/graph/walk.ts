// Walks over a view of the graph, by graphology's own traversal.
import { bfsFromNode } from 'graphology-traversal';
import { wearGraph, type ColumnGraph } from './column-graph.js';
import type { ViewLinks } from './link-table.js';
import { sortByRank } from './rank.js';
import type { Direction } from './view.js';
import { DearError } from '../steps.js';

/** The nodes that a walk reached. */
export interface Reached {
  /** By distance from the centre: the nodes at that distance, by rank. None is empty. */
  layers: Uint32Array[];
  /** How far each node that was reached is from the centre. */
  distances: ReadonlyMap<number, number>;
}

const modes = { both: 'directed', outgoing: 'outbound', incoming: 'inbound' } as const satisfies Record<
  Direction,
  string
>;

/** Ends of links that a walk looks at within some milliseconds: it cannot pause. */
export const fewEnds = 1_000;

/** The walks of a view: to what lies within `depth` links of `center`, breadth first. */
export type Walk = (center: number, depth: number, direction: Direction) => Reached;

/**
 * @param mostEnds ends of links up to which a walk goes on
 * @returns a walk; it throws {@link DearError} where it would look at more ends: of its first two steps, before it takes them, or later
 */
export function openWalk(links: ViewLinks, mostEnds = Infinity): Walk {
  const whole: ColumnGraph = wearGraph(links);
  // The traversal takes room for `order` nodes before it begins, milliseconds for a million: this many can be reached.
  const graph =
    mostEnds < whole.order ? (Object.create(whole, { order: { value: mostEnds + 1 } }) as ColumnGraph) : whole;
  return (center, depth, direction) => {
    // A map: what a walk costs follows from what it reaches, and not from the size of the graph.
    const distances = new Map<number, number>();
    const layers: number[][] = [];
    let looked = 0;
    const visit = (key: string, _attributes: unknown, distance: number): boolean => {
      const node = Number(key);
      (layers[distance] ??= []).push(node);
      distances.set(node, distance);
      // True: don't go on from this node.
      if (distance === depth) return true;
      if ((looked += links.ends(node)) > mostEnds)
        throw new DearError(`a walk over more than ${mostEnds} ends of links`);
      return false;
    };
    bfsFromNode(graph, String(center), visit, { mode: modes[direction] });
    return { layers: layers.map((layer) => sortByRank(links, layer)), distances };
  };
}

/** The nodes that a walk reached: nearest first, then by rank. */
export function nodesOf({ layers }: Reached): Uint32Array {
  const nodes = new Uint32Array(layers.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const layer of layers) {
    nodes.set(layer, end);
    end += layer.length;
  }
  return nodes;
}
