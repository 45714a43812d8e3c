// A change of the snapshot while clients ask without a pause.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../engine/make/compile.js';
import { fileSink } from '../../engine/store/writer.js';
import { randomCorpus } from '../engine/random-corpus.js';

const test = suite('change-over');
const folder = mkdtempSync(join(tmpdir(), 'legami-test-'));
test.after(() => rmSync(folder, { recursive: true }));

const connections = 32;
const changes = 10;
const served = join(folder, 'served.snapshot');
const snapshots = [21, 22].map((seed) => {
  const path = join(folder, `${seed}.snapshot`);
  const corpus = randomCorpus(seed, { acts: 60 + seed, outside: 5, relations: 100 });
  compile({ ...corpus, digest: String(seed).repeat(32) }, fileSink(path), null).close();
  return path;
});

/** Puts a snapshot in the served one's place, as making it again does. */
function serve(at: number): void {
  copyFileSync(snapshots[at % 2]!, `${served}.partial`);
  renameSync(`${served}.partial`, served);
}

interface Answer {
  status: number;
  etag: string;
  text: string;
}

function ask(agent: Agent | undefined, port: number, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = get({ agent, host: '127.0.0.1', port, path }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      reply.on('error', reject);
      reply.on('end', () => resolve({ status: reply.statusCode!, etag: reply.headers.etag ?? '', text }));
    });
    call.on('error', reject);
  });
}

const targets = [
  'norme?limit=50',
  'norme?limit=7&offset=20',
  'graph?max_nodi=40',
  'graph?livello=articolo&max_nodi=30',
];

/** Starts the program on the first snapshot. @param flags of Node */
async function start(flags: readonly string[] = []) {
  serve(0);
  const child = spawn(process.execPath, [
    ...flags,
    join(import.meta.dirname, '../../http/cli/main.cjs'),
    ...['--snapshot', served, '--port', '0'],
  ]);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const port = Number(/:(\d+)\n/.exec(line.toString())![1]);
  /** Resolves when it has said so many times that it changed over. */
  const changed = async (count: number) => {
    while (said.split('changed over').length <= count) {
      assert.is(child.exitCode, null, said);
      await once(child.stderr, 'data');
    }
  };
  return { child, port, said: () => said, changed };
}

test('ten changes under load: no request fails, no answer is mixed', async () => {
  const { child, port, said, changed } = await start();
  const truth = new Map<string, string>();
  const learn = async () => {
    for (const target of targets) {
      const { etag, text } = await ask(undefined, port, `/api/public/${target}`);
      truth.set(`${target} ${etag}`, text);
    }
  };
  try {
    await learn();
    serve(1);
    child.kill('SIGHUP');
    await changed(1);
    await learn();
    assert.is(truth.size, targets.length * 2);

    let isOver = false;
    let answers = 0;
    const agent = new Agent({ keepAlive: true, maxSockets: connections });
    const clients = Array.from({ length: connections }, async (_, client) => {
      for (let i = client; !isOver; i++) {
        const target = targets[i % targets.length]!;
        const { status, etag, text } = await ask(agent, port, `/api/public/${target}`);
        assert.is(status, 200);
        assert.ok(truth.get(`${target} ${etag}`) === text, `${target}: another answer under ${etag}`);
        answers++;
      }
    });
    for (let change = 0; change < changes; change++) {
      serve(change);
      child.kill('SIGHUP');
      await changed(change + 2);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    isOver = true;
    await Promise.all(clients);
    agent.destroy();
    assert.ok(answers > connections * 4, `${answers} answers`);
    assert.is(child.exitCode, null);
    assert.not.match(said(), /Error|given up/);
  } finally {
    child.kill('SIGKILL');
    await once(child, 'close');
  }
});

/** Tells, when asked by a signal, what memory is in use outside the heap once the garbage is gone. */
const probe = `process.on('SIGUSR2', () => {
  global.gc();
  setTimeout(() => (global.gc(), console.log('in use', process.memoryUsage().arrayBuffers)), 100);
});`;

test('a change releases the memory and the file of the old catalog', async () => {
  const probeFile = join(folder, 'probe.cjs');
  writeFileSync(probeFile, probe);
  const { child, changed } = await start(['--expose-gc', '--require', probeFile]);
  const measure = async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    child.kill('SIGUSR2');
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    return Number(/in use (\d+)/.exec(line.toString())![1]);
  };
  // What is taken into memory behind the open port takes a while, with pauses: measured until it stays as it is six times.
  const inUse = async () => {
    let last = await measure();
    for (let stays = 0; stays < 6;) {
      const next = await measure();
      stays = Math.abs(next - last) <= last * 0.01 ? stays + 1 : 0;
      last = next;
    }
    return last;
  };
  const descriptors = `/proc/${child.pid}/fd`;
  const openFiles = () => (existsSync(descriptors) ? readdirSync(descriptors).length : 0);
  try {
    const [bytes, files] = [await inUse(), openFiles()];
    for (let change = 1; change <= 3; change++) {
      serve(change);
      child.kill('SIGHUP');
      await changed(change);
    }
    const after = await inUse();
    assert.ok(after < bytes * 1.2, `${after} bytes in use after, ${bytes} before`);
    assert.is(openFiles(), files);
  } finally {
    child.kill('SIGKILL');
    await once(child, 'close');
  }
});

test.run();
