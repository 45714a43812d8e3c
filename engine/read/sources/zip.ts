// ZIP packs, as the portal hands out its collections: documents and further packs inside. The only file that knows yauzl,
// and only for the directory of a pack: the entries are read in zip-entry.ts.
import { open, type FileHandle } from 'node:fs/promises';
import yauzl, { type Entry } from 'yauzl';
import { readOnly } from './file.js';
import {
  cleanName,
  documentNames,
  packNames,
  SourceError,
  sourceLimits,
  tooLarge,
  type RefusedSource,
  type SourceDocument,
  type SourceLimits,
} from './source.js';
import {
  bytesOfBuffer,
  bytesOfFile,
  deflated,
  readEntry,
  spoolEntry,
  stored,
  type Bytes,
  type PackEntry,
} from './zip-entry.js';

/**
 * The names of the documents in a pack, as its directory states them.
 * @returns `damage` says what is wrong with the directory, `null` where nothing is
 */
export async function listPack(path: string): Promise<{ documents: string[]; damage: string | null }> {
  const handle = await open(path, readOnly);
  try {
    let damage: string | null = null;
    const refuse = ({ reason }: RefusedSource): void => void (damage = reason);
    const bytes = await bytesOfFile(handle);
    const pack = { path, bytes, weight: 0, depth: 1, budget: { bytes: 0 }, refuse, limits: sourceLimits };
    const entries = await readDirectory(pack);
    return { documents: entries.map((entry) => entry.path.slice(path.length + 1)), damage };
  } finally {
    await handle.close();
  }
}

interface Pack {
  path: string;
  bytes: Bytes;
  /** Its bytes on disk. */
  weight: number;
  /** 1 is the outermost. */
  depth: number;
  /** Shared with the packs inside: what may still come out. */
  budget: { bytes: number };
  refuse: (refusal: RefusedSource) => void;
  limits: SourceLimits;
}

/** The documents of an open pack and of the packs inside it, in the order of its directory; nothing is written to disk but an inner pack too large for memory. */
export async function* packDocuments(
  handle: FileHandle,
  path: string,
  refuse: (refusal: RefusedSource) => void,
  limits: SourceLimits,
): AsyncGenerator<SourceDocument> {
  const bytes = await bytesOfFile(handle);
  const budget = { bytes: Math.max(limits.packFloorBytes, bytes.size * limits.packRatio) };
  yield* entriesOf({ path, bytes, weight: bytes.size, depth: 1, budget, refuse, limits });
}

async function* entriesOf(pack: Pack): AsyncGenerator<SourceDocument> {
  const { bytes, budget, refuse, limits } = pack;
  if (pack.depth > limits.packDepth) {
    throw new SourceError(pack.path, `a pack ${pack.depth} deep in packs`, `at most ${limits.packDepth}`);
  }
  for (const entry of await readDirectory(pack)) {
    const { path, size } = entry;
    const isInnerPack = packNames.test(path);
    try {
      if (entry.isEncrypted) throw new SourceError(path, 'an encrypted entry', 'a plain one');
      if (entry.method !== stored && entry.method !== deflated) {
        throw new SourceError(path, `compression method ${entry.method}`, '0 (stored) or 8 (deflated)');
      }
      const largest = isInnerPack ? limits.innerPackBytes : limits.documentBytes;
      if (size > largest) throw tooLarge(path, size, largest);
      if (entry.packed > largest) throw tooLarge(path, entry.packed, largest);
      if (size > budget.bytes) {
        const found = `more than ${limits.packRatio} times its own size inside`;
        refuse(new SourceError(pack.path, found, 'less; the rest is left out'));
        return;
      }
      budget.bytes -= size;
      const weight = (pack.weight * entry.packed) / bytes.size;
      if (!isInnerPack) yield { path, size, weight, file: null, read: () => readEntry(bytes, entry) };
      else yield* innerDocuments({ ...pack, path, weight, depth: pack.depth + 1 }, bytes, entry);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      refuse(error);
    }
  }
}

async function* innerDocuments(pack: Pack, outer: Bytes, entry: PackEntry): AsyncGenerator<SourceDocument> {
  if (entry.size <= pack.limits.heldPackBytes) {
    const held = await readEntry(outer, entry);
    yield* entriesOf({ ...pack, bytes: bytesOfBuffer(held) });
    return;
  }
  const handle = await spoolEntry(outer, entry);
  try {
    yield* entriesOf({ ...pack, bytes: await bytesOfFile(handle) });
  } finally {
    await handle.close();
  }
}

/** The entries that are documents or packs. A directory that is damaged in the middle gives the entries before, and a refusal. */
async function readDirectory(pack: Pack): Promise<PackEntry[]> {
  const { bytes, limits } = pack;
  const entries: PackEntry[] = [];
  try {
    const zip = await yauzl.fromRandomAccessReaderPromise(new DirectoryReader(bytes), bytes.size, {
      autoClose: false,
      decodeStrings: false,
      validateEntrySizes: false,
    });
    if (zip.entryCount > limits.packEntries) {
      throw new SourceError(pack.path, `${zip.entryCount} entries`, `at most ${limits.packEntries}`);
    }
    for await (const entry of zip.eachEntry()) {
      const name = yauzl.getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
      const isWanted =
        (documentNames.test(name) || packNames.test(name)) && !/(?:^|\/)(?:\.(?!\.?\/)|__MACOSX\/)/.test(name);
      if (isWanted) entries.push(packEntry(`${pack.path}!${cleanName(name)}`, entry));
    }
  } catch (error) {
    if (error instanceof SourceError) throw error;
    if (!(error instanceof Error)) throw error;
    const found = cleanName(error.message).replace(/\.$/, '');
    pack.refuse(new SourceError(pack.path, `a damaged ZIP (${found})`, 'a whole one'));
  }
  return entries;
}

function packEntry(path: string, entry: Entry): PackEntry {
  return {
    path,
    packed: entry.compressedSize,
    size: entry.uncompressedSize,
    crc: entry.crc32,
    offset: entry.relativeOffsetOfLocalHeader,
    method: entry.compressionMethod,
    isEncrypted: entry.isEncrypted(),
  };
}

/** The reader of the directory for yauzl: one large read serves many small ones, and no position makes it throw. */
class DirectoryReader extends yauzl.RandomAccessReader {
  private window: Buffer = Buffer.alloc(0);
  private start = 0;

  constructor(private readonly bytes: Bytes) {
    super();
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null, bytesRead?: number) => void,
  ): void {
    const give = () =>
      callback(null, this.window.copy(target, offset, position - this.start, position - this.start + length));
    if (position >= this.start && position + length <= this.start + this.window.length) {
      setImmediate(give);
      return;
    }
    if (!Number.isSafeInteger(position) || position < 0 || position > this.bytes.size) {
      setImmediate(callback, new Error(`position ${position} in ${this.bytes.size} bytes`));
      return;
    }
    this.bytes.read(position, Math.max(length, 2 ** 18)).then(
      (window) => {
        this.window = window;
        this.start = position;
        setImmediate(give);
      },
      (error: unknown) => setImmediate(callback, error instanceof Error ? error : new Error(String(error))),
    );
  }
}
