// The plain texts of acts. The snapshot keeps them deflated; they are unfolded into memory, as far as there is room.
import { totalmem } from 'node:os';
import { promisify } from 'node:util';
import { constants, inflateRaw, inflateRawSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { compact } from '../store/compact.js';
import { outputOf } from '../store/piece.js';
import { DamagedError } from '../store/snapshot.js';
import { slabBytes } from '../store/slabs.js';

/** Share of the machine's memory that unfolded texts, and the records they come from, may take. */
const memoryShare = 0.25;
/** Of which this much is for texts that are unfolded when they are asked for. */
const recentBytes = 64 * 2 ** 20;

/** Of a record, counted from 0. */
const mostParts = 64;

/** A text, or another part of a record, as the snapshot stores it. */
export interface FoldedText {
  deflated: Buffer;
  /** Bytes, plain. */
  size: number;
}

export interface Texts {
  /** The plain body of an act; `deflated` is asked only where it is not in memory. */
  of(act: number, deflated: () => Buffer): Buffer;
  /** The same, unfolded off this thread and not kept: for those who read all of them once. */
  aside(act: number, deflated: () => Buffer): Promise<Buffer>;
  /** What another part of an act's record unfolds to. */
  unfolded(act: number, part: number, deflated: () => Buffer): Buffer;
  /**
   * Unfolds texts to stay in memory, off this thread; once.
   * @param runs of acts 0, 1, 2 and so on, some at a time; each may reuse the memory of the one before
   * @returns false where there is no room for all
   */
  hold(runs: AsyncIterable<readonly FoldedText[]>): Promise<boolean>;
  /** Takes room from the texts for something else; false where there is too little. */
  makeRoom(bytes: number): boolean;
  /** Bytes that stay in memory. */
  readonly heldBytes: number;
}

/** @param maxBytes room for texts, in memory for good */
export function openTexts(maxBytes = memoryShare * availableMemory()): Texts {
  // A few large buffers: of many small ones each would have to be looked after by the garbage collector.
  const slabs: Buffer[] = [];
  /** By act: which of them holds its text, and where it ends. */
  const slabOf: number[] = [];
  const ends: number[] = [];
  let heldBytes = 0;
  let otherBytes = 0;
  const held = (act: number): Buffer => {
    const slab = slabOf[act]!;
    const start = act > 0 && slabOf[act - 1] === slab ? ends[act - 1]! : 0;
    return slabs[slab]!.subarray(start, ends[act]);
  };
  /** By act and part, a number below {@link mostParts}; the body is part 0. */
  const recent = new LRUCache<number, Buffer>({
    maxSize: recentBytes,
    maxEntrySize: recentBytes,
    sizeCalculation: (body) => body.length + 128,
  });
  const remember = (key: number, deflated: () => Buffer): Buffer => {
    const known = recent.get(key);
    if (known) return known;
    const plain = compact(unfold(deflated()));
    recent.set(key, plain);
    return plain;
  };
  return {
    of: (act, deflated) => (act < ends.length ? held(act) : remember(act * mostParts, deflated)),
    aside: async (act, deflated) => {
      if (act < ends.length) return held(act);
      return recent.get(act * mostParts) ?? unfoldAside(deflated(), { finishFlush: constants.Z_SYNC_FLUSH });
    },
    unfolded: (act, part, deflated) => remember(act * mostParts + part, deflated),
    async hold(runs) {
      for await (const { slab, sizes } of unfoldRuns(runs, () => maxBytes - otherBytes - heldBytes)) {
        let end = 0;
        for (const size of sizes) {
          recent.delete(ends.length * mostParts);
          slabOf.push(slabs.length);
          ends.push((end += size));
        }
        slabs.push(slab);
        heldBytes += end;
      }
      return heldBytes + otherBytes < maxBytes;
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

const unfoldAside = promisify(inflateRaw);

/** What several texts or lists unfold to, one after the other, off this thread: adjacent deflated pieces are one stream. */
export async function unfoldTogether(folded: readonly FoldedText[]): Promise<Buffer> {
  const size = folded.reduce((sum, one) => sum + one.size, 0);
  const options = { ...outputOf(size), finishFlush: constants.Z_SYNC_FLUSH };
  const plain = await unfoldAside(Buffer.concat(folded.map(({ deflated }) => deflated)), options);
  if (plain.length !== size) throw new DamagedError(`texts: ${plain.length} bytes found, ${size} expected`);
  return plain;
}

/** As many texts as a slab takes, unfolded together: adjacent deflated pieces are one stream. */
async function* unfoldRuns(runs: AsyncIterable<readonly FoldedText[]>, room: () => number) {
  let input = Buffer.allocUnsafeSlow(slabBytes);
  let filled = 0;
  let sizes: number[] = [];
  let plain = 0;
  const unfolded = async () => {
    // Were it filled to the last byte, zlib would take another.
    const chunkSize = Math.max(slabBytes, plain + 1);
    const options = { chunkSize, finishFlush: constants.Z_SYNC_FLUSH };
    const slab = filled === 0 ? Buffer.alloc(0) : await unfoldAside(input.subarray(0, filled), options);
    if (slab.length !== plain) throw new DamagedError(`texts: ${slab.length} bytes found, ${plain} expected`);
    const done = { slab, sizes };
    [filled, plain, sizes] = [0, 0, []];
    return done;
  };
  for await (const run of runs) {
    for (const { deflated, size } of run) {
      if (plain + size >= slabBytes || filled + deflated.length > input.length) yield await unfolded();
      if (plain >= room()) break;
      if (deflated.length > input.length) input = Buffer.allocUnsafeSlow(deflated.length);
      filled += deflated.copy(input, filled);
      plain += size;
      sizes.push(size);
    }
    if (plain >= room()) break;
  }
  yield await unfolded();
}

/** What a piece of raw deflate that is not final unfolds to. */
export function unfold(deflated: Buffer): Buffer {
  return deflated.length === 0 ? deflated : inflateRawSync(deflated, { finishFlush: constants.Z_SYNC_FLUSH });
}

/** What the process may use: the container's limit where it has one. */
function availableMemory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
