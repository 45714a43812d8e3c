// From documents or a snapshot file to a catalog: one path, whatever it starts from.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Catalog } from './catalog.js';
import { compile } from './compile.js';
import { readCorpus, type ReadProgress } from './read-corpus.js';
import { openSnapshot, Snapshot } from './snapshot.js';
import { memorySink } from './snapshot-writer.js';
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

/** @throws {OpenError} where there is nothing to serve, or `strict` finds a refused document */
export async function openCatalog(options: OpenOptions): Promise<Catalog> {
  if (options.corpus.length === 0) {
    if (options.snapshot === undefined)
      throw new OpenError('neither a corpus nor a snapshot found, one of them expected');
    return new Catalog(openSnapshot(options.snapshot), options.writers.verbs, statSync(options.snapshot).mtime);
  }
  const { corpus: paths, writers, writersModule, report, progress } = options;
  const corpus = await readCorpus({ paths, writers, writersModule, refuse: report, ...(progress ? { progress } : {}) });
  try {
    if (options.strict && corpus.refused.length > 0) {
      throw new OpenError(`${corpus.refused.length} documents refused, none expected (--strict)`);
    }
    if (corpus.acts.length === 0)
      throw new OpenError(`no readable act found in ${paths.join(', ')}, at least one expected`);
    const bytes = compile(corpus, writers, memorySink(), readManifest(paths));
    return new Catalog(new Snapshot(bytes, 'the snapshot in memory'), writers.verbs, new Date());
  } finally {
    corpus.close();
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
