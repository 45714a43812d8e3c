// graphology and the columns are walked side by side.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { levels, walkColumns } from '../../../engine/graph/columns.js';
import { hydrateGraphs, walkGraph } from '../../../engine/graph/walk.js';
import { relationKinds } from '../../../engine/law/relation.js';
import { atOnce } from '../../../engine/steps.js';
import { randomGraph } from './random-links.js';

const walk = suite('walk');

for (const [seed, relations] of [
  [1, 40],
  [2, 300],
  [3, 1_500],
] as const) {
  const { ranked, links, columns } = randomGraph(seed, { acts: 300, outside: 30, relations });
  const graphs = atOnce(hydrateGraphs(columns, relationKinds));
  walk(
    `${relations} relations: the multigraph built of columns has the nodes and edges of the one they were made of`,
    () => {
      assert.is(graphs.article.order, columns.act.length);
      assert.is(graphs.article.size, columns.source.length);
      assert.is(graphs.act.order, ranked.act.nodes.length);
      ranked.article.nodes.forEach(({ degree }, rank) => assert.is(graphs.article.degree(rank), degree));
      const kinds = graphs.article.mapEdges((_, { kind }) => relationKinds.indexOf(kind));
      assert.equal(kinds, [...columns.kind]);
    },
  );

  for (const level of levels) {
    walk(`${relations} relations: graphology and columns reach the same at ${level} level`, () => {
      const nodes = ranked[level].nodes.length;
      let walked = 0;
      for (let center = 0; center < nodes; center += 1 + (nodes >> 6)) {
        for (const depth of [1, 2, 3, 5]) {
          for (const direction of ['both', 'outgoing', 'incoming'] as const) {
            const found = walkGraph(graphs[level], center, depth, direction, nodes);
            if (found === null) continue;
            walked++;
            assert.equal(found, atOnce(walkColumns(links[level], center, depth, direction)));
          }
        }
      }
      assert.ok(walked > 200);
    });
  }
}

walk('a walk that would take long is given up', () => {
  const { links, columns } = randomGraph(4, { acts: 3_000, outside: 30, relations: 12_000 });
  const graphs = atOnce(hydrateGraphs(columns, relationKinds));
  const nodes = links.act.starts.length - 1;
  assert.is(walkGraph(graphs.act, 0, 5, 'both', nodes), null);
  assert.is.not(walkGraph(graphs.act, 0, 1, 'both', nodes), null);
});

walk.run();
