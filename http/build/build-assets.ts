// Part of the build: copies the pages' files, and the two of swagger-ui-dist, under names that hold their digest, and
// computes the digest of the program's own prose and files.
import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { assetFolder, assetPath, assetTable, type Assets } from '../deliver/assets.js';
import { endpoints } from '../questions/index.js';
import { readExamples } from '../describe/examples.js';
import { describeApi } from '../describe/openapi.js';
import { words } from '../../engine/index.js';
import { pageWords } from '../pages/words.js';

const sources = join(import.meta.dirname, '../../../http/pages/static');
/** Where the build left what browsers load as one file. */
const bundles = join(import.meta.dirname, '../cli');
const load = createRequire(import.meta.url);
const consoleFolder = dirname(load.resolve('swagger-ui-dist/package.json'));
/** As `site.css` names them, without their folders: `FONT:titillium-web-latin-400-normal.woff2`. */
const fonts = [
  '@fontsource/titillium-web/files/titillium-web-latin-400-normal.woff2',
  '@fontsource/titillium-web/files/titillium-web-latin-600-normal.woff2',
  '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
];
const files: readonly [folder: string, name: string][] = [
  [sources, 'page.css'],
  [sources, 'search.js'],
  [sources, 'docs.css'],
  [sources, 'docs.js'],
  [sources, 'icon.svg'],
  [sources, 'card.png'],
  [bundles, 'explorer.js'],
  [consoleFolder, 'swagger-ui.css'],
  [consoleFolder, 'swagger-ui-bundle.js'],
];

/** Static files of the builds beside this one. */
const builds = join(assetFolder, '../..');
const earlierFolders = readdirSync(builds)
  .map((name) => join(builds, name, basename(assetFolder)))
  .filter((folder) => folder !== assetFolder && existsSync(folder));
rmSync(assetFolder, { recursive: true, force: true });
mkdirSync(assetFolder, { recursive: true });
const paths = Object.fromEntries(files.map(([folder, name]) => [name, place(name, readFileSync(join(folder, name)))]));
const fontPaths = Object.fromEntries(
  fonts.map((path) => [basename(path), place(basename(path), readFileSync(load.resolve(path)))]),
);
Object.assign(paths, fontPaths);
paths['site.css'] = place('site.css', Buffer.from(placeFonts(readFileSync(join(sources, 'site.css'), 'utf8'))));
const said = JSON.stringify([
  describeApi(endpoints, { contact: {}, publicUrl: null }, readExamples()),
  words,
  pageWords,
  paths,
  readTemplates(),
]);
const program = createHash('sha256').update(said).digest('base64url').slice(0, 6);
writeFileSync(assetTable, JSON.stringify({ paths, program } satisfies Assets, null, 2));

/** Writes a file and its compressed forms. @returns the path under which it is served */
function place(name: string, content: Buffer): string {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const dot = name.lastIndexOf('.');
  const named = `${name.slice(0, dot)}.${digest}${name.slice(dot)}`;
  const path = join(assetFolder, named);
  const isCompressed = name.endsWith('.woff2') || name.endsWith('.png');
  const forms = isCompressed ? [path] : [path, `${path}.gz`, `${path}.br`];
  const earlier = earlierFolders.find((folder) => existsSync(join(folder, basename(forms.at(-1)!))));
  // The digest in its name says that it has the same content; compressing it takes seconds.
  if (earlier !== undefined) {
    for (const form of forms) linkSync(join(earlier, basename(form)), form);
    return `${assetPath}/${named}`;
  }
  writeFileSync(path, content);
  if (isCompressed) return `${assetPath}/${named}`;
  writeFileSync(forms[1]!, gzipSync(content, { level: 9 }));
  writeFileSync(forms[2]!, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  return `${assetPath}/${named}`;
}

/** @throws where a style names a font that is not in the list */
function placeFonts(style: string): string {
  return style.replace(/FONT:([\w.-]+)/g, (_, name: string) => {
    const path = fontPaths[name];
    if (path === undefined)
      throw new Error(`site.css: the font ${name} found, one of ${Object.keys(fontPaths).join()} expected`);
    return path;
  });
}

/** What pages say beside their words: where it changes, so do they. */
function readTemplates(): string[] {
  const folder = join(sources, '..');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}
