// `npm run build`: the program, and every file by itself for tests and benches; meanwhile the types are checked.
// With `--unchecked` they are not: `npm test` checks them beside the tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { explainBuild } from './explain-build.js';
import { ensureProgram, lastBuild, root, runBuilder } from './program.js';

const checked = process.argv.includes('--unchecked') ? [0] : checkTypes();
try {
  ensureProgram();
  runBuilder('build-tree', lastBuild() ?? '');
} catch (error) {
  process.stderr.write(`${explainBuild(error)}\n`);
  process.exitCode = 1;
}
const [code] = await checked;
if (code !== 0) process.exitCode = 1;

function checkTypes() {
  const tsc = join(root, 'node_modules/typescript-7/bin/tsc');
  const check = spawn(process.execPath, [tsc, '-p', root, '--pretty', 'false'], { stdio: ['ignore', 2, 2] });
  return once(check, 'exit');
}
