// The shortest chains of links from one node to another.
import { neighboursOf } from './column-graph.js';
import type { ViewLinks } from './link-table.js';
import { sortByRank } from './rank.js';
import type { Direction } from './view.js';
import type { Reached, Walk } from './walk.js';
import type { Steps } from '../steps.js';

/** Longest chain that is searched for, in links, and the most chains in an answer. */
export const longestChain = 6;
export const mostChains = 3;

const reversed = { both: 'both', outgoing: 'incoming', incoming: 'outgoing' } as const satisfies Record<
  Direction,
  Direction
>;

/**
 * The shortest chains from one node to another, as nodes from end to end. Where there are more than {@link mostChains}: by the rank
 * of the node in the middle, then of the nodes before it, then of those after it, each from the middle on.
 * @param walk walks these links
 * @param direction `outgoing`: each node amends the next; `both`: either amends the other
 * @returns none where there is no chain of at most {@link longestChain} links
 */
export function* shortestChains(
  links: ViewLinks,
  walk: Walk,
  from: number,
  to: number,
  direction: Direction,
): Steps<number[][]> {
  // From both ends at once, half of the way each: what is reached grows with every link.
  for (let radius = 1; radius * 2 <= longestChain; radius++) {
    const near = walk(from, radius, direction);
    yield;
    const far = walk(to, radius, reversed[direction]);
    const length = chainLength(near, far);
    yield;
    if (length === null) continue;
    const chains: number[][] = [];
    for (const middle of near.layers[Math.ceil(length / 2)]!) {
      if (far.distances.get(middle) !== Math.floor(length / 2)) continue;
      for (const before of waysBack(links, near, middle, reversed[direction])) {
        before.reverse();
        for (const after of waysBack(links, far, middle, direction)) {
          chains.push([...before, middle, ...after]);
          if (chains.length === mostChains) return chains;
        }
      }
    }
    return chains;
  }
  return [];
}

/** Length in links of the shortest chain through both walks; `null` if they do not meet. */
function chainLength(near: Reached, far: Reached): number | null {
  let shortest: number | null = null;
  for (const [distance, layer] of near.layers.entries()) {
    for (const node of layer) {
      const rest = far.distances.get(node);
      if (rest !== undefined && (shortest === null || distance + rest < shortest)) shortest = distance + rest;
    }
  }
  return shortest;
}

/** The paths from a node that a walk reached back to its centre, each without the node itself. */
function* waysBack(links: ViewLinks, reached: Reached, node: number, direction: Direction): Generator<number[]> {
  const distance = reached.distances.get(node)!;
  if (distance === 0) {
    yield [];
    return;
  }
  const nearer = neighboursOf(links, node, direction).filter((other) => reached.distances.get(other) === distance - 1);
  for (const next of sortByRank(links, nearer))
    for (const rest of waysBack(links, reached, next, direction)) yield [next, ...rest];
}
