// Document readers: in this thread, or in a pool when the corpus is large enough.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { digestBytes } from '../read/sources.js';
import { readFile } from '../read/sources/file.js';
import { nextTurn } from '../steps.js';
import { readPacked, type RefusedDocument } from './read-packed.js';
import type { ReadMessage, ReadReply, ReadRequest } from './read-worker.js';

/** Fewer bytes than this are read before a second thread would have started. */
const threadedBytes = 24 * 2 ** 20;

/** Size of a batch: waking a thread and being woken by it cost as much as reading a small document. */
const batch = { documents: 16, bytes: 2 ** 20 };

/** Pending work of a thread: enough to continue while its replies are handled and the next batch is gathered. */
const hand = { documents: 3 * batch.documents, bytes: 4 * batch.bytes };

export interface Readers {
  /**
   * Announces more bytes; starts the pool once it pays off.
   * @param isCertain starts the threads, which takes a tenth of a second, before there is anything to read
   */
  expect(bytes: number, isCertain: boolean): void;
  /** True if no more documents should be added before one is read. */
  areFull(): boolean;
  /** @throws where a thread can't start */
  read(request: ReadRequest): Promise<ReadReply>;
  close(): Promise<void>;
}

const readWorker = new URL('./read-worker.js', import.meta.url);

export interface ReaderOptions {
  /** The module that a reading thread runs. */
  worker?: URL;
  /** Number of threads; by default as many as pay off. */
  threads?: number;
}

