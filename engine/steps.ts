// Long work in steps that leave the thread to others in between.

/** Work that can be interrupted at each `yield` and returns an `R`. Steps should be short, because a step cannot be interrupted. */
export type Steps<R> = Generator<undefined, R, undefined>;

/** Work that yields each promise that it must wait for, and returns an `R`; where all of it is done in this thread it yields none. */
export type Waiting<R> = Generator<Promise<unknown>, R, undefined>;

/** Does work that may wait for other threads. */
export async function waitFor<R>(work: Waiting<R>): Promise<R> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await step.value;
  }
}

/** Does work that waits for nothing. @throws where it does */
export function withoutWaiting<R>(work: Waiting<R>): R {
  const step = work.next();
  if (!step.done) throw new Error('work that waits for another thread found, work of this thread expected');
  return step.value;
}

/** Thrown by work that turns out to be dear while it is answered in the thread that serves. */
export class DearError extends Error {}

/** Milliseconds after which other work gets a turn: well below the time for which a request may block the event loop. */
const turnMilliseconds = 6;

/** A turn of the event loop shorter than this had nothing to do, in milliseconds. */
const emptyMilliseconds = 0.05;
/** The longest that work waits for an empty turn, in milliseconds: under any load it has a sixth of the time. */
const patience = 5 * turnMilliseconds;

/** Work that waits for its turn, in the order of asking. */
const waiting: (() => void)[] = [];
/** When the last turn of the event loop began, and when the last piece of work got its turn. */
let turned = 0;
let given = 0;

/**
 * Resolves in a later turn of the event loop: in one that has nothing else to do, or once it has waited long. One piece of work gets
 * each, so that however many wait, new requests are delayed by the longest step of one. Node.js accepts one connection in a turn: if every
 * turn had a step of work, hundreds of new clients would wait for as many steps.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(giveTurn);
  });
}

function giveTurn(): void {
  const now = performance.now();
  const isDue = now - turned < emptyMilliseconds || now - given > patience;
  turned = now;
  if (!isDue) return void setImmediate(giveTurn);
  given = now;
  const resolve = waiting.shift();
  if (waiting.length > 0) setImmediate(giveTurn);
  resolve?.();
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
  // Many that begin at once would each take their first steps before anyone else has a turn.
  if (waiting.length > 0) await nextTurn();
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
