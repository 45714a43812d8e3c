// The process: what it prints, how it follows signals, when it refuses to start.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commands } from '../../../http/cli/commands.js';
import { memoryBytes, Snapshot } from '../../../engine/store/snapshot.js';
import { runMain, script, start, until, type Process } from './process.js';

const main = suite('main');

main('serves the sample corpus, prints the address, changes over on SIGHUP and ends on SIGTERM', async () => {
  const started = start(['--port', '0'], { PORT: 'nonsense' });
  const { child, output, exit } = started;
  await until(started, () => output.stdout.includes('\n'));
  const [, base] = /^[^\n]*(http:\/\/127\.0\.0\.1:\d+)\n$/.exec(output.stdout) ?? [];
  assert.ok(base, output.stdout);
  const ask = async () => (await (await fetch(`${base}/api/public/health`)).json()) as { stato: string };
  assert.is((await ask()).stato, 'ok');
  child.kill('SIGHUP');
  await until(started, () => output.stderr.includes('changed over'));
  assert.is((await ask()).stato, 'ok');
  child.kill('SIGTERM');
  assert.is(await exit, 0);
  assert.is(output.stdout.split('\n').length, 2);
  assert.match(output.stderr, /started in \d+ ms: \d+ acts/);
});

/** One act, and more documents to refuse than lines fit into a pipe: where nobody reads them, reading stops halfway. */
function makeCorpus(): string {
  const folder = mkdtempSync(join(tmpdir(), 'legami-'));
  writeFileSync(join(folder, 'act.xml'), smallAct);
  for (let i = 0; i < 2000; i++) writeFileSync(join(folder, `refused-${i}.xml`), '<akomaNtoso');
  return folder;
}

/** Waits for the first refused document after `act`, gives signals while the process can read no further, and lets it go on. */
async function signalWhileReading(started: Process, act: () => void, ...signals: NodeJS.Signals[]): Promise<void> {
  const { child, output } = started;
  output.stderr = '';
  const isRefusing = once(child.stderr!, 'data');
  act();
  await isRefusing;
  child.stderr!.pause();
  for (const signal of signals) child.kill(signal);
  child.stderr!.resume();
}

/** Starts on a corpus, and gives signals while it is being read. */
async function startAndSignal(...signals: NodeJS.Signals[]): Promise<Process> {
  const started = start(['--corpus', makeCorpus(), '--port', '0']);
  await signalWhileReading(started, () => undefined, ...signals);
  assert.is(started.output.stdout, '', 'it was read before the signal came');
  return started;
}

main('signals that come while the corpus is read again have it read once more, however many', async () => {
  const started = start(['--corpus', makeCorpus(), '--port', '0']);
  const changes = () => started.output.stderr.match(/changed over/g)?.length ?? 0;
  await until(started, () => started.output.stderr.includes('started in'));
  const again = Array.from({ length: 5 }, () => 'SIGHUP' as const);
  await signalWhileReading(started, () => started.child.kill('SIGHUP'), ...again);
  await until(started, () => changes() === 2);
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.is(changes(), 2);
  started.child.kill('SIGTERM');
  assert.is(await started.exit, 0);
});

