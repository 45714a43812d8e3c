// Names on the picture of the graph: which are written.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chooseNames as choose, type Dot, type Name } from '../../../../http/pages/explorer/names.js';

const names = suite('names on the graph');

const nameAt = (x: number, y: number, size: number, isForced = false): Name => ({ x, y, size, isForced, width: 60 });

/** The names beside their dots, and those below. */
function chooseNames(all: readonly Name[], dots: readonly Dot[]): Name[] {
  return choose(all, dots).map(({ x, y, size, isForced, width }) => ({ x, y, size, isForced, width }));
}

names('of two names that would cover each other the one of the larger dot is written', () => {
  const [small, large] = [nameAt(0, 0, 4), nameAt(20, 5, 12)];
  assert.equal(chooseNames([small, large], []), [large]);
  assert.equal(chooseNames([small, { ...large, y: 40 }], []).length, 2);
  assert.equal(chooseNames([small, { ...large, x: 90 }], []).length, 2);
});

names('a name that is forced comes before that of a larger dot', () => {
  const [chosen, large] = [nameAt(0, 0, 4, true), nameAt(20, 5, 12)];
  assert.equal(
    choose([large, chosen], []).map(({ size, isBelow }) => [size, isBelow]),
    [
      [4, false],
      [12, true],
    ],
  );
});

names('a name does not lie on a large dot but its own; small dots are covered', () => {
  const name = nameAt(0, 0, 8);
  assert.equal(chooseNames([name], [{ x: 0, y: 0, size: 8 }]), [name]);
  assert.equal(
    choose([name], [{ x: 40, y: 3, size: 9 }]).map(({ isBelow }) => isBelow),
    [true],
  );
  assert.equal(chooseNames([{ ...name, size: 4 }], [{ x: 40, y: 3, size: 9 }]), []);
  assert.equal(chooseNames([name], [{ x: 40, y: 3, size: 3 }]), [name]);
  assert.equal(chooseNames([name], [{ x: 40, y: 30, size: 9 }]), [name]);
});

names.run();
