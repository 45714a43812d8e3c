// The project's own source files and the import lines in them.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export const projectRoot = join(import.meta.dirname, '../..');
export const rooms = ['engine', 'http', 'bench', 'test'];

export interface Import {
  /** Path from the root, `engine/akn/xml.ts`; or a package, `yauzl`; or a part of Node, `node:fs`. */
  to: string;
  isTypeOnly: boolean;
}

export interface SourceFile {
  /** From the root, with forward slashes. */
  path: string;
  text: string;
  imports: Import[];
}

const importLine = /^\s*(import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'|^\s*import\s+'([^']+)'/gm;
const laterImport = /\bimport\(\s*'([^']+)'|new URL\(\s*'(\.[^']+\.js)'\s*,\s*import\.meta\.url/g;

/** Every TypeScript file of the rooms that hold code. */
export function readSourceTree(): SourceFile[] {
  return rooms.flatMap((room) =>
    readdirSync(join(projectRoot, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .sort()
      .map((name) => readSource(`${room}/${name.replaceAll('\\', '/')}`)),
  );
}

function readSource(path: string): SourceFile {
  const text = readFileSync(join(projectRoot, path), 'utf8');
  return { path, text, imports: importsOf(path, text) };
}

/** The imports that stand in a file's text. */
export function importsOf(path: string, text: string): Import[] {
  const stated = [...text.matchAll(importLine)].map((found) => ({
    to: resolveImport(path, (found[3] ?? found[4])!),
    isTypeOnly: found[2] !== undefined,
  }));
  const later = [...text.matchAll(laterImport)].map((found) => ({
    to: resolveImport(path, (found[1] ?? found[2])!),
    isTypeOnly: false,
  }));
  return [...stated, ...later];
}

function resolveImport(from: string, to: string): string {
  if (to.startsWith('.'))
    return normalize(join(dirname(from), to))
      .replaceAll('\\', '/')
      .replace(/\.js$/, (end, _, path: string) =>
        existsSync(join(projectRoot, path.replace(end, '.tsx'))) ? '.tsx' : '.ts',
      );
  if (to.startsWith('node:')) return to;
  // `#typia` is the package by another way: see http/typia.ts.
  return to
    .replace(/^#/, '')
    .split('/')
    .slice(0, to.startsWith('@') ? 2 : 1)
    .join('/');
}
