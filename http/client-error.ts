// Requests that are no HTTP, come too slowly or are too large: Node would hang up without a word.
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { problem } from './answer.js';

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers on the bare socket and closes it. Nothing is said where an answer is on its way or nobody listens. */
export function refuseConnection(error: { code?: string }, socket: Duplex): void {
  // Node keeps the answer that is being written to a socket there; two may not be mixed.
  const isAnswering = Boolean((socket as Duplex & { _httpMessage?: unknown })._httpMessage);
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) {
    socket.destroy();
    return;
  }
  endSocket(socket, statuses[error.code ?? ''] ?? 400);
}

/** A whole problem+json answer, written by hand. */
export function endSocket(socket: Duplex, status: number, headers: readonly string[] = []): void {
  const title = STATUS_CODES[status] ?? 'Bad Request';
  const body = problem(status, title)
    .body.flatMap((piece) => piece.plain().map(String))
    .join('');
  const lines = [
    `HTTP/1.1 ${status} ${title}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'access-control-allow-origin: *',
    'x-content-type-options: nosniff',
    `date: ${new Date().toUTCString()}`,
    ...headers,
    'connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
