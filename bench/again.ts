// A snapshot is made again where one act of many has changed: what share is it of making all?
import { strict as assert } from 'node:assert';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeSnapshotFile } from '../engine/make/open-catalog.js';
import { median, spread, table } from './readme.js';
import type { BenchOptions } from './run.js';
import { syntheticFiles } from './synthetic.js';

const sizes = { quick: { acts: 1_000, rounds: 1 }, usual: { acts: 20_000, rounds: 2 } };

/** In seconds; processor time is that of all threads. */
interface Making {
  time: number;
  processor: number;
  recalled: number;
}

export async function run({ quick }: BenchOptions): Promise<string> {
  const { acts, rounds } = sizes[quick ? 'quick' : 'usual'];
  const folder = mkdtempSync(join(tmpdir(), 'legami-again-'));
  try {
    const corpus = join(folder, 'corpus');
    const paths = writeCorpus(corpus, acts);
    const snapshot = join(folder, 'again.snapshot');
    const found: { all: Making; again: Making }[] = [];
    for (let round = 0; round < rounds; round++) {
      rmSync(snapshot, { force: true });
      const all = await make(corpus, snapshot);
      changeAct(paths[Math.floor(acts / 2) + round]!);
      const again = await make(corpus, snapshot);
      assert.deepEqual([all.recalled, again.recalled], [0, acts - 1]);
      found.push({ all, again });
    }
    const row = (name: string, key: 'time' | 'processor') => [
      name,
      `${median(found.map(({ all }) => all[key])).toFixed(0)} s`,
      `${median(found.map(({ again }) => again[key])).toFixed(0)} s`,
      spread(found.map(({ all, again }) => again[key] / all[key])),
    ];
    const rows = [row('by the clock', 'time'), row('processor time', 'processor')];
    return `${acts} synthetic acts in files, ${rounds} rounds:\n\n${table(['making', 'all', 'again, one act changed', 'share'], rows)}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function writeCorpus(folder: string, acts: number): string[] {
  return Array.from(syntheticFiles(acts), ({ path, xml }) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, xml);
    return file;
  });
}

/** Another word in one of its articles. */
function changeAct(path: string): void {
  const xml = readFileSync(path, 'utf8');
  const changed = xml.replace(/(<p>[^<]{40,}?)\s([^<]*<\/p>)/, '$1 novellato $2');
  assert.notEqual(changed, xml, path);
  writeFileSync(path, changed);
}

async function make(corpus: string, snapshot: string): Promise<Making> {
  const before = process.cpuUsage();
  const report = () => undefined;
  const { catalog, seconds, recalled } = await makeSnapshotFile({ corpus: [corpus], snapshot, strict: true, report });
  catalog.close();
  const { user, system } = process.cpuUsage(before);
  return { time: seconds, processor: (user + system) / 1e6, recalled };
}
