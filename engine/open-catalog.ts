// From documents or a snapshot file to a catalog: one path, whatever it starts from.
import type { Catalog } from './catalog.js';
import type { Made } from './make-snapshot.js';
import { openFile, openOld, OpenError, refuseStrictly, type OpenOptions } from './open-file.js';

export { OpenError, type OpenOptions } from './open-file.js';

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

/** {@link makeSnapshot}, loaded only where a snapshot is made. */
export async function makeSnapshotFile(options: OpenOptions & { snapshot: string }): Promise<Made> {
  const { makeSnapshot } = await import('./make-snapshot.js');
  return makeSnapshot(options);
}
