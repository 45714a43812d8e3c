// A run of answer bytes: plain and, if the snapshot has it, already deflated.
import { constants, crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { compact } from './compact.js';
import { appendCrc } from './crc.js';

/**
 * A piece of an answer's body. Concatenated pieces are the body; their concatenated deflated forms are the
 * body of one gzip member (RFC 1951 blocks that end on a byte boundary, none of them final; RFC 1952).
 */
export interface Piece {
  /** Length in bytes of the plain form. */
  readonly size: number;
  /** CRC-32 of the plain form. */
  readonly crc: number;
  /** As it is, in chunks. */
  plain(): readonly Buffer[];
  /** True if its deflated form is available, or is kept after the first request for it. */
  readonly isPrepared: boolean;
  /** Raw deflate, sync-flushed and not final, in chunks; `null` where none was prepared (send it as stored blocks). */
  deflated(): readonly Buffer[] | null;
}

// Classes: creating a literal with a getter takes a slow path in V8.
class Literal implements Piece {
  readonly size: number;
  readonly isPrepared = false;
  constructor(private readonly bytes: Buffer) {
    this.size = bytes.length;
  }
  get crc(): number {
    return appendCrc(this.bytes);
  }
  plain(): readonly Buffer[] {
    return [this.bytes];
  }
  deflated(): null {
    return null;
  }
}

class LazyPiece implements Piece {
  readonly isPrepared = true;
  constructor(
    readonly size: number,
    private readonly crcOf: () => number,
    readonly plain: () => readonly Buffer[],
    readonly deflated: () => readonly Buffer[] | null,
  ) {}
  get crc(): number {
    return this.crcOf();
  }
}

/** A piece made at request time, from text or bytes. */
export function literal(content: string | Buffer): Piece {
  return new Literal(typeof content === 'string' ? Buffer.from(content) : content);
}

/** A piece that is deflated once, on first use, because it is sent often (prose, fixed answers). */
export function prepared(content: string | Buffer): Piece {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  let compressed: readonly Buffer[] | undefined;
  let crc: number | undefined;
  return lazyPiece(
    bytes.length,
    () => (crc ??= crc32(bytes)),
    () => [bytes],
    () => (compressed ??= [deflatePiece(bytes, { level: 9 })]),
  );
}

/**
 * Raw deflate of `bytes`, ended on a byte boundary (sync flush) and not final, so that more can follow.
 * @param options.dictionary the plain bytes that always come right before these in every answer
 */
export function deflatePiece(bytes: Uint8Array, options: { level?: number; dictionary?: Uint8Array } = {}): Buffer {
  const { level = 6, dictionary } = options;
  // Z_SYNC_FLUSH as the last flush leaves the stream open at a byte boundary with an empty stored block.
  const finishFlush = constants.Z_SYNC_FLUSH;
  return compact(
    deflateRawSync(bytes, { level, finishFlush, ...roomFor(bytes), ...(dictionary ? { dictionary } : {}) }),
  );
}

/**
 * A piece whose bytes are fetched on demand.
 * @param deflated `null` where no deflated form was prepared
 */
export function lazyPiece(
  size: number,
  crc: () => number,
  plain: () => readonly Buffer[],
  deflated: () => readonly Buffer[] | null,
): Piece {
  return new LazyPiece(size, crc, plain, deflated);
}

/** A piece that is kept deflated only. @param deflated as {@link deflatePiece} makes it @param size and `crc`: of the plain form */
export function deflatedPiece(deflated: Buffer, size: number, crc: number): Piece {
  return lazyPiece(
    size,
    () => crc,
    () => [inflateRawSync(deflated, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: size, ...outputOf(size) })],
    () => [deflated],
  );
}

/** A smaller buffer for small texts: zlib's usual one of 16 kB takes half the time of deflating them. */
function roomFor({ length }: Uint8Array): { chunkSize?: number } {
  return length < 16_000 ? { chunkSize: length + leastChunk } : {};
}

/**
 * Has zlib write so many bytes into one buffer, where it would join many: half the memory.
 * @param size one more is asked for: were the buffer filled to its last byte, zlib would take another
 */
export function outputOf(size: number): { chunkSize: number } {
  return { chunkSize: Math.max(leastChunk, size + 1) };
}

/** The least that zlib takes. */
const leastChunk = 64;

/** The header that makes `bytes` bytes, at most 65,535, a byte-aligned, non-final stored block (RFC 1951 §3.2.4). */
export function storedBlockHeader(length: number): Buffer {
  const header = Buffer.allocUnsafe(5);
  header[0] = 0;
  header[1] = length & 0xff;
  header[2] = length >>> 8;
  header[3] = ~length & 0xff;
  header[4] = (~length >>> 8) & 0xff;
  return header;
}
