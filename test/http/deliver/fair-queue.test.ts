// Dear work: a few at once, a short queue, turns by client.
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { FairQueue } from '../../../http/deliver/fair-queue.js';

const test = suite('fair queue');

/** Work that ends when it is told to, and the order in which it was begun. */
function openDesk(running: number, waiting: number, patience = 60_000) {
  const queue = new FairQueue({ running, waiting, patience });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = (client: string | null, name: string) =>
    queue.add(client, () => {
      begun.push(name);
      return new Promise<string>((end) => ends.push(() => end(name)));
    });
  const endNext = async () => {
    ends.shift()!();
    await setImmediate();
  };
  return { queue, begun, add, endNext };
}

test('does no more at once than it may, and refuses what finds no place', async () => {
  const { begun, add, endNext } = openDesk(2, 1);
  const [first, second, third] = ['a', 'b', 'c'].map((name) => add(null, name));
  assert.is(add(null, 'd'), null);
  assert.equal(begun, ['a', 'b']);
  for (let i = 0; i < 3; i++) await endNext();
  assert.equal(await Promise.all([first, second, third]), ['a', 'b', 'c']);
});

test('a client that asks for much leaves half of the places to others, who are served in turn', async () => {
  const { begun, add, endNext } = openDesk(1, 4);
  const asked = ['a1', 'a2', 'a3', 'a4'].map((name) => add('a', name));
  assert.is(asked[3], null, 'half of the places are taken');
  assert.ok(add('b', 'b1'));
  for (let i = 0; i < 4; i++) await endNext();
  assert.equal(begun, ['a1', 'b1', 'a2', 'a3']);
});

test('what waits too long is told so, and leaves its place to others', async () => {
  const { queue, begun, add, endNext } = openDesk(1, 1, 20);
  const [first, second] = ['a', 'b'].map((name) => add(null, name));
  // A timer of the queue ends no process; this one keeps it.
  await sleep(60);
  assert.is(await second, null);
  assert.equal(queue.load, { running: 1, waiting: 0 });
  const third = add(null, 'c');
  await endNext();
  await endNext();
  assert.equal(await Promise.all([first, third]), ['a', 'c']);
  assert.equal(begun, ['a', 'c']);
  // One whose turn has come is not late any more.
  await sleep(60);
  assert.ok(queue.isEmpty);
});

test('clients without a share are held by the total alone', () => {
  const { add } = openDesk(1, 3);
  const asked = [1, 2, 3, 4, 5].map((n) => add(null, String(n)));
  assert.equal(
    asked.map((one) => one !== null),
    [true, true, true, true, false],
  );
});

test('work that fails gives its place back', async () => {
  const { queue, add, begun } = openDesk(1, 1);
  const failed = queue.add(null, () => Promise.reject(new Error('no')));
  const next = add(null, 'next');
  await failed!.then(
    () => assert.unreachable(),
    (error: Error) => assert.is(error.message, 'no'),
  );
  await setImmediate();
  assert.equal(begun, ['next']);
  assert.ok(next);
  assert.not.ok(queue.isEmpty);
});

test.run();
