// The plain texts of acts. The snapshot keeps them deflated; they are unfolded into memory, as far as there is room.
import { totalmem } from 'node:os';
import { constants, inflateRawSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { compact } from '../piece.js';

/** Share of the machine's memory that unfolded texts, and the records they come from, may take. */
const memoryShare = 0.25;
/** Of which this much is for texts that are unfolded when they are asked for. */
const recentBytes = 64 * 2 ** 20;

/**
 * Texts that stay are put together in buffers of this size. The C library takes memory above 32 MB from the system and
 * gives it back at once; less it may keep, in pieces, when the texts are gone.
 */
const slabBytes = 33 * 2 ** 20;

export interface Texts {
  /** The plain body of an act; `deflated` is asked only where it is not in memory. */
  of(act: number, deflated: () => Buffer): Buffer;
  /** Unfolds a body to stay in memory; false where there is no more room. */
  hold(act: number, deflated: () => Buffer): boolean;
  /** Takes room from the texts for something else; false where there is too little. */
  makeRoom(bytes: number): boolean;
  /** Bytes that stay in memory. */
  readonly heldBytes: number;
}

/** @param maxBytes room for texts, in memory for good */
export function openTexts(maxBytes = memoryShare * availableMemory()): Texts {
  const held = new Map<number, Buffer>();
  let heldBytes = 0;
  let otherBytes = 0;
  // A few large buffers: of many small ones each would have to be looked after by the garbage collector.
  let slab = Buffer.alloc(0);
  let filled = 0;
  const store = (body: Buffer): Buffer => {
    if (filled + body.length > slab.length) {
      slab = Buffer.allocUnsafeSlow(Math.max(slabBytes, body.length));
      filled = 0;
    }
    body.copy(slab, filled);
    return slab.subarray(filled, (filled += body.length));
  };
  const recent = new LRUCache<number, Buffer>({
    maxSize: recentBytes,
    maxEntrySize: recentBytes,
    sizeCalculation: (body) => body.length + 128,
  });
  return {
    of(act, deflated) {
      const known = held.get(act) ?? recent.get(act);
      if (known) return known;
      const body = compact(unfold(deflated()));
      recent.set(act, body);
      return body;
    },
    hold(act, deflated) {
      if (heldBytes + otherBytes >= maxBytes) return false;
      if (held.has(act)) return true;
      const body = recent.get(act) ?? unfold(deflated());
      recent.delete(act);
      held.set(act, store(body));
      heldBytes += body.length;
      return true;
    },
    makeRoom(bytes) {
      if (heldBytes + otherBytes + bytes > maxBytes) return false;
      otherBytes += bytes;
      return true;
    },
    get heldBytes() {
      return heldBytes;
    },
  };
}

function unfold(deflated: Buffer): Buffer {
  return deflated.length === 0 ? deflated : inflateRawSync(deflated, { finishFlush: constants.Z_SYNC_FLUSH });
}

/** What the process may use: the container's limit where it has one. */
function availableMemory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
