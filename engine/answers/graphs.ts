// The graphs of an opened snapshot as they are answered: the best nodes of a view, and what lies around one.
import { shortestChains } from '../graph/chains.js';
import { linksOf, openLinkTable, type LinkTable, type ViewLinks } from '../graph/link-table.js';
import { countLinks, crossingRelations, mergeLinks, type MergedLinks } from '../graph/merged-links.js';
import { nodeFlags, type StoredNodes } from '../graph/nodes.js';
import { StoredPlaces, type NodePosition } from '../graph/places.js';
import { bestNodes, sortByRank } from '../graph/rank.js';
import { masks, usualMask, type Direction, type Level, type View } from '../graph/view.js';
import { fewEnds, nodesOf, openWalk, type Reached, type Walk } from '../graph/walk.js';
import { literal, type Piece } from '../store/piece.js';
import type { Snapshot } from '../store/snapshot.js';
import { inTurns, type Steps } from '../steps.js';
import { linkWriter, maxNodes, nodeDescriber, openGraph, type GraphNode, type Subgraph } from './graph.js';

/** A node in brief. */
export interface NodeName {
  id: string;
  /** ELI of its act. */
  act: string;
  label: string;
}

/** The nodes that a walk reaches, step by step. */
export interface Reach {
  steps: ReachStep[];
  /** True where nodes were left out. */
  isCut: boolean;
}

export interface ReachStep {
  distance: number;
  /** At this distance, those left out included. */
  nodeCount: number;
  /** Relations that lead here from the nodes one step nearer. */
  relationCount: number;
  /** JSON elements with commas between: the nodes by rank, as far as there is room. */
  nodes: Piece;
}

/** Nodes and the links between them, as they are drawn. */
export interface DrawnGraph {
  /** Each with where it is drawn. */
  nodes: GraphNode[];
  /** Parallel columns; ends by the place of the node in the list, kinds by their place in {@link kinds}. */
  links: Omit<MergedLinks, 'counts'>;
  kinds: readonly string[];
  /** Nodes of the whole graph, or of the whole neighbourhood. */
  totalNodes: number;
  totalLinks: number;
}

/** Part of a view: how many nodes, around one or the best. */
export interface Choice {
  /** Nodes, at most. */
  count: number;
  /** The node at the centre, and how many links from it; `null` for the best. */
  around: { center: number; depth: number } | null;
}

/** Which thread makes an answer: one that may take long, or the one that serves, in which a long walk throws `DearError`. */
export interface Haste {
  mayTakeLong?: boolean | undefined;
}

/** A view with what walks over it, and describes its nodes. */
interface OpenView extends ViewLinks {
  describe: (node: number) => GraphNode;
  walk: Walk;
  walkBriefly: Walk;
}

/** The views, each opened when it is first asked for. */
export class Graphs {
  readonly places: StoredPlaces;
  readonly #table: LinkTable & { nodes: StoredNodes };
  readonly #views = new Map<string, OpenView>();
  readonly #stored: Partial<Record<Level, (count: number) => Subgraph>> = {};

