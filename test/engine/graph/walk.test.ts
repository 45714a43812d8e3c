import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bestNodes } from '../../../engine/graph/rank.js';
import { nodesOf, openWalk } from '../../../engine/graph/walk.js';
import { DearError } from '../../../engine/steps.js';
import { plainLinks, randomTable, viewsOf } from './random-table.js';

const walk = suite('walk');
const random = randomTable(7, { acts: 200, outside: 30, relations: 500, citations: 300 });

for (const { name, view, links } of viewsOf(random.table)) {
  const plain = plainLinks(random, view);

  /** Distances by repeated looks at all links: slow, and plain to see. */
  function distancesFrom(center: number, depth: number, direction: 'both' | 'outgoing' | 'incoming') {
    const distances = new Map([[center, 0]]);
    for (let distance = 1; distance <= depth; distance++) {
      for (const { source, target } of plain) {
        const ways = [
          ...(direction === 'incoming' ? [] : [[source, target]]),
          ...(direction === 'outgoing' ? [] : [[target, source]]),
        ];
        for (const [from, to] of ways)
          if (distances.get(from!) === distance - 1 && !distances.has(to!)) distances.set(to!, distance);
      }
    }
    return distances;
  }

  walk(`${name}: it reaches what lies within its depth, nearest first, then by rank`, () => {
    const best = bestNodes(links, 20_000);
    for (const center of [best[0]!, best[1]!, best[17]!, best.at(-1)!]) {
      for (const depth of [1, 2, 5]) {
        for (const direction of ['both', 'outgoing', 'incoming'] as const) {
          const expected = distancesFrom(center, depth, direction);
          const reached = openWalk(links)(center, depth, direction);
          const order = [...expected.keys()].sort(
            (a, b) => expected.get(a)! - expected.get(b)! || best.indexOf(a) - best.indexOf(b),
          );
          assert.equal([...nodesOf(reached)], order);
          assert.equal(new Map(reached.distances), expected);
        }
      }
    }
  });

  walk(`${name}: a walk over more ends of links than it may look at is given up before it looks`, () => {
    const [center] = bestNodes(links, 1);
    const own = links.ends(center!);
    const short = openWalk(links, own);
    assert.is(short(center!, 1, 'both').layers.length, 2);
    assert.throws(
      () => short(center!, 2, 'both'),
      (error: unknown) => error instanceof DearError,
    );
    assert.throws(
      () => openWalk(links, own - 1)(center!, 1, 'both'),
      (error: unknown) => error instanceof DearError,
    );
  });
}

walk.run();
