// The graph of an opened snapshot as it is answered: the best nodes, and what lies around one.
import { shortestChains } from '../graph/chains.js';
import {
  crossingRelations,
  enclosedLinks,
  ranksOf,
  type Direction,
  type Level,
  type RankedLinks,
  type Reached,
  isCitationView,
  relationsOf,
  type CitationView,
  type RelationView,
  type View,
} from '../graph/columns.js';
import { StoredPlaces, type Place } from '../graph/places.js';
import { StoredGraph } from '../graph/stored-graph.js';
import { literal, type Piece } from '../store/piece.js';
import type { Snapshot } from '../store/snapshot.js';
import { inTurns, type Steps } from '../steps.js';
import { CitationGraph } from './citation-graph.js';
import { maxNodes, ViewGraph, type GraphNode, type GraphTexts, type Subgraph } from './graph.js';

/** A node in brief. */
export interface NodeName {
  id: string;
  /** ELI of its act. */
  act: string;
  label: string;
}

/** What a walk reaches, step by step. */
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
  links: RankedLinks;
  kinds: readonly string[];
  /** Of the whole graph, or of the whole neighbourhood. */
  totalNodes: number;
  totalLinks: number;
}

/** The views, each opened when it is first asked for: most never ask for articles. */
export class Graphs {
  readonly places: StoredPlaces;
  readonly #stored: StoredGraph;
  readonly #views: Partial<Record<RelationView, ViewGraph>> = {};
  readonly #citing: Partial<Record<CitationView, CitationGraph>> = {};

  constructor(private readonly snapshot: Snapshot) {
    this.#stored = new StoredGraph(snapshot);
    this.places = new StoredPlaces(snapshot);
  }

  /** The `count` nodes of highest degree and the links among them. */
  best(view: RelationView, count: number): Subgraph {
    return this.#relations(view).best(count);
  }

