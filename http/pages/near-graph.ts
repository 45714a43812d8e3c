// A small neighbourhood is drawn anew, so that each of its nodes has room for its name.

/** Neighbourhoods of fewer nodes are laid out by themselves, and every node is named. */
export const fewNodes = 60;

/** Distance from the middle: of nodes one step away, at least, and of the farthest; and half of the drawing's height. */
const [least, farthest, high] = [210, 600, 500];
/** Between the lines of few nodes. */
const widest = 120;

/** A neighbourhood: nodes by number, the ends of its links as such numbers. */
export interface Neighbourhood {
  /** ELIs. */
  ids: readonly string[];
  /** Steps from the middle. */
  distance: readonly number[];
  source: ArrayLike<number>;
  target: ArrayLike<number>;
}

/** Places by node, in units of the drawing. */
export interface Places {
  x: number[];
  y: number[];
}

/**
 * The node of distance 0 in the middle, the others around it: each on a line of its own, so that names, which stand beside, do not
 * cover each other; farther out those of more steps, beside one that leads to them; from the top right clockwise by day of the act.
 */
export function placeNear(near: Neighbourhood): Places {
  const { ids, distance } = near;
  const places: Places = { x: ids.map(() => 0), y: ids.map(() => 0) };
  const others = inOrder(near);
  const right = Math.ceil(others.length / 2);
  const mostSteps = distance.reduce((most, steps) => Math.max(most, steps), 1);
  others.forEach((node, i) => {
    const isRight = i < right;
    const rows = isRight ? right : others.length - right;
    const row = isRight ? i : rows - 1 - (i - right);
    const top = Math.min(high, ((rows - 1) * widest) / 2);
    const height = rows === 1 ? 0 : top - (2 * top * row) / (rows - 1);
    const reach = farthest * (0.55 + (0.45 * distance[node]!) / mostSteps);
    const out = least + (reach - least) * Math.sqrt(Math.max(0, 1 - (height / high) ** 2));
    places.x[node] = Math.round(isRight ? out : -out);
    places.y[node] = Math.round(height);
  });
  return places;
}

/** All nodes but the middle: those of one step by day, behind each those that it leads to. */
function inOrder({ ids, distance, source, target }: Neighbourhood): number[] {
  const day = (node: number) => /\/(\d{4}(?:\/\d\d\/\d\d)?)\//.exec(ids[node]!)?.[1] ?? '';
  const older = (a: number, b: number) => (day(a) < day(b) ? -1 : day(a) > day(b) ? 1 : a - b);
  const linked = ids.map(() => new Set<number>());
  for (let link = 0; link < source.length; link++) {
    linked[source[link]!]?.add(target[link]!);
    linked[target[link]!]?.add(source[link]!);
  }
  const ordered = new Set<number>();
  const visit = (node: number): void => {
    if (ordered.has(node)) return;
    ordered.add(node);
    const next = [...linked[node]!].filter((other) => distance[other] === distance[node]! + 1);
    next.sort(older).forEach(visit);
  };
  const nodes = ids.map((_, node) => node).filter((node) => distance[node] !== 0);
  // Those of one step first; what nothing of the drawing leads to, last.
  for (const node of nodes.sort((a, b) => distance[a]! - distance[b]! || older(a, b))) visit(node);
  return [...ordered];
}
