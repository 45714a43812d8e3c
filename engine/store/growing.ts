// Columns that grow while a corpus is gathered: outside the heap, and a tenth of what as many objects would take.
import type { SnapshotWriter } from './writer.js';

/** Whole numbers below 2³², in the order in which they were added. */
export class GrowingNumbers {
  #column = new Uint32Array(1024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** All of them, until the next one is added. */
  get all(): Uint32Array {
    return this.#column.subarray(0, this.#length);
  }

  push(value: number): void {
    if (this.#length === this.#column.length) {
      const larger = new Uint32Array(this.#length * 2);
      larger.set(this.#column);
      this.#column = larger;
    }
    this.#column[this.#length++] = value;
  }

  /** The number at an index below the length. */
  at(index: number): number {
    return this.#column[index]!;
  }
}

/** Texts, in the order in which they were added. */
export class GrowingTexts {
  #bytes = Buffer.allocUnsafeSlow(2 ** 16);
  readonly #ends = new GrowingNumbers();

  push(text: string): void {
    const start = this.#endOf(this.#ends.length - 1);
    // At most three bytes a UTF-16 unit.
    const most = start + text.length * 3;
    if (most > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(most, this.#bytes.length * 2));
      this.#bytes.copy(larger, 0, 0, start);
      this.#bytes = larger;
    }
    this.#ends.push(start + this.#bytes.write(text, start));
  }

  /** The text at an index below their number. */
  at(index: number): string {
    return this.#bytes.toString('utf8', this.#endOf(index - 1), this.#endOf(index));
  }

  /** Writes them as `writeStrings` does. */
  write(writer: SnapshotWriter, name: string): void {
    writer.begin(name);
    writer.append(this.#bytes.subarray(0, this.#endOf(this.#ends.length - 1)));
    writer.column(`${name}.ends`, this.#ends.all);
  }

  #endOf(index: number): number {
    return index < 0 ? 0 : this.#ends.at(index);
  }
}
