// Sources → documents → corpus, on as many threads as pay.
import { dateInName } from '../read/sources/name.js';
import type { PackedDocument } from '../answers/body.js';
import { assembleCorpus, digestOf, type Corpus, type Refused } from '../read/corpus.js';
import type { RefusedDocument, Unread } from './read-packed.js';
import { openReaders, type ReaderOptions } from './readers.js';
import { sourceLimits, type SourceDocument } from '../read/sources/source.js';
import { digestBytes, openSources } from '../read/sources.js';
import { openSpool, type Spool } from './spool.js';

export interface ReadOptions extends ReaderOptions {
  paths: readonly string[];
  /** Told of every document that was refused, as `path:line: found, expected`. */
  refuse: (line: string) => void;
  /** Told after every document: how far the reading is. */
  progress?: (progress: ReadProgress) => void;
  /** Digest of what the corpus says of its origin, where it says anything: part of its own. */
  manifest?: string | undefined;
  /** A record made before from the same bytes, so that they need not be read again. */
  recall?: (digest: string, path: string) => PackedDocument | null;
  /** Bytes of texts that are kept in memory; by default a quarter of a gigabyte. Others wait in a temporary file. */
  heldBytes?: number;
}

export interface ReadProgress {
  documents: number;
  /** Bytes on disk done and in all. */
  bytes: number;
  totalBytes: number;
}

/**
 * Reads everything at the paths, the bytes of files in the readers' own time. The corpus' texts can be fetched until `close`.
 * A document that ends the thread that reads it is refused; the others in its hands are read by a new one.
 * @throws where a thread can't start, or there is no room for texts; nothing is left running or open then
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
  const refused: Refused[] = [];
  const refuse = (path: string, line: string) => {
    refused.push({ path, line });
    options.refuse(line);
  };
  const readers = openReaders(options);
  const documents: PackedDocument[] = [];
  const digests: string[] = [];
  const pending = new Set<Promise<void>>();
  const progress: ReadProgress = { documents: 0, bytes: 0, totalBytes: 0 };
  let sequence = 0;
  let hasFailed = false;

  /** What is known of a document, else what a reader is to read: a file as such, unless it may be remembered. */
  const open = async (source: SourceDocument): Promise<PackedDocument | RefusedDocument | Unread> => {
    if (source.file !== null && !options.recall) return source.file;
    let bytes: Buffer;
    try {
      bytes = await source.read();
    } catch (error) {
      return { digest: null, refused: error instanceof Error ? error.message : String(error) };
    }
    return options.recall?.(digestBytes(bytes), source.path) ?? bytes;
  };
  const take = (source: SourceDocument, position: number, found: PackedDocument | RefusedDocument) => {
    if ('refused' in found) refuse(source.path, found.refused);
    else documents[position] = found;
    if (found.digest === null) return;
    digests.push(digestAsNamed(found.digest, source.path));
    progress.documents++;
    progress.bytes += source.weight;
    options.progress?.(progress);
  };

  try {
    const sources = await openSources(
      options.paths,
      ({ path, line, reason }) => refuse(path, `${path}:${line}: ${reason}`),
      sourceLimits,
      (bytes) => readers.expect(bytes, options.recall === undefined),
    );
    progress.totalBytes = sources.bytesOnDisk;
    for await (const source of sources) {
      const position = sequence++;
      const { path } = source;
      const found = await open(source);
      if ('digest' in found) {
        take(source, position, found);
        continue;
      }
      const task = readers.read({ unread: found, path }).then((reply) => {
        take(source, position, 'refused' in reply ? reply : { path, ...reply, text: spool.keep(reply.text) });
        pending.delete(task);
      });
      pending.add(task);
      // One that fails stays pending: who waits next hears of it, whether anyone waits now or not.
      task.catch(() => (hasFailed = true));
      while (hasFailed || readers.areFull()) await Promise.race(pending);
    }
    await Promise.all(pending);
  } finally {
    await readers.close();
  }
  refused.sort((a, b) => (a.path < b.path ? -1 : 1));
  return assembleCorpus(Object.values(documents), refused, digestOf(digests, options.manifest));
}

/** Of a document and of the date that its name gives it, where it gives one: both decide what is answered. */
function digestAsNamed(digest: string, path: string): string {
  const date = dateInName(path);
  return date === null ? digest : `${digest} ${date}`;
}

/** The digest that a corpus of these paths would have, without reading what the documents say. */
export async function digestPaths(paths: readonly string[], manifest?: string): Promise<string> {
  const digests: string[] = [];
  for await (const source of await openSources(paths, () => undefined)) {
    try {
      digests.push(digestAsNamed(digestBytes(await source.read()), source.path));
    } catch {
      // Refused when the corpus is read; a document without bytes has no part in the digest.
    }
  }
  return digestOf(digests, manifest);
}
