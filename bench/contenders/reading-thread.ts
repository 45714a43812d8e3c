// A thread that reads files in one of the ways that are compared, and as many of them as are asked for.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { readDocument } from '../../engine/read/akn/read-document.js';
import { gateAndParse } from './gate-and-parse.js';

const ways = {
  'gate and fast-xml-parser alone': (bytes: Uint8Array): unknown => gateAndParse(bytes),
  'documents read': (bytes: Uint8Array, path: string): unknown => readDocument(bytes, path),
};

export type Way = keyof typeof ways;

interface Task {
  way: Way;
  paths: readonly string[];
}

/** Threads that take files from one queue. */
export function openThreads(count: number) {
  const threads = Array.from({ length: count }, () => new Worker(new URL(import.meta.url)));
  return {
    /** Reads all files once, so many at a time. */
    async read(way: Way, paths: readonly string[], batch: number): Promise<void> {
      let next = 0;
      await Promise.all(
        threads.map(async (thread) => {
          while (next < paths.length) {
            const task: Task = { way, paths: paths.slice(next, (next += batch)) };
            thread.postMessage(task);
            await once(thread, 'message');
          }
        }),
      );
    },
    close: () => Promise.all(threads.map((thread) => thread.terminate())),
  };
}

if (!isMainThread) {
  parentPort!.on('message', ({ way, paths }: Task) => {
    for (const path of paths) ways[way](readFileSync(path), path);
    parentPort!.postMessage('done');
  });
}
