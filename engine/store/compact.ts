// Bytes that hold no larger memory.

/** A copy in memory of its own size: zlib's results are views of 16 kB and more, small strings of Node's pool, entries of their pack. */
export function compact(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
