// The positions of a word in a document as bytes: differences, twice each and one more where another follows.

/** Positions of a word in a document, ascending, in memory that is used again. */
export class Positions {
  values = new Int32Array(256);
  count = 0;

  /** Reads what is packed from a byte on. @param less taken from each @returns the end */
  read(bytes: Uint8Array, from: number, less: number): number {
    let { values } = this;
    let position = -less;
    let count = 0;
    let at = from;
    for (let more = true; more && at < bytes.length;) {
      let byte = bytes[at++]!;
      more = (byte & 1) === 1;
      let number = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at++]!;
        number |= (byte & 127) << shift;
      }
      if (number === 0) break;
      if (count === values.length) {
        values = new Int32Array(2 * count);
        values.set(this.values);
        this.values = values;
      }
      position += number >>> 1;
      values[count++] = position;
    }
    this.count = count;
    return at;
  }

  /** Leaves those that others have, too. */
  keepIn(others: Positions): void {
    const [a, b] = [this.values, others.values];
    let kept = 0;
    for (let i = 0, j = 0; i < this.count && j < others.count;) {
      const difference = a[i]! - b[j]!;
      if (difference === 0) a[kept++] = a[i]!;
      if (difference <= 0) i++;
      if (difference >= 0) j++;
    }
    this.count = kept;
  }
}

/** The positions of a word in a document, ascending, as they are packed between two bytes. */
export function readPositions(bytes: Uint8Array, from: number, to: number): number[] {
  const found: number[] = [];
  let position = 0;
  for (let at = from; at < to;) {
    let number = 0;
    let shift = 0;
    let byte: number;
    do {
      byte = bytes[at++]!;
      number |= (byte & 127) << shift;
      shift += 7;
    } while (byte > 127);
    if (number === 0) break;
    position += number >>> 1;
    found.push(position);
  }
  return found;
}

/** The end of the positions that begin at a byte: the lowest bit of a number says whether another one follows. */
export function endOfPositions(bytes: Uint8Array, at: number): number {
  for (let more = true; more && at < bytes.length;) {
    more = (bytes[at]! & 1) === 1;
    while (bytes[at++]! > 127);
  }
  return at;
}
