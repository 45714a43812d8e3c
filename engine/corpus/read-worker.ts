// One thread that reads documents: where they lie or their bytes in, what the corpus keeps of them out.
import { parentPort, workerData } from 'node:worker_threads';
import { readPacked, type PackedDocument, type RefusedDocument, type Unread } from './read-packed.js';
import type { Writers } from '../writers.js';

export interface ReadRequest {
  unread: Unread;
  path: string;
}

export type ReadReply = PackedDocument | RefusedDocument;

/** `ready` once, then one message a batch: its replies, in the order of its requests. */
export type ReadMessage = 'ready' | ReadReply[];

const { writers } = (await import((workerData as { module: string }).module)) as { writers: Writers };

// Until here nothing was read: an end that comes earlier is no document's fault.
parentPort!.postMessage('ready' satisfies ReadMessage);

parentPort!.on('message', (requests: ReadRequest[]) => {
  const replies = requests.map(({ unread, path }) => movable(readPacked(unread, path, writers)));
  // Moved, not copied; nothing else may look into what is moved.
  parentPort!.postMessage(replies satisfies ReadMessage, replies.flatMap(buffersOf));
});

/** The same, its bytes alone in their buffers. */
function movable(reply: ReadReply): ReadReply {
  if ('refused' in reply) return reply;
  const { text } = reply;
  return { ...reply, text: { ...text, references: alone(text.references), deflated: alone(text.deflated) } };
}

function alone(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
}

function buffersOf(reply: ReadReply): ArrayBuffer[] {
  if ('refused' in reply) return [];
  const { references, deflated, articles } = reply.text;
  return [references, deflated, articles].map(({ buffer }) => buffer as ArrayBuffer);
}
