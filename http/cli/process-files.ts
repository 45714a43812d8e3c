// Files by which a server and those who keep it current hear of each other.
import { readFileSync, renameSync, rmSync, watchFile, writeFileSync } from 'node:fs';

/** Milliseconds between two looks. Events of file systems do not reach containers that share a folder. */
const interval = 2_000;

/** Calls back whenever another file takes the place of the one at a path; the one that is missing for a while is waited for. */
export function followFile(path: string, changed: () => void): void {
  watchFile(path, { interval, persistent: false }, (now, before) => {
    if (now.ino !== 0 && (now.ino !== before.ino || now.mtimeMs !== before.mtimeMs)) changed();
  });
}

/** Writes the number of this process, and removes it at the end, unless another process has written its own meanwhile. */
export function writePid(path: string): void {
  const own = `${process.pid}\n`;
  writeFileSync(`${path}.part`, own);
  renameSync(`${path}.part`, path);
  process.once('exit', () => {
    try {
      if (readFileSync(path, 'utf8') === own) rmSync(path);
    } catch {
      // Somebody else removed it.
    }
  });
}
