// The process starts here: the program in one file, and what V8 made of it when it was built (build-program.ts). A package has no such code.
import fs = require('node:fs');
import nodeModule = require('node:module');
import path = require('node:path');
import vm = require('node:vm');

/** Written out by the build: the version of the program, and that of the V8 that compiled it. */
declare const VERSION: string;
declare const BUILT_BY: string;

const args = process.argv.slice(2);
if (args.includes('--version')) {
  // The reader may be gone.
  process.stdout.on('error', () => undefined).write(`legami ${VERSION}\n`);
} else {
  keepBuild();
  void load()(require, __dirname).run(args, process.env);
}

function load(): Program {
  const [filename, code] = ['program.cjs', 'program.code'].map((name) => path.join(__dirname, name)) as [
    string,
    string,
  ];
  const isBuiltHere = process.versions.v8 === BUILT_BY && fs.existsSync(code);
  const { enableCompileCache } = nodeModule as { enableCompileCache?: () => void };
  if (!isBuiltHere && enableCompileCache) {
    // This Node.js keeps the code that it compiles itself.
    enableCompileCache();
    return nodeModule.createRequire(__filename)(filename) as Program;
  }
  // V8 rejects code that another version or other flags made, and compiles the source as usual.
  const cached = isBuiltHere ? { cachedData: fs.readFileSync(code) } : {};
  return new vm.Script(fs.readFileSync(filename, 'latin1'), { filename, ...cached }).runInThisContext() as Program;
}

/** Builds that nobody touched for a day are removed by later ones (http/build/program.js). */
function keepBuild(): void {
  const touch = (): void => fs.utimes(__dirname, new Date(), new Date(), () => undefined);
  setInterval(touch, 3_600_000).unref();
}

type Program = (
  require: NodeJS.Require,
  dirname: string,
) => typeof import('./main.js', { with: { 'resolution-mode': 'import' } });
