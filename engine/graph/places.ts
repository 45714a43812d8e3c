// The nodes that are laid out, and their positions: read from a snapshot, or computed after the port is open.
import { layOutLevels, type LayoutOptions } from './layout-thread.js';
import { noCommunity, type Layout, type Unplaced } from './drawing.js';
import { linksOf, type LinkTable } from './link-table.js';
import { mergeLinks } from './merged-links.js';
import { bestNodes, sortByRank } from './rank.js';
import { allRelations, levels, masks, type Level } from './view.js';
import { atOnce } from '../steps.js';
import type { Snapshot } from '../store/snapshot.js';
import type { SnapshotWriter } from '../store/writer.js';

/** Nodes of a view that are laid out: as many as one answer can have. */
const placedNodes = 20_000;

/** Columns of the layout of a level, and the numbers that they hold. */
export const layoutColumns = { x: Float32Array, y: Float32Array, community: Uint32Array } as const;

/** The position of a node in the drawing. */
export interface NodePosition {
  x: number;
  y: number;
  /** Number of its community, the largest is 0; `null` for a node without links. */
  community: number | null;
}

/**
 * Writes which nodes of a level are laid out, those among the best by amendments or by all relations, by rank in the latter: a node is in
 * the same place in every view.
 * @returns what is to be laid out, and which nodes these are, by their number at the level
 */
export function writePlaces(writer: SnapshotWriter, table: LinkTable, level: Level): Undrawn {
  const [amendments, all] = [masks.amendments, allRelations].map((mask) => linksOf(table, level, mask));
  const best = new Set([amendments!, all!].flatMap((links) => [...bestNodes(links, placedNodes)]));
  const placed = sortByRank(all!, [...best]);
  writer.column(`graph.${level}.placed`, placed);
  return { placed, unplaced: unplacedOf(table, level, placed) };
}

/** The input of a level's layout, and its nodes by their number at the level. */
export interface Undrawn {
  unplaced: Unplaced;
  placed: Uint32Array;
}

/** The input of a layout: the numbered nodes and all relations between them. */
function unplacedOf(table: LinkTable, level: Level, placed: Uint32Array): Unplaced {
  const { source, target, weight } = atOnce(mergeLinks(linksOf(table, level, allRelations), placed));
  return { nodes: placed.length, source, target, weight };
}

export function writeLayouts(writer: SnapshotWriter, layouts: Record<Level, Layout>): void {
  for (const level of levels) {
    for (const name of ['x', 'y', 'community'] as const) {
      writer.column(`graph.${level}.layout.${name}`, layouts[level][name]);
    }
  }
}

/** The layouts of an open snapshot. */
export class StoredPlaces {
  readonly #layouts: Partial<Record<Level, Layout>> = {};
  readonly #numbers: Partial<Record<Level, ReadonlyMap<number, number>>> = {};

  constructor(
    private readonly snapshot: Snapshot,
    private readonly table: LinkTable,
  ) {}

  /** Whether they came with the snapshot. */
  get areStored(): boolean {
    return this.snapshot.has('graph.act.layout.x');
  }

  /** Whether they are stored, or {@link layOut} is done. */
  get areKnown(): boolean {
    return this.#layouts.act !== undefined || this.areStored;
  }

  /** Lays out both levels in threads, unless that was done when the snapshot was made. */
  async layOut(options: LayoutOptions = {}): Promise<void> {
    if (this.areKnown) return;
    Object.assign(
      this.#layouts,
      await layOutLevels({ act: this.#unplaced('act'), article: this.#unplaced('article') }, options),
    );
  }

  /** The position of each node of a level; `null` for one that is not laid out. Call it only when the positions are known. */
  of(level: Level): (node: number) => NodePosition | null {
    const { x, y, community } = this.#layout(level);
    const numbers = (this.#numbers[level] ??= new Map([...this.#placed(level)].map((node, number) => [node, number])));
    return (node) => {
      const number = numbers.get(node);
      if (number === undefined) return null;
      const own = community[number]!;
      return { x: tenth(x[number]!), y: tenth(y[number]!), community: own === noCommunity ? null : own };
    };
  }

  #layout(level: Level): Layout {
    const name = `graph.${level}.layout`;
    return (this.#layouts[level] ??= {
      x: this.snapshot.column(`${name}.x`, layoutColumns.x),
      y: this.snapshot.column(`${name}.y`, layoutColumns.y),
      community: this.snapshot.column(`${name}.community`, layoutColumns.community),
    });
  }

  #placed(level: Level): Uint32Array {
    return this.snapshot.column(`graph.${level}.placed`, Uint32Array);
  }

  #unplaced(level: Level): Unplaced {
    return unplacedOf(this.table, level, this.#placed(level));
  }
}

/** Removes the error of single precision: positions were rounded to tenths before they were stored. */
function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
