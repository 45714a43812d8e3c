// Documents → snapshot, in memory or in a file.
import { setFlagsFromString } from 'node:v8';
import type { SeenSource } from '../answers/seen/book.js';
import { textsWithin } from '../answers/texts.js';
import { todayInRome } from '../read/corpus/today.js';
import { Catalog } from '../catalog.js';
import { compileTogether, compileWithLayouts } from './compile.js';
import { readManifest } from './manifest.js';
import { OpenError, openOld, refuseStrictly, refuseToShrink, type OpenOptions } from './open-file.js';
import { digestPaths, readCorpus, type ReadOptions, type ReadProgress } from './read-corpus.js';
import { openPrevious } from './open-previous.js';
import { readFetchDays } from './pack-days.js';
import { openRecall, openRecords } from './recall.js';
import { digestBeside, openThesaurus } from './thesaurus.js';
import { DamagedError, Snapshot } from '../store/snapshot.js';
import { fileSink, memorySink, type Sink } from '../store/writer.js';

/**
 * The digest that a snapshot of these documents would have.
 * @param thesaurus its digest, or `null`
 * @throws {OpenError} where their manifest can't be read
 */
export async function digestDocuments(paths: readonly string[], thesaurus: string | null): Promise<string> {
  return digestPaths(paths, digestBeside(readManifest(paths)?.digest, thesaurus));
}

/** A catalog of the documents, compiled in memory. */
export async function makeInMemory(options: OpenOptions): Promise<Catalog> {
  return (await make(options, memorySink(), null)).catalog;
}

/** A new snapshot, and figures about making it. */
export interface Made {
  catalog: Catalog;
  progress: ReadProgress;
  /** Documents that were not read again, because an older snapshot has them. */
  recalled: number;
  /** From the first document to the last byte written. */
  seconds: number;
  /** Size of the snapshot. */
  bytes: number;
}

/**
 * Has the heaps of this process, and of threads that it starts, be collected once they have grown by three tenths. V8 else lets a heap
 * of gigabytes grow to about twice what is in use. Collecting oftener takes no measurable time beside reading.
 */
export function collectOften(): void {
  setFlagsFromString('--heap-growing-percent=30');
}

/**
 * Makes a snapshot file of the documents; those that are in the snapshot at the same path are not read again. The file is renamed when
 * it is complete. A damaged old one only costs the time that it would have saved.
 * @throws {OpenError} where nothing could be read, or `strict` finds a refused document
 */
export async function makeSnapshot(
  options: OpenOptions & { snapshot: string },
  old: Catalog | null = openOld(options.snapshot, options),
): Promise<Made> {
  collectOften();
  try {
    return await make(options, fileSink(options.snapshot), old);
  } catch (error) {
    if (old === null || !(error instanceof DamagedError)) throw error;
    options.report(`${options.snapshot}: ${error.message}: all documents are read again`);
    return await make(options, fileSink(options.snapshot), null);
  } finally {
    old?.close();
  }
}

async function make(options: OpenOptions, sink: Sink, old: Catalog | null): Promise<Made> {
  const { corpus: paths, report } = options;
  const started = performance.now();
  let close: (() => void) | undefined;
  let recalled = 0;
  let progress: ReadProgress = { documents: 0, bytes: 0, totalBytes: 0 };
  try {
    const manifest = readManifest(paths);
    const thesaurus = options.thesaurus === undefined ? undefined : openThesaurus(options.thesaurus);
    if (thesaurus === undefined && old !== null && old.facts.thesaurus !== null)
      report(
        `${options.snapshot}: made without the thesaurus that it had: name it again (--thesaurus) to keep its synonyms`,
      );
    const find = old === null ? undefined : openRecall(old);
    const recall: ReadOptions['recall'] =
      find &&
      ((digest, path) => {
        const record = find(digest, path);
        if (record) recalled++;
        return record;
      });
    const corpus = await readCorpus({
      paths,
      refuse: report,
      note: report,
      progress: (state) => {
        progress = state;
        options.progress?.(state);
      },
      recall,
      manifest: digestBeside(manifest?.digest, thesaurus?.digest ?? null),
      today: options.today,
    });
    ({ close } = corpus);
    if (options.strict) refuseStrictly(corpus.refused.length);
    if (corpus.acts.length === 0) {
      const found = corpus.refused.length > 0 ? 'no readable act' : 'no *.xml, *.akn or *.zip';
      throw new OpenError(`${paths.join(', ')}: ${found} found, at least one expected`);
    }
    if (options.mayNotShrink === true && options.snapshot !== undefined) {
      const articles = corpus.acts.reduce((sum, { summary }) => sum + summary.articleCount, 0);
      refuseToShrink(options.snapshot, { acts: corpus.acts.length, articles });
    }
    const content = manifest?.content ?? null;
    const seen: SeenSource = {
      previous: openPrevious(options),
      today: options.today ?? todayInRome(),
      cameOn: readFetchDays(paths),
    };
    const bytes =
      options.snapshot === undefined
        ? await compileTogether(corpus, sink, content, { seen, thesaurus })
        : await compileWithLayouts(corpus, sink, content, {
            report: (share) => options.drawing?.(share),
            placeOf: old?.graphs.places.areStored ? (level, eli) => old.graphs.placeOf(level, eli) : undefined,
            recordOf: old === null ? undefined : openRecords(old),
            old: old?.snapshot,
            seen,
            thesaurus,
          });
    const snapshot = new Snapshot(bytes, options.snapshot ?? 'the snapshot in memory');
    const seconds = (performance.now() - started) / 1000;
    return {
      catalog: new Catalog(snapshot, new Date(), textsWithin(options.memory)),
      progress,
      recalled,
      seconds,
      bytes: bytes.size,
    };
  } catch (error) {
    sink.abandon();
    throw error;
  } finally {
    close?.();
  }
}
