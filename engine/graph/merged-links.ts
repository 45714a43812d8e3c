// The links of a view as they are answered: those with the same ends and kind are one.
import type { ViewLinks } from './link-table.js';
import type { Reached } from './walk.js';
import type { Direction } from './view.js';
import type { Steps } from '../steps.js';

/** Parallel columns, one entry a link: the places of its ends in a list of nodes. */
export interface LinkEnds {
  source: Uint32Array;
  target: Uint32Array;
}

/** Links in the order of their later end, then source, target and kind, so that those among the first N nodes are a prefix for every N. */
export interface MergedLinks extends LinkEnds {
  /** Numbers of kinds in the table; and how many relations or citations the link stands for. */
  kind: Uint8Array;
  weight: Uint32Array;
  /** By link: numbers of relations, by the number of the kind. */
  counts: (readonly number[])[];
}

/** Rows looked at between two pauses: about a millisecond. */
const pauseRows = 20_000;

interface Link {
  key: number;
  source: number;
  target: number;
  counts: number[];
}

/** The links among some nodes, merged. @param nodes by rank */
export function* mergeLinks(links: ViewLinks, nodes: Uint32Array): Steps<MergedLinks> {
  const { table, kindOf } = links;
  const kinds = table.kinds.length;
  const placeOf = placesOf(nodes, links.bound);
  const found = new Map<number, Link>();
  let looked = 0;
  for (const [from, node] of nodes.entries()) {
    if ((looked += links.ends(node)) > pauseRows) {
      looked = 0;
      yield;
    }
    links.forEach(node, 'outgoing', (other, row) => {
      const to = placeOf(other);
      if (to === undefined) return;
      const later = Math.max(from, to);
      // Later end, whether that is the source, earlier end and kind as one number.
      const ends = (later * 2 + Number(from === later)) * nodes.length + Math.min(from, to);
      const key = ends * kinds + kindOf(row, other);
      let link = found.get(key);
      if (link === undefined) found.set(key, (link = { key, source: from, target: to, counts: [] }));
      const kind = table.kind.at(row)!;
      link.counts[kind] = (link.counts[kind] ?? 0) + table.weight.at(row)!;
    });
  }
  const sorted = [...found.values()].sort((a, b) => a.key - b.key);
  yield;
  return {
    source: Uint32Array.from(sorted, ({ source }) => source),
    target: Uint32Array.from(sorted, ({ target }) => target),
    kind: Uint8Array.from(sorted, ({ key }) => key % kinds),
    weight: Uint32Array.from(sorted, ({ counts }) => counts.reduce((sum, count) => sum + count, 0)),
    counts: sorted.map(({ counts }) => counts),
  };
}

/** Reads the place of a node in a list; `undefined` where it is not in it. A list much shorter than the graph takes no room for the graph. */
function placesOf(nodes: Uint32Array, bound: number): (node: number) => number | undefined {
  if (nodes.length * fewOf < bound) {
    const places = new Map<number, number>();
    nodes.forEach((node, place) => places.set(node, place));
    return (node) => places.get(node);
  }
  const places = new Uint32Array(bound);
  nodes.forEach((node, place) => (places[node] = place + 1));
  return (node) => (places[node] === 0 ? undefined : places[node]! - 1);
}

/** A map of that share of all nodes takes as much room as a column of them. */
const fewOf = 16;

/** The number of merged links among some nodes. @param isIn whether a node is one of them; all are by default */
export function* countLinks(
  links: ViewLinks,
  nodes: Iterable<number>,
  isIn: (node: number) => boolean = () => true,
): Steps<number> {
  const { kindOf } = links;
  const kinds = links.table.kinds.length;
  let [total, looked] = [0, 0];
  for (const node of nodes) {
    if ((looked += 1 + links.ends(node)) > pauseRows) {
      looked = 0;
      yield;
    }
    const found: number[] = [];
    links.forEach(node, 'outgoing', (other, row) => {
      if (isIn(other)) found.push(other * kinds + kindOf(row, other));
    });
    total += new Set(found).size;
  }
  return total;
}

/** By distance, how many relations lead from the nodes one step nearer to those at that distance; 0 for the centre. */
export function* crossingRelations(
  links: ViewLinks,
  { layers, distances }: Reached,
  direction: Exclude<Direction, 'both'>,
): Steps<number[]> {
  const crossing = layers.map(() => 0);
  let looked = 0;
  for (const [distance, layer] of layers.entries()) {
    for (const node of layer) {
      if ((looked += links.ends(node)) > pauseRows) {
        looked = 0;
        yield;
      }
      links.forEach(node, direction, (other, row) => {
        if (distances.get(other) === distance + 1) crossing[distance + 1]! += links.table.weight.at(row)!;
      });
    }
  }
  return crossing;
}

/** The number of links among the first N nodes, for every N up to `most`. */
export function countWithin({ source, target }: LinkEnds, most: number): Uint32Array {
  const within = new Uint32Array(most + 1);
  for (let count = 0, link = 0; count < within.length; count++) {
    while (link < source.length && Math.max(source[link]!, target[link]!) < count) link++;
    within[count] = link;
  }
  return within;
}
