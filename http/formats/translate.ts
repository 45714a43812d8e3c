// Translates the JSON of an answer: a short one here, a long one in a thread, so that other requests need not wait for it.
import { Worker } from 'node:worker_threads';
import { deflatedPiece, literal, nextTurn, type Piece } from '../../engine/index.js';
import { translateHere, type Order, type Reply } from './translate-here.js';

export type { Order };

/** Answers longer than this, in bytes of JSON, are translated in a thread: a shorter one holds others up for some milliseconds. */
const maxHere = 128 * 1024;
/** Of what is made and dropped while it works the thread keeps so much, and no more, before it is collected. MB. */
const youngMegabytes = 4;
/** What it may keep. Where V8 is given less than 2 GB, it lets a heap grow by a fraction of its size before it collects, not fourfold. MB. */
const oldMegabytes = 512;
/** How long the thread is kept without work; what it used is given back then. Milliseconds. */
const idleMilliseconds = 5_000;
/** Bytes that are copied for the thread at a time. */
const stepBytes = 1 << 20;

/**
 * @param body of an answer with status 200, in JSON
 * @returns the bytes of the format; those of a long one are kept deflated
 * @throws what the format throws
 */
export async function translate(order: Order, body: readonly Piece[]): Promise<Piece[]> {
  const size = body.reduce((sum, piece) => sum + piece.size, 0);
  if (size > maxHere) return inThread(order, await gather(body, size));
  const made: Piece[] = [];
  for await (const part of translateHere(order, Buffer.concat(body.flatMap((piece) => piece.plain()))))
    made.push(literal(part));
  return made;
}

/** Copies a body into memory of its own, which can be moved to the thread. Others have a turn in between. */
async function gather(body: readonly Piece[], size: number): Promise<Buffer> {
  const json = Buffer.allocUnsafeSlow(size);
  let end = 0;
  for (const piece of body)
    for (const chunk of piece.plain())
      for (let at = 0; at < chunk.length; at += stepBytes) {
        end += chunk.copy(json, end, at, Math.min(chunk.length, at + stepBytes));
        if (chunk.length > stepBytes) await nextTurn();
      }
  return json;
}

let thread: Worker | null = null;
let idle: NodeJS.Timeout | undefined;
/** Orders go to the thread one after the other: one answer at a time is in its memory. */
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

async function inThread(order: Order, json: Buffer): Promise<Piece[]> {
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

function askThread(order: Order, json: Buffer): Promise<Piece[]> {
  return new Promise((resolve, reject) => {
    const worker = (thread ??= new Worker(new URL('./translate-worker.js', import.meta.url), {
      resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes, maxOldGenerationSizeMb: oldMegabytes },
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
    const made: Piece[] = [];
    const onMessage = (reply: Reply) => {
      if ('part' in reply) {
        const { deflated, size, crc } = reply.part;
        made.push(deflatedPiece(Buffer.from(deflated.buffer, deflated.byteOffset, deflated.byteLength), size, crc));
      } else if (reply.error === undefined) end(() => resolve(made));
      else end(() => reject(new Error(reply.error)));
    };
    const onError = (error: unknown) => fail(error);
    const onExit = (code: number) => fail(new Error(`the translating thread ended with ${code}, a reply expected`));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    // Moved, not copied.
    worker.postMessage({ order, json }, [json.buffer as ArrayBuffer]);
  });
}
