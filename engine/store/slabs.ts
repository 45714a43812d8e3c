// Memory that lives as long as an opened snapshot, allocated from the system in large pieces.

/**
 * The C library maps allocations above 32 MB and returns them to the system at once when they are freed; smaller ones may fragment its
 * heap.
 */
export const slabBytes = 33 * 2 ** 20;

/** Memory that begins at a multiple of it suits any typed array. */
const alignment = 8;

export interface Slabs {
  /** Memory for `bytes` bytes, aligned to eight, which other threads can be given too. Freed only with all slabs. */
  take(bytes: number): Buffer;
}

/** Slabs are allocated on demand, and the system provides only the pages that are written to. */
export function openSlabs(): Slabs {
  let slab: Buffer = Buffer.alloc(0);
  let filled = 0;
  return {
    take(bytes) {
      // A request for more than half a slab gets a slab of its own, so that the rest of the last one is not lost.
      if (bytes > slabBytes / 2) return sharedSlab(Math.max(slabBytes, bytes)).subarray(0, bytes);
      let start = Math.ceil(filled / alignment) * alignment;
      if (start + bytes > slab.length) {
        slab = sharedSlab(slabBytes);
        start = 0;
      }
      filled = start + bytes;
      return slab.subarray(start, filled);
    },
  };
}

/** A piece of memory that all threads of the process can read: what is loaded once serves each of them. */
export function sharedSlab(bytes: number): Buffer {
  return Buffer.from(new SharedArrayBuffer(bytes));
}
