import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { crossingRelations, enclosedLinks, levels, ranksOf, walkColumns } from '../../../engine/graph/columns.js';
import { atOnce } from '../../../engine/steps.js';
import { randomGraph } from './random-links.js';

const columns = suite('columns');
const { ranked, links: linksAt } = randomGraph(7, { acts: 400, outside: 30, relations: 900 });

for (const level of levels) {
  const links = linksAt[level];
  const count = ranked[level].nodes.length;

  /** Distances by repeated looks at all links: slow, and plain to see. */
  function distancesFrom(
    center: number,
    depth: number,
    direction: 'both' | 'outgoing' | 'incoming',
  ): Map<number, number> {
    const distances = new Map([[center, 0]]);
    for (let distance = 1; distance <= depth; distance++) {
      for (let link = 0; link < links.source.length; link++) {
        const [source, target] = [links.source[link]!, links.target[link]!];
        const ways = [
          ...(direction === 'incoming' ? [] : [[source, target]]),
          ...(direction === 'outgoing' ? [] : [[target, source]]),
        ];
        for (const [from, to] of ways) {
          if (distances.get(from!) === distance - 1 && !distances.has(to!)) distances.set(to!, distance);
        }
      }
    }
    return distances;
  }

  columns(`${level}: a walk reaches what lies within its depth, nearest first, then by rank`, () => {
    for (const center of [0, 1, 17, count - 1]) {
      for (const depth of [1, 2, 5]) {
        for (const direction of ['both', 'outgoing', 'incoming'] as const) {
          const expected = distancesFrom(center, depth, direction);
          const reached = atOnce(walkColumns(links, center, depth, direction));
          const order = [...expected.keys()].sort((a, b) => expected.get(a)! - expected.get(b)! || a - b);
          assert.equal([...ranksOf(reached)], order);
          for (let rank = 0; rank < count; rank++) assert.is(reached.marks[rank], (expected.get(rank) ?? -1) + 1);
        }
      }
    }
  });

  columns(`${level}: the links enclosed are those between the nodes reached`, () => {
    for (const center of [0, 3, count - 1]) {
      const reached = atOnce(walkColumns(links, center, 2));
      const ranks = ranksOf(reached);
      for (const chosen of [1, 3, ranks.length]) {
        const among = (some: Uint32Array) => {
          const inside = new Set(some);
          return [...links.source.keys()].filter(
            (link) => inside.has(links.source[link]!) && inside.has(links.target[link]!),
          );
        };
        assert.equal(atOnce(enclosedLinks(links, reached, chosen)), {
          chosen: Uint32Array.from(among(ranks.subarray(0, chosen))),
          total: among(ranks).length,
        });
      }
    }
  });

  columns(`${level}: relations count at the distance that they lead to`, () => {
    for (const direction of ['outgoing', 'incoming'] as const) {
      for (const center of [0, 2, 50]) {
        const reached = atOnce(walkColumns(links, center, 4, direction));
        const expected = reached.layers.map(() => 0);
        for (let link = 0; link < links.source.length; link++) {
          const ends = [links.source[link]!, links.target[link]!];
          const [near, far] = (direction === 'outgoing' ? ends : ends.reverse()).map(
            (rank) => reached.marks[rank]! - 1,
          );
          if (near! >= 0 && far === near! + 1) expected[far] = expected[far]! + links.weight[link]!;
        }
        assert.equal(atOnce(crossingRelations(links, links.weight, reached, direction)), expected);
      }
    }
  });
}

columns.run();
