// The levels of the graph as flat columns: what a snapshot keeps of them, and walks over them. The graph itself is in graph.ts.
import type { Steps } from '../steps.js';

/** `act`: nodes are acts. `article`: nodes are articles and, where a relation names no article, acts. */
export const levels = ['act', 'article'] as const;
export type Level = (typeof levels)[number];

/** A level by its amendments, or by all its relations: other effects too. */
export type RelationView = Level | `${Level}.effects`;

/** A level by its citations, alone, with its amendments, or with all its relations. */
export type CitationView = `${Level}.cites` | `${RelationView}+cites`;

/** Each has nodes, ranks and links of its own. */
export type View = RelationView | CitationView;

const relationViews: readonly RelationView[] = levels.flatMap((level): RelationView[] => [level, `${level}.effects`]);
export const citationViews: readonly CitationView[] = levels.flatMap((level): CitationView[] => [
  `${level}.cites`,
  `${level}+cites`,
  `${level}.effects+cites`,
]);
export const views: readonly View[] = [...relationViews, ...citationViews];

/** The level of which something is a view. */
export function levelOf(view: View): Level {
  return view.startsWith('article') ? 'article' : 'act';
}

export function isCitationView(view: View): view is CitationView {
  return view.endsWith('cites');
}

/** The view of relations that a view has beside its citations; `null` for none. */
export function relationsOf(view: CitationView): RelationView | null {
  return relationViews.find((one) => view === `${one}+cites`) ?? null;
}

/** The links that a walk follows: from the amending to the amended end (`outgoing`), the other way (`incoming`), or both. */
export type Direction = 'both' | 'outgoing' | 'incoming';

/** Parallel columns, one entry a link: the ranks of its ends. */
export interface LinkEnds {
  source: Uint32Array;
  target: Uint32Array;
}

/** Kinds are indexes into the table of kinds; a weight is the number of relations of the link. */
export interface RankedLinks extends LinkEnds {
  kind: Uint8Array;
  weight: Uint32Array;
}

/** Which links touch a node: those of rank r are `incident[starts[r] .. starts[r + 1])`, ascending. */
export interface Incidence {
  starts: Uint32Array;
  incident: Uint32Array;
}

/** A level that can be walked. */
export interface LevelLinks extends LinkEnds, Incidence {}

/** The nodes that a walk reached. */
export interface Reached {
  /** By distance from the centre: the ranks at that distance, ascending. None is empty. */
  layers: Uint32Array[];
  /** By rank: 0 if the walk did not reach the node, else its distance plus 1. */
  marks: Uint8Array;
}

/** Links looked at between two pauses: about a millisecond. */
const pauseLinks = 50_000;

/** Counting sort of the links by both their ends (compressed sparse rows). */
export function incidenceOf({ source, target }: LinkEnds, nodes: number): Incidence {
  const starts = new Uint32Array(nodes + 1);
  const ends = [source, target];
  for (const end of ends) for (const rank of end) starts[rank + 1]!++;
  for (let rank = 0; rank < nodes; rank++) starts[rank + 1]! += starts[rank]!;
  const next = starts.slice(0, nodes);
  const incident = new Uint32Array(source.length * 2);
  for (let link = 0; link < source.length; link++) for (const end of ends) incident[next[end[link]!]!++] = link;
  return { starts, incident };
}

/**
 * The node at the other end of a link, seen from `rank`.
 * @returns -1 where the link doesn't lead that way; `rank` itself for a link from a node to itself
 */
export function otherEnd({ source, target }: LinkEnds, link: number, rank: number, direction: Direction): number {
  if (source[link] === rank) return direction === 'incoming' && target[link] !== rank ? -1 : target[link]!;
  return direction === 'outgoing' ? -1 : source[link]!;
}

/**
 * The nodes within `depth` links of `center`, breadth first, over columns: the same as `walkGraph` of walk.ts reaches, for graphs
 * and walks too large for graphology. Looks only at links that touch a node reached.
 */
