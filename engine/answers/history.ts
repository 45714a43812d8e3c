// The stored history of an act: each distinct text of an article once, the day on which it begins, and the cause.
import { articleKeys } from '../read/versions/article-key.js';
import { openLines, encodeLines, type Lines } from '../store/lines.js';
import { deflatePiece } from '../store/piece.js';
import { deflate, encodeRecord, layOut, StoredRecord, type RecordParts } from '../store/record.js';
import type { Arena, Numbers, Snapshot } from '../store/snapshot.js';
import type { SnapshotWriter } from '../store/writer.js';
import { dayNumber } from './day-number.js';
import type { BuiltHistory, BuiltUnit } from './history/build.js';
import { unfold } from './texts.js';
import type { KeptChange, KeptVersion, KeptVersions } from './version.js';

type PartName = 'count' | 'z.versions' | 'suffixes' | 'keys' | 'units' | 'texts' | 'pieces';

/** In the order in which they are read. */
export const historyLayout = layOut<PartName>(['count', 'z.versions', 'suffixes', 'keys', 'units', 'texts', 'pieces']);

/** The words of an article's row: where its texts and its piece end, and where its history ends in the plain piece. */
export const unitColumns = ['textsEnd', 'pieceEnd', 'historyEnd'] as const;
/** The words of a text's row: its version, its day, where it ends in the plain piece, where its citations end. */
export const textColumns = ['version', 'start', 'entryEnd', 'citedEnd'] as const;

const unitBytes = unitColumns.length * 4;
const textBytes = textColumns.length * 4;
/** In place of `entryEnd`: the text that is served, and none. */
const [servedMark, absentMark] = [0xffffffff, 0xfffffffe];

/** The beginning of an article's plain piece. */
interface KeptHistory {
  changes: KeptChange[];
  notes: (string | null)[];
}

/** Writes what is kept of the acts that have several versions. @param histories by the number of their act, ascending */
export class HistoryWriter {
  readonly #acts: number[] = [];
  readonly #records: Buffer[] = [];

  add(act: number, history: BuiltHistory): void {
    this.#acts.push(act);
    this.#records.push(encodeHistory(history));
  }

  write(writer: SnapshotWriter): void {
    const starts = new Float64Array(this.#records.length + 1);
    writer.begin('history');
    this.#records.forEach((record, i) => {
      writer.append(record);
      starts[i + 1] = starts[i]! + record.length;
    });
    writer.column('history.acts', Uint32Array.from(this.#acts));
    writer.column('history.starts', starts);
  }
}

function encodeHistory({ kept, units }: BuiltHistory): Buffer {
  const unitTable = new Uint32Array(units.length * unitColumns.length);
  const rows: number[] = [];
  const pieces: Buffer[] = [];
  let pieceEnd = 0;
  units.forEach((unit, i) => {
    const { plain, historyEnd } = writePiece(unit, rows);
    const piece = deflatePiece(plain, { level: 7 });
    pieces.push(piece);
    pieceEnd += piece.length;
    unitTable.set([rows.length / textColumns.length, pieceEnd, historyEnd], i * unitColumns.length);
  });
  const parts: RecordParts<PartName> = {
    count: new Uint8Array(Uint32Array.of(kept.versions.length, Number(areAll(kept))).buffer),
    'z.versions': deflate(Buffer.from(JSON.stringify(kept))),
    suffixes: encodeLines(units.map(({ suffix }) => suffix)),
    keys: encodeLines(articleKeys(units.map(({ suffix }) => suffix))),
    units: new Uint8Array(unitTable.buffer),
    texts: new Uint8Array(Uint32Array.from(rows).buffer),
    pieces: Buffer.concat(pieces),
  };
  return encodeRecord(historyLayout, parts);
}

function writePiece({ texts, changes, notes }: BuiltUnit, rows: number[]): { plain: Buffer; historyEnd: number } {
  const history = Buffer.from(JSON.stringify({ changes, notes } satisfies KeptHistory));
  const chunks: Buffer[] = [history];
  let end = history.length;
  const push = (chunk: Buffer) => {
    chunks.push(chunk);
    return (end += chunk.length);
  };
  for (const { version, start, entry, cited, isServed } of texts) {
    const day = dayNumber(start);
    if (entry === null || isServed) rows.push(version, day, entry === null ? absentMark : servedMark, end);
    else rows.push(version, day, push(entry), push(Buffer.from(cited)));
  }
  return { plain: Buffer.concat(chunks), historyEnd: history.length };
}

/** Whether no version can be missing between the first and the last. */
const areAll = ({ versions }: KeptVersions): boolean =>
  versions.length > 1 && versions.slice(0, -1).every(({ isCertain }) => isCertain);

/** A text of an article as it is kept. */
export interface KeptText {
  /** Whether it is the one that the act's record has. */
  isServed: boolean;
  /** The entry of a text that the act's record does not have; empty where the article was not there. */
  entry: Buffer;
  cited: Buffer;
  isAbsent: boolean;
  /** The day on which it begins; `null` where nothing states one. */
  start: string | null;
  /** Number of the version with which it begins. */
  version: number;
}

/** The acts of a snapshot that have several versions. */
export class Histories {
  readonly #acts: Numbers;
  readonly #starts: Numbers;
  readonly #count: number;
  readonly #records: Arena;

