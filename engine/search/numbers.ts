// Lists of whole numbers as bytes: seven bits a byte, lowest first; the eighth is set if more follow.

/** A run of bytes that grows. */
export class NumberWriter {
  private bytes = new Uint8Array(1024);
  /** Bytes written so far. */
  length = 0;

  /** Appends a whole number from 0 to 2³² - 1. */
  write(number: number): void {
    if (this.length + 5 > this.bytes.length) this.#grow();
    while (number > 127) {
      this.bytes[this.length++] = (number & 127) | 128;
      number >>>= 7;
    }
    this.bytes[this.length++] = number;
  }

  /** Appends a byte as it is. */
  writeByte(byte: number): void {
    if (this.length === this.bytes.length) this.#grow();
    this.bytes[this.length++] = byte;
  }

  /** The bytes written, in memory of their own size. */
  finish(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }

  #grow(): void {
    const larger = new Uint8Array(this.bytes.length * 2);
    larger.set(this.bytes);
    this.bytes = larger;
  }
}

/** Reads the numbers between two bytes into an array, which must have room for one per byte. @returns how many */
export function readNumbers(bytes: Uint8Array, from: number, to: number, into: Uint32Array): number {
  let count = 0;
  for (let at = from; at < to;) {
    let byte = bytes[at++]!;
    let number = byte & 127;
    for (let shift = 7; byte > 127 && at < to; shift += 7) {
      byte = bytes[at++]!;
      number |= (byte & 127) << shift;
    }
    into[count++] = number;
  }
  return count;
}
