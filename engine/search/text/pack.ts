// The words of an act's articles as bytes: made where documents are read, added to the index where the snapshot is written.
import { foldWords } from '../fold.js';
import { NumberWriter } from '../numbers.js';
import { inField, WordCounter } from './word-counter.js';
import { weights } from './weights.js';

/** The searched fields of an article or act. */
export interface SearchedFields {
  /** Names that people use. */
  names: readonly string[];
  /** Its matter in everyday words, where that is known. */
  description?: string;
  heading: string;
  text: string;
  /** Headings of the parts of the act that hold it. */
  division?: string;
  /** Terms that it defines. */
  defined?: readonly string[];
  /** Number of an article as in its ELI, `612-bis`. */
  number?: string;
}

/** Words of an average article. A constant, so that what a document weighs does not depend on the others. */
const averageLength = 160;

/** Words of an average heading. */
const averageHeading = 6;

/** Impacts are kept in four bits. */
export const impactLevels = 16;

/** Before the number of an article among the stems of an index: `#612-bis`. */
export const numberMark = '#';

/** Before a term that an article defines, its words folded: `~dato personale`. */
export const definedMark = '~';

/** Before a word that a document has only by a name, `!stalking`; and one that it has only by an everyday description. */
export const nameMark = '!';
export const descriptionMark = '^';

/** Between heading and text, so that no phrase runs from one into the other. */
const fieldGap = 16;

/** Words of a text that are indexed; of longer ones the rest is left out, as no article of law is so long. */
const maxWords = 200_000;

/** The impact of a word: 0 to 1, from its weighted number of occurrences. */
function impactOf(weighted: number): number {
  if (weighted === Infinity) return impactLevels - 1;
  return Math.min(impactLevels - 1, Math.floor((impactLevels * weighted) / (weights.saturation + weighted)));
}

/** A word of a document, with its impact and its positions. */
export interface DocumentWord {
  word: number;
  impact: number;
  /** Ascending; none for a word of names alone. */
  positions: readonly number[];
}

const counter = new WordCounter();
const body = new NumberWriter();

/**
 * Packs documents: the distinct stems, a line each, with their number of bytes before them; then for each document the number of its
 * words, and for each of them its number (as a difference) with its impact in the lower four bits, then its positions as differences,
 * twice each and one more where another follows; 0 where there is none.
 */
export function packWords(documents: readonly SearchedFields[]): Uint8Array {
  counter.begin();
  body.length = 0;
  for (const fields of documents) {
    writeDocument(countWords(fields));
    counter.clear();
  }
  const stems = Buffer.from(counter.stems.join('\n'));
  const head = new NumberWriter();
  head.write(stems.length);
  const parts = [head.finish(), stems, body.finish()];
  const packed = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    packed.set(part, at);
    at += part.length;
  }
  return packed;
}

/** Counts the words of a document. @returns how many its heading and its text have */
function countWords(fields: SearchedFields): { heading: number; text: number } {
  const { names, description = '', heading, text, division = '', number } = fields;
  const headed = counter.count(heading, 0, maxWords, inField.heading, true);
  const found = counter.count(text, headed.position + fieldGap, maxWords, 0, true);
  // The document's own words first.
  let { position } = counter.count(division, found.position, maxWords, inField.division, false);
  for (const name of names) ({ position } = counter.count(name, position, maxWords, inField.names, false, nameMark));
  counter.count(description, position, maxWords, inField.description, false, descriptionMark);
  for (const term of fields.defined ?? []) {
    const words = foldWords(term).join(' ');
    if (words !== '') counter.mark(definedMark + words, 0);
  }
  if (number !== undefined) counter.mark(numberMark + number, inField.number);
  return { heading: headed.count, text: found.count };
}

/** Writes the document that was counted. @param lengths how many words its heading and its text have */
function writeDocument(lengths: { heading: number; text: number }): void {
  const norm = (share: number, length: number, average: number) => 1 - share + (share * length) / average;
  const inText = norm(weights.textShare, lengths.text, averageLength);
  const heading = weights.heading / norm(weights.headingShare, lengths.heading, averageHeading);
  const found = counter.found();
  body.write(found.length);
  let previous = 0;
  for (const number of found) {
    const fields = counter.fields[number]!;
    const weighted =
      counter.inText[number]! / inText +
      (fields & inField.heading ? heading : 0) +
      (fields & inField.names ? weights.names : 0) +
      (fields & inField.description ? weights.description : 0) +
      (fields & inField.division ? weights.division : 0) +
      (fields & inField.number ? Infinity : 0);
    body.write((number - previous) * impactLevels + impactOf(weighted));
    previous = number;
    let last = 0;
    counter.positions(number, (position, isLast) => {
      body.write((position - last) * 2 + (isLast ? 0 : 1));
      last = position;
    });
    if (last === 0) body.write(0);
  }
}

/** Reads packed documents in order. */
export class PackedWords {
  /** The distinct stems, to which words refer by number. */
  readonly stems: readonly string[];
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    const length = this.#read();
    const stems = Buffer.from(bytes.buffer, bytes.byteOffset + this.#at, length).toString();
    this.stems = stems === '' ? [] : stems.split('\n');
    this.#at += length;
  }

  /** The words of the next document. @param visit its positions lie in `bytes` from `start` to `end`, as they were packed */
  next(visit: (word: number, impact: number, bytes: Uint8Array, start: number, end: number) => void): void {
    let word = 0;
    for (let left = this.#read(); left > 0; left--) {
      const packed = this.#read();
      word += Math.floor(packed / impactLevels);
      const start = this.#at;
      while ((this.#read() & 1) === 1);
      visit(word, packed % impactLevels, this.#bytes, start, this.#at);
    }
  }

  #read(): number {
    const bytes = this.#bytes;
    let byte = bytes[this.#at++]!;
    let number = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[this.#at++]!;
      number |= (byte & 127) << shift;
    }
    return number >>> 0;
  }
}
