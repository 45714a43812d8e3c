// A process that takes a snapshot into memory as the server does behind its open port, then walks in it, and says what it
// took. Of its own: the heap of a process that made the snapshot would be collected in between.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openCatalog, type Catalog } from '../../engine/index.js';

/** What hydrating took; times in milliseconds. */
export interface Hydration {
  time: number;
  /** The longest that the event loop was held. */
  pause: number;
  texts: number;
  /** More than before it was opened, in bytes: in the JavaScript heap, and resident. */
  heap: number;
  resident: number;
  /** The longest walk of two links from one of the 200 best acts. */
  walk: number;
}

const catalog = await openCatalog({
  corpus: [],
  snapshot: process.argv[2],
  strict: true,
  report: () => undefined,
});
const before = process.memoryUsage();
const delay = monitorEventLoopDelay({ resolution: 2 });
const begun = performance.now();
delay.enable();
await catalog.hydrate();
delay.disable();
const time = performance.now() - begun;
const { heapUsed, rss } = process.memoryUsage();
const hydration: Hydration = {
  time,
  pause: delay.max / 1e6,
  texts: catalog.acts.texts.heldBytes,
  heap: Math.max(0, heapUsed - before.heapUsed),
  resident: rss - before.rss,
  walk: await walk(catalog),
};
process.stdout.write(JSON.stringify(hydration));
catalog.close();

async function walk({ graphs }: Catalog): Promise<number> {
  let longest = 0;
  for (let round = 0; round < 2; round++) {
    longest = 0;
    for (let center = 0; center < 200; center++) {
      const begun = performance.now();
      await graphs.take({ level: 'act', mask: 1 }, { count: 500, around: { center, depth: 2 } }, false, {
        mayTakeLong: true,
      });
      longest = Math.max(longest, performance.now() - begun);
    }
  }
  return longest;
}
