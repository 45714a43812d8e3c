// The program is built beside the one that runs, only where its sources changed, and runs without what built it.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { projectRoot } from '../source-tree.js';

const program = suite('program');
const folder = mkdtempSync(join(tmpdir(), 'legami-program-'));
const tree = join(folder, 'tree');
const start = join(tree, 'http/build/start.js');
const running: ChildProcess[] = [];

program.before(() => {
  mkdirSync(join(tree, 'dist'), { recursive: true });
  for (const part of ['engine', 'http', 'corpus', 'package.json', 'package-lock.json', 'tsconfig.json', '.npmrc']) {
    cpSync(join(projectRoot, part), join(tree, part), { recursive: true });
  }
  // What typia writes is the same here; making it takes seconds.
  cpSync(join(projectRoot, 'dist/typia.json'), join(tree, 'dist/typia.json'));
  symlinkSync(join(projectRoot, 'node_modules'), join(tree, 'node_modules'));
});

program.after(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a server. @returns its address and what it has reported until it gave that */
async function serve(script: string, ...args: string[]): Promise<{ base: string; reported: string }> {
  const child = spawn(process.execPath, [script, 'serve', '--port', '0', ...args], { cwd: folder });
  running.push(child);
  let reported = '';
  child.stderr.on('data', (chunk: Buffer) => (reported += chunk.toString()));
  const [line] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [unknown];
  const base = /http:\/\/\S+/.exec(String(line))?.[0];
  assert.ok(base, reported);
  return { base, reported };
}

function run(script: string, ...args: string[]) {
  return spawnSync(process.execPath, [script, ...args], { cwd: folder, encoding: 'utf8' });
}

function listBuilds(): string[] {
  return readdirSync(join(tree, 'dist')).filter((name) => name.startsWith('build-'));
}

program('the first start builds and says so, the next one does not', async () => {
  assert.match(
    (await serve(start)).reported,
    /^first build, about ten seconds: validators … program … sample … documentation … done in \d+\.\d s\n/,
  );
  assert.not.match((await serve(start)).reported, /build/);
  assert.is(listBuilds().length, 1);
});

program('a running server answers every request while others build and read in its folder', async () => {
  const { base } = await serve(start);
  const page = await (await fetch(`${base}/api/public/docs`)).text();
  const files = [...page.matchAll(/(?:href|src)="(\/static\/[^"]+)"/g)].map(([, path]) => path!);
  assert.ok(files.length >= 3);
  const targets = ['/api/public/norme?limit=3', '/api/public/graph?max_nodi=10', ...files];
  const statuses = new Set<number>();
  let asked = 0;
  let isOver = false;
  const asking = (async () => {
    for (; !isOver; asked++) {
      const reply = await fetch(base + targets[asked % targets.length]!);
      statuses.add(reply.status);
      await reply.arrayBuffer();
    }
  })();
  // A process of its own, so that this one goes on asking.
  const others = [
    ['serve', '--help'],
    ['snapshot', '--corpus', join(tree, 'corpus'), '--out', join(folder, 'made.snapshot')],
    ['report'],
  ];
  appendFileSync(join(tree, 'http/cli/serve.ts'), '// changed\n');
  appendFileSync(join(tree, 'http/pages/static/page.css'), '/* changed */\n');
  const reports = await Promise.all(others.map(runBeside));
  isOver = true;
  await asking;
  assert.equal([...statuses], [200]);
  assert.ok(asked > 20, `${asked} asked`);
  assert.is(reports[0], '', 'what is asked of the program itself needs no build');
  assert.match(reports[1]!, /^http\/cli\/serve\.ts and 1 more changed: building … done in \d+\.\d s\n/);
  assert.is(listBuilds().length, 2);
  // The files of the old pages are still there, asked for the first time or again.
  for (const path of files) assert.is((await fetch(base + path)).status, 200);
});

async function runBeside(args: string[]): Promise<string> {
  const child = spawn(process.execPath, [start, ...args], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  let reported = '';
  child.stderr.on('data', (chunk: Buffer) => (reported += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  assert.is(code, 0, reported);
  return reported;
}

program('a failed build is reported, and the old program stays', () => {
  const source = join(tree, 'http/cli/report.ts');
  const whole = readFileSync(source, 'utf8');
  const before = listBuilds();
  writeFileSync(source, `${whole}\nconst = ;\n`);
  const { status, stderr } = run(start, 'report');
  writeFileSync(source, whole);
  assert.is(status, 1);
  assert.match(stderr, /report\.ts:\d+:\d+: ERROR/);
  assert.match(stderr, /build-program: the build failed\n$/);
  assert.equal(listBuilds(), before);
  assert.is(run(start, '--version').stdout, 'legami 1.0.0\n');
});

program('where the build may not be written one line says so', () => {
  if (!existsSync('/sys')) return console.log('skips a folder that nobody may write to: no /sys found');
  const [dist, aside] = [join(tree, 'dist'), join(tree, 'aside')];
  renameSync(dist, aside);
  symlinkSync('/sys', dist);
  const { status, stderr } = run(start, 'serve', '--port', '0');
  rmSync(dist);
  renameSync(aside, dist);
  assert.is(status, 1);
  assert.match(
    stderr,
    /^first build, .*\n.*dist\/build-new\.\d+: (not permitted to write the build|its file system .*)\n$/,
  );
});

program('without packages nothing is built, and one line says how to install them', () => {
  appendFileSync(join(tree, 'http/cli/serve.ts'), '// and again\n');
  rmSync(join(tree, 'node_modules'));
  const { status, stderr } = run(start, 'serve', '--port', '0');
  symlinkSync(join(projectRoot, 'node_modules'), join(tree, 'node_modules'));
  assert.is(status, 1);
  assert.match(stderr, /esbuild: not found among the installed packages: run `npm ci` first\n$/);
});

program('a build that nobody has used for a day is removed by the next one', () => {
  const [old] = listBuilds().filter((name) => !readFileSync(join(tree, 'dist/legami.cjs'), 'utf8').includes(name));
  const longAgo = new Date(Date.now() - 2 * 86_400_000);
  utimesSync(join(tree, 'dist', old!), longAgo, longAgo);
  assert.is(run(start, 'report').status, 0);
  assert.is(existsSync(join(tree, 'dist', old!)), false);
  assert.is(listBuilds().length, 2);
});

program(
  'the package holds what runs and nothing else, and runs in an empty folder, reading threads included',
  async () => {
    assert.is(run(start, 'report').status, 0);
    const packed = spawnSync('npm', ['pack', '--json', '--offline', '--pack-destination', folder], {
      cwd: tree,
      encoding: 'utf8',
    });
    const [{ filename, files, size }] = JSON.parse(packed.stdout) as [
      { filename: string; size: number; files: { path: string }[] },
    ];
    const kinds =
      /^(?:README\.md|package\.json|corpus\/[\w.-]+\.(?:xml|json)|dist\/legami\.cjs|dist\/(build-\w+)\/.+)$/;
    const strange = files.map(({ path }) => path).filter((path) => !kinds.test(path) && path !== 'LICENSE');
    assert.equal(strange, []);
    assert.is(new Set(files.map(({ path }) => kinds.exec(path)?.[1]).filter(Boolean)).size, 1, 'one build');
    // 4.9 MB on 2026-11-28: threads share the files of the program.
    assert.ok(size < 5.25e6, `${size} bytes`);
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    assert.is(spawnSync('tar', ['-xzf', join(folder, filename), '-C', empty]).status, 0);
    const legami = join(empty, 'package/dist/legami.cjs');
    const { base } = await serve(legami);
    assert.is((await fetch(`${base}/api/public/norme?limit=1`)).status, 200);
    const page = await (await fetch(base)).text();
    for (const [, path] of page.matchAll(/(?:href|src)="(\/static\/[^"]+)"/g)) {
      assert.is((await fetch(base + path!)).status, 200, path);
    }
    const large = join(folder, 'large');
    mkdirSync(large);
    const act = readFileSync(join(projectRoot, 'corpus/legge_2014-08-11_114.xml'), 'utf8');
    for (let copy = 0; copy < 30; copy++) {
      writeFileSync(join(large, `${copy}.xml`), `${act}<!--${' '.repeat(2 ** 20)}${copy}-->`);
    }
    const { status, stdout, stderr } = run(
      legami,
      'snapshot',
      '--corpus',
      large,
      '--out',
      join(folder, 'large.snapshot'),
    );
    assert.is(status, 0, stderr);
    assert.match(stdout, /^read +30 documents, [^]*^acts +1 /m);
  },
);

program.run();
