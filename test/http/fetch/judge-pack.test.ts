// Answers that would cost what is held: endless, inflating, shrunken, replayed, worthless. Nothing of them is believed, nothing is lost.
import { readFileSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Client } from '../../../http/fetch/client.js';
import { writeZip } from '../../zip-writer.js';
import { json, Portal, type Misbehaviour } from './portal.js';
import { act, documentOf, entriesOf, packOf, type PortalAct } from './portal-acts.js';
import { acts, collections, contentOf, fastClock, newFolder, removeFolder, runFetch } from './run-fetch.js';

interface Context {
  portal: Portal;
  folder: string;
  /** The files of the folder before the attack. */
  before: string[];
}

const attack = suite<Context>('attacks on fetching');
const own = Array.from({ length: 20 }, (_, i) => act('REGIO DECRETO', '1930-10-19', 1 + i));
const law = act('LEGGE', '1990-08-07', 241);
const codes = 'collections/Codici V.zip';

attack.before.each(async (context) => {
  const made = { V: '2026-08-08' };
  const others = ['Testi Unici', 'DPR'].map((name, i) => ({ name, acts: [act('DPR', '2000-01-01', i)], made }));
  context.portal = await Portal.start([{ name: 'Codici', acts: own, made: { ...made } }, ...others], [law]);
  context.folder = newFolder();
  await runFetch(context.portal.url, context.folder, {
    ...acts('legge', 1990, 1990),
    collections: collections([null]).collections,
  });
  context.before = packsOf(context.folder);
});
attack.after.each(({ portal, folder }) => {
  portal.close();
  removeFolder(folder);
});

/** All packs but the previous ones. */
function packsOf(folder: string): string[] {
  return contentOf(folder).filter((line) => line.includes('.zip ') && !line.startsWith('.'));
}

/** Sends a piece again and again until its reader has gone. */
function endless(response: ServerResponse, piece: Buffer): void {
  const send = (): void => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', send);
  send();
}

/** 100 MB of blanks in 100 kB. */
const bomb = gzipSync(Buffer.alloc(100e6, ' '));
const inflating: Misbehaviour = (_, response) =>
  response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb);
const unending: Misbehaviour = (_, response) =>
  endless(response.writeHead(200, { 'content-type': 'application/json' }), Buffer.alloc(1 << 16, '['));
const unendingError: Misbehaviour = (_, response) => endless(response.writeHead(404), Buffer.alloc(1 << 16, 'x'));

for (const [name, how] of [
  ['endless', unending],
  ['inflating', inflating],
  ['endless error', unendingError],
] as const) {
  attack(`an ${name} answer is cut off, and what is held stays`, async ({ portal, folder, before }) => {
    for (const on of [/^GET collections\/coll/, /^POST ricerca\/aggiornati/, /^GET tipologiche/]) {
      portal.fail(on, how, 20);
      await rejects(runFetch(portal.url, folder, null), /more than \d+ bytes, fewer expected|status 404/);
      portal.faults.length = 0;
    }
    assert.equal(packsOf(folder), before);
    assert.equal((await runFetch(portal.url, folder, null)).failed, []);
  });
}

/** Renews the pack of the first collection, which then comes otherwise. */
function renew(portal: Portal, how: Misbehaviour, times = 20): void {
  portal.collections[0]!.made.V = '2026-08-20';
  portal.fail(/^GET file-download\/V Codici/, how, times);
}

const asPack =
  (pack: Buffer): Misbehaviour =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'application/zip' }).end(pack);

/** A pack of all acts, whose documents are changed. */
function packWith(change: (document: Buffer, at: number) => Buffer): Buffer {
  const entries = own.flatMap((one) => entriesOf(one, 'V'));
  return writeZip(entries.map(({ name, bytes }, at) => ({ name, bytes: change(bytes, at) })));
}

