// Requests that are no HTTP, come too slowly or are too large: Node would hang up without a word.
import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { problem } from './answer.js';
import { allow } from './headers.js';

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers on the bare socket and closes it. Nothing is said where an answer is on its way or nobody listens. */
export function refuseConnection(error: { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable || currentAnswer(socket)) {
    socket.destroy();
    return;
  }
  endSocket(socket, statuses[error.code ?? ''] ?? 400);
}

/**
 * Answers a `CONNECT` and closes the socket. Node has let go of it by then: nobody else reads from it, or hears that it
 * broke, that nothing moves or that there is room for more. Requests that came before on the same connection are answered first.
 */
export function refuseTunnel(socket: Duplex): void {
  const destroy = () => socket.destroy();
  // Reading may have been stopped for good: the other side's end might never be seen, so it isn't waited for.
  socket.on('error', destroy).on('timeout', destroy).on('finish', destroy).resume();
  socket.on('drain', () => currentAnswer(socket)?.emit('drain'));
  afterAnswers(socket, () => {
    if (socket.writable) endSocket(socket, 405, [`allow: ${allow}`]);
  });
}

/** Node keeps the answer that is being written to a socket there; two may not be mixed. */
function currentAnswer(socket: Duplex): ServerResponse | null {
  return (socket as Duplex & { _httpMessage?: ServerResponse | null })._httpMessage ?? null;
}

/** Where some wait, the next takes its turn before others hear that one is finished. */
function afterAnswers(socket: Duplex, act: () => void): void {
  const answer = currentAnswer(socket);
  if (answer) answer.once('finish', () => afterAnswers(socket, act));
  else act();
}

/** A whole problem+json answer, written by hand. */
function endSocket(socket: Duplex, status: number, headers: readonly string[] = []): void {
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
