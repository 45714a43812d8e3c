// A long JSON array of which any run, or any prefix, is served: entries written once, and deflated in steps of
// 1, 10, 100 and 1,000, so that a run is a few ready pieces whatever its ends.
import { crc32 } from 'node:zlib';
import { combineCrc } from './crc.js';
import { deflatePiece, lazyPiece, literal, storedBlock, type Piece } from './piece.js';
import type { Arena, Snapshot } from './snapshot.js';
import type { SnapshotWriter } from './snapshot-writer.js';

const steps = [1000, 100, 10, 1] as const;
const comma = Buffer.from(',');
const commaCrc = crc32(comma);
const deflatedComma = storedBlock(comma);

export interface LadderOptions {
  /** How many entries are deflated, counted from the first. */
  deflatedCount: number;
  /** True when every answer starts at the first entry: then a piece may refer back to those before it. */
  prefixOnly: boolean;
}

/** Writes `entries` (JSON texts; empty ones are room that is never asked for) as sections named after `name`. */
export function writeLadder(
  writer: SnapshotWriter,
  name: string,
  entries: readonly Buffer[],
  options: LadderOptions,
): void {
  const ends = new Float64Array(entries.length);
  writer.begin(name);
  let size = 0;
  entries.forEach((entry, i) => {
    writer.append(entry);
    writer.append(comma);
    size += entry.length + 1;
    ends[i] = size;
  });
  writer.column(`${name}.ends`, ends);

  const seen = new Map<Buffer, Buffer>();
  for (const step of steps) {
    const count = Math.floor(Math.min(options.deflatedCount, entries.length) / step);
    const pieceEnds = new Float64Array(count);
    const crcs = new Uint32Array(count);
    writer.begin(`${name}.z${step}`);
    let length = 0;
    let before = Buffer.alloc(0);
    for (let i = 0; i < count; i++) {
      const run = entries.slice(i * step, (i + 1) * step);
      const plain = step === 1 ? run[0]! : joined(run);
      crcs[i] = crc32(plain);
      let deflated = step === 1 && !options.prefixOnly ? seen.get(plain) : undefined;
      deflated ??= deflatePiece(plain, options.prefixOnly && before.length > 0 ? { dictionary: before } : {});
      if (step === 1 && !options.prefixOnly) seen.set(plain, deflated);
      if (options.prefixOnly) before = Buffer.concat([before, plain, comma]).subarray(-contextBytes(step));
      writer.append(deflated);
      length += deflated.length;
      pieceEnds[i] = length;
    }
    writer.column(`${name}.z${step}.ends`, pieceEnds);
    writer.column(`${name}.z${step}.crc`, crcs);
  }
}

/** Reads what {@link writeLadder} wrote. */
export interface Ladder {
  readonly count: number;
  /** The JSON of one entry. */
  entry(index: number): Buffer;
  /** Entries `from` up to `to` (exclusive), with commas between. */
  run(from: number, to: number): Piece;
  /** Some entries in this order, with commas between. */
  pick(indexes: readonly number[]): Piece;
}

export function openLadder(snapshot: Snapshot, name: string): Ladder {
  const plain = snapshot.arena(name);
  const ends = snapshot.column(`${name}.ends`, Float64Array);
  // Read when a deflated form is first asked for.
  const rungs = steps.map((step) => lazyRung(snapshot, name, step));
  const startOf = (index: number) => (index === 0 ? 0 : ends[index - 1]!);
  // Without the comma that follows every entry.
  const slice = (from: number, to: number) => plain.slice(startOf(from), ends[to - 1]! - 1);

  return {
    count: ends.length,
    entry: (index) => slice(index, index + 1),
    run(from, to) {
      if (from >= to) return literal('');
      let known: Part[] | null | undefined;
      const parts = () => (known === undefined ? (known = cover(from, to)) : known);
      const crc = () => {
        const ready = parts();
        return ready ? crcOf(ready) : crc32(slice(from, to));
      };
      const deflated = () => {
        const ready = parts();
        return ready && deflatedOf(ready);
      };
      return lazyPiece(ends[to - 1]! - 1 - startOf(from), crc, () => slice(from, to), deflated);
    },
    pick(indexes) {
      if (indexes.length === 0) return literal('');
      const single = rungs.at(-1)!();
      const parts = indexes.map((index) => partOf(single, index));
      return lazyPiece(
        parts.reduce((size, part) => size + part.size, parts.length - 1),
        () => crcOf(parts),
        () => joined(indexes.map((index) => slice(index, index + 1))),
        () => deflatedOf(parts),
      );
    },
  };

  function partOf(rung: Rung, at: number): Part {
    return { rung, index: at / rung.step, size: ends[at + rung.step - 1]! - 1 - startOf(at) };
  }

  /** The largest ready pieces that tile the run, or `null` where a part of it was never deflated. */
  function cover(from: number, to: number): Part[] | null {
    const parts: Part[] = [];
    for (let at = from; at < to;) {
      const fits = rungs.find(
        (rung, i) => Number.isInteger(at / steps[i]!) && at + steps[i]! <= to && at / steps[i]! < rung().ends.length,
      );
      if (!fits) return null;
      const rung = fits();
      parts.push(partOf(rung, at));
      at += rung.step;
    }
    return parts;
  }
}

interface Rung {
  step: number;
  ends: Float64Array;
  crcs: Uint32Array;
  arena: Arena;
}

interface Part {
  rung: Rung;
  index: number;
  /** Plain bytes. */
  size: number;
}

function lazyRung(snapshot: Snapshot, name: string, step: number): () => Rung {
  let rung: Rung | undefined;
  const section = `${name}.z${step}`;
  return () =>
    (rung ??= {
      step,
      ends: snapshot.column(`${section}.ends`, Float64Array),
      crcs: snapshot.column(`${section}.crc`, Uint32Array),
      arena: snapshot.arena(section),
    });
}

function crcOf(parts: readonly Part[]): number {
  return parts.reduce((crc, { rung, index, size }, i) => {
    const own = rung.crcs[index]!;
    return i === 0 ? own : combineCrc(combineCrc(crc, commaCrc, 1), own, size);
  }, 0);
}

function deflatedOf(parts: readonly Part[]): Buffer {
  const chunks = parts.flatMap(({ rung, index }, i) => {
    const chunk = rung.arena.slice(index === 0 ? 0 : rung.ends[index - 1]!, rung.ends[index]!);
    return i === 0 ? [chunk] : [deflatedComma, chunk];
  });
  return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
}

/** How much of what comes before a piece may refer to; little for small pieces, whose making would cost too much. */
function contextBytes(step: number): number {
  return step >= 100 ? 32_768 : 2_048;
}

function joined(entries: readonly Buffer[]): Buffer {
  return Buffer.concat(entries.flatMap((entry, i) => (i === 0 ? [entry] : [comma, entry])));
}
