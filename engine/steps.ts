// Long work in steps that leave the thread to others in between.

/** Work that can be interrupted at each `yield` and returns an `R`. Steps should be short, because a step cannot be interrupted. */
export type Steps<R> = Generator<undefined, R, undefined>;

/** Milliseconds after which other work gets a turn: well below the time for which a request may block the event loop. */
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

/**
 * Runs the steps; whenever they have taken long together, other work gets a turn before the next step.
 * @param milliseconds that count as long; work that allocates much asks for fewer, because V8 may collect garbage within a turn
 */
export async function inTurns<R>(steps: Steps<R>, milliseconds = turnMilliseconds): Promise<R> {
  for (let started = performance.now(); ;) {
    const step = steps.next();
    const isOver = performance.now() - started > milliseconds;
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
