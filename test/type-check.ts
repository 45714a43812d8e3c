// The types of all code, checked as one test.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Outcome } from './runner.js';
import { projectRoot } from './source-tree.js';

/** Checks the types in a process of its own; `seconds` is how long that took. */
export async function checkTypes(): Promise<Outcome & { seconds: number }> {
  const started = performance.now();
  const compiler = join(projectRoot, 'node_modules/typescript-7/bin/tsc');
  const check = spawn(process.execPath, [compiler, '-p', projectRoot, '--pretty', 'false'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [check.stdout, check.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve) => check.on('close', resolve));
  const failed = code === 0 ? 0 : 1;
  return {
    file: 'types',
    passed: 1 - failed,
    failed,
    skipped: 0,
    output,
    seconds: (performance.now() - started) / 1000,
  };
}
