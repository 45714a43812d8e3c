// What the first and a daily run of `keep` take, from the double: node dist/test/keep-whole.js [ACTS], 20,000 by default. Documents, their
// sizes and who amends whom are those of a synthetic corpus; nothing is waited for, so hours are those of the fetch's own estimate.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dateOf, kindOf, planCorpus, publicationOf } from '../bench/synthetic/outline.js';
import { syntheticFiles } from '../bench/synthetic.js';
import { keep } from '../http/operate/keep.js';
import { act, type PortalAct } from './http/fetch/portal-acts.js';
import { Portal, type PortalCollection } from './http/fetch/portal.js';
import { fastClock, newFolder, removeFolder, runFetch } from './http/fetch/run-fetch.js';
import { keepOptions } from './http/operate/keeping.js';

/** Everything in force: all collections, and the laws that none of them holds. */
const selection = {
  collections: [{ name: null, mode: 'V' as const }],
  slices: [{ type: 'LEGGE', from: 0, to: 9999, mode: 'V' as const }],
};
const [first = '20000', folder = '', base = ''] = process.argv.slice(2);

interface Cost {
  seconds: number;
  /** Bytes. */
  disk: number;
  memory: number;
}

if (folder === '') await measure(Number(first));
else await keepOnce(folder, base);

/** One run, in the process that is measured. */
async function keepOnce(folder: string, base: string): Promise<void> {
  const options = keepOptions(folder, null);
  const fetching = { base, userAgent: 'legami/1.0.0 (prova@example.org)', selection, clock: fastClock() };
  const ending = await keep(
    { ...options, fetching },
    { say: (step, line) => console.error(`${step}: ${line}`), detail: () => undefined, begin: () => undefined },
  );
  const [, most] = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))!;
  console.log(JSON.stringify({ ending, memory: Number(most) * 1024 }));
}

async function measure(count: number): Promise<void> {
  const { collections, laws } = portalActs(count);
  const portal = await Portal.start(collections, laws);
  portal.makePacks();
  const folder = newFolder();
  try {
    const { estimate } = await runFetch(portal.url, newFolder(), selection, { isDryRun: true });
    console.log(`${count} acts, ${laws.length} of them laws; the fetch expects`, estimate);
    await run('the first run', portal, folder);
    await run('a run without news', portal, folder);
    // As many acts a day as the portal says of ten days of August 2026, in collections and not; and two collections made anew.
    const all = [...collections.flatMap(({ acts }) => acts), ...laws];
    for (let at = 0; at < 8; at++) amend(all[Math.floor((all.length * at) / 8)]!);
    for (const collection of collections.slice(1, 3)) {
      collection.made = { V: '2026-08-25' };
      portal.packs.delete(`V ${collection.name}`);
    }
    await run('a run with the news of a day', portal, folder);
  } finally {
    portal.close();
    removeFolder(folder);
  }
}

async function run(name: string, portal: Portal, folder: string): Promise<void> {
  portal.requests.length = 0;
  const cost = await watch(folder, portal.url);
  const bytes = portal.downloads.reduce((sum, { sent }) => sum + sent, 0);
  const told = [
    `${portal.requests.length} requests`,
    `${(bytes / 1e6).toFixed(1)} MB sent`,
    `${cost.seconds.toFixed(0)} s`,
    `${(cost.disk / 1e6).toFixed(0)} MB of disk at most`,
    `${(cost.memory / 1e6).toFixed(0)} MB of memory at most`,
  ];
  console.log(`${name}: ${told.join(', ')}`);
}

async function watch(folder: string, base: string): Promise<Cost> {
  const started = performance.now();
  const child = spawn(process.execPath, [import.meta.filename, '0', folder, base], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TMPDIR: folder },
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = once(child, 'close').then(() => true);
  let disk = 0;
  while (!(await Promise.race([ended, sleep(250, false)]))) disk = Math.max(disk, usedBy(folder));
  const { ending, memory } = JSON.parse(printed) as { ending: string; memory: number };
  if (ending !== 'done') throw new Error(`the run ended as ${ending}, done expected`);
  return { seconds: (performance.now() - started) / 1000, disk: Math.max(disk, usedBy(folder)), memory };
}

/** Bytes on the disk; a file in two places counts once. */
function usedBy(folder: string): number {
  const sizes = new Map<number, number>();
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const found = lstatSync(join(folder, entry), { throwIfNoEntry: false });
    if (found?.isFile()) sizes.set(found.ino, found.blocks * 512);
  }
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

/** Gives an act another text, and lists it among those that changed. */
function amend(own: PortalAct): void {
  const xml = own.xml!.replace('</p>', ' Un altro testo.</p>');
  Object.assign(own, { amended: { on: '2026-08-25', by: '26G00167' }, xml });
}

/** Laws of the Republic are in no collection; the others in one of 22, the first of which is the largest. */
function portalActs(count: number): { collections: PortalCollection[]; laws: PortalAct[] } {
  const outline = planCorpus(count, 1);
  const collections = Array.from({ length: 22 }, (_, at) => ({
    ...{ name: `Raccolta ${at + 1}`, acts: [] as PortalAct[], made: { V: '2026-08-08' } },
  }));
  const laws: PortalAct[] = [];
  let at = 0;
  for (const { xml } of syntheticFiles(count)) {
    const type = kindOf(outline, at).upper.replaceAll('_', ' ');
    const date = dateOf(outline, at);
    const own = act(type, date, outline.numbers[at]!, { gazette: publicationOf(outline, at), xml });
    if (type === 'LEGGE' && date >= '1947') laws.push(own);
    else collections[Math.min(21, Math.floor(22 * (at / count) ** 2))]!.acts.push(own);
    at++;
  }
  return { collections, laws };
}