main('SIGHUP while the first corpus is read has it read again afterwards, once', async () => {
  const started = await startAndSignal('SIGHUP');
  const { child, output, exit } = started;
  await until(started, () => output.stderr.includes('SIGHUP: '));
  child.kill('SIGHUP');
  await until(started, () => output.stderr.includes('changed over'));
  const base = output.stdout.trim().split(' ').at(-1)!;
  assert.is((await fetch(`${base}/status`)).status, 200);
  assert.is(output.stderr.match(/SIGHUP: /g)?.length, 1);
  child.kill('SIGTERM');
  assert.is(await exit, 0);
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  main(`${signal} while the first corpus is read ends the process with 0`, async () => {
    const { output, exit } = await startAndSignal(signal);
    assert.is(await exit, 0);
    assert.is(output.stdout, '');
  });
}

main('goes on and stops cleanly when its output is no longer read', async () => {
  const started = start(['--port', '0']);
  const { child, output } = started;
  await until(started, () => output.stdout.includes('\n') && output.stderr.includes('started in'));
  const [, base] = /(http:\/\/127\.0\.0\.1:\d+)/.exec(output.stdout)!;
  child.stdout!.destroy();
  child.stderr!.destroy();
  const exit = once(child, 'exit');
  // It says that it changed over, to nobody.
  child.kill('SIGHUP');
  for (let asked = 0; asked < 10; asked++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    assert.is((await fetch(`${base}/api/public/health`)).status, 200);
  }
  child.kill('SIGTERM');
  const stuck = setTimeout(() => child.kill('SIGKILL'), 15_000);
  const [code] = (await exit) as [number | null];
  clearTimeout(stuck);
  assert.is(code, 0);
});

main('the code that V8 made at build time is used', () => {
  const [filename, code] = ['program.cjs', 'program.code'].map((name) => join(script, '..', name));
  // In a process of its own: other tests of this one set flags of V8, which then takes no code that was made without them.
  const judge = `const { readFileSync } = require('node:fs');
    const [filename, code] = process.argv.slice(1);
    const program = new (require('node:vm').Script)(readFileSync(filename, 'utf8'), { filename, cachedData: readFileSync(code) });
    console.log(program.cachedDataRejected);`;
  const { stdout } = spawnSync(process.execPath, ['-e', judge, filename!, code!], { encoding: 'utf8' });
  assert.is(stdout.trim(), 'false');
});

main('a change to a bad corpus is given up, and the old one is still served', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'legami-'));
  const document = join(folder, 'act.xml');
  writeFileSync(document, smallAct);
  const started = start(['--corpus', folder, '--port', '0']);
  const { child, output, exit } = started;
  await until(started, () => output.stdout.includes('\n'));
  const base = output.stdout.trim().split(' ').at(-1)!;
  writeFileSync(document, '<akomaNtoso');
  child.kill('SIGHUP');
  await until(started, () => output.stderr.includes('given up'));
  const health = (await (await fetch(`${base}/api/public/health`)).json()) as { conteggi: { norme: number } };
  assert.is(health.conteggi.norme, 1);
  assert.match(output.stderr, /: 1 act, 1 article, 0 relations, 0 documents refused/);
  child.kill('SIGINT');
  assert.is(await exit, 0);
});

main(
  'a change to a snapshot with a damaged list is given up in one sentence, and the old one is still served',
  async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'legami-')), 'served.snapshot');
    const image = readFileSync(join(script, '../sample.snapshot'));
    writeFileSync(path, image);
    const started = start(['--snapshot', path, '--port', '0']);
    const { child, output, exit } = started;
    await until(started, () => output.stdout.includes('\n'));
    const base = output.stdout.trim().split(' ').at(-1)!;
    const ask = async () => (await fetch(`${base}/api/public/norme`)).text();
    const before = await ask();
    const damaged = Buffer.from(image);
    damaged[damaged.indexOf('{"eli":')]! ^= 1;
    writeFileSync(`${path}.new`, damaged);
    renameSync(`${path}.new`, path);
    child.kill('SIGHUP');
    await until(started, () => output.stderr.includes('given up'));
    assert.match(output.stderr, /another checksum found/);
    assert.not.match(output.stderr, /^ {4}at /m);
    assert.is(await ask(), before);
    child.kill('SIGINT');
    assert.is(await exit, 0);
  },
);

main(
  'damage found while texts are loaded into memory is reported to monitors before any request meets it',
  async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'legami-')), 'damaged.snapshot');
    const image = readFileSync(join(script, '../sample.snapshot'));
    const { offset, length } = new Snapshot(memoryBytes(image), 'sample').sections.get('acts')!;
    image[offset + length - 8]! ^= 1;
    writeFileSync(path, image);
    const started = start(['--snapshot', path, '--port', '0']);
    const { child, output, exit } = started;
    await until(started, () => output.stderr.includes('another checksum found'));
    const base = output.stdout.trim().split(' ').at(-1)!;
    assert.is((await fetch(`${base}/status`)).status, 503);
    assert.is((await fetch(`${base}/api/public/health`)).status, 200);
    child.kill('SIGTERM');
    assert.is(await exit, 0);
  },
);

for (const [name, args, expected] of [
  ['an unknown flag', ['--colour', 'red'], /colour[^]*usage:/],
  ['a port that is none', ['--port', '99999'], /--port: 99999 found/],
  ['a corpus that is not there', ['--corpus', '/nowhere/at/all', '--port', '0'], /\/nowhere\/at\/all/],
  ['an address that is not its own', ['--host', '192.0.2.1', '--port', '0'], /EADDRNOTAVAIL/],
] as const) {
  main(`${name}: exits 1 with one sentence and prints no address`, async () => {
    const { output, exit } = start([...args]);
    assert.is(await exit, 1);
    assert.is(output.stdout, '');
    assert.match(output.stderr, expected);
    assert.not.match(output.stderr, /^ {4}at /m);
  });
}

