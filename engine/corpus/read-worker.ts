// One thread that reads documents: where one lies or its bytes in, what the corpus keeps of it out.
import { parentPort, workerData } from 'node:worker_threads';
import { readPacked, type PackedDocument, type RefusedDocument, type Unread } from './read-packed.js';
import type { Writers } from '../writers.js';

export interface ReadRequest {
  unread: Unread;
  path: string;
}

export type ReadReply = PackedDocument | RefusedDocument;

/** `ready` once, then one reply a request. */
export type ReadMessage = 'ready' | ReadReply;

const { writers } = (await import((workerData as { module: string }).module)) as { writers: Writers };

// Until here nothing was read: an end that comes earlier is no document's fault.
parentPort!.postMessage('ready' satisfies ReadMessage);

parentPort!.on('message', ({ unread, path }: ReadRequest) => {
  const reply = readPacked(unread, path, writers);
  if ('refused' in reply) return parentPort!.postMessage(reply);
  // Moved, not copied; nothing else may look into what is moved.
  const text = { ...reply.text, references: alone(reply.text.references), deflated: alone(reply.text.deflated) };
  parentPort!.postMessage({ ...reply, text } satisfies ReadReply, [
    text.references.buffer,
    text.deflated.buffer,
    text.articles.buffer as ArrayBuffer,
  ]);
});

function alone(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return bytes.byteLength === bytes.buffer.byteLength ? (bytes as Uint8Array<ArrayBuffer>) : Uint8Array.from(bytes);
}
