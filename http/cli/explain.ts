// The message of a command that failed.
import { DamagedError, DiskError, OpenError, SnapshotError } from '../../engine/index.js';
import { FetchError } from '../fetch/fault.js';
import { SealError } from '../mirror/keys.js';
import { PathError } from './paths.js';

/** One sentence for an error that the operator can fix, the stack for one that only a developer can. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isPlain(error)) return error.message;
  const system = error as NodeJS.ErrnoException & { address?: string; port?: number; flag?: string };
  const { flag = '--port' } = system;
  if (system.syscall === undefined) return error.stack ?? error.message;
  if (system.code === 'EADDRINUSE') {
    return `port ${system.port} of ${system.address}: in use by another process: choose another with ${flag}, 0 for any that is free`;
  }
  if (system.code === 'EACCES' && system.port !== undefined) {
    return `port ${system.port} of ${system.address}: not permitted to this user: choose another with ${flag}`;
  }
  return error.message;
}

function isPlain(error: Error): boolean {
  return [OpenError, SnapshotError, DamagedError, DiskError, PathError, FetchError, SealError].some(
    (kind) => error instanceof kind,
  );
}
