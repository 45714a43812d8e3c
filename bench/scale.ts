// A corpus of any size from a snapshot: how soon does it answer, and what does it take? `--full` for the size of the whole
// corpus; BENCH_SNAPSHOT names a snapshot, made where it is missing and kept.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Catalog } from '../engine/catalog.js';
import { fileBytes, Snapshot } from '../engine/store/snapshot.js';
import type { Hydration } from './contenders/hydration.js';
import { median, table } from './readme.js';
import type { BenchOptions } from './run.js';
import { makeSynthetic } from './synthetic-snapshot.js';
import { syntheticFiles } from './synthetic.js';

const sizes = { quick: 2_000, usual: 20_000, full: 180_000 };
const runs = 7;
const hydrations = 5;
const hydration = join(import.meta.dirname, 'contenders/hydration.js');
const main = join(import.meta.dirname, '../http/cli/main.cjs');
const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
const milliseconds = (time: number): string => `${Math.round(time)} ms`;

export async function run({ quick }: BenchOptions): Promise<string> {
  const isFull = process.argv.includes('--full');
  const acts = quick ? sizes.quick : isFull ? sizes.full : sizes.usual;
  const folder = mkdtempSync(join(tmpdir(), 'legami-scale-'));
  try {
    const path = process.env['BENCH_SNAPSHOT'] ?? join(folder, 'scale.snapshot');
    const made = existsSync(path) ? null : (await makeSynthetic(acts, path)).line;
    return [...(made ? [made] : []), await measure(path, folder)].join('\n\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Start {
  /** Milliseconds from the start of the process. */
  listening: number;
  answered: number;
  /** Until the first answer to `q`; it was asked with the others. */
  searched: number;
  /** Processor time until then, in milliseconds. */
  processor: number;
  resident: number;
}

async function measure(path: string, folder: string): Promise<string> {
  const { questions, ranges, bytes, counts } = recordOpening(path);
  const listFile = join(folder, 'ranges.json');
  writeFileSync(listFile, JSON.stringify(ranges));
  const starts: Start[] = [];
  const bare: number[] = [];
  for (let round = 0; round < runs; round++) {
    starts.push(await start(path, questions));
    bare.push(readBarely(path, listFile));
  }
  const of = (name: keyof Start) => median(starts.map((one) => one[name]));
  const ratios = starts.map(({ answered }, round) => answered / bare[round]!);
  const hydrated = hydrate(path);
  const xml = xmlBytesPerAct() * counts.acts;
  const rows = [
    ['acts, articles, relations', `${counts.acts}, ${counts.articles}, ${counts.relations}`],
    ['snapshot', megabytes(bytes)],
    ['share of the XML', (bytes / xml).toFixed(2)],
    ['until it listens', milliseconds(of('listening'))],
    ['until health, norme, a detail, relazioni and graph have answered', milliseconds(of('answered'))],
    ['a bare process that reads the same bytes', milliseconds(median(bare))],
    ['ratio', median(ratios).toFixed(2)],
    ['processor time until then', milliseconds(of('processor'))],
    ['until `q` has answered', milliseconds(of('searched'))],
    ['resident after that, nothing taken into memory', megabytes(of('resident'))],
    ...hydrated,
  ];
  return table(['what', 'median'], rows);
}

/** What the first answers ask, and which bytes of the file they need. */
function recordOpening(path: string) {
  const file = fileBytes(openSync(path, 'r'));
  const ranges: [offset: number, length: number][] = [];
  const read = (offset: number, length: number, into?: Buffer) => {
    ranges.push([offset, length]);
    return file.read(offset, length, into);
  };
  const catalog = new Catalog(new Snapshot({ ...file, read }, path), new Date());
  const eli = catalog.eli(Math.floor(catalog.facts.counts.acts / 2));
  catalog.page(null, 0, 20).entries.plain();
  const record = catalog.record(catalog.find(eli)!);
  record.detail('it').plain();
  const { nodes, links } = catalog.graphs.best('act', 200);
  nodes.plain();
  links.plain();
  catalog.close();
  const questions = [
    { path: 'health', holds: '"stato"' },
    { path: 'norme?limit=20', holds: '"norme"' },
    { path: `norme/${eli}`, holds: eli },
    { path: `relazioni?norma=${encodeURIComponent(eli)}`, holds: eli },
    { path: 'graph?max_nodi=200', holds: '"nodes"' },
  ];
  return { questions, ranges, bytes: file.size, counts: catalog.facts.counts };
}

export async function start(path: string, questions: readonly { path: string; holds: string }[]): Promise<Start> {
  const begun = performance.now();
  const since = () => performance.now() - begun;
  const child = spawn(process.execPath, [main, '--snapshot', path, '--port', '0', '--no-hydrate']);
  child.stderr.resume();
  try {
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const listening = since();
    const port = Number(/:(\d+)\n/.exec(line.toString())?.[1]);
    for (const { path: target, holds } of questions) {
      const text = await ask(port, target);
      if (!text.includes(holds)) throw new Error(`${target}: ${text.slice(0, 200)} found, ${holds} expected`);
    }
    const answered = since();
    const processor = processorTime(child.pid!);
    await ask(port, 'norme?q=bilancio&limit=5');
    return { listening, answered, searched: since(), processor, resident: resident(child.pid!) };
  } finally {
    child.kill('SIGKILL');
    await once(child, 'close');
  }
}

export function ask(port: number, target: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: `/api/public/${target}` }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      reply.on('end', () => {
        if (reply.statusCode === 200) resolve(text);
        else reject(new Error(`${target}: status ${reply.statusCode} found, 200 expected`));
      });
    }).on('error', reject);
  });
}

