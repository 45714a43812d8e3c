// The shortest chains of links from one node to another.
import { otherEnd, type Direction, type LevelLinks, type Reached } from './columns.js';
import type { Steps } from '../steps.js';

/** Longest chain that is searched for, in links, and the most chains in an answer. */
export const longestChain = 6;
export const mostChains = 3;

type Walk = (center: number, depth: number, direction: Direction) => Steps<Reached>;

const reversed = { both: 'both', outgoing: 'incoming', incoming: 'outgoing' } as const satisfies Record<
  Direction,
  Direction
>;

/**
 * The shortest chains from one node to another, as ranks from end to end. Where there are more than {@link mostChains}: by the rank
 * of the node in the middle, then of the nodes before it, then of those after it, each from the middle on.
 * @param walk walks the level of these links
 * @param direction `outgoing`: each node amends the next; `both`: either amends the other
 * @returns none where there is no chain of at most {@link longestChain} links
 */
export function* shortestChains(
  links: LevelLinks,
  walk: Walk,
  from: number,
  to: number,
  direction: Direction,
): Steps<number[][]> {
  // From both ends at once, half of the way each: what is reached grows with every link.
  for (let radius = 1; radius * 2 <= longestChain; radius++) {
    const near = yield* walk(from, radius, direction);
    yield;
    const far = yield* walk(to, radius, reversed[direction]);
    const length = chainLength(near, far);
    yield;
    if (length === null) continue;
    const chains: number[][] = [];
    for (const middle of near.layers[Math.ceil(length / 2)]!) {
      if (far.marks[middle] !== Math.floor(length / 2) + 1) continue;
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
    for (const rank of layer) {
      const mark = far.marks[rank]!;
      if (mark !== 0 && (shortest === null || distance + mark - 1 < shortest)) shortest = distance + mark - 1;
    }
  }
  return shortest;
}

/** The paths from a node that a walk reached back to its centre, each without the node itself. */
function* waysBack(links: LevelLinks, reached: Reached, rank: number, direction: Direction): Generator<number[]> {
  if (reached.marks[rank] === 1) {
    yield [];
    return;
  }
  const nearer = new Set<number>();
  for (let at = links.starts[rank]!; at < links.starts[rank + 1]!; at++) {
    const other = otherEnd(links, links.incident[at]!, rank, direction);
    if (other !== -1 && reached.marks[other] === reached.marks[rank]! - 1) nearer.add(other);
  }
  for (const next of [...nearer].sort((a, b) => a - b)) {
    for (const rest of waysBack(links, reached, next, direction)) yield [next, ...rest];
  }
}
