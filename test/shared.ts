// The documents and tables that lie beside the project on a developer's machine, never inside it.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../../shared');

/** Path of a file or folder of the shared material, or `null` (said on standard output) where it is not at hand. */
export function sharedPath(...parts: string[]): string | null {
  const path = join(root, ...parts);
  if (existsSync(path)) return path;
  console.log(`skips what needs ${join('shared', ...parts)}: not found beside the project`);
  return null;
}
