// What a folder keeps through kills and a full disk.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seeded } from '../../engine/random-corpus.js';
import { fetchWithKills } from './kills.js';
import { Portal, type PortalCollection } from './portal.js';
import { act } from './portal-acts.js';
import { acts, collections, contentOf, filesOf, newFolder, removeFolder, runFetch } from './run-fetch.js';

const keeping = suite('what a folder keeps');

/** Of so many collections, each with acts of its own and one that lies in all of them. */
function someCollections(count: number, padding: number): PortalCollection[] {
  const shared = act('DECRETO LEGISLATIVO', '2005-03-07', 82, { starts: ['2005-05-16', '2026-04-29'], padding });
  return Array.from({ length: count }, (_, i) => ({
    name: `Raccolta ${i + 1}`,
    acts: [shared, ...[1, 2, 3].map((n) => act('REGIO DECRETO', `19${10 + i}-01-02`, n, { padding }))],
    made: { V: '2026-08-08', M: '2026-08-24', O: '2026-08-24' },
  }));
}

keeping('killed five times at random moments, it fetches nothing twice but the pack in hand', async () => {
  const laws = Array.from({ length: 4 }, (_, i) => act('LEGGE', `${1990 + i}-08-07`, 1 + i));
  const portal = await Portal.start(someCollections(8, 60_000), laws);
  portal.pieceMilliseconds = 2;
  const [folder, other] = [newFolder(), newFolder()];
  try {
    const run = await fetchWithKills(portal, folder, 5, 200, seeded(7));
    assert.equal(run.outcome.failed, []);
    assert.is(run.killed, 5);
    assert.ok(run.repeated <= run.killed, `${run.repeated} packs were fetched again`);
    await fetchWithKills(portal, other, 0, 0, seeded(7));
    const packs = (path: string): string[] => contentOf(path).filter((line) => line.includes('.zip '));
    assert.equal(packs(folder), packs(other));
    assert.is(packs(folder).length, 28);
    assert.ok(filesOf(folder).every((name) => !name.endsWith('.part')));
  } finally {
    portal.close();
    removeFolder(folder);
    removeFolder(other);
  }
});

keeping('removes what an earlier process left unfinished', async () => {
  const portal = await Portal.start(someCollections(1, 0));
  const folder = newFolder();
  try {
    mkdirSync(join(folder, 'collections'));
    writeFileSync(join(folder, 'collections/Altra V.zip.part'), 'PK');
    writeFileSync(join(folder, 'fetch-state.json.part'), '{');
    await runFetch(portal.url, folder, collections([null]));
    assert.equal(filesOf(folder), ['collections/Raccolta 1 V.zip', 'fetch-state.json']);
  } finally {
    portal.close();
    removeFolder(folder);
  }
});

keeping('a pack that lost its length on the disk is fetched again', async () => {
  const portal = await Portal.start(someCollections(1, 0));
  const folder = newFolder();
  try {
    await runFetch(portal.url, folder, collections([null]));
    const path = join(folder, 'collections/Raccolta 1 V.zip');
    const whole = statSync(path).size;
    writeFileSync(path, 'PK');
    assert.is((await runFetch(portal.url, folder, null)).fetched, 1);
    assert.is(statSync(path).size, whole);
  } finally {
    portal.close();
    removeFolder(folder);
  }
});

keeping('two runs never work in one folder, and the lock of a process that has ended stops no run', async () => {
  const portal = await Portal.start(someCollections(1, 0));
  const folder = newFolder();
  const lock = join(folder, 'fetch.lock');
  try {
    writeFileSync(lock, `${process.ppid}\n`);
    await rejects(runFetch(portal.url, folder, collections([null])), /another run \(process \d+\) is at work in it/);
    assert.equal(filesOf(folder), ['fetch.lock']);
    for (const left of [`${process.pid}\n`, '999999999\n', '']) {
      writeFileSync(lock, left);
      assert.equal((await runFetch(portal.url, folder, collections([null]))).failed, []);
      assert.equal(filesOf(folder), ['collections/Raccolta 1 V.zip', 'fetch-state.json']);
    }
  } finally {
    portal.close();
    removeFolder(folder);
  }
});

/** A file system of two megabytes, where one may be mounted. */
function mountSmall(folder: string): boolean {
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder]);
  if (status !== 0) console.log('skips the full disk: no file system may be mounted here');
  return status === 0;
}

keeping('a full disk ends the run in one line, whole packs stay, and the run goes on once there is space', async () => {
  const folder = newFolder();
  if (!mountSmall(folder)) return removeFolder(folder);
  const portal = await Portal.start(someCollections(4, 290_000));
  try {
    await rejects(runFetch(portal.url, folder, collections([null])), /Raccolta 3 V\.zip: \d+ bytes free, \d+ needed$/);
    const kept = filesOf(folder);
    assert.equal(kept, ['collections/Raccolta 1 V.zip', 'collections/Raccolta 2 V.zip', 'fetch-state.json']);
    // Without a stated size the disk fills up on the way.
    portal.statesSizes = false;
    await rejects(runFetch(portal.url, folder, null), /Raccolta 3 V\.zip: no space is left for it$/);
    assert.equal(filesOf(folder), kept);
    assert.is(spawnSync('mount', ['-o', 'remount,size=16m', folder]).status, 0);
    const run = await runFetch(portal.url, folder, null);
    assert.equal([run.fetched, run.current, run.failed], [2, 2, []]);
  } finally {
    portal.close();
    spawnSync('umount', [folder]);
    removeFolder(folder);
  }
});

keeping('an export replaces the one before as a whole', async () => {
  const law = act('LEGGE', '1990-08-07', 241, { starts: ['1990-09-02'] });
  const portal = await Portal.start([], [law]);
  const folder = newFolder();
  try {
    await runFetch(portal.url, folder, acts('legge', 1990, 1990, 'M'));
    const before = contentOf(folder);
    law.starts.push('2026-08-24');
    law.amended = { on: '2026-08-24', by: '26G00167' };
    await runFetch(portal.url, folder, null);
    const after = contentOf(folder);
    assert.equal(filesOf(folder), [
      '.previous/exports/LEGGE/1990 M.zip',
      'exports/LEGGE/1990 M.zip',
      'fetch-state.json',
    ]);
    assert.is(after[0], `.previous/${before[0]!}`, 'the one before is kept');
    assert.is.not(after[1], before[0]);
    // Copied back it is used, until the next run brings the current one.
    const current = join(folder, 'exports/LEGGE/1990 M.zip');
    copyFileSync(join(folder, '.previous/exports/LEGGE/1990 M.zip'), current);
    assert.ok(contentOf(folder).includes(before[0]!));
    assert.is((await runFetch(portal.url, folder, null)).fetched, 1);
    assert.equal(contentOf(folder).slice(1, 2), after.slice(1, 2));
  } finally {
    portal.close();
    removeFolder(folder);
  }
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

keeping.run();
