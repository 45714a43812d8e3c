// Leaves out the first rows of a table that is written as it goes: a download that was cut off goes on where it ended.

const newline = '\n'.charCodeAt(0);
const quote = '"'.charCodeAt(0);

/**
 * Passes on what follows the first rows. Each chunk may lie in the memory of the one before.
 * @param count rows to leave out
 * @param isQuoted whether line breaks within quotation marks end no row, as in CSV (RFC 4180)
 */
export async function* skipRows(
  chunks: AsyncIterable<Buffer>,
  count: number,
  isQuoted: boolean,
): AsyncGenerator<Buffer> {
  let left = count;
  let isInside = false;
  for await (const chunk of chunks) {
    let at = 0;
    for (; left > 0 && at < chunk.length; at++) {
      const byte = chunk[at];
      if (isQuoted && byte === quote) isInside = !isInside;
      else if (byte === newline && !isInside) left--;
    }
    if (at < chunk.length) yield chunk.subarray(at);
  }
}
