// A thread that translates long answers: it receives JSON and replies with the bytes of the format, part by part.
import { parentPort } from 'node:worker_threads';
import { crc32 } from 'node:zlib';
import { deflatePiece } from '../../engine/index.js';
import { translateHere, type Order, type Reply } from './translate-here.js';

/** Plain bytes of a part: whoever takes them plain has them inflated in a millisecond. */
const partBytes = 256 * 1024;
/** Takes half the time of zlib's default for a few per cent more bytes. */
const level = 5;

const reply = (message: Reply, moved: ArrayBuffer[] = []) => parentPort!.postMessage(message, moved);

parentPort!.on('message', (asked: { order: Order; json: Uint8Array }) => {
  translateParts(asked).then(
    () => reply({ end: true }),
    (error: unknown) => {
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      reply({ end: true, error: reason });
    },
  );
});

async function translateParts({ order, json }: { order: Order; json: Uint8Array }): Promise<void> {
  const bytes = Buffer.from(json.buffer, json.byteOffset, json.byteLength);
  for await (const written of translateHere(order, bytes))
    for (let at = 0; at < written.length; at += partBytes) {
      const plain = written.subarray(at, at + partBytes);
      const deflated = deflatePiece(plain, { level });
      reply({ part: { deflated, size: plain.length, crc: crc32(plain) } }, [deflated.buffer as ArrayBuffer]);
    }
}
