// The nodes of the graph: acts in the order of their ELI, each followed by those of its articles that have links or are cited.
import { lookUp, openKeyIndex, writeKeyIndex } from '../store/key-index.js';
import { numbersIn, type Numbers } from '../store/columns.js';
import type { Snapshot } from '../store/snapshot.js';
import { openStrings, writeStrings } from '../store/strings.js';
import type { SnapshotWriter } from '../store/writer.js';

/** An act or article, by its ELI and that of its act. */
export interface NodeName {
  eli: string;
  act: string;
}

/** Nodes by number, and acts by theirs: that of an act among acts is its number at the level of acts. */
export interface Nodes {
  readonly count: number;
  readonly actCount: number;
  eli(node: number): string;
  /** By node: the number of its act among acts. */
  readonly act: Numbers;
  /** By act: its node, after which those of its articles come; and the end. */
  readonly first: Numbers;
  /** By node: a sum of {@link nodeFlags}. */
  readonly flags: Numbers;
}

/** Flags of a node; `known`: an act of the corpus, or one that a relation names. */
export const nodeFlags = { inCorpus: 1, repealed: 2, known: 4 } as const;

/** Facts about nodes that the graph has to be told. */
export interface NodeFacts {
  /** @param act by ELI */
  isInCorpus: (act: string) => boolean;
  isKnown: (act: string) => boolean;
  /** @param node by ELI, with that of its act */
  isRepealed: (node: string, act: string) => boolean;
}

/** Nodes as they are numbered when a snapshot is made. */
export interface NumberedNodes extends Nodes {
  elis: readonly string[];
  numbers: ReadonlyMap<string, number>;
}

/** Numbers nodes, each once, and their acts. */
export function numberNodes(names: Iterable<NodeName>, { isInCorpus, isKnown, isRepealed }: NodeFacts): NumberedNodes {
  const actOf = new Map<string, string>();
  for (const { eli, act } of names) actOf.set(eli, act).set(act, act);
  const sorted = [...actOf].sort((a, b) => compare(a[1], b[1]) || compare(a[0], b[0]));
  const elis = sorted.map(([eli]) => eli);
  const first: number[] = [];
  const act = Uint32Array.from(sorted, ([eli, own], node) => (eli === own ? first.push(node) : first.length) - 1);
  const flags = Uint32Array.from(
    sorted,
    ([eli, own]) =>
      (isInCorpus(own) ? nodeFlags.inCorpus : 0) +
      (isRepealed(eli, own) ? nodeFlags.repealed : 0) +
      (eli === own && isKnown(own) ? nodeFlags.known : 0),
  );
  return {
    count: elis.length,
    actCount: first.length,
    eli: (node) => elis[node]!,
    act: numbersIn(act),
    first: numbersIn(Uint32Array.from([...first, elis.length])),
    flags: numbersIn(flags),
    elis,
    numbers: new Map(elis.map((eli, node) => [eli, node])),
  };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Columns of nodes. */
export const nodeColumns = ['act', 'first', 'flags'] as const;

/** An article is written as what follows the ELI of its act. */
export function writeNodes(writer: SnapshotWriter, nodes: NumberedNodes): void {
  const { elis, act, first } = nodes;
  const sizeOf = (node: number) => elis[first.at(act.at(node)!)!]!.length;
  writeStrings(
    writer,
    'graph.nodes',
    elis.map((eli, node) => (first.at(act.at(node)!) === node ? eli : eli.slice(sizeOf(node)))),
    { held: true },
  );
  for (const name of nodeColumns) writer.column(`graph.nodes.${name}`, columnOf(nodes[name]));
  writeKeyIndex(writer, 'graph.nodes.keys', elis);
}

const columnOf = (numbers: Numbers) => Uint32Array.from({ length: numbers.length }, (_, i) => numbers.at(i)!);

/** The nodes of an open snapshot. */
export interface StoredNodes extends Nodes {
  /** The node of this ELI, or `null`. */
  find(eli: string): number | null;
  /** Those from one up to another, the first an act, as they are written: an article as what follows the ELI of its act. */
  run(from: number, to: number): string[];
}

export function openNodes(snapshot: Snapshot): StoredNodes {
  const names = openStrings(snapshot, 'graph.nodes');
  const [act, first, flags] = nodeColumns.map((name) => snapshot.numbers(`graph.nodes.${name}`, Uint32Array));
  const keys = openKeyIndex(snapshot, 'graph.nodes.keys');
  const eli = (node: number) => {
    const own = first!.at(act!.at(node)!)!;
    return own === node ? names.at(node) : names.at(own) + names.at(node);
  };
  return {
    count: names.count,
    actCount: first!.length - 1,
    eli,
    act: act!,
    first: first!,
    flags: flags!,
    find: (asked) => lookUp(keys, asked).find((node) => eli(node) === asked) ?? null,
    run: names.run,
  };
}
