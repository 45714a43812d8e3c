// What fetching does to be current: amended acts, collections that have gone, counts that are kept, outages, stops, odd rows, versions.
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeSnapshotFile } from '../../../engine/index.js';
import type { State } from '../../../http/fetch/state.js';
import { json, Portal } from './portal.js';
import { act, rowOf } from './portal-acts.js';
import { acts, collections, fastClock, filesOf, newFolder, removeFolder, runFetch } from './run-fetch.js';

interface Context {
  portal: Portal;
  folder: string;
}

const current = suite<Context>('what fetching does to be current');
const everything = { ...acts(null, 0, 9999), collections: collections([null]).collections };

current.before.each(async (context) => {
  const code = [act('REGIO DECRETO', '1930-10-19', 1398), act('DECRETO LEGISLATIVO', '2005-03-07', 82)];
  const decrees = [act('DECRETO LEGISLATIVO', '2001-03-30', 165)];
  const made = { V: '2026-08-08', M: '2026-08-08' };
  context.portal = await Portal.start(
    [
      { name: 'Codici', acts: code, made: { ...made } },
      { name: 'Decreti Legislativi', acts: decrees, made: { ...made } },
    ],
    Array.from({ length: 130 }, (_, i) => act('LEGGE', `1990-${i < 60 ? '08' : '12'}-07`, 200 + i)),
  );
  context.folder = newFolder();
});
current.after.each(({ portal, folder }) => {
  portal.close();
  removeFolder(folder);
});

current(
  'an act that was amended after its collection was made is exported, until a newer pack has it',
  async (context) => {
    const { portal, folder } = context;
    const code = portal.collections[0]!.acts[1]!;
    await runFetch(portal.url, folder, collections(['Codici']));
    code.starts.push('2026-08-20');
    code.amended = { on: '2026-08-20', by: '26G00167' };
    const run = await runFetch(portal.url, folder, null);
    assert.equal([run.fetched, run.failed], [1, []]);
    const file = 'exports/DECRETO LEGISLATIVO/amended/2005-03-07 05G00082 V.zip';
    assert.ok(filesOf(folder).includes(file));
    assert.is((await runFetch(portal.url, folder, null)).wanted, 0, 'the same amendment is no news');
    const snapshot = join(folder, 'x.snapshot');
    const made = await makeSnapshotFile({ corpus: [folder], snapshot, strict: true, report: () => undefined });
    assert.equal([made.catalog.facts.counts.acts, made.catalog.facts.textDate], [2, '2026-08-20']);
    made.catalog.close();
    portal.collections[0]!.made.V = '2026-08-26';
    await runFetch(portal.url, folder, null, { clock: fastClock(500, '2026-08-27T10:00:00Z') });
    assert.ok(!filesOf(folder).includes(file), 'the newer pack has it');
  },
);

current('the state tells when each pack came, and whether it replaced another one', async ({ portal, folder }) => {
  const arrivals = () => {
    const { collections: held } = JSON.parse(readFileSync(join(folder, 'fetch-state.json'), 'utf8')) as State;
    return held.map(({ name, fetched, isFirst }) => [name, fetched, isFirst]);
  };
  await runFetch(portal.url, folder, collections(['Codici', 'Decreti Legislativi']));
  assert.equal(arrivals(), [
    ['Codici', '2026-08-25', true],
    ['Decreti Legislativi', '2026-08-25', true],
  ]);
  portal.collections[0]!.made.V = '2026-08-26';
  await runFetch(portal.url, folder, null, { clock: fastClock(500, '2026-08-27T10:00:00Z') });
  assert.equal(arrivals().sort(), [
    ['Codici', '2026-08-27', false],
    ['Decreti Legislativi', '2026-08-25', true],
  ]);
});

current('a pack of the day on which an act was amended may be older than the amendment', async ({ portal, folder }) => {
  const code = portal.collections[0]!.acts[1]!;
  code.amended = { on: '2026-08-08', by: '26G00167' };
  assert.is((await runFetch(portal.url, folder, collections(['Codici'], 'M'))).fetched, 2);
  code.amended.on = '2026-08-07';
  assert.is((await runFetch(portal.url, folder, collections(['Codici'], 'V'))).fetched, 1);
});

current('a collection that leaves the catalogue is named and set aside, and comes back', async ({ portal, folder }) => {
  await runFetch(portal.url, folder, collections(['Codici', 'Decreti Legislativi']));
  const [gone] = portal.collections.splice(0, 1);
  const run = await runFetch(portal.url, folder, null);
  assert.equal(run.failed, []);
  assert.match(
    run.lines.join('\n'),
    /^Codici \(V\): no longer in the catalogue; its pack of 2026-08-08 is set aside: \S+/m,
  );
  assert.equal(filesOf(folder), [
    '.set-aside/Codici V.zip',
    'collections/Decreti Legislativi V.zip',
    'fetch-state.json',
  ]);
  const again = await runFetch(portal.url, folder, null);
  assert.equal(again.failed, []);
  assert.match(again.lines.join('\n'), /^Codici \(V\): not in the catalogue since 2026-08-25/m);
  portal.collections.push(gone!);
  assert.is((await runFetch(portal.url, folder, null)).fetched, 1);
});

