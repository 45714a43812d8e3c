// Lays out the nodes of a level, and finds the communities that they belong to.
import { UndirectedGraph } from 'graphology';
import louvainPackage from 'graphology-communities-louvain';
import forceAtlas2Package from 'graphology-layout-forceatlas2';
import { noCommunity, span, type Layout, type Unplaced } from './drawing.js';

// These packages are CommonJS: the function is the member `default` of what is imported, or that itself.
const louvain = louvainPackage as unknown as typeof louvainPackage.default;
const forceAtlas2 = forceAtlas2Package as unknown as typeof forceAtlas2Package.default;

/** Communities from this seed. */
const seed = 20_260;
/** The golden angle, by which points fill a disc evenly. */
const golden = Math.PI * (3 - Math.sqrt(5));
/** Runs of iterations between two reports of progress; each begins at the speed that the drawing has cooled down to. */
const runs = 10;
/** The drawing is at rest once its nodes move less than this share of its side in a run, on average: what later runs change one hardly sees. */
const rest = 0.003;
/** Nodes above which far ones push as groups: below, finding the groups takes longer than what it saves. */
const mostExact = 200;

type LinkGraph = UndirectedGraph<{ x: number; y: number }, { weight: number }>;

/**
 * Lays out a graph: Louvain's communities, then ForceAtlas2 from places by community. The same graph gives the same layout.
 * @param report called with the share of the work that is done, 0 to 1
 */
export function layOut(unplaced: Unplaced, report: (share: number) => void = () => undefined): Layout {
  const graph = joinNodes(unplaced);
  const community = rankCommunities(graph, unplaced.nodes);
  seedPlaces(graph, community);
  const iterations = iterationsFor(graph.order);
  const settings = {
    linLogMode: true,
    outboundAttractionDistribution: true,
    barnesHutOptimize: graph.order > mostExact,
    barnesHutTheta: 1,
    strongGravityMode: true,
    gravity: 0.02,
    scalingRatio: 4,
    slowDown: 4,
  };
  for (let run = 0, isMoving = graph.size > 0; run < runs && isMoving; run++) {
    const before = graph.mapNodes((_, { x, y }) => ({ x, y }));
    forceAtlas2.assign(graph, { iterations: Math.ceil(iterations / runs), settings, getEdgeWeight: null });
    isMoving = meanMove(graph, before) > rest * extentOf(graph).side;
    report(isMoving ? (run + 1) / runs : 1);
  }
  separateLargest(graph, unplaced);
  return { ...fit(graph, unplaced.nodes), community };
}

/** How far nodes are from where they were, on average. */
function meanMove(graph: LinkGraph, before: readonly { x: number; y: number }[]): number {
  let [sum, node] = [0, 0];
  graph.forEachNode((_, { x, y }) => {
    const old = before[node++]!;
    sum += Math.hypot(x - old.x, y - old.y);
  });
  return sum / node;
}

/** Iterations of ForceAtlas2 at most: fewer for more nodes, because each takes longer and communities start near their final places. */
function iterationsFor(nodes: number): number {
  return Math.round(Math.min(600, Math.max(250, 1_200_000 / (nodes + 1))));
}

/**
 * The nodes that have links, and one edge between any two that are linked. It begins at the end that has fewer: by the links of that
 * end ForceAtlas2 divides the attraction, so that leaves stay near their hub and hubs come apart.
 */
function joinNodes({ nodes, source, target, weight }: Unplaced): LinkGraph {
  const weights = new Map<number, number>();
  const linked = new Uint32Array(nodes);
  for (const [link, from] of source.entries()) {
    const to = target[link]!;
    if (from === to) continue;
    const pair = Math.min(from, to) * nodes + Math.max(from, to);
    if (!weights.has(pair)) for (const node of [from, to]) linked[node]!++;
    weights.set(pair, (weights.get(pair) ?? 0) + weight[link]!);
  }
  const graph: LinkGraph = new UndirectedGraph();
  for (const [node, links] of linked.entries()) if (links > 0) graph.addNode(node, { x: 0, y: 0 });
  for (const [pair, sum] of weights) {
    const [best, other] = [Math.floor(pair / nodes), pair % nodes];
    const [from, to] = linked[best]! < linked[other]! ? [best, other] : [other, best];
    graph.addEdge(from, to, { weight: 1 + Math.log2(sum) });
  }
  return graph;
}

function rankCommunities(graph: LinkGraph, nodes: number): Uint32Array {
  const ranked = new Uint32Array(nodes).fill(noCommunity);
  if (graph.size === 0) return ranked;
  const found = louvain(graph, { getEdgeWeight: 'weight', rng: seededRandom(seed) });
  const members = new Map<number, number[]>();
  for (const node of graph.nodes()) {
    const list = members.get(found[node]!);
    if (list) list.push(Number(node));
    else members.set(found[node]!, [Number(node)]);
  }
  const best = (list: readonly number[]) => list.reduce((a, b) => Math.min(a, b));
  const bySize = [...members.values()].sort((a, b) => b.length - a.length || best(a) - best(b));
  for (const [rank, list] of bySize.entries()) for (const node of list) ranked[node] = rank;
  return ranked;
}