main('a bad PORT is named in the message', async () => {
  const { output, exit } = start([], { PORT: 'nonsense' });
  assert.is(await exit, 1);
  assert.match(output.stderr, /^PORT: nonsense found/);
});

main('a flag or a command that is unknown ends with 1, a sentence and the usage', () => {
  for (const args of [['--colour'], ...Object.keys(commands).map((name) => [name, '--colour'])]) {
    const { status, stdout, stderr } = runMain(...args);
    assert.equal([status, stdout], [1, ''], args.join(' '));
    assert.match(stderr, /^Unknown option '--colour'\n\nusage: /);
  }
  const { status, stderr } = runMain('srve');
  assert.is(status, 1);
  assert.match(stderr, /^srve: not a command\n\nusage: legami COMMAND/);
});

main('-h and --help print the usage of every command, --version prints the version, and nothing else is done', () => {
  for (const flag of ['-h', '--help']) {
    const { status, stdout, stderr } = runMain(flag);
    assert.equal([status, stderr], [0, '']);
    for (const name of Object.keys(commands)) {
      assert.match(stdout, new RegExp(`^  ${name} `, 'm'));
    }
  }
  for (const [i, name] of Object.keys(commands).entries()) {
    const { status, stdout, stderr } = runMain(name, i % 2 === 0 ? '-h' : '--help');
    assert.equal([status, stderr], [0, ''], name);
    assert.match(stdout, new RegExp(`^usage: .*legami ${name} `));
  }
  const bench = spawnSync(process.execPath, [join(script, '../../../bench/run.js'), '--help'], { encoding: 'utf8' });
  assert.equal([bench.status, bench.stderr, bench.stdout.startsWith('usage: npm run bench -- ')], [0, '', true]);
  assert.is(runMain('--version').stdout, 'legami 1.0.0\n');
});

main('a busy port is reported with its flag, before any document is read', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { output, exit } = start(['--corpus', makeCorpus(), '--port', String(port)]);
  assert.is(await exit, 1);
  assert.is(
    output.stderr,
    `port ${port} of 127.0.0.1: in use by another process: choose another with --port, 0 for any that is free\n`,
  );
  other.close();
});

main('a path of the wrong kind ends the start with one line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'legami-'));
  const pipe = join(folder, 'pipe');
  assert.is(spawnSync('mkfifo', [pipe]).status, 0);
  const absent = join(folder, 'absent');
  const corpus = join(script, '../../../../corpus');
  for (const [args, expected] of [
    [['serve', '--corpus', absent], `${absent}: not found, a folder, a file or a .zip expected`],
    [['serve', '--snapshot', absent], `${absent}: not found, a snapshot expected`],
    [['serve', '--snapshot', pipe], `${pipe}: a pipe found, a snapshot expected`],
    [['serve', '--snapshot', folder], `${folder}: a folder found, a snapshot expected`],
    [['snapshot', '--corpus', absent, '--out', 'x'], `${absent}: not found, a folder, a file or a .zip expected`],
    [['snapshot', '--corpus', corpus, '--out', pipe], `${pipe}: a pipe found, a snapshot or no file expected`],
    [
      ['snapshot', '--corpus', corpus, '--out', '/dev/full'],
      '/dev/full: a device found, a snapshot or no file expected',
    ],
    [
      ['snapshot', '--corpus', corpus, '--out', join(absent, 'x')],
      `${absent}: not found, a folder for ${join(absent, 'x')} expected`,
    ],
    [['report', '--corpus', absent], `${absent}: not found, a folder, a file or a .zip expected`],
    [['serve', '--corpus', folder], `${folder}: no *.xml, *.akn or *.zip found, at least one expected`],
  ] as const) {
    const { status, stdout, stderr } = runMain(...args, ...(args[0] === 'serve' ? ['--port', '0'] : []));
    assert.equal([status, stdout, stderr], [1, '', `${expected}\n`], args.join(' '));
  }
});

const smallAct = `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><act name="legge"><meta>
<identification source="#x"><FRBRWork><FRBRthis value="/akn/it/act/legge/stato/2020-01-02/1/!main"/>
<FRBRuri value="/akn/it/act/legge/stato/2020-01-02/1"/><FRBRdate date="2020-01-02" name=""/><FRBRauthor href="#x"/>
<FRBRcountry value="it"/></FRBRWork></identification></meta><preface><docTitle>Prova</docTitle></preface>
<body><article eId="art_1"><num>Art. 1</num><paragraph eId="p"><content><p>Testo.</p></content></paragraph></article>
</body></act></akomaNtoso>`;

main.run();
