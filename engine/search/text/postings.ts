// Lists of documents as bytes: blocks of ascending numbers with their impacts, which can be skipped; and their positions.
import { NumberWriter } from '../numbers.js';
import { impactLevels } from './pack.js';
import { endOfPositions, readPositions, type Positions } from './positions.js';
import type { WordDocuments } from './runs.js';

const impactBits = Math.log2(impactLevels);

/** Documents of a block. */
export const blockSize = 128;

/** Numbers of a skip: last document, end in the bytes, end in the positions, highest impact. */
export const skipNumbers = 4;

/** A list as it is written. */
export interface EncodedList {
  bytes: Uint8Array;
  /** {@link skipNumbers} for each block; none where there is one block. */
  skips: Uint32Array;
}

/** Each document as its difference to the one before, less one, with its impact in the lower bits. */
export function encodeList({ documents, impacts, positionEnds }: Omit<WordDocuments, 'positions'>): EncodedList {
  const writer = new NumberWriter();
  const skips: number[] = [];
  let previous = -1;
  for (let start = 0; start < documents.length; start += blockSize) {
    const end = Math.min(start + blockSize, documents.length);
    let highest = 0;
    for (let i = start; i < end; i++) {
      writer.write((documents[i]! - previous - 1) * impactLevels + impacts[i]!);
      previous = documents[i]!;
      highest = Math.max(highest, impacts[i]!);
    }
    skips.push(previous, writer.length, positionEnds[end - 1] ?? 0, highest);
  }
  return { bytes: writer.finish(), skips: Uint32Array.from(documents.length > blockSize ? skips : []) };
}

/** Offsets of a list in the index. */
export interface ListPlace {
  count: number;
  bytes: Uint8Array;
  skips: Uint32Array;
  /** Reads its positions, only where a phrase needs them. */
  positions: (start: number, end: number) => Uint8Array;
}

/** After the last document. */
export const noMore = 0xffffffff;

/** Blocks whose positions are read at once, where they are read one after the other. */
const blocksAhead = 16;

/** The bytes of a block's positions; where those of its document `index` begin in them, and end, once that is known. */
interface BlockPositions {
  bytes: Uint8Array;
  index: number;
  at: number;
  end: number;
}

/** Reads a list from its first document to its last, block by block. */
export class ListReader {
  readonly count: number;
  /** The document that the reader is at, or {@link noMore}. */
  document = 0;
  readonly #bytes: Uint8Array;
  readonly #skips: Uint32Array;
  readonly #readPositions: ListPlace['positions'];
  readonly #blocks: number;
  readonly #documents = new Uint32Array(blockSize);
  readonly #impacts = new Uint8Array(blockSize);
  #block = -1;
  #inBlock = 0;
  #at = 0;
  /** The positions in this block. */
  #positions: BlockPositions | null = null;
  /** Bytes of positions read for several blocks that follow one another, and where they begin. */
  #ahead: { bytes: Uint8Array; start: number } | null = null;

  constructor({ count, bytes, skips, positions }: ListPlace) {
    this.count = count;
    this.#bytes = bytes;
    this.#skips = skips;
    this.#readPositions = positions;
    this.#blocks = Math.ceil(count / blockSize);
    this.#load(0);
  }

  /** Impact of the document that the reader is at. */
  get impact(): number {
    return this.#impacts[this.#at]!;
  }

  /** The highest impact of the block that the reader is in, and its last document. */
  get blockImpact(): number {
    return this.#skips.length === 0 ? impactLevels - 1 : this.#skips[this.#block * skipNumbers + 3]!;
  }
  get blockEnd(): number {
    return this.#skips.length === 0 ? noMore - 1 : this.#skips[this.#block * skipNumbers]!;
  }

  /** No document from `from`, which is not before the reader, up to `to` has a higher impact. */
  mostImpact(from: number, to: number): number {
    const skips = this.#skips;
    if (skips.length === 0) return impactLevels - 1;
    let block = this.#block;
    if (skips[block * skipNumbers]! < from) block = this.#blockOf(from);
    let most = 0;
    // The last block may begin in between.
    for (let before = -1; block < this.#blocks && before < to; block++) {
      most = Math.max(most, skips[block * skipNumbers + 3]!);
      before = skips[block * skipNumbers]!;
    }
    return most;
  }

  next(): void {
    this.#go(this.#at + 1);
  }

