// A mirror: the same bytes, from one who vouches for them, or the old ones.
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, existsSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../../engine/make/compile.js';
import { shapesDigest } from '../../../engine/answers/shapes-digest.js';
import { fileSink, SnapshotWriter } from '../../../engine/store/writer.js';
import { Client } from '../../../http/fetch/client.js';
import { readHeld, updateMirror, type MirrorOptions } from '../../../http/mirror/mirror.js';
import { makeSeal, sealPath, snapshotEtag, type Seal } from '../../../http/mirror/seal.js';
import { randomCorpus } from '../../engine/random-corpus.js';
import { fastClock, newFolder, removeFolder } from '../fetch/run-fetch.js';

const mirror = suite('mirror');
const folder = newFolder();
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const shapes = shapesDigest().toString('hex');
const [first, second] = ['first', 'second'].map((name, seed) => {
  const path = join(folder, `${name}.snapshot`);
  compile(randomCorpus(seed + 1, { acts: 30 + seed, outside: 5, relations: 60 }), fileSink(path), null).close();
  return path;
}) as [string, string];
const out = join(folder, 'copy.snapshot');
mirror.after(() => removeFolder(folder));

interface Origin {
  bytes: Buffer;
  seal: Seal | null;
  /** In place of the answer with the bytes. */
  misbehave?: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  /** In place of the answer with the seal. */
  answerSeal?: ((response: ServerResponse) => void) | undefined;
  ranges: (string | undefined)[];
  url: string;
}

/** Offers a snapshot as `--offer-snapshot` does. */
const origin: Origin = { bytes: Buffer.alloc(0), seal: null, ranges: [], url: '' };
const server = createServer((request, response) => {
  if (request.url === '/dati/legami.snapshot.sig') {
    if (origin.answerSeal) return void origin.answerSeal(response);
    response.writeHead(origin.seal === null ? 404 : 200).end(JSON.stringify(origin.seal));
    return;
  }
  origin.ranges.push(request.headers.range);
  if (origin.misbehave?.(request, response)) return;
  const start = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? NaN);
  if (Number.isNaN(start)) return void response.writeHead(200).end(origin.bytes);
  assert.is(request.headers['if-range'], snapshotEtag(origin.seal!.sha256));
  response.writeHead(206, { 'content-range': `bytes ${start}-${origin.bytes.length - 1}/${origin.bytes.length}` });
  response.end(origin.bytes.subarray(start));
}).listen(0, '127.0.0.1');
await once(server, 'listening');
origin.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
mirror.after(() => void server.close());

async function offer(path: string, made: string, key: KeyObject = privateKey, more: Partial<Seal> = {}): Promise<void> {
  origin.bytes = readFileSync(path);
  origin.seal = { ...(await makeSeal(path, more.shapes ?? shapes, made, key)), ...more };
  origin.ranges = [];
  origin.misbehave = undefined;
  origin.answerSeal = undefined;
}

function options(): MirrorOptions & { lines: string[] } {
  const lines: string[] = [];
  const say = (line: string): void => void lines.push(line);
  const client = new Client({ base: origin.url, userAgent: 'legami/1.0.0 (mirror)', clock: fastClock(), say });
  return { client, key: publicKey, path: out, say, lines };
}

/** Waits until a file holds so many bytes: what a client has not written yet is lost with the connection. */
async function untilHeld(path: string, bytes: number): Promise<void> {
  while ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) < bytes) await delay(5);
}

/** Looks once. @returns the message of what was refused */
async function look(): Promise<string> {
  const own = options();
  try {
    return (await updateMirror(await readHeld(own), own)) === null ? 'current' : 'changed';
  } catch (error) {
    return (error as Error).message;
  }
}

mirror.before.each(async () => {
  for (const end of ['', '.sig', '.newest.sig', '.part', '.part.sig']) rmSync(`${out}${end}`, { force: true });
  await offer(first, '2026-11-01T00:00:00.000Z');
});

