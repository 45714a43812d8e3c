// Limits of connections: their number, their deadlines, and the bytes of unfinished requests.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { hasAnswer, refuseConnection, refuseTunnel } from './client-error.js';

export interface ConnectionLimits {
  /** Open at once; Node drops further ones without an answer. */
  connections: number;
  /** From this number on an idle connection is closed for each new one. The rest of the limit is for those that come before it is closed. */
  crowd: number;
  /** Connections that may send a head of {@link longHead} bytes at the same time. */
  longHeads: number;
  /** Time during which a new connection is not closed first: an honest client sends its request in the next packet. Milliseconds. */
  firstRequest: number;
}

/** Longest head (target and headers) of most connections when there are many: {@link shortTarget} and 8 kB of headers. Bytes. */
export const shortHead = 24 * 1024;
/** Longest head that is read at all: a `testo` of 20,000 characters, percent-encoded. Bytes. */
export const longHead = 192 * 1024;

/** As many as fit in the usual limit of open files of a service manager, twice over. */
export const usualConnections = 4096;

/** @param connections open at once; half-read heads take at most 45 kB for each, 180 MB for {@link usualConnections} */
export function connectionLimits(connections = usualConnections): ConnectionLimits {
  const eighth = Math.floor(connections / 8);
  return { connections, crowd: connections - eighth, longHeads: eighth, firstRequest: 250 };
}

/**
 * Deadlines of a client, in milliseconds. Node checks for expired requests at every interval, and refused connections are closed a
 * second later (client-error.ts), so each deadline is accurate to 1.5 s.
 */
export const deadlines = { headersTimeout: 10_000, requestTimeout: 15_000, keepAliveTimeout: 10_000, timeout: 30_000 };
/** For `createServer`; `maxHeaderSize` is that of the first connection. */
export const connectionOptions = {
  maxHeaderSize: longHead,
  requireHostHeader: false,
  connectionsCheckingInterval: 500,
};

/** Called with each request: a call costs less than a second listener. */
export type NoteRequest = (request: IncomingMessage) => void;

/**
 * Keeps a server open to new clients whatever the connected ones do. When it is crowded, it closes the connection that has been open
 * longest without a complete request or, if every connection has sent one, the one whose last request is oldest. A connection with a
 * pending answer stays open.
 */
export function guardConnections(server: Server, limits = connectionLimits()): NoteRequest {
  Object.assign(server, deadlines);
  server.maxConnections = limits.connections;
  const connections = new Connections(server, limits);
  server.on('connection', (socket: Socket) => connections.admit(socket));
  server.on('clientError', refuseConnection);
  server.on('connect', (_, socket) => refuseTunnel(socket));
  return (request) => connections.note(request.socket);
}

/** Requests of a connection that may wait for answers to those before them; browsers send none, programs a few. */
const mostWaiting = 256;
const waiting = new WeakMap<Socket, number>();

/**
 * Counts a request that came before earlier ones of its connection were answered. Node reads on as long as little is unsent: one packet
 * has room for thousands.
 * @returns false where too many wait: the connection is closed
 */
export function noteWaiting(socket: Socket, reply: ServerResponse): boolean {
  const count = (waiting.get(socket) ?? 0) + 1;
  if (count > mostWaiting || socket.destroyed) {
    socket.destroy();
    return false;
  }
  waiting.set(socket, count);
  reply.once('close', () => waiting.set(socket, waiting.get(socket)! - 1));
  return true;
}

class Connections {
  /** Connections without a request yet, oldest first, and when they were opened. */
  private readonly untried = new Map<Socket, number>();
  /** Connections with a request; while there are many, in the order of their last request. */
  private readonly tried = new Set<Socket>();
  private longHeads = 0;

  constructor(
    private readonly server: Server,
    private readonly limits: ConnectionLimits,
  ) {}

  private get count(): number {
    return this.untried.size + this.tried.size;
  }

  admit(socket: Socket): void {
    if (this.count >= this.limits.crowd) this.makeRoom();
    // Node has given this connection the limit that the server had before.
    const isLong = this.longHeads < this.limits.longHeads;
    if (isLong) this.countLongHeads(1);
    this.untried.set(socket, performance.now());
    socket.once('close', () => {
      if (isLong) this.countLongHeads(-1);
      this.untried.delete(socket);
      this.tried.delete(socket);
    });
  }

  /** Node reads `maxHeaderSize` when it creates a connection; a test checks that it still does. */
  private countLongHeads(change: 1 | -1): void {
    this.longHeads += change;
    Object.assign(this.server, { maxHeaderSize: this.longHeads < this.limits.longHeads ? longHead : shortHead });
  }

  note(socket: Socket): void {
    if (this.untried.delete(socket)) this.tried.add(socket);
    else if (this.count * 2 > this.limits.crowd && this.tried.delete(socket)) this.tried.add(socket);
  }

  private makeRoom(): void {
    const [slowest] = this.untried;
    if (slowest && performance.now() - slowest[1] >= this.limits.firstRequest) return this.drop(slowest[0]);
    for (const socket of [...this.tried].slice(0, 64)) {
      if (!hasAnswer(socket)) return this.drop(socket);
      this.note(socket);
    }
    if (slowest) this.drop(slowest[0]);
  }

  /** Forgotten before it is closed: the next new connection must replace another one. */
  private drop(socket: Socket): void {
    this.untried.delete(socket);
    this.tried.delete(socket);
    socket.destroy();
  }
}
