// The layout of a graph that was laid out before and has changed a little: what was drawn stays where it is.
import { noCommunity, type Layout, type Unplaced } from './drawing.js';

/** The former position and community of a node; the community is `null` for a node without links. */
export interface OldPlace {
  x: number;
  y: number;
  community: number | null;
}

/** Share of the nodes that must have been laid out: of a graph that has changed more, all is laid out anew. */
const leastKnown = 0.95;
/** Distance of a new node from the middle of its neighbours, in units of the drawing. */
const beside = 6;
/** The golden angle, by which several new nodes at one place come apart. */
const golden = Math.PI * (3 - Math.sqrt(5));

/**
 * Places new nodes beside those that they are linked with, and leaves all others where they were.
 * @param placeOf where a node was, by its number
 * @returns `null` where too few nodes were laid out before
 */
export function carryLayout(unplaced: Unplaced, placeOf: (node: number) => OldPlace | null): Layout | null {
  const { nodes } = unplaced;
  const layout = {
    x: new Float32Array(nodes),
    y: new Float32Array(nodes),
    community: new Uint32Array(nodes).fill(noCommunity),
  };
  const fresh = new Set<number>();
  let lowest = 0;
  for (let node = 0; node < nodes; node++) {
    const old = placeOf(node);
    if (old === null) fresh.add(node);
    else set(layout, node, old.x, old.y, old.community ?? noCommunity);
    if (old !== null) lowest = Math.min(lowest, old.y);
  }
  if (nodes === 0 || nodes - fresh.size < leastKnown * nodes) return null;
  const neighbours = neighboursOf(unplaced, fresh);
  // A new node may have only new neighbours, which come first then.
  for (let left = [...fresh], before = Infinity; left.length > 0 && left.length < before;) {
    before = left.length;
    left = left.filter((node) => !placeBeside(layout, node, neighbours.get(node)!, fresh));
  }
  // In the strip of those without links, below all others.
  for (const [place, node] of [...fresh].entries()) set(layout, node, place * beside, lowest - beside, noCommunity);
  return layout;
}

/** @returns whether one of its neighbours has a place, so that it has one, too */
function placeBeside(layout: Layout, node: number, neighbours: readonly number[], fresh: Set<number>): boolean {
  const placed = neighbours.filter((one) => !fresh.has(one));
  if (placed.length === 0) return false;
  const mean = (values: Float32Array) => placed.reduce((sum, one) => sum + values[one]!, 0) / placed.length;
  const angle = node * golden;
  const [x, y] = [mean(layout.x) + beside * Math.cos(angle), mean(layout.y) + beside * Math.sin(angle)];
  set(layout, node, x, y, layout.community[placed[0]!]!);
  fresh.delete(node);
  return true;
}

function neighboursOf({ source, target }: Unplaced, of: ReadonlySet<number>): Map<number, number[]> {
  const neighbours = new Map([...of].map((node): [number, number[]] => [node, []]));
  for (const [link, from] of source.entries()) {
    const to = target[link]!;
    if (from === to) continue;
    neighbours.get(from)?.push(to);
    neighbours.get(to)?.push(from);
  }
  return neighbours;
}

function set({ x, y, community }: Layout, node: number, atX: number, atY: number, own: number): void {
  x[node] = Math.round(atX * 10) / 10;
  y[node] = Math.round(atY * 10) / 10;
  community[node] = own;
}