current('an odd row is passed over and named, and its collection is not thought gone', async ({ portal, folder }) => {
  await runFetch(portal.url, folder, collections([null]));
  const row = { formatoCollezione: 'V', dataCreazione: '2026-08-08', numeroAtti: 2 };
  portal.fail(/^GET collections\/coll/, (_, response) =>
    json(response, 200, [
      { ...row, nomeCollezione: 'Codici', numeroAtti: null },
      { ...row, nomeCollezione: 'Decreti Legislativi' },
      null,
    ]),
  );
  portal.fail(/aggiornati/, (_, response) =>
    json(response, 200, { listaAtti: [{ codiceRedazionale: 7 }, rowOf(act('DPR', '2000-01-01', 1))] }),
  );
  const run = await runFetch(portal.url, folder, null);
  assert.equal(run.failed, []);
  assert.match(
    run.lines.join('\n'),
    /^the catalogue: the answer\[0\]\.numeroAtti, Codici \(V\), is null, number expected: passed over\nthe catalogue: the answer\[2\] is null, /,
  );
  assert.match(
    run.lines.join('\n'),
    /^the acts amended from .*: the answer\[0\]\.denominazioneAtto, 7, is missing, string expected: passed over$/m,
  );
  assert.ok(existsSync(join(folder, 'collections/Codici V.zip')));
});

current('an outage of ten minutes is waited out', async ({ portal, folder }) => {
  const clock = fastClock(5_000);
  const ends = clock.now() + 600_000;
  const fail = (): void =>
    portal.fail(/./, (_, response) => {
      if (clock.now() > ends) return false;
      fail();
      return response.writeHead(503).end();
    });
  fail();
  const run = await runFetch(portal.url, folder, collections(['Codici']), { clock });
  assert.equal([run.fetched, run.failed], [1, []]);
  assert.ok(clock.now() > ends);
});

current('a run that is stopped says where, leaves nothing unfinished, and does not count again', async (context) => {
  const { portal, folder } = context;
  const stop = new AbortController();
  let counted = 0;
  portal.fail(/avanzata/, () => (++counted === 25 ? (stop.abort(), false) : false), 200);
  await rejects(runFetch(portal.url, folder, everything, { signal: stop.signal }), /^stopped at counting LEGGE/);
  assert.ok(!existsSync(join(folder, 'fetch.lock')));
  const lines = portal.requests.length;
  assert.equal((await runFetch(portal.url, folder, null)).failed, []);
  const searches = portal.requests.slice(lines).filter(({ path }) => path === 'ricerca/avanzata').length;
  assert.ok(searches < 25, `${searches} questions, where 44 count everything`);
  const before = portal.requests.length;
  assert.is((await runFetch(portal.url, folder, null)).wanted, 0);
  assert.ok(portal.requests.length - before <= 30, `${portal.requests.length - before} requests without news`);
});

current('says what would be fetched before anything is here: requests, bytes, hours', async ({ portal, folder }) => {
  const run = await runFetch(portal.url, folder, everything, { isDryRun: true });
  assert.match(
    run.lines.join('\n'),
    /^acts that no collection holds \(V\): at least 130 of the 133 that the portal has, in at most 15 exports/m,
  );
  assert.is(run.estimate.requests, 2 * 2 + 15 * 18);
  assert.ok(run.estimate.bytes > 3e6 && run.estimate.hours > 0.05);
  assert.equal(filesOf(folder), []);
});

current('which acts have no versions is said', async ({ portal, folder }) => {
  await runFetch(portal.url, folder, collections([null], 'V'));
  const none = await runFetch(portal.url, folder, null);
  assert.ok(!none.lines.some((line) => line.startsWith('versions')));
  const some = await runFetch(portal.url, folder, collections(['Codici'], 'M'));
  assert.match(
    some.lines.join('\n'),
    /^versions {2}1 of 3 acts have none here, only a text: DECRETO LEGISLATIVO_20010330_165$/m,
  );
  const all = await runFetch(portal.url, folder, collections([null], 'M'));
  assert.match(all.lines.join('\n'), /^versions {2}all 3 acts have theirs here$/m);
});

current('links in the folder are replaced, never followed', async ({ portal, folder }) => {
  mkdirSync(join(folder, 'collections'));
  const victim = join(folder, 'victim.txt');
  writeFileSync(victim, 'mine');
  for (const name of ['collections/Codici V.zip', 'fetch-state.json'])
    symlinkSync(victim, join(folder, `${name}.part`));
  await runFetch(portal.url, folder, collections(['Codici']));
  assert.is(readFileSync(victim, 'utf8'), 'mine');
  assert.equal(filesOf(folder), ['collections/Codici V.zip', 'fetch-state.json', 'victim.txt']);
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

current.run();
