// Builds the program into a folder: its files, the pages' files, the sample's snapshot and examples, and the code that V8 makes
// of what a start loads by the first answers. It needs no other package to run.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Script } from 'node:vm';
import { build as bundleFiles } from 'esbuild';
import type { Assets } from '../pages/assets.js';
import { version } from '../questions/version.js';
import { bundleProgram } from './bundle-program.js';
import { writeNotices } from './notices.js';
import { defineRules } from './rules.js';
import { defineShapes } from './shapes.js';
import { bundledSources, listSources, runtime, withRequire } from './sources.js';
import { explainUncaught } from './explain-build.js';
import { listPackages } from './packages.js';
import { writeSbom } from './sbom.js';
import { StaticFiles } from './static-files.js';
import { tables } from './tables.js';
import { writeTypiaFiles } from './typia-files.js';

/** What core.cjs exports. */
interface Loaded {
  core: { part_main: typeof import('../cli/main.js') };
  script: Script;
}

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
const rulesAlone = await defineRules(root);
const shapes = [tables, bundledSources(root, written, 'import.meta.dirname')];
const rules = { ...rulesAlone, ...(await defineShapes(root, rulesAlone, shapes)) };

say('program');
inputs.push(...(await bundleProgram(root, folder, rules, written)));
// It reads its WebAssembly from beside the code.
const wasm = 'node-sqlite3-wasm.wasm';
copyFileSync(join(root, 'node_modules/node-sqlite3-wasm/dist', wasm), join(folder, wasm));
const define = { VERSION: JSON.stringify(version), BUILT_BY: JSON.stringify(process.versions.v8) };
for (const name of ['main', 'core']) {
  await bundleFiles({
    entryPoints: [join(root, `http/cli/${name}.cts`)],
    outfile: join(folder, `${name}.cjs`),
    ...runtime,
    format: 'cjs',
    define,
    minifyWhitespace: true,
    logLevel: 'error',
  });
}
const packages = listPackages(root, inputs);
writeNotices(root, packages, join(build, 'LICENSES.txt'));
writeSbom(root, packages, join(build, 'sbom.cdx.json'));

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
  await bundleFiles({
    entryPoints: [join(root, `http/build/${name}.ts`)],
    outfile: path,
    bundle: true,
    ...runtime,
    format: 'esm',
    banner: withRequire,
    define: rules,
    plugins: [tables, bundledSources(root, written, 'import.meta.dirname')],
    logLevel: 'error',
  });
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
  const { core, script } = createRequire(import.meta.url)(join(folder, 'core.cjs')) as Loaded;
  const { commands, readServeOptions } = core.part_main;
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
