// The memory that clients hold which have not read their answers yet: bounded for all clients together.
import { slabBytes } from '../../engine/index.js';

/** A client that has not read on for so long is closed first where room is wanted. Milliseconds. */
const patience = 5_000;
/** Milliseconds between two attempts of an answer that waits for room. */
const interval = 100;

/** An answer that is being sent. */
export interface Reader {
  /** Whether the client is gone. */
  readonly destroyed: boolean;
  destroy(): unknown;
  /** Its connection; Node says of its handle what the system has not taken yet. */
  readonly socket?: (object & { _handle?: { writeQueueSize?: number } | null }) | null;
}

interface Held {
  /** Buffers of the answer, until it is sent. */
  own: Set<ArrayBufferLike>;
  /** Buffers of the piece that is being sent. */
  piece: Set<ArrayBufferLike>;
  /** When the client last read on. */
  at: number;
  /** Bytes that it had not read then, where that is known. */
  left: number;
}

/** The memory that each client holds. A buffer that several hold counts once; one that is in memory anyway does not count. */
export class Unread {
  /** Longest without progress first. */
  readonly #readers = new Map<Reader, Held>();
  readonly #counts = new Map<ArrayBufferLike, number>();
  #bytes = 0;

  /** @param limit of the bytes of all together */
  constructor(private readonly limit: number) {}

  get bytes(): number {
    return this.#bytes;
  }

  /**
   * Counts an answer that is about to be sent, until {@link forget}. Where there is no room, clients that have stopped reading are
   * closed, longest ago first.
   * @returns false where there is no room all the same
   */
  admit(reader: Reader, chunks: Iterable<Buffer>): boolean {
    const own = memoryOf(chunks);
    if (!this.#makeRoom(this.#newBytes(own))) return false;
    this.#count(own);
    this.#readers.set(reader, { own, piece: new Set(), at: performance.now(), left: leftFor(reader) });
    return true;
  }

  /**
   * Makes the next piece of an admitted answer in place of the one before, once there is room for it.
   * @param size of the piece, in bytes
   * @returns nothing where the client is gone
   */
  async next(reader: Reader, size: number, make: () => readonly Buffer[]): Promise<readonly Buffer[]> {
    this.note(reader);
    this.#hold(reader, new Set());
    while (!reader.destroyed && this.#readers.has(reader)) {
      if (this.#makeRoom(size)) {
        const chunks = make();
        this.#hold(reader, memoryOf(chunks));
        return chunks;
      }
      await new Promise((resolve) => setTimeout(resolve, interval));
    }
    return [];
  }

  /** Whether there is room for so many bytes, if need be that of clients that have stopped reading. */
  hasRoom(bytes: number): boolean {
    return this.#bytes + bytes <= this.limit || this.#makeRoom(bytes);
  }

  /** Notes that a client has read on. */
  note(reader: Reader): void {
    const held = this.#readers.get(reader);
    if (held === undefined) return;
    this.#readers.delete(reader);
    held.at = performance.now();
    this.#readers.set(reader, held);
  }

  /** The answer is sent, or its client gone. */
  forget(reader: Reader): void {
    const held = this.#readers.get(reader);
    if (held === undefined) return;
    this.#readers.delete(reader);
    this.#release(held.own);
    this.#release(held.piece);
  }

  #hold(reader: Reader, piece: Set<ArrayBufferLike>): void {
    const held = this.#readers.get(reader);
    if (held === undefined) return;
    this.#release(held.piece);
    this.#count(piece);
    held.piece = piece;
  }

  #makeRoom(bytes: number): boolean {
    if (bytes === 0) return true;
    for (const [reader, held] of this.#readers) {
      if (this.#bytes + bytes <= this.limit || performance.now() - held.at < patience) break;
      const left = leftFor(reader);
      if (left !== held.left) {
        held.left = left;
        this.note(reader);
        continue;
      }
      this.forget(reader);
      reader.destroy();
    }
    // An answer larger than the limit is sent while nothing else is held.
    return this.#bytes + bytes <= this.limit || this.#bytes === 0;
  }

  #newBytes(buffers: ReadonlySet<ArrayBufferLike>): number {
    let bytes = 0;
    for (const buffer of buffers) if (!this.#counts.has(buffer)) bytes += buffer.byteLength;
    return bytes;
  }

  #count(buffers: ReadonlySet<ArrayBufferLike>): void {
    for (const buffer of buffers) {
      const known = this.#counts.get(buffer) ?? 0;
      if (known === 0) this.#bytes += buffer.byteLength;
      this.#counts.set(buffer, known + 1);
    }
  }

  #release(buffers: ReadonlySet<ArrayBufferLike>): void {
    for (const buffer of buffers) {
      const left = this.#counts.get(buffer)! - 1;
      if (left > 0) this.#counts.set(buffer, left);
      else {
        this.#counts.delete(buffer);
        this.#bytes -= buffer.byteLength;
      }
    }
  }
}

function leftFor({ socket }: Reader): number {
  return socket?._handle?.writeQueueSize ?? 0;
}

/** Memory that these chunks keep: slabs live as long as the snapshot, and what threads share as long as one of them. */
function memoryOf(chunks: Iterable<Buffer>): Set<ArrayBufferLike> {
  const memory = new Set<ArrayBufferLike>();
  for (const { buffer } of chunks)
    if (!(buffer instanceof SharedArrayBuffer) && buffer.byteLength < slabBytes) memory.add(buffer);
  return memory;
}
