// Opens a catalog, from documents or from a snapshot file.
import type { Catalog } from '../catalog.js';
import type { Made } from './make-snapshot.js';
import { hasBegun } from '../read/corpus/today.js';
import { openFile, openOld, OpenError, refuseStrictly, type OpenOptions } from './open-file.js';

export { countsAt, OpenError, type OpenOptions } from './open-file.js';

/**
 * Opens what the options name: documents, compiled in memory; a snapshot file; or both: then the file is served if it
 * was made from exactly these documents by the rules of this program, else it is made again and replaced.
 * @throws {OpenError} where there is nothing to serve, or `strict` finds a refused document
 * @throws {SnapshotError} where a snapshot alone is asked for and can't be served
 */
export async function openCatalog(options: OpenOptions): Promise<Catalog> {
  const { corpus: paths, snapshot: path, report } = options;
  if (paths.length === 0) {
    if (path === undefined) throw new OpenError('neither a corpus nor a snapshot found, one of them expected');
    const catalog = openFile(path, options.memory);
    const [begun] = catalog.facts.begins;
    if (isPast(begun, options)) {
      report(`${path}: a text began on ${begun}, after it was made, and is not served: make the snapshot again`);
    }
    if (!catalog.snapshot.hasOwnRules) {
      report(
        `${path}: made by other rules of reading than those of this program, and served as it is: make the snapshot again`,
      );
    }
    return strictly(catalog, options);
  }
  // The modules that read documents are loaded only if there are documents.
  const { makeInMemory, makeSnapshot, digestDocuments } = await import('./make-snapshot.js');
  if (path === undefined) return makeInMemory(options);
  const thesaurus =
    options.thesaurus === undefined ? null : (await import('./thesaurus.js')).openThesaurus(options.thesaurus).digest;
  const old = openOld(path, options);
  const isCurrent = async ({ digest, facts }: Catalog) =>
    !isPast(facts.begins[0], options) && digest === (await digestDocuments(paths, thesaurus ?? facts.thesaurus));
  if (old !== null && (await orClose(old, isCurrent(old)))) return strictly(old, options);
  if (old !== null) {
    const [begun] = old.facts.begins;
    const reason = isPast(begun, options)
      ? `a text began on ${begun}, after it was made`
      : `made from other documents than those in ${paths.join(', ')}`;
    report(`${path}: ${reason}: made again`);
  }
  return (await makeSnapshot({ ...options, snapshot: path }, old)).catalog;
}

function isPast(day: string | undefined, { today }: OpenOptions): boolean {
  return day !== undefined && (today === undefined ? hasBegun(day) : day <= today);
}

/** The catalog, unless `strict` finds a refused document in it. */
function strictly(catalog: Catalog, { strict }: OpenOptions): Catalog {
  try {
    if (strict) refuseStrictly(catalog.facts.counts.refused);
    return catalog;
  } catch (error) {
    catalog.close();
    throw error;
  }
}

/** Awaits a promise; closes the catalog if it is rejected. */
async function orClose<Result>(catalog: Catalog, promised: Promise<Result>): Promise<Result> {
  try {
    return await promised;
  } catch (error) {
    catalog.close();
    throw error;
  }
}

/** {@link makeSnapshot}, loaded only when a snapshot is made. */
export async function makeSnapshotFile(options: OpenOptions & { snapshot: string }): Promise<Made> {
  const { makeSnapshot } = await import('./make-snapshot.js');
  return makeSnapshot(options);
}
