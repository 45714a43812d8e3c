// Opens a snapshot file as a catalog; the options of opening.
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { shapesDigest } from '../answers/shapes-digest.js';
import { readFacts } from '../answers/health.js';
import { Catalog } from '../catalog.js';
import type { ReadProgress } from './read-corpus.js';
import { textsWithin } from '../answers/texts.js';
import { openSnapshot } from '../store/open-snapshot.js';
import { DamagedError, format, SnapshotError, type Snapshot } from '../store/snapshot.js';

export interface OpenOptions {
  /** Folders, files and packs; none where only a snapshot is served. */
  corpus: readonly string[];
  /** Path of a snapshot file, or none. */
  snapshot?: string | undefined;
  /** Path of the earlier snapshot that states since when things are held; by default the snapshot that is replaced. */
  previous?: string | undefined;
  /** Path of the thesaurus of which a snapshot that is made has the synonyms; one that is served as it is keeps its own. */
  thesaurus?: string | undefined;
  /** Refuse to open when any document was refused. */
  strict: boolean;
  /** Called with refused documents and other lines for the operator. */
  report: (line: string) => void;
  progress?: (progress: ReadProgress) => void;
  /** Called with the share, 0 to 1, of the layout of the graph that is done, which follows the reading where a file is made. */
  drawing?: (share: number) => void;
  /** Texts that begin later are not served; by default the day it is in Italy. */
  today?: string;
  /** Refuses to replace a snapshot by one with less than nine tenths of its acts or articles. */
  mayNotShrink?: boolean;
  /** Bytes that the process may hold beside its code and the file cache; by default a quarter of the machine's. */
  memory?: number | undefined;
}

/** The corpus or snapshot cannot be served; the message states what was found and what was expected. */
export class OpenError extends Error {}

/** @throws {OpenError} where `--strict` finds a refused document */
export function refuseStrictly(refused: number): void {
  if (refused > 0)
    throw new OpenError(`${refused} ${refused === 1 ? 'document' : 'documents'} refused, none expected (--strict)`);
}

/** Share of the acts and articles of a snapshot that the one in its place must have at least. */
const leastShare = 0.9;

/**
 * Compares a corpus with the snapshot that it would replace, whatever version of the program made that.
 * @throws {OpenError} where more than a tenth of its acts or articles would go
 */
export function refuseToShrink(path: string, found: { acts: number; articles: number }): void {
  const held = countsAt(path);
  if (held === null) return;
  for (const name of ['acts', 'articles'] as const) {
    if (found[name] >= held[name] * leastShare) continue;
    throw new OpenError(
      `${path}: ${found[name]} ${name} found, ${held[name]} in the snapshot that they would replace, nine tenths of them expected: it is kept; --allow-shrink replaces it all the same`,
    );
  }
}

/** The numbers that a snapshot file states, whatever version of the program made it; `null` if there is no file that can be read. */
export function countsAt(path: string): { acts: number; articles: number } | null {
  if (!existsSync(path)) return null;
  let snapshot: Snapshot | null = null;
  try {
    snapshot = openSnapshot(path);
    const { acts, articles } = readFacts(snapshot).counts;
    return { acts, articles };
  } catch {
    return null;
  } finally {
    snapshot?.close();
  }
}

/**
 * @param memory that the process may hold, in bytes
 * @throws {SnapshotError} where the file can't be served
 */
export function openFile(path: string, memory?: number): Catalog {
  const snapshot = openSnapshot(path);
  try {
    const expected = shapesDigest().toString('hex');
    // Bytes that other code wrote would be served with another meaning.
    if (snapshot.shapes !== expected) {
      throw new SnapshotError(
        `${path}: made by another version of this program (shapes ${snapshot.shapes} found, ${expected} expected): make the snapshot again`,
      );
    }
    return new Catalog(snapshot, statSync(path).mtime, textsWithin(memory));
  } catch (error) {
    // Damage in a part that opening reads is a reason not to serve the file; elsewhere it affects only some answers.
    snapshot.close();
    if (!(error instanceof DamagedError)) throw error;
    throw new SnapshotError(`${path}: ${error.message}: make the snapshot again`, { cause: error });
  }
}

/**
 * The snapshot at `path` if it can be served and would be made by the same rules today; else the reason is reported.
 * @throws {OpenError} where no snapshot may be written to that path
 */
export function openOld(path: string, { report, memory }: OpenOptions): Catalog | null {
  refuseOther(path);
  if (!existsSync(path)) return null;
  try {
    const catalog = openFile(path, memory);
    if (catalog.snapshot.hasOwnRules) return catalog;
    catalog.close();
    report(`${path}: made by other rules of reading than those of this program: all documents are read again`);
    return null;
  } catch (error) {
    if (!(error instanceof SnapshotError || error instanceof DamagedError)) throw error;
    report(error.message);
    return null;
  }
}

/** Refuses to overwrite a file that is not a snapshot, complete or not. */
function refuseOther(path: string): void {
  if (!existsSync(dirname(path))) throw new OpenError(`${dirname(path)}: not found, a folder for ${path} expected`);
  if (!existsSync(path)) return;
  const kind = statSync(path);
  if (!kind.isFile()) {
    const what = kind.isDirectory() ? 'a folder' : 'a pipe or device';
    throw new OpenError(`${path}: ${what} found, a snapshot or no file expected`);
  }
  const found = Buffer.alloc(format.magic.length);
  const descriptor = openSync(path, 'r');
  const length = readSync(descriptor, found, 0, found.length, 0);
  closeSync(descriptor);
  if (!found.subarray(0, length).equals(format.magic.subarray(0, length))) {
    throw new OpenError(`${path}: another kind of file found, a snapshot or no file expected: name another path`);
  }
}
