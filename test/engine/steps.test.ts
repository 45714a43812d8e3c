import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { atOnce, inTurns, mapSteps, type Steps } from '../../engine/steps.js';

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

steps.run();
