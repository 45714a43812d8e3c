// Builds the program into a folder: what a start loads as one file, the threads' files, the pages' files, the sample's
// snapshot and examples, and the code that V8 makes of the program by the first answers. It needs no other package to run.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { build as bundleFiles, type BuildOptions } from 'esbuild';
import type { Assets } from '../pages/assets.js';
import { writeNotices } from './notices.js';
import { defineRules } from './rules.js';
import { bundledSources, listSources, runtime } from './sources.js';
import { explainUncaught } from './explain-build.js';
import { StaticFiles } from './static-files.js';
import { tables } from './tables.js';
import { writeTypiaFiles } from './typia-files.js';

type Program = (require: NodeJS.Require, dirname: string) => typeof import('../cli/main.js');

explainUncaught();
const root = process.cwd();
/** Laid out as `http` is. */
const build = process.argv[2]!;
const folder = join(build, 'cli');
mkdirSync(folder, { recursive: true });
/** Says what is being made, where nothing was built before: that takes longest. */
const say = process.argv[3] === 'first' ? (part: string) => void process.stderr.write(` ${part} …`) : () => undefined;
const [explorer, search] = [join(build, 'explorer.js'), join(build, 'search.js')];
const inputs = [
  ...(await bundleForBrowsers(join(root, 'http/pages/explorer/main.ts'), explorer)),
  ...(await bundleForBrowsers(join(root, 'http/pages/browser/search.ts'), search)),
];
const staticFiles = new StaticFiles(build).write(join(root, 'http/pages/static'), [explorer, search]);
say('validators');
const written = await writeTypiaFiles(root, listSources(root, ['engine', 'http']));
const rules = await defineRules(root);
const started = new Set<string>();

/** Stands for `performance`, for which Node loads a good deal: milliseconds that never go back. */
const clock = 'const monotonicClock = { now: () => Number(process.hrtime.bigint()) / 1e6 };';

say('program');
const main = await bundle(join(root, 'http/cli/main.ts'), 'program.cjs', {
  format: 'cjs',
  define: { performance: 'monotonicClock', ...rules },
  // One expression, a function of what a module needs: V8 keeps the code of expressions as well as of modules.
  banner: { js: `(function (require, __dirname) { const module = { exports: {} }; ${clock}` },
  footer: { js: 'return module.exports; })' },
});
inputs.push(...main);
/** Packages that are CommonJS ask for parts of Node by `require`. */
const withRequire = {
  js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
};
for (const path of started) {
  inputs.push(...(await bundle(path, `${basename(path, '.ts')}.mjs`, { format: 'esm', banner: withRequire })));
}
await bundle(join(root, 'http/cli/main.cts'), 'main.cjs', { format: 'cjs' });
writeNotices(root, inputs, join(build, 'LICENSES.txt'));

say('sample');
writeFileSync(join(folder, 'program.code'), '');
makeSampleSnapshot();
say('documentation');
const assets: Assets = { paths: await staticFiles, program: '' };
writeFileSync(join(build, 'static.json'), JSON.stringify(assets));
await runBundled('build-documentation');
// They are among the static files now.
rmSync(explorer);
rmSync(search);
writeFileSync(join(folder, 'program.code'), await compileProgram());
process.exit();

/** Bundles a file and all that it imports. @returns the files that it was made of */
async function bundle(from: string, name: string, options: BuildOptions): Promise<string[]> {
  const here = options.format === 'cjs' ? '__dirname' : 'import.meta.dirname';
  const { metafile } = await bundleFiles({
    entryPoints: [from],
    outfile: join(folder, name),
    metafile: true,
    bundle: true,
    ...runtime,
    logLevel: 'error',
    // Without blanks, so that there is less to read. (Not in ASCII: esbuild leaves regular expressions as they are.)
    charset: 'utf8',
    legalComments: 'none',
    minifyWhitespace: true,
    lineLimit: 160,
    define: rules,
    plugins: [tables, bundledSources(root, written, here, started)],
    ...options,
  });
  return Object.keys(metafile!.inputs);
}

/** Bundles a script of the pages. @returns the files that it was made of */
async function bundleForBrowsers(from: string, to: string): Promise<string[]> {
  const { metafile } = await bundleFiles({
    entryPoints: [from],
    outfile: to,
    metafile: true,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
  });
  return Object.keys(metafile.inputs);
}

/** Runs a file of this folder that imports what typia writes. */
async function runBundled(name: string): Promise<void> {
  const path = join(folder, `${name}.mjs`);
  await bundle(join(root, `http/build/${name}.ts`), basename(path), { format: 'esm', banner: withRequire });
  await import(pathToFileURL(path).href);
  rmSync(path);
}

/** Has the program make the snapshot of the sample, so that a start on the sample only opens a file. */
function makeSampleSnapshot(): void {
  const flags = ['--corpus', join(root, 'corpus'), '--out', join(folder, 'sample.snapshot'), '--strict'];
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'main.cjs'), 'snapshot', ...flags], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the snapshot of the sample could not be made:\n${stderr}`);
}

/** Asks for the first answers, so that the functions they call are in the cached code; all others are compiled lazily. */
async function compileProgram(): Promise<Buffer> {
  const filename = join(folder, 'program.cjs');
  const script = new Script(readFileSync(filename, 'utf8'), { filename });
  const load = script.runInThisContext() as Program;
  const { commands, readServeOptions } = load(createRequire(import.meta.url), folder);
  const { serve } = await commands.serve.load();
  const quiet = { print: () => undefined, report: () => undefined };
  const options = readServeOptions(['--snapshot', join(folder, 'sample.snapshot'), '--port', '0', '--no-hydrate'], {});
  const { server, close } = await serve(options, quiet);
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}/api/public/${path}`)).text();
  const { norme } = JSON.parse(await ask('norme?limit=20')) as { norme: { eli: string }[] };
  const [{ eli } = { eli: '' }] = norme;
  for (const path of ['health', `norme/${eli}`, `relazioni?norma=${eli}`, 'graph?max_nodi=200']) await ask(path);
  const code = script.createCachedData();
  await close(0);
  return code;
}
