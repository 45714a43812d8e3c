// Content encodings: what the client prefers, and one gzip member made of pieces that were deflated beforehand.
import Negotiator from 'negotiator';
import type { Piece } from '../engine/index.js';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The package's types lag behind it: the second argument orders what the client likes equally. */
interface EncodingNegotiator {
  encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
}

const known: readonly Encoding[] = ['br', 'gzip', 'identity'];
/** Longer headers than any honest client sends are not read. */
const maxHeaderLength = 1000;
const maxStored = 0xffff;
// RFC 1952: magic, deflate, no flags, no time, no hint about the level, unknown system.
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
// An empty final block with fixed codes: ends the deflate stream in two bytes.
const finalBlock = Buffer.from([0x03, 0x00]);

/**
 * The encodings that an `Accept-Encoding` header takes, best first, Brotli before gzip where it likes both the same.
 * @returns an empty list where it takes none: then the body goes out plain all the same
 */
export function negotiateEncodings(header: string | undefined): Encoding[] {
  if (header === undefined || header.length > maxHeaderLength) return ['identity'];
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } }) as EncodingNegotiator;
  return negotiator.encodings(known, { preferred: known }) as Encoding[];
}

/**
 * One ordinary gzip member whose content is the pieces side by side. Nothing is compressed here: pieces come deflated,
 * or go in as stored blocks.
 */
export function gzipMember(pieces: readonly Piece[]): Buffer[] {
  const chunks: Buffer[] = [gzipHeader];
  let crc = 0;
  let size = 0;
  for (const piece of pieces) {
    if (piece.size === 0) continue;
    const deflated = piece.deflated();
    if (deflated) chunks.push(deflated);
    else pushStored(chunks, piece.plain());
    crc = combineCrc32(crc, piece.crc, piece.size);
    size += piece.size;
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc, 0);
  trailer.writeUInt32LE(size % 2 ** 32, 4);
  chunks.push(finalBlock, trailer);
  return chunks;
}

function pushStored(chunks: Buffer[], plain: Buffer): void {
  for (let start = 0; start < plain.length; start += maxStored) {
    const block = plain.subarray(start, start + maxStored);
    const header = Buffer.alloc(5);
    header.writeUInt16LE(block.length, 1);
    header.writeUInt16LE(~block.length & 0xffff, 3);
    chunks.push(header, block);
  }
}

// CRC-32 is the remainder of a polynomial over GF(2), bits in reverse order: the highest bit stands for x^0.
const polynomial = 0xedb88320;
const one = 0x80000000;
/** x^(2^n) modulo the polynomial, for n = 0 … 31. */
const powers = makePowers();

/** CRC-32 of two runs of bytes side by side, from the CRC of each and the length of the second. */
export function combineCrc32(first: number, second: number, secondLength: number): number {
  if (first === 0) return second;
  let shift = one;
  // x^(8 · length): a byte is 8 bits, so the exponents' powers of two begin at the third.
  for (let rest = secondLength, at = 3; rest > 0; rest = Math.floor(rest / 2), at = (at + 1) % 32) {
    if (rest % 2 === 1) shift = multiply(powers[at]!, shift);
  }
  return (multiply(shift, first) ^ second) >>> 0;
}

function multiply(left: number, right: number): number {
  let product = 0;
  let multiple = right;
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if (left & bit) product ^= multiple;
    multiple = multiple & 1 ? (multiple >>> 1) ^ polynomial : multiple >>> 1;
  }
  return product >>> 0;
}

function makePowers(): number[] {
  const list = [one >>> 1];
  while (list.length < 32) list.push(multiply(list.at(-1)!, list.at(-1)!));
  return list;
}
