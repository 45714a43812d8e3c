// A long JSON array of which any run, or any prefix, is served: entries written once, and deflated in steps of
// 1, 10, 100 and 1,000, so that a run is a few ready pieces whatever its ends.
import { crc32 } from 'node:zlib';
import { splitCrc } from '../piece/crc.js';
import { deflatePiece, lazyPiece, literal, type Piece } from '../piece.js';
import type { Arena, Snapshot } from '../snapshot.js';
import type { SnapshotWriter } from './writer.js';

const steps = [1000, 100, 10, 1] as const;
const comma = Buffer.from(',');

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

  // CRC-32 of the first entries with commas between, for every number of them: that of a run follows from two.
  const checksums = new Uint32Array(entries.length);
  entries.forEach((entry, i) => {
    checksums[i] = crc32(entry, i === 0 ? 0 : crc32(comma, checksums[i - 1]));
  });
  writer.column(`${name}.crc`, checksums);

  for (const step of steps) {
    writeRung(writer, `${name}.z${step}`, step, entries, options, true);
    if (!options.prefixOnly) writeRung(writer, `${name}.first${step}`, step, entries, options, false);
  }
}

/**
 * Deflates the runs of `step` entries. Those that follow others begin with the comma, and may refer back: in a prefix to
 * all that comes before, elsewhere to the one entry that is sure to.
 */
function writeRung(
  writer: SnapshotWriter,
  section: string,
  step: number,
  entries: readonly Buffer[],
  { deflatedCount, prefixOnly }: LadderOptions,
  follows: boolean,
): void {
  const count = Math.floor(Math.min(deflatedCount, entries.length) / step);
  const ends = new Float64Array(count);
  writer.begin(section);
  let length = 0;
  let before = Buffer.alloc(0);
  const seen = new Map<Buffer, Buffer>();
  for (let i = 0; i < count; i++) {
    const run = entries.slice(i * step, (i + 1) * step);
    ends[i] = length;
    // Room between lists: no answer has it.
    if (run.some((entry) => entry.length === 0)) continue;
    const opened = follows && i > 0;
    const plain = opened ? Buffer.concat([comma, joined(run)]) : joined(run);
    const dictionary = prefixOnly ? before : entries[i * step - 1];
    // An entry that stands in several lists is deflated once.
    const known = step === 1 && !opened ? seen.get(run[0]!) : undefined;
    const deflated = known ?? deflatePiece(plain, opened && dictionary && dictionary.length > 0 ? { dictionary } : {});
    if (step === 1 && !opened) seen.set(run[0]!, deflated);
    if (prefixOnly) before = Buffer.concat([before, plain]).subarray(-contextBytes(step));
    writer.append(deflated);
    ends[i] = length += deflated.length;
  }
  writer.column(`${section}.ends`, ends);
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
  const checksums = () => snapshot.column(`${name}.crc`, Uint32Array);
  // Read when a deflated form is first asked for.
  const rungs = steps.map((step) => lazyRung(snapshot, `${name}.z${step}`, step));
  const firsts = steps.map((step) => lazyRung(snapshot, `${name}.first${step}`, step));
  const startOf = (index: number) => (index === 0 ? 0 : ends[index - 1]!);
  // Without the comma that follows every entry.
  const slice = (from: number, to: number) => plain.slice(startOf(from), ends[to - 1]! - 1);

  return {
    count: ends.length,
    entry: (index) => slice(index, index + 1),
    run(from, to) {
      if (from >= to) return literal('');
      return lazyPiece(
        ends[to - 1]! - 1 - startOf(from),
        () => crcOf(from, to),
        () => slice(from, to),
        () => cover(from, to),
      );
    },
    pick(indexes) {
      // Entries that lie apart deflate badly one by one: such an answer is better compressed whole.
      return literal(joined(indexes.map((index) => slice(index, index + 1))));
    },
  };

  function crcOf(from: number, to: number): number {
    const upTo = checksums()[to - 1]!;
    if (from === 0) return upTo;
    return splitCrc(upTo, crc32(comma, checksums()[from - 1]), ends[to - 1]! - 1 - startOf(from));
  }

  /** The largest deflated pieces that tile the run, or `null` where a part of it was never deflated. */
  function cover(from: number, to: number): Buffer[] | null {
    const chunks: Buffer[] = [];
    for (let at = from; at < to;) {
      const fits = rungs.findIndex(
        (rung, i) => Number.isInteger(at / steps[i]!) && at + steps[i]! <= to && at / steps[i]! < rung().ends.length,
      );
      if (fits === -1) return null;
      const step = steps[fits]!;
      const place = at / step;
      if (at === from && from > 0) {
        chunks.push(rungSlice(firsts[fits]!(), place, place + 1));
        at += step;
        continue;
      }
      const rung = rungs[fits]!();
      // Neighbours lie side by side: one slice up to where a larger step begins.
      const next = step === steps[0] ? Infinity : Math.ceil((at + 1) / (step * 10)) * step * 10;
      const last = Math.min(rung.ends.length, Math.floor(Math.min(to, next) / step));
      chunks.push(rungSlice(rung, place, last));
      at = last * step;
    }
    return chunks;
  }
}

interface Rung {
  step: number;
  ends: Float64Array;
  arena: Arena;
}

function lazyRung(snapshot: Snapshot, section: string, step: number): () => Rung {
  let rung: Rung | undefined;
  return () =>
    (rung ??= {
      step,
      ends: snapshot.column(`${section}.ends`, Float64Array),
      arena: snapshot.arena(section),
    });
}

/** Deflated pieces that lie side by side. */
function rungSlice({ ends, arena }: Rung, from: number, to: number): Buffer {
  return arena.slice(from === 0 ? 0 : ends[from - 1]!, ends[to - 1]!);
}

/** How much of what comes before a piece may refer to; little for small pieces, whose making would cost too much. */
function contextBytes(step: number): number {
  return step >= 100 ? 32_768 : 2_048;
}

function joined(entries: readonly Buffer[]): Buffer {
  return Buffer.concat(entries.flatMap((entry, i) => (i === 0 ? [entry] : [comma, entry])));
}
