// Short texts by number and numbers by text: ends, then the texts one a line. A look-up decodes nothing.

export interface Lines {
  readonly count: number;
  at(index: number): string;
  /** -1 for a text that is missing. */
  indexOf(line: string): number;
  all(): string[];
}

/** @param lines distinct texts without line breaks */
export function encodeLines(lines: readonly string[]): Buffer {
  const text = Buffer.from(`\n${lines.map((line) => `${line}\n`).join('')}`);
  const numbers = new Uint32Array(1 + lines.length);
  numbers[0] = lines.length;
  let end = 1;
  lines.forEach((line, i) => (numbers[i + 1] = end += Buffer.byteLength(line) + 1));
  return Buffer.concat([new Uint8Array(numbers.buffer), text]);
}

/** @param bytes as encoded, or empty for none */
export function openLines(bytes: Buffer): Lines {
  const count = bytes.length === 0 ? 0 : bytes.readUInt32LE(0);
  const text = bytes.subarray(4 + count * 4);
  const startOf = (index: number) => (index === 0 ? 1 : bytes.readUInt32LE(index * 4));
  return {
    count,
    at: (index) => text.toString('utf8', startOf(index), startOf(index + 1) - 1),
    indexOf: find,
    all: () => (count === 0 ? [] : text.toString('utf8', 1, text.length - 1).split('\n')),
  };

  function find(line: string): number {
    const found = count === 0 ? -1 : text.indexOf(`\n${line}\n`);
    if (found === -1) return -1;
    // Its number, by where it starts.
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (startOf(middle) < found + 1) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
