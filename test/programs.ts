// Programs and modules that only some machines have: tests that need one are skipped and counted where it is missing.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Declares a test, or one that is skipped and counted. */
export interface Declare {
  (name: string, run: () => void | Promise<void>): void;
  skip: (name: string, run: () => void | Promise<void>) => void;
}

/** Debian's packages belong to its own Python, which another may hide. */
const pythons = ['python3', '/usr/bin/python3'];

/** Path of the first of these programs that a folder of `PATH` has, or `null`. */
export function findProgram(...names: string[]): string | null {
  const paths = names.flatMap((name) => folders().map((folder) => join(folder, name)));
  return paths.find(isProgram) ?? null;
}

/** The Python that has a module, or `null`. */
export function findPython(module: string): string | null {
  return pythons.find((python) => spawnSync(python, ['-c', `import ${module}`]).status === 0) ?? null;
}

/**
 * Declares tests of a suite that need something, a program if nothing else is said.
 * Where it was not found, they are skipped and counted, and the output says why.
 */
export function needing(test: Declare, name: string, found: unknown = findProgram(name)): Declare {
  if (found !== null) return test;
  console.log(`skips what needs ${name}: not found`);
  // A skip of its own: the program that the test needs was not found, and the line above says so.
  return Object.assign<Declare['skip'], Pick<Declare, 'skip'>>((title, run) => test.skip(title, run), test);
}

function folders(): string[] {
  return (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
