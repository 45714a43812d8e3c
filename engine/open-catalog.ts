// From documents or a snapshot file to a catalog: one path, whatever it starts from.
import { existsSync, statSync } from 'node:fs';
import { Catalog } from './catalog.js';
import type { Made } from './make-snapshot.js';
import type { ReadProgress } from './read-corpus.js';
import { DamagedError, openSnapshot, SnapshotError } from './snapshot.js';
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
  // What reads documents is loaded only where there are some to read.
  const { makeInMemory, makeSnapshot, digestPaths } = await import('./make-snapshot.js');
  if (path === undefined) return makeInMemory(options);
  const old = openOld(path, options);
  if (old !== null && old.digest === (await digestPaths(paths))) {
    if (options.strict) refuseStrictly(old.facts.counts.refused);
    return old;
  }
  if (old !== null) report(`${path}: made from other documents than those in ${paths.join(', ')}: made again`);
  return (await makeSnapshot({ ...options, snapshot: path }, old)).catalog;
}

/** @throws {OpenError} where `--strict` finds a refused document */
export function refuseStrictly(refused: number): void {
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
export function openOld(path: string, { writers, report }: OpenOptions): Catalog | null {
  if (!existsSync(path)) return null;
  try {
    return openFile(path, writers);
  } catch (error) {
    if (!(error instanceof SnapshotError || error instanceof DamagedError)) throw error;
    report(error.message);
    return null;
  }
}

/** {@link makeSnapshot}, loaded only where a snapshot is made. */
export async function makeSnapshotFile(options: OpenOptions & { snapshot: string }): Promise<Made> {
  const { makeSnapshot } = await import('./make-snapshot.js');
  return makeSnapshot(options);
}