  constructor(snapshot: Snapshot) {
    this.#acts = snapshot.numbers('history.acts', Uint32Array);
    this.#starts = snapshot.numbers('history.starts', Float64Array);
    this.#count = snapshot.count('history.acts', Uint32Array);
    this.#records = snapshot.arena('history');
  }

  /** How many acts have several versions. */
  get size(): number {
    return this.#count;
  }

  has(act: number): boolean {
    return this.#find(act) !== -1;
  }

  /** The versions of an act; `null` where only one text of it is loaded. */
  of(act: number): ActHistory | null {
    const at = this.#find(act);
    return at === -1 ? null : new ActHistory(this.#records, this.#starts.at(at)!, this.#starts.at(at + 1)!);
  }

  #find(act: number): number {
    let [low, high] = [0, this.#count];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#acts.at(middle)! < act) low = middle + 1;
      else high = middle;
    }
    return low < this.#count && this.#acts.at(low) === act ? low : -1;
  }
}

/** The versions of one act. A class, for one is opened at each question. */
export class ActHistory {
  readonly #record: StoredRecord;
  #kept: KeptVersions | undefined;
  #suffixes: Lines | undefined;
  #keys: Lines | undefined;
  #units: Buffer | undefined;
  #texts: Buffer | undefined;
  /** All pieces unfolded, once the whole act is asked for. */
  #plain: Buffer | undefined;
  #plainStarts: Float64Array | undefined;

  constructor(arena: Arena, start: number, end: number) {
    this.#record = new StoredRecord(historyLayout, arena, start, end);
  }

  /** How many versions there are. */
  get count(): number {
    return this.#record.slice(historyLayout.part.count).readUInt32LE(0);
  }

  /** Whether no version can be missing between the first and the last: told without reading them. */
  get isWhole(): boolean {
    return this.#record.slice(historyLayout.part.count).readUInt32LE(4) === 1;
  }

  /** Oldest first. */
  get versions(): readonly KeptVersion[] {
    return this.kept.versions;
  }

  get kept(): KeptVersions {
    return (this.#kept ??= JSON.parse(
      unfold(this.#record.slice(historyLayout.part['z.versions'])).toString(),
    ) as KeptVersions);
  }

  /** ELI suffixes of the articles that are not the same in all versions. */
  suffixes(): string[] {
    return this.#suffixLines().all();
  }

  /** Number of an article among those that are not the same in all versions, however its number is spelled; -1 for none. */
  find(suffix: string): number {
    const own = this.#suffixLines().indexOf(suffix);
    if (own !== -1) return own;
    this.#keys ??= openLines(this.#record.slice(historyLayout.part.keys));
    return this.#keys.indexOf(articleKeys([suffix])[0]!);
  }

