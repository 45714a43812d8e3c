// Answers requests that are not HTTP, too slow or too large: Node would close the connection without an answer.
import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { problem } from '../message/answer.js';
import { allow } from '../message/headers.js';

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
/** Errors that need no answer while an earlier one is pending: the client is too slow, or announced that nothing follows. */
const silent = ['ERR_HTTP_REQUEST_TIMEOUT', 'HPE_CLOSED_CONNECTION'];

/** Time during which the bytes of a refused client are discarded: a reset would destroy the refusal on its way. Milliseconds. */
const lingering = 1000;
/** Time for the answers to earlier requests of a refused connection. Milliseconds. */
const patience = 15_000;
/** Connections that are already refused: errors in what they still send are ignored. */
const refused = new WeakSet<Duplex>();

/**
 * Answers on the bare socket, after earlier requests of the connection, and closes it within a second, whatever the client still
 * sends.
 */
export function refuseConnection(error: { code?: string }, socket: Duplex): void {
  if (refused.has(socket)) return;
  const { code = '' } = error;
  if (code === 'ECONNRESET' || !socket.writable || (currentAnswer(socket) && silent.includes(code))) {
    socket.destroy();
    return;
  }
  refuseInTurn(socket, statuses[code] ?? 400);
}

/**
 * Answers a `CONNECT` and closes the socket. Node has released it by then: no other code reads from it or handles its errors, its
 * timeout and its drain. Earlier requests on the same connection are answered first.
 */
export function refuseTunnel(socket: Duplex): void {
  const destroy = () => socket.destroy();
  // Reading may have stopped for good, so do not wait for the end of the other side.
  socket.on('error', destroy).on('timeout', destroy).on('finish', destroy).resume();
  socket.on('drain', () => currentAnswer(socket)?.emit('drain'));
  refuseInTurn(socket, 405, [`allow: ${allow}`]);
}

/** Whether an answer to a complete request is pending. */
export function hasAnswer(socket: Duplex): boolean {
  return currentAnswer(socket)?.req.complete ?? false;
}

/** The answer that Node is writing to a socket; two answers must not be mixed. */
function currentAnswer(socket: Duplex): ServerResponse | null {
  return (socket as Duplex & { _httpMessage?: ServerResponse | null })._httpMessage ?? null;
}

function refuseInTurn(socket: Duplex, status: number, headers: readonly string[] = []): void {
  refused.add(socket);
  destroyAfter(socket, patience);
  afterAnswers(socket, () => {
    if (socket.writable) endSocket(socket, status, headers);
  });
}

/** Node promotes the next pipelined response before 'finish' listeners run, so check again. */
function afterAnswers(socket: Duplex, act: () => void): void {
  const answer = currentAnswer(socket);
  if (answer) answer.once('finish', () => afterAnswers(socket, act));
  else act();
}

/** A whole problem+json answer, written by hand. */
function endSocket(socket: Duplex, status: number, headers: readonly string[]): void {
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
  destroyAfter(socket, lingering);
}

function destroyAfter(socket: Duplex, milliseconds: number): void {
  const timer = setTimeout(() => socket.destroy(), milliseconds).unref();
  socket.once('close', () => clearTimeout(timer));
}
