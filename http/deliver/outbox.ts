// Sends responses: those finished in the same event-loop turn are flushed together.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { nextTurn, type Piece } from '../../engine/index.js';
import { corsHeaders } from '../message/headers.js';
import { isFresh, type Validators } from './negotiation.js';
import type { Response } from './response.js';
import { Unread } from './unread.js';

/** Bodies above this are refused where there is no room for what clients have not read; what is smaller mostly fits in the buffers of the system. */
const largeBody = 64 * 1024;
/** A body that is made in pieces is written in slices, each after the client has read the one before. */
const sliceBytes = 64 * 1024;

/** With fewer connections few requests arrive in one turn, and waiting for its end costs more than it saves. */
const minConnections = 3;

/** From this number of connections on, large bodies wait for a turn of their own: what is small is not kept waiting for them. */
const crowd = 64;

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

  /** Counts what a client has not read. @returns false where there is no room */
  const hold = (reply: ServerResponse, chunks: Iterable<Buffer>): boolean => {
    if (!unread.admit(reply, chunks)) return false;
    reply.once('close', () => unread.forget(reply));
    return true;
  };
  /** Sends a body at once; what the system does not take, or has to wait for earlier answers of its connection, counts as unread. */
  const finish = (reply: ServerResponse, chunks: readonly Buffer[]): void => {
    end(reply, chunks);
    if (chunks.length === 0) return;
    const isUnread = reply.socket === null || reply.socket?.writableLength > 0;
    if (isUnread && !hold(reply, chunks)) reply.destroy();
  };
  const flush = (): void => {
    try {
      while (ended < replies.length) finish(replies[ended]!, bodies[ended++]!);
    } finally {
      // If one fails, which is reported like any fault, send the rest in the next turn.
      if (ended < replies.length) setImmediate(flush);
      else replies.length = bodies.length = ended = 0;
    }
  };
  const post = (reply: ServerResponse, chunks: readonly Buffer[]): void => {
    if (connections < minConnections) return finish(reply, chunks);
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
    const { pieces, chunks, headers, status } = response;
    if (request.method === 'HEAD') {
      reply.writeHead(status, headers as string[]);
      return post(reply, []);
    }
    if (pieces === undefined) {
      const size = sizeOf(chunks);
      const begin = (): void => {
        if (size > largeBody && !unread.hasRoom(size)) return refuse(reply);
        reply.writeHead(status, headers as string[]);
        post(reply, chunks);
      };
      if (size <= largeBody || connections < crowd) return begin();
      nextTurn()
        .then(begin)
        .catch(() => reply.destroy());
      return;
    }
    if (!hold(reply, deflatedOf(pieces))) return refuse(reply);
    reply.writeHead(status, headers as string[]);
    sendSlices(reply, slicesOf(pieces, reply, unread));
  };
}

function sizeOf(chunks: readonly Buffer[]): number {
  let size = 0;
  for (const { length } of chunks) size += length;
  return size;
}

/** The buffers of a body that are in memory before its pieces are made. */
function* deflatedOf(pieces: readonly Piece[]): Generator<Buffer> {
  for (const piece of pieces) yield* piece.isPrepared ? (piece.deflated() ?? []) : piece.plain();
}

/** A body in slices; those of a piece are made when the client has read all before it, and others have had a turn. */
async function* slicesOf(pieces: readonly Piece[], reply: ServerResponse, unread: Unread): AsyncGenerator<Buffer> {
  for (const piece of pieces) {
    await nextTurn();
    for (const chunk of await unread.next(reply, piece.size, () => piece.plain()))
      for (let at = 0; at < chunk.length; at += sliceBytes) {
        unread.note(reply);
        yield chunk.subarray(at, at + sliceBytes);
      }
  }
}

function sendSlices(reply: ServerResponse, slices: AsyncIterable<Buffer>): void {
  // A client that disconnects is not an error. After any other error the socket is destroyed, so that the body is not mistaken for a complete one.
  pipeline(Readable.from(slices, { highWaterMark: 1 }), reply).catch(() => reply.destroy());
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
