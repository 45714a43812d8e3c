// The graph in a snapshot: its columns, and where it is not too large the multigraph that is built of them.
import {
  incidenceOf,
  walkColumns,
  type Direction,
  type Level,
  type LevelLinks,
  type RankedLinks,
  type Reached,
  type View,
} from './columns.js';
import type { GraphColumns } from './graph.js';
import type { WalkGraphs } from './walk.js';
import { relationKinds, type RelationKind } from '../law/relation.js';
import type { Snapshot } from '../store/snapshot.js';
import { inTurns, type Steps } from '../steps.js';
import { openStrings, writeStrings } from '../store/strings.js';
import type { SnapshotWriter } from '../store/writer.js';

/**
 * Nodes and relations, taken together, up to which the multigraph is built; a larger graph stays in its columns. At this size the
 * multigraph and its view by act take about 100 MB and a second; a corpus of 20,000 acts has a third of it.
 */
const maxGraphSize = 200_000;

/** Columns of the links of a view, and the numbers that they hold. */
export const linkColumns = {
  source: Uint32Array,
  target: Uint32Array,
  weight: Uint32Array,
  kind: Uint8Array,
  starts: Uint32Array,
  incident: Uint32Array,
} as const;

/** Columns of the multigraph, and the numbers that they hold. */
export const multigraphColumns = {
  act: Uint32Array,
  source: Uint32Array,
  target: Uint32Array,
  kind: Uint8Array,
} as const;

const namesOf = <Name extends string>(columns: Record<Name, unknown>) => Object.keys(columns) as Name[];

/** Writes the links of a view: what {@link StoredGraph.links} reads. */
export function writeLinks(writer: SnapshotWriter, view: View, links: RankedLinks, nodes: number): void {
  const columns: Record<keyof typeof linkColumns, Uint8Array | Uint32Array> = {
    ...links,
    ...incidenceOf(links, nodes),
  };
  for (const name of namesOf(linkColumns)) writer.column(`graph.${view}.${name}`, columns[name]);
}

/** Writes the multigraph: what {@link StoredGraph.hydrate} reads. */
export function writeMultigraph(writer: SnapshotWriter, columns: GraphColumns): void {
  for (const name of namesOf(multigraphColumns)) writer.column(`graph.multi.${name}`, columns[name]);
  writeStrings(writer, 'graph.multi.kinds', relationKinds);
}

/** The graph of an open snapshot. Answers are the same before and after {@link hydrate}. */
export class StoredGraph {
  #graphs: WalkGraphs | null = null;
  #walkGraph: typeof import('./walk.js').walkGraph | null = null;

  constructor(private readonly snapshot: Snapshot) {}

  /** Builds the multigraph, unless it is too large, leaving the thread to requests in between. */
  async hydrate(): Promise<void> {
    const count = (name: string) => this.snapshot.count(`graph.multi.${name}`, Uint32Array);
    if (count('act') + count('source') > maxGraphSize) return;
    const { buildMilliseconds, hydrateGraphs, walkGraph } = await import('./walk.js');
    const column = (name: string) => this.snapshot.column(`graph.multi.${name}`, Uint32Array);
    const columns = {
      act: column('act'),
      source: column('source'),
      target: column('target'),
      kind: this.snapshot.column('graph.multi.kind', Uint8Array),
    };
    this.#graphs = await inTurns(hydrateGraphs(columns, this.kindNames), buildMilliseconds);
    this.#walkGraph = walkGraph;
  }

  /** The links of a view. */
  links(view: View): LevelLinks {
    const column = (name: string) => this.snapshot.column(`graph.${view}.${name}`, Uint32Array);
    return {
      source: column('source'),
      target: column('target'),
      starts: column('starts'),
      incident: column('incident'),
    };
  }

  /** Reads the links of a view, and what is known of each, into memory: those of citations can be many. */
  *load(view: View): Steps<void> {
    for (const name of namesOf(linkColumns))
      yield* this.snapshot.columnInSteps(`graph.${view}.${name}`, linkColumns[name]);
  }

  /** The rank at act level of the act that a node belongs to. */
  actRank(level: Level, rank: number): number {
    return level === 'act' ? rank : this.snapshot.numbers('graph.multi.act', Uint32Array).at(rank)!;
  }

  /** How many relations each link of a view stands for. */
  weight(view: View): Uint32Array {
    return this.snapshot.column(`graph.${view}.weight`, Uint32Array);
  }

  /** The kinds by their numbers in columns. */
  get kindNames(): readonly RelationKind[] {
    const names = openStrings(this.snapshot, 'graph.multi.kinds');
    return Array.from({ length: names.count }, (_, i) => names.at(i) as RelationKind);
  }

  /** The kind of each link of a view, a number in {@link kindNames}, or that after them for a citation. */
  kind(view: View): Uint8Array {
    return this.snapshot.column(`graph.${view}.kind`, Uint8Array);
  }

  /**
   * The nodes within `depth` links of `center`, breadth first: over graphology where the multigraph is there and the walk short
   * enough, else over the columns.
   */
  *walk(view: View, center: number, depth: number, direction: Direction): Steps<Reached> {
    const links = this.links(view);
    const nodes = links.starts.length - 1;
    const graph = view === 'act' || view === 'article' ? this.#graphs?.[view] : undefined;
    const found = graph ? this.#walkGraph!(graph, center, depth, direction, nodes) : null;
    return found ?? (yield* walkColumns(links, center, depth, direction));
  }
}
