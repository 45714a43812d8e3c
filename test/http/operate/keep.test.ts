// `legami keep`: what is served is never worse than before, whatever goes wrong, and wherever it is killed.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { format } from '../../../engine/store/snapshot.js';
import { endings } from '../../../http/operate/keep.js';
import { readKeepFlags } from '../../../http/cli/keep.js';
import { start, until } from '../cli/process.js';
import { Portal } from '../fetch/portal.js';
import { documentOf, act } from '../fetch/portal-acts.js';
import { newFolder, removeFolder } from '../fetch/run-fetch.js';
import { keepOptions, pretendServer, publish, runKeep, servedIn, someActs } from './keeping.js';

interface Context {
  portal: Portal;
  folder: string;
}

const test = suite<Context>('legami keep');

test.before.each(async (context) => {
  context.portal = await Portal.start([{ name: 'Codici', acts: someActs(30), made: { V: '2026-08-01' } }]);
  context.folder = newFolder();
});
test.after.each(({ portal, folder }) => {
  portal.close();
  removeFolder(folder);
});

const kept = (folder: string): string[] => readdirSync(join(folder, 'snapshots'));
/** What lies in the folder but packs and older snapshots. */
const left = (folder: string): string[] => readdirSync(folder).sort();
const usual = ['corpus', 'current.snapshot', 'keep.json', 'snapshots'];

test('from nothing to a snapshot, with a line a step; without news it makes none', async ({ portal, folder }) => {
  const first = await runKeep(keepOptions(folder, portal.url));
  assert.is(first.ending, 'done');
  assert.match(
    first.lines.join('\n'),
    /^fetch 1 of 1 wanted packs, 0 failed\nmake 30 acts, 30 articles, 0 relations, 0 refused \(\w{12}\)\ncheck good; nothing to compare it with\ninstall \S+\.snapshot$/,
  );
  const [name] = kept(folder);
  const second = await runKeep(keepOptions(folder, portal.url));
  assert.match(second.lines.join('\n'), /^fetch 0 of 0 wanted packs, 0 failed\nmake no news: 30 acts \(\w{12}\)$/);
  assert.equal([second.ending, kept(folder), left(folder)], ['done', [name], usual]);
});

test('news are served, and as many older snapshots kept as are wanted', async ({ portal, folder }) => {
  for (const day of ['2026-08-01', '2026-08-02', '2026-08-03', '2026-08-04']) {
    publish(portal, someActs(30, day.replace('2026', '2020')), day);
    const options = keepOptions(folder, portal.url, { kept: 2 });
    assert.is((await runKeep(options)).ending, 'done');
    assert.is((await servedIn(folder))!.day, day.replace('2026', '2020'));
  }
  assert.is(kept(folder).length, 3);
});

test('where the portal is down what is here is looked at all the same', async ({ portal, folder }) => {
  await runKeep(keepOptions(folder, portal.url));
  portal.fail(/./, (_, response) => response.destroy(), 500);
  const none = await runKeep(keepOptions(folder, portal.url));
  assert.equal([none.ending, none.lines.length, (await servedIn(folder))!.acts], ['unfetched', 2, 30]);
  assert.match(none.lines[0]!, /^fetch .+: what is here is looked at all the same$/);
  portal.faults.length = 0;
  writeFileSync(join(folder, 'corpus/own.xml'), documentOf(act('DPR', '2000-01-01', 7), '2000-01-01'));
  portal.fail(/./, (_, response) => response.destroy(), 500);
  assert.is((await runKeep(keepOptions(folder, portal.url))).ending, 'unfetched');
  assert.is((await servedIn(folder))!.acts, 31);
});

test('a pack that is none changes nothing', async ({ portal, folder }) => {
  await runKeep(keepOptions(folder, portal.url));
  publish(portal, someActs(30, '2020-01-01'), '2026-08-09');
  portal.fail(
    /^GET file-download/,
    (_, response) => response.writeHead(200, { 'content-type': 'application/zip' }).end('PK'),
    50,
  );
  const { ending, details } = await runKeep(keepOptions(folder, portal.url));
  assert.equal([ending, (await servedIn(folder))!.day], ['unfetched', '2001-02-03']);
  assert.ok(details.length > 0);
});

test('a snapshot that is worse is refused, and its limits can be set', async ({ portal, folder }) => {
  await runKeep(keepOptions(folder, portal.url));
  const before = await servedIn(folder);
  publish(portal, someActs(20), '2026-08-09');
  const fetching = { ...keepOptions(folder, portal.url).fetching!, mayShrink: true };
  const worse = await runKeep(keepOptions(folder, portal.url, { fetching }));
  assert.is(worse.ending, 'worse');
  assert.ok(worse.lines.includes('check acts: 20 found, 30 before: more than 10 % are gone'), worse.lines.join('\n'));
  assert.ok(worse.lines.includes('check acts of type legge: 20 found, 30 before: more than 10 % are gone'));
  assert.equal([await servedIn(folder), left(folder)], [before, usual]);
  const limits = { maxShrink: 40, maxRefused: 0 };
  assert.is((await runKeep(keepOptions(folder, portal.url, { limits }))).ending, 'done');
  assert.is((await servedIn(folder))!.acts, 20);
});

