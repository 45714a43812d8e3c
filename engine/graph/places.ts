// Which nodes are laid out, and where each is: read from a snapshot, or computed after the port is open.
import { citationViews, levels, levelOf, type CitationView, type Level, type LinkEnds, type View } from './columns.js';
import { layOutLevels, type LayoutOptions } from './layout-thread.js';
import { noCommunity, type Layout, type Unplaced } from './layout.js';
import type { Snapshot } from '../store/snapshot.js';
import type { SnapshotWriter } from '../store/writer.js';

/** Nodes of a view that are laid out: as many as one answer can have. */
const placedNodes = 20_000;
const noPlace = 0xffffffff;

/** Columns of the layout of a level, and the numbers that they hold. */
export const layoutColumns = { x: Float32Array, y: Float32Array, community: Uint32Array } as const;

/** Where a node is drawn. */
export interface Place {
  x: number;
  y: number;
  /** Number of its community, the largest is 0; `null` for a node without links. */
  community: number | null;
}

/** The nodes and links of one view, by ELI. */
export interface ViewNodes {
  nodes: readonly { eli: string }[];
  links: LinkEnds & { weight: Uint32Array };
}

/**
 * Numbers the nodes of a level that are laid out, those among the best of either view, and writes for each node of both views its
 * number: a node is in the same place in both, and in the views of citations, where those that only cite are not laid out.
 * @param citing ELIs of the nodes of views of citations, by rank
 * @returns what is to be laid out
 */
export function writePlaces(
  writer: SnapshotWriter,
  level: Level,
  amendments: ViewNodes,
  effects: ViewNodes,
  citing: Readonly<Record<CitationView, readonly string[]>>,
): Unplaced {
  const best = new Set(amendments.nodes.slice(0, placedNodes).map(({ eli }) => eli));
  const placeOf = new Map<string, number>();
  for (const [rank, { eli }] of effects.nodes.entries()) {
    if (rank < placedNodes || best.has(eli)) placeOf.set(eli, placeOf.size);
  }
  const placesOf = ({ nodes }: ViewNodes) => Uint32Array.from(nodes, ({ eli }) => placeOf.get(eli) ?? noPlace);
  const places = placesOf(effects);
  writer.column(`graph.${level}.places`, placesOf(amendments));
  writer.column(`graph.${level}.effects.places`, places);
  for (const view of citationViews.filter((one) => levelOf(one) === level))
    writer.column(
      `graph.${view}.places`,
      Uint32Array.from(citing[view], (eli) => placeOf.get(eli) ?? noPlace),
    );
  return unplacedOf(places, effects.links);
}

/** What is laid out: the numbered nodes and all links between them. @param places of each node of the view of all effects */
function unplacedOf(places: Uint32Array, { source, target, weight }: LinkEnds & { weight: Uint32Array }): Unplaced {
  const among: number[] = [];
  for (let link = 0; link < source.length; link++) {
    if (places[source[link]!] !== noPlace && places[target[link]!] !== noPlace) among.push(link);
  }
  return {
    nodes: places.reduce((count, place) => count + (place === noPlace ? 0 : 1), 0),
    source: Uint32Array.from(among, (link) => places[source[link]!]!),
    target: Uint32Array.from(among, (link) => places[target[link]!]!),
    weight: Uint32Array.from(among, (link) => weight[link]!),
  };
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

  constructor(private readonly snapshot: Snapshot) {}

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

  /** Where each node of a view is, by rank; `null` for one that is not laid out. Call it only when the places are known. */
  of(view: View): (rank: number) => Place | null {
    const { x, y, community } = this.#layout(levelOf(view));
    const places = this.snapshot.column(`graph.${view}.places`, Uint32Array);
    return (rank) => {
      const place = places[rank]!;
      if (place === noPlace) return null;
      const number = community[place]!;
      return { x: tenth(x[place]!), y: tenth(y[place]!), community: number === noCommunity ? null : number };
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

  #unplaced(level: Level): Unplaced {
    const column = (name: string) => this.snapshot.column(`graph.${level}.effects.${name}`, Uint32Array);
    const links = { source: column('source'), target: column('target'), weight: column('weight') };
    return unplacedOf(column('places'), links);
  }
}

/** What is stored with 24 bits of precision, as the tenths that it was rounded to. */
function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
