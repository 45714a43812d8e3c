// A thread that lays out one graph: it starts with the graph, reports its progress, and ends with the layout.
import { parentPort, workerData } from 'node:worker_threads';
import type { Layout, Unplaced } from './drawing.js';
import { layOut } from './layout.js';

/** The share of the work that is done, 0 to 1, then the layout. */
export type LayoutMessage = number | Layout;

const layout = layOut(workerData as Unplaced, (share) => parentPort!.postMessage(share satisfies LayoutMessage));
const { x, y, community } = layout;
// Moved, not copied.
parentPort!.postMessage(
  layout satisfies LayoutMessage,
  [x, y, community].map(({ buffer }) => buffer as ArrayBuffer),
);
