// What a start loads of the program, in one script, and what V8 made of it when it was built (build-program.ts). A package has no such
// code. Every other part, and every thread, finds here what it shares with the start.
import fs = require('node:fs');
import nodeModule = require('node:module');
import path = require('node:path');
import vm = require('node:vm');

/** Written out by the build: the V8 that compiled the program. */
declare const BUILT_BY: string;

type Program = (require: NodeJS.Require, dirname: string) => Core;
/** The parts of the program that a start loads (bundle-program.ts). */
interface Core {
  part_main: typeof import('./main.js', { with: { 'resolution-mode': 'import' } });
}

const filename = path.join(__dirname, 'program.cjs');

/** @returns a script that V8 reads from its own code where it can, else null: this Node.js keeps the code that it compiles itself */
function compile(): vm.Script | null {
  const code = path.join(__dirname, 'program.code');
  const isBuiltHere = process.versions.v8 === BUILT_BY && fs.existsSync(code);
  const { enableCompileCache } = nodeModule as { enableCompileCache?: () => void };
  if (!isBuiltHere && enableCompileCache) {
    enableCompileCache();
    return null;
  }
  // V8 rejects code that another version or other flags made, and compiles the source as usual.
  const cached = isBuiltHere ? { cachedData: fs.readFileSync(code) } : {};
  return new vm.Script(fs.readFileSync(filename, 'latin1'), { filename, ...cached });
}

const script = compile();
const program = (script?.runInThisContext() ?? nodeModule.createRequire(__filename)(filename)) as Program;
const core = program(require, __dirname);
export = { core, script };
