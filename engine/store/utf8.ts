// UTF-8 → text, quicker than Node's decoder where most of it is ASCII.
import { isAscii } from 'node:buffer';

/** Bytes that are looked at together: of 4 kB of law four in five are all ASCII, which is copied and not decoded. */
const pieceBytes = 4096;

/** @param bytes valid UTF-8, with or without a byte order mark, which is kept */
export function decodeUtf8(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isAscii(buffer)) return buffer.toString('latin1');
  const pieces: string[] = [];
  for (let from = 0; from < buffer.length;) {
    let to = Math.min(from + pieceBytes, buffer.length);
    // No piece ends inside a character.
    while (to < buffer.length && (buffer[to]! & 0xc0) === 0x80) to++;
    const piece = buffer.subarray(from, to);
    pieces.push(piece.toString(isAscii(piece) ? 'latin1' : 'utf8'));
    from = to;
  }
  return pieces.join('');
}