test('more refused documents than are allowed, and older texts, are worse', async ({ portal, folder }) => {
  await runKeep(keepOptions(folder, portal.url));
  for (let n = 0; n < 3; n++) writeFileSync(join(folder, `corpus/${n}.xml`), '<akomaNtoso');
  const refused = await runKeep(keepOptions(folder, null, { limits: { maxShrink: 10, maxRefused: 2 } }));
  assert.is(refused.ending, 'worse');
  assert.ok(refused.lines.includes('check refused documents: 3 found, 0 before, 2 more allowed'));
  for (let n = 0; n < 3; n++) rmSync(join(folder, `corpus/${n}.xml`));
  publish(portal, someActs(30, '1999-01-01'), '2026-08-09');
  const older = await runKeep(keepOptions(folder, portal.url));
  assert.is(older.ending, 'worse');
  assert.ok(older.lines.includes('check newest text: of 1999-01-01 found, 2001-02-03 before'), older.lines.join('\n'));
});

test('without documents none is made', async ({ folder }) => {
  const { ending, lines } = await runKeep(keepOptions(folder, null));
  assert.equal([ending, left(folder)], ['unmade', ['corpus', 'snapshots']]);
  assert.match(lines[0]!, /^make .+ expected: what is served stays$/);
});

test('a server that does not serve the new one gets the old one back, and is not asked again', async ({
  portal,
  folder,
}) => {
  await runKeep(keepOptions(folder, portal.url));
  const before = await servedIn(folder);
  const server = await pretendServer(() => Promise.resolve(before!.digest));
  const options = () => keepOptions(folder, portal.url, { server: { pidFile: null, url: server.url, patience: 300 } });
  try {
    publish(portal, someActs(30, '2020-01-01'), '2026-08-09');
    const back = await runKeep(options());
    assert.is(back.ending, 'went-back');
    assert.match(
      back.lines.join('\n'),
      /\nconfirm http:\S+: documents \w{12} served after 0 s, \w{12} expected\n.*\ngo-back \S+ is served again$/,
    );
    assert.equal(await servedIn(folder), before);
    const again = await runKeep(options());
    assert.is(again.ending, 'went-back');
    assert.not.ok(again.begun.includes('install'));
    assert.equal([await servedIn(folder), left(folder)], [before, usual]);
  } finally {
    server.close();
  }
});

test('a server that was silent before is not believed to be the fault of the snapshot', async ({ portal, folder }) => {
  await runKeep(keepOptions(folder, portal.url));
  publish(portal, someActs(30, '2020-01-01'), '2026-08-09');
  const server = { pidFile: null, url: 'http://127.0.0.1:9', patience: 1 };
  assert.is((await runKeep(keepOptions(folder, portal.url, { server }))).ending, 'unconfirmed');
  assert.is((await servedIn(folder))!.day, '2020-01-01');
});

for (const step of ['make', 'install', 'confirm', 'prune'] as const)
  test(`killed as ${step} begins: what is served is whole, and the next run ends the work`, async ({
    portal,
    folder,
  }) => {
    await runKeep(keepOptions(folder, portal.url));
    publish(portal, someActs(30, '2020-01-01'), '2026-08-09');
    const server = await pretendServer(async () => (await servedIn(folder))?.digest ?? null);
    try {
      const script = join(import.meta.dirname, 'keep-child.js');
      const child = spawn(process.execPath, [script, folder, portal.url, server.url, step]);
      const [, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
      assert.is(signal, 'SIGKILL');
      const isChanged = ['confirm', 'prune'].includes(step);
      assert.is((await servedIn(folder))!.day, isChanged ? '2020-01-01' : '2001-02-03');
      const next = await runKeep(
        keepOptions(folder, portal.url, { server: { pidFile: null, url: server.url, patience: 3_000 } }),
      );
      assert.is(next.ending, 'done', next.lines.join('\n'));
      assert.is(next.begun.includes('resume'), ['install', 'confirm'].includes(step));
      assert.equal([(await servedIn(folder))!.day, left(folder)], ['2020-01-01', usual]);
    } finally {
      server.close();
    }
  });

test('a disk that is full is said, and the old snapshot stays', async ({ portal, folder }) => {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  // Only who may mount file systems can try it.
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'none', disk]).status !== 0) return;
  try {
    assert.is((await runKeep(keepOptions(disk, portal.url))).ending, 'done');
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(join(disk, 'filler'), Buffer.alloc(bavail * bsize - 40_000));
    publish(portal, someActs(30, '2020-01-01'), '2026-08-09');
    const { ending, details } = await runKeep(keepOptions(disk, portal.url));
    assert.is(ending, 'disk');
    assert.match(details.at(-1)!, /: no space is left for it$/);
    assert.is((await servedIn(disk))!.day, '2001-02-03');
    rmSync(join(disk, 'filler'));
    assert.is((await runKeep(keepOptions(disk, portal.url))).ending, 'done');
    assert.equal([(await servedIn(disk))!.day, left(disk)], ['2020-01-01', usual]);
  } finally {
    spawnSync('umount', [disk]);
  }
});

