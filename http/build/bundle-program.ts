// The program as files that a start reads only where it needs them: what the first answers take in one script (program.cjs), whose
// code V8 keeps, and every other part beside it, read when it is first asked for. Threads load the same files.
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { bundledSources, runtime, threadSources } from './sources.js';
import { tables } from './tables.js';
import type { Written } from './typia-files.js';

/** What a start loads: all that these files import, directly or indirectly, without waiting. */
const first = ['http/cli/main.ts', 'http/cli/serve.ts'];
/** Threads that need hardly anything of what a start loads: each has all that it runs in a file of its own, and loads no more. */
const apart = ['engine/graph/layout-worker.ts'];
/** The script of what a start loads. */
const program = 'program.cjs';

/** Stands for `performance`, for which Node loads a good deal: milliseconds that never go back. */
const clock = 'const monotonicClock = { now: () => Number(process.hrtime.bigint()) / 1e6 };';

/** Modules of Node that no first answer needs, and that take milliseconds to load. */
const laterModules = /=\s*require\(("node:(?:crypto|perf_hooks|v8|(?:fs|stream|timers)\/promises)")\)/g;
/** Stands for `require` of these: loads the module when something of it is first used. */
const later =
  'const requireLater = (name) => { let loaded; return new Proxy({}, { get: (_, key) => (loaded ??= require(name))[key] }); };';

const options = {
  bundle: true,
  write: false,
  logLevel: 'error',
  // Without blanks, so that there is less to read. (Not in ASCII: esbuild leaves regular expressions as they are.)
  charset: 'utf8',
  legalComments: 'none',
  minifyWhitespace: true,
  lineLimit: 160,
} as const satisfies BuildOptions;

/** As CommonJS, where what is imported later is required later. */
const asCommonJs = {
  ...options,
  ...runtime,
  supported: { ...runtime.supported, 'dynamic-import': false },
  format: 'cjs',
} as const satisfies BuildOptions;

/** One file of the split program: `name.js`. */
interface Part {
  text: string;
  exports: readonly string[];
  /** Whether a start loads it. */
  isFirst: boolean;
}

/**
 * Writes the program's files.
 * @param root of the project
 * @param folder that takes them
 * @param define what stands for something in the sources
 * @returns the files that they were made of
 */
