// The whole catalogue of the double, killed on the way: node dist/test/fetch-whole.js [ACTS [KILLS]], 20,000 and 20 by default.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { modes } from '../http/fetch/api.js';
import { seeded } from './engine/random-corpus.js';
import { fetchWithKills } from './http/fetch/kills.js';
import { act } from './http/fetch/portal-acts.js';
import { Portal, type PortalCollection } from './http/fetch/portal.js';
import { contentOf, newFolder, removeFolder } from './http/fetch/run-fetch.js';

const [acts = 20_000, kills = 20] = process.argv.slice(2).map(Number);
const count = 22;
/** Laws that no collection holds, at most 100 a year. */
const laws = Array.from({ length: Math.floor(acts / 20) }, (_, i) =>
  act('LEGGE', `${1900 + Math.floor(i / 90)}-0${1 + (i % 9)}-07`, 1 + i, { padding: 1_500, starts: versions(i) }),
);
const inCollections = Array.from({ length: acts - laws.length }, (_, i) =>
  act('REGIO DECRETO', `${1880 + (i % 60)}-01-02`, 1 + i, { padding: 1_500, starts: versions(i) }),
);
/** The first collection is the largest; every tenth act lies in the next one too. */
const collections: PortalCollection[] = Array.from({ length: count }, (_, i) => ({
  name: `Raccolta ${i + 1}`,
  acts: inCollections.filter((_, at) => placeOf(at) === i || (at % 10 === 0 && (placeOf(at) + 1) % count === i)),
  made: { V: '2026-08-08', M: '2026-08-24', O: '2026-08-24' },
}));

const random = seeded(16);
const portal = await Portal.start(collections, laws);
portal.pieceMilliseconds = 1;
const [folder, other] = [newFolder(), newFolder()];
try {
  portal.makePacks();
  const started = performance.now();
  const whole = await fetchWithKills(portal, other, 0, 0, random, 100);
  const clean = performance.now() - started;
  const { length } = portal.downloads;
  const bytes = sum(portal.downloads.map(({ size }) => size));
  portal.requests.length = 0;
  // Each process gets about as far as a share of an undisturbed run.
  const run = await fetchWithKills(portal, folder, kills, clean / kills, random, 100);
  const packs = (path: string): string[] => contentOf(path).filter((line) => line.includes('.zip '));
  const [expected, found] = [packs(other), packs(folder)];
  const isSame = JSON.stringify(expected) === JSON.stringify(found);
  const stored = sum(found.map((line) => statSync(join(folder, line.slice(0, -65))).size));
  const sent = sum(portal.downloads.map((pack) => pack.sent));
  console.log(
    [
      `${count} collections in ${modes.length} modes and ${laws.length} laws, ${acts} acts: ${length} packs, ${bytes} bytes in ${(clean / 1000).toFixed(1)} s`,
      `killed ${run.killed} times: ${portal.downloads.length} packs asked for, ${portal.downloads.length - length} of them again`,
      `${sent} bytes were sent, ${stored} kept; of the packs in hand at a kill ${run.inHand} had been sent`,
      `the folders are ${isSame ? 'the same' : 'different'}, failed: ${[...whole.outcome.failed, ...run.outcome.failed].join('; ') || 'none'}`,
    ].join('\n'),
  );
  const isRight = isSame && portal.downloads.length - length <= run.killed && sent - stored <= run.inHand;
  process.exitCode = isRight && run.killed === kills ? 0 : 1;
} finally {
  portal.close();
  removeFolder(folder);
  removeFolder(other);
}

function versions(i: number): string[] {
  return ['1950-01-01', '1980-01-01', '2010-01-01', '2026-02-20'].slice(0, 1 + (i % 4));
}

function placeOf(at: number): number {
  return Math.min(count - 1, Math.floor(count * (at / inCollections.length) ** 2));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
