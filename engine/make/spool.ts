// Texts between reading and compiling: in memory while they are few, else in a temporary file that has no name left.
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CountedText } from '../answers/body.js';
import { writing } from '../store/disk-error.js';

/** A quarter of a gigabyte. */
const usuallyHeld = 256 * 2 ** 20;

export interface Spool {
  /** Keeps a text; what is returned fetches it again. @throws {DiskError} where the temporary folder does not take it */
  keep(text: CountedText): () => CountedText;
  /** Keeps bytes that are alone in their buffer, as {@link Spool.keep} keeps a text. */
  keepBytes(bytes: Uint8Array): () => Uint8Array;
  /** Lets go of the temporary file; nothing is kept or fetched afterwards. */
  close(): void;
}

/** @param heldBytes kept in memory before the temporary file is begun */
export function openSpool(heldBytes: number = usuallyHeld): Spool {
  let held = 0;
  let size = 0;
  let descriptor: number | undefined;

  // A function of its own: what it returns must not keep the text alive.
  function store({
    deflated,
    references,
    articles,
    words,
    size: bodySize,
    crc,
    stated,
  }: CountedText): () => CountedText {
    const places = [deflated, references, bytesOf(articles), words].map(append);
    return fetcher(descriptor!, places, { size: bodySize, crc, stated });
  }

  function append(part: Uint8Array): Extent {
    const file = descriptor ?? begin();
    const start = size;
    writing(tmpdir(), () => {
      for (let done = 0; done < part.length;) done += writeSync(file, part, done, part.length - done, start + done);
    });
    size += part.length;
    return { start, length: part.length };
  }

  /** Bytes as {@link store} stores a text. */
  function storeBytes(bytes: Uint8Array): () => Uint8Array {
    const { start, length } = append(bytes);
    return () => readAt(descriptor!, start, length);
  }

  /** Whether so many bytes more are kept in memory. */
  function holds(bytes: number): boolean {
    if (held + bytes > heldBytes) return false;
    held += bytes;
    return true;
  }

  /** A temporary file that vanishes with its descriptor. */
  function begin(): number {
    return writing(tmpdir(), () => {
      const folder = mkdtempSync(join(tmpdir(), 'legami-'));
      try {
        return (descriptor = openSync(join(folder, 'texts'), 'w+'));
      } finally {
        rmSync(folder, { recursive: true });
      }
    });
  }

  return {
    keep(text) {
      const bytes = text.deflated.length + text.references.length + text.articles.byteLength + text.words.length;
      return holds(bytes) ? () => text : store(text);
    },
    keepBytes: (bytes) => (holds(bytes.length) ? () => bytes : storeBytes(bytes)),
    close() {
      // Closed once: the number may be another file's by the second time.
      if (descriptor !== undefined) closeSync(descriptor);
      descriptor = undefined;
    },
  };
}

function fetcher(
  file: number,
  places: readonly Extent[],
  body: Pick<CountedText, 'size' | 'crc' | 'stated'>,
): () => CountedText {
  return () => {
    const [deflated, references, articles, words] = places.map(({ start, length }) => readAt(file, start, length));
    return {
      ...body,
      deflated: deflated!,
      references: references!,
      articles: new Uint32Array(articles!.buffer),
      words: words!,
    };
  };
}

interface Extent {
  start: number;
  length: number;
}

function bytesOf({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

function readAt(descriptor: number, start: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let done = 0; done < length;) {
    const count = readSync(descriptor, bytes, done, length - done, start + done);
    if (count === 0) throw new Error(`temporary file: ${start + done} bytes found, ${start + length} expected`);
    done += count;
  }
  return bytes;
}
