// A hundred updates in a row, each with a fault: clients never see one, the last good corpus is served, and the disk is bounded.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../engine/index.js';
import { start, until } from '../http/cli/process.js';
import { Portal } from '../http/fetch/portal.js';
import { newFolder, removeFolder } from '../http/fetch/run-fetch.js';
import { keepOptions, publish, runKeep, servedIn, someActs } from '../http/operate/keeping.js';

const test = suite('keep with faults');
const updates = 100;
const acts = 20;

/** What goes wrong: a step at which the run is killed, or the world around it. */
const steps = ['fetch', 'make', 'check', 'install', 'tell', 'confirm', 'prune'] as const;
const worlds = ['disk full', 'bad pack', 'portal down', 'clock back'] as const;
const faults = [...steps, ...worlds];

const child = join(import.meta.dirname, '../http/operate/keep-child.js');
const dayOf = (update: number, year: number) => new Date(Date.UTC(year, 0, 1 + update)).toISOString().slice(0, 10);

test(`${updates} updates, ${faults.length} kinds of fault in turn`, async () => {
  const folder = newFolder();
  const state = join(folder, 'state');
  mkdirSync(state);
  // A disk of its own, where the machine lets us have one.
  const hasDisk = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'none', state]).status === 0;
  if (!hasDisk) console.log('no disk of its own here: it is never full');
  const portal = await Portal.start([{ name: 'Codici', acts: someActs(acts), made: { V: dayOf(0, 2024) } }]);
  assert.is((await runKeep(keepOptions(state, portal.url))).ending, 'done');
  const pidFile = join(folder, 'pid');
  const server = start([
    ...['--snapshot', join(state, 'current.snapshot'), '--port', '0', '--watch', '--pid-file', pidFile],
  ]);
  const clock = join(folder, 'clock.mjs');
  writeFileSync(
    clock,
    `const Real = Date, back = 400 * 86400000;
     globalThis.Date = class extends Real {
       constructor(...given) { if (given.length === 0) super(Real.now() - back); else super(...given); }
       static now() { return Real.now() - back; }
     };`,
  );
  const statuses = new Map<number | string, number>();
  let isOver = false;
  const sizes: number[] = [];
  try {
    await until(server, () => server.output.stdout.includes('\n'));
    const url = /http:\S+/.exec(server.output.stdout)![0];
    const asking = [1, 2].map(async () => {
      for (let n = 0; !isOver; n++) {
        const path = ['/status', '/api/public/norme?limit=5', '/norme', '/api/public/health'][n % 4]!;
        const status = await fetch(url + path).then(
          async (reply) => (await reply.arrayBuffer(), reply.status),
          (error: unknown) => String(error),
        );
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        await sleep(5);
      }
    });
    const digestServed = async () =>
      ((await (await fetch(`${url}/api/public/health`)).json()) as shapes.HealthAnswer).corpus.impronta;
    const options = (base: string) => keepOptions(state, base, { server: { pidFile, url, patience: 20_000 } });
    let day = '2001-02-03';
    for (let update = 1; update <= updates; update++) {
      const fault = faults[update % faults.length]!;
      const next = dayOf(update, 2021);
      publish(portal, someActs(acts, next), dayOf(update, 2024));
      await suffer(fault, url);
      const between = (await servedIn(state))!;
      assert.ok([day, next].includes(between.day!), `${update} ${fault}: ${between.day}`);
      assert.is(between.acts, acts);
      // The next run, of the next night: all is well again.
      const run = await runKeep(options(portal.url));
      assert.is(run.ending, 'done', `${update} ${fault}: ${[...run.lines, ...run.details].join('\n')}`);
      const served = (await servedIn(state))!;
      assert.is(served.day, next, `${update} ${fault}`);
      for (let tries = 0; (await digestServed()) !== served.digest; tries++) {
        assert.ok(tries < 200, `${update} ${fault}: the server serves another`);
        await sleep(100);
      }
      day = next;
      sizes.push(sizeOf(state));
    }
    isOver = true;
    await Promise.all(asking);
    assert.equal([...statuses.keys()], [200], JSON.stringify([...statuses]));
    const [early, last] = [Math.max(...sizes.slice(0, 20)), Math.max(...sizes.slice(-20))];
    assert.ok(last <= early * 1.1, `${early} bytes of disk at first, ${last} at last`);
    console.log(`${statuses.get(200)} requests, all 200; at most ${Math.max(...sizes)} bytes of disk`);
  } finally {
    isOver = true;
    server.child.kill('SIGKILL');
    await server.exit;
    portal.close();
    if (hasDisk) spawnSync('umount', [state]);
    removeFolder(folder);
  }

  async function suffer(fault: (typeof faults)[number], url: string): Promise<void> {
    const filler = join(state, 'filler');
    if (fault === 'disk full') {
      if (!hasDisk) return;
      const { bavail, bsize } = statfsSync(state);
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - 30_000)));
    }
    if (fault === 'bad pack') portal.fail(/download/, (_, response) => response.end(Buffer.alloc(5_000, 'PK')), 99);
    if (fault === 'portal down') portal.fail(/./, (_, response) => response.socket?.destroy(), 9_999);
    const flags = fault === 'clock back' ? ['--import', clock] : [];
    const run = spawn(process.execPath, [...flags, child, state, portal.url, url, fault, pidFile], {
      stdio: 'ignore',
    });
    const [, signal] = (await once(run, 'close')) as [number | null, NodeJS.Signals | null];
    if ((steps as readonly string[]).includes(fault)) assert.is(signal, 'SIGKILL', fault);
    else assert.is(signal, null, fault);
    portal.faults.length = 0;
    rmSync(filler, { force: true });
  }
});

/** Bytes of the files below a folder; one in two places is one. */
function sizeOf(folder: string): number {
  const seen = new Map<number, number>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) {
      const { ino, size } = statSync(join(entry.parentPath, entry.name));
      seen.set(ino, size);
    }
  return [...seen.values()].reduce((sum, size) => sum + size, 0);
}

test.run();