  /** The same of any view. @param isPlaced whether each node has where it is drawn: only where places are known */
  bestOf(view: View, count: number, isPlaced: boolean): Promise<Subgraph> {
    return inTurns(this.#takeBest(view, count, isPlaced));
  }

  /**
   * The best nodes of a view, or what lies around one, and the links among them. To be asked only where places are known.
   * @param count how many nodes at most
   */
  draw(view: View, count: number, around: { center: number; depth: number } | null): Promise<DrawnGraph> {
    return inTurns(this.#draw(view, count, around));
  }

  /** The node of this ELI (an act's or an article's) in a view, or `null`. */
  nodeOf(view: View, eli: string): number | null {
    return this.#view(view).nodeOf(eli);
  }

  /** Whether an act is known to be repealed as a whole. @param eli of an act that is known */
  isRepealed(eli: string): boolean {
    const rank = this.nodeOf('act', eli);
    return rank !== null && this.#view('act').node(rank).abrogato === true;
  }

  /**
   * What lies within `depth` links of a node: nearest first, then by rank, at most `count` nodes.
   * @param isPlaced whether each node has where it is drawn
   */
  around(view: View, center: number, depth: number, count: number, isPlaced = false): Promise<Subgraph> {
    return inTurns(this.#takeAround(view, center, depth, count, isPlaced));
  }

  /** The shortest chains of links from one node to another, as {@link shortestChains} finds them. */
  async chains(level: Level, from: number, to: number, direction: Direction): Promise<NodeName[][]> {
    const walk = (center: number, depth: number, way: Direction) => this.#stored.walk(level, center, depth, way);
    const found = await inTurns(shortestChains(this.#stored.links(level), walk, from, to, direction));
    return found.map((chain) => chain.map((rank) => this.#name(level, rank)));
  }

  /** What lies within `depth` links of a node along a direction, at most `count` nodes, the nearest first. */
  reach(level: Level, center: number, depth: number, direction: Direction, count: number): Promise<Reach> {
    return inTurns(this.#takeSteps(level, center, depth, direction, count));
  }

  /** Brings up the multigraph, leaving the thread to requests in between. */
  hydrate(): Promise<void> {
    return this.#stored.hydrate();
  }

  *#draw(view: View, count: number, around: { center: number; depth: number } | null): Steps<DrawnGraph> {
    const stored = this.#view(view);
    yield* this.#stored.load(view);
    const links = this.#stored.links(view);
    const reached = around === null ? null : yield* this.#stored.walk(view, around.center, around.depth, 'both');
    const nodeCount = Math.min(count, stored.nodes.count, maxNodes);
    const ranks = reached === null ? prefix(nodeCount) : ranksOf(reached).subarray(0, count);
    const within = reached === null ? null : yield* enclosedLinks(links, reached, ranks.length);
    const chosen = within === null ? prefix(stored.within(nodeCount)) : within.chosen;
    const placeOf = this.places.of(view);
    const nodes: GraphNode[] = [];
    for (const [at, rank] of ranks.entries()) {
      const distance = reached === null ? {} : { distanza: reached.marks[rank]! - 1 };
      const { x = null, y = null, community: comunita = null } = placeOf(rank) ?? {};
      nodes.push({ ...stored.node(rank), ...distance, x, y, comunita });
      if (at % breathEntries === 0) yield;
    }
    const placeInList = new Map([...ranks].map((rank, at) => [rank, at]));
    const [kind, weight] = [this.#stored.kind(view), this.#stored.weight(view)];
    yield;
    return {
      nodes,
      links: {
        source: Uint32Array.from(chosen, (link) => placeInList.get(links.source[link]!)!),
        target: Uint32Array.from(chosen, (link) => placeInList.get(links.target[link]!)!),
        kind: Uint8Array.from(chosen, (link) => kind[link]!),
        weight: Uint32Array.from(chosen, (link) => weight[link]!),
      },
      kinds: isCitationView(view) ? [...this.#stored.kindNames, 'cita'] : this.#stored.kindNames,
      totalNodes: reached === null ? stored.nodes.count : ranksOf(reached).length,
      totalLinks: within?.total ?? stored.links.count,
    };
  }

  #view(view: View): GraphTexts {
    if (!isCitationView(view)) return this.#relations(view);
    const relations = relationsOf(view);
    return (this.#citing[view] ??= new CitationGraph(
      this.snapshot,
      view,
      relations === null ? null : this.#relations(relations),
    ));
  }

  #relations(view: RelationView): ViewGraph {
    return (this.#views[view] ??= new ViewGraph(this.snapshot, view));
  }

  *#takeBest(view: View, count: number, isPlaced: boolean): Steps<Subgraph> {
    const texts = this.#view(view);
    const { nodes, links } = texts;
    const nodeCount = Math.min(count, nodes.count, maxNodes);
    const linkCount = texts.within(nodeCount);
    const tailOf = isPlaced ? placeTail(this.places.of(view)) : () => nothing;
    return {
      nodes: literal(yield* nodesText(nodes, prefix(nodeCount), tailOf)),
      links: isCitationView(view) ? literal(yield* linksText(links, prefix(linkCount))) : links.run(0, linkCount),
      nodeCount,
      linkCount,
      totalNodes: nodes.count,
      totalLinks: links.count,
    };
  }

  #name(level: Level, rank: number): NodeName {
    const { id, label } = this.#view(level).node(rank);
    return { id, act: this.#view('act').node(this.#stored.actRank(level, rank)).id, label };
  }

  *#takeSteps(level: Level, center: number, depth: number, direction: Direction, count: number): Steps<Reach> {
    const { nodes } = this.#relations(level);
    const reached = yield* this.#stored.walk(level, center, depth, direction);
    const links = this.#stored.links(level);
    const crossing = yield* crossingRelations(links, this.#stored.weight(level), reached, direction);
    let room = count;
    const steps: ReachStep[] = [];
    for (const [distance, layer] of reached.layers.entries()) {
      if (distance === 0) continue;
      const shown = [...layer.subarray(0, room)];
      room -= shown.length;
      const [nodeCount, relationCount] = [layer.length, crossing[distance]!];
      steps.push({ distance, nodeCount, relationCount, nodes: nodes.pick(shown) });
      yield;
    }
    return { steps, isCut: steps.reduce((sum, { nodeCount }) => sum + nodeCount, 0) > count };
  }

  /** The nearest `count` of what lies around a node, and the links among them. */
  *#takeAround(view: View, center: number, depth: number, count: number, isPlaced: boolean): Steps<Subgraph> {
    const { nodes, links } = this.#view(view);
    yield* this.#stored.load(view);
    const reached = yield* this.#stored.walk(view, center, depth, 'both');
    const ranks = ranksOf(reached);
    const nodeCount = Math.min(count, ranks.length);
    const { chosen, total } = yield* enclosedLinks(this.#stored.links(view), reached, nodeCount);
    const distance = distanceTail(reached);
    const place = isPlaced ? placeTail(this.places.of(view)) : null;
    const tailOf: NodeTail = place === null ? distance : (rank) => Buffer.concat([distance(rank), place(rank)]);
    return {
      nodes: literal(yield* nodesText(nodes, ranks.subarray(0, nodeCount), tailOf)),
      links: literal(yield* linksText(links, chosen)),
      nodeCount,
      linkCount: chosen.length,
      totalNodes: ranks.length,
      totalLinks: total,
    };
  }
}

/** The numbers below `count`. */
function prefix(count: number): Uint32Array {
  return Uint32Array.from({ length: count }, (_, i) => i);
}

/** How many entries are put together before others can have the thread: about a millisecond. */
const breathEntries = 1_000;

/** Further members of a node, each with a comma before it. */
type NodeTail = (rank: number) => Buffer;

function distanceTail({ layers, marks }: Reached): NodeTail {
  const tails = layers.map((_, distance) => Buffer.from(`,"distanza":${distance}`));
  return (rank) => tails[marks[rank]! - 1]!;
}

function placeTail(placeOf: (rank: number) => Place | null): NodeTail {
  return (rank) => Buffer.from(writePlace(placeOf(rank)));
}

/** Members of a node that say where it is drawn, each with a comma before it. */
export function writePlace(place: Place | null): string {
  return place === null
    ? ',"x":null,"y":null,"comunita":null'
    : `,"x":${place.x},"y":${place.y},"comunita":${place.community}`;
}

/** Nodes with further members. */
function* nodesText(nodes: GraphTexts['nodes'], ranks: Uint32Array, tailOf: NodeTail): Steps<Buffer> {
  const runs: Buffer[] = [];
  for (let from = 0; from < ranks.length; from += breathEntries) {
    if (from > 0) yield;
    const parts: Buffer[] = [];
    for (const rank of ranks.subarray(from, from + breathEntries)) {
      parts.push(nodes.entry(rank).subarray(0, -1), tailOf(rank), nodeEnd);
    }
    runs.push(Buffer.concat(parts));
  }
  return Buffer.concat(runs).subarray(0, -1);
}

const nodeEnd = Buffer.from('},');

/** These links; adjacent ones are one slice. */
function* linksText(links: GraphTexts['links'], chosen: Uint32Array): Steps<Buffer> {
  const runs: Buffer[] = [];
  let taken = 0;
  for (let from = 0, to = 0; from < chosen.length; from = to) {
    do to++;
    while (to < chosen.length && chosen[to] === chosen[to - 1]! + 1 && to - from < breathEntries);
    if (from > 0) runs.push(comma);
    runs.push(...links.run(chosen[from]!, chosen[to - 1]! + 1).plain());
    taken += to - from;
    if (taken < breathEntries) continue;
    taken = 0;
    yield;
  }
  return Buffer.concat(runs);
}

const comma = Buffer.from(',');
const nothing = Buffer.alloc(0);
