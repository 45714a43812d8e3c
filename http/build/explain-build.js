// Why a build failed, in one line. Plain JavaScript: it runs before anything is built.
import process from 'node:process';

/** @type {Readonly<Record<string, string>>} */
const reasons = {
  ENOSPC: 'no space is left for the build',
  EDQUOT: 'no space is left for the build',
  EACCES: 'not permitted to write the build',
  EPERM: 'not permitted to write the build',
  EROFS: 'its file system can only be read, and a build must be written',
};

/**
 * @param {unknown} error
 * @returns {string} one line for an error of the disk; else its message
 */
export function explainBuild(error) {
  if (!(error instanceof Error)) return String(error);
  const { code = '', path, dest } = /** @type {NodeJS.ErrnoException & { dest?: string }} */ (error);
  const reason = reasons[code];
  return reason === undefined ? error.message : `${dest ?? path ?? 'dist'}: ${reason}`;
}

/** Of a process that only builds: an error of the disk is one line, what esbuild found has a line each, all others have their stack. */
export function explainUncaught() {
  process.once('uncaughtException', (error) => {
    const { code = '', stack, errors } = /** @type {NodeJS.ErrnoException & { errors?: unknown[] }} */ (error);
    process.stderr.write(`${errors !== undefined || code in reasons ? explainBuild(error) : stack}\n`);
    process.exit(1);
  });
}
