// The process starts here: the program in one file, and what V8 made of it when it was built (build-program.ts).
import fs = require('node:fs');
import path = require('node:path');
import vm = require('node:vm');

const filename = path.join(__dirname, 'program.cjs');
const source = fs.readFileSync(filename, 'utf8');
// V8 rejects code that another version or other flags made, and compiles the source as usual.
const cachedData = fs.readFileSync(path.join(__dirname, 'program.code'));
const load = new vm.Script(source, { filename, cachedData }).runInThisContext() as Program;
keepBuild();
void load(require, __dirname).run(process.argv.slice(2), process.env);

/** Builds that nobody touched for a day are removed by later ones (http/build/program.js). */
function keepBuild(): void {
  const touch = (): void => fs.utimes(__dirname, new Date(), new Date(), () => undefined);
  setInterval(touch, 3_600_000).unref();
}

type Program = (
  require: NodeJS.Require,
  dirname: string,
) => typeof import('./main.js', { with: { 'resolution-mode': 'import' } });
