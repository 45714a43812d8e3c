// Lines that are gathered until there are enough to send: one piece of memory, used again and again.

/** Bytes that are enough to send: translating them takes a fraction of a millisecond. */
const enoughBytes = 64 * 1024;
/** That are held, as long as rows are short. */
const usualBytes = 2 * enoughBytes;

/** Lines of JSON. */
export class LineBatch {
  #bytes = Buffer.allocUnsafeSlow(usualBytes);
  #size = 0;

  get isFull(): boolean {
    return this.#size >= enoughBytes;
  }

  /** @param start of a part of the bytes, which ends before `end` */
  append(bytes: Buffer, start = 0, end = bytes.length): void {
    this.#makeRoom(end - start);
    if (end - start > fewBytes) this.#size += bytes.copy(this.#bytes, this.#size, start, end);
    else for (let at = start; at < end; at++) this.#bytes[this.#size++] = bytes[at]!;
  }

  appendText(text: string): void {
    this.#makeRoom(text.length * mostBytes);
    this.#size += this.#bytes.write(text, this.#size);
  }

  endLine(): void {
    this.#makeRoom(1);
    this.#bytes[this.#size++] = newline;
  }

  /** Takes the lines gathered so far; their memory is overwritten once more is appended. */
  take(): Buffer {
    const taken = this.#bytes.subarray(0, this.#size);
    this.#size = 0;
    // A row may have a megabyte: its memory is not kept for those after it.
    if (this.#bytes.length > usualBytes) this.#bytes = Buffer.allocUnsafeSlow(usualBytes);
    return taken;
  }

  #makeRoom(bytes: number): void {
    const wanted = this.#size + bytes;
    if (wanted <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(wanted + enoughBytes);
    this.#bytes.copy(larger, 0, 0, this.#size);
    this.#bytes = larger;
  }
}

const newline = '\n'.charCodeAt(0);
/** Bytes in UTF-8 of one UTF-16 code unit, at most. */
const mostBytes = 3;
/** As many are copied faster one by one. */
const fewBytes = 16;
