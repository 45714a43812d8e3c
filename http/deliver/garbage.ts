// Collects garbage at a time of our choosing: V8 leaves a heap that has grown as it is for as long as little is allocated.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | undefined;

/** Collects all garbage of this thread, which holds it for some tens of milliseconds: for a time of rest. */
export function collectGarbage(): void {
  collect ??= findCollector();
  collect();
}

/** A context that is made after the flag is set has the function, without a flag on the command line. */
function findCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
