// Part of the build: copies the pages' files, and the two of swagger-ui-dist, under names that hold their digest, and
// computes the digest of the program's own prose and files.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { assetFolder, assetPath, assetTable, type Assets } from '../deliver/assets.js';
import { endpoints } from '../questions/index.js';
import { readExamples } from '../describe/examples.js';
import { describeApi } from '../describe/openapi.js';
import { words } from '../../engine/index.js';
import { pageWords } from '../pages/words.js';

const sources = join(import.meta.dirname, '../../../http/pages/static');
const consoleFolder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const files: readonly [folder: string, name: string][] = [
  [sources, 'page.css'],
  [sources, 'docs.css'],
  [sources, 'docs.js'],
  [sources, 'icon.svg'],
  [consoleFolder, 'swagger-ui.css'],
  [consoleFolder, 'swagger-ui-bundle.js'],
];

rmSync(assetFolder, { recursive: true, force: true });
mkdirSync(assetFolder, { recursive: true });
const paths = Object.fromEntries(files.map(([folder, name]) => [name, place(name, readFileSync(join(folder, name)))]));
const said = JSON.stringify([
  describeApi(endpoints, { contact: {}, publicUrl: null }, readExamples()),
  words,
  pageWords,
  paths,
]);
const program = createHash('sha256').update(said).digest('base64url').slice(0, 6);
writeFileSync(assetTable, JSON.stringify({ paths, program } satisfies Assets, null, 2));

/** Writes a file and its compressed forms. @returns the path under which it is served */
function place(name: string, content: Buffer): string {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const dot = name.lastIndexOf('.');
  const named = `${name.slice(0, dot)}.${digest}${name.slice(dot)}`;
  const path = join(assetFolder, named);
  writeFileSync(path, content);
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
  return `${assetPath}/${named}`;
}
