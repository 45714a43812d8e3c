// A snapshot of made-up acts as the product makes one, with layouts and in threads, but without XML in between.
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PackedDocument } from '../engine/answers/body.js';
import { compileWithLayouts } from '../engine/make/compile.js';
import { collectOften } from '../engine/make/make-snapshot.js';
import { openSpool, type Spool } from '../engine/make/spool.js';
import { assembleCorpus, releaseClaims } from '../engine/read/corpus.js';
import { fileSink } from '../engine/store/writer.js';
import type { SyntheticDocument, SyntheticShare } from './contenders/synthetic-thread.js';

const syntheticThread = new URL('./contenders/synthetic-thread.js', import.meta.url);

/** What making one took. */
export interface Making {
  documents: number;
  bytes: number;
  seconds: number;
  /** For people. */
  line: string;
}

/** @param versions whether acts have their older texts too */
export async function makeSynthetic(acts: number, path: string, { versions = false } = {}): Promise<Making> {
  collectOften();
  const started = performance.now();
  const spool = openSpool();
  const documents = await packDocuments({ acts, versions }, spool);
  const corpus = assembleCorpus(documents, [], '00'.repeat(32));
  releaseClaims(corpus);
  const compiling = performance.now();
  (await compileWithLayouts(corpus, fileSink(path), null, { report: () => undefined })).close();
  spool.close();
  const [seconds, compiled] = [performance.now() - started, performance.now() - compiling].map((time) => time / 1000);
  const resident = Math.round((process.resourceUsage().maxRSS * 1024) / 1e6);
  return {
    documents: documents.length,
    bytes: statSync(path).size,
    seconds: seconds!,
    line: `Made in ${seconds!.toFixed(0)} s, of which compiling ${compiled!.toFixed(0)} s; ${resident} MB resident at most.`,
  };
}

/** In as many threads as documents are read in. */
async function packDocuments(
  share: Pick<SyntheticShare, 'acts' | 'versions'>,
  spool: Spool,
): Promise<PackedDocument[]> {
  const documents: PackedDocument[][] = [];
  const step = availableParallelism();
  await Promise.all(
    Array.from({ length: step }, async (_, first) => {
      const thread = new Worker(syntheticThread, { workerData: { ...share, first, step } satisfies SyntheticShare });
      thread.on('message', (batch: SyntheticDocument[]) => {
        for (const { act, version, text, record, ...read } of batch) {
          const kept = { record: spool.keepBytes(record), text: spool.keep(text) };
          (documents[act] ??= [])[version] = { ...read, ...kept, leftOut: [] };
        }
      });
      const [code] = (await once(thread, 'exit')) as [number];
      if (code !== 0) throw new Error(`a thread of synthetic acts: exit code ${code} found, 0 expected`);
    }),
  );
  return documents.flat();
}
