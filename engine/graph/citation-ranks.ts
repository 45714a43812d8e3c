// The graph with citations, as columns: nodes ranked, and citations merged into links, beside those of relations.
import type { LinkEnds, RankedLinks } from './columns.js';
import { relationKinds } from '../law/relation.js';

/** The number of a citation's link among kinds: that after the kinds of relation. */
const citationKind = relationKinds.length;

/** No rank: the node is not in the view. */
export const noRank = 0xffffffff;
/** No link of relations: the link is a citation's. */
export const noOrigin = 0xffffffff;

/** The relations that are ranked together with citations. */
export interface RankedRelations {
  /** By rank in their own view: the number of the node, and its degree. */
  nodes: Uint32Array;
  degrees: Uint32Array;
  links: RankedLinks;
}

/** Parallel columns: of nodes by rank, of links in the order of their later end. */
export interface CitationRanks {
  /** By rank: the number of the node, and its relations and citations, in and out. */
  order: Uint32Array;
  degree: Uint32Array;
  links: RankedLinks;
  /** Of each link: its number among the links of relations, or {@link noOrigin}. */
  origin: Uint32Array;
}

/**
 * Ranks nodes by their citations, and relations where there are any: highest degree first, ties by number. Links are merged and sorted
 * as those of relations are: by their later end, then source, target and kind.
 * @param nodes how many there are, numbered in the order of their ELI
 * @param citations by node number, one entry a citation
 * @param isMember whether a node is in the view that has no link in it
 */
export function rankCitations(
  nodes: number,
  citations: LinkEnds,
  relations: RankedRelations | null,
  isMember: (node: number) => boolean,
): CitationRanks {
  const degrees = new Uint32Array(nodes);
  for (const end of [citations.source, citations.target]) for (const node of end) degrees[node]!++;
  relations?.nodes.forEach((node, rank) => (degrees[node]! += relations.degrees[rank]!));
  const order = orderNodes(degrees, isMember);
  const rankOf = new Uint32Array(nodes).fill(noRank);
  order.forEach((node, rank) => (rankOf[node] = rank));
  return { order, degree: order.map((node) => degrees[node]!), ...mergeLinks(rankOf, citations, relations) };
}

/** The members, highest degree first, ties by number. */
function orderNodes(degrees: Uint32Array, isMember: (node: number) => boolean): Uint32Array {
  const highest = degrees.reduce((most, degree) => Math.max(most, degree), 0);
  // Degree and number in one: a native sort of both.
  const keys = new Float64Array(degrees.length);
  let count = 0;
  degrees.forEach((degree, node) => {
    if (degree > 0 || isMember(node)) keys[count++] = (highest - degree) * degrees.length + node;
  });
  return Uint32Array.from(keys.subarray(0, count).sort(), (key) => key % degrees.length);
}

function mergeLinks(
  rankOf: Uint32Array,
  citations: LinkEnds,
  relations: RankedRelations | null,
): Pick<CitationRanks, 'links' | 'origin'> {
  const nodes = rankOf.length;
  const kinds = citationKind + 1;
  // Later end, whether that is the source, earlier end and kind as one number: below 2 ** 53 up to 14 million nodes.
  const keyOf = (from: number, to: number, kind: number): number => {
    const [source, target] = [rankOf[from]!, rankOf[to]!];
    const later = Math.max(source, target);
    return ((later * 2 + Number(source === later)) * nodes + Math.min(source, target)) * kinds + kind;
  };
  const own = relations?.links.source.length ?? 0;
  const keys = new Float64Array(citations.source.length + own);
  const origins = new Map<number, number>();
  for (let link = 0; link < own; link++) {
    const { nodes: numbers, links } = relations!;
    const key = keyOf(numbers[links.source[link]!]!, numbers[links.target[link]!]!, links.kind[link]!);
    origins.set(key, link);
    keys[link] = key;
  }
  citations.source.forEach((from, i) => (keys[own + i] = keyOf(from, citations.target[i]!, citationKind)));
  keys.sort();
  const count = keys.reduce((sum, key, i) => sum + Number(i === 0 || key !== keys[i - 1]), 0);
  const column = () => new Uint32Array(count);
  const links = { source: column(), target: column(), kind: new Uint8Array(count), weight: column() };
  const origin = column();
  let link = -1;
  keys.forEach((key, i) => {
    if (i === 0 || key !== keys[i - 1]) {
      const kind = key % kinds;
      const ends = Math.floor(key / kinds);
      const [earlier, side] = [ends % nodes, Math.floor(ends / nodes)];
      const later = side >>> 1;
      link++;
      links.kind[link] = kind;
      links.source[link] = side & 1 ? later : earlier;
      links.target[link] = side & 1 ? earlier : later;
      origin[link] = origins.get(key) ?? noOrigin;
      if (origin[link] !== noOrigin) links.weight[link] = relations!.links.weight[origin[link]!]!;
    }
    if (origin[link] === noOrigin) links.weight[link]!++;
  });
  return { links, origin };
}