mirror('holds the same bytes, and looks again without fetching them', async () => {
  assert.is(await look(), 'changed');
  assert.ok(readFileSync(out).equals(readFileSync(first)));
  assert.equal(JSON.parse(readFileSync(sealPath(out), 'utf8')), origin.seal);
  assert.is(await look(), 'current');
  assert.is(origin.ranges.length, 1);
});

mirror('changes over to a newer snapshot, and never back to an older one', async () => {
  await look();
  await offer(second, '2026-11-02T00:00:00.000Z');
  assert.is(await look(), 'changed');
  await offer(first, '2026-11-01T00:00:00.000Z');
  assert.match(await look(), /^the origin: a snapshot of 2026-11-01\S+ found, one later than 2026-11-02\S+ expected$/);
  assert.ok(readFileSync(out).equals(readFileSync(second)));
});

mirror('goes on where a transfer was cut', async () => {
  const half = Math.floor(origin.bytes.length / 2);
  origin.misbehave = (request, response) => {
    if (request.headers.range !== undefined) return false;
    response.writeHead(200, { 'content-length': origin.bytes.length }).write(origin.bytes.subarray(0, half));
    void untilHeld(`${out}.part`, half).then(() => response.destroy());
    return true;
  };
  assert.is(await look(), 'changed');
  assert.equal(origin.ranges, [undefined, `bytes=${half}-`]);
  assert.ok(readFileSync(out).equals(origin.bytes));
});

mirror('goes on where a process was killed, if it is the same snapshot', async () => {
  writeFileSync(`${out}.part`, origin.bytes.subarray(0, 1000));
  writeFileSync(`${out}.part.sig`, JSON.stringify(origin.seal));
  assert.is(await look(), 'changed');
  assert.equal(origin.ranges, ['bytes=1000-']);
  await offer(second, '2026-11-02T00:00:00.000Z');
  writeFileSync(`${out}.part`, 'of another one');
  assert.is(await look(), 'changed');
  assert.equal(origin.ranges, [undefined]);
});

mirror('ends a change-over that was killed between its two renames', async () => {
  copyFileSync(first, out);
  writeFileSync(`${out}.part.sig`, JSON.stringify(origin.seal));
  assert.is((await readHeld(options())).seal?.sha256, origin.seal!.sha256);
  assert.ok(existsSync(sealPath(out)) && !existsSync(`${out}.part.sig`));
});

mirror('opens no snapshot without a valid seal', async () => {
  copyFileSync(first, out);
  const own = options();
  assert.is((await readHeld(own)).seal, null);
  assert.match(own.lines.join(), /not vouched for by the key: it is not opened/);
  origin.seal = null;
  assert.match(await look(), /^the seal: status 404/);
});

mirror(
  'never opens or takes an older snapshot than the seal that it held, whatever happened to its files',
  async () => {
    await look();
    await offer(second, '2026-11-02T00:00:00.000Z');
    assert.is(await look(), 'changed');
    const damage: [string, () => void, RegExp][] = [
      ['a flipped bit', () => flip(out), /not vouched for/],
      ['a lost seal', () => rmSync(sealPath(out)), /^$/],
      ['a lost snapshot', () => rmSync(out), /^$/],
    ];
    for (const [what, arrange, said] of damage) {
      await offer(first, '2026-11-01T00:00:00.000Z');
      arrange();
      const own = options();
      await readHeld(own);
      assert.match(own.lines.join(), said, what);
      assert.match(await look(), /a snapshot of 2026-11-01\S+ found, one later than 2026-11-02\S+ expected/, what);
      await offer(second, '2026-11-02T00:00:00.000Z');
      assert.ok(['changed', 'current'].includes(await look()), what);
      assert.is((await readHeld(options())).seal?.made, '2026-11-02T00:00:00.000Z', what);
    }
    // An older copy with its own seal, put there by hand.
    copyFileSync(first, out);
    const older = await makeSeal(first, shapes, '2026-11-01T00:00:00.000Z', privateKey);
    writeFileSync(sealPath(out), JSON.stringify(older));
    const own = options();
    assert.is((await readHeld(own)).seal, null);
    assert.match(
      own.lines.join(),
      /a snapshot of 2026-11-01\S+, older than one of 2026-11-02\S+ that was held: it is not opened/,
    );
  },
);

