// Sends responses: those finished in the same event-loop turn are flushed together.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { nextTurn } from '../../engine/index.js';
import { corsHeaders } from '../message/headers.js';
import { isFresh, type Validators } from './negotiation.js';
import type { Response } from './response.js';
import { Unread } from './unread.js';

/** Bodies above this count as unread until they are sent; what is smaller fits in the buffers of the system. */
const countedBody = 64 * 1024;
/** Bodies above this are written in slices, each after the client has read the one before. */
const largeBody = 256 * 1024;
const sliceBytes = 64 * 1024;

/** With fewer connections few requests arrive in one turn, and waiting for its end costs more than it saves. */
const minConnections = 3;

/** Sends a response, or the 304 if the client already has it. */
export type Send = (
  response: Response,
  request: Pick<IncomingMessage, 'method'>,
  validators: Validators | null,
  reply: ServerResponse,
) => void;

/**
 * Opens the outbox of a server. Doing one step for many responses is cheaper than alternating two steps, and a client on the same
 * machine wakes up once for many answers: with 16 connections this doubled the requests a second.
 */
export function openOutbox(server: Server, unreadBytes = usualUnread): Send {
  const unread = new Unread(unreadBytes);
  let connections = 0;
  server.on('connection', (socket) => {
    connections++;
    socket.once('close', () => connections--);
  });
  /** Responses whose head is written. */
  const replies: ServerResponse[] = [];
  /** The body of each, in chunks. */
  const bodies: (readonly Buffer[])[] = [];
  let ended = 0;

  const flush = (): void => {
    try {
      while (ended < replies.length) end(replies[ended]!, bodies[ended++]!);
    } finally {
      // If one fails, which is reported like any fault, send the rest in the next turn.
      if (ended < replies.length) setImmediate(flush);
      else replies.length = bodies.length = ended = 0;
    }
  };
  const post = (reply: ServerResponse, chunks: readonly Buffer[]): void => {
    if (connections < minConnections) return end(reply, chunks);
    if (replies.length === 0) setImmediate(flush);
    replies.push(reply);
    bodies.push(chunks);
  };

  return (response, request, validators, reply) => {
    const { etag, notModified } = response;
    if (etag !== null && notModified && isFresh(validators, etag)) {
      reply.writeHead(304, notModified() as string[]);
      return post(reply, []);
    }
    const size = request.method === 'HEAD' ? 0 : sizeOf(response);
    if (size > countedBody && !unread.admit(reply, response)) return refuse(reply);
    reply.writeHead(response.status, response.headers as string[]);
    if (request.method === 'HEAD') return post(reply, []);
    if (size > largeBody) sendSlices(reply, slicesOf(response), unread);
    else post(reply, response.chunks);
  };
}

/** Bytes of a body; of one that is made in pieces, more than any limit. */
function sizeOf({ pieces, chunks }: Response): number {
  if (pieces !== undefined) return Infinity;
  let size = 0;
  for (const { length } of chunks) size += length;
  return size;
}

/** A body in slices; those of a piece are made when the client has read all before it. */
async function* slicesOf({ pieces, chunks }: Response): AsyncGenerator<Buffer> {
  if (pieces === undefined) return yield* cut(chunks);
  for (const piece of pieces) {
    yield* cut(piece.plain());
    await nextTurn();
  }
}

function* cut(chunks: readonly Buffer[]): Generator<Buffer> {
  for (const chunk of chunks)
    for (let at = 0; at < chunk.length; at += sliceBytes) yield chunk.subarray(at, at + sliceBytes);
}

function sendSlices(reply: ServerResponse, slices: AsyncIterable<Buffer>, unread: Unread): void {
  const noted = async function* (): AsyncGenerator<Buffer> {
    for await (const slice of slices) {
      unread.note(reply);
      yield slice;
    }
  };
  // A client that disconnects is not an error. After any other error the socket is destroyed, so that the body is not mistaken for a complete one.
  pipeline(Readable.from(noted(), { highWaterMark: 1 }), reply).catch(() => reply.destroy());
}

/** Too much is waiting for clients that do not read. */
function refuse(reply: ServerResponse): void {
  const body = JSON.stringify({
    type: 'about:blank',
    title: 'Service Unavailable',
    status: 503,
    detail: 'Service Unavailable',
  });
  const own = ['content-type', 'application/problem+json', 'content-length', String(body.length)];
  reply.writeHead(503, [...corsHeaders, ...own, 'cache-control', 'no-store', 'retry-after', '5']).end(body);
}

/** Bytes of large answers that clients have not read yet, of all together. */
const usualUnread = 64 * 2 ** 20;

function end(reply: ServerResponse, chunks: readonly Buffer[]): void {
  if (chunks.length === 0) reply.end();
  else if (chunks.length === 1) reply.end(chunks[0]);
  else {
    reply.cork();
    for (const chunk of chunks) reply.write(chunk);
    reply.end();
  }
}
