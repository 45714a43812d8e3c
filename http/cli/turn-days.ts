// Waits for the midnight in Italy at which the law that is loaded becomes another: a text begins, or one is no longer known to stand.
import { beginningOf, hasBegun } from '../../engine/index.js';

/** A machine that slept wakes up later than its timers say. */
const longestWait = 3_600_000;

/**
 * @param days in order; those that have begun already are past
 * @param turn called once a day that begins, at its midnight
 * @returns stops waiting
 */
export function followDays(days: readonly string[], turn: (day: string) => void): () => void {
  const coming = days.filter((day) => !hasBegun(day));
  let timer: NodeJS.Timeout | undefined;
  wait();
  return () => clearTimeout(timer);

  function wait(): void {
    const [next] = coming;
    if (next === undefined) return;
    timer = setTimeout(look, Math.min(longestWait, Math.max(0, beginningOf(next) - Date.now()))).unref();
  }

  function look(): void {
    const begun = coming.filter((day) => hasBegun(day));
    coming.splice(0, begun.length);
    const last = begun.at(-1);
    if (last !== undefined) turn(last);
    wait();
  }
}
