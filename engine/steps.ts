// Long work in steps, between which others have the thread.

/** Work that can be interrupted where it yields, and resolves to `R`. Steps should be short: nothing shortens one. */
export type Steps<R> = Generator<undefined, R, undefined>;

/** Milliseconds after which the others have a turn: well below what one request may hold the event loop. */
const turnMilliseconds = 6;

/** Resolves in a later turn of the event loop, after whatever else is waiting. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}

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
    if (isOver) await nextTurn();
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
