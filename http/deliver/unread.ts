// The bytes of large answers that clients have not read yet: bounded for all clients together.
import type { ServerResponse } from 'node:http';
import type { Response } from './response.js';

/** A client that has not read for so long is closed first where room is wanted. Milliseconds. */
const patience = 5_000;

/** Bytes of memory that live only as long as a response: what others hold anyway is not counted. */
function ownBytesOf({ chunks, pieces = [] }: Response): number {
  let bytes = 0;
  const count = (chunk: Buffer) => {
    if (!(chunk.buffer instanceof SharedArrayBuffer)) bytes += chunk.length;
  };
  chunks.forEach(count);
  for (const piece of pieces) piece.deflated()?.forEach(count);
  return bytes;
}

/** Who holds which response, in the order of their last progress. */
export class Unread {
  /** Oldest progress first. */
  readonly #readers = new Map<ServerResponse, { response: Response; at: number }>();
  /** How many clients read each response: one that several read is in memory once. */
  readonly #counts = new Map<Response, number>();
  #bytes = 0;

  /** @param limit of the bytes of all together */
  constructor(private readonly limit: number) {}

  get bytes(): number {
    return this.#bytes;
  }

  /**
   * Counts a response that is about to be sent. Where there is no room, clients that have stopped reading are closed, longest ago first.
   * @returns false where there is no room all the same
   */
  admit(reply: ServerResponse, response: Response): boolean {
    const known = this.#counts.get(response) ?? 0;
    const bytes = known > 0 ? 0 : ownBytesOf(response);
    if (bytes > 0 && !this.#makeRoom(bytes)) return false;
    this.#bytes += bytes;
    this.#counts.set(response, known + 1);
    this.#readers.set(reply, { response, at: performance.now() });
    reply.once('close', () => this.#forget(reply));
    return true;
  }

  /** Notes that a client has read on. */
  note(reply: ServerResponse): void {
    const reader = this.#readers.get(reply);
    if (reader === undefined) return;
    this.#readers.delete(reply);
    this.#readers.set(reply, { ...reader, at: performance.now() });
  }

  #makeRoom(bytes: number): boolean {
    for (const [reply, { at }] of this.#readers) {
      if (this.#bytes + bytes <= this.limit) break;
      if (performance.now() - at < patience) break;
      this.#forget(reply);
      reply.destroy();
    }
    return this.#bytes + bytes <= this.limit;
  }

  #forget(reply: ServerResponse): void {
    const reader = this.#readers.get(reply);
    if (reader === undefined) return;
    this.#readers.delete(reply);
    const { response } = reader;
    const left = this.#counts.get(response)! - 1;
    if (left > 0) this.#counts.set(response, left);
    else {
      this.#counts.delete(response);
      this.#bytes -= ownBytesOf(response);
    }
  }
}