  constructor(private readonly snapshot: Snapshot) {
    this.#table = openLinkTable(snapshot);
    this.places = new StoredPlaces(snapshot, this.#table);
  }

  /** The `count` nodes of highest degree at a level, by its amendments, and the links among them: stored bytes. */
  best(level: Level, count: number): Subgraph {
    return (this.#stored[level] ??= openGraph(this.snapshot, this.#usual(level)))(count);
  }

  /**
   * Nodes of a view and the links among them: the best, or what lies around one, nearest first, then by rank.
   * @param isPlaced whether each node has where it is drawn: only where places are known
   */
  take(view: View, choice: Choice, isPlaced: boolean, haste: Haste): Promise<Subgraph> {
    return inTurns(this.#take(view, choice, isPlaced, isPlaced ? this.#hasteFor(haste) : haste));
  }

  /** The same as it is drawn. To be asked only where places are known. */
  draw(view: View, choice: Choice, haste: Haste): Promise<DrawnGraph> {
    return inTurns(this.#draw(view, choice, this.#hasteFor(haste)));
  }

  /** The node of this ELI (an act's or an article's) in a view, or `null`. */
  nodeOf(view: View, eli: string): number | null {
    const node = this.#numberOf(view.level, eli);
    return node !== null && this.#view(view).isMember(node) ? node : null;
  }

  /** The position at which a node is drawn, by its ELI; `null` where it is not. Call it only when the places are known. */
  placeOf(level: Level, eli: string): NodePosition | null {
    const node = this.#numberOf(level, eli);
    return node === null ? null : this.places.of(level)(node);
  }

  #numberOf(level: Level, eli: string): number | null {
    const { nodes } = this.#table;
    const found = nodes.find(eli);
    if (found === null || level === 'article') return found;
    const act = nodes.act.at(found)!;
    return nodes.first.at(act) === found ? act : null;
  }

  /** Whether an act is known to be repealed as a whole. @param eli of an act that is known */
  isRepealed(eli: string): boolean {
    const { nodes } = this.#table;
    const found = nodes.find(eli);
    return found !== null && (nodes.flags.at(found)! & nodeFlags.repealed) !== 0;
  }

  /** The shortest chains of amendments from one node to another, as {@link shortestChains} finds them. */
  async chains(level: Level, from: number, to: number, direction: Direction, haste: Haste): Promise<NodeName[][]> {
    const view = this.#usual(level);
    const found = await inTurns(shortestChains(view, walkOf(view, haste), from, to, direction));
    const { nodes } = this.#table;
    const actOf = (node: number) => nodes.eli(nodes.first.at(level === 'act' ? node : nodes.act.at(node)!)!);
    return found.map((chain) =>
      chain.map((node) => {
        const { id, label } = view.describe(node);
        return { id, act: actOf(node), label };
      }),
    );
  }

  /** The nodes that amendments reach within `depth` steps of a node along a direction: at most `count`, the nearest first. */
  reach(
    level: Level,
    center: number,
    depth: number,
    direction: Exclude<Direction, 'both'>,
    count: number,
    haste: Haste,
  ): Promise<Reach> {
    return inTurns(this.#takeSteps(level, center, depth, direction, count, haste));
  }

  /** Places that are computed after the start are known to the thread that serves alone. */
  #hasteFor(haste: Haste): Haste {
    return this.places.areStored ? haste : { mayTakeLong: true };
  }

  #usual(level: Level): OpenView {
    return this.#view({ level, mask: usualMask });
  }

  #view({ level, mask }: View): OpenView {
    const name = `${level} ${mask}`;
    let view = this.#views.get(name);
    if (view === undefined) {
      const links = linksOf(this.#table, level, mask);
      view = { ...links, describe: nodeDescriber(links), walk: openWalk(links), walkBriefly: openWalk(links, fewEnds) };
      this.#views.set(name, view);
    }
    return view;
  }

  /** The chosen nodes in their order, and by rank; how far each is; and the links among them, merged, by the places of nodes by rank. */
  *#choose(view: OpenView, { count, around }: Choice, haste: Haste) {
    if (around === null) {
      const nodes = bestNodes(view, Math.min(count, maxNodes));
      yield;
      const links = yield* mergeLinks(view, nodes);
      return { nodes, ranked: nodes, reached: null, links, totalNodes: view.order, totalLinks: view.linkCount };
    }
    const reached = walkOf(view, haste)(around.center, around.depth, 'both');
    yield;
    const all = nodesOf(reached);
    const nodes = all.subarray(0, count);
    const ranked = sortByRank(view, nodes);
    const links = yield* mergeLinks(view, ranked);
    const isAll = nodes.length === all.length;
    const totalLinks = isAll ? links.kind.length : yield* countLinks(view, all, (node) => reached.distances.has(node));
    return { nodes, ranked, reached, links, totalNodes: all.length, totalLinks };
  }

  *#take(asked: View, choice: Choice, isPlaced: boolean, haste: Haste): Steps<Subgraph> {
    const view = this.#view(asked);
    const { nodes, ranked, reached, links, totalNodes, totalLinks } = yield* this.#choose(view, choice, haste);
    const describe = this.#describer(view, reached, isPlaced);
    const elis = new Map<number, string>();
    const texts = yield* writeList(nodes.length, (at) => {
      const node = describe(nodes[at]!);
      elis.set(nodes[at]!, node.id);
      return JSON.stringify(node);
    });
    const writeLink = linkWriter(
      links,
      this.#table.kinds,
      Array.from(ranked, (node) => elis.get(node)!),
    );
    return {
      nodes: texts,
      links: yield* writeList(links.kind.length, writeLink),
      nodeCount: nodes.length,
      linkCount: links.kind.length,
      totalNodes,
      totalLinks,
    };
  }

