// Threads that answer dear questions, a few at a time: however many are asked, whatever else is asked never waits for them.
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Pool as Threads } from 'workerpool';
import type { Catalog } from '../../engine/index.js';
import type { Answer } from '../message/answer.js';
import { readOutcome, type DearOrder, type DearReply, type DearSite } from './dear-order.js';
import { FairQueue } from './fair-queue.js';

/**
 * Heap limits of the threads, in MB: V8 collects garbage by the share of a heap, which is small by default where memory is scarce. With 16
 * for the young, a graph of 20,000 nodes as GEXF takes 18 MB more.
 */
const threadMegabytes = { maxYoungGenerationSizeMb: 6, maxOldGenerationSizeMb: 1024 };
/** How long threads are kept without work; what they used is given back then. Milliseconds. */
const idleMilliseconds = 15_000;
/** How long a question waits for a thread at most, in milliseconds: clients give up after some more. */
const patience = 15_000;

/** A refusal is held back for so many milliseconds, and up to three times as many. */
const shortestRefusal = 500;
/** Refusals that are held back at the same time, at most; others are told at once. */
const mostRefused = 1024;

/** The data that a thread has from the start. */
type ThreadData = Omit<DearSite, 'endpoints'>;

export interface PoolLimits {
  /** Dear questions answered at once, each by a thread. */
  threads: number;
  /** Dear questions that wait for a thread. */
  waiting: number;
  /** Milliseconds without work after which the threads are ended; {@link idleMilliseconds} where it is absent. */
  idle?: number;
  /** Milliseconds that a question waits for a thread at most; {@link patience} where it is absent. */
  patience?: number;
  /** Refusals that are held back at the same time; {@link mostRefused} where it is absent. */
  refused?: number;
}

/** @param threads by default all cores but the one of the thread that serves */
export function dearLimits(
  threads = Math.max(1, availableParallelism() - 1),
  waiting = waitingForEach * threads,
): PoolLimits {
  return { threads, waiting };
}

/** The last in the queue waits for so many dear answers: some seconds. */
const waitingForEach = 16;

/** The threads for one edition; they are started by its first dear question. */
export class Pool {
  readonly #queue: FairQueue;
  /** By question and language: what is being answered, for all who ask the same meanwhile. */
  readonly #asked = new Map<string, Promise<Answer | null>>();
  /** Refusals that are held back, and that ever were. */
  #refused = 0;
  #refusals = 0;
  #threads: Promise<Threads> | null = null;
  #idle: NodeJS.Timeout | undefined;

  /** @param site what the threads know beside the catalog */
  constructor(
    private readonly catalog: Catalog,
    private readonly site: Omit<ThreadData, 'handle'>,
    private readonly limits: PoolLimits,
    /** Called when the threads are ended for want of work. */
    private readonly onRest: () => void = () => undefined,
  ) {
    this.#queue = new FairQueue({
      running: limits.threads,
      waiting: limits.waiting,
      patience: limits.patience ?? patience,
    });
  }

  /**
   * Answers in a thread.
   * @param key the same for the same question in the same language; `null` for one that is asked only once
   * @param client whose share of the queue it takes; `null` where there are no shares
   * @returns `null` where too many wait already, or where too long was waited for a thread
   * @throws what answering throws
   */
  answer(key: string | null, client: string | null, order: DearOrder): Promise<Answer | null> {
    const known = key === null ? undefined : this.#asked.get(key);
    if (known) return known;
    const answered = this.#queue.add(client, () => this.#ask(order));
    if (answered === null) return this.#refuse();
    // The queue has counted the question as done by then.
    answered.then(this.#awaitRest, this.#awaitRest);
    if (key !== null) {
      this.#asked.set(key, answered);
      const forget = (): void => void this.#asked.delete(key);
      answered.then(forget, forget);
    }
    return answered;
  }

  /**
   * Refuses, and not at once: clients that ask again as soon as they are refused would keep the thread that serves busy with nothing but
   * refusals. Each waits a different time, so that they do not come back together.
   */
  async #refuse(): Promise<null> {
    if (this.#refused >= (this.limits.refused ?? mostRefused)) return null;
    this.#refused++;
    await wait(shortestRefusal * (1 + (this.#refusals++ % 16) / 8), undefined, { ref: false });
    this.#refused--;
    return null;
  }

  /** Dear questions that are being answered, and that wait. */
  get load(): FairQueue['load'] {
    return this.#queue.load;
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const threads = this.#threads;
    this.#threads = null;
    await (await threads)?.terminate();
  }

  /** Ends the threads some time after the last question, unless another comes. */
  readonly #awaitRest = (): void => {
    if (!this.#queue.isEmpty) return;
    clearTimeout(this.#idle);
    // What the threads held is garbage once they are gone.
    const rest = (): void => void this.close().then(this.onRest);
    this.#idle = setTimeout(rest, this.limits.idle ?? idleMilliseconds).unref();
  };

  async #ask(order: DearOrder): Promise<Answer> {
    clearTimeout(this.#idle);
    const threads = await (this.#threads ??= this.#start());
    const { snapshot } = this.catalog;
    const reply = (await threads.exec('answer', [order, snapshot.handle.warm])) as DearReply;
    snapshot.adopt(reply.warm);
    return readOutcome(reply.outcome);
  }

  async #start(): Promise<Threads> {
    return openThreads({ ...this.site, handle: this.catalog.handle }, this.limits.threads);
  }
}

/** Threads that have a catalog open, started when they are asked. @param most at once */
export async function openThreads(workerData: ThreadData, most: number): Promise<Threads> {
  const { default: workerpool } = await import('workerpool');
  return workerpool.pool(fileURLToPath(new URL('./dear-worker.js', import.meta.url)), {
    workerType: 'thread',
    maxWorkers: most,
    workerThreadOpts: { workerData, resourceLimits: threadMegabytes },
  });
}
