// One run in a folder at a time: two would undo each other's state and ask the portal for everything twice.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asDiskError, isRunning } from '../../engine/index.js';
import { FetchError } from './fault.js';

/** Holds the number of the process that is at work; a file of a process that is gone means nothing. */
const lockFile = 'fetch.lock';

/**
 * @returns a function that releases the folder
 * @throws {FetchError} where another process is at work in it
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, lockFile);
  makeFolder(folder);
  const release = (): void => rmSync(path, { force: true });
  for (let tries = 0; ; tries++) {
    try {
      writeFileSync(path, `${process.pid}\n`, { flag: 'wx' });
      return release;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw asDiskError(path, error);
      const other = readOwner(path);
      if (tries > 1 || isAtWork(other)) {
        throw new FetchError(
          `${folder}: another run (process ${other}) is at work in it; if there is none, remove ${path}`,
        );
      }
      release();
    }
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw asDiskError(folder, error);
  }
}

/** `NaN` where the file is gone, or empty because its process ended at once. */
function readOwner(path: string): number {
  try {
    return Number.parseInt(readFileSync(path, 'utf8'), 10);
  } catch {
    return NaN;
  }
}

/** In a container, an earlier process often had the number of this one. */
function isAtWork(pid: number): boolean {
  return Number.isInteger(pid) && pid > 0 && pid !== process.pid && isRunning(pid);
}
