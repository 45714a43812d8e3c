// Documents → snapshot, in memory or in a file.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Catalog } from './catalog.js';
import { compile } from './compile.js';
import type { Corpus } from './corpus.js';
import { OpenError, openOld, refuseStrictly, type OpenOptions } from './open-catalog.js';
import { readCorpus } from './read-corpus.js';
import { openRecall } from './recall.js';
import { Snapshot } from './snapshot.js';
import { fileSink, memorySink, type Sink } from './snapshot-writer.js';

export { digestPaths } from './read-corpus.js';

/** A catalog of the documents, compiled in memory. */
export async function makeInMemory(options: OpenOptions): Promise<Catalog> {
  return (await make(options, memorySink(), null)).catalog;
}

/**
 * Makes a snapshot file of the documents; those that a snapshot at the same path was made from are not read again.
 * The file takes its name when it is whole.
 */
export async function makeSnapshot(
  options: OpenOptions & { snapshot: string },
  old: Catalog | null = openOld(options.snapshot, options),
): Promise<{ catalog: Catalog; corpus: Corpus }> {
  try {
    return await make(options, fileSink(options.snapshot), old);
  } finally {
    old?.close();
  }
}

async function make(
  options: OpenOptions,
  sink: Sink,
  old: Catalog | null,
): Promise<{ catalog: Catalog; corpus: Corpus }> {
  const { corpus: paths, writers, writersModule, report, progress } = options;
  let spent: (() => void) | undefined;
  try {
    const corpus = await readCorpus({
      ...{ paths, writers, writersModule, refuse: report },
      ...(progress ? { progress } : {}),
      ...(old ? { recall: openRecall(old.snapshot, old) } : {}),
    });
    spent = () => corpus.close();
    if (options.strict) refuseStrictly(corpus.refused.length);
    if (corpus.acts.length === 0)
      throw new OpenError(`no readable act found in ${paths.join(', ')}, at least one expected`);
    const bytes = compile(corpus, writers, sink, readManifest(paths));
    const name = options.snapshot ?? 'the snapshot in memory';
    return { catalog: new Catalog(new Snapshot(bytes, name), writers.verbs, new Date()), corpus };
  } catch (error) {
    sink.abandon();
    throw error;
  } finally {
    spent?.();
  }
}

/** What a corpus says of its origin: `manifest.json` in the first folder that has one. */
function readManifest(paths: readonly string[]): unknown {
  for (const path of paths) {
    const manifest = join(path, 'manifest.json');
    if (existsSync(manifest)) return JSON.parse(readFileSync(manifest, 'utf8')) as unknown;
  }
  return null;
}
