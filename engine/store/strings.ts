// Many texts as two sections: their bytes one after the other, and the offset at which each ends.
import type { Snapshot } from './snapshot.js';
import type { SectionOptions, SnapshotWriter } from './writer.js';

export interface Strings {
  readonly count: number;
  at(index: number): string;
  /** Those from one index up to another, read at once. */
  run(from: number, to: number): string[];
  all(): string[];
  /** The bytes of those from one index up to another, and where each ends in them. */
  bytes(from: number, to: number): { bytes: Buffer; endOf: (index: number) => number };
}

export function writeStrings(
  writer: SnapshotWriter,
  name: string,
  texts: readonly string[],
  options: SectionOptions = {},
): void {
  const bytes = texts.map((text) => Buffer.from(text));
  let end = 0;
  writer.begin(name, options);
  for (const text of bytes) writer.append(text);
  writer.column(
    `${name}.ends`,
    Uint32Array.from(bytes, (text) => (end += text.length)),
  );
}

export function openStrings(snapshot: Snapshot, name: string): Strings {
  const arena = snapshot.arena(name);
  const ends = snapshot.numbers(`${name}.ends`, Uint32Array);
  const at = (index: number) => arena.text(index === 0 ? 0 : ends.at(index - 1)!, ends.at(index)!);
  const bytesOf = (from: number, to: number) => {
    const start = from === 0 ? 0 : ends.at(from - 1)!;
    const bytes = from < to ? arena.slice(start, ends.at(to - 1)!) : Buffer.alloc(0);
    return { bytes, endOf: (index: number) => ends.at(index)! - start };
  };
  const run = (from: number, to: number) => {
    const { bytes, endOf } = bytesOf(from, to);
    let at = 0;
    return Array.from({ length: to - from }, (_, i) => bytes.toString('utf8', at, (at = endOf(from + i))));
  };
  return {
    count: ends.length,
    at,
    run,
    bytes: bytesOf,
    all: () => Array.from({ length: ends.length }, (_, index) => at(index)),
  };
}
