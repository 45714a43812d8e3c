// An esbuild plugin that reads the source files: with typia's calls expanded, and with paths as they are in the program's folder.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import type { Written } from './typia-files.js';

/**
 * The platform of the program. esbuild would write `/\p{L}/u` as a call that makes the expression anew each time it is reached, because
 * tables of Unicode differ between versions of Node.js; letters of Italian law are in all of them.
 */
export const runtime = {
  platform: 'node',
  target: 'node20.15',
  supported: { 'regexp-unicode-property-escapes': true },
} as const satisfies BuildOptions;

/** Packages that are CommonJS ask for parts of Node by `require`, and for their own files by `__dirname`, which a module has not. */
export const withRequire = {
  js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url); const __dirname = import.meta.dirname;",
};

/** Every TypeScript file and every table of the rooms. */
export function listSources(root: string, rooms: readonly string[]): string[] {
  return rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:c?ts|tsx|tsv)$/.test(name) && !name.endsWith('.d.ts'))
      .map((name) => join(root, room, name)),
  );
}

/** Reads a source file; the import of typia's own modules is left to node, which has them where tests run. */
export function readSource(
  root: string,
  path: string,
  written: Written,
): { contents: string; loader: 'js' | 'ts' | 'tsx' } {
  const contents = written[relative(root, path)];
  return contents === undefined
    ? { contents: readFileSync(path, 'utf8'), loader: path.endsWith('x') ? 'tsx' : 'ts' }
    : { contents, loader: 'js' };
}

/** A file that is started by its URL, such as a thread. */
const startedFile = /new URL\(\s*'(\.[^']+)\.js',\s*import\.meta\.url\s*\)/g;

/** The files that threads run. */
export function threadSources(root: string): string[] {
  const found = listSources(root, ['engine', 'http']).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(startedFile)].map(([, to]) => `${join(dirname(path), to!)}.ts`),
  );
  return [...new Set(found)].sort();
}

/**
 * For bundles, which share one folder: modules find files beside them as if they were in http/cli, and what a thread runs is beside them.
 * @param folder an expression for the folder of the bundle
 */
export function bundledSources(root: string, written: Written, folder: string): Plugin {
  const home = join(root, 'http/cli');
  return {
    name: 'sources',
    setup({ onLoad, onResolve }) {
      // The SDK's `AjvJsonSchemaValidator` checks forms that a client fills in: this server never asks for one.
      onResolve({ filter: /\/validation\/ajv-provider\.js$/ }, () => ({
        path: join(root, 'http/build/no-validator.ts'),
      }));
      onResolve({ filter: /^#typia$/ }, () => ({ path: join(root, 'http/build/typia.ts') }));
      onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
        const { contents, loader } = readSource(root, path, written);
        const place = `require('node:path').join(${folder}, ${JSON.stringify(relative(home, dirname(path)))})`;
        const beside = (_: string, to: string): string =>
          `require('node:url').pathToFileURL(require('node:path').join(${folder}, '${basename(to)}.cjs'))`;
        const moved = contents.replace(startedFile, beside).replaceAll('import.meta.dirname', place);
        return { contents: moved, loader };
      });
    },
  };
}