function flip(path: string): void {
  const bytes = readFileSync(path);
  bytes[5000]! ^= 1;
  writeFileSync(path, bytes);
}

mirror('links beside the copy are replaced, never followed', async () => {
  const victim = join(folder, 'victim');
  writeFileSync(victim, 'mine');
  for (const end of ['.part', '.part.sig', '.part.sig.new', '.newest.sig.new', '.sig.new']) {
    rmSync(`${out}${end}`, { force: true });
    symlinkSync(victim, `${out}${end}`);
  }
  assert.is(await look(), 'changed');
  assert.is(readFileSync(victim, 'utf8'), 'mine');
  assert.ok(readFileSync(out).equals(readFileSync(first)));
});

mirror('reads no more than a seal is long', async () => {
  let sent = 0;
  const piece = Buffer.alloc(1 << 16, '{');
  origin.answerSeal = (response) => {
    const send = (): void => {
      while (!response.destroyed && response.write(piece)) sent += piece.length;
    };
    response.on('drain', send);
    send();
  };
  assert.match(await look(), /^the seal: more than 4096 bytes, fewer expected$/);
  assert.ok(sent < 8e6, `${sent} bytes sent`);
  origin.answerSeal = (response) =>
    response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(50e6, ' ')));
  assert.match(await look(), /^the seal: more than 4096 bytes/);
});

const refused: [string, () => Promise<void> | void, RegExp][] = [
  [
    'a seal of another key',
    () => offer(second, '2026-11-02T00:00:00.000Z', generateKeyPairSync('ed25519').privateKey),
    /a seal found that the key did not make/,
  ],
  [
    'a seal that was changed',
    () => offer(second, '2026-11-02T00:00:00.000Z', privateKey, { bytes: 5 }),
    /a seal found that the key did not make/,
  ],
  [
    'a snapshot of another make',
    async () => {
      origin.bytes = readFileSync(second);
      origin.seal = await makeSeal(second, '0011223344556677', '2026-11-02T00:00:00.000Z', privateKey);
    },
    /a snapshot of another make \(shapes 0011223344556677\) found, \w{16} expected: the old one is kept/,
  ],
  [
    'a damaged snapshot',
    async () => {
      await offer(second, '2026-11-02T00:00:00.000Z');
      origin.bytes[5000]! ^= 1;
    },
    /bytes of sha256 \w{64} found, \w{64} expected/,
  ],
  [
    'more bytes than were signed',
    async () => {
      await offer(second, '2026-11-02T00:00:00.000Z');
      origin.bytes = Buffer.concat([origin.bytes, Buffer.from('x')]);
    },
    /more than the \d+ bytes that were signed/,
  ],
  [
    'offsets that lead astray, though they were signed',
    async () => {
      const path = join(folder, 'astray.snapshot');
      const writer = new SnapshotWriter(fileSink(path));
      writer.begin('names');
      writer.append(Buffer.from('ab'));
      writer.column('names.ends', Uint32Array.of(1, 900));
      writer.finish(Buffer.alloc(32), shapesDigest()).close();
      await offer(path, '2026-11-02T00:00:00.000Z');
    },
    /section names\.ends: offsets from 0 to 2 expected, in ascending order/,
  ],
];

for (const [name, arrange, message] of refused) {
  mirror(`refuses ${name}, and keeps the old one`, async () => {
    await look();
    await arrange();
    assert.match(await look(), message);
    assert.ok(readFileSync(out).equals(readFileSync(first)));
    assert.ok(!existsSync(`${out}.part`) || name.startsWith('more bytes'));
    assert.is((await readHeld(options())).seal?.made, '2026-11-01T00:00:00.000Z');
  });
}

mirror.run();
