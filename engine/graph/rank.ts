// Ranks of nodes in a view: highest degree first, ties in the order of their numbers, which is that of their ELI.
import type { ViewLinks } from './link-table.js';

/** These nodes by rank. */
export function sortByRank({ bound, degree }: ViewLinks, nodes: ArrayLike<number>): Uint32Array {
  const degrees = Uint32Array.from(nodes, degree);
  const highest = degrees.reduce((most, one) => Math.max(most, one), 0);
  // Degree and number in one: a native sort of both.
  const keys = Float64Array.from(nodes, (node, at) => (highest - degrees[at]!) * bound + node).sort();
  return Uint32Array.from(keys, (key) => key % bound);
}

/** The `count` best nodes of a view, by rank. */
export function bestNodes(links: ViewLinks, count: number): Uint32Array {
  // By degree, up to one that few have; what is higher is one.
  const counts = new Uint32Array(mostTold + 1);
  const told = (node: number) => Math.min(links.degree(node), mostTold);
  for (let node = 0; node < links.bound; node++) if (links.isMember(node)) counts[told(node)]!++;
  // The lowest degree of the best, and how many of its nodes are among them.
  let [least, room] = [mostTold, count];
  while (least > 0 && counts[least]! < room) room -= counts[least--]!;
  if (least === mostTold) room = Infinity;
  const chosen: number[] = [];
  for (let node = 0; node < links.bound; node++) {
    if (!links.isMember(node)) continue;
    const degree = told(node);
    if (degree > least || (degree === least && room-- > 0)) chosen.push(node);
  }
  return sortByRank(links, chosen).subarray(0, count);
}

const mostTold = 100_000;
