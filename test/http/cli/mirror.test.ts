// From a signed snapshot to a mirror that answers the same bytes, and follows when a newer one is out.
import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { on } from 'node:events';
import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog } from '../../../engine/make/open-catalog.js';
import { projectRoot } from '../../source-tree.js';
import { act, packOf } from '../fetch/portal-acts.js';
import { newFolder, removeFolder } from '../fetch/run-fetch.js';

const mirror = suite('legami sign and mirror');
const program = join(projectRoot, 'dist/http/cli/main.cjs');
const folder = newFolder();
const [snapshot, copy, key] = ['law.snapshot', 'copy.snapshot', 'key'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
const started: ChildProcess[] = [];
mirror.after(() => {
  for (const child of started) child.kill('SIGKILL');
  removeFolder(folder);
});

interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

function legami(...args: string[]): Promise<Ended> {
  const child = spawn(process.execPath, [program, ...args], { env: { PATH: process.env['PATH'] } });
  const ended: Ended = { status: null, stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (ended.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (ended.stderr += chunk.toString()));
  return new Promise((resolve) => child.on('close', (status) => resolve({ ...ended, status })));
}

/** Starts a command that serves. @returns its process and its address */
async function begin(...args: string[]): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [program, ...args, '--port', '0'], {
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const line = await new Promise<string>((resolve) => {
    createInterface(child.stdout)
      .once('line', resolve)
      .once('close', () => resolve(complaints));
  });
  return { child, url: /http:\/\/\S+$/.exec(line)?.[0] ?? line };
}

/** Makes the snapshot of so many laws, and signs it. */
async function publish(laws: number): Promise<void> {
  const acts = Array.from({ length: laws }, (_, i) => act('LEGGE', '1990-08-07', i + 1));
  writeFileSync(join(folder, 'laws.zip'), packOf(acts, 'V'));
  const made = `${snapshot}.made`;
  (
    await openCatalog({ corpus: [join(folder, 'laws.zip')], snapshot: made, strict: true, report: () => undefined })
  ).close();
  renameSync(made, snapshot);
  const { status, stdout, stderr } = await legami('sign', snapshot, '--key', `${key}.pem`);
  assert.is(status, 0, stderr);
  assert.match(stdout, /^signed {4}\S+law\.snapshot\.sig, sha256 \w{64}\n$/);
}

/** Resolves when the process has written a line with the words. */
async function lineWith(child: ChildProcess, words: string): Promise<void> {
  for await (const [line] of on(createInterface(child.stderr!), 'line', { signal: AbortSignal.timeout(30_000) })) {
    if (String(line).includes(words)) return;
  }
}

const bytesOf = async (url: string): Promise<string> => (await fetch(url)).text();
const question = '/api/public/norme?limit=50';

mirror('keys are made once, the secret one for its owner alone', async () => {
  assert.is((await legami('sign', '--new-key', key)).status, 0);
  assert.is(statSync(`${key}.pem`).mode & 0o777, 0o600);
  const again = await legami('sign', '--new-key', key);
  assert.is(again.status, 1);
  assert.match(again.stderr, /EEXIST/);
});

mirror('a mirror answers the same bytes, and changes over when a newer snapshot is out', async () => {
  await publish(3);
  const origin = await begin('serve', '--snapshot', snapshot, '--offer-snapshot');
  const { child, url } = await begin(
    'mirror',
    origin.url,
    '--key',
    `${key}.pub.pem`,
    '--out',
    copy,
    '--every',
    '0.005',
  );
  const before = await bytesOf(url + question);
  assert.is(before, await bytesOf(origin.url + question));
  assert.ok(readFileSync(copy).equals(readFileSync(snapshot)));
  await publish(4);
  origin.child.kill('SIGHUP');
  const deadline = Date.now() + 30_000;
  while ((await bytesOf(url + question)) === before && Date.now() < deadline) await sleep(100);
  const after = await bytesOf(url + question);
  assert.is((JSON.parse(after) as { totale: number }).totale, 4);
  assert.is(after, await bytesOf(origin.url + question));
  interface WithCopy {
    copia: { firmata_il: string; eta_secondi: number; controllata_il: string; tentativi_falliti: number };
  }
  const { made } = JSON.parse(readFileSync(`${copy}.sig`, 'utf8')) as { made: string };
  for (const path of ['/status', '/api/public/health']) {
    const reply = await fetch(url + path);
    const { copia } = (await reply.json()) as WithCopy;
    assert.is(copia.firmata_il, made, path);
    assert.ok(copia.eta_secondi >= 0 && copia.eta_secondi < 600 && copia.controllata_il > made, JSON.stringify(copia));
    assert.is(reply.headers.get('etag'), null, 'another age at each request');
  }
  origin.child.kill();
  assert.is(await bytesOf(url + question), after, 'it serves on without its origin');
  // Bytes that nobody vouches for are not opened on a signal either.
  const said = lineWith(child, 'not vouched for by the key: it is not opened');
  writeFileSync(`${copy}.other`, readFileSync(snapshot).fill(0, 4000, 4010));
  renameSync(`${copy}.other`, copy);
  child.kill('SIGHUP');
  await said;
  assert.is(await bytesOf(url + question), after);
});

mirror('limits are those of serve', async () => {
  const flags = ['--key', `${key}.pub.pem`, '--out', join(folder, 'limited.snapshot')];
  const refused = await legami('mirror', 'http://127.0.0.1:1', ...flags, '--dear', '0');
  assert.is(refused.status, 1);
  assert.match(refused.stderr, /--dear: 0 found, a number from 1 to 64 expected/);
  const origin = await begin('serve', '--snapshot', snapshot, '--offer-snapshot');
  const limited = await begin('mirror', origin.url, ...flags, '--max-connections', '16', '--memory', '300');
  const sockets: Socket[] = [];
  for (let n = 0; n < 40; n++) {
    const socket = connect(Number(new URL(limited.url).port), '127.0.0.1');
    sockets.push(socket.on('error', () => undefined).resume());
    await sleep(10);
  }
  await sleep(400);
  const open = sockets.filter(({ closed }) => !closed).length;
  assert.ok(open <= 16, `${open} are open`);
  assert.is((await fetch(`${limited.url}/status`)).status, 200);
  for (const socket of sockets) socket.destroy();
});

mirror('a key with a passphrase signs only with it', async () => {
  const locked = join(folder, 'locked');
  writeFileSync(join(folder, 'passphrase'), 'una frase\n');
  const file = ['--passphrase-file', join(folder, 'passphrase')];
  const made = await legami('sign', '--new-key', locked, ...file);
  assert.match(made.stdout, /locked\.pem \(secret, encrypted\)/);
  assert.match(readFileSync(`${locked}.pem`, 'utf8'), /^-----BEGIN ENCRYPTED PRIVATE KEY-----/);
  const without = await legami('sign', snapshot, '--key', `${locked}.pem`);
  assert.equal([without.status, without.stdout], [1, '']);
  assert.match(without.stderr, /a key with a passphrase found, and no passphrase: --passphrase-file expected/);
  writeFileSync(join(folder, 'wrong'), 'altra\n');
  const wrong = await legami('sign', snapshot, '--key', `${locked}.pem`, '--passphrase-file', join(folder, 'wrong'));
  assert.match(wrong.stderr, /the passphrase does not open it/);
  assert.is((await legami('sign', snapshot, '--key', `${locked}.pem`, ...file)).status, 0);
  assert.is((await legami('sign', snapshot, '--key', `${key}.pem`)).status, 0, 'signed as before, for what follows');
});

mirror('the offer has ranges, etag, repr-digest and a seal', async () => {
  const origin = await begin('serve', '--snapshot', snapshot, '--offer-snapshot');
  const address = `${origin.url}/dati/legami.snapshot`;
  const bytes = readFileSync(snapshot);
  const digest = createHash('sha256').update(bytes).digest();
  const whole = await fetch(address);
  assert.ok(Buffer.from(await whole.arrayBuffer()).equals(bytes));
  assert.is(whole.headers.get('content-length'), String(bytes.length));
  assert.is(whole.headers.get('repr-digest'), `sha-256=:${digest.toString('base64')}:`);
  const etag = whole.headers.get('etag')!;
  const ask = async (headers: Record<string, string>, method = 'GET') => {
    const reply = await fetch(address, { headers, method });
    const found = Buffer.from(await reply.arrayBuffer());
    return [reply.status, reply.headers.get('content-range'), found] as const;
  };
  const { length } = bytes;
  const expected: [Record<string, string>, number, string | null, Buffer][] = [
    [{ range: 'bytes=10-19' }, 206, `bytes 10-19/${length}`, bytes.subarray(10, 20)],
    [{ range: `bytes=${length - 5}-` }, 206, `bytes ${length - 5}-${length - 1}/${length}`, bytes.subarray(-5)],
    [{ range: 'bytes=-7' }, 206, `bytes ${length - 7}-${length - 1}/${length}`, bytes.subarray(-7)],
    [{ range: `bytes=5-${length + 9}`, 'if-range': etag }, 206, `bytes 5-${length - 1}/${length}`, bytes.subarray(5)],
    [{ range: 'bytes=10-19', 'if-range': '"other"' }, 200, null, bytes],
    [{ range: 'bytes=0-1,5-6' }, 200, null, bytes],
    [{ range: 'lines=0-1' }, 200, null, bytes],
    [{ range: `bytes=${length}-` }, 416, `bytes */${length}`, Buffer.alloc(0)],
  ];
  for (const [headers, status, range, found] of expected) {
    const reply = await ask(headers);
    assert.equal([reply[0], reply[1], reply[2].equals(found)], [status, range, true], JSON.stringify(headers));
  }
  assert.equal((await ask({ range: 'bytes=0-9' }, 'HEAD'))[2].length, 0);
  // `fetch` would add `cache-control: no-cache`, which asks for the whole.
  const fresh = await new Promise<number | undefined>((resolve) => {
    get(address, { headers: { 'if-none-match': etag } }, (reply) => resolve(reply.resume().statusCode));
  });
  assert.is(fresh, 304);
  const seal = JSON.parse(await bytesOf(`${address}.sig`)) as { sha256: string };
  assert.is(seal.sha256, digest.toString('hex'));
  // A seal of another snapshot is not given away with this one.
  writeFileSync(`${snapshot}.sig`, '{"version":1}');
  assert.is((await fetch(`${address}.sig`)).status, 404);
  origin.child.kill();
  const silent = await begin('serve', '--snapshot', snapshot);
  assert.is((await fetch(`${silent.url}/dati/legami.snapshot`)).status, 404);
  silent.child.kill();
});

mirror('a wrong command line is one line', async () => {
  const wrong: [string[], RegExp][] = [
    [['mirror', '--key', `${key}.pub.pem`, '--out', copy], /^no URL found, the address of a service expected/],
    [['mirror', 'http://127.0.0.1:1', '--out', copy], /^--key and --out expected/],
    [['mirror', 'http://127.0.0.1:1', '--key', `${key}.pem`, '--out', copy], /no public key of Ed25519 in PEM found/],
    [['mirror', 'http://127.0.0.1:1', '--key', `${key}.pub.pem`, '--out', copy, '--every', 'x'], /^--every: x found/],
    [['sign', snapshot], /^--key expected/],
    [['sign', snapshot, '--key', `${key}.pub.pem`], /no private key of Ed25519 in PEM found/],
    [['sign', program, '--key', `${key}.pem`], /another kind of file found, a snapshot expected/],
  ];
  for (const [args, message] of wrong) {
    const { status, stderr } = await legami(...args);
    assert.is(status, 1);
    assert.match(stderr, message);
    assert.not.match(stderr, /^ {4}at /m);
  }
});

mirror.run();
