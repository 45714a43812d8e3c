// The packages of graphology run over the columns and over a multigraph of the same links, side by side.
import { MultiDirectedGraph } from 'graphology';
import { connectedComponents, largestConnectedComponent, stronglyConnectedComponents } from 'graphology-components';
import { bidirectional, singleSource, singleSourceLength } from 'graphology-shortest-path/unweighted.js';
import { bidirectional as dijkstra } from 'graphology-shortest-path/dijkstra.js';
import { bfs, bfsFromNode, dfs, dfsFromNode } from 'graphology-traversal';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { wearGraph, type ColumnGraph } from '../../../engine/graph/column-graph.js';
import { multigraphOf, randomTable, viewsOf } from './random-table.js';

const columns = suite('column graph');

type Graph = MultiDirectedGraph;
/** Pairs of nodes of which a path by weight leads from one to the other. */
let found = 0;
const modes = ['inbound', 'outbound', 'directed', 'in', 'out', 'mixed'] as const;
const methods = ['neighbors', 'inNeighbors', 'outNeighbors', 'inboundNeighbors', 'outboundNeighbors'] as const;

for (const [seed, size] of [
  [1, { acts: 40, outside: 10, relations: 30, citations: 20 }],
  [2, { acts: 60, outside: 10, relations: 400, citations: 300 }],
  [3, { acts: 120, outside: 20, relations: 150, citations: 500 }],
] as const) {
  const random = randomTable(seed, size);
  for (const { name, view, links } of viewsOf(random.table)) {
    const real = multigraphOf(random, view);
    const worn = wearGraph(links) as unknown as Graph;
    const both = <Result>(run: (graph: Graph) => Result) => assert.equal(run(worn), run(real));
    const some = real.nodes().filter((_, i) => i % (1 + (real.order >> 4)) === 0);
    const test = (promise: string, run: () => void) => columns(`seed ${seed}, view ${name}: ${promise}`, run);

    test('it has the nodes, edges, neighbours and degrees of the multigraph', () => {
      both(({ order, size, type, multi, allowSelfLoops }) => ({ order, size, type, multi, allowSelfLoops }));
      both((graph) => graph.nodes());
      for (const node of real.nodes()) {
        for (const method of methods) both((graph) => graph[method](node));
        both((graph) => [graph.degree(node), graph.inDegree(node), graph.outboundDegree(node)]);
        const edgesOf = (graph: Graph) => {
          const found: string[] = [];
          graph.forEachEdge(node, (_edge, attributes, source, target) =>
            found.push(JSON.stringify([source, target, attributes])),
          );
          return found.sort();
        };
        both(edgesOf);
        both((graph) =>
          graph
            .outboundEdges(node)
            .map((edge) => graph.opposite(node, edge))
            .sort(),
        );
      }
      both((graph) => some.map((one) => some.map((other) => graph.edges(one, other).length)));
    });

    test('bfs and dfs visit the same nodes in the same order', () => {
      const visitsOf = (walk: (visit: (node: string, attributes: unknown, depth: number) => boolean) => void) => {
        const visits: [string, number][] = [];
        walk((node, _, depth) => {
          visits.push([node, depth]);
          return depth === 3;
        });
        return visits;
      };
      for (const mode of modes) {
        if (mode === 'mixed') {
          both((graph) => visitsOf((visit) => bfs(graph, visit)));
          both((graph) => visitsOf((visit) => dfs(graph, visit)));
          continue;
        }
        for (const node of some) {
          both((graph) => visitsOf((visit) => bfsFromNode(graph, node, visit, { mode })));
          both((graph) => visitsOf((visit) => dfsFromNode(graph, node, visit, { mode })));
        }
      }
    });

    test('shortest paths are the same, by links and by weight', () => {
      for (const node of some) {
        both((graph) => singleSource(graph, node));
        both((graph) => singleSourceLength(graph, node));
      }
      for (const from of some.slice(0, 8)) {
        for (const to of some.slice(-8)) {
          both((graph) => bidirectional(graph, from, to));
          const lengthOf = (graph: Graph) => {
            const path = dijkstra(graph, from, to, 'weight') as string[] | null;
            if (path === null) return null;
            found++;
            // Of several paths that are as short either may come.
            return path.slice(1).reduce((sum, next, i) => {
              const weights = graph
                .outboundEdges(path[i]!, next)
                .map((edge) => graph.getEdgeAttributes(edge)['weight'] as number);
              return sum + Math.min(...weights);
            }, 0);
          };
          both(lengthOf);
        }
      }
    });

    test('components are the same', () => {
      const sorted = (components: string[][]) =>
        components.map((one) => [...one].sort()).sort((a, b) => (a[0]! < b[0]! ? -1 : 1));
      both((graph) => sorted(connectedComponents(graph)));
      both((graph) => sorted(stronglyConnectedComponents(graph)));
      both((graph) => largestConnectedComponent(graph).length);
    });
  }
}

columns('there were paths to be found', () => assert.ok(found > 100));

const worn: ColumnGraph = wearGraph(
  viewsOf(randomTable(4, { acts: 9, outside: 2, relations: 9, citations: 5 }).table)[0]!.links,
);

columns('whatever would change it throws, and says what to use', () => {
  const names = new Set<string>();
  for (
    let one: object = MultiDirectedGraph.prototype;
    one !== Object.prototype;
    one = Object.getPrototypeOf(one) as object
  )
    for (const name of Object.getOwnPropertyNames(one)) names.add(name);
  const writing = [...names].filter((name) => /^(add|merge|update|drop|set|remove|replace|clear|import)/.test(name));
  const events = /Listener/;
  for (const name of writing.filter((one) => !events.test(one))) {
    const method = (worn as unknown as Record<string, () => void>)[name];
    assert.type(method, 'function', name);
    assert.throws(method!, /never changes; a MultiDirectedGraph expected/, name);
  }
  assert.ok(writing.length > 60);
});

columns('a node that is not there is refused by its key', () => {
  for (const key of ['-1', '9999', 'eli', '0.5']) {
    assert.not(worn.hasNode(key));
    assert.throws(() => worn.neighbors(key), /node "[^"]+" not found/);
    assert.throws(() => worn.getNodeAttributes(key), /node "[^"]+" not found/);
  }
  assert.ok(worn.hasNode('0'));
});

columns.run();
