// Checks all of a snapshot before it is opened for the first time: every block, section and offset.
import type { Steps } from '../steps.js';
import { openSnapshot } from './open-snapshot.js';
import { DamagedError, type Snapshot } from './snapshot.js';

/**
 * Checks a snapshot file that came from elsewhere.
 * @returns digest of the shapes of what is written in it, in hexadecimal
 * @throws {SnapshotError} where its header or directory is damaged, {@link DamagedError} for the first thing that is wrong behind them
 */
export function verifySnapshot(path: string): string {
  const steps = verifySteps(path);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** {@link verifySnapshot} in steps of a few milliseconds, so that other work has its turn. */
export function* verifySteps(path: string): Steps<string> {
  const snapshot = openSnapshot(path);
  try {
    checkBounds(snapshot);
    for (const [name, { length }] of snapshot.sections) {
      yield* checkBlocks(snapshot, name, length);
      if (name.endsWith('.ends')) checkEnds(snapshot, name);
    }
    return snapshot.shapes;
  } finally {
    snapshot.close();
  }
}

/** Sections follow one another inside the file. */
function checkBounds({ sections, size }: Snapshot): void {
  let end = 0;
  for (const [name, { offset, length }] of sections) {
    if (offset >= end && length >= 0 && offset + length <= size) end = offset + length;
    else
      throw new DamagedError(
        `section ${name}: bytes ${offset} to ${offset + length} found, ${end} to ${size} expected`,
      );
  }
}

const step = 1 << 20;

/** Reading checks the blocks. */
function* checkBlocks(snapshot: Snapshot, name: string, length: number): Steps<void> {
  const arena = snapshot.arena(name);
  for (let at = 0; at < length; at += step) {
    arena.slice(at, Math.min(length, at + step));
    yield;
  }
}

/** Offsets of texts never go back, and stay inside the section that has the texts. Some are of four bytes, others of eight, or of fewer. */
function checkEnds(snapshot: Snapshot, name: string): void {
  const of = name.slice(0, -'.ends'.length);
  const most = snapshot.sections.get(of)?.length ?? 0;
  const { length, width } = snapshot.sections.get(name)!;
  const bytes = snapshot.arena(name).slice(0, length);
  const isRight = (size: number, read: (at: number) => number) =>
    (width === 0 || width === size) &&
    length % size === 0 &&
    isAscending(length / size, (i) => read.call(bytes, size * i), most);
  const { readUInt8, readUInt16LE, readUInt32LE, readDoubleLE } = bytes;
  const isStored =
    width === 0
      ? isRight(4, readUInt32LE) || isRight(8, readDoubleLE)
      : isRight(1, readUInt8) || isRight(2, readUInt16LE) || isRight(4, readUInt32LE);
  if (!isStored) throw new DamagedError(`section ${name}: offsets from 0 to ${most} expected, in ascending order`);
}

function isAscending(count: number, at: (index: number) => number, most: number): boolean {
  let last = 0;
  for (let i = 0; i < count; i++) {
    const end = at(i);
    if (!Number.isInteger(end) || end < last || end > most) return false;
    last = end;
  }
  return true;
}
