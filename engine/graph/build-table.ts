// Builds the link table from the multigraph of relations, and from citations.
import { numbersIn, type Numbers } from '../store/columns.js';
import { writeStrings } from '../store/strings.js';
import type { SnapshotWriter } from '../store/writer.js';
import { linkKinds, reaches, relationKinds } from '../law/relation.js';
import { atOnce } from '../steps.js';
import type { RelationGraph } from './graph.js';
import { linkReaches, linksOf, masksBound, tableColumns, totalsAt, type LinkTable } from './link-table.js';
import { countLinks } from './merged-links.js';
import type { NodeName, Nodes, NumberedNodes } from './nodes.js';
import { levels, sorts, viewMasks, type Level } from './view.js';

/** Makes the table of a graph and of citations. @param citations the two ends of each */
export function buildLinkTable(
  nodes: NumberedNodes,
  graph: RelationGraph,
  citations: Iterable<{ from: NodeName; to: NodeName }>,
): LinkTable {
  const { count, numbers } = nodes;
  const size = linkKinds.length * linkReaches.length;
  // Below 2 ** 53 up to five million nodes.
  const keyOf = (sort: number, from: string, to: string, kind: number, reach: number) =>
    ((sort * count + numbers.get(from)!) * count + numbers.get(to)!) * size + kind * linkReaches.length + reach;
  const unsorted: number[] = [];
  graph.forEachEdge((_, { kind, reach, isAmendment }, from, to) => {
    unsorted.push(
      keyOf(
        isAmendment ? 0 : 1,
        from,
        to,
        relationKinds.indexOf(kind),
        reach === null ? 0 : 1 + reaches.indexOf(reach),
      ),
    );
  });
  for (const { from, to } of citations)
    if (from.eli !== to.eli) unsorted.push(keyOf(2, from.eli, to.eli, relationKinds.length, 0));
  const keys = Float64Array.from(unsorted).sort();
  const isFirst = (key: number, at: number) => at === 0 || key !== keys[at - 1];
  const distinct = keys.filter(isFirst);
  const weight = new Uint32Array(distinct.length);
  let row = -1;
  keys.forEach((key, at) => weight[isFirst(key, at) ? ++row : row]!++);
  const pairs = distinct.map((key) => Math.floor(key / size));
  const sources = Uint32Array.from(pairs, (pair) => Math.floor(pair / count));
  const target = Uint32Array.from(pairs, (pair) => pair % count);
  const incomingKey = Uint32Array.from(target, (to, at) => sources[at]! - (sources[at]! % count) + to);
  const columns = {
    source: sources.map((key) => key % count),
    target,
    kind: Uint8Array.from(distinct, (key) => Math.floor((key % size) / linkReaches.length)),
    reach: Uint8Array.from(distinct, (key) => key % linkReaches.length),
    weight,
    starts: startsOf(sources, count * sorts.length),
    ...incidenceOf(incomingKey, count * sorts.length),
  };
  const totals = new Uint32Array(levels.length * masksBound * 2);
  const degrees = degreesOf(nodes, columns);
  const table = {
    nodes,
    kinds: linkKinds,
    reaches: linkReaches,
    ...mapColumns(columns),
    ...degrees,
    totals: numbersIn(totals),
  };
  for (const level of levels) {
    for (const mask of viewMasks) {
      const links = linksOf(table, level, mask);
      const members = Array.from({ length: links.bound }, (_, node) => node).filter(links.isMember);
      totals.set([members.length, atOnce(countLinks(links, members))], totalsAt(level, mask));
    }
  }
  return table;
}

type Arrays<Name extends string> = Readonly<Record<Name, Uint8Array | Uint32Array>>;

const mapColumns = <Name extends string>(columns: Arrays<Name>) =>
  Object.fromEntries(
    Object.entries<Uint8Array | Uint32Array>(columns).map(([name, column]) => [name, numbersIn(column)]),
  ) as Record<Name, Numbers>;

function startsOf(keys: Uint32Array, bound: number): Uint32Array {
  const starts = new Uint32Array(bound + 1);
  for (const key of keys) starts[key + 1]!++;
  for (let key = 0; key < bound; key++) starts[key + 1]! += starts[key]!;
  return starts;
}

/** Counting sort of the rows by the end that they lead to. */
function incidenceOf(keys: Uint32Array, bound: number): Record<'incoming' | 'incoming.starts', Uint32Array> {
  const starts = startsOf(keys, bound);
  const next = starts.slice();
  const incoming = new Uint32Array(keys.length);
  keys.forEach((key, row) => (incoming[next[key]!++] = row));
  return { incoming, 'incoming.starts': starts };
}

/** Relations and citations by sort and node, in and out; at the level of acts without citations within an act. */
function degreesOf(
  { count, actCount, act }: Nodes,
  { source, target, weight, starts }: Arrays<'source' | 'target' | 'weight' | 'starts'>,
): Record<`degrees.${Level}`, Numbers> {
  const acts = new Uint32Array(actCount * sorts.length);
  const articles = new Uint32Array(count * sorts.length);
  for (const [place, sort] of sorts.entries()) {
    for (let row = starts[place * count]!; row < starts[(place + 1) * count]!; row++) {
      const ends = [source[row]!, target[row]!];
      for (const node of ends) articles[place * count + node]! += weight[row]!;
      const [from, to] = [act.at(ends[0]!)!, act.at(ends[1]!)!];
      if (sort === 'citations' && from === to) continue;
      for (const node of [from, to]) acts[place * actCount + node]! += weight[row]!;
    }
  }
  return { 'degrees.act': numbersIn(acts), 'degrees.article': numbersIn(articles) };
}

export function writeLinkTable(writer: SnapshotWriter, table: LinkTable): void {
  for (const name of tableColumns) {
    const { length, at } = table[name];
    writer.column(
      `graph.links.${name}`,
      Uint32Array.from({ length }, (_, i) => at(i)!),
    );
  }
  // By name: a new kind leaves the meaning of the others alone.
  writeStrings(writer, 'graph.kinds', table.kinds);
  writeStrings(writer, 'graph.reaches', table.reaches);
}
