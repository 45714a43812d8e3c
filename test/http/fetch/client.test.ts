// Every recorded fault of the portal: overcome where it passes, reported in one line where it does not, and no bad pack kept.
import type { ServerResponse } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { json, Portal, type Misbehaviour } from './portal.js';
import { act, packOf } from './portal-acts.js';
import { blocked } from './portal-recordings.js';
import { collections, contentOf, filesOf, newFolder, removeFolder, runFetch } from './run-fetch.js';

interface Context {
  portal: Portal;
  folder: string;
}

const faults = suite<Context>('faults of the portal');
const own = [act('LEGGE', '1990-08-07', 241, { padding: 200_000 }), act('LEGGE', '1991-01-05', 7)];
const whole = packOf(own, 'V');

faults.before.each(async (context) => {
  context.portal = await Portal.start([
    { name: 'Codici', acts: own, made: { V: '2026-08-08' } },
    { name: 'Testi Unici', acts: own.slice(1), made: { V: '2026-08-08' } },
  ]);
  context.folder = newFolder();
});
faults.after.each(({ portal, folder }) => {
  portal.close();
  removeFolder(folder);
});

const zip = (response: ServerResponse, bytes: Buffer, stated = bytes.length): void => {
  response.writeHead(200, { 'content-type': 'application/zip', 'content-length': stated }).write(bytes);
  if (stated === bytes.length) response.end();
  else setTimeout(() => response.destroy(), 20);
};
const spring = { timestamp: '2026-08-24T10:06:04.948+00:00', status: 500, error: 'Internal Server Error', path: '/x' };
const html = '<html><head><title>Errore</title></head><body>Servizio non disponibile</body></html>';

/** What the portal did, and the line that says so. */
const passing: [string, Misbehaviour, RegExp][] = [
  ['200 with 0 bytes', (_, response) => void response.writeHead(200).end(), /status 200 with 0 bytes, a ZIP expected/],
  [
    'JSON with 200',
    (_, response) => json(response, 200, { message: 'Errore', code: '1000' }),
    /status 200, code 1000: Errore/,
  ],
  [
    'HTML with 200',
    (_, response) => void response.writeHead(200).end(html),
    /status 200: Errore Servizio non disponibile/,
  ],
  ['a 500 of Spring', (_, response) => json(response, 500, spring), /status 500: Internal Server Error/],
  [
    'a 400 without a known code',
    (_, response) => json(response, 400, { message: 'Errore', code: null }),
    /status 400: Errore/,
  ],
  [
    'an overload',
    (_, response) => json(response, 503, { stato: 5, descrizioneStato: 'Carico eccessivo.' }),
    /503: Carico eccessivo/,
  ],
  ['a busy gateway', (_, response) => void response.writeHead(502).end(), /status 502 without a body/],
  [
    'the firewall',
    (_, response) => json(response, 409, blocked, 'text/html'),
    /status 409: La pagina richiesta è stata bloccata/,
  ],
  ['a connection that ends', (_, response) => void response.destroy(), /other side closed|socket hang up|ECONNRESET/],
  [
    'a transfer that is cut',
    (_, response) => zip(response, whole.subarray(0, 60_000), whole.length),
    /the transfer was cut/,
  ],
  ['half a pack that looks whole', (_, response) => zip(response, whole.subarray(0, 60_000)), /a damaged ZIP/],
  ['another pack', (_, response) => zip(response, packOf([], 'V').subarray(0, 22)), /an empty pack, 2 acts expected/],
];

for (const [name, how, line] of passing.slice(0, -1)) {
  faults(`${name} is overcome, and said in one line`, async ({ portal, folder }) => {
    portal.fail(/^GET file-download/, how);
    const run = await runFetch(portal.url, folder, collections(['Codici']));
    assert.equal([run.fetched, run.failed, run.lines.length], [1, [], 1], run.lines.join('\n'));
    assert.match(run.lines[0]!, line);
    assert.match(run.lines[0]!, /^Codici \(V\): .*; asked again in \d+ s$/);
    assert.equal(filesOf(folder), ['collections/Codici V.zip', 'fetch-state.json']);
    assert.ok(contentOf(folder)[0]!.length > 64);
  });

  faults(
    `${name} for ever is one line, nothing of it is kept, and the others are fetched`,
    async ({ portal, folder }) => {
      portal.fail(/^GET file-download\/V Codici/, how, 20);
      const run = await runFetch(portal.url, folder, collections(['Codici', 'Testi Unici']));
      assert.equal([run.fetched, run.failed.length], [1, 1], run.lines.join('\n'));
      assert.match(run.failed[0]!, line);
      assert.match(run.failed[0]!, /^Codici \(V\): [^\n]+$/);
      assert.equal(filesOf(folder), ['collections/Testi Unici V.zip', 'fetch-state.json']);
    },
  );
}

