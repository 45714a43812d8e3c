// `npm start` and its like: builds the program if its sources changed, then runs the command that is named.
import { createRequire } from 'node:module';
import process from 'node:process';
import { explainBuild } from './explain-build.js';
import { ensureProgram, lastProgram } from './program.js';

const isAsking = process.argv.some((arg) => ['-h', '--help', '--version'].includes(arg));
try {
  const program = (isAsking ? lastProgram() : null) ?? ensureProgram();
  createRequire(import.meta.url)(program);
} catch (error) {
  process.stderr.write(`${explainBuild(error)}\n`);
  process.exitCode = 1;
}
