// Keeps Node's own queue of ticks fast.
import { executionAsyncResource } from 'node:async_hooks';

const kept: object[] = [];

/**
 * An answer queues half a dozen ticks, each an object with computed keys. V8 makes such objects the short way for as long as
 * it knows their shape. Once a sweep of the memory found none alive, as may happen while nobody asks anything, it makes them the
 * long way for good: a tenth of the time of an answer. One that stays alive keeps the shape known.
 */
export function keepTicksFast(): void {
  process.nextTick(() => kept.push(executionAsyncResource()));
}
