// From documents or a snapshot file to a catalog: one path, whatever it starts from.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Catalog } from './catalog.js';
import { compile } from './compile.js';
import type { Corpus } from './corpus.js';
import { digestPaths, readCorpus, type ReadProgress } from './read-corpus.js';
import { openRecall } from './recall.js';
import { DamagedError, openSnapshot, Snapshot, SnapshotError } from './snapshot.js';
import { fileSink, memorySink, type Sink } from './snapshot-writer.js';
import type { Writers } from './writers.js';

export interface OpenOptions {
  /** Folders, files and packs; none where only a snapshot is served. */
  corpus: readonly string[];
  /** Path of a snapshot file, or none. */
  snapshot?: string | undefined;
  /** Refuse to open when any document was refused. */
  strict: boolean;
  writers: Writers;
  /** URL of a module that exports `writers`. */
  writersModule: string;
  /** Told of refused documents and of what else an operator should know. */
  report: (line: string) => void;
  progress?: (progress: ReadProgress) => void;
}

/** The corpus or snapshot can't be served; the message says what was found, what was expected. */
export class OpenError extends Error {}

/**
 * Opens what the options name: documents, compiled in memory; a snapshot file; or both: then the file is served if it
 * was made from exactly these documents, else it is made again and replaced.
 * @throws {OpenError} where there is nothing to serve, or `strict` finds a refused document
 * @throws {SnapshotError} where a snapshot alone is asked for and can't be served
 */
export async function openCatalog(options: OpenOptions): Promise<Catalog> {
  const { corpus: paths, snapshot: path, writers, report } = options;
  if (paths.length === 0) {
    if (path === undefined) throw new OpenError('neither a corpus nor a snapshot found, one of them expected');
    return openFile(path, writers);
  }
  if (path === undefined) return (await make(options, memorySink(), null)).catalog;
  const old = openOld(path, options);
  if (old !== null && old.digest === (await digestPaths(paths))) {
    if (options.strict) refuseStrictly(old.facts.counts.refused);
    return old;
  }
  if (old !== null) report(`${path}: made from other documents than those in ${paths.join(', ')}: made again`);
  return (await makeSnapshot({ ...options, snapshot: path }, old)).catalog;
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

function refuseStrictly(refused: number): void {
  if (refused > 0) throw new OpenError(`${refused} documents refused, none expected (--strict)`);
}

function openFile(path: string, writers: Writers): Catalog {
  const catalog = new Catalog(openSnapshot(path), writers.verbs, statSync(path).mtime);
  const { edition } = catalog.facts;
  if (edition === writers.edition) return catalog;
  catalog.close();
  throw new SnapshotError(
    `${path}: edition ${edition} found, edition ${writers.edition} expected: make the snapshot again`,
  );
}

/** The snapshot at `path` if there is one that can be served; what is wrong with one that can't is reported. */
function openOld(path: string, { writers, report }: OpenOptions): Catalog | null {
  if (!existsSync(path)) return null;
  try {
    return openFile(path, writers);
  } catch (error) {
    if (!(error instanceof SnapshotError || error instanceof DamagedError)) throw error;
    report(error.message);
    return null;
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
