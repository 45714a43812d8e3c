// The process starts here.
import fs = require('node:fs');
import modules = require('node:module');

/** Written out by the build: the version of the program. */
declare const VERSION: string;

const args = process.argv.slice(2);
if (args.includes('--version')) {
  // The reader may be gone.
  process.stdout.on('error', () => undefined).write(`legami ${VERSION}\n`);
} else {
  keepBuild();
  const { core } = modules.createRequire(__filename)('./core.cjs') as typeof import('./core.cjs');
  void core.part_main.run(args, process.env);
}

/** Builds that nobody touched for a day are removed by later ones (http/build/program.js). */
function keepBuild(): void {
  const touch = (): void => fs.utimes(__dirname, new Date(), new Date(), () => undefined);
  setInterval(touch, 3_600_000).unref();
}