  /** What happened to an article, oldest first. */
  changes(unit: number): KeptHistory {
    const [start, end] = this.#pieceOf(unit);
    const plain = unfold(this.#record.slicePart(historyLayout.part.pieces, start, end));
    return JSON.parse(plain.toString('utf8', 0, this.#unit(unit, 2))) as KeptHistory;
  }

  /** The text of an article in a version; `null` where that version is older than its first text. */
  textIn(unit: number, version: number): KeptText | null {
    return this.#lastText(unit, (row) => this.#row(row, 0) <= version);
  }

  /** The text of an article on a day of a version: that of the next one where its own day, which annexes state, is earlier than that one. */
  textOn(unit: number, version: number, day: string): KeptText | null {
    const number = dayNumber(day);
    return this.#lastText(unit, (row) => {
      const own = this.#row(row, 0);
      return own <= version || (own === version + 1 && this.#row(row, 1) > 0 && this.#row(row, 1) <= number);
    });
  }

  /** A text by its number among all that are kept, and the article's ELI suffix. */
  textAt(row: number): { suffix: string; text: KeptText } {
    let [low, high] = [0, this.#suffixLines().count - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#unit(middle, 0) > row) high = middle;
      else low = middle + 1;
    }
    const first = low === 0 ? 0 : this.#unit(low - 1, 0);
    return { suffix: this.suffixes()[low]!, text: this.#text(low, row, first) };
  }

  /** Unfolds all texts, for who asks for the whole act. */
  unfoldAll(): void {
    if (this.#plain !== undefined) return;
    const count = this.#suffixLines().count;
    this.#plainStarts = new Float64Array(count);
    // Adjacent pieces are one stream; where each begins in it, its rows say.
    this.#plain = unfold(this.#record.slice(historyLayout.part.pieces));
    let start = 0;
    for (let unit = 0; unit < count; unit++) {
      this.#plainStarts[unit] = start;
      const last = this.#unit(unit, 0) - 1;
      start += this.#row(last, 3);
    }
  }

  #lastText(unit: number, begins: (row: number) => boolean): KeptText | null {
    let [low, high] = [unit === 0 ? 0 : this.#unit(unit - 1, 0), this.#unit(unit, 0)];
    const first = low;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (begins(middle)) low = middle + 1;
      else high = middle;
    }
    return low === first ? null : this.#text(unit, low - 1, first);
  }

  #text(unit: number, row: number, first: number): KeptText {
    const [version, day, end] = [this.#row(row, 0), this.#row(row, 1), this.#row(row, 2)];
    const start = day === 0 ? null : `${String(day).slice(0, 4)}-${String(day).slice(4, 6)}-${String(day).slice(6)}`;
    if (end === servedMark || end === absentMark) {
      return { isServed: end === servedMark, isAbsent: end === absentMark, entry: none, cited: none, start, version };
    }
    const plain = this.#plainOf(unit);
    const from = row === first ? this.#unit(unit, 2) : this.#row(row - 1, 3);
    const entry = plain.subarray(from, end);
    return { isServed: false, isAbsent: false, entry, cited: plain.subarray(end, this.#row(row, 3)), start, version };
  }

  #plainOf(unit: number): Buffer {
    if (this.#plain !== undefined) return this.#plain.subarray(this.#plainStarts![unit]);
    const [start, end] = this.#pieceOf(unit);
    return unfold(this.#record.slicePart(historyLayout.part.pieces, start, end));
  }

  #pieceOf(unit: number): [number, number] {
    return [unit === 0 ? 0 : this.#unit(unit - 1, 1), this.#unit(unit, 1)];
  }

  #unit(unit: number, column: number): number {
    this.#units ??= this.#record.slice(historyLayout.part.units);
    return this.#units.readUInt32LE(unit * unitBytes + column * 4);
  }

  #row(row: number, column: number): number {
    this.#texts ??= this.#record.slice(historyLayout.part.texts);
    return this.#texts.readUInt32LE(row * textBytes + column * 4);
  }

  #suffixLines(): Lines {
    return (this.#suffixes ??= openLines(this.#record.slice(historyLayout.part.suffixes)));
  }
}

const none: Buffer = Buffer.alloc(0);
