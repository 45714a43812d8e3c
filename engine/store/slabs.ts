// Memory for what stays as long as an opened snapshot does, taken from the system in large pieces.

/**
 * The C library takes memory above 32 MB from the system and gives it back at once; of less it may keep, in pieces between
 * which something else lies, what is long gone.
 */
export const slabBytes = 33 * 2 ** 20;

/** What begins at a multiple of it can be laid under any typed array. */
const alignment = 8;

export interface Slabs {
  /** Memory for so many bytes, beginning at a multiple of eight; what is in it is anything. Never given back alone. */
  take(bytes: number): Buffer;
}

/** Nothing is taken before it is asked for, and of a slab only the pages that are written to. */
export function openSlabs(): Slabs {
  let slab = Buffer.alloc(0);
  let filled = 0;
  return {
    take(bytes) {
      // What fills most of a slab has one of its own: of the last one nothing is lost.
      if (bytes > slabBytes / 2) return Buffer.allocUnsafeSlow(Math.max(slabBytes, bytes)).subarray(0, bytes);
      let start = Math.ceil(filled / alignment) * alignment;
      if (start + bytes > slab.length) {
        slab = Buffer.allocUnsafeSlow(slabBytes);
        start = 0;
      }
      filled = start + bytes;
      return slab.subarray(start, filled);
    },
  };
}
