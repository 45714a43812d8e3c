// Sends responses: those that are ready in one turn of the event loop go out together, when it has heard its last request.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { isFresh, type Validators } from './negotiation.js';
import type { Response } from './response.js';

/** Below so many connections few requests come in one turn, and waiting for its end costs more than it saves. */
const minConnections = 3;

/** Sends a response, or the 304 where the client has it already. */
export type Send = (
  response: Response,
  request: Pick<IncomingMessage, 'method'>,
  validators: Validators | null,
  reply: ServerResponse,
) => void;

/**
 * The way out of a server. One thing done many times over is cheaper than two in turn, and a client on the same machine is
 * woken once for many answers: with 16 connections this doubled the requests a second.
 */
export function openOutbox(server: Server): Send {
  let connections = 0;
  server.on('connection', (socket) => {
    connections++;
    socket.once('close', () => connections--);
  });
  /** Their heads are written. */
  const replies: ServerResponse[] = [];
  /** The body of each, in chunks. */
  const bodies: (readonly Buffer[])[] = [];
  let ended = 0;

  const flush = (): void => {
    try {
      while (ended < replies.length) end(replies[ended]!, bodies[ended++]!);
    } finally {
      // Should one fail, which is reported like all faults, the rest still go out.
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
    post(reply, request.method === 'HEAD' ? [] : response.chunks);
  };
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
