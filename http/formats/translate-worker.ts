// A thread that translates long answers: it receives JSON and replies with the bytes of the format.
import { parentPort } from 'node:worker_threads';
import { translateHere, type Order, type Translated } from './translate-here.js';

parentPort!.on('message', ({ order, json }: { order: Order; json: Uint8Array }) => {
  translateHere(order, json).then(
    (made) => {
      // Moved, not copied: a chunk that shares its memory with others gets its own.
      const chunks = made.map((chunk) => (chunk.length === chunk.buffer.byteLength ? chunk : new Uint8Array(chunk)));
      const moved = chunks.map(({ buffer }) => buffer as ArrayBuffer);
      parentPort!.postMessage({ chunks } satisfies Translated, moved);
    },
    (error: unknown) => {
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      parentPort!.postMessage({ error: reason } satisfies Translated);
    },
  );
});
