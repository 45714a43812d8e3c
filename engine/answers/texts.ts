// The plain texts of acts. The snapshot keeps them deflated; they are unfolded into memory, as far as there is room.
import { promisify } from 'node:util';
import { constants, inflateRaw, inflateRawSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { compact } from '../store/compact.js';
import { shareMemory } from '../store/memory.js';
import { outputOf } from '../store/piece.js';
import { DamagedError } from '../store/snapshot.js';
import { sharedSlab, slabBytes } from '../store/slabs.js';
import { nextTurn } from '../steps.js';

/** Parts of a record, at most. */
const mostParts = 64;

/** A text, or another part of a record, as the snapshot stores it. */
export interface FoldedText {
  deflated: Buffer;
  /** Bytes, plain. */
  size: number;
}

/** Texts that stay in memory, which every thread can read. */
export interface HeldTexts {
  slab: Uint8Array;
  /** Bytes of each text, one after the other. */
  sizes: readonly number[];
}

/** Bytes that are copied in a turn: less than a millisecond. */
const copyStep = 1 << 20;

/** Texts of acts, and other parts of their records, by act and part; the body is part 0. */
export class Texts {
  // A few large buffers: of many small ones each would have to be looked after by the garbage collector.
  readonly #held: HeldTexts[] = [];
  /** By act: which of them holds its text, and where it ends. */
  readonly #slabOf: number[] = [];
  readonly #ends: number[] = [];
  #heldBytes = 0;
  #otherBytes = 0;
  readonly #recent: LRUCache<number, Buffer>;

  /**
   * @param maxBytes room for texts, in memory for good
   * @param recent room for texts that are unfolded when they are asked for
   */
  constructor(
    private readonly maxBytes = shareMemory().texts,
    recent = shareMemory().recent,
  ) {
    const sizeCalculation = (body: Buffer) => body.length + 128;
    this.#recent = new LRUCache({ maxSize: recent, maxEntrySize: recent, sizeCalculation });
  }

  /** The plain body of an act; `deflated` is asked only where it is not in memory. */
  of(act: number, deflated: () => Buffer): Buffer {
    return this.#heldText(act) ?? this.unfolded(act, 0, deflated);
  }

  /** The same, unfolded off this thread and not kept: for those who read all of them once. */
  async aside(act: number, deflated: () => Buffer): Promise<Buffer> {
    const known = this.#heldText(act) ?? this.#recent.get(act * mostParts);
    return known ?? unfoldAside(deflated(), { finishFlush: constants.Z_SYNC_FLUSH });
  }

  /** Another part of an act's record, unfolded. @param part below {@link mostParts} */
  unfolded(act: number, part: number, deflated: () => Buffer): Buffer {
    const key = act * mostParts + part;
    const known = this.#recent.get(key);
    if (known) return known;
    const plain = compact(unfold(deflated()));
    this.#recent.set(key, plain);
    return plain;
  }

  /**
   * Unfolds texts to stay in memory, off this thread; once.
   * @param runs of acts 0, 1, 2 and so on, some at a time; each may reuse the memory of the one before
   * @returns false where there is no room for all
   */
  async hold(runs: AsyncIterable<readonly FoldedText[]>): Promise<boolean> {
    // Of another thread, they are all that there is room for.
    if (this.#held.length === 0) for await (const held of unfoldRuns(runs, () => this.#room)) this.#take(held);
    return this.#room > 0;
  }

  /** Takes over the texts that another thread holds, unless some are here already. */
  adopt(held: readonly HeldTexts[]): void {
    if (this.#held.length === 0) held.forEach((one) => this.#take(one));
  }

  /** The texts that stay in memory, for other threads. */
  get held(): readonly HeldTexts[] {
    return this.#held;
  }

  #take({ slab, sizes }: HeldTexts): void {
    let end = 0;
    for (const size of sizes) {
      this.#recent.delete(this.#ends.length * mostParts);
      this.#slabOf.push(this.#held.length);
      this.#ends.push((end += size));
    }
    this.#held.push({ slab: Buffer.from(slab.buffer, slab.byteOffset, slab.length), sizes });
    this.#heldBytes += end;
  }

  /** Takes room from the texts for something else; false where there is too little. */
  makeRoom(bytes: number): boolean {
    if (bytes > this.#room) return false;
    this.#otherBytes += bytes;
    return true;
  }

  /** Bytes that stay in memory. */
  get heldBytes(): number {
    return this.#heldBytes;
  }

  get #room(): number {
    return this.maxBytes - this.#otherBytes - this.#heldBytes;
  }

  #heldText(act: number): Buffer | undefined {
    if (act >= this.#ends.length) return undefined;
    const slab = this.#slabOf[act]!;
    const start = act > 0 && this.#slabOf[act - 1] === slab ? this.#ends[act - 1]! : 0;
    return this.#held[slab]!.slab.subarray(start, this.#ends[act]) as Buffer;
  }
}

/** @param memory that the whole process may hold, in bytes */
export function textsWithin(memory?: number): Texts {
  const { texts, recent } = shareMemory(memory);
  return new Texts(texts, recent);
}

const unfoldAside = promisify(inflateRaw);

/** Several texts or lists, unfolded off this thread and joined: adjacent deflated pieces are one stream. */
export async function unfoldTogether(folded: readonly FoldedText[]): Promise<Buffer> {
  const size = folded.reduce((sum, one) => sum + one.size, 0);
  const options = { ...outputOf(size), finishFlush: constants.Z_SYNC_FLUSH };
  const plain = await unfoldAside(Buffer.concat(folded.map(({ deflated }) => deflated)), options);
  if (plain.length !== size) throw new DamagedError(`texts: ${plain.length} bytes found, ${size} expected`);
  return plain;
}

/** As many texts as a slab takes, unfolded together: adjacent deflated pieces are one stream. */
async function* unfoldRuns(runs: AsyncIterable<readonly FoldedText[]>, room: () => number): AsyncGenerator<HeldTexts> {
  let input = Buffer.allocUnsafeSlow(slabBytes);
  let filled = 0;
  let sizes: number[] = [];
  let plain = 0;
  const unfolded = async () => {
    // Were it filled to the last byte, zlib would take another.
    const chunkSize = Math.max(slabBytes, plain + 1);
    const options = { chunkSize, finishFlush: constants.Z_SYNC_FLUSH };
    const made = filled === 0 ? Buffer.alloc(0) : await unfoldAside(input.subarray(0, filled), options);
    if (made.length !== plain) throw new DamagedError(`texts: ${made.length} bytes found, ${plain} expected`);
    const done = { slab: await shared(made), sizes };
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

/** A copy in memory that other threads can read: zlib writes into its own. */
async function shared(made: Buffer): Promise<Buffer> {
  const slab = sharedSlab(Math.max(slabBytes, made.length)).subarray(0, made.length);
  for (let at = 0; at < made.length; at += copyStep) {
    made.copy(slab, at, at, at + copyStep);
    await nextTurn();
  }
  return slab;
}

/** Inflates a piece of raw deflate that is not final. */
export function unfold(deflated: Buffer): Buffer {
  return deflated.length === 0 ? deflated : inflateRawSync(deflated, { finishFlush: constants.Z_SYNC_FLUSH });
}
