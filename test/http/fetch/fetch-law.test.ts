// Fetching against the double of the portal: what is wanted comes whole, and what is held is not fetched twice.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeSnapshotFile } from '../../../engine/index.js';
import { Portal, type PortalCollection } from './portal.js';
import { act } from './portal-acts.js';
import { acts, collections, filesOf, newFolder, removeFolder, runFetch } from './run-fetch.js';

interface Context {
  portal: Portal;
  folder: string;
}

const fetching = suite<Context>('fetching');

const made = { O: '2026-08-24', M: '2026-08-24', V: '2026-08-08' };
const fiveVersions = ['1990-08-18', '1993-01-01', '2005-03-08', '2014-11-12', '2026-02-20'];

function someCollections(): PortalCollection[] {
  const shared = act('DECRETO LEGISLATIVO', '2005-03-07', 82, { starts: ['2005-05-16', '2026-04-29'] });
  return [
    { name: 'Codici', acts: [shared, act('REGIO DECRETO', '1930-10-19', 1398)], made },
    { name: 'DL decaduti (senza conversione)', acts: [act('DECRETO-LEGGE', '1996-01-02', 3)], made },
    { name: 'Decreti Legislativi', acts: [shared, act('DECRETO LEGISLATIVO', '2001-03-30', 165)], made },
    { name: 'Atti normativi abrogati (in originale)', acts: [act('LEGGE', '1865-03-20', 2248)], made: { O: made.O } },
  ];
}

/** Acts that no collection holds; 1990 has more than an export may. */
function laws() {
  const many = Array.from({ length: 120 }, (_, i) => act('LEGGE', `1990-${i < 50 ? '08' : '12'}-07`, 200 + i));
  return [...many, act('LEGGE', '1991-01-05', 7, { starts: fiveVersions }), act('COSTITUZIONE', '1947-12-27', 1)];
}

fetching.before.each(async (context) => {
  context.portal = await Portal.start(someCollections(), laws());
  context.folder = newFolder();
});
fetching.after.each(({ portal, folder }) => {
  portal.close();
  removeFolder(folder);
});

fetching('brings a collection by its name, in any case, and makes a corpus of it', async ({ portal, folder }) => {
  const run = await runFetch(portal.url, folder, collections(['codici']));
  assert.equal([run.wanted, run.fetched, run.current, run.failed], [1, 1, 0, []]);
  assert.equal(filesOf(folder), ['collections/Codici V.zip', 'fetch-state.json']);
  const out = join(folder, 'test.snapshot');
  const { catalog } = await makeSnapshotFile({
    corpus: [folder],
    snapshot: out,
    strict: true,
    report: () => undefined,
  });
  assert.is(catalog.facts.counts.acts, 2);
  assert.is(catalog.facts.textDate, '2026-04-29');
  catalog.close();
});

fetching('fetches nothing the second time', async ({ portal, folder }) => {
  await runFetch(portal.url, folder, collections([null]));
  const before = filesOf(folder);
  const downloads = portal.downloads.length;
  const again = await runFetch(portal.url, folder, null);
  assert.equal([again.wanted, again.fetched, again.current, again.bytes], [0, 0, 3, 0]);
  assert.is(portal.downloads.length, downloads);
  assert.equal(filesOf(folder), before);
});

fetching('without a selection keeps all that the folder was asked for current', async ({ portal, folder }) => {
  await runFetch(portal.url, folder, collections(['Codici']));
  await runFetch(portal.url, folder, collections(['DL decaduti (senza conversione)'], 'M'));
  portal.collections[0]!.made.V = '2026-09-01';
  portal.collections[2]!.made.V = '2026-09-01';
  rmSync(join(folder, 'collections/DL decaduti (senza conversione) M.zip'));
  const run = await runFetch(portal.url, folder, null);
  assert.equal([run.wanted, run.fetched], [2, 2], 'the renewed and the lost one, not the one never asked for');
  assert.equal((await runFetch(portal.url, folder, null)).wanted, 0);
});

fetching('says what would be fetched, and writes nothing, with --dry-run', async ({ portal, folder }) => {
  const run = await runFetch(portal.url, folder, collections([null], 'M'), { isDryRun: true });
  assert.equal(run.lines.slice(0, 1), ['Codici (M): 2 acts of 2026-08-24: new']);
  assert.equal([run.wanted, run.fetched, filesOf(folder)], [3, 0, []]);
});

fetching('a collection that does not exist, or not in this mode, is one line', async ({ portal, folder }) => {
  const names = ['Leggi', 'Codici', 'Atti normativi abrogati (in originale)'];
  const run = await runFetch(portal.url, folder, collections(names));
  assert.is(run.fetched, 1);
  assert.equal(run.failed, [
    'Leggi (V): no such collection: legami fetch --list shows those that there are',
    'Atti normativi abrogati (in originale) (V): only in O: choose with --versioni',
  ]);
  assert.equal((await runFetch(portal.url, folder, null)).failed, [], 'it is not asked for again');
});

