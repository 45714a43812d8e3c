// Requests that come together: answered in several turns of the event loop, in order.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Turns } from '../../../http/deliver/turns.js';

const test = suite('turns');
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('puts off what comes once a turn has lasted long, in order, a few a turn', async () => {
  let now = 0;
  const turns = new Turns(() => now);
  const begun: number[] = [];
  const perTurn: number[] = [];
  // Each takes 1.5 ms: two are begun before a turn of 2 ms is over.
  for (let n = 0; n < 7; n++) turns.take(() => void (begun.push(n), (now += 1.5)));
  perTurn.push(begun.length);
  while (begun.length < 7) {
    const before = begun.length;
    await turn();
    if (begun.length > before) perTurn.push(begun.length - before);
  }
  assert.equal(perTurn, [2, 2, 2, 1]);
  assert.equal(begun, [0, 1, 2, 3, 4, 5, 6]);
});

test('begins at once again in the next turn', async () => {
  let now = 0;
  const turns = new Turns(() => now);
  turns.take(() => void (now += 20));
  await turn();
  await turn();
  let isBegun = false;
  turns.take(() => void (isBegun = true));
  assert.ok(isBegun);
});

test.run();
