// `npm run release -- --out FOLDER [--key FILE]`: the package, its bill of materials and licences, their digests, and a signature.
import process from 'node:process';
import { explainBuild } from './explain-build.js';
import { ensureProgram, lastBuild, runBuilder } from './program.js';

try {
  ensureProgram();
  runBuilder('write-release', lastBuild() ?? '', ...process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${explainBuild(error)}\n`);
  process.exitCode = 1;
}
