// The days in an earlier snapshot: also in one that other code made, as long as its format is the same.
import { existsSync } from 'node:fs';
import { readPrevious, type Previous } from '../answers/seen/previous.js';
import { openSnapshot } from '../store/open-snapshot.js';
import { DamagedError, SnapshotError } from '../store/snapshot.js';
import { OpenError, type OpenOptions } from './open-file.js';

/**
 * Reads it from the snapshot that is named, else from the one that is replaced; `null` where there is none that can be read.
 * @throws {OpenError} where one is named that can't be read
 */
export function openPrevious({ previous, snapshot: path, report }: OpenOptions): Previous | null {
  const from = previous ?? path;
  if (from === undefined || (previous === undefined && !existsSync(from))) return null;
  try {
    const snapshot = openSnapshot(from);
    try {
      return readPrevious(snapshot);
    } finally {
      snapshot.close();
    }
  } catch (error) {
    if (!(error instanceof SnapshotError || error instanceof DamagedError)) throw error;
    const reason = error instanceof SnapshotError ? error.message : `${from}: ${error.message}`;
    if (previous !== undefined) throw new OpenError(reason);
    // Whoever opened it for its documents has said why it can't be opened.
    const found = error instanceof SnapshotError ? from : reason;
    report(`${found}: since when its documents are held is lost`);
    return null;
  }
}
