// A thread that reads documents: it receives their paths or bytes and replies with what the corpus keeps.
import { parentPort } from 'node:worker_threads';
import { readPacked, type PackedReading, type RefusedDocument, type Unread } from './read-packed.js';

export interface ReadRequest {
  unread: Unread;
  path: string;
}

export type ReadReply = PackedReading | RefusedDocument;

/** `ready` once, then one message a batch: its replies, in the order of its requests. */
export type ReadMessage = 'ready' | ReadReply[];

// Nothing was read until here: if the thread ends earlier, no document is the cause.
parentPort!.postMessage('ready' satisfies ReadMessage);

parentPort!.on('message', (requests: ReadRequest[]) => {
  const replies = requests.map(({ unread, path }) => readPacked(unread, path));
  // Moved, not copied.
  parentPort!.postMessage(replies satisfies ReadMessage, replies.flatMap(buffersOf));
});

function buffersOf(reply: ReadReply): ArrayBuffer[] {
  if ('refused' in reply) return [];
  const { references, deflated, articles, words } = reply.text;
  return [references, deflated, articles, words, reply.record].map(({ buffer }) => buffer as ArrayBuffer);
}
