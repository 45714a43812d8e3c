// Finds the built program and builds it if its sources changed. Plain JavaScript: it runs before anything is built.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';

export const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');
/** A build is a folder of `dist`, named after the digest of its sources, and is laid out as `http` is. */
const prefix = 'build-';
/** Runs the newest build. Replaced by renaming, so that it always names a build that is whole. */
const pointer = join(dist, 'legami.cjs');
/** Folders and files that the program is made of, without tests and benches. */
const parts = ['engine', 'http', 'corpus', 'package.json', 'package-lock.json', 'tsconfig.json'];
/** Builds that were neither made nor running for a day are removed; a running server touches its own every hour. */
const unusedMilliseconds = 86_400_000;

/** @returns {string | null} path of the program that was built last, from whatever sources */
export function lastProgram() {
  const folder = lastBuild();
  return folder !== null && fs.existsSync(join(folder, 'cli/main.cjs')) ? pointer : null;
}

/**
 * Builds the program if its sources changed since the last build, and says so in one line on standard error. The new build is written
 * beside the old one and renamed when it is complete: no file of a running server is touched.
 * @returns {string} path of the program
 * @throws {Error} if the build failed; it has reported the reason
 */
export function ensureProgram() {
  const sources = digestSources();
  const program = lastProgram();
  if (program !== null && lastBuild() === join(dist, prefix + sources.digest)) return program;
  return build(sources, program !== null);
}

/**
 * @param {ReturnType<typeof digestSources>} sources
 * @param {boolean} hasOld
 */
function build(sources, hasOld) {
  const started = performance.now();
  fs.mkdirSync(dist, { recursive: true });
  process.stderr.write(hasOld ? `${explainChange(sources)}: building …` : 'first build, about ten seconds:');
  try {
    make(sources, !hasOld);
  } catch (error) {
    // What went wrong has a line of its own.
    process.stderr.write('\n');
    throw error;
  }
  process.stderr.write(` done in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  return pointer;
}

/**
 * @param {ReturnType<typeof digestSources>} sources
 * @param {boolean} isFirst
 */
function make(sources, isFirst) {
  const folder = join(dist, prefix + sources.digest);
  if (!fs.existsSync(folder)) {
    const growing = join(dist, `${prefix}new.${process.pid}`);
    fs.rmSync(growing, { recursive: true, force: true });
    fs.mkdirSync(growing, { recursive: true });
    try {
      runBuilder('build-program', growing, ...(isFirst ? ['first'] : []));
      // A change during the build may or may not be part of it.
      if (digestSources().digest !== sources.digest)
        throw new Error('sources changed while they were built: try again');
      fs.writeFileSync(join(growing, 'sources.json'), JSON.stringify(sources.files));
      rename(growing, folder);
    } finally {
      fs.rmSync(growing, { recursive: true, force: true });
    }
  }
  pointTo(sources.digest);
  removeUnused(sources.digest);
}

/**
 * Runs a TypeScript file of this folder, which may import anything that needs no typia.
 * @param {string} name
 * @param {string[]} args
 */
export function runBuilder(name, ...args) {
  const script = join(dist, `${name}.${process.pid}.mjs`);
  try {
    loadEsbuild().buildSync({
      entryPoints: [join(import.meta.dirname, `${name}.ts`)],
      outfile: script,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      loader: { '.tsv': 'text' },
      logLevel: 'error',
    });
    const { status } = spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: ['ignore', 2, 2] });
    if (status !== 0) throw new Error(`${name}: the build failed`);
  } finally {
    fs.rmSync(script, { force: true });
  }
}

/** @returns {typeof import('esbuild')} */
function loadEsbuild() {
  try {
    return createRequire(import.meta.url)('esbuild');
  } catch (cause) {
    throw new Error('esbuild: not found among the installed packages: run `npm ci` first', { cause });
  }
}

/** Another process may have built the same meanwhile. */
function rename(/** @type {string} */ from, /** @type {string} */ to) {
  try {
    fs.renameSync(from, to);
  } catch (error) {
    if (!fs.existsSync(to)) throw error;
  }
}

function pointTo(/** @type {string} */ digest) {
  // `npm pack` takes no other build, and not what differs between two builds of the same sources: the code that V8 made.
  fs.writeFileSync(join(dist, '.npmignore'), `/*\n!/legami.cjs\n!/${prefix}${digest}/\nsources.json\nprogram.code\n`);
  const next = `${pointer}.${process.pid}`;
  fs.writeFileSync(next, `#!/usr/bin/env node\nrequire('./${prefix}${digest}/cli/main.cjs');\n`, { mode: 0o755 });
  fs.renameSync(next, pointer);
}

function removeUnused(/** @type {string} */ current) {
  for (const name of fs.readdirSync(dist)) {
    if (!name.startsWith(prefix) || name === prefix + current) continue;
    const path = join(dist, name);
    if (Date.now() - fs.statSync(path).mtimeMs > unusedMilliseconds) fs.rmSync(path, { recursive: true, force: true });
  }
}

/** Folder of the build that the pointer names. */
export function lastBuild() {
  try {
    const [, name] = /\.\/(build-\w+)\//.exec(fs.readFileSync(pointer, 'utf8')) ?? [];
    return name === undefined ? null : join(dist, name);
  } catch {
    return null;
  }
}

/** Digests of all sources, and one over them and V8, whose code of the program is part of a build. */
function digestSources() {
  /** @type {Record<string, string>} */
  const files = {};
  for (const path of parts.flatMap(listFiles).sort()) {
    files[relative(root, path)] = createHash('sha256').update(fs.readFileSync(path)).digest('hex').slice(0, 16);
  }
  const all = JSON.stringify([files, process.versions.v8, process.arch]);
  return { files, digest: createHash('sha256').update(all).digest('hex').slice(0, 16) };
}

/** @returns {string[]} */
function listFiles(/** @type {string} */ part) {
  const path = join(root, part);
  if (!fs.existsSync(path)) return [];
  if (fs.statSync(path).isFile()) return [path];
  return fs
    .readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(({ name }) => part !== 'corpus' || /\.(?:xml|json)$/.test(name))
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** @param {ReturnType<typeof digestSources>} sources */
function explainChange({ files }) {
  const old = readSources();
  const changed = [...new Set([...Object.keys(files), ...Object.keys(old)])].filter(
    (path) => files[path] !== old[path],
  );
  const [first = 'Node.js', ...others] = changed;
  return `${first}${others.length > 0 ? ` and ${others.length} more` : ''} changed`;
}

/** @returns {Record<string, string>} */
function readSources() {
  try {
    return JSON.parse(fs.readFileSync(join(lastBuild() ?? '', 'sources.json'), 'utf8'));
  } catch {
    return {};
  }
}
