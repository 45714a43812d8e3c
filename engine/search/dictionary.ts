// A sorted list of distinct strings as two columns: the bytes one after the other, and where each begins.

export interface Dictionary {
  /** UTF-8, one string after the other, in ascending order of UTF-16 units. */
  bytes: Uint8Array;
  /** Byte at which each begins; one more at the end. */
  starts: Uint32Array;
}

/** Packs strings that are distinct and in ascending order. */
export function packDictionary(sorted: readonly string[]): Dictionary {
  const parts = sorted.map((string) => Buffer.from(string, 'utf8'));
  const starts = new Uint32Array(sorted.length + 1);
  parts.forEach((part, index) => (starts[index + 1] = starts[index]! + part.length));
  return { bytes: new Uint8Array(Buffer.concat(parts)), starts };
}

/** Reads packed strings in place: nothing is decoded before it is asked for. */
export function openDictionary({ bytes, starts }: Dictionary) {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = starts.length - 1;
  const at = (index: number): string => buffer.toString('utf8', starts[index], starts[index + 1]);

  /** First index whose string is not before `string`. */
  function lowerBound(string: string): number {
    let low = 0;
    let high = size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (at(middle) < string) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    size,
    at,
    lowerBound,
    /** Index of the string, or -1. */
    find(string: string): number {
      const index = lowerBound(string);
      return index < size && at(index) === string ? index : -1;
    },
    /** Indexes `[from, to)` of the strings that begin with `prefix`. */
    beginningWith(prefix: string): [from: number, to: number] {
      const from = lowerBound(prefix);
      let to = from;
      for (let step = 1; step > 0;) {
        if (to + step <= size && at(to + step - 1).startsWith(prefix)) {
          to += step;
          step *= 2;
        } else step = step > 1 ? step >>> 1 : 0;
      }
      return [from, to];
    },
  };
}

export type OpenDictionary = ReturnType<typeof openDictionary>;
