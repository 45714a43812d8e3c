// What do whole tables and large graphs cost while they are given away: memory, turns of the event loop, megabytes a second?
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { join } from 'node:path';
import { openBenchSnapshot } from './bench-snapshot.js';
import { asContender, forgetMost, mostResident, onCore, resident, wait, type Contender } from './contender.js';
import { median, table } from './readme.js';
import type { BenchOptions } from './run.js';

const usualRounds = 3;
const graph = '/api/public/graph?livello=articolo&max_nodi=20000';
const tables = ['norme', 'articoli', 'relazioni', 'citazioni'];
const targets = [
  ...['json', 'gexf', 'graphml', 'csv'].map((name): [string, string] => [`graph, ${name}`, `${graph}&formato=${name}`]),
  ...tables.flatMap((name) =>
    ['csv', 'ndjson'].map((format): [string, string] => [`${name}, ${format}`, `/dati/${name}.${format}`]),
  ),
];

export async function run({ quick, words }: BenchOptions): Promise<string> {
  const { path, catalog } = await openBenchSnapshot(quick);
  const rounds = quick ? 1 : usualRounds;
  catalog.close();
  const rows: string[][] = [];
  for (const [name, target] of targets) {
    if (!words.every((word) => name.includes(word))) continue;
    for (const encoding of ['identity', 'gzip']) {
      rows.push([`${name}, ${encoding}`, ...(await measure(path, target, encoding, rounds))]);
      console.log(rows.at(-1)!.join('  '));
    }
  }
  const note =
    `Each from a server that has not given it away before, median of ${rounds}: most resident memory above that before, the longest ` +
    `turn of its event loop, its processor time with all its threads, and bytes by the clock and by that time.`;
  return `${note}\n\n${table(['export', 'bytes', 'memory', 'longest turn', 'processor time', 'MB/s by the clock', 'by processor time'], rows)}`;
}

async function measure(path: string, target: string, encoding: string, rounds: number): Promise<string[]> {
  const [memory, turns, spent, clock]: number[][] = [[], [], [], []];
  let bytes = 0;
  for (let round = 0; round < rounds; round++) {
    const { contender } = await start(path);
    try {
      // What every first export loads.
      await fetchBytes(contender, '/api/public/graph?max_nodi=10&formato=gexf', encoding);
      await wait(0.5);
      const before = resident(contender);
      const from = contender.spent();
      forgetMost(contender);
      const began = performance.now();
      bytes = await fetchBytes(contender, target, encoding);
      clock!.push((performance.now() - began) / 1000);
      spent!.push((contender.spent() - from) / 1e6);
      memory!.push(mostResident(contender) - before);
    } finally {
      await contender.stop();
    }
    // Watching takes a core of its own.
    const watched = await start(path);
    try {
      await fetchBytes(watched.contender, '/api/public/graph?max_nodi=10&formato=gexf', encoding);
      watched.child.send('watch');
      await once(watched.child, 'message');
      await fetchBytes(watched.contender, target, encoding);
      watched.child.send('longest');
      const [longest] = (await once(watched.child, 'message')) as [number];
      turns!.push(longest);
    } finally {
      await watched.contender.stop();
    }
  }
  const seconds = median(spent!);
  return [
    bytes.toLocaleString('en'),
    `${(median(memory!) / 1e6).toFixed(0)} MB`,
    `${median(turns!).toFixed(0)} ms`,
    `${seconds.toFixed(2)} s`,
    (bytes / 1e6 / median(clock!)).toFixed(0),
    (bytes / 1e6 / seconds).toFixed(0),
  ];
}

/** A server with everything in memory. */
async function start(path: string): Promise<{ child: ChildProcess; contender: Contender }> {
  const program = join(import.meta.dirname, 'contenders/watched.js');
  const [command, args] = onCore(0, [process.execPath, program, path]);
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [port] = (await once(child, 'message')) as [number];
  return { child, contender: asContender('legami', child, port) };
}

/** Bytes of a body, none of which is kept; as they are sent, compressed or not. */
function fetchBytes({ port }: Contender, path: string, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent: false, headers: { 'accept-encoding': encoding } }, (reply) => {
      let bytes = 0;
      reply.on('data', (chunk: Buffer) => (bytes += chunk.length));
      reply.on('end', () => {
        if (reply.statusCode === 200) resolve(bytes);
        else reject(new Error(`${path}: status ${reply.statusCode} found, 200 expected`));
      });
    }).on('error', reject);
  });
}

/** Linux keeps the most that a process has had in memory, and forgets it when told so. */
