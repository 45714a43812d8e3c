// A long JSON array of which any run, or any prefix, is served: entries written once, and deflated in runs of several
// lengths, so that a page, or a prefix, is a few ready pieces.
import { crc32 } from 'node:zlib';
import { appendCrc, splitCrc } from './crc.js';
import { lazyPiece, literal, storedBlockHeader, type Piece } from './piece.js';
import type { Arena, Numbers, Snapshot } from './snapshot.js';
import { comma, joined, runCount, runLengths, writeRungs, type Serves } from './rungs.js';
import type { SnapshotWriter } from './writer.js';

/** Writes `entries` (JSON texts; empty ones are padding that is never requested) as sections named after `name`. */
export function writeLadder(writer: SnapshotWriter, name: string, entries: readonly Buffer[], serves: Serves): void {
  const ends = new Float64Array(entries.length);
  writer.begin(name, { held: true });
  let size = 0;
  entries.forEach((entry, i) => {
    writer.append(entry);
    writer.append(comma);
    size += entry.length + 1;
    ends[i] = size;
  });
  writer.column(`${name}.ends`, ends);

  // CRC-32 of the first n entries with commas between, for every n: two of them give that of any run.
  const checksums = new Uint32Array(entries.length);
  entries.forEach((entry, i) => {
    checksums[i] = crc32(entry, i === 0 ? 0 : crc32(comma, checksums[i - 1]));
  });
  writer.column(`${name}.crc`, checksums);
  writeRungs(writer, name, entries, serves);
}

/** Reads what {@link writeLadder} wrote. */
export class Ladder {
  readonly #plain: Arena;
  readonly #ends: Numbers;
  // Both read when a deflated form is first asked for.
  #checksums: Numbers | undefined;
  #rungs: readonly Rung[] | undefined;

  /** @param serves as it was written */
  constructor(
    private readonly snapshot: Snapshot,
    private readonly name: string,
    private readonly serves: Serves,
  ) {
    this.#plain = snapshot.arena(name);
    this.#ends = snapshot.numbers(`${name}.ends`, Float64Array);
  }

  get count(): number {
    return this.#ends.length;
  }

  /** The JSON of one entry. */
  entry(index: number): Buffer {
    return this.#slice(index, index + 1);
  }

  /** Entries `from` up to `to` (exclusive), with commas between. */
  run(from: number, to: number): Piece {
    if (from >= to) return literal('');
    const deflated = this.#cover(from, to);
    if (deflated === null) return literal(this.#slice(from, to));
    const plain = () => [this.#slice(from, to)];
    return lazyPiece(this.#sizeOf(from, to), () => this.#crcOf(from, to), plain, deflated);
  }

  /** Some entries in this order, with commas between. Those that are not adjacent deflate badly one by one: such an answer is better compressed as a whole. */
  pick(indexes: readonly number[]): Piece {
    return literal(joined(indexes.map((index) => this.entry(index))));
  }

  #startOf(index: number): number {
    return index === 0 ? 0 : this.#ends.at(index - 1)!;
  }

  /** In bytes, without the comma that follows every entry. */
  #sizeOf(from: number, to: number): number {
    return this.#ends.at(to - 1)! - 1 - this.#startOf(from);
  }

  #slice(from: number, to: number): Buffer {
    return this.#plain.slice(this.#startOf(from), this.#ends.at(to - 1)! - 1);
  }

  #crcOf(from: number, to: number): number {
    this.#checksums ??= this.snapshot.numbers(`${this.name}.crc`, Uint32Array);
    const upTo = this.#checksums.at(to - 1)!;
    if (from === 0) return upTo;
    return splitCrc(upTo, appendCrc(comma, this.#checksums.at(from - 1)), this.#sizeOf(from, to));
  }

  /** Fetches the deflated runs that tile `from..to`; `null` where none do. */
  #cover(from: number, to: number): (() => Buffer[]) | null {
    if (this.serves === 'prefixes' && from > 0) return null;
    this.#rungs ??= openRungs(this.snapshot, this.name, this.count, this.serves);
    return this.serves === 'pages' ? this.#coverPage(this.#rungs, from, to) : coverPrefix(this.#rungs, to);
  }

