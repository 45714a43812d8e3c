// Writes each source file as JavaScript into dist, for tests and benches, which import single modules; what is there
// already and what has no source any more is left and removed. `http` also gets what the program has beside it.
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { defineRules } from './rules.js';
import { defineShapes } from './shapes.js';
import { bundledSources, listSources, readSource, runtime, threadSources } from './sources.js';
import { explainUncaught } from './explain-build.js';
import { tables } from './tables.js';
import { writeTypiaFiles } from './typia-files.js';

explainUncaught();
const root = process.cwd();
const program = process.argv[2]!;
const rooms = ['engine', 'http', 'bench', 'test'];
const paths = listSources(root, rooms);
const written = await writeTypiaFiles(root, paths);
const rules = await defineRules(root);
const threads = threadSources(root);

const { outputFiles: files } = await build({
  // The `.cts` files are the program's own, and are linked with it: written here, they would be written into the build.
  entryPoints: paths.filter((path) => !path.endsWith('.cts')),
  outdir: join(root, 'dist'),
  outbase: root,
  define: {
    ...rules,
    ...(await defineShapes(root, rules, [tables, bundledSources(root, written, 'import.meta.dirname')])),
  },
  format: 'esm',
  write: false,
  sourcemap: true,
  ...runtime,
  logLevel: 'error',
  plugins: [
    tables,
    {
      name: 'typia',
      setup: ({ onLoad }) =>
        onLoad({ filter: /tsx?$/ }, ({ path }) => {
          if (threads.includes(path)) return { contents: runProgram(path), loader: 'js' };
          const { contents, loader } = readSource(root, path, written);
          // A table is written as a module, too.
          return { contents: contents.replace(/( from '\.[^']+)\.tsv';/g, "$1.js';"), loader };
        }),
    },
  ],
});
const made = new Set(files.map(({ path }) => path));
for (const { path, contents } of files) {
  if (existsSync(path) && readFileSync(path).equals(contents)) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, contents);
}
for (const room of rooms) removeOthers(join(root, 'dist', room));
linkProgram(program, join(root, 'dist/http'));

/**
 * What a thread runs is the program's: one script, of which the build keeps V8's code, where the modules would be hundreds of files. Tests
 * start many threads.
 */
function runProgram(path: string): string {
  const script = relative(dirname(path), join(root, 'http/cli', basename(path, '.ts')));
  return `import { createRequire } from 'node:module';\ncreateRequire(import.meta.url)('${script}.cjs');\n`;
}

function removeOthers(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    const within = relative(join(root, 'dist/http'), path);
    const isOfProgram = !within.startsWith('..') && existsSync(join(program, within));
    if (/\.[cm]?js(\.map)?$/.test(name) && !made.has(path) && !isOfProgram) rmSync(path, { force: true });
  }
}

/** In-process tests and benches find beside the modules of `http` what the program finds beside itself. */
function linkProgram(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkProgram(source, target);
    else {
      mkdirSync(to, { recursive: true });
      rmSync(target, { force: true });
      linkSync(source, target);
    }
  }
}
