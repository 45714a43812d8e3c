import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { atOnce, inTurns, mapSteps, nextTurn, type Steps } from '../../engine/steps.js';

const steps = suite('steps');

/** Holds the thread for as long. */
function work(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end;);
}

/** Turns that another had while `task` was under way. */
async function turnsDuring(task: () => Promise<unknown>): Promise<number> {
  let count = 0;
  let isOver = false;
  const turn = () => {
    count++;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await task();
  isOver = true;
  return count;
}

steps('long work leaves the thread to others, and keeps its order', async () => {
  const list = Array.from({ length: 10 }, (_, i) => i);
  const doubled = list.map((entry) => entry * 2);
  const slow = (entry: number) => (work(4), entry * 2);
  let mapped: number[] = [];
  assert.ok((await turnsDuring(async () => (mapped = await inTurns(mapSteps(list, slow))))) >= 3);
  assert.equal(mapped, doubled);
  assert.equal(atOnce(mapSteps(list, (entry) => entry * 2)), doubled);
});

steps('the others have a turn after a last step that was long', async () => {
  function* long(): Steps<string> {
    yield;
    work(20);
    return 'done';
  }
  assert.ok((await turnsDuring(() => inTurns(long()))) >= 1);
});

steps('a failing step rejects', async () => {
  function* failing(): Steps<never> {
    yield;
    throw new Error('no');
  }
  assert.throws(() => atOnce(failing()), 'no');
  try {
    await inTurns(failing());
    assert.unreachable();
  } catch (error) {
    assert.is((error as Error).message, 'no');
  }
});

steps('work waits while others keep the thread busy, but not for ever', async () => {
  let isOver = false;
  let busyTurns = 0;
  const others = () => {
    work(1);
    busyTurns++;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  const begun = performance.now();
  for (let given = 0; given < 4; given++) await nextTurn();
  const waited = performance.now() - begun;
  isOver = true;
  // Of four turns the first may be due at once; each other one waits for 30 ms.
  assert.ok(busyTurns >= 20, `${busyTurns} turns of others in ${waited} ms`);
  await new Promise((resolve) => setTimeout(resolve, 5));
  const quiet = performance.now();
  for (let given = 0; given < 100; given++) await nextTurn();
  assert.ok(performance.now() - quiet < waited, 'with nothing else to do it goes on at once');
});

steps.run();