faults('an empty pack is not a collection', async ({ portal, folder }) => {
  const [name, how, line] = passing.at(-1)!;
  portal.fail(/^GET file-download\/V Codici/, how);
  const run = await runFetch(portal.url, folder, collections(['Codici', 'Testi Unici']));
  assert.is(run.fetched, 1, name);
  assert.match(run.failed.join(), line);
});

faults('a pack with too few acts is not kept', async ({ portal, folder }) => {
  portal.fail(/^GET file-download/, (_, response) => zip(response, packOf([], 'V')), 0);
  portal.collections[0]!.acts = Array.from({ length: 9 }, (_, i) => act('LEGGE', '1990-08-07', i + 1));
  portal.fail(/^GET file-download/, (_, response) => zip(response, whole));
  const run = await runFetch(portal.url, folder, collections(['Codici']));
  assert.match(run.lines[0]!, /^Codici \(V\): a pack of 2 acts, about 9 expected; asked again/);
  assert.is(run.fetched, 1);
});

faults('a known code is never asked again', async ({ portal, folder }) => {
  portal.fail(
    /^GET collections\/download/,
    (_, response) => json(response, 404, { message: 'Risorsa non presente', code: '1200' }),
    9,
  );
  const run = await runFetch(portal.url, folder, collections(['Codici']));
  assert.equal(run.failed, ['Codici (V): status 404, code 1200: Risorsa non presente (no such collection)']);
  assert.is(portal.requests.length, 2);
});

faults('waits as long as Retry-After asks, and longer each time without it', async ({ portal, folder }) => {
  const slow: Misbehaviour = (_, response) => void response.writeHead(429, { 'retry-after': '77' }).end();
  portal.fail(/^GET file-download/, slow);
  portal.fail(/^GET file-download/, (_, response) => void response.writeHead(500).end(), 3);
  const run = await runFetch(portal.url, folder, collections(['Codici']));
  assert.equal(
    run.lines.map((line) => /again in (\d+) s/.exec(line)?.[1]),
    ['77', '4', '8', '16'],
  );
});

faults('a firewall that goes on is asked three times in all', async ({ portal, folder }) => {
  portal.fail(/^GET collections\/coll/, (_, response) => json(response, 409, blocked, 'text/html'), 9);
  try {
    await runFetch(portal.url, folder, collections(['Codici']));
    assert.unreachable();
  } catch (error) {
    assert.match((error as Error).message, /^the catalogue: status 409: La pagina/);
  }
  assert.is(portal.requests.length, 3);
});

faults(
  'after three packs that failed in a row the portal is left alone, and the next run goes on',
  async ({ portal, folder }) => {
    const names = ['a', 'b', 'c', 'd'];
    for (const name of names) portal.collections.push({ name, acts: own.slice(1), made: { V: '2026-08-08' } });
    portal.fail(/^GET file-download/, (_, response) => void response.writeHead(500).end(), 36);
    try {
      await runFetch(portal.url, folder, collections(names));
      assert.unreachable();
    } catch (error) {
      assert.match(
        (error as Error).message,
        /^given up after 3 failures in a row; run it again to go on: c \(V\): status 500/,
      );
    }
    const run = await runFetch(portal.url, folder, collections(names));
    assert.equal([run.fetched, run.failed], [4, []]);
  },
);

faults('a catalogue of another shape is said, with the member that differs', async ({ portal, folder }) => {
  const row = { nomeCollezione: 'Codici', formatoCollezione: 'V', dataCreazione: 20260808, numeroAtti: 2 };
  portal.fail(/^GET collections\/coll/, (_, response) => json(response, 200, [row]));
  try {
    await runFetch(portal.url, folder, collections(['Codici']));
    assert.unreachable();
  } catch (error) {
    assert.is(
      (error as Error).message,
      'the catalogue: the answer[0].dataCreazione, Codici (V), is 20260808, string expected',
    );
  }
});

faults('a redirect to nowhere and one without end are faults of the transfer', async ({ portal, folder }) => {
  portal.fail(/^GET collections\/download/, (_, response) => void response.writeHead(302).end());
  portal.fail(/^GET (file|collections\/d)/, (_, response) => void response.writeHead(302, { location: '/t/x' }).end());
  portal.fail(/^GET \/t\/x/, (_, response) => void response.writeHead(302, { location: '/t/x' }).end(), 5);
  const run = await runFetch(portal.url, folder, collections(['Codici']));
  assert.match(run.lines.join('\n'), /status 302 to "", an address expected[^\n]*\n[^\n]*more than 5 redirects/);
  assert.is(run.fetched, 1);
});

faults.run();
