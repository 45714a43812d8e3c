// Translates the JSON of an answer: a short one here, a long one in a thread, so that other requests need not wait for it.
import { Worker } from 'node:worker_threads';
import { translateHere, type Order, type Translated } from './translate-here.js';

export type { Order };

/** Answers longer than this, in bytes of JSON, are translated in a thread: a shorter one holds others up for some milliseconds. */
const maxHere = 128 * 1024;
/** Of what is made and dropped while it works the thread keeps so much, and no more, before it is collected. MB. */
const youngMegabytes = 4;
/** How long the thread is kept without work; what it used is given back then. Milliseconds. */
const idleMilliseconds = 5_000;

/**
 * @param json of an answer with status 200, in chunks
 * @returns the bytes of the format, in chunks
 * @throws what the format throws
 */
export async function translate(order: Order, json: readonly Buffer[]): Promise<Buffer[]> {
  const bytes = Buffer.concat(json);
  return bytes.length <= maxHere ? translateHere(order, bytes) : inThread(order, bytes);
}

let thread: Worker | null = null;
let idle: NodeJS.Timeout | undefined;
/** Orders go to the thread one after the other: one answer at a time is in its memory. */
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

async function inThread(order: Order, json: Buffer): Promise<Buffer[]> {
  clearTimeout(idle);
  waiting++;
  const mine = last.then(() => askThread(order, json));
  last = mine.catch(() => undefined);
  try {
    return await mine;
  } finally {
    if (--waiting === 0) {
      idle = setTimeout(() => {
        void thread?.terminate();
        thread = null;
      }, idleMilliseconds).unref();
    }
  }
}

function askThread(order: Order, json: Buffer): Promise<Buffer[]> {
  return new Promise((resolve, reject) => {
    const worker = (thread ??= new Worker(new URL('./translate-worker.js', import.meta.url), {
      resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes },
    }));
    worker.ref();
    const end = (settle: () => void) => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit).unref();
      settle();
    };
    const fail = (error: unknown) => {
      if (thread === worker) thread = null;
      end(() => reject(error instanceof Error ? error : new Error(String(error))));
    };
    const onMessage = (reply: Translated) =>
      end(() => {
        if ('error' in reply) reject(new Error(reply.error));
        else
          resolve(
            reply.chunks.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
          );
      });
    const onError = (error: unknown) => fail(error);
    const onExit = (code: number) => fail(new Error(`the translating thread ended with ${code}, a reply expected`));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    // Moved, not copied: so long a buffer has its memory to itself.
    worker.postMessage({ order, json }, [json.buffer as ArrayBuffer]);
  });
}