test('two runs do not work at the same time', async ({ folder }) => {
  writeFileSync(join(folder, 'fetch.lock'), `${process.ppid}\n`);
  const { ending, details } = await runKeep(keepOptions(folder, null));
  assert.is(ending, 'locked');
  assert.match(details[0]!, /another run \(process \d+\) is at work in it/);
});

test('the command keeps a running server current, told by a signal or by the file', async ({ folder }) => {
  const put = (day: string) => {
    mkdirSync(join(folder, 'corpus'), { recursive: true });
    writeFileSync(join(folder, 'corpus/a.xml'), documentOf(act('DPR', '2000-01-01', 7), day));
  };
  const run = async (...flags: string[]) => {
    const started = start(['keep', '--state', folder, '--no-fetch', ...flags]);
    return { status: await started.exit, ...started.output };
  };
  put('2000-01-01');
  assert.is((await run()).status, 0);
  const pidFile = join(folder, 'serve.pid');
  const snapshot = join(folder, 'current.snapshot');
  for (const [served, told] of [
    [
      ['--pid-file', pidFile],
      ['--pid-file', pidFile],
    ],
    [['--watch'], []],
  ] as [string[], string[]][]) {
    const server = start(['serve', '--snapshot', snapshot, '--port', '0', ...served]);
    await until(server, () => server.output.stdout.includes('\n'));
    const url = /http:\S+/.exec(server.output.stdout)![0];
    put(served.includes('--watch') ? '2020-01-02' : '2020-01-01');
    const { status, stderr } = await run(...told, '--url', url, '--patience', '20');
    assert.is(status, 0, stderr);
    assert.match(stderr, /\nconfirm {2}http:\S+ serves \w{12}\n$/);
    server.child.kill();
    assert.is(await server.exit, 0);
  }
  assert.not.ok(readdirSync(folder).includes('serve.pid'));
  // The number of another process: it is left alone.
  writeFileSync(pidFile, '1\n');
  put('2020-01-03');
  const { status, stderr } = await run('--pid-file', pidFile);
  assert.is(status, endings.unconfirmed, stderr);
  assert.match(stderr, '1 found, the number of a process expected');
});

test('--every runs again in processes of their own, and ends at a signal', async ({ folder }) => {
  mkdirSync(join(folder, 'corpus'));
  writeFileSync(join(folder, 'corpus/a.xml'), documentOf(act('DPR', '2000-01-01', 7), '2000-01-01'));
  const again = start(['keep', '--state', folder, '--no-fetch', '--every', '0.01']);
  await until(again, () => again.output.stderr.includes('install '));
  while (readdirSync(folder).includes('fetch.lock')) await sleep(20);
  again.child.kill('SIGTERM');
  assert.is(await again.exit, 143);
});

test('a snapshot of another layout is compared by acts and articles', async ({ portal, folder }) => {
  await runKeep(keepOptions(folder, portal.url));
  // The digest of the shapes, which no other program has.
  const path = join(folder, 'current.snapshot');
  const bytes = readFileSync(path);
  bytes.fill(1, format.shapesAt, format.shapesAt + 8);
  bytes.writeUInt32LE(crc32(bytes.subarray(0, format.checksumAt)), format.checksumAt);
  rmSync(path);
  writeFileSync(path, bytes);
  publish(portal, someActs(20), '2026-08-09');
  const fetching = { ...keepOptions(folder, portal.url).fetching!, mayShrink: true };
  const worse = await runKeep(keepOptions(folder, portal.url, { fetching }));
  assert.is(worse.ending, 'worse');
  assert.ok(worse.lines.includes('check articles: 20 found, 30 before: more than 10 % are gone'), worse.lines.join());
});

test('flags are read, and wrong ones refused', () => {
  const environment = { CONTACT_EMAIL: 'prova@example.org' };
  const read = (...args: string[]) => readKeepFlags(['--state', 'x', ...args], environment);
  const flags = read('Codici', '--versioni=M', '--url', 'http://h:1/', '--every', '24', '--max-shrink', '2.5');
  assert.equal(flags.fetching!.selection, { collections: [{ name: 'Codici', mode: 'M' }], slices: [] });
  assert.equal([flags.server.url, flags.every, flags.limits.maxShrink], ['http://h:1', 86_400_000, 2.5]);
  assert.is(read('--no-fetch').fetching, null);
  for (const [args, message] of [
    [['--max-shrink', '101'], /^--max-shrink: 101 found, a number from 0 to 100 expected/],
    [['--url', 'h:1'], /^--url: h:1 found/],
    [['--once', '--every', '1'], /^--once and --every found/],
    [['--anni', '1990'], /^--anni: no --tipo found/],
  ] as const)
    assert.throws(() => read(...args), message);
  assert.throws(() => readKeepFlags([], environment), /^--state expected/);
});

test.run();