  /** Goes to the first document that is not before `target`. */
  advance(target: number): void {
    if (this.document >= target) return;
    if (this.#documents[this.#inBlock - 1]! < target) {
      this.#load(this.#blockOf(target));
      if (this.document >= target) return;
    }
    const documents = this.#documents;
    // For common words the target is mostly near: search in doubling steps.
    let low = this.#at;
    let high = low + 1;
    for (let step = 1; high < this.#inBlock && documents[high]! < target; step *= 2) [low, high] = [high, high + step];
    high = Math.min(high, this.#inBlock);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (documents[middle]! < target) low = middle + 1;
      else high = middle;
    }
    this.#go(low);
  }

  /** Goes to the first document from this one on that has a higher impact than `impact` or is after `end`, which is in this block. */
  passOver(impact: number, end: number): void {
    const [documents, impacts] = [this.#documents, this.#impacts];
    let at = this.#at;
    if (this.document > end) return;
    while (at < this.#inBlock && impacts[at]! <= impact && documents[at]! <= end) at++;
    this.#go(at);
  }

  /**
   * Raises to the impact by `unit`, as a score, what is lower at the places of its documents before `end`; goes to the first one that is not.
   * @param scores of the documents from `start` on
   */
  raise(scores: Float32Array, start: number, end: number, unit: number): void {
    const [documents, impacts] = [this.#documents, this.#impacts];
    while (this.document < end) {
      const inBlock = this.#inBlock;
      let at = this.#at;
      for (; at < inBlock && documents[at]! < end; at++) {
        const place = documents[at]! - start;
        const score = (impacts[at]! + 0.5) * unit;
        if (score > scores[place]!) scores[place] = score;
      }
      this.#go(at);
    }
  }

  /** Positions of the word in the document that the reader is at, ascending. */
  positions(): number[] {
    const { bytes, at } = this.#openPositions();
    return readPositions(bytes, at, endOfPositions(bytes, at));
  }

  /** Reads the same positions into memory that is used again. @param less taken from each */
  readPositions(into: Positions, less: number): void {
    const held = this.#openPositions();
    held.end = into.read(held.bytes, held.at, less);
  }

  /** Goes to a place in the block; to the next block where this one has fewer documents. */
  #go(at: number): void {
    this.#at = at;
    if (at < this.#inBlock) this.document = this.#documents[at]!;
    else this.#load(this.#block + 1);
  }

  /** The positions in this block, at those of the document. */
  #openPositions(): BlockPositions {
    const held = (this.#positions ??= this.#readBlock());
    for (; held.index < this.#at; held.index++) {
      held.at = held.end < 0 ? endOfPositions(held.bytes, held.at) : held.end;
      held.end = -1;
    }
    return held;
  }

  #readBlock(): BlockPositions {
    const skips = this.#skips;
    const ends = (block: number) => (block < 0 ? 0 : skips[block * skipNumbers + 2]!);
    const [start, end] = skips.length === 0 ? [0, Infinity] : [ends(this.#block - 1), ends(this.#block)];
    let ahead = this.#ahead;
    if (ahead === null || start < ahead.start || end > ahead.start + ahead.bytes.length) {
      // Several blocks at once where they are read one after the other.
      const isNext = ahead !== null && start <= ahead.start + ahead.bytes.length && start >= ahead.start;
      const last = Math.min(this.#block + blocksAhead, this.#blocks - 1);
      ahead = this.#ahead = { bytes: this.#readPositions(start, isNext ? ends(last) : end), start };
    }
    return { bytes: ahead.bytes, index: 0, at: start - ahead.start, end: -1 };
  }

  /** The first block whose last document is not before `target`. */
  #blockOf(target: number): number {
    if (this.#skips.length === 0) return this.#blocks;
    let low = this.#block + 1;
    let high = this.#blocks;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#skips[middle * skipNumbers]! < target) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #load(block: number): void {
    this.#positions = null;
    if (block >= this.#blocks) {
      this.document = noMore;
      return;
    }
    this.#block = block;
    let at = block === 0 ? 0 : this.#skips[(block - 1) * skipNumbers + 1]!;
    let document = block === 0 ? -1 : this.#skips[(block - 1) * skipNumbers]!;
    const bytes = this.#bytes;
    const count = Math.min(blockSize, this.count - block * blockSize);
    for (let i = 0; i < count; i++) {
      let byte = bytes[at++]!;
      let number = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at++]!;
        number |= (byte & 127) << shift;
      }
      // The impact is in the lowest of the 32 bits.
      document += (number >>> impactBits) + 1;
      this.#documents[i] = document;
      this.#impacts[i] = number & (impactLevels - 1);
    }
    this.#inBlock = count;
    this.#at = 0;
    this.document = this.#documents[0]!;
  }
}
