// The deflated forms of a ladder's entries: which runs there are, and how they are written.
import { deflatePiece } from './piece.js';
import type { SnapshotWriter } from './writer.js';

/** Where the answers from a ladder start. `prefixes`: at the first entry; `pages`: mostly at a multiple of ten. */
export type Serves = 'pages' | 'prefixes';

/**
 * Lengths of the deflated runs, longest first; a run begins at a multiple of its length. Pages are those that links lead to, each deflated
 * separately; every run of a prefix but the first begins with the comma and may refer back to the entries before it.
 */
export const runLengths = { pages: [1000, 100, 10], prefixes: [1000, 100, 10, 1] } as const satisfies Record<
  Serves,
  readonly number[]
>;

/** How many runs of a length there are; the last run of a list may be shorter. */
export function runCount(entries: number, length: number, serves: Serves): number {
  return serves === 'pages' ? Math.ceil(entries / length) : Math.floor(entries / length);
}

/** Entries of a prefix whose short runs are compressed best: those of small answers. */
const wellMade = 1_000;

export const comma = Buffer.from(',');

/** Writes the runs of `entries`, those of each length after those of the one before, and where each ends. */
export function writeRungs(writer: SnapshotWriter, name: string, entries: readonly Buffer[], serves: Serves): void {
  const ends: number[] = [];
  let end = 0;
  writer.begin(`${name}.z`, { held: true });
  for (const length of runLengths[serves]) {
    let before: Buffer = Buffer.alloc(0);
    for (let i = 0; i < runCount(entries.length, length, serves); i++) {
      // The padding between two lists is part of no answer.
      const run = entries.slice(i * length, (i + 1) * length).filter((entry) => entry.length > 0);
      const isOpened = serves === 'prefixes' && i > 0;
      const plain = isOpened ? Buffer.concat([comma, joined(run)]) : joined(run);
      const deflated = deflatePiece(plain, isOpened ? { dictionary: before } : {});
      if (serves === 'prefixes') before = Buffer.concat([before, plain]).subarray(-contextBytes(length, i * length));
      writer.append(deflated);
      ends.push((end += deflated.length));
    }
  }
  writer.column(`${name}.z.ends`, Float64Array.from(ends));
}

/** Bytes before a run of a prefix that it may refer to: few for the many short runs, to save time. */
function contextBytes(length: number, at: number): number {
  return length >= 100 || at < wellMade ? 32_768 : 2_048;
}

export function joined(entries: readonly Buffer[]): Buffer {
  return Buffer.concat(entries.flatMap((entry, i) => (i === 0 ? [entry] : [comma, entry])));
}
