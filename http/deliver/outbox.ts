// Sends responses: those finished in the same event-loop turn are flushed together.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { nextTurn, type Piece } from '../../engine/index.js';
import { isFresh, type Validators } from './negotiation.js';
import type { Response } from './response.js';

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
export function openOutbox(server: Server): Send {
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
    reply.writeHead(response.status, response.headers as string[]);
    if (request.method === 'HEAD') return post(reply, []);
    if (response.pieces) return sendPieces(reply, response.pieces);
    post(reply, response.chunks);
  };
}

/** Makes each piece after the client has read the previous one, and lets other requests run between pieces. */
function sendPieces(reply: ServerResponse, pieces: readonly Piece[]): void {
  const plain = async function* (): AsyncGenerator<Buffer> {
    for (const piece of pieces) {
      yield* piece.plain();
      await nextTurn();
    }
  };
  // A client that disconnects is not an error. After any other error the socket is destroyed, so that the body is not mistaken for a complete one.
  pipeline(plain, reply).catch(() => reply.destroy());
}

function end(reply: ServerResponse, chunks: readonly Buffer[]): void {
  if (chunks.length === 0) reply.end();
  else if (chunks.length === 1) reply.end(chunks[0]);
  else {
    reply.cork();
    for (const chunk of chunks) reply.write(chunk);
    reply.end();
  }
}
