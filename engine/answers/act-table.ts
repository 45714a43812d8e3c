// The table of acts under `/dati` as it is stored: its rows as lines of JSON, deflated in runs.
import { deflatePiece } from '../store/piece.js';
import type { Arena, Numbers, Snapshot } from '../store/snapshot.js';
import type { SnapshotWriter } from '../store/writer.js';
import { unfold } from './texts.js';

/** Rows that are deflated together: inflating them takes a tenth of a millisecond. */
const runRows = 100;
const newline = Buffer.from('\n');

/** Gathers the rows of all acts, in the order of their numbers. A class, for it lives while records are written. */
export class ActTableWriter {
  readonly #runs: Buffer[] = [];
  #rows: Uint8Array[] = [];

  /** @param row a JSON object without line breaks, in UTF-8 */
  add(row: Uint8Array): void {
    this.#rows.push(row, newline);
    if (this.#rows.length === 2 * runRows) this.#endRun();
  }

  write(writer: SnapshotWriter): void {
    this.#endRun();
    let end = 0;
    writer.begin('acts.rows');
    for (const run of this.#runs) writer.append(run);
    writer.column(
      'acts.rows.ends',
      Float64Array.from(this.#runs, (run) => (end += run.length)),
    );
  }

  #endRun(): void {
    if (this.#rows.length > 0) this.#runs.push(deflatePiece(Buffer.concat(this.#rows)));
    this.#rows = [];
  }
}

/** Reads what {@link ActTableWriter} wrote. */
export class ActTable {
  readonly #runs: Arena;
  readonly #ends: Numbers;
  /** The run that was read last: rows are mostly asked for one after the other. */
  #last: { run: number; lines: Buffer } = { run: -1, lines: Buffer.alloc(0) };

  constructor(snapshot: Snapshot) {
    this.#runs = snapshot.arena('acts.rows');
    this.#ends = snapshot.numbers('acts.rows.ends', Float64Array);
  }

  /** The row of an act, in the corpus or only named by relations, as JSON. @param act its number */
  row(act: number): Buffer {
    const run = Math.floor(act / runRows);
    if (this.#last.run !== run) this.#last = { run, lines: this.#linesOf(run) };
    const { lines } = this.#last;
    const start = startOfRow(lines, act % runRows);
    return lines.subarray(start, lines.indexOf(newline, start));
  }

  /** The rows from that of an act on, each with a line break after it, some at a time. @param act its number */
  *rowsFrom(act: number): Generator<Buffer> {
    const first = Math.floor(act / runRows);
    for (let run = first; run < this.#ends.length; run++) {
      const lines = this.#linesOf(run);
      yield run === first ? lines.subarray(startOfRow(lines, act % runRows)) : lines;
    }
  }

  #linesOf(run: number): Buffer {
    return unfold(this.#runs.slice(run === 0 ? 0 : this.#ends.at(run - 1)!, this.#ends.at(run)!));
  }
}

/** Where a row begins, in bytes; the end of the lines where there are fewer. */
function startOfRow(lines: Buffer, index: number): number {
  let start = 0;
  for (let i = 0; i < index && start < lines.length; i++) start = lines.indexOf(newline, start) + 1;
  return start;
}
