// The ends of citations, written from bytes to bytes: all citations come several times as fast as when each is described.
import { sigla, type Catalog, type CitedTargets, type shapes } from '../../engine/index.js';
import { describeEnd, describeOwn } from '../questions/citazioni.js';
import type { LineBatch } from './line-batch.js';

/** How a text is written: as it is, so in quotation marks, or changed, by {@link EndFormat.writeText}. */
export type TextForm = 'plain' | 'quoted' | 'other';

/** How a format writes an end. */
export interface EndFormat {
  writeText: (text: string | null) => string;
  writeStatus: (status: shapes.Stato | null) => string;
  /** The form in which a text of these bytes is written, and the form of nearly every text. */
  formOf: (bytes: Buffer, start: number, end: number) => TextForm;
  ordinary: TextForm;
  /** Text before `eli`, `sigla`, `articolo`, `articolo_eli`, `parte`, `comma` and `stato`, and at the end. */
  joints: readonly [string, string, string, string, string, string, string, string];
}

/** Bytes that are kept of what the articles of an act share; when they are full, all are dropped. */
const mostKept = 12 * 2 ** 20;
const article = Buffer.from('/art/');

/** Writes ends in one format. */
export class CitationEnds {
  readonly #catalog: Catalog;
  readonly #format: EndFormat;
  readonly #targets: CitedTargets;
  /** By act that is cited: where what its articles share is kept, behind the number of its bytes; 0 where it is not. */
  readonly #places: Uint32Array;
  /** The same: the act, where something is known to have ended it or one of its articles, else -1. */
  readonly #ended: Int32Array;
  #kept = Buffer.allocUnsafeSlow(1 << 20);
  #size = 1;
  #own: readonly Buffer[] = [];
  readonly #beforeArticle: Buffer;
  readonly #beforeEli: Buffer;
  readonly #beforeParagraph: Buffer;
  readonly #wholeAct: Buffer;
  readonly #openText: string;
  readonly #open: Buffer;

  /** @param targets what {@link Catalog.citations} has read */
  constructor(catalog: Catalog, targets: CitedTargets, format: EndFormat) {
    const { joints, ordinary, writeText, writeStatus } = format;
    const quotes = ordinary === 'quoted' ? '"' : '';
    const noPart = joints[4] + writeText(null) + joints[5];
    this.#catalog = catalog;
    this.#format = format;
    this.#targets = targets;
    this.#places = new Uint32Array(this.#targets.acts.length);
    this.#ended = new Int32Array(this.#targets.acts.length);
    this.#beforeArticle = Buffer.from(quotes);
    this.#beforeEli = Buffer.from(quotes + joints[3] + quotes);
    this.#beforeParagraph = Buffer.from(quotes + noPart);
    this.#wholeAct = Buffer.from(writeText(null) + joints[3] + writeText(null) + noPart);
    this.#openText = joints[6] + writeStatus(null) + joints[7];
    this.#open = Buffer.from(this.#openText);
  }

  /** The article whose citations come next. @param eli and `record`: of its act @param key its ELI suffix */
  setOwn(eli: string, record: ReturnType<Catalog['record']>, key: string): void {
    this.#own = this.#write(describeOwn(eli, record, key, null)).map((text) => Buffer.from(text));
  }

  appendOwn(paragraph: Buffer, batch: LineBatch): void {
    batch.append(this.#own[0]!);
    batch.append(paragraph);
    batch.append(this.#own[1]!);
  }

  /** @returns whether what is cited is no longer in force, as far as known */
  appendTarget(target: number, paragraph: Buffer, batch: LineBatch): boolean {
    const { bytes, startOf, endOf, acts } = this.#targets;
    const { formOf, ordinary } = this.#format;
    const act = acts[target]!;
    const [start, end] = [startOf(target), endOf(target)];
    const suffix = start + endOf(act) - startOf(act);
    const number = suffix + article.length;
    const isPlain = target === act || (isArticle(bytes, suffix, end) && formOf(bytes, number, end) === ordinary);
    if (!isPlain) return this.#describeTarget(bytes.toString('utf8', start, end), paragraph, batch);
    const place = this.#places[act] || this.#keep(act);
    batch.append(this.#kept, place + sizeBytes, place + sizeBytes + this.#kept.readUInt32LE(place));
    if (target === act) batch.append(this.#wholeAct);
    else {
      batch.append(this.#beforeArticle);
      batch.append(bytes, number, end);
      batch.append(this.#beforeEli);
      batch.append(bytes, start, end);
      batch.append(this.#beforeParagraph);
    }
    batch.append(paragraph);
    const ended = this.#ended[act]!;
    const status =
      ended === -1
        ? null
        : this.#catalog.record(ended).status(target === act ? null : bytes.toString('utf8', suffix, end));
    if (status === null) batch.append(this.#open);
    else batch.appendText(this.#afterParagraph(status));
    return status !== null;
  }

  /** An article of a part of an act, and what has other signs than ELIs commonly have. */
  #describeTarget(eli: string, paragraph: Buffer, batch: LineBatch): boolean {
    const end = describeEnd(this.#catalog, eli, null);
    const [before, after] = this.#write(end);
    batch.appendText(before);
    batch.append(paragraph);
    batch.appendText(after);
    return end.stato !== null;
  }

  /** @returns what stands before its paragraph, and what after */
  #write({ eli, sigla, articolo, articolo_eli, parte, stato }: shapes.CitationEnd): [before: string, after: string] {
    const { joints, writeText } = this.#format;
    const texts = [eli, sigla, articolo, articolo_eli, parte].map((text, i) => joints[i]! + writeText(text));
    return [texts.join('') + joints[5], this.#afterParagraph(stato)];
  }

  #afterParagraph(status: shapes.Stato | null): string {
    const { joints, writeStatus } = this.#format;
    return status === null ? this.#openText : joints[6] + writeStatus(status) + joints[7];
  }

  /** Keeps what the articles of an act share. @returns its place */
  #keep(act: number): number {
    const { bytes, startOf, endOf } = this.#targets;
    const { joints, writeText } = this.#format;
    const eli = bytes.toString('utf8', startOf(act), endOf(act));
    const id = this.#catalog.find(eli);
    const shared = joints[0] + writeText(eli) + joints[1] + writeText(sigla(eli)) + joints[2];
    this.#makeRoom(sizeBytes + Buffer.byteLength(shared));
    const place = this.#size;
    const size = this.#kept.write(shared, place + sizeBytes);
    this.#kept.writeUInt32LE(size, place);
    this.#size += sizeBytes + size;
    this.#places[act] = place;
    this.#ended[act] = id !== null && this.#catalog.record(id).hasStatus ? id : -1;
    return place;
  }

  #makeRoom(bytes: number): void {
    if (this.#size + bytes <= this.#kept.length) return;
    if (this.#kept.length >= mostKept) {
      this.#places.fill(0);
      this.#size = 1;
      return;
    }
    const larger = Buffer.allocUnsafeSlow(2 * this.#kept.length);
    this.#kept.copy(larger, 0, 0, this.#size);
    this.#kept = larger;
  }
}

/** Bytes of the number that precedes a kept text, its size. */
const sizeBytes = 4;

/** Whether an ELI goes on, and ends, as that of an article of the main part. */
function isArticle(bytes: Buffer, start: number, end: number): boolean {
  const number = start + article.length;
  if (end <= number) return false;
  for (let i = 0; i < article.length; i++) if (bytes[start + i] !== article[i]) return false;
  for (let at = number; at < end; at++) if (bytes[at] === slash) return false;
  return true;
}

const slash = '/'.charCodeAt(0);
