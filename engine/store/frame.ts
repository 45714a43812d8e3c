// The header and the directory of a snapshot.
import { crc32 } from 'node:zlib';
import type { Bytes } from './bytes.js';

/** Written out by the build: four bytes in hexadecimal that differ wherever the code that makes snapshots does. */
declare const RULES_DIGEST: string;

/**
 * The rules by which this program reads documents and writes answers, as a digest of the code that does so. A snapshot of other rules can be
 * served, but may say something else.
 */
export const ownRules = RULES_DIGEST;

export const format = {
  magic: Buffer.from('LEGAMI\r\n', 'latin1'),
  version: 26,
  /** Reads back as this number only on machines with the same byte order. */
  byteOrder: 0x01020304,
  headerBytes: 96,
  contentAt: 40,
  rulesAt: 44,
  digestAt: 48,
  shapesAt: 80,
  shapesBytes: 8,
  checksumAt: 88,
  entryBytes: 64,
  /** Bit of a section's flags from which on the bytes a number of a column stand. */
  widthAt: 8,
  nameBytes: 40,
  /** Every block of this many bytes has its own checksum, so that a slice can be trusted without reading the rest. */
  blockBytes: 16_384,
} as const;

/** The file is not a snapshot that can be served: `what was found, what was expected, what to do`. */
export class SnapshotError extends Error {}

interface Header {
  directoryOffset: number;
  sections: number;
  digest: string;
  /** Digest of the shapes of what is written, in hexadecimal. */
  shapes: string;
  /** CRC-32 of the directory, which holds the checksums of all blocks. */
  checksum: number;
  /** CRC-32 of everything that was written before the layouts of the graph. */
  content: number;
  /** Digest of the rules by which it was made, in hexadecimal. */
  rules: string;
}

/** Reads and checks the header and the directory. @throws {SnapshotError} where they are not those of a snapshot that this program can serve */
export function readFrame(bytes: Bytes, name: string): { header: Header; directory: Buffer } {
  const refuse = (found: string, expected: string): never => {
    throw new SnapshotError(`${name}: ${found} found, ${expected} expected: make the snapshot again`);
  };
  if (bytes.size < format.headerBytes) refuse(`${bytes.size} bytes`, `at least ${format.headerBytes}`);
  const header = bytes.read(0, format.headerBytes);
  if (!header.subarray(0, 8).equals(format.magic)) refuse('another kind of file', 'a snapshot');
  const order = header.readUInt32LE(12);
  if (order !== format.byteOrder || new Uint8Array(new Uint16Array([1]).buffer)[0] !== 1) {
    refuse('another byte order', 'little-endian numbers on a little-endian machine');
  }
  const version = header.readUInt32LE(8);
  if (version !== format.version) refuse(`format version ${version}`, `version ${format.version}`);
  if (crc32(header.subarray(0, format.checksumAt)) !== header.readUInt32LE(format.checksumAt))
    refuse('a damaged header', 'its checksum');
  const size = Number(header.readBigUInt64LE(16));
  if (size !== bytes.size) refuse(`${bytes.size} bytes`, `${size}`);
  const directoryOffset = Number(header.readBigUInt64LE(24));
  const sections = header.readUInt32LE(32);
  const directory = bytes.read(directoryOffset, size - directoryOffset);
  const checksum = header.readUInt32LE(36);
  if (crc32(directory) !== checksum) refuse('a damaged directory', 'its checksum');
  const content = header.readUInt32LE(format.contentAt);
  const rules = header.toString('hex', format.rulesAt, format.digestAt);
  const digest = header.toString('hex', format.digestAt, format.shapesAt);
  const shapes = header.toString('hex', format.shapesAt, format.checksumAt);
  return { header: { directoryOffset, sections, checksum, content, rules, digest, shapes }, directory };
}
