// How fast are documents read, beside a parser that makes nothing of them, and how fast at scale?
import { strict as assert } from 'node:assert';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { readDocument } from '../engine/read/akn/read-document.js';
import { parseXml } from '../engine/read/akn/xml.js';
import { readCorpus } from '../engine/make/read-corpus.js';
import { gateAndParse } from './contenders/gate-and-parse.js';
import { openThreads } from './contenders/reading-thread.js';
import { median, spread, table } from './readme.js';
import type { BenchOptions } from './run.js';
import { syntheticFiles } from './synthetic.js';

const rounds = 7;
const threadRounds = 6;
const scale = { quick: { acts: 1_000, rounds: 1 }, usual: { acts: 20_000, rounds: 5 } };

export async function run({ quick }: BenchOptions): Promise<string> {
  return [readReal(), await readInThreads(), await readAtScale(scale[quick ? 'quick' : 'usual'])].join('\n\n');
}

/** Real documents where they lie beside the project, else the sample corpus. */
function realDocuments(): string[] {
  const root = resolve(import.meta.dirname, '../..');
  for (const folder of [join(root, '../shared/corpus/normattiva'), join(root, 'corpus')]) {
    try {
      const files = readdirSync(folder).filter((file) => file.endsWith('.xml'));
      if (files.length > 0) return files.map((file) => join(folder, file));
    } catch {
      continue;
    }
  }
  throw new Error('corpus: no *.xml found, expected the sample documents of the project');
}

const contenders: Record<string, (bytes: Uint8Array, path: string) => number> = {
  'gate and fast-xml-parser alone': (bytes) => gateAndParse(bytes),
  'our tree alone': (bytes, path) => parseXml(bytes, path).children.length,
  'documents read': (bytes, path) => readDocument(bytes, path).act.articles.length,
};

/** One thread, documents in memory, contenders in turn. */
function readReal(): string {
  const documents = realDocuments().map((path) => ({ path, bytes: readFileSync(path) }));
  const size = documents.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1e6;
  const speeds = Object.keys(contenders).map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    Object.values(contenders).forEach((read, i) => {
      const started = process.cpuUsage();
      for (const { path, bytes } of documents) assert.ok(read(bytes, path) >= 0);
      const { user, system } = process.cpuUsage(started);
      if (round > 0) speeds[i]!.push((size * 1e6) / (user + system));
    });
  }
  // Of one round each, so that what else the machine does weighs on all alike.
  const rows = Object.keys(contenders).map((name, i) => [
    name,
    median(speeds[i]!).toFixed(1),
    spread(speeds[i]!.map((speed, round) => speed / speeds[0]![round]!)),
  ]);
  return `${documents.length} documents, ${size.toFixed(1)} MB, one thread:\n\n${table(['what', 'MB/s of processor time', 'ratio'], rows)}`;
}

/** What a second thread brings, after warming up. */
async function readInThreads(): Promise<string> {
  // Largest first, so that none is left alone at the end.
  const sizes = new Map(realDocuments().map((path) => [path, readFileSync(path).length]));
  const paths = [...sizes.keys()].sort((a, b) => sizes.get(b)! - sizes.get(a)!);
  const pools = [openThreads(1), openThreads(2)];
  const seconds: number[][] = [[], []];
  for (let round = 0; round < threadRounds; round++) {
    for (const [i, pool] of pools.entries()) {
      const started = performance.now();
      await pool.read('documents read', paths, 1);
      if (round > 1) seconds[i]!.push((performance.now() - started) / 1000);
    }
  }
  await Promise.all(pools.map((pool) => pool.close()));
  const [one, two] = seconds as [number[], number[]];
  const size = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0) / 1e6;
  const gain = spread(one.map((time, round) => time / two[round]!));
  return `One thread reads ${(size / median(one)).toFixed(1)} MB/s by the clock, two ${(size / median(two)).toFixed(1)}: ${gain} times.`;
}

interface Scale {
  acts: number;
  rounds: number;
}

/** Two threads from their start on, files on disk; the engine's own way to a corpus last. */
async function readAtScale({ acts, rounds }: Scale): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'legami-reading-'));
  try {
    const { paths, size } = writeFiles(folder, acts);
    let [peak, memory] = [0, 0];
    const ways: Record<string, () => Promise<void>> = {
      'gate and fast-xml-parser alone': async () => {
        const pool = openThreads(2);
        await pool.read('gate and fast-xml-parser alone', paths, 20);
        await pool.close();
      },
      'the whole corpus, digests, threads and relations too': async () => {
        memory = process.memoryUsage.rss();
        const corpus = await readCorpus({
          paths: [folder],
          threads: 2,
          refuse: (line) => assert.fail(line),
          // Not of every document: the asking is no part of reading.
          progress: ({ documents }) => {
            if (documents % 64 === 0) peak = Math.max(peak, process.memoryUsage.rss());
          },
        });
        peak = Math.max(peak, process.memoryUsage.rss());
        assert.equal(corpus.acts.length, acts);
        corpus.close();
      },
    };
    const names = Object.keys(ways);
    const clock = names.map((): number[] => []);
    const processor = names.map((): number[] => []);
    for (let round = 0; round < rounds; round++) {
      for (const [i, name] of names.entries()) {
        const [started, used] = [performance.now(), process.cpuUsage()];
        await ways[name]!();
        const { user, system } = process.cpuUsage(used);
        clock[i]!.push((performance.now() - started) / 1000);
        processor[i]!.push((user + system) / 1e6);
      }
    }
    const ratio = (of: number[][], i: number) => spread(of[i]!.map((time, round) => of[0]![round]! / time));
    const rows = names.map((name, i) => [
      name,
      (size / median(clock[i]!)).toFixed(1),
      ratio(clock, i),
      (size / median(processor[i]!)).toFixed(1),
      ratio(processor, i),
    ]);
    const headings = ['what', 'MB/s by the clock', 'ratio', 'MB/s of processor time', 'ratio'];
    return [
      `${acts} synthetic acts, ${size.toFixed(0)} MB of XML in files, two threads, their start included:`,
      table(headings, rows),
      `At most ${Math.round(peak / 1e6)} MB resident while the corpus was read (${Math.round(memory / 1e6)} MB before).`,
    ].join('\n\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function writeFiles(folder: string, acts: number): { paths: string[]; size: number } {
  const paths: string[] = [];
  let size = 0;
  for (const { path, xml } of syntheticFiles(acts)) {
    const [file, bytes] = [join(folder, path), Buffer.from(xml)];
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    paths.push(file);
    size += bytes.length;
  }
  return { paths, size: size / 1e6 };
}
