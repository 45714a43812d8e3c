// Keeps Node's own queue of ticks fast.
import { executionAsyncResource } from 'node:async_hooks';

const kept: object[] = [];

/**
 * An answer queues half a dozen ticks, each an object with computed keys. V8 creates such objects fast while it knows their shape. When
 * a garbage collection finds none alive, as may happen on an idle server, V8 forgets the shape for good, which costs a tenth of the
 * time of an answer. One object that stays alive preserves the shape.
 */
export function keepTicksFast(): void {
  process.nextTick(() => kept.push(executionAsyncResource()));
}
