// The graph as flat columns: what is kept of it, and walks over them. The graph itself is in graph.ts.

/** `act`: nodes are acts. `article`: nodes are articles and, where a relation names no article, acts. */
export const levels = ['act', 'article'] as const;
export type Level = (typeof levels)[number];

/** Parallel columns, one entry a link: the ranks of its ends. */
export interface LinkEnds {
  source: Uint32Array;
  target: Uint32Array;
}

/** Kinds are indexes into the table of kinds; a weight is how many relations the link stands for. */
export interface RankedLinks extends LinkEnds {
  kind: Uint8Array;
  weight: Uint32Array;
}

/** What a walk reached: nearest first, then by rank. */
export interface Reached {
  ranks: Uint32Array;
  /** Of every node of the graph, by rank: how many links away it is, or {@link unreached}. */
  distances: Uint8Array;
}

export const unreached = 255;

/** How many links are looked at before others can have the thread: about a millisecond. */
const breathLinks = 50_000;

/** Which links touch a node: those of rank r are `links[starts[r] .. starts[r + 1])`. */
export interface Incidence {
  starts: Uint32Array;
  links: Uint32Array;
}

/** Counting sort of the links by both their ends (compressed sparse rows). */
export function incidenceOf({ source, target }: LinkEnds, nodes: number): Incidence {
  const starts = new Uint32Array(nodes + 1);
  const ends = [source, target];
  for (const end of ends) for (const rank of end) starts[rank + 1]!++;
  for (let rank = 0; rank < nodes; rank++) starts[rank + 1]! += starts[rank]!;
  const next = starts.slice(0, nodes);
  const links = new Uint32Array(source.length * 2);
  for (let link = 0; link < source.length; link++) for (const end of ends) links[next[end[link]!]!++] = link;
  return { starts, links };
}

/** What a walk writes on, as long as the graph has nodes; what it reached lies in it. */
export interface WalkRoom {
  /** By rank: {@link unreached} but where the walk was. */
  distances: Uint8Array;
  queue: Uint32Array;
}

export function openRoom(nodes: number): WalkRoom {
  return { distances: new Uint8Array(nodes).fill(unreached), queue: new Uint32Array(nodes) };
}

/** Makes room ready for the next walk: most reach little of the graph. */
export function clearRoom({ distances }: WalkRoom, { ranks }: Reached): void {
  for (const rank of ranks) distances[rank] = unreached;
}

/**
 * The nodes within `depth` links of `center`, breadth first, over columns: the same as {@link walkGraph}, for graphs too large to
 * be graphology's. Only links that touch a node reached are looked at; it yields so that others can have the thread.
 */
export function* walkColumns(
  links: LinkEnds,
  incidence: Incidence,
  center: number,
  depth: number,
  { distances, queue }: WalkRoom = openRoom(incidence.starts.length - 1),
): Generator<undefined, Reached> {
  queue[0] = center;
  distances[center] = 0;
  let [end, looked] = [1, 0];
  for (let [from, distance] = [0, 1]; distance <= depth && from < end; distance++) {
    const to = end;
    for (; from < to; from++) {
      const rank = queue[from]!;
      for (let at = incidence.starts[rank]!; at < incidence.starts[rank + 1]!; at++) {
        const link = incidence.links[at]!;
        const other = links.source[link] === rank ? links.target[link]! : links.source[link]!;
        if (++looked % breathLinks === 0) yield;
        if (distances[other] !== unreached) continue;
        distances[other] = distance;
        queue[end++] = other;
      }
    }
    sortNumbers(queue.subarray(to, end), distances.length);
  }
  return { ranks: queue.slice(0, end), distances };
}

/** The links between the nodes that a walk reached. */
export interface Enclosed {
  /** Those between the first `count` of the nodes, ascending. */
  chosen: Uint32Array;
  /** How many there are between all of them. */
  total: number;
}

/** @param count of the nodes reached, from the nearest on */
export function* enclosedLinks(
  links: LinkEnds,
  incidence: Incidence,
  { ranks, distances }: Reached,
  count: number,
): Generator<undefined, Enclosed> {
  const last = ranks[Math.min(count, ranks.length) - 1]!;
  // In the order of the walk: no farther than the last, and of those as far no higher rank.
  const isChosen = (rank: number) =>
    distances[rank]! < distances[last]! || (distances[rank] === distances[last] && rank <= last);
  const chosen: number[] = [];
  let [total, looked] = [0, 0];
  for (const rank of ranks) {
    for (let at = incidence.starts[rank]!; at < incidence.starts[rank + 1]!; at++) {
      const link = incidence.links[at]!;
      if (++looked % breathLinks === 0) yield;
      // Each link is met at both its ends, and counts at its source; one from a node to itself is met there twice.
      if (links.source[link] !== rank || (at > incidence.starts[rank]! && link === incidence.links[at - 1])) continue;
      const target = links.target[link]!;
      if (distances[target] === unreached) continue;
      total++;
      if (isChosen(rank) && isChosen(target)) chosen.push(link);
    }
  }
  return { chosen: sortNumbers(Uint32Array.from(chosen), links.source.length), total };
}

/** Sorts different numbers below `bound` in place: where they are many by counting, which takes a quarter of the time. */
function sortNumbers(numbers: Uint32Array, bound: number): Uint32Array {
  if (numbers.length < bound / 16) return numbers.sort();
  const present = new Uint8Array(bound);
  for (const number of numbers) present[number] = 1;
  for (let number = 0, at = 0; number < bound; number++) if (present[number]) numbers[at++] = number;
  return numbers;
}
