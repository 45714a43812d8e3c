// How fast are documents read, what share of it is the XML parser's, and what does a second thread bring?
import { strict as assert } from 'node:assert';
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { readDocument } from '../engine/akn/read-document.js';
import { parseXml } from '../engine/akn/xml.js';
import { gateAndParse } from './contenders/gate-and-parse.js';

interface Document {
  path: string;
  bytes: Uint8Array;
}

const rounds = 7;
const threadRounds = 6;

/** Real documents where they lie beside the project, else the sample corpus. */
function documents(): Document[] {
  const root = resolve(import.meta.dirname, '../..');
  for (const folder of [join(root, '../shared/corpus/normattiva'), join(root, 'corpus')]) {
    try {
      const files = readdirSync(folder).filter((file) => file.endsWith('.xml'));
      if (files.length > 0) return files.map((path) => ({ path, bytes: readFileSync(join(folder, path)) }));
    } catch {
      continue;
    }
  }
  throw new Error('corpus: no *.xml found, expected the sample documents of the project');
}

const contenders: Record<string, (document: Document) => number> = {
  'gate and fast-xml-parser alone': ({ bytes }) => gateAndParse(bytes),
  'our tree': ({ path, bytes }) => parseXml(bytes, path).children.length,
  'document, whole': ({ path, bytes }) => readDocument(bytes, path).act.articles.length,
};

export async function run(): Promise<void> {
  const corpus = documents();
  const size = corpus.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1e6;
  const speeds = Object.keys(contenders).map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    Object.values(contenders).forEach((read, i) => {
      const started = process.cpuUsage();
      for (const document of corpus) assert.ok(read(document) >= 0);
      const { user, system } = process.cpuUsage(started);
      if (round > 0) speeds[i]!.push((size * 1e6) / (user + system));
    });
  }
  const medians = speeds.map(median);
  console.log(`reading: ${corpus.length} documents, ${size.toFixed(1)} MB; MB per second of processor time`);
  Object.keys(contenders).forEach((name, i) => console.log(`  ${name}: ${medians[i]!.toFixed(1)}`));
  // Of one round each, so that what else the machine does weighs on both alike.
  const shares = speeds[2]!.map((speed, round) => speed / speeds[0]![round]!);
  console.log(`  reading reaches ${median(shares).toFixed(2)} of gate and parser alone`);
  const [one, two] = [await inThreads(1), await inThreads(2)];
  console.log(
    `  one thread ${(size / one).toFixed(1)} MB/s, two ${(size / two).toFixed(1)} MB/s: ${(one / two).toFixed(2)} times`,
  );
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1]!;
}

/** Seconds that so many threads take to read the corpus once, after warming up. */
async function inThreads(count: number): Promise<number> {
  const workers = Array.from(
    { length: count },
    (_, share) => new Worker(new URL(import.meta.url), { workerData: { share, count } }),
  );
  const seconds: number[] = [];
  for (let round = 0; round < threadRounds; round++) {
    const started = performance.now();
    await Promise.all(
      workers.map((worker) => {
        worker.postMessage('read');
        return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
      }),
    );
    if (round > 1) seconds.push((performance.now() - started) / 1000);
  }
  await Promise.all(workers.map((worker) => worker.terminate()));
  return median(seconds);
}

if (!isMainThread) {
  const { share, count } = workerData as { share: number; count: number };
  // Largest first, each to the lighter hand.
  const loads = Array.from({ length: count }, () => 0);
  const own = documents()
    .sort((a, b) => b.bytes.length - a.bytes.length)
    .filter(({ bytes }) => {
      const lightest = loads.indexOf(Math.min(...loads));
      loads[lightest]! += bytes.length;
      return lightest === share;
    });
  parentPort!.on('message', () => {
    for (const { path, bytes } of own) readDocument(bytes, path);
    parentPort!.postMessage('done');
  });
}
