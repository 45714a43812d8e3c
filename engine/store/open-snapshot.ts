// Opens the bytes of a snapshot: a file, or what another thread has open.
import { closeSync, openSync, statSync } from 'node:fs';
import { bytesOf, fileBytes } from './bytes.js';
import { SnapshotError } from './frame.js';
import { Snapshot } from './snapshot.js';
import type { SnapshotHandle } from './warm.js';

/**
 * Opens a snapshot file; its bytes are read by position on demand.
 * @throws {SnapshotError} in one sentence, when the file is missing, cut, damaged in its frame, or of another version
 */
export function openSnapshot(path: string): Snapshot {
  let descriptor: number;
  try {
    // Opening a pipe would block until another process writes to it.
    if (!statSync(path).isFile()) throw new SnapshotError(`${path}: no file found, expected a snapshot file`);
    descriptor = openSync(path, 'r');
  } catch (error) {
    if (error instanceof SnapshotError) throw error;
    throw new SnapshotError(
      `${path}: cannot be opened (${(error as NodeJS.ErrnoException).code}), expected a snapshot file`,
    );
  }
  try {
    return new Snapshot(fileBytes(descriptor), path);
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
}

/** Opens what another thread has opened. Its memory must outlast this one. */
export function openHandle({ bytes, warm }: SnapshotHandle): Snapshot {
  const snapshot = new Snapshot(bytesOf(bytes), 'the snapshot of another thread');
  snapshot.adopt(warm);
  return snapshot;
}
