// Further threads that answer on the port of the process: each opens the same snapshot, and the system shares connections out among them.
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { usualMemory } from '../../engine/index.js';
import { usualConnections } from '../deliver/connections.js';
import type { ThreadFigures } from '../deliver/tally.js';
import type { Limits, ServeOptions } from './serve-options.js';
import type { Shared } from './sharing.js';
import type { Signal } from './signals.js';

/** Systems on which Node.js lets several sockets listen on one port, each with its share of the connections. */
const sharing: readonly NodeJS.Platform[] = ['linux', 'freebsd', 'aix', 'sunos'];

/** Versions of Node.js that can: 22.12, and 23.1 and later. */
const firstVersion = [22, 12] as const;

/** Milliseconds between two reports of a twin's figures. */
const figuresEvery = 1_000;

/** A thread that ended by itself is started again after so long. */
const restAfter = 1_000;

/** The threads beside the first one. */
export interface Twins {
  /** Starts them, each with these options. Resolves when each listens, or has ended before. */
  start: (options: ServeOptions) => Promise<unknown>;
  /** The latest figures of each twin, at most a second old. */
  figures: () => readonly ThreadFigures[];
  pass: (signal: Signal) => void;
  /** Tells them, and those that begin later, what this thread has in memory. */
  share: (shared: Shared) => void;
  /** Resolves when all have ended. */
  ended: () => Promise<unknown>;
}

/** Why several threads cannot share a port here; `null` where they can. */
export function whyAlone(version = process.versions.node, platform = process.platform): string | null {
  if (!sharing.includes(platform)) return `${platform} found, a system that shares a port out expected (Linux)`;
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isOld = major < firstVersion[0] || (major === firstVersion[0] && minor < firstVersion[1]);
  return isOld || (major === 23 && minor < 1)
    ? `Node.js ${version} found, ${firstVersion.join('.')} or later expected to share a port`
    : null;
}

/** The number of threads that answer here; reports why, where they are fewer than wanted. */
export function countThreads(wanted: number, report: (line: string) => void): number {
  const reason = wanted === 1 ? null : whyAlone();
  if (reason === null) return wanted;
  report(`--threads ${wanted}: ${reason}: one thread answers`);
  return 1;
}

/** A thread's share of the limits of the process. */
export function shareLimits(limits: Limits, threads: number): Limits {
  if (threads === 1) return limits;
  const {
    memory = usualMemory(),
    connections = usualConnections,
    dear = Math.max(1, availableParallelism() - 1),
  } = limits;
  const share = (total: number): number => Math.ceil(total / threads);
  return { memory: share(memory), connections: share(connections), dear: share(dear) };
}

/** The data that a twin gets when it begins. */
interface Twin {
  /** Its number; the first thread is 1. */
  thread: number;
  options: ServeOptions;
}

/** The data of this thread if it is a twin; else `null`. */
export function readTwin(): Twin | null {
  return isMainThread ? null : (workerData as Twin);
}

/** Tells the first thread what this one counts, from now on, and with that that it listens. */
export function tellFigures(read: () => ThreadFigures): void {
  const tell = () => parentPort!.postMessage(read());
  tell();
  setInterval(tell, figuresEvery).unref();
}

/** @param count threads beside the first one; they begin with {@link Twins.start} */
export function openTwins(count: number, report: (line: string) => void): Twins {
  const latest = new Map<number, ThreadFigures>();
  const workers = new Map<number, Worker>();
  let isStopping = false;
  let latestShared: Shared | null = null;
  return {
    start: (options) => Promise.all(Array.from({ length: count }, (_, i) => begin(i + 2, options))),
    figures: () => [...latest.values()],
    pass: (signal) => {
      isStopping ||= signal !== 'SIGHUP';
      for (const worker of workers.values()) worker.postMessage(signal);
    },
    share: (shared) => {
      latestShared = shared;
      for (const worker of workers.values()) worker.postMessage(shared);
    },
    ended: () => Promise.all([...workers.values()].map((worker) => once(worker, 'exit'))),
  };

  /** Resolves when the thread listens or has ended. */
  async function begin(thread: number, options: ServeOptions): Promise<void> {
    if (isStopping) return;
    const worker = new Worker(join(import.meta.dirname, 'main.cjs'), {
      argv: ['serve'],
      workerData: { thread, options } satisfies Twin,
    });
    workers.set(thread, worker);
    // Not with its data, which it holds for as long as it runs.
    if (latestShared !== null) worker.postMessage(latestShared);
    worker
      .on('message', (figures: ThreadFigures) => latest.set(thread, figures))
      .on('error', (error: Error) => report(`thread ${thread}: ${error.stack ?? error.message}`))
      .on('exit', () => {
        workers.delete(thread);
        if (isStopping) return;
        report(`thread ${thread} ended: the others answer, and it is started again`);
        setTimeout(() => void begin(thread, options), restAfter).unref();
      });
    // An `error` is followed by an `exit`.
    await new Promise<void>((resolve) => void worker.once('message', () => resolve()).once('exit', () => resolve()));
  }
}
