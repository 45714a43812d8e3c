// One thread that reads documents: bytes in, what the corpus keeps of them out.
import { parentPort, workerData } from 'node:worker_threads';
import { readPacked, type PackedDocument } from './read-packed.js';
import type { Writers } from './writers.js';

export interface ReadRequest {
  bytes: Uint8Array;
  path: string;
}

export type ReadReply = PackedDocument | { refused: string };

const { writers } = (await import((workerData as { module: string }).module)) as { writers: Writers };

parentPort!.on('message', ({ bytes, path }: ReadRequest) => {
  const reply = readPacked(bytes, path, writers);
  const buffers =
    'refused' in reply ? [] : [reply.text.deflated.buffer, reply.text.references.buffer, reply.text.articles.buffer];
  const owned = buffers.filter(
    (buffer): buffer is ArrayBuffer => buffer instanceof ArrayBuffer && buffer.byteLength > 65_536,
  );
  parentPort!.postMessage(reply, [...new Set(owned)]);
});
