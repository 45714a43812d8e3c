// A disk that does not take what is written to it.

/** A file could not be written: `path: reason`, in one line. */
export class DiskError extends Error {}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'no space is left for it',
  EDQUOT: 'no space is left for it',
  EFBIG: 'larger than a file may be here',
  EACCES: 'not permitted to write it',
  EPERM: 'not permitted to write it',
  EROFS: 'its file system can only be read',
  EIO: 'the disk could not write it',
};

/** A system error about a file as one line; any other error as it is. */
export function asDiskError(path: string, error: unknown): unknown {
  const reason = error instanceof Error ? reasons[(error as NodeJS.ErrnoException).code ?? ''] : undefined;
  return reason === undefined ? error : new DiskError(`${path}: ${reason}`, { cause: error });
}

/** Runs a function that writes to a path. @throws {DiskError} for a system error; any other error as it is */
export function writing<Result>(path: string, write: () => Result): Result {
  try {
    return write();
  } catch (error) {
    throw asDiskError(path, error);
  }
}
