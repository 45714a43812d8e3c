// Twenty changes of the snapshot under load: does a request fail, and does the memory come back?
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { openBenchSnapshot } from './bench-snapshot.js';
import { asContender, onCore, resident, wait, type Contender } from './contender.js';
import { load, type Measure } from './load.js';
import { uniformQuestions } from './questions.js';
import { table } from './readme.js';
import type { BenchOptions } from './run.js';

const connections = 32;
const changes = 20;
const main = join(import.meta.dirname, '../http/cli/main.cjs');
const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

export async function run({ quick }: BenchOptions): Promise<string> {
  const { path, catalog } = await openBenchSnapshot(quick);
  // Of every kind of question, so that caches fill as they do in use; walks and searches in words are not what this is about.
  const kinds = uniformQuestions(catalog).filter(({ name }) => !/walk|^q$/.test(name));
  const targets = Array.from({ length: 2_000 }, (_, i) => kinds[i % kinds.length]!.targets[i]!);
  const { counts } = catalog.facts;
  catalog.close();
  const { contender, changed } = await start(path);
  const ask = (seconds: number) =>
    load(contender, { targets, headers: { 'accept-encoding': 'gzip' }, connections, seconds });
  const pause = quick ? 1 : 3;
  /** Memory once the caches are as full as they get. */
  const warm = async () => {
    await ask(5);
    return settle(contender);
  };
  try {
    await settle(contender);
    const before = await warm();
    const watch = watchMost(contender);
    const halves: (Measure & { after: number })[] = [];
    for (let done = 0; done < changes;) {
      const asked = ask((changes / 2 + 1) * pause);
      for (const end = done + changes / 2; done < end;) {
        process.kill(contender.pid, 'SIGHUP');
        await Promise.all([changed(++done), wait(pause)]);
      }
      const measure = await asked;
      await settle(contender);
      halves.push({ ...measure, after: await warm() });
    }
    const most = watch.stop();
    const worst = (name: 'p50' | 'p99') =>
      Math.max(...halves.map((half) => half[name])).toFixed(name === 'p50' ? 1 : 0);
    const rows = [
      ['acts, articles', `${counts.acts}, ${counts.articles}`],
      ['answers, none of them an error', String(halves.reduce((sum, { requests }) => sum + requests, 0))],
      ['latency, median and p99', `${worst('p50')} ms, ${worst('p99')} ms`],
      ['resident before, after 5 s of load', megabytes(before)],
      ['most while changing', megabytes(most)],
      ...halves.map(({ after }, i) => [
        `resident after ${((i + 1) * changes) / 2}, of before`,
        `${megabytes(after)}, ${(after / before).toFixed(2)}`,
      ]),
    ];
    return table([`${changes} changes, one in ${pause} s, ${connections} connections`, ''], rows);
  } finally {
    await contender.stop();
  }
}

/** The program as `npm start` starts it. */
async function start(path: string) {
  const [command, args] = onCore(0, [process.execPath, main, '--snapshot', path, '--port', '0']);
  const child = spawn(command, args);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => resolve(Number(/:(\d+)\n/.exec(chunk.toString())?.[1])));
    child.once('exit', () => reject(new Error(`${main}: ${said} found, an address expected`)));
  });
  /** Resolves when it has said so many times that it changed over. */
  const changed = async (times: number): Promise<void> => {
    while (said.split('changed over').length <= times) await wait(0.05);
  };
  return { contender: asContender('legami', child, port), changed };
}

/** Waits until the resident memory neither grows nor shrinks by a hundredth for three seconds. @returns it, in bytes */
async function settle(contender: Contender): Promise<number> {
  let [known, steady] = [resident(contender), 0];
  while (steady < 3) {
    await wait(1);
    const now = resident(contender);
    steady = Math.abs(now / known - 1) < 0.01 ? steady + 1 : 0;
    if (steady === 0) known = now;
  }
  return resident(contender);
}

function watchMost(contender: Contender) {
  let most = 0;
  const timer = setInterval(() => (most = Math.max(most, resident(contender))), 100);
  return {
    stop(): number {
      clearInterval(timer);
      return most;
    },
  };
}
