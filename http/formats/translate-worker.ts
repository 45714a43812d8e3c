// A thread that translates long answers: it receives JSON and replies with the bytes of the format.
import { parentPort } from 'node:worker_threads';
import { translateHere, type Order, type Translated } from './translate-here.js';

parentPort!.on('message', ({ order, json }: { order: Order; json: Uint8Array }) => {
  translateHere(order, json).then(
    (made) => {
      const bytes = new Uint8Array(made);
      parentPort!.postMessage({ bytes } satisfies Translated, [bytes.buffer]);
    },
    (error: unknown) => {
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      parentPort!.postMessage({ error: reason } satisfies Translated);
    },
  );
});
