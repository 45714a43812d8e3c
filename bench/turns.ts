// How long the event loop is held.
import { existsSync, openSync, readSync } from 'node:fs';

/** From now on, the longest turn of the event loop, in milliseconds of processor time. */
export function watchTurns() {
  let most = 0;
  let watching = true;
  let [clock, waited, spent] = [performance.now(), waitedMilliseconds(), process.cpuUsage()];
  const turn = () => {
    const { user, system } = process.cpuUsage(spent);
    // The clock has other processes' time, the process that of its other threads: this thread has spent no more than the lesser.
    const own = performance.now() - clock - (waitedMilliseconds() - waited);
    most = Math.max(most, Math.min(own, (user + system) / 1000));
    [clock, waited, spent] = [performance.now(), waitedMilliseconds(), process.cpuUsage()];
    if (watching) setImmediate(turn);
  };
  setImmediate(turn);
  return {
    async longest(): Promise<number> {
      await new Promise((resolve) => setImmediate(resolve));
      watching = false;
      return most;
    },
  };
}

const schedule = `/proc/self/task/${process.pid}/schedstat`;
const descriptor = existsSync(schedule) ? openSync(schedule, 'r') : null;
/** Read again and again: whatever is allocated here is collected in the turns that are measured. */
const figures = Buffer.alloc(64);

/** How long the main thread has waited for a processor so far; 0 where the system does not say. */
function waitedMilliseconds(): number {
  if (descriptor === null) return 0;
  const length = readSync(descriptor, figures, 0, figures.length, 0);
  let at = figures.indexOf(' ') + 1;
  let nanoseconds = 0;
  for (; at < length && figures[at]! >= zero; at++) nanoseconds = nanoseconds * 10 + figures[at]! - zero;
  return nanoseconds / 1e6;
}

const zero = '0'.charCodeAt(0);
