// Requests that are no HTTP, come too slowly or are too large: Node would hang up without a word.
import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { problem } from './answer.js';
import { allow } from './headers.js';

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
/** After these there is nothing to answer while an earlier answer is on its way: the client is too slow, or said that nothing follows. */
const silent = ['ERR_HTTP_REQUEST_TIMEOUT', 'HPE_CLOSED_CONNECTION'];

/** A client that is still sending would lose the refusal to a reset: for so long its bytes are read and thrown away. Milliseconds. */
const lingering = 1000;
/** Time for the answers to earlier requests of a refused connection. Milliseconds. */
const patience = 15_000;
/** Connections that are refused already: what they still send is a fault again, and is passed over. */
const refused = new WeakSet<Duplex>();

/**
 * Answers on the bare socket, after earlier requests of the connection, and closes it: at the latest a second after that,
 * whatever the client still sends.
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
 * Answers a `CONNECT` and closes the socket. Node has let go of it by then: nobody else reads from it, or hears that it
 * broke, that nothing moves or that there is room for more. Requests that came before on the same connection are answered first.
 */
export function refuseTunnel(socket: Duplex): void {
  const destroy = () => socket.destroy();
  // Reading may have been stopped for good: the other side's end might never be seen, so it isn't waited for.
  socket.on('error', destroy).on('timeout', destroy).on('finish', destroy).resume();
  socket.on('drain', () => currentAnswer(socket)?.emit('drain'));
  refuseInTurn(socket, 405, [`allow: ${allow}`]);
}

/** Whether an answer is on its way. */
export function hasAnswer(socket: Duplex): boolean {
  return currentAnswer(socket) !== null;
}

/** Node keeps the answer that is being written to a socket there; two may not be mixed. */
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

/** Where some wait, the next takes its turn before others hear that one is finished. */
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
