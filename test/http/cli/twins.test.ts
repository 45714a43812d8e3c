// Several threads on one port: where Node.js can, both answer, change over and stop; where it cannot, one thread answers and says why.
import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readServeOptions } from '../../../http/cli/serve-options.js';
import { shareLimits, whyAlone } from '../../../http/cli/twins.js';
import { start, until, type Process } from './process.js';

const twins = suite('twins');
const processes: Process[] = [];
twins.after(async () => {
  for (const { child } of processes) child.kill('SIGKILL');
  await Promise.all(processes.map(({ exit }) => exit));
});

twins('a port is shared from Node.js 22.12 on, not by 23.0, and not on every system', () => {
  const can = (version: string): boolean => whyAlone(version, 'linux') === null;
  assert.equal(['20.20.2', '22.11.0', '22.12.0', '22.23.3', '23.0.0', '23.1.0', '24.0.0'].map(can), [
    false,
    false,
    true,
    true,
    false,
    true,
    true,
  ]);
  assert.match(whyAlone('24.0.0', 'darwin')!, /^darwin found, .* expected/);
});

twins('the limits are those of the process: each thread has its share', () => {
  assert.equal(shareLimits({ memory: 1000, connections: 101, dear: 3 }, 2), { memory: 500, connections: 51, dear: 2 });
  assert.equal(shareLimits({ dear: 1 }, 1), { dear: 1 });
  const { memory, connections, dear } = shareLimits({}, 4);
  assert.ok(memory! > 0 && connections === 1024 && dear! >= 1);
});

twins('threads need a snapshot that they can open together', () => {
  assert.throws(() => readServeOptions(['--corpus', 'c', '--threads', '2'], {}), /--threads: no --snapshot found/);
  assert.is(readServeOptions(['--corpus', 'c', '--snapshot', 's', '--threads', '2'], {}).threads, 2);
  assert.throws(() => readServeOptions(['--threads', '0'], {}), /a number from 1 to 64 expected/);
});

twins('two threads are asked for', async () => {
  const served = start(['--port', '0', '--admin-port', '0', '--threads', '2']);
  processes.push(served);
  const { output, child, exit } = served;
  await until(served, () => output.stdout.includes('\n'));
  const base = /http:\S+/.exec(output.stdout)![0];
  const admin = /admin port: (http:\S+)/.exec(output.stderr)![1]!;
  const reason = whyAlone();
  if (reason !== null) {
    assert.ok(output.stderr.includes(`--threads 2: ${reason}: one thread answers`), output.stderr);
    assert.is((await fetch(`${base}/status`)).status, 200);
  } else {
    // A proxy that waits for it connects at once: its connections stay with the threads that listen then.
    while ((await fetch(`${admin}/ready`)).status !== 200) await sleep(2);
    assert.is((await answers(admin)).length, 2, 'ready only where both listen');
    // Each request has a connection of its own, which goes to either thread.
    await untilBoth(base, admin);
    child.kill('SIGHUP');
    await until(served, () => output.stderr.includes('thread 2: changed over to'));
    await untilBoth(base, admin);
  }
  child.kill('SIGTERM');
  assert.is(await exit, 0);
});

/** Asks until both threads have answered more than before. */
async function untilBoth(base: string, admin: string): Promise<void> {
  const before = await answers(admin);
  for (let asked = 0; asked < 400; asked++) {
    const reply = await fetch(`${base}/api/public/health`, { headers: { connection: 'close' } });
    assert.is(reply.status, 200);
    await reply.text();
    if (asked % 20 !== 19) continue;
    // What the second thread counts is told once a second.
    await sleep(1_100);
    const now = await answers(admin);
    if (now.length === 2 && now.every((count, at) => count > (before[at] ?? 0))) return;
  }
  assert.unreachable(`only one thread answered: ${JSON.stringify([before, await answers(admin)])}`);
}

/** Answers by thread. */
async function answers(admin: string): Promise<number[]> {
  const text = await (await fetch(`${admin}/metrics`)).text();
  return [...text.matchAll(/^legami_thread_answers_total\{thread="\d+"\} (\d+)$/gm)].map((found) => Number(found[1]));
}

twins.run();
