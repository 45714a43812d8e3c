// Content encodings: what the client prefers, and one gzip member made of pieces that were deflated beforehand.
import Negotiator from 'negotiator';
import { appendCrc, combineCrc, storedBlockHeader, type Piece } from '../../engine/index.js';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The types of the package lack the second argument, which orders encodings that the client prefers equally. */
interface EncodingNegotiator {
  encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
}

export const encodings: readonly Encoding[] = ['br', 'gzip', 'identity'];
/** Longer headers than any honest client sends are not read. */
const maxHeaderLength = 1000;
const maxStored = 0xffff;
// RFC 1952: magic, deflate, no flags, no time, no hint about the level, unknown system.
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/**
 * The encodings that an `Accept-Encoding` header accepts, best first; Brotli before gzip if both are preferred equally.
 * @returns an empty list if it accepts none: the body is sent plain all the same
 */
export function negotiateEncodings(header: string | undefined): Encoding[] {
  if (header === undefined || header.length > maxHeaderLength) return ['identity'];
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } }) as EncodingNegotiator;
  return negotiator.encodings(encodings, { preferred: encodings }) as Encoding[];
}

export interface GzipMember {
  chunks: Buffer[];
  /** Bytes of the content that were stored because they have no deflated form. */
  storedBytes: number;
}

/**
 * One ordinary gzip member whose content is the pieces one after the other. Nothing is compressed here: pieces are deflated already, or
 * become stored blocks.
 */
export function gzipMember(pieces: readonly Piece[]): GzipMember {
  const chunks: Buffer[] = [gzipHeader];
  /** Plain pieces one after the other, which share a stored block. */
  let stored: Buffer[] = [];
  let crc = 0;
  let size = 0;
  let storedBytes = 0;
  for (const piece of pieces) {
    if (piece.size === 0) continue;
    const deflated = piece.deflated();
    if (deflated) {
      if (stored.length > 0) {
        pushStored(chunks, stored);
        stored = [];
      }
      for (const chunk of deflated) chunks.push(chunk);
      crc = size === 0 ? piece.crc : combineCrc(crc, piece.crc, piece.size);
    } else {
      for (const plain of piece.plain()) {
        stored.push(plain);
        crc = appendCrc(plain, crc);
      }
      storedBytes += piece.size;
    }
    size += piece.size;
  }
  if (stored.length > 0) pushStored(chunks, stored);
  // An empty final block with fixed codes ends the deflate stream in two bytes; then checksum and size (RFC 1952 §2.3.1).
  const end = Buffer.allocUnsafe(10);
  end[0] = 0x03;
  end[1] = 0x00;
  end.writeUInt32LE(crc, 2);
  end.writeUInt32LE(size % 2 ** 32, 6);
  chunks.push(end);
  return { chunks, storedBytes };
}

/** Appends plain parts as stored blocks, one if they fit. */
function pushStored(chunks: Buffer[], parts: readonly Buffer[]): void {
  let length = 0;
  for (const part of parts) length += part.length;
  if (length <= maxStored) {
    chunks.push(storedBlockHeader(length), ...parts);
    return;
  }
  const plain = Buffer.concat(parts);
  for (let at = 0; at < plain.length; at += maxStored) {
    const block = plain.subarray(at, at + maxStored);
    chunks.push(storedBlockHeader(block.length), block);
  }
}
