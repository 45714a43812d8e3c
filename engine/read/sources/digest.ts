// The digest of a document's bytes, which identifies it.
import { hash } from 'node:crypto';

/** SHA-256 of a document's bytes without byte order mark, in hexadecimal: two documents with one digest are the same. */
export function digestBytes(bytes: Uint8Array): string {
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return hash('sha256', marked ? bytes.subarray(3) : bytes);
}