/** Readers in this thread, until enough bytes are announced for a pool. Close them in any case. */
export function openReaders({ worker = readWorker, threads: wanted }: ReaderOptions): Readers {
  let lanes: Lane[] = [];
  let expected = 0;
  /** Pending documents of this thread. */
  let reading = 0;
  return {
    expect(bytes, isCertain) {
      expected += bytes;
      const threads = wanted ?? (expected < threadedBytes ? 1 : availableParallelism());
      if (lanes.length === 0 && threads > 1) lanes = Array.from({ length: threads }, () => new Lane(worker));
      if (isCertain) for (const lane of lanes) lane.begin();
    },
    areFull: () => (lanes.length === 0 ? reading > 0 : lanes.every((lane) => lane.isFull())),
    async read(request) {
      if (lanes.length > 0) return lanes.reduce((a, b) => (b.load() < a.load() ? b : a)).read(request);
      reading++;
      // This thread may also be serving: leave it to requests.
      await nextTurn();
      const reply = readPacked(request.unread, request.path);
      reading--;
      return reply;
    },
    async close() {
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}

interface InHand extends ReadRequest {
  /** True if it was sent alone, so that it is the cause if the thread ends. */
  isAlone: boolean;
  /** How many threads ended while they read this document. */
  ended: number;
  resolve: (reply: ReadReply) => void;
  reject: (error: Error) => void;
}

/**
 * One thread, started at the latest when there is something to read; replies come in the order of the requests. If it ends, another one
 * is started and gets the pending documents one by one. Its young generation has the size that V8 gives: with 144 MB, which took up to a tenth
 * less processor time on many small documents, Node.js 22 let one document that takes all memory end the process in one run of four.
 */
class Lane {
  /** Not replied to yet, oldest first. */
  private readonly waiting: InHand[] = [];
  /** The last of them, gathered for the next message. */
  private readonly unsent: InHand[] = [];
  private worker: Worker | null = null;
  /** Once the thread has loaded its modules, or has ended. */
  private begun: Promise<unknown> = Promise.resolve();

  constructor(private readonly module: URL) {}

  /** Starts the thread before there is anything to read. A failure is reported when the next attempt, with a document, fails. */
  begin(): void {
    try {
      this.worker ??= this.open();
    } catch {
      this.worker = null;
    }
  }

  isFull(): boolean {
    return this.waiting.length >= hand.documents || sizeOf(this.waiting) >= hand.bytes;
  }

  /** Pending bytes; for a full thread, more than any other has. */
  load(): number {
    return this.isFull() ? Infinity : sizeOf(this.waiting);
  }

  read(request: ReadRequest): Promise<ReadReply> {
    return new Promise((resolve, reject) => {
      const pending: InHand = { ...request, isAlone: false, ended: 0, resolve, reject };
      this.waiting.push(pending);
      this.unsent.push(pending);
      this.sendGathered();
    });
  }

  async close(): Promise<void> {
    this.waiting.length = 0;
    this.unsent.length = 0;
    // Terminating a worker during module loading leaks file descriptors.
    await this.begun;
    await this.worker?.terminate();
  }

  /** Like Nagle's algorithm (RFC 896): gathered documents wait until they are a batch or the thread has no other work. */
  private sendGathered(): void {
    const { unsent, waiting } = this;
    const isBatch = unsent.length >= batch.documents || sizeOf(unsent) >= batch.bytes;
    if (isBatch || (unsent.length > 0 && unsent.length === waiting.length)) this.send([unsent.splice(0)]);
  }

  private send(batches: readonly (readonly InHand[])[]): void {
    try {
      for (const requests of batches) this.post(requests);
    } catch (error) {
      this.fail(reasonOf(error));
    }
  }

  private post(requests: readonly InHand[]): void {
    for (const request of requests) request.isAlone = requests.length === 1;
    const moved: ArrayBuffer[] = [];
    const message = requests.map(({ unread, path }): ReadRequest => {
      if (!(unread instanceof Uint8Array)) return { unread, path };
      // The thread gets bytes of its own: these may have to be read again.
      const own = new Uint8Array(unread);
      moved.push(own.buffer);
      return { unread: own, path };
    });
    (this.worker ??= this.open()).postMessage(message, moved);
  }

  private open(): Worker {
    const thread = new Worker(this.module);
    this.begun = new Promise((resolve) => thread.once('message', resolve).once('exit', resolve));
    let isReady = false;
    let reason: string | null = null;
    thread.on('message', (message: ReadMessage) => {
      if (message === 'ready') isReady = true;
      else {
        for (const reply of message) this.waiting.shift()?.resolve(reply);
        this.sendGathered();
      }
    });
    thread.on('error', (error: unknown) => (reason = reasonOf(error)));
    // The last event of a thread, whatever ended it, after all its replies.
    thread.on('exit', (code) => {
      this.worker = null;
      this.carryOn(isReady, reason ?? `exit code ${code}`);
    });
    return thread;
  }

  /** The oldest document is the one that was being read, if it was sent alone: it answers for the end of a second thread. */
  private carryOn(wasReady: boolean, reason: string): void {
    const oldest = this.waiting[0];
    if (!oldest) return;
    if (!wasReady) return this.fail(reason);
    if (oldest.isAlone && ++oldest.ended === 2) {
      this.waiting.shift();
      oldest.resolve(refuseDeadly(oldest, reason));
    }
    this.unsent.length = 0;
    this.send(this.waiting.map((request) => [request]));
  }

  private fail(reason: string): void {
    const error = new Error(`a reading thread ended: ${reason}, expected to read ${this.waiting[0]?.path}`);
    this.unsent.length = 0;
    for (const { reject } of this.waiting.splice(0)) reject(error);
  }
}

/** Bytes to read; for a view of larger memory, all the memory that it holds. */
function sizeOf(requests: readonly ReadRequest[]): number {
  return requests.reduce(
    (sum, { unread }) => sum + (unread instanceof Uint8Array ? unread.buffer.byteLength : unread.size),
    0,
  );
}

/** The refusal of a document that ended two threads. Its bytes are part of the digest of the corpus. */
function refuseDeadly({ unread, path }: ReadRequest, reason: string): RefusedDocument {
  try {
    const digest = digestBytes(unread instanceof Uint8Array ? unread : readFile(unread));
    return {
      digest,
      refused: `${path}:1: a document that ends the thread that reads it (${reason}), a readable act expected`,
    };
  } catch (error) {
    return { digest: null, refused: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
