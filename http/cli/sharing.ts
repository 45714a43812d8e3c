// What the first thread has loaded of a snapshot serves the others: they take it over, where each would load it again.
import { isMainThread, parentPort } from 'node:worker_threads';
import type { Catalog, SharedMemory } from '../../engine/index.js';

/** What the first thread tells the others to have in memory. */
export interface Shared extends SharedMemory {
  /** Whether that is all that it will load before it is asked. */
  isWhole: boolean;
}

/** What a serving thread asks before it loads anything itself. */
export interface Sharing {
  /** Takes over what the first thread has now of the same snapshot. */
  adopt: (catalog: Catalog) => void;
  /** Resolves when all that the first thread loads is taken over, or when that turns out to be of another snapshot. */
  adoptAll: (catalog: Catalog) => Promise<void>;
}

/** In the first thread, nothing is taken over. */
export function openSharing(): Sharing {
  if (isMainThread) return { adopt: () => undefined, adoptAll: () => Promise.resolve() };
  let latest: Shared | null = null;
  /** Several may wait: a catalog that was replaced before all was there, and the one in its place. */
  const waiting: (() => void)[] = [];
  parentPort!.on('message', (message: Shared | string) => {
    if (typeof message === 'string') return;
    latest = message;
    if (latest.isWhole) for (const wake of waiting.splice(0)) wake();
  });
  const adopt = (catalog: Catalog): void => {
    if (latest !== null) catalog.share(latest);
  };
  const adoptAll = async (catalog: Catalog): Promise<void> => {
    const isThere = latest?.isWhole === true && latest.checksum === catalog.snapshot.checksum;
    if (!isThere) await new Promise<void>((resolve) => void waiting.push(resolve));
    adopt(catalog);
  };
  return { adopt, adoptAll };
}