const worthless: [string, Misbehaviour, RegExp][] = [
  [
    'that never ends',
    (_, response) => endless(response.writeHead(200), Buffer.concat([Buffer.from('PK'), Buffer.alloc(1 << 20, 1)])),
    /more than 109051904 bytes found, at most 109051904 expected/,
  ],
  [
    'that says that it is larger than any',
    (_, response) => response.writeHead(200, { 'content-length': 99e9 }).write('PK'),
    /99000000000 bytes found, at most 109051904 expected/,
  ],
  [
    'of base64',
    asPack(packWith(() => Buffer.from(Buffer.from('<html><body>Testo</body></html>').toString('base64')))),
    /0 of 20 documents read of the pack are acts \(.*base64/,
  ],
  ['of blanks', asPack(packWith(() => Buffer.alloc(200, ' '))), /0 of 20 documents read/],
  [
    'of acts without a text',
    asPack(packWith((bytes) => Buffer.from(bytes.toString().replace(/<p>Testo[^<]*<\/p>/, '<p> </p>')))),
    /0 of 20 documents read of the pack are acts \(.*an act without a text, one with articles expected/,
  ],
  [
    'half of whose documents are none',
    asPack(packWith((bytes, at) => (at % 2 === 0 ? bytes : Buffer.from('PGh0bWw+')))),
    /10 of 20 documents read of the pack are acts .*, 20 of 20 in the one that it would replace, which is kept/,
  ],
  [
    'of half of the acts',
    asPack(packOf(own.slice(0, 10), 'V')),
    /a pack of 10 acts, 20 in the one that it would replace, which is kept; --allow-shrink/,
  ],
];

for (const [name, how, line] of worthless) {
  attack(`a pack ${name} does not replace a good one`, async ({ portal, folder, before }) => {
    renew(portal, how);
    const run = await runFetch(portal.url, folder, null);
    assert.match(run.failed.join(), line);
    assert.equal(packsOf(folder), before);
    portal.faults.length = 0;
    assert.equal([(await runFetch(portal.url, folder, null)).fetched], [1], 'it is asked for again');
  });
}

attack(
  'a pack may shrink where the operator says so, and the one before is kept',
  async ({ portal, folder, before }) => {
    portal.collections[0]!.acts = own.slice(0, 10);
    portal.collections[0]!.made.V = '2026-08-20';
    portal.fail(/^GET file-download\/V Codici/, asPack(packOf(own.slice(0, 10), 'V')));
    const run = await runFetch(portal.url, folder, null, { mayShrink: true });
    assert.equal([run.fetched, run.failed], [1, []]);
    const old = before.find((one) => one.startsWith(codes))!;
    assert.ok(contentOf(folder).includes(`.previous/${old}`));
  },
);

attack('an older edition of the catalogue is not believed', async ({ portal, folder, before }) => {
  portal.collections[0]!.made.V = '2026-07-01';
  const run = await runFetch(portal.url, folder, null);
  assert.equal([run.fetched, run.failed], [0, []]);
  assert.match(
    run.lines.join(),
    /Codici \(V\): made on 2026-07-01 by the catalogue, held of 2026-08-08: the later one is kept/,
  );
  assert.equal(packsOf(folder), before);
});

attack('a catalogue that lost most of what is held is not believed', async ({ portal, folder, before }) => {
  portal.collections.splice(0, 2);
  await rejects(
    runFetch(portal.url, folder, null),
    /2 of the 3 collections that are held are not in it: it is not believed/,
  );
  assert.equal(packsOf(folder), before);
});

attack('a flipped byte on the disk is found, and its pack fetched again', async ({ portal, folder, before }) => {
  const path = join(folder, codes);
  const bytes = readFileSync(path);
  bytes[200]! ^= 1;
  writeFileSync(path, bytes);
  const run = await runFetch(portal.url, folder, null);
  assert.match(
    run.lines.join('\n'),
    /^collections\/Codici V\.zip: sha256 \w{64} found, \w{64} expected: fetched again$/m,
  );
  assert.is(run.fetched, 1);
  assert.equal(packsOf(folder), before);
});

attack('names of the portal are printed as they are, never obeyed by a terminal', async ({ portal, folder }) => {
  portal.collections.push({ name: 'A\x1b[2J\u202eB', acts: [act('DPR', '2001-01-01', 9)], made: { V: '2026-08-08' } });
  const dry = await runFetch(portal.url, folder, null, { isDryRun: true });
  assert.match(dry.lines.join('\n'), /A\\x1b\[2J\\u\{202e\}B \(V\): 1 acts/);
  portal.fail(/^GET collections\/coll/, (_, response) => json(response, 404, { message: '\x1b]0;x\x07', code: null }));
  await rejects(runFetch(portal.url, folder, null), /\\x1b\]0;x\\x07/);
});

attack('nothing leads from https to http, or to data', async () => {
  const client = new Client({ base: 'https://127.0.0.1:1/', userAgent: 'x', clock: fastClock(), say: () => undefined });
  for (const path of ['http://127.0.0.1:1/pack', 'data:application/zip,PK', 'file:///etc/hosts']) {
    await rejects(
      client.ask({ path, what: 'the pack' }, () => Promise.resolve()),
      /^the pack: the address "\S+", one of https:\/\/ expected$/,
    );
  }
});

attack('a document of a bomb is not inflated', async ({ portal, folder, before }) => {
  const zeros = Buffer.alloc(80 << 20, ' ');
  renew(
    portal,
    asPack(writeZip(own.flatMap((one: PortalAct) => entriesOf(one, 'V').map(({ name }) => ({ name, bytes: zeros }))))),
  );
  const run = await runFetch(portal.url, folder, null);
  assert.match(
    run.failed.join(),
    /0 of 0 documents read of the pack are acts \(83886080 bytes, expected at most 67108864\)/,
  );
  assert.equal(packsOf(folder), before);
  assert.ok(documentOf(own[0]!, null).length > 0);
});

async function rejects(promise: Promise<unknown>, message: RegExp): Promise<void> {
  try {
    await promise;
  } catch (error) {
    assert.match((error as Error).message, message);
    return;
  }
  assert.unreachable(`no error, ${message} expected`);
}

attack.run();
