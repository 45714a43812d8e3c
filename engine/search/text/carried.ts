// The lists of an index that the same program made before, for the articles that did not change: they only have other numbers now.
import { readNumbers } from '../numbers.js';
import type { Arena } from '../../store/snapshot.js';
import type { TextIndex } from './index.js';
import { impactLevels } from './pack.js';
import { endOfPositions } from './positions.js';
import type { WordDocuments } from './runs.js';

/** Bytes that are read at a time: lists lie one after the other, in the order of their stems. */
const aheadBytes = 1 << 20;

const impactBits = Math.log2(impactLevels);

/** Numbers kept of a list: its documents, and where it and its positions lie. */
const entryNumbers = 5;

/** An article that is no longer there, or has changed. */
const gone = -1;

export class CarriedLists {
  readonly #index: TextIndex;
  /** {@link entryNumbers} of each list, in the order of stems. */
  readonly #entries: Float64Array;
  /** By the number of an article before: its number now. */
  readonly #numbers: Int32Array;
  readonly #lists: (start: number, end: number) => Uint8Array;
  readonly #positions: (start: number, end: number) => Uint8Array;
  /** The stems, ascending; a list has the number of its stem. */
  readonly stems: readonly string[];

  constructor(index: TextIndex) {
    const { lists, positions } = index.arenas('articles');
    const stems: string[] = [];
    const entries: number[] = [];
    for (const { stem, articles } of index.stems.from('')) {
      stems.push(stem);
      entries.push(articles.count, articles.start, articles.size, articles.positions, articles.positionSize);
    }
    this.#index = index;
    this.stems = stems;
    this.#entries = Float64Array.from(entries);
    this.#numbers = new Int32Array(index.articles).fill(gone);
    this.#lists = readAhead(lists);
    this.#positions = readAhead(positions);
  }

  /** Takes over the articles of an act. @param first the number of its first article now */
  keep(act: number, first: number): void {
    const start = this.#index.starts.at(act)!;
    const end = this.#index.starts.at(act + 1)!;
    for (let article = start; article < end; article++) this.#numbers[article] = first + article - start;
  }

  /** The articles that have a stem, as far as they were taken over. */
  of(stem: number): WordDocuments {
    const at = stem * entryNumbers;
    const [count, start, size, positionStart, positionSize] = this.#entries.subarray(at, at + entryNumbers);
    const packed = new Uint32Array(size!);
    readNumbers(this.#lists(start!, start! + size!), 0, size!, packed);
    const positions = this.#positions(positionStart!, positionStart! + positionSize!);
    const documents = new Uint32Array(count!);
    const impacts = new Uint8Array(count!);
    const positionEnds = new Uint32Array(count!);
    // Where nothing is left out, the positions stay in one piece.
    let kept: Uint8Array | null = null;
    let [found, before, read, written] = [0, -1, 0, 0];
    for (let i = 0; i < count!; i++) {
      before += 1 + (packed[i]! >>> impactBits);
      const positionsFrom = read;
      read = endOfPositions(positions, read);
      const number = this.#numbers[before]!;
      if (number === gone) {
        kept ??= new Uint8Array(positions);
        continue;
      }
      if (kept !== null) kept.copyWithin(written, positionsFrom, read);
      written += read - positionsFrom;
      documents[found] = number;
      impacts[found] = packed[i]! & (impactLevels - 1);
      positionEnds[found++] = written;
    }
    return inOrder({
      documents: documents.subarray(0, found),
      impacts: impacts.subarray(0, found),
      positionEnds: positionEnds.subarray(0, found),
      positions: (kept ?? positions).subarray(0, written),
    });
  }
}

/** Documents ascending: acts may have changed their places. */
function inOrder(list: WordDocuments): WordDocuments {
  const { documents, impacts, positionEnds, positions } = list;
  if (documents.every((document, i) => i === 0 || document > documents[i - 1]!)) return list;
  const order = [...documents.keys()].sort((a, b) => documents[a]! - documents[b]!);
  const sorted: Uint8Array[] = [];
  let size = 0;
  const ends = order.map((from) => {
    const own = positions.subarray(from === 0 ? 0 : positionEnds[from - 1]!, positionEnds[from]!);
    sorted.push(own);
    return (size += own.length);
  });
  return {
    documents: Uint32Array.from(documents).sort(),
    impacts: Uint8Array.from(order, (from) => impacts[from]!),
    positionEnds: Uint32Array.from(ends),
    positions: Buffer.concat(sorted),
  };
}

/** The documents of both lists, which have none in common. */
export function mergeDocuments(one: WordDocuments, other: WordDocuments): WordDocuments {
  if (one.documents.length === 0) return other;
  if (other.documents.length === 0) return one;
  const count = one.documents.length + other.documents.length;
  const merged = {
    documents: new Uint32Array(count),
    impacts: new Uint8Array(count),
    positionEnds: new Uint32Array(count),
    positions: new Uint8Array(one.positions.length + other.positions.length),
  };
  let [atOne, atOther, written] = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    const isOne = atOther === other.documents.length || one.documents[atOne]! < other.documents[atOther]!;
    const [from, at] = isOne ? [one, atOne++] : [other, atOther++];
    const [start, end] = [at === 0 ? 0 : from.positionEnds[at - 1]!, from.positionEnds[at]!];
    for (let byte = start; byte < end; byte++) merged.positions[written++] = from.positions[byte]!;
    merged.documents[i] = from.documents[at]!;
    merged.impacts[i] = from.impacts[at]!;
    merged.positionEnds[i] = written;
  }
  return merged;
}

/** Reads slices of an arena that mostly follow one another. */
function readAhead(arena: Arena): (start: number, end: number) => Uint8Array {
  let from = 0;
  let held: Uint8Array = new Uint8Array(0);
  return (start, end) => {
    if (start < from || end > from + held.length) {
      from = start;
      held = arena.slice(start, Math.min(arena.size, Math.max(end, start + aheadBytes)));
    }
    return held.subarray(start - from, end - from);
  };
}
