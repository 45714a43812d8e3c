// `npm start` and its like: builds the program if its sources changed, then runs the command that is named.
import { createRequire } from 'node:module';
import process from 'node:process';
import { ensureProgram, lastProgram } from './program.js';

const isAsking = process.argv.some((arg) => ['-h', '--help', '--version'].includes(arg));
try {
  const program = (isAsking ? lastProgram() : null) ?? ensureProgram();
  createRequire(import.meta.url)(program);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
