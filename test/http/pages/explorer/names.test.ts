// Names on the picture of the graph: which are written.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chooseNames as choose, type Dot, type Name } from '../../../../http/pages/explorer/names.js';

const names = suite('names on the graph');

const nameAt = (x: number, y: number, size: number, isForced = false): Name => ({
  x: x + 100,
  y,
  size,
  isForced,
  width: 60,
});
const dotAt = (x: number, y: number, size: number): Dot => ({ x: x + 100, y, size });

/** The names beside their dots, and those below. */
function chooseNames(all: readonly Name[], dots: readonly Dot[]): Name[] {
  return choose(all, dots).map(({ x, y, size, isForced, width }) => ({ x, y, size, isForced, width }));
}

names('of two names that would cover each other the one of the larger dot is written', () => {
  const [small, large] = [nameAt(0, 0, 4), nameAt(20, 5, 12)];
  assert.equal(chooseNames([small, large], []), [large]);
  assert.equal(chooseNames([small, { ...large, y: 40 }], []).length, 2);
  assert.equal(chooseNames([small, { ...large, x: 190 }], []).length, 2);
});

names('a name that is forced comes before that of a larger dot', () => {
  const [chosen, large] = [nameAt(0, 0, 4, true), nameAt(20, 5, 12)];
  assert.equal(
    choose([large, chosen], []).map(({ size, side }) => [size, side]),
    [
      [4, 1],
      [12, 0],
    ],
  );
});

names('a name does not lie on a large dot but its own; small dots are covered', () => {
  const name = nameAt(0, 0, 8);
  assert.equal(chooseNames([name], [dotAt(0, 0, 8)]), [name]);
  assert.equal(
    choose([name], [dotAt(40, 3, 9)]).map(({ side }) => side),
    [0],
  );
  assert.equal(chooseNames([{ ...name, size: 4 }], [dotAt(40, 3, 9)]), []);
  assert.equal(chooseNames([name], [dotAt(40, 3, 3)]), [name]);
  assert.equal(chooseNames([name], [dotAt(40, 30, 9)]), [name]);
});

names('no name goes over the edge of the picture: it stands to the left of its dot there', () => {
  const sideAt = (x: number, width: number) => choose([nameAt(x, 0, 4)], [], width).map(({ side }) => side);
  assert.equal(sideAt(0, 300), [1]);
  assert.equal(sideAt(180, 300), [-1]);
  assert.equal(sideAt(-70, 80), []);
});

names(
  'a name that is forced is written wherever there is room: on the line of its dot before below, where the next name may be',
  () => {
    const dots = [dotAt(40, 0, 9)];
    const sideOf = (around: readonly Dot[]) => choose([nameAt(0, 0, 4, true)], around).map(({ side }) => side);
    assert.equal(choose([nameAt(0, 0, 4)], dots), []);
    assert.equal(sideOf(dots), [-1]);
    assert.equal(sideOf([...dots, dotAt(-40, 0, 9)]), [0]);
  },
);

names.run();