  *#draw(asked: View, choice: Choice, haste: Haste): Steps<DrawnGraph> {
    const view = this.#view(asked);
    const { nodes, ranked, reached, links, totalNodes, totalLinks } = yield* this.#choose(view, choice, haste);
    const describe = this.#describer(view, reached, true);
    const described: GraphNode[] = [];
    for (const [at, node] of nodes.entries()) {
      described.push(describe(node));
      if (at % breathEntries === 0) yield;
    }
    const places = new Map([...nodes].map((node, place) => [node, place]));
    const placeOf = (rank: number) => places.get(ranked[rank]!)!;
    const { source, target, kind, weight } = links;
    const { kinds } = this.#table;
    return {
      nodes: described,
      links: { source: source.map(placeOf), target: target.map(placeOf), kind, weight },
      kinds: asked.mask & masks.citations ? kinds : kinds.filter((one) => one !== 'cita'),
      totalNodes,
      totalLinks,
    };
  }

  /** Describes nodes with how far they are, and where they are drawn. */
  #describer(view: OpenView, reached: Reached | null, isPlaced: boolean): (node: number) => GraphNode {
    const placeOf = isPlaced ? this.places.of(view.level) : null;
    return (node) => {
      const described = view.describe(node);
      if (reached !== null) described.distanza = reached.distances.get(node)!;
      if (placeOf === null) return described;
      const { x = null, y = null, community: comunita = null } = placeOf(node) ?? {};
      return Object.assign(described, { x, y, comunita });
    };
  }

  *#takeSteps(
    level: Level,
    center: number,
    depth: number,
    direction: Exclude<Direction, 'both'>,
    count: number,
    haste: Haste,
  ): Steps<Reach> {
    const view = this.#usual(level);
    const reached = walkOf(view, haste)(center, depth, direction);
    const crossing = yield* crossingRelations(view, reached, direction);
    let room = count;
    const steps: ReachStep[] = [];
    for (const [distance, layer] of reached.layers.entries()) {
      if (distance === 0) continue;
      const shown = layer.subarray(0, room);
      room -= shown.length;
      const nodes = yield* writeList(shown.length, (at) => JSON.stringify(view.describe(shown[at]!)));
      steps.push({ distance, nodeCount: layer.length, relationCount: crossing[distance]!, nodes });
    }
    return { steps, isCut: steps.reduce((sum, { nodeCount }) => sum + nodeCount, 0) > count };
  }
}

function walkOf(view: OpenView, { mayTakeLong = false }: Haste): Walk {
  return mayTakeLong ? view.walk : view.walkBriefly;
}

/** Entries that are put together before other work can have the thread: a millisecond or two. */
const breathEntries = 500;

/** Entries as JSON, with commas between. */
function* writeList(count: number, write: (at: number) => string): Steps<Piece> {
  const runs: string[] = [];
  for (let from = 0; from < count; from += breathEntries) {
    if (from > 0) yield;
    runs.push(Array.from({ length: Math.min(breathEntries, count - from) }, (_, i) => write(from + i)).join());
  }
  return literal(runs.join());
}
