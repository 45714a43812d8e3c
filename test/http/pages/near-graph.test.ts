// A small neighbourhood, drawn anew: each node has a line for its name.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fewNodes, placeNear, type Neighbourhood } from '../../../http/pages/near-graph.js';

const near = suite('near graph');

/** An act in the middle, with others around it from 1950 on, and one of two steps behind the third. */
function neighbourhood(count: number): Neighbourhood {
  const around = Array.from({ length: count }, (_, i) => `eli:/it/legge/${1950 + i}/01/02/3`);
  return {
    ids: ['eli:/it/legge/1990/08/07/241', ...[...around].reverse(), 'eli:/it/legge/1940/01/01/1'],
    distance: [0, ...around.map(() => 1), 2],
    source: [...around.map((_, i) => i + 1), count + 1],
    target: [...around.map(() => 0), count - 2],
  };
}

near(
  'names on one side never stand on one line, and those of two steps lie farther out beside the one that leads to them',
  () => {
    const count = fewNodes - 2;
    const { x, y } = placeNear(neighbourhood(count));
    assert.equal([x[0], y[0]], [0, 0]);
    for (const isRight of [true, false]) {
      const heights = y.filter((_, node) => x[node] !== 0 && x[node]! > 0 === isRight).sort((a, b) => a - b);
      heights.forEach((height, i) => i > 0 && assert.ok(height - heights[i - 1]! > 30));
    }
    // The first by day is at the top right, and the next below it.
    assert.is(Math.max(...y), y[count]);
    assert.ok(x[count]! > 0 && y[count - 1]! < y[count]!);
    const [leading, behind] = [count - 2, count + 1];
    assert.ok(x[behind]! > x[leading]! && y[behind]! < y[leading]!);
  },
);

near('an act that nothing surrounds lies in the middle', () => {
  assert.equal(placeNear({ ids: ['eli:/it/legge/1990/08/07/241'], distance: [0], source: [], target: [] }), {
    x: [0],
    y: [0],
  });
  const { x, y } = placeNear({ ids: ['a', 'b'], distance: [0, 1], source: [1], target: [0] });
  assert.ok(x[1]! > 0 && y[1] === 0);
});

near.run();
