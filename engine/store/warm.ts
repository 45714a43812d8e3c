// Sections of a snapshot that one thread has loaded into memory and every thread of the process can read.
import type { BytesHandle } from './bytes.js';
import type { Column } from './columns.js';

/** A section in shared memory: its bytes, or the numbers that it was widened to. */
export interface Warm {
  name: string;
  /** Whether these are the section's bytes, not its numbers. */
  isHeld: boolean;
  loaded: Column;
}

/** What another thread needs to open the same snapshot. */
export interface SnapshotHandle {
  bytes: BytesHandle;
  warm: readonly Warm[];
}

/** The warm sections of a snapshot, in the order in which they were loaded. */
export class WarmSections {
  readonly #all: Warm[] = [];

  get all(): readonly Warm[] {
    return this.#all;
  }

  /** A column of a snapshot in memory may be a copy that only its thread has: that is left out. */
  note(warm: Warm): void {
    if (warm.loaded.buffer instanceof SharedArrayBuffer) this.#all.push(warm);
  }
}

/** The bytes of a section that is held. */
export function bytesOfWarm({ loaded: { buffer, byteOffset, byteLength } }: Warm): Buffer {
  return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
}
