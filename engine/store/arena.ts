// A section, or a part of one, addressed by position.

/** A part of the snapshot that is addressed by position, read and checked on demand. */
export interface Arena {
  readonly size: number;
  /**
   * @param into memory of the caller to read the slice into if it is not in memory already; with room for two blocks
   *   more
   */
  slice(start: number, end: number, into?: Buffer): Buffer;
  /** A slice that is UTF-8, as text. */
  text(start: number, end: number): string;
}

/** Part of a section in memory, addressed as in the whole section. @param start its offset in the section */
export function partArena(bytes: Buffer, start: number): Arena {
  return {
    size: start + bytes.length,
    slice: (from, to) => bytes.subarray(from - start, to - start),
    text: (from, to) => bytes.toString('utf8', from - start, to - start),
  };
}
