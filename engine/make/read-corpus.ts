// Sources → documents → corpus, on several threads if the corpus is large enough.
import { dateInName } from '../read/sources/name.js';
import type { PackedDocument } from '../answers/body.js';
import { assembleCorpus, digestOf, relationIndex, releaseClaims, type Corpus, type Refused } from '../read/corpus.js';
import { leftOutLines, leftOutOf } from '../read/corpus/left-out.js';
import { readPackDays } from './pack-days.js';
import type { PackedReading, RefusedDocument, Unread } from './read-packed.js';
import { leftOutTexts } from '../read/corpus/series.js';
import { openReaders, type Readers, type ReaderOptions } from './readers.js';
import { sourceLimits, type SourceDocument } from '../read/sources/source.js';
import { digestBytes, openSources } from '../read/sources.js';
import { openSpool, type Spool } from './spool.js';

export interface ReadOptions extends ReaderOptions {
  paths: readonly string[];
  /** Called with every refused document, as `path:line: found, expected`. */
  refuse: (line: string) => void;
  /** Called with a line for each statement of a document that became no relation. */
  note?: (line: string) => void;
  /** Called with the progress after every document. */
  progress?: (progress: ReadProgress) => void;
  /** Digest of the manifest, if there is one: part of the digest of the corpus. */
  manifest?: string | undefined;
  /** An earlier record of the same bytes, so that they need not be read again. */
  recall?: (digest: string, path: string) => PackedDocument | null;
  /** Texts that begin later are not served; by default the day it is in Italy. */
  today?: string | undefined;
  /** Bytes of texts that are kept in memory; by default a quarter of a gigabyte. The rest goes to a temporary file. */
  heldBytes?: number;
}

export interface ReadProgress {
  documents: number;
  /** Bytes on disk done and in all. */
  bytes: number;
  totalBytes: number;
}

/**
 * Reads everything at the paths; the readers read the files themselves. The texts of the corpus can be fetched until `close`.
 * A document that ends its reading thread is refused; a new thread reads the others that this one had.
 * @throws if a thread cannot start, or there is no space for texts; nothing is left running or open then
 */
export async function readCorpus(options: ReadOptions): Promise<Corpus<PackedDocument> & { close(): void }> {
  const spool = openSpool(options.heldBytes);
  try {
    return { ...(await readInto(spool, options)), close: () => spool.close() };
  } catch (error) {
    spool.close();
    throw error;
  }
}

async function readInto(spool: Spool, options: ReadOptions): Promise<Corpus<PackedDocument>> {
  const reading = new Reading(spool, options);
  await reading.run();
  const { documents, refused, digests } = reading;
  const digest = digestOf(digests, options.manifest);
  const corpus = assembleCorpus(Object.values(documents), refused, digest, options.today, readPackDays(options.paths));
  for (const { line } of corpus.refused.slice(refused.length)) options.refuse(line);
  const index = relationIndex(corpus.acts);
  const left = corpus.acts.map(({ document: { path, leftOut } }) => ({ path, leftOut: leftOutOf(leftOut, index) }));
  for (const line of leftOutLines(left)) options.note?.(line);
  for (const { series } of corpus.acts) for (const line of leftOutTexts(series)) options.note?.(line);
  releaseClaims(corpus);
  corpus.refused.sort((a, b) => (a.path < b.path ? -1 : 1));
  return corpus;
}

/** One pass over all sources: what was read, and what was refused. */
class Reading {
  /** In the order of the sources; a refused document leaves a gap. */
  readonly documents: PackedDocument[] = [];
  readonly refused: Refused[] = [];
  readonly digests: string[] = [];
  private readonly readers: Readers;
  private readonly pending = new Set<Promise<void>>();
  private readonly progress: ReadProgress = { documents: 0, bytes: 0, totalBytes: 0 };
  private hasFailed = false;

  constructor(
    private readonly spool: Spool,
    private readonly options: ReadOptions,
  ) {
    this.readers = openReaders(options);
  }

  /** @throws if a thread cannot start; all threads have ended then */
  async run(): Promise<void> {
    const { paths, recall } = this.options;
    try {
      const sources = await openSources(
        paths,
        ({ path, line, reason }) => this.refuse(path, `${path}:${line}: ${reason}`),
        sourceLimits,
        (bytes) => this.readers.expect(bytes, recall === undefined),
      );
      this.progress.totalBytes = sources.bytesOnDisk;
      let position = 0;
      for await (const source of sources) await this.add(source, position++);
      await Promise.all(this.pending);
    } finally {
      await this.readers.close();
    }
  }

  /** Resolves when the next source may be added. */
  private async add(source: SourceDocument, position: number): Promise<void> {
    const { path } = source;
    const found = await this.open(source);
    if ('digest' in found) return this.take(source, position, found);
    const task = this.readers.read({ unread: found, path }).then((reply) => {
      const isRefused = 'refused' in reply;
      this.take(source, position, isRefused ? reply : this.keep(path, reply));
      this.pending.delete(task);
    });
    this.pending.add(task);
    // A rejected task stays in the set so that the next `race` rejects.
    task.catch(() => (this.hasFailed = true));
    while (this.hasFailed || this.readers.areFull()) await Promise.race(this.pending);
  }

  private keep(path: string, { text, record, ...reading }: PackedReading): PackedDocument {
    return { path, ...reading, record: this.spool.keepBytes(record), text: this.spool.keep(text) };
  }

  /** The earlier record of a document, else the source for a reader: the file itself, unless an earlier record is possible. */
  private async open(source: SourceDocument): Promise<PackedDocument | RefusedDocument | Unread> {
    const { recall } = this.options;
    if (source.file !== null && !recall) return source.file;
    let bytes: Buffer;
    try {
      bytes = await source.read();
    } catch (error) {
      return { digest: null, refused: error instanceof Error ? error.message : String(error) };
    }
    return recall?.(digestBytes(bytes), source.path) ?? bytes;
  }

  private take(source: SourceDocument, position: number, found: PackedDocument | RefusedDocument): void {
    if ('refused' in found) this.refuse(source.path, found.refused);
    else this.documents[position] = found;
    if (found.digest === null) return;
    this.digests.push(digestAsNamed(found.digest, source.path));
    this.progress.documents++;
    this.progress.bytes += source.weight;
    this.options.progress?.(this.progress);
  }

  private refuse(path: string, line: string): void {
    this.refused.push({ path, line });
    this.options.refuse(line);
  }
}

/** Digest of a document and of the date in its name, if there is one: answers depend on both. */
function digestAsNamed(digest: string, path: string): string {
  const date = dateInName(path);
  return date === null ? digest : `${digest} ${date}`;
}

/** The digest that a corpus of these paths would have, without parsing the documents. */
export async function digestPaths(paths: readonly string[], manifest?: string): Promise<string> {
  const digests: string[] = [];
  for await (const source of await openSources(paths, () => undefined)) {
    try {
      digests.push(digestAsNamed(digestBytes(await source.read()), source.path));
    } catch {
      // Refused when the corpus is read; a document without bytes is not part of the digest.
    }
  }
  return digestOf(digests, manifest);
}
