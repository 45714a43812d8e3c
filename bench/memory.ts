// Does memory grow under load that never asks the same twice in a while?
import { openBenchSnapshot } from './bench-snapshot.js';
import { resident, startLegami, untilIdle } from './contender.js';
import { load } from './load.js';
import { uniformQuestions } from './questions.js';
import { table } from './readme.js';
import type { BenchOptions } from './run.js';

const connections = 16;
const parts = 12;

export async function run({ quick }: BenchOptions): Promise<string> {
  const { path, catalog } = await openBenchSnapshot(quick);
  // Walks and searches in words take far longer; of them there would be few.
  const kinds = uniformQuestions(catalog).filter(({ name }) => !/walk|^q$|^graph/.test(name));
  const targets = kinds[0]!.targets.flatMap((_, i) => kinds.map((kind) => kind.targets[i]!));
  catalog.close();
  const legami = await startLegami(path);
  try {
    await untilIdle(legami);
    const rows = [['0', megabytes(resident(legami))]];
    let asked = 0;
    for (let part = 0; part < parts; part++) {
      const headers = { 'accept-encoding': part % 2 === 0 ? 'gzip' : 'identity' };
      asked += (await load(legami, { targets, headers, connections, seconds: quick ? 2 : 12 }, asked)).requests;
      rows.push([String(asked), megabytes(resident(legami))]);
      console.log(rows.at(-1)!.join(' requests: '));
    }
    return `Every part of it gzip, then identity, in turn; pages, acts, articles and relations at random.\n\n${table(['requests so far', 'resident'], rows)}`;
  } finally {
    await legami.stop();
  }
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}
