// One file: opened with care and read at once, in whatever thread.
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { SourceError, sourceLimits, tooLarge, type SourceFile, type SourceLimits } from './source.js';

/**
 * The bytes of a listed file. At once, not by way of other threads: that costs more than a small file's bytes.
 * @throws {SourceError} where it can't be read, or is no longer what was listed
 */
export function readFile(file: SourceFile, limits: SourceLimits = sourceLimits): Buffer {
  try {
    const descriptor = openSync(file.realPath, readOnly);
    try {
      // Measured again: it may have grown, or become something else, since it was listed.
      const found = fstatSync(descriptor);
      if (!found.isFile()) throw new SourceError(file.path, kindOf(found), 'a file');
      if (found.size > limits.documentBytes) throw tooLarge(file.path, found.size, limits.documentBytes);
      return readAtOnce(descriptor, 0, found.size);
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    throw asSourceError(file.path, error);
  }
}

/** So many bytes of an open file, the thread held meanwhile; fewer only at its end. */
export function readAtOnce(descriptor: number, position: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(length);
  let filled = 0;
  while (filled < length) {
    const count = readSync(descriptor, bytes, filled, length - filled, position + filled);
    if (count === 0) break;
    filled += count;
  }
  return bytes.subarray(0, filled);
}

/** Never waits on a pipe or device that has taken a file's place, and never follows a link put there since. */
export const readOnly = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'nothing',
  ENOTDIR: 'nothing',
  EACCES: 'no permission to read it',
  EPERM: 'no permission to read it',
  ELOOP: 'a circle of links',
};

/** A system error about a path as a sentence; any other error is thrown again. */
export function asSourceError(path: string, error: unknown): SourceError {
  if (error instanceof SourceError) return error;
  if (!(error instanceof Error) || !('code' in error)) throw error;
  const code = String(error.code);
  return new SourceError(path, reasons[code] ?? `an error on reading (${code})`, 'a file or folder that can be read');
}

export function kindOf(found: {
  isFIFO(): boolean;
  isSocket(): boolean;
  isDirectory(): boolean;
  isFile(): boolean;
}): string {
  if (found.isDirectory()) return 'a folder';
  if (found.isFIFO()) return 'a pipe';
  if (found.isSocket()) return 'a socket';
  return found.isFile() ? 'a file' : 'a device';
}
