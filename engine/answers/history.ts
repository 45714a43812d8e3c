// The stored history of an act: each distinct text of an article once, the day on which it begins, and the cause.
import { constants, crc32, inflateRawSync } from 'node:zlib';
import { articleKeys } from '../read/versions/article-key.js';
import { openLines, type Lines } from '../store/lines.js';
import { layOut, StoredRecord } from '../store/record.js';
import { DamagedError, type Arena, type Numbers, type Snapshot } from '../store/snapshot.js';
import { dayNumber } from './day-number.js';
import { servedPart, usualChanges, type KeptHistory } from './history/kept-by.js';
import { unfold } from './texts.js';
import type { KeptVersion, KeptVersions } from './version.js';

export type HistoryPart = 'count' | 'z.versions' | 'suffixes' | 'keys' | 'units' | 'changes' | 'texts' | 'pieces';

/** In the order in which they are read. */
export const historyLayout = layOut<HistoryPart>([
  'count',
  'z.versions',
  'suffixes',
  'keys',
  'units',
  'changes',
  'texts',
  'pieces',
]);

/** The words of an article's row: where its texts, its changes and its piece of texts end, and the CRC-32 of what the piece needs of the served text; 0 for nothing. */
export const unitColumns = ['textsEnd', 'changesEnd', 'pieceEnd', 'servedCrc'] as const;
/** The words of a text's row: its version, its day, where it ends in its article's plain piece, where its citations end. */
export const textColumns = ['version', 'start', 'entryEnd', 'citedEnd'] as const;

const unitBytes = unitColumns.length * 4;
const textBytes = textColumns.length * 4;
/** In place of `entryEnd`: the text that is served, and none. */
export const [servedMark, absentMark] = [0xffffffff, 0xfffffffe];

/** Articles of an act up to which each past text is kept by what parts it from the served one: of more, all are unfolded at once. */
export const mostFromServed = 100;

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

  /** The versions of an act; `null` where only one text of it is loaded. @param served finds the entry of an article as it is served */
  of(act: number, served: (suffix: string) => Buffer | null): ActHistory | null {
    const at = this.#find(act);
    return at === -1 ? null : new ActHistory(this.#records, this.#starts.at(at)!, this.#starts.at(at + 1)!, served);
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

  constructor(
    arena: Arena,
    start: number,
    end: number,
    private readonly served: (suffix: string) => Buffer | null,
  ) {
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
    return JSON.parse(inflateBy(usualChanges, this.#slice('changes', unit, 1)).toString()) as KeptHistory;
  }

  /** The versions whose document has the text of an article, and those whose document lost it: no law is empty. */
  textlessIn(unit: number): { having: number[]; lacking: number[] } {
    const [having, lacking]: number[][] = [[], []];
    const first = unit === 0 ? 0 : this.#unit(unit - 1, 0);
    const end = this.#unit(unit, 0);
    for (let row = first; row < end; row++) {
      const { isAbsent, isServed, entry, version } = this.#text(unit, row, first);
      const kept = isServed ? this.served(this.#suffixLines().at(unit)) : entry;
      if (isAbsent || kept === null) continue;
      const { testo } = JSON.parse(kept.toString()) as { testo: string };
      const next = row + 1 < end ? this.#row(row + 1, 0) : this.count;
      for (let at = version; at < next; at++) (testo.trim() === '' ? lacking! : having!).push(at);
    }
    return { having: having!, lacking: lacking! };
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

  /** Unfolds all texts, for who asks for the whole act; where they are kept by the served ones, they are few, and each is unfolded alone. */
  unfoldAll(): void {
    const count = this.#suffixLines().count;
    if (this.#plain !== undefined || count <= mostFromServed) return;
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
    const from = row === first ? 0 : this.#row(row - 1, 3);
    const entry = plain.subarray(from, end);
    return { isServed: false, isAbsent: false, entry, cited: plain.subarray(end, this.#row(row, 3)), start, version };
  }

  #plainOf(unit: number): Buffer {
    if (this.#plain !== undefined) return this.#plain.subarray(this.#plainStarts![unit]);
    const [piece, crc] = [this.#slice('pieces', unit, 2), this.#unit(unit, 3)];
    if (crc === 0 || piece.length === 0) return unfold(piece);
    const suffix = this.#suffixLines().at(unit);
    const served = this.served(suffix);
    const dictionary = served === null ? null : servedPart(served);
    // By another one it would become words that nobody wrote.
    if (dictionary === null || crc32(dictionary) !== crc)
      throw new DamagedError(
        `history: another text of ${suffix} found, expected the one that its past texts were kept by`,
      );
    return inflateBy(dictionary, piece);
  }

  /** The piece of an article in a part of the record. @param column of the article's row that tells where it ends */
  #slice(name: 'changes' | 'pieces', unit: number, column: number): Buffer {
    const start = unit === 0 ? 0 : this.#unit(unit - 1, column);
    return this.#record.slicePart(historyLayout.part[name], start, this.#unit(unit, column));
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

const inflateBy = (dictionary: Buffer, piece: Buffer): Buffer =>
  inflateRawSync(piece, { dictionary, finishFlush: constants.Z_SYNC_FLUSH });
