// Sources → documents → corpus, on as many threads as pay.
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { dateInName } from '../sources/name.js';
import { assembleCorpus, digestOf, type Corpus, type DocumentRecord, type Refused } from '../corpus.js';
import { readPacked, type RefusedDocument, type Unread } from './read-packed.js';
import type { ReadReply, ReadRequest } from './read-worker.js';
import type { SourceDocument } from '../sources/source.js';
import { digestBytes, openSources } from '../sources.js';
import { openSpool } from './spool.js';
import type { Writers } from '../writers.js';

/** Fewer bytes than this are read before a second thread would have started. */
const threadedBytes = 24 * 2 ** 20;

export interface ReadOptions {
  paths: readonly string[];
  writers: Writers;
  /** URL of a module that exports `writers`, for threads. */
  writersModule: string;
  /** Told of every document that was refused, as `path:line: found, expected`. */
  refuse: (line: string) => void;
  /** Told after every document: how far the reading is. */
  progress?: (progress: ReadProgress) => void;
  /** Digest of what the corpus says of its origin, where it says anything: part of its own. */
  manifest?: string | undefined;
  /** A record made before from the same bytes, so that they need not be read again. */
  recall?: (digest: string, path: string) => DocumentRecord | null;
  /** How many threads read; by default as many as pay. */
  threads?: number;
}

export interface ReadProgress {
  documents: number;
  /** Bytes on disk done and in all. */
  bytes: number;
  totalBytes: number;
}

/** Reads everything at the paths, the bytes of files in the readers' own time. The corpus' texts can be fetched until `close`. */
export async function readCorpus(options: ReadOptions): Promise<Corpus & { close(): void }> {
  const refused: Refused[] = [];
  const refuse = (path: string, line: string) => {
    refused.push({ path, line });
    options.refuse(line);
  };
  const sources = await openSources(options.paths, ({ path, line, reason }) =>
    refuse(path, `${path}:${line}: ${reason}`),
  );
  const spool = openSpool();
  const readers = openReaders(options, sources.bytesOnDisk);
  const documents: DocumentRecord[] = [];
  const digests: string[] = [];
  const pending = new Set<Promise<void>>();
  const progress: ReadProgress = { documents: 0, bytes: 0, totalBytes: sources.bytesOnDisk };
  let sequence = 0;

  /** What is known of a document, else what a reader is to read: a file as such, unless it may be remembered. */
  const open = async (source: SourceDocument): Promise<DocumentRecord | RefusedDocument | Unread> => {
    if (source.file !== null && !options.recall) return source.file;
    let bytes: Buffer;
    try {
      bytes = await source.read();
    } catch (error) {
      return { digest: null, refused: error instanceof Error ? error.message : String(error) };
    }
    return options.recall?.(digestBytes(bytes), source.path) ?? bytes;
  };
  const take = (source: SourceDocument, position: number, found: DocumentRecord | RefusedDocument) => {
    if ('refused' in found) refuse(source.path, found.refused);
    else documents[position] = found;
    if (found.digest === null) return;
    digests.push(digestAsNamed(found.digest, source.path));
    progress.documents++;
    progress.bytes += source.weight;
    options.progress?.(progress);
  };

  try {
    for await (const source of sources) {
      const position = sequence++;
      const { path } = source;
      const found = await open(source);
      if ('digest' in found) {
        take(source, position, found);
        continue;
      }
      const task = readers
        .read({ unread: found, path })
        .then((reply) =>
          take(source, position, 'refused' in reply ? reply : { path, ...reply, text: spool.keep(reply.text) }),
        )
        .finally(() => pending.delete(task));
      pending.add(task);
      if (pending.size >= readers.capacity) await Promise.race(pending);
    }
    await Promise.all(pending);
  } finally {
    await readers.close();
  }
  refused.sort((a, b) => (a.path < b.path ? -1 : 1));
  const corpus = assembleCorpus(Object.values(documents), refused, digestOf(digests, options.manifest));
  return { ...corpus, close: () => spool.close() };
}

interface Readers {
  /** How many documents may be in hand at once. */
  capacity: number;
  read(request: ReadRequest): Promise<ReadReply>;
  close(): Promise<void>;
}

function openReaders({ writers, writersModule, threads: wanted }: ReadOptions, bytes: number): Readers {
  const threads = wanted ?? (bytes < threadedBytes ? 1 : availableParallelism());
  if (threads < 2) {
    return {
      capacity: 1,
      async read({ unread, path }) {
        // Who reads here may serve meanwhile.
        await setImmediate();
        return readPacked(unread, path, writers);
      },
      close: () => Promise.resolve(),
    };
  }
  const lanes = Array.from({ length: threads }, () => openLane(writersModule));
  return {
    capacity: threads * 2,
    read(request) {
      const lane = lanes.reduce((least, other) => (other.waiting() < least.waiting() ? other : least));
      return lane.read(request);
    },
    async close() {
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}

/** One thread; replies come in the order of the requests. */
function openLane(module: string) {
  const worker = new Worker(new URL('./read-worker.js', import.meta.url), { workerData: { module } });
  const waiting: { resolve: (reply: ReadReply) => void; reject: (error: Error) => void }[] = [];
  worker.on('message', (reply: ReadReply) => waiting.shift()!.resolve(reply));
  worker.on('error', (error) => {
    for (const { reject } of waiting.splice(0)) reject(error);
  });
  return {
    waiting: () => waiting.length,
    read({ unread, path }: ReadRequest): Promise<ReadReply> {
      return new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        // The bytes of a file are its own, and are moved; a view of something larger is copied first.
        if (!(unread instanceof Uint8Array)) return worker.postMessage({ unread, path } satisfies ReadRequest);
        const own = unread.byteLength === unread.buffer.byteLength ? unread : Uint8Array.from(unread);
        worker.postMessage({ unread: own, path } satisfies ReadRequest, [own.buffer as ArrayBuffer]);
      });
    },
    close: () => worker.terminate(),
  };
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
