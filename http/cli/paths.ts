// Checks the paths of a command line before anything is read: no command blocks on a pipe, and a missing path is reported once.
import { statSync, type Stats } from 'node:fs';
import { dirname } from 'node:path';

/** A path that can't be what it should be: `path: what was found, what was expected`. */
export class PathError extends Error {}

/** @throws {PathError} where one of them does not exist */
export function checkCorpus(paths: readonly string[]): void {
  for (const path of paths) {
    if (kindAt(path) === 'nothing') throw new PathError(`${path}: not found, a folder, a file or a .zip expected`);
  }
}

/**
 * @param isMade whether a file may be written to that path
 * @throws {PathError} where it is neither a file nor, if one may be written, the path of a new one
 */
export function checkSnapshot(path: string, isMade: boolean): void {
  const kind = kindAt(path);
  const expected = isMade ? 'a snapshot or no file' : 'a snapshot';
  if (kind === 'a file') return;
  if (kind !== 'nothing') throw new PathError(`${path}: ${kind} found, ${expected} expected`);
  if (!isMade) throw new PathError(`${path}: not found, a snapshot expected`);
  const folder = dirname(path);
  if (kindAt(folder) === 'nothing') throw new PathError(`${folder}: not found, a folder for ${path} expected`);
}

/** @throws {PathError} where it is no file that can be read */
export function checkFile(path: string): void {
  const kind = kindAt(path);
  if (kind !== 'a file') throw new PathError(`${path}: ${kind === 'nothing' ? 'not' : kind} found, a file expected`);
}

/** Follows symbolic links. */
function kindAt(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined ? 'nothing' : kindOf(found);
}

function kindOf(found: Stats): string {
  if (found.isFile()) return 'a file';
  if (found.isDirectory()) return 'a folder';
  if (found.isFIFO()) return 'a pipe';
  return found.isSocket() ? 'a socket' : 'a device';
}
