// The operator's limits, in a process: what they let in, and what happens beyond them.
import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../../engine/make/compile.js';
import { fileSink } from '../../../engine/store/writer.js';
import { randomCorpus } from '../../engine/random-corpus.js';
import { start, until, type Process } from './process.js';

const limits = suite('serve');
const folder = mkdtempSync(join(tmpdir(), 'legami-limits-'));
const snapshot = join(folder, 'random.snapshot');
const acts = 1_300;
compile(randomCorpus(9, { acts, outside: 5, relations: 90 }), fileSink(snapshot), null).close();
const processes: Process[] = [];
limits.after(async () => {
  for (const { child } of processes) child.kill('SIGKILL');
  await Promise.all(processes.map(({ exit }) => exit));
  rmSync(folder, { recursive: true });
});

/** Starts the program on the snapshot. @returns its port */
async function serve(...flags: string[]): Promise<number> {
  const started = start(['--snapshot', snapshot, '--port', '0', '--no-hydrate', ...flags]);
  processes.push(started);
  await until(started, () => started.output.stdout.includes('\n'));
  return Number(/:(\d+)\n/.exec(started.output.stdout)![1]);
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Sends requests in one go on one connection, reads nothing for a while, then all. @returns the statuses of the answers */
async function pipeline(port: number, targets: readonly string[]): Promise<string[]> {
  const socket = await open(port);
  socket.pause();
  const closing = targets.map((_, at) => (at === targets.length - 1 ? 'connection: close\r\n' : ''));
  socket.write(targets.map((target, at) => `GET ${target} HTTP/1.1\r\nhost: x\r\n${closing[at]}\r\n`).join(''));
  await sleep(1_500);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk)).resume();
  if (!socket.closed) await once(socket, 'close');
  const heads = Buffer.concat(chunks)
    .toString('latin1')
    .matchAll(/HTTP\/1\.1 (\d{3}) /g);
  return Array.from(heads, ([, status]) => status!);
}

async function isAnswered(port: number): Promise<boolean> {
  return (await fetch(`http://127.0.0.1:${port}/status`)).ok;
}

/** Pages of the list that are not prepared, each in memory of its own. */
const pages = Array.from({ length: 200 }, (_, n) => `/api/public/norme?limit=1000&offset=${n + 1}`);

limits('--memory bounds what clients have not read: beyond it answers are refused, none is cut', async () => {
  const [small, large] = [await serve('--memory', '256'), await serve('--memory', '4096')];
  const page = await (await fetch(`http://127.0.0.1:${small}${pages[0]}`)).arrayBuffer();
  // A sixteenth of 256 MB, and 64 MB; what one connection waits for is between them.
  const waiting = page.byteLength * pages.length;
  assert.ok(waiting > 32 * 2 ** 20 && waiting < 60 * 2 ** 20, `${waiting} bytes`);
  const refused = await pipeline(small, pages);
  assert.is(refused.length, pages.length);
  assert.ok(refused.includes('503') && refused.includes('200'), refused.join(' '));
  assert.ok((await pipeline(large, pages)).every((status) => status === '200'));
  assert.ok(await isAnswered(small));
  assert.is((await pipeline(small, pages.slice(0, 2))).join(' '), '200 200', 'there is room again');
});

limits('256 requests may wait for the answer to one before them; a connection with more is closed', async () => {
  const port = await serve();
  const few = await pipeline(port, Array<string>(250).fill('/status'));
  assert.equal(few, Array<string>(250).fill('200'));
  const many = await pipeline(port, Array<string>(600).fill('/status'));
  assert.ok(many.length < 600, `${many.length} answers`);
  assert.ok(await isAnswered(port));
});

limits('--max-connections bounds what is open: idle connections are closed for new ones', async () => {
  const counts = [];
  for (const flags of [['--max-connections', '16'], []]) {
    const port = await serve(...flags);
    const sockets: Socket[] = [];
    for (let n = 0; n < 60; n++) {
      sockets.push(await open(port));
      await sleep(5);
    }
    await sleep(400);
    assert.ok(await isAnswered(port));
    counts.push(sockets.filter(({ closed, readableEnded }) => !closed && !readableEnded).length);
    for (const socket of sockets) socket.destroy();
  }
  assert.ok(counts[0]! <= 16, `${counts[0]} are open`);
  assert.is(counts[1], 60, 'by default all are');
});

for (const [refused, flags, environment] of [
  ['--memory: 255 found, a number from 256 to 1000000 expected', ['--memory', '255'], {}],
  // It would be a link on every page.
  ['CONTACT_URL: javascript:alert(1) found', [], { CONTACT_URL: 'javascript:alert(1)' }],
] as const) {
  limits(`${refused}: the start is refused`, async () => {
    const { output, exit } = start(['--snapshot', snapshot, '--port', '0', ...flags], environment);
    assert.is(await exit, 1);
    assert.match(output.stderr, refused);
  });
}

limits.run();