export function* walkColumns(
  links: LevelLinks,
  center: number,
  depth: number,
  direction: Direction = 'both',
): Steps<Reached> {
  const marks = new Uint8Array(links.starts.length - 1);
  const layers: Uint32Array[] = [Uint32Array.of(center)];
  marks[center] = 1;
  let looked = 0;
  for (let distance = 1; distance <= depth; distance++) {
    const next: number[] = [];
    for (const rank of layers[distance - 1]!) {
      for (let at = links.starts[rank]!; at < links.starts[rank + 1]!; at++) {
        if (++looked % pauseLinks === 0) yield;
        const other = otherEnd(links, links.incident[at]!, rank, direction);
        if (other === -1 || marks[other] !== 0) continue;
        marks[other] = distance + 1;
        next.push(other);
      }
    }
    if (next.length === 0) break;
    layers.push(sortNumbers(Uint32Array.from(next), marks.length));
  }
  return { layers, marks };
}

/** The nodes that a walk reached: nearest first, then by rank. */
export function ranksOf({ layers }: Reached): Uint32Array {
  const ranks = new Uint32Array(layers.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const layer of layers) {
    ranks.set(layer, end);
    end += layer.length;
  }
  return ranks;
}

/** The links between the nodes that a walk reached. */
export interface Enclosed {
  /** The links between the first `count` nodes, ascending. */
  chosen: Uint32Array;
  /** How many there are between all of them. */
  total: number;
}

/** @param count of the nodes reached, from the nearest on */
export function* enclosedLinks(links: LevelLinks, reached: Reached, count: number): Steps<Enclosed> {
  const { marks } = reached;
  const ranks = ranksOf(reached);
  const last = ranks[Math.min(count, ranks.length) - 1]!;
  // In the order of the walk: no farther than the last, and of those as far no higher rank.
  const isChosen = (rank: number) => marks[rank]! < marks[last]! || (marks[rank] === marks[last] && rank <= last);
  const chosen: number[] = [];
  let [total, looked] = [0, 0];
  for (const rank of ranks) {
    for (let at = links.starts[rank]!; at < links.starts[rank + 1]!; at++) {
      const link = links.incident[at]!;
      if (++looked % pauseLinks === 0) yield;
      // Each link is met at both its ends, and counts at its source; one from a node to itself is met there twice.
      if (links.source[link] !== rank || (at > links.starts[rank]! && link === links.incident[at - 1])) continue;
      const target = links.target[link]!;
      if (marks[target] === 0) continue;
      total++;
      if (isChosen(rank) && isChosen(target)) chosen.push(link);
    }
  }
  return { chosen: sortNumbers(Uint32Array.from(chosen), links.source.length), total };
}

/**
 * By distance, how many relations lead from the nodes one step nearer to those at that distance; 0 for the centre.
 * @param weight of each link: its number of relations
 */
export function* crossingRelations(
  links: LevelLinks,
  weight: Uint32Array,
  { layers, marks }: Reached,
  direction: Direction,
): Steps<number[]> {
  const crossing = layers.map(() => 0);
  let looked = 0;
  for (const [distance, layer] of layers.entries()) {
    for (const rank of layer) {
      for (let at = links.starts[rank]!; at < links.starts[rank + 1]!; at++) {
        if (++looked % pauseLinks === 0) yield;
        const link = links.incident[at]!;
        const other = otherEnd(links, link, rank, direction);
        if (other !== -1 && marks[other] === distance + 2) crossing[distance + 1]! += weight[link]!;
      }
    }
  }
  return crossing;
}

/** Sorts distinct numbers below `bound` in place; many of them by counting, which takes a quarter of the time. */
function sortNumbers(numbers: Uint32Array, bound: number): Uint32Array {
  if (numbers.length < bound / 16) return numbers.sort();
  const present = new Uint8Array(bound);
  for (const number of numbers) present[number] = 1;
  for (let number = 0, at = 0; number < bound; number++) if (present[number]) numbers[at++] = number;
  return numbers;
}