const bareProgram = `
const { openSync, readSync, readFileSync } = require('node:fs');
const file = openSync(process.argv[1], 'r');
for (const [offset, length] of JSON.parse(readFileSync(process.argv[2]))) readSync(file, Buffer.allocUnsafe(length), 0, length, offset);
`;

/**
 * Milliseconds of a Node process that only reads these bytes: the ranges of the file that opening it and the five answers
 * read, one `pread` each as the program does them, neither checked nor looked at; from its start until it has ended.
 */
function readBarely(path: string, listFile: string): number {
  const begun = performance.now();
  const { status } = spawnSync(process.execPath, ['-e', bareProgram, path, listFile]);
  if (status !== 0) throw new Error(`the bare process ended with ${status}, 0 expected`);
  return performance.now() - begun;
}

/** Rows about taking everything into memory, each time in a process of its own. */
function hydrate(path: string): [string, string][] {
  const found = Array.from({ length: hydrations }, () => {
    const { status, stdout } = spawnSync(process.execPath, [hydration, path], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${hydration}: exit ${status} found, 0 expected`);
    return JSON.parse(stdout) as Hydration;
  });
  const of = (name: keyof Hydration) => median(found.map((one) => one[name]));
  const longest = Math.max(...found.map(({ pause }) => pause));
  return [
    ['everything in memory after', `${(of('time') / 1000).toFixed(1)} s`],
    [
      `longest pause of the event loop meanwhile; of ${hydrations} times`,
      `${milliseconds(of('pause'))}; ${milliseconds(longest)}`,
    ],
    ['of it, texts', megabytes(of('texts'))],
    ['of it, JavaScript heap', megabytes(of('heap'))],
    ['resident, more than before', megabytes(of('resident'))],
    ['a walk of two links from one of the 200 best acts, longest', `${of('walk').toFixed(1)} ms`],
  ];
}

/** Of the same kind of acts, as XML. */
function xmlBytesPerAct(): number {
  let bytes = 0;
  for (const { xml } of syntheticFiles(sizes.quick)) bytes += Buffer.byteLength(xml);
  return bytes / sizes.quick;
}

/** User and system time of a process so far (ticks of 10 ms), on Linux; else nothing. */
function processorTime(pid: number): number {
  if (process.platform !== 'linux') return NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function resident(pid: number): number {
  if (process.platform !== 'linux') return NaN;
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024;
}
