// The temporary name of a file that grows beside the one that it will replace, and what ended processes left under such names.
import { createHash } from 'node:crypto';
import { readdirSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** The name under which this process writes a snapshot: its number, and where that number means this process. */
export function partialPath(path: string): string {
  return `${path}.${process.pid}-${processSpace()}.partial`;
}

/** The machine and the namespace of its processes: containers that share a folder count their processes apart. */
function processSpace(): string {
  let namespace = '';
  try {
    namespace = readlinkSync('/proc/self/ns/pid');
  } catch {
    // Not Linux: there are no such namespaces.
  }
  return createHash('sha256').update(`${hostname()} ${namespace}`).digest('hex').slice(0, 8);
}

/** A day: making a snapshot takes minutes. */
const leftMilliseconds = 86_400_000;

/** Removes the temporary files of other writers of the same file: of ended processes at once, of other machines when they are a day old. */
export function removeLeft(path: string): void {
  const prefix = `${basename(path)}.`;
  const space = processSpace();
  const own = basename(partialPath(path));
  for (const other of namesIn(dirname(path))) {
    const named = other.startsWith(prefix) ? /^(\d+)(?:-(\w{8}))?\.partial$/.exec(other.slice(prefix.length)) : null;
    if (named === null || other === own) continue;
    const left = join(dirname(path), other);
    try {
      const isOver = named[2] === space && !isRunning(Number(named[1]));
      if (isOver || Date.now() - statSync(left).mtimeMs > leftMilliseconds) rmSync(left);
    } catch {
      // It does no harm.
    }
  }
}

/** Whether there is a process of this number, whoever owns it. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** None where the folder can't be listed. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
