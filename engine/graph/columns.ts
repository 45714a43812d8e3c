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

/** A node reached by a walk, and how many links away it is. */
export interface Reached {
  rank: number;
  distance: number;
}

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

/** The same walk as {@link walkGraph} over columns, for graphs too large to be hydrated whole. */
export function walkColumns(links: LinkEnds, incidence: Incidence, center: number, depth: number): Reached[] {
  const seen = new Uint8Array(incidence.starts.length - 1);
  const reached: Reached[] = [{ rank: center, distance: 0 }];
  seen[center] = 1;
  for (let i = 0; i < reached.length && reached[i]!.distance < depth; i++) {
    const { rank, distance } = reached[i]!;
    for (let at = incidence.starts[rank]!; at < incidence.starts[rank + 1]!; at++) {
      const link = incidence.links[at]!;
      const other = links.source[link] === rank ? links.target[link]! : links.source[link]!;
      if (seen[other]) continue;
      seen[other] = 1;
      reached.push({ rank: other, distance: distance + 1 });
    }
  }
  return reached;
}
