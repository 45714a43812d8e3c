// One thread that reads documents: where they lie or their bytes in, what the corpus keeps of them out.
import { parentPort } from 'node:worker_threads';
import { readPacked, type PackedReading, type RefusedDocument, type Unread } from './read-packed.js';

export interface ReadRequest {
  unread: Unread;
  path: string;
}

export type ReadReply = PackedReading | RefusedDocument;

/** `ready` once, then one message a batch: its replies, in the order of its requests. */
export type ReadMessage = 'ready' | ReadReply[];

// Until here nothing was read: an end that comes earlier is no document's fault.
parentPort!.postMessage('ready' satisfies ReadMessage);

parentPort!.on('message', (requests: ReadRequest[]) => {
  const replies = requests.map(({ unread, path }) => readPacked(unread, path));
  // Moved, not copied.
  parentPort!.postMessage(replies satisfies ReadMessage, replies.flatMap(buffersOf));
});

function buffersOf(reply: ReadReply): ArrayBuffer[] {
  if ('refused' in reply) return [];
  const { references, deflated, articles } = reply.text;
  return [references, deflated, articles].map(({ buffer }) => buffer as ArrayBuffer);
}
