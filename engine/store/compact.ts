// Bytes that keep no others in memory.

/** The same bytes alone in their memory: zlib's results are views of 16 KB and more, small strings lie in Node's pool, entries in their pack. */
export function compact(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
