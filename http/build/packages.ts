// The packages that have code in the program, by the files that it was bundled from.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages whose files are served, or read, as they are. */
const served = [
  'swagger-ui-dist',
  '@fontsource/titillium-web',
  '@fontsource-variable/source-serif-4',
  'node-sqlite3-wasm',
];

/** A package as its manifest describes it. */
export interface BundledPackage {
  /** From the root of the project: `node_modules/preact`. */
  folder: string;
  name: string;
  version: string;
  /** SPDX expression. */
  license: string;
  manifest: Readonly<Record<string, unknown>>;
}

/** The folder of the package that a file belongs to, as the lock file names it, where the folder of packages is a link, too; `null` outside. */
function folderOf(input: string): string | null {
  const parts = input.split('/');
  const [first, last] = [parts.indexOf('node_modules'), parts.lastIndexOf('node_modules')];
  return first < 0 ? null : parts.slice(first, last + (parts[last + 1]!.startsWith('@') ? 3 : 2)).join('/');
}

/** @param inputs paths of files, from the root of the project or whole @returns in the order of their folders, each once */
export function listPackages(root: string, inputs: readonly string[]): BundledPackage[] {
  const folders = inputs.flatMap((input) => folderOf(input) ?? []);
  return [...new Set([...folders, ...served.map((name) => `node_modules/${name}`)])].sort().map((folder) => {
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Record<string, unknown>;
    const [name, version, license] = [manifest['name'], manifest['version'], manifest['license']].map(String) as [
      string,
      string,
      string,
    ];
    return { folder, name, version, license, manifest };
  });
}
