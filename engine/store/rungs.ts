// The deflated forms of a ladder's entries: which runs there are, and how they are written.
import { deflatePiece } from './piece.js';
import type { SnapshotWriter } from './writer.js';

export interface LadderOptions {
  /** `prefixes`: every answer starts at the first entry; `runs`: anywhere. */
  serves: 'runs' | 'prefixes';
  /** How many entries are deflated, counted from the first. */
  deflatedCount: number;
  /** How many of them in all forms; the others only in those that most runs need. */
  fineCount?: number;
}

/** Runs of `step` entries, from multiples of it. */
export interface RungForm {
  /** Of its section, after the ladder's. */
  name: string;
  step: number;
  /**
   * How many entries that come right before a run it may refer back to: an answer must have them. Such a run begins with
   * the comma. 0: it stands alone. `all`: of a prefix, everything that comes before.
   */
  after: number | 'all';
  /** Made for the first entries only, the fineCount of them. */
  isFine?: boolean;
}

/** Of a prefix, how many entries the short runs are made as well as can be: those that small answers are made of. */
const wellMade = 1_000;

/** Longest first, then those that may refer to most: the first that fits is the best. */
const runs: readonly RungForm[] = [
  { name: 'z1000', step: 1000, after: 0 },
  { name: 'z100-100', step: 100, after: 100 },
  { name: 'z100', step: 100, after: 0 },
  { name: 'z10-30', step: 10, after: 30 },
  { name: 'z10-10', step: 10, after: 10 },
  { name: 'z10-1', step: 10, after: 1 },
  { name: 'z10', step: 10, after: 0 },
  { name: 'z5-1', step: 5, after: 1, isFine: true },
  { name: 'z5', step: 5, after: 0, isFine: true },
  { name: 'z1-5', step: 1, after: 5, isFine: true },
  { name: 'z1-1', step: 1, after: 1 },
  { name: 'z1', step: 1, after: 0 },
];

/** Of a prefix; only the very first run begins without a comma. */
const prefixes: readonly RungForm[] = [1000, 100, 10, 5, 1].map((step) => ({ name: `z${step}`, step, after: 'all' }));

export const comma = Buffer.from(',');

export function rungsOf(serves: LadderOptions['serves']): readonly RungForm[] {
  return serves === 'runs' ? runs : prefixes;
}

/** Writes each form of the runs of `entries` as a section of its own. */
export function writeRungs(
  writer: SnapshotWriter,
  name: string,
  entries: readonly Buffer[],
  { serves, deflatedCount, fineCount = deflatedCount }: LadderOptions,
): void {
  for (const form of rungsOf(serves)) {
    const made = Math.min(form.isFine ? fineCount : deflatedCount, entries.length);
    writeRung(writer, `${name}.${form.name}`, form, entries, Math.floor(made / form.step));
  }
}

function writeRung(
  writer: SnapshotWriter,
  section: string,
  { step, after }: RungForm,
  entries: readonly Buffer[],
  count: number,
): void {
  const ends = new Float64Array(count);
  writer.begin(section);
  let length = 0;
  // An entry that stands in several lists is deflated once.
  const seen = new Map<Buffer, Buffer>();
  let before: Buffer = Buffer.alloc(0);
  for (let i = 0; i < count; i++) {
    const at = i * step;
    ends[i] = length;
    const run = entries.slice(at, at + step);
    const earlier = after === 'all' ? [] : entries.slice(Math.max(0, at - after), at);
    // Room between lists: no answer has it.
    if ([...run, ...earlier].some((entry) => entry.length === 0)) continue;
    if (after !== 'all' && at < after) continue;
    const opened = after === 'all' ? i > 0 : after > 0;
    const plain = opened ? Buffer.concat([comma, joined(run)]) : joined(run);
    const dictionary = after === 'all' ? before : joined(earlier);
    const isAlone = step === 1 && after === 0;
    const known = isAlone ? seen.get(run[0]!) : undefined;
    const deflated = known ?? deflatePiece(plain, dictionary.length > 0 ? { dictionary } : {});
    if (isAlone) seen.set(run[0]!, deflated);
    if (after === 'all') before = Buffer.concat([before, plain]).subarray(-contextBytes(step, at));
    writer.append(deflated);
    ends[i] = length += deflated.length;
  }
  writer.column(`${section}.ends`, ends);
}

/** How much of what comes before it a run of a prefix may refer to: little where many are short, for the sake of the time. */
function contextBytes(step: number, at: number): number {
  return step >= 100 || at < wellMade ? 32_768 : 2_048;
}

export function joined(entries: readonly Buffer[]): Buffer {
  return Buffer.concat(entries.flatMap((entry, i) => (i === 0 ? [entry] : [comma, entry])));
}