export async function bundleProgram(
  root: string,
  folder: string,
  define: Record<string, string>,
  written: Written,
): Promise<string[]> {
  const own = apart.map((source) => join(root, source));
  const { outputFiles, metafile } = await build({
    ...options,
    ...runtime,
    entryPoints: [join(root, first[0]!), ...threadSources(root).filter((source) => !own.includes(source))],
    outdir: folder,
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    splitting: true,
    format: 'esm',
    metafile: true,
    define: { performance: 'monotonicClock', ...define },
    plugins: [tables, bundledSources(root, written, '__dirname')],
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  const parts = listParts(metafile, texts);
  await writeFirst(folder, parts);
  await writeOthers(folder, parts);
  return [...new Set([...Object.keys(metafile.inputs), ...(await writeApart(folder, own))])];
}

/** @returns the files that they were made of */
async function writeApart(folder: string, entryPoints: string[]): Promise<string[]> {
  const { outputFiles, metafile } = await build({
    ...{ ...asCommonJs, entryPoints, outdir: folder, metafile: true },
    ...{ entryNames: '[name]', outExtension: { '.js': '.cjs' } },
  });
  for (const { path, contents } of outputFiles) writeFileSync(path, contents);
  return Object.keys(metafile.inputs);
}

function listParts({ outputs }: Metafile, texts: ReadonlyMap<string, string>): Map<string, Part> {
  const reached = new Set<string>();
  const visit = (path: string): void => {
    if (reached.has(path)) return;
    reached.add(path);
    for (const { kind, path: to, external } of outputs[path]!.imports) {
      if (kind === 'import-statement' && !external) visit(to);
    }
  };
  const isEntry = (source: string) => (path: string) => outputs[path]!.entryPoint?.endsWith(source);
  for (const source of first) visit(Object.keys(outputs).find(isEntry(source))!);
  return new Map(
    Object.entries(outputs).map(([path, { exports }]) => {
      const name = basename(path);
      return [name, { text: texts.get(name)!, exports, isFirst: reached.has(path) }];
    }),
  );
}

/** Writes what a start loads as one expression, a function of what a module needs: V8 keeps the code of expressions as well as of modules. */
async function writeFirst(folder: string, parts: ReadonlyMap<string, Part>): Promise<void> {
  const names = [...parts.keys()].filter((name) => parts.get(name)!.isFirst).sort();
  const { outputFiles } = await build({
    ...asCommonJs,
    stdin: { contents: names.map((name) => `export * as ${identify(name)} from './${name}';`).join('\n') },
    // It is a module, too.
    banner: {
      js: `(typeof module === 'object' ? module : {}).exports = (function (require, __dirname) { const module = { exports: {} }; ${clock} ${later}`,
    },
    footer: { js: 'return module.exports; })' },
    plugins: [readParts(parts, (name) => !parts.get(name)!.isFirst)],
  });
  const text = outputFiles[0]!.text.replace(laterModules, '=requireLater($1)');
  writeFileSync(join(folder, program), escapeNonAscii(text), 'latin1');
}

/** Writes each other part as a module that finds what a start loads in core.cjs. */
async function writeOthers(folder: string, parts: ReadonlyMap<string, Part>): Promise<void> {
  const names = [...parts.keys()].filter((name) => !parts.get(name)!.isFirst);
  const { outputFiles } = await build({
    ...asCommonJs,
    entryPoints: names.map((name) => ({ in: `./${name}`, out: name.replace(/\.js$/, '') })),
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    banner: { js: clock },
    plugins: [readParts(parts, (name, isEntry) => !isEntry && !parts.get(name)!.isFirst, true)],
  });
  for (const { path, contents } of outputFiles) writeFileSync(path, contents);
}

/**
 * Reads parts for one file, and leaves the imports of others as they are.
 * @param isOther whether a part is another file
 * @param isLoaded whether what a start loads is there already
 */
function readParts(
  parts: ReadonlyMap<string, Part>,
  isOther: (name: string, isEntry: boolean) => boolean,
  isLoaded = false,
): Plugin {
  return {
    name: 'parts',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^\.\/core\.cjs$/ }, ({ path }) => ({ path, external: true }));
      onResolve({ filter: /^\.\/[^/]+\.js$/ }, ({ path, kind }) => {
        const name = basename(path);
        if (isOther(name, kind === 'entry-point')) return { path: path.replace(/\.js$/, '.cjs'), external: true };
        return { path: name, namespace: 'part' };
      });
      onLoad({ filter: /./, namespace: 'part' }, ({ path: name }) => {
        const { text, exports, isFirst } = parts.get(name)!;
        if (!isFirst || !isLoaded) return { contents: text, loader: 'js' };
        const from = `const part = require('./core.cjs').core.${identify(name)};`;
        return { contents: [from, ...exports.map(reexport)].join('\n'), loader: 'js' };
      });
    },
  };
}

/** A constant of its own for each name: asking the module each time would take a call. */
const reexport = (name: string): string =>
  name === 'default' ? 'export default part.default;' : `export const ${name} = part.${name};`;

/** The name of a part among those that a start loads. */
const identify = (name: string): string => `part_${name.replace(/\.js$/, '').replace(/\W/g, '_')}`;

/**
 * A script with escapes for all characters that are not ASCII: it is read in a tenth of the time. What `String.raw` writes is the source
 * of an expression, where an escape means the same.
 */
function escapeNonAscii(script: string): string {
  const found = /\\[^\0-\x7f]/.exec(script);
  if (found) throw new Error(`${program}: “${found[0]}” found, no escape of such a character expected`);
  return script.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
