// Part of the build: everything that a start loads as one file, and the code that V8 makes of it by the first answers.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join, relative } from 'node:path';
import { Script } from 'node:vm';
import { build, type Plugin } from 'esbuild-wasm';
import { readOptions, sampleSnapshot } from '../cli/options.js';

const folder = join(import.meta.dirname, '../cli');
const filename = join(folder, 'program.cjs');

/** Modules find files beside them: where they lie is said again, seen from the program's folder. */
const places: Plugin = {
  name: 'places',
  setup({ onLoad }) {
    onLoad({ filter: /\/dist\/(?:http|engine)\// }, ({ path }) => {
      const place = (of: string) => `require('node:path').join(__dirname, ${JSON.stringify(relative(folder, of))})`;
      const contents = readFileSync(path, 'utf8')
        .replaceAll('import.meta.dirname', place(dirname(path)))
        .replaceAll('import.meta.url', `require('node:url').pathToFileURL(${place(path)}).href`);
      return { contents };
    });
  },
};

/** Stands for `performance`: milliseconds that never go back. */
const clock = 'const monotonicClock = { now: () => Number(process.hrtime.bigint()) / 1e6 };';

const { outputFiles } = await build({
  entryPoints: [join(folder, 'serve.js')],
  outfile: filename,
  ...{ bundle: true, write: false, platform: 'node', format: 'cjs', target: 'node20.15' },
  // In ASCII, so that it can be read without decoding; without blanks, so that there is less to read.
  ...{ charset: 'ascii', legalComments: 'none', minifyWhitespace: true, lineLimit: 160, plugins: [places] },
  // Node loads a good deal for the global of this name.
  define: { performance: 'monotonicClock' },
  // One expression, a function of what a module needs: V8 keeps the code of expressions as well as of modules.
  banner: { js: `(function (require, __dirname) { const module = { exports: {} }; ${clock}` },
  footer: { js: 'return module.exports; })' },
});
const source = outputFiles[0]!.text;
writeFileSync(filename, source, 'latin1');

// The first answers are asked of it, so that the functions they call are kept too; what is compiled later stays lazy.
const script = new Script(source, { filename });
const load = script.runInThisContext() as (
  require: NodeJS.Require,
  __dirname: string,
) => typeof import('../cli/serve.js');
const { serve } = load(createRequire(import.meta.url), folder);
const quiet = { print: () => undefined, report: () => undefined };
const options = readOptions(['--snapshot', sampleSnapshot, '--port', '0', '--no-hydrate'], {});
const { server, close } = await serve(options, quiet);
const { port } = server.address() as AddressInfo;
const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}/api/public/${path}`)).text();
const { norme } = JSON.parse(await ask('norme?limit=20')) as { norme: { eli: string }[] };
const [{ eli } = { eli: '' }] = norme;
for (const path of ['health', `norme/${eli}`, `relazioni?norma=${eli}`, 'graph?max_nodi=200']) await ask(path);
writeFileSync(join(folder, 'program.code'), script.createCachedData());
await close(0);
process.exit();