/** Mulberry32: a number from 0 to 1 at each call. */
function seededRandom(state: number): () => number {
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Each community a disc of its own, the largest in the middle; within it the best node in the middle. */
function seedPlaces(graph: LinkGraph, community: Uint32Array): void {
  const nodes = graph.mapNodes(Number).sort((a, b) => community[a]! - community[b]! || a - b);
  for (let from = 0, to = 0; from < nodes.length; from = to) {
    while (to < nodes.length && community[nodes[to]!] === community[nodes[from]!]) to++;
    const centre = spotOn(from + (to - from) / 2, 12);
    for (const [place, node] of nodes.slice(from, to).entries()) {
      const { x, y } = spotOn(place, 6, community[node]!);
      graph.mergeNodeAttributes(node, { x: centre.x + x, y: centre.y + y });
    }
  }
}

/** A spot of a sunflower: each new one beside the others, farther out. */
function spotOn(place: number, distance: number, turn = 0): { x: number; y: number } {
  const angle = place * golden + turn;
  const radius = Math.sqrt(place) * distance;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** Nodes that are drawn so large that one would cover another. */
const mostLarge = 200;
/** Rounds in which they are pushed apart; most come apart in a few. */
const pushes = 60;
/** In units of the drawing: the radius of a node, as the explorer draws it in a window of common height. */
const radiusFor = (relations: number) => 4 * Math.min(18, 1.6 + 0.75 * Math.sqrt(relations));

/** Pushes the largest nodes apart until none covers another. The packages that do so leave nodes in one place to chance. */
function separateLargest(graph: LinkGraph, { nodes, source, target, weight }: Unplaced): void {
  const relations = new Float64Array(nodes);
  for (const [link, count] of weight.entries()) for (const ends of [source, target]) relations[ends[link]!]! += count;
  const unit = extentOf(graph).side / (2 * span);
  const large = Array.from({ length: Math.min(nodes, mostLarge) }, (_, node) => node)
    .filter((node) => graph.hasNode(node))
    .map((node) => ({ node, radius: radiusFor(relations[node]!) * unit, ...spotOf(graph, node) }));
  for (let push = 0, isMoved = true; push < pushes && isMoved; push++) {
    isMoved = false;
    for (const [i, one] of large.entries()) {
      for (const other of large.slice(i + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        const distance = Math.hypot(dx, dy);
        const missing = one.radius + other.radius - distance;
        if (missing <= 0) continue;
        isMoved = true;
        const [right, up] = distance === 0 ? [1, 0] : [dx / distance, dy / distance];
        one.x -= (right * missing) / 2;
        one.y -= (up * missing) / 2;
        other.x += (right * missing) / 2;
        other.y += (up * missing) / 2;
      }
    }
  }
  for (const { node, x, y } of large) graph.mergeNodeAttributes(node, { x, y });
}

function spotOf(graph: LinkGraph, node: number): { x: number; y: number } {
  const { x, y } = graph.getNodeAttributes(node);
  return { x, y };
}

interface Extent {
  left: number;
  right: number;
  bottom: number;
  top: number;
  /** The longer of width and height. */
  side: number;
}

function extentOf(graph: LinkGraph): Extent {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
  graph.forEachNode((_, spot) => {
    [left, right] = [Math.min(left, spot.x), Math.max(right, spot.x)];
    [bottom, top] = [Math.min(bottom, spot.y), Math.max(top, spot.y)];
  });
  return { left, right, bottom, top, side: Math.max(right - left, top - bottom, 1e-6) };
}

/** Scales what is laid out to the drawing and sets the other nodes below it. */
function fit(graph: LinkGraph, nodes: number): Pick<Layout, 'x' | 'y'> {
  const x = new Float32Array(nodes);
  const y = new Float32Array(nodes);
  const { left, right, bottom, top, side } = extentOf(graph);
  const scale = (2 * span) / side;
  const round = (value: number) => Math.round(value * 10) / 10;
  graph.forEachNode((node, spot) => {
    x[Number(node)] = round((spot.x - (left + right) / 2) * scale);
    y[Number(node)] = round((spot.y - (bottom + top) / 2) * scale);
  });
  const lowest = graph.order === 0 ? 0 : round(((bottom - top) / 2) * scale);
  placeStrip(nodesWithout(graph, nodes), lowest, x, y);
  return { x, y };
}

function nodesWithout(graph: LinkGraph, nodes: number): number[] {
  return Array.from({ length: nodes }, (_, node) => node).filter((node) => !graph.hasNode(node));
}

/** Nodes without links: in rows below the drawing, the best at the top left. */
function placeStrip(alone: readonly number[], lowest: number, x: Float32Array, y: Float32Array): void {
  // At most a fifth as high as the drawing.
  const distance = Math.min(span / 40, Math.sqrt((2 * span * 0.4 * span) / Math.max(1, alone.length)));
  const columns = Math.max(1, Math.floor((2 * span) / distance));
  for (const [place, node] of alone.entries()) {
    x[node] = Math.round((-span + (place % columns) * distance) * 10) / 10;
    y[node] = Math.round((lowest - span / 10 - Math.floor(place / columns) * distance) * 10) / 10;
  }
}