fetching('exports a type and years by token, a year of many acts by months', async ({ portal, folder }) => {
  const run = await runFetch(portal.url, folder, acts('legge', 1990, 1991, 'M'));
  assert.equal([run.fetched, run.failed], [3, []]);
  assert.equal(filesOf(folder), [
    'exports/LEGGE/1990-08 M.zip',
    'exports/LEGGE/1990-12 M.zip',
    'exports/LEGGE/1991 M.zip',
    'fetch-state.json',
  ]);
  const again = await runFetch(portal.url, folder, null);
  assert.equal([again.wanted, again.current, portal.downloads.length], [0, 3, 3]);
});

fetching('exports again only what was amended or has a new act', async ({ portal, folder }) => {
  await runFetch(portal.url, folder, acts('L.', 1990, 2026));
  portal.acts.find(({ number }) => number === 7)!.amended = { on: '2026-08-24', by: '26G00167' };
  portal.acts.push(act('LEGGE', '1990-12-30', 999));
  const run = await runFetch(portal.url, folder, null);
  assert.is(run.fetched, 2);
  assert.equal(portal.downloads.length, 5);
  assert.is((await runFetch(portal.url, folder, null)).fetched, 0, 'the same amendment is no news');
  portal.acts.find(({ number }) => number === 7)!.amended = { on: '2026-08-24', by: '26G00167 26G00170' };
  assert.is((await runFetch(portal.url, folder, null)).fetched, 1);
});

fetching('asks for half a window where it holds too many amendments', async ({ portal, folder }) => {
  await runFetch(portal.url, folder, acts('legge', 1991, 1991));
  for (const [i, own] of portal.acts.slice(4, 10).entries()) own.amended = { on: `2026-08-2${i}`, by: 'x' };
  portal.mostAmended = 2;
  assert.equal((await runFetch(portal.url, folder, null)).failed, []);
  assert.ok(portal.requests.filter(({ path }) => path === 'ricerca/aggiornati').length > 4);
});

fetching('brings everything: collections, and by export what none of them holds', async ({ portal, folder }) => {
  const run = await runFetch(portal.url, folder, {
    collections: [{ name: null, mode: 'V' }],
    slices: [{ type: null, from: 0, to: 9999, mode: 'V' }],
  });
  assert.equal(run.failed, []);
  const out = join(folder, 'test.snapshot');
  const { catalog } = await makeSnapshotFile({
    corpus: [folder],
    snapshot: out,
    strict: true,
    report: () => undefined,
  });
  assert.is(catalog.facts.counts.acts, portal.acts.length);
  catalog.close();
  assert.ok(!existsSync(join(folder, 'exports/DECRETO LEGISLATIVO')), 'collections hold all of these');
});

fetching('a type that the portal does not have is one line', async ({ portal, folder }) => {
  const run = await runFetch(portal.url, folder, acts('circolare', 1990, 1990));
  assert.match(run.failed.join(), /^circolare: no type of the portal, which has costituzione, decreto,/);
});

fetching('a folder that was never asked for anything needs a selection', async ({ portal, folder }) => {
  await rejects(runFetch(portal.url, folder, null), /no state of an earlier run found, collections, --tipo or --all/);
});

fetching('a damaged state is refused in one line, not overwritten', async ({ portal, folder }) => {
  await runFetch(portal.url, folder, collections(['Codici']));
  const path = join(folder, 'fetch-state.json');
  const text = readFileSync(path, 'utf8');
  for (const [broken, reason] of [
    [text.slice(0, 200), /a state of legami fetch expected: move it away to begin again$/],
    [text.replace('"version": 1', '"version": 2'), /fetch-state\.json: version is not 1: move it away/],
  ] as const) {
    writeFileSync(path, broken);
    await rejects(runFetch(portal.url, folder, null), reason);
    assert.is(readFileSync(path, 'utf8'), broken);
  }
});

fetching('asks one thing at a time, and never two within half a second', async ({ portal, folder }) => {
  await runFetch(portal.url, folder, {
    ...acts('legge', 1990, 1991),
    collections: collections([null]).collections,
  });
  assert.is(portal.mostAtOnce, 1);
  assert.ok(portal.requests.length > 20);
  assert.ok(portal.requests.every(({ headers }) => headers['user-agent'] === 'legami/1.0.0 (prova@example.org)'));
  assert.ok(portal.requests.every(({ method, headers }) => method !== 'GET' || headers['content-type'] === undefined));
  // The clock of the test runs 500 times as fast; timers are late, never early, but by their rounding.
  const gaps = portal.requests.slice(1).map(({ at }, i) => at - portal.requests[i]!.at);
  const elapsed = gaps.reduce((sum, gap) => sum + gap, 0) * 500;
  assert.ok(elapsed / gaps.length >= 450, `${Math.round(elapsed / gaps.length)} ms between requests`);
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

fetching.run();
