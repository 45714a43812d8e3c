// One source of a document: what it is called, how it is refused, how much of it is read.

/** One document, not yet read. */
export interface SourceDocument {
  /** As shown in messages: `folder/file.xml`, `pack.zip!inner.zip!file.xml`. */
  path: string;
  /** Bytes of the document, as listed. */
  size: number;
  /** Its bytes on disk: `size`, or its share of a pack. */
  weight: number;
  /** The file that it is, for another thread to read; `null` for an entry of a pack. */
  file: SourceFile | null;
  /** Its bytes. To be called before the next document is asked for. Rejects with a `SourceError`. */
  read(): Promise<Buffer>;
}

/** A file that was listed, not yet opened. Plain data that can cross threads. */
export interface SourceFile {
  path: string;
  /** The path that is opened, with symbolic links resolved. */
  realPath: string;
  size: number;
}

/** A document, file or folder that was refused, and where. */
export interface RefusedSource {
  path: string;
  line: number;
  /** `a pipe, expected a file`. */
  reason: string;
}

/** A source that can't be read; its message is the line to show. */
export class SourceError extends Error implements RefusedSource {
  readonly line = 1;
  readonly reason: string;
  constructor(
    readonly path: string,
    found: string,
    expected: string,
  ) {
    super(`${path}:1: ${found}, expected ${expected}`);
    this.reason = `${found}, expected ${expected}`;
  }
}

/** Bounds on what is read, in bytes unless stated otherwise. */
export interface SourceLimits {
  /** One document. The largest real act is about 30 million characters. */
  documentBytes: number;
  /** Entries of one pack. The largest real pack has about 91,000. */
  packEntries: number;
  /** All that comes out of a pack and the packs inside it, as a multiple of the outermost pack. Real ones reach 7. */
  packRatio: number;
  /** Size that a small pack may unpack to whatever its ratio. */
  packFloorBytes: number;
  /** Packs inside packs: 1 is the outermost. */
  packDepth: number;
  /** An inner pack up to this size is held in memory, a larger one in a temporary file. */
  heldPackBytes: number;
  /** An inner pack, once unpacked. */
  innerPackBytes: number;
  /** Folders inside folders. */
  folderDepth: number;
}

export const sourceLimits: SourceLimits = {
  documentBytes: 64 * 2 ** 20,
  packEntries: 500_000,
  packRatio: 200,
  packFloorBytes: 16 * 2 ** 20,
  packDepth: 3,
  heldPackBytes: 64 * 2 ** 20,
  innerPackBytes: 4 * 2 ** 30,
  folderDepth: 64,
};

export const documentNames = /\.(?:xml|akn)$/i;
export const packNames = /\.zip$/i;

/** A name that is safe in a message: one line, no control or direction marks, at most 300 characters. */
export function cleanName(name: string): string {
  const clean = name.slice(0, 1_000).replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu, '?');
  return clean.length <= 300 ? clean : `${clean.slice(0, 140)}…${clean.slice(-140)}`;
}

export function tooLarge(path: string, size: number, largest: number): SourceError {
  return new SourceError(path, `${size} bytes`, `at most ${largest}`);
}
