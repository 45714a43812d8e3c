// Lays out both levels, each in a thread of its own, so that the calling thread is free meanwhile.
import { Worker } from 'node:worker_threads';
import { levels, type Level } from './view.js';
import type { Layout, Unplaced } from './drawing.js';
import type { LayoutMessage } from './layout-worker.js';

export interface LayoutOptions {
  /** Called with the share of all the work that is done, 0 to 1. */
  report?: (share: number) => void;
  /** Whether the process may end before the layout is there. */
  isOptional?: boolean;
}

/** @throws where a thread ends without a layout */
export async function layOutLevels(
  unplaced: Record<Level, Unplaced>,
  { report = () => undefined, isOptional = false }: LayoutOptions = {},
): Promise<Record<Level, Layout>> {
  const done = { act: 0, article: 0 };
  const weights = { act: costOf(unplaced.act), article: costOf(unplaced.article) };
  const all = weights.act + weights.article;
  report(0);
  const [act, article] = await Promise.all(
    levels.map((level) =>
      layOutInThread(unplaced[level], isOptional, (share) => {
        done[level] = share;
        report((done.act * weights.act + done.article * weights.article) / all);
      }),
    ),
  );
  return { act: act!, article: article! };
}

/** About proportional to the time that it takes. */
function costOf({ nodes, source }: Unplaced): number {
  return 1 + nodes + source.length;
}

function layOutInThread(unplaced: Unplaced, isOptional: boolean, report: (share: number) => void): Promise<Layout> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./layout-worker.js', import.meta.url), { workerData: unplaced });
    if (isOptional) thread.unref();
    thread.on('message', (message: LayoutMessage) => {
      if (typeof message === 'number') report(message);
      else resolve(message);
    });
    thread.on('error', reject);
    // After the layout this is without effect.
    thread.on('exit', (code) => reject(new Error(`a layout thread ended with exit code ${code}, a layout expected`)));
  });
}
