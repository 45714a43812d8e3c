// A long JSON array of which any run, or any prefix, is served: entries written once, and deflated in runs of several
// lengths, so that a run is a few ready pieces whatever its ends.
import { crc32 } from 'node:zlib';
import { appendCrc, splitCrc } from './crc.js';
import { lazyPiece, literal, storedBlockHeader, type Piece } from './piece.js';
import type { Arena, Numbers, Snapshot } from './snapshot.js';
import { comma, joined, rungsOf, writeRungs, type LadderOptions, type RungForm } from './rungs.js';
import type { SnapshotWriter } from './writer.js';

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
  writeRungs(writer, name, entries, options);
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

/** @param serves as it was written */
export function openLadder(snapshot: Snapshot, name: string, serves: LadderOptions['serves']): Ladder {
  const plain = snapshot.arena(name);
  const ends = snapshot.numbers(`${name}.ends`, Float64Array);
  // Both read when a deflated form is first asked for.
  let checksums: Numbers | undefined;
  let opened: Rung[] | undefined;
  const rungs = () => (opened ??= rungsOf(serves).map((form) => openRung(snapshot, name, form)));
  const startOf = (index: number) => (index === 0 ? 0 : ends.at(index - 1)!);
  // Without the comma that follows every entry.
  const slice = (from: number, to: number) => plain.slice(startOf(from), ends.at(to - 1)! - 1);

  return {
    count: ends.length,
    entry: (index) => slice(index, index + 1),
    run(from, to) {
      if (from >= to) return literal('');
      return lazyPiece(
        ends.at(to - 1)! - 1 - startOf(from),
        () => crcOf(from, to),
        () => [slice(from, to)],
        () => (serves === 'runs' ? coverRun(rungs(), from, to) : from === 0 ? coverPrefix(rungs(), to) : null),
      );
    },
    pick(indexes) {
      // Entries that lie apart deflate badly one by one: such an answer is better compressed whole.
      return literal(joined(indexes.map((index) => slice(index, index + 1))));
    },
  };

  function crcOf(from: number, to: number): number {
    checksums ??= snapshot.numbers(`${name}.crc`, Uint32Array);
    const upTo = checksums.at(to - 1)!;
    if (from === 0) return upTo;
    return splitCrc(upTo, appendCrc(comma, checksums.at(from - 1)), ends.at(to - 1)! - 1 - startOf(from));
  }
}

interface Rung extends RungForm {
  ends: Numbers;
  arena: Arena;
}

function openRung(snapshot: Snapshot, name: string, form: RungForm): Rung {
  const section = `${name}.${form.name}`;
  return { ...form, ends: snapshot.numbers(`${section}.ends`, Float64Array), arena: snapshot.arena(section) };
}

/** A comma as a stored block. */
const deflatedComma = Buffer.concat([storedBlockHeader(comma.length), comma]);

/** The largest deflated pieces that tile the first `to` entries, or `null` where a part of them was never deflated. */
function coverPrefix(rungs: readonly Rung[], to: number): Buffer[] | null {
  const chunks: Buffer[] = [];
  let at = 0;
  for (const { step, ends, arena } of rungs) {
    const first = at / step;
    const last = Math.min(Math.floor(to / step), ends.length);
    // They lie side by side.
    if (last > first) chunks.push(arena.slice(first === 0 ? 0 : ends.at(first - 1)!, ends.at(last - 1)!));
    at = Math.max(at, last * step);
  }
  return at < to ? null : chunks;
}

/** The same of any run. */
function coverRun(rungs: readonly Rung[], from: number, to: number): Buffer[] | null {
  const chunks: Buffer[] = [];
  for (let at = from; at < to;) {
    const rung = bestAt(rungs, at, from, to);
    if (rung === undefined) return null;
    const { step, after, ends, arena } = rung;
    if (after === 0 && at > from) chunks.push(deflatedComma);
    const first = at / step;
    at += step;
    // Neighbours that begin with their comma lie side by side: one slice of them.
    if (after !== 0) while (at < to && bestAt(rungs, at, from, to) === rung) at += step;
    chunks.push(arena.slice(first === 0 ? 0 : ends.at(first - 1)!, ends.at(at / step - 1)!));
  }
  return chunks;
}

/** The rung with the longest run that begins here, of those the one that may refer to most. */
function bestAt(rungs: readonly Rung[], at: number, from: number, to: number): Rung | undefined {
  const [before, rest] = [at - from, to - at];
  for (const rung of rungs) {
    const { step } = rung;
    if (step > rest || at % step !== 0) continue;
    if ((rung.after as number) <= before && at / step < rung.ends.length) return rung;
  }
  return undefined;
}
