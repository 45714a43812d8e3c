// What the layout of a graph costs, in a thread of its own, when a snapshot is made: 20,000 nodes and 60,000 links.
import type { Unplaced } from '../engine/graph/drawing.js';
import { layOut } from '../engine/graph/layout.js';
import { table } from './readme.js';
import type { BenchOptions } from './run.js';
import { randomAt } from './synthetic/random.js';

const linksANode = 3;
const groups = 60;
/** Share of the links that stay within a group. */
const within = 0.85;

export function run({ quick }: BenchOptions): Promise<string> {
  const sizes = quick ? [500] : [2_000, 20_000];
  const rows = sizes.map((nodes) => {
    const graph = makeGraph(nodes);
    const before = process.cpuUsage();
    const { community } = layOut(graph);
    const { user, system } = process.cpuUsage(before);
    const again = layOut(graph);
    if (again.community.some((number, node) => number !== community[node])) throw new Error('another layout found');
    const figures = [nodes, graph.source.length, new Set(community).size].map(String);
    return [...figures, `${((user + system) / 1e6).toFixed(1)} s`];
  });
  return Promise.resolve(table(['nodes', 'links', 'communities', 'processor time'], rows));
}

/** Groups of very different sizes; within each, nodes prefer those that have many links. Ranked by their number of links. */
export function makeGraph(nodes: number): Unplaced {
  const numbers = randomAt(7, 0);
  const random = () => numbers.real();
  const groupOf = Array.from({ length: nodes }, () => Math.floor(groups * random() ** 2));
  /** By group, each node once for every link it has. */
  const ends: number[][] = Array.from({ length: groups }, () => []);
  const degrees = new Uint32Array(nodes);
  const links: [number, number][] = [];
  for (let node = 1; node < nodes; node++) {
    for (let link = 0; link < linksANode; link++) {
      const group = random() < within ? groupOf[node]! : Math.floor(groups * random() ** 2);
      const other = ends[group]![Math.floor(random() * ends[group]!.length)] ?? Math.floor(random() * node);
      links.push([node, other]);
      degrees[node]!++;
      degrees[other]!++;
      ends[groupOf[other]!]!.push(other);
    }
    ends[groupOf[node]!]!.push(node);
  }
  const ranked = [...degrees.keys()].sort((a, b) => degrees[b]! - degrees[a]!);
  const rankOf = new Map(ranked.map((node, rank) => [node, rank]));
  return {
    nodes,
    source: Uint32Array.from(links, ([from]) => rankOf.get(from)!),
    target: Uint32Array.from(links, ([, to]) => rankOf.get(to)!),
    weight: Uint32Array.from(links, () => 1),
  };
}
