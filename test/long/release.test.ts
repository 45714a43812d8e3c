// What is given away of a version: the same byte for byte wherever it is built, signed, with all licences, and it runs alone.
import { spawn, spawnSync } from 'node:child_process';
import { createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { projectRoot } from '../source-tree.js';

const release = suite('release');
const folder = mkdtempSync(join(tmpdir(), 'legami-release-'));
release.after(() => rmSync(folder, { recursive: true, force: true }));

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const key = join(folder, 'key.pem');
writeFileSync(key, privateKey.export({ type: 'pkcs8', format: 'pem' }));

/** Makes the release of a tree. */
function make(root: string, name: string): string {
  const out = join(folder, name);
  const flags = ['http/build/release.js', '--out', out, '--key', key];
  const { status, stderr } = spawnSync(process.execPath, flags, { cwd: root, encoding: 'utf8' });
  assert.is(status, 0, stderr);
  return out;
}

const own = make(projectRoot, 'own');
const read = (name: string): Buffer => readFileSync(join(own, name));

release('another tree of the same sources gives the same bytes', () => {
  const tree = join(folder, 'tree');
  mkdirSync(tree);
  const parts = ['engine', 'http', 'corpus', 'package.json', 'package-lock.json', 'tsconfig.json', '.npmrc'];
  for (const part of [...parts, 'README.md', 'LICENSE'])
    cpSync(join(projectRoot, part), join(tree, part), { recursive: true });
  // No link to the folder: bundles name the files that they are made of. Links to its files, where one file system has both.
  const [from, to] = [join(projectRoot, 'node_modules'), join(tree, 'node_modules')];
  if (spawnSync('cp', ['-al', from, to]).status !== 0) cpSync(from, to, { recursive: true });
  const other = make(tree, 'other');
  const names = readdirSync(own);
  assert.equal(names.sort(), [
    ...['LICENSES.txt', 'SHA256SUMS', 'SHA256SUMS.sig'],
    ...['legami-1.0.0.cjs', 'legami-1.0.0.tgz', 'sbom.cdx.json'],
  ]);
  for (const name of names) assert.ok(readFileSync(join(other, name)).equals(read(name)), name);
});

release('the digests are those of the files, and the signature is that of the key', () => {
  const sums = read('SHA256SUMS');
  for (const line of sums.toString().trim().split('\n')) {
    const [digest, name = ''] = line.split('  ');
    assert.is(createHash('sha256').update(read(name)).digest('hex'), digest, name);
  }
  const pem = publicKey.export({ type: 'spki', format: 'pem' });
  assert.ok(verify(null, sums, createPublicKey(pem), read('SHA256SUMS.sig')));
});

release('every package of the bill of materials has its licence', () => {
  const { components } = JSON.parse(read('sbom.cdx.json').toString()) as {
    components: { name: string; version: string }[];
  };
  const licences = read('LICENSES.txt').toString();
  assert.ok(components.length > 20);
  for (const { name, version } of components) assert.match(licences, `${name} ${version} (`);
});

release('the package runs in an empty folder, without a registry', async () => {
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  cpSync(join(own, 'legami-1.0.0.tgz'), join(empty, 'legami-1.0.0.tgz'));
  const environment = {
    ...process.env,
    npm_config_cache: join(folder, 'cache'),
    npm_config_registry: 'http://127.0.0.1:9',
    npm_config_update_notifier: 'false',
  };
  await serves('npx', ['--yes', './legami-1.0.0.tgz'], empty, environment);
  assert.equal(readdirSync(empty), ['legami-1.0.0.tgz']);
});

release('the program in one file runs alone, and unpacks itself once', async () => {
  const home = join(folder, 'home');
  const environment = { ...process.env, XDG_CACHE_HOME: home };
  const file = join(own, 'legami-1.0.0.cjs');
  await serves(process.execPath, [file], folder, environment);
  const [unpacked] = readdirSync(join(home, 'legami'));
  const since = statSync(join(home, 'legami', unpacked!)).mtimeMs;
  const again = spawnSync(file, ['--version'], { env: environment, encoding: 'utf8' });
  assert.equal([again.status, again.stdout], [0, 'legami 1.0.0\n']);
  assert.equal(readdirSync(join(home, 'legami')), [unpacked]);
  assert.is(statSync(join(home, 'legami', unpacked!)).mtimeMs, since);
  const text = readFileSync(file, 'latin1');
  for (const { name } of (JSON.parse(read('sbom.cdx.json').toString()) as { components: { name: string }[] })
    .components)
    assert.ok(text.includes(name), `the licence of ${name}`);
});

release('a damaged file, and a place that cannot be written, are told', () => {
  const text = read('legami-1.0.0.cjs').toString('latin1');
  const at = text.length - 1_000;
  const damaged = join(folder, 'damaged.cjs');
  writeFileSync(damaged, text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1), 'latin1');
  const run = (file: string, caches: string) =>
    spawnSync(process.execPath, [file, '--version'], {
      env: { ...process.env, XDG_CACHE_HOME: caches },
      encoding: 'utf8',
      timeout: 20_000,
    });
  const first = run(damaged, join(folder, 'other'));
  assert.is(first.status, 1);
  assert.match(first.stderr, /damaged\.cjs: digest [0-9a-f]{64} found, [0-9a-f]{64} expected: fetch the file again\n$/);
  // A file is no folder.
  const second = run(join(own, 'legami-1.0.0.cjs'), damaged);
  assert.is(second.status, 1);
  assert.match(
    second.stderr,
    /damaged\.cjs\/legami: E[A-Z]+ found, expected a folder that can be written; XDG_CACHE_HOME/,
  );
});

/** Starts a program that serves the sample, and asks it for some answers. */
async function serves(program: string, args: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(program, [...args, 'serve', '--port', '0'], { cwd, env, detached: true });
  try {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [line] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [unknown];
    const base = /http:\/\/\S+/.exec(String(line))?.[0];
    assert.ok(base, said);
    const health = (await (await fetch(`${base}/api/public/health`)).json()) as { conteggi: { norme: number } };
    assert.ok(health.conteggi.norme > 40);
    for (const path of ['/', '/grafo', '/dati/akn.zip', '/api/public/docs'])
      assert.is((await fetch(base + path)).status, 200, path);
  } finally {
    if (child.exitCode === null) {
      process.kill(-child.pid!, 'SIGTERM');
      await once(child, 'exit');
    }
  }
}

release.run();