  /** Between ready runs, and at the ends of a page that begins or ends within one, the few entries of no run are stored plain. */
  #coverPage(rungs: readonly Rung[], from: number, to: number): (() => Buffer[]) | null {
    // Nothing comes after it in its list.
    const isEnd = to === this.count || this.#sizeOf(to, to + 1) === 0;
    const isReady = (at: number, { length }: Rung) => at % length === 0 && (at + length <= to || isEnd);
    const tiles: (() => Buffer[])[] = [];
    let plainBytes = 0;
    for (let at = from; at < to;) {
      const start = at;
      const rung = rungs.find((one) => isReady(start, one));
      if (rung === undefined) {
        while (at < to && !rungs.some((one) => isReady(at, one))) at++;
        const [size, end] = [this.#sizeOf(start, at), at];
        if (size > mostStored || (plainBytes += size) * 2 > this.#sizeOf(from, to)) return null;
        tiles.push(() => [storedBlockHeader(size), this.#slice(start, end)]);
      } else {
        while (at < to && rungs.find((one) => isReady(at, one)) === rung) at += rung.length;
        const [first, last] = [start / rung.length, at / rung.length];
        tiles.push(() => runsOf(rung, first, last));
      }
    }
    return () => tiles.flatMap((tile, i) => (i > 0 ? [deflatedComma, ...tile()] : tile()));
  }
}

/** Adjacent runs of a length, read at once, with commas between. */
function runsOf(rung: Rung, from: number, to: number): Buffer[] {
  const bytes = sliceOf(rung, from, to);
  const start = endOf(rung, from - 1);
  const runs: Buffer[] = [];
  for (let run = from; run < to; run++) {
    if (run > from) runs.push(deflatedComma);
    runs.push(bytes.subarray(endOf(rung, run - 1) - start, endOf(rung, run) - start));
  }
  return runs;
}

/** The deflated runs that tile the first `to` entries, the longest runs first. */
function coverPrefix(rungs: readonly Rung[], to: number): (() => Buffer[]) | null {
  const tiles: { rung: Rung; first: number; last: number }[] = [];
  let at = 0;
  for (const rung of rungs) {
    const first = at / rung.length;
    const last = Math.min(Math.floor(to / rung.length), rung.count);
    if (last > first) tiles.push({ rung, first, last });
    at = Math.max(at, last * rung.length);
  }
  // They are adjacent.
  return at < to ? null : () => tiles.map(({ rung, first, last }) => sliceOf(rung, first, last));
}

interface Rung {
  length: number;
  /** Its runs, and which of all runs is its first. */
  count: number;
  first: number;
  ends: Numbers;
  arena: Arena;
}

function openRungs(snapshot: Snapshot, name: string, entries: number, serves: Serves): Rung[] {
  const ends = snapshot.numbers(`${name}.z.ends`, Float64Array);
  const arena = snapshot.arena(`${name}.z`);
  let next = 0;
  return runLengths[serves].map((length) => {
    const count = runCount(entries, length, serves);
    const first = next;
    next += count;
    return { length, count, first, ends, arena };
  });
}

/** Deflated runs `from` up to `to` (exclusive) of a length. */
function sliceOf(rung: Rung, from: number, to: number): Buffer {
  return rung.arena.slice(endOf(rung, from - 1), endOf(rung, to - 1));
}

/** Where a run ends; the one before the first of a length is the last of the length before. */
function endOf({ first, ends }: Rung, run: number): number {
  return first + run < 0 ? 0 : ends.at(first + run)!;
}

/** Bytes that one stored block holds. */
const mostStored = 65_535;

/** A comma as a stored block. */
const deflatedComma = Buffer.concat([storedBlockHeader(comma.length), comma]);
