// Long work in steps, between which others have the thread.
import { setImmediate } from 'node:timers/promises';

/** Work that can be interrupted where it yields, and resolves to `R`. Steps should be short: nothing shortens one. */
export type Steps<R> = Generator<undefined, R, undefined>;

/** Milliseconds after which the others have a turn: well below what one request may hold the event loop. */
const turnMilliseconds = 6;

/** Runs all steps without a pause. */
export function atOnce<R>(steps: Steps<R>): R {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Runs the steps; wherever they have taken long together, the others have a turn before the next one. */
export async function inTurns<R>(steps: Steps<R>): Promise<R> {
  for (let started = performance.now(); ;) {
    const step = steps.next();
    const isOver = performance.now() - started > turnMilliseconds;
    if (isOver) await setImmediate();
    if (step.done) return step.value;
    if (isOver) started = performance.now();
  }
}

/** Maps a list, one step an entry. */
export function* mapSteps<T, R>(list: readonly T[], map: (entry: T) => R): Steps<R[]> {
  const mapped: R[] = [];
  for (const entry of list) {
    mapped.push(map(entry));
    yield;
  }
  return mapped;
}
