// The words of an act's articles as bytes: made where documents are read, added to the index where the snapshot is written.
import { functionWords } from '../fold.js';
import { NumberWriter } from '../numbers.js';
import { scanWords, Stemmer } from './scan.js';

/** The searched fields of an article or act. */
export interface SearchedFields {
  /** Names that people use. */
  names: readonly string[];
  /** What it is about in everyday words, where that is known. */
  description?: string;
  heading: string;
  text: string;
}

/**
 * Weights of the fields, as BM25F has them: one occurrence in a name counts as much as so many in a text of average length. `saturation`
 * is its k1, `lengthShare` its b for the text.
 */
const weights = { names: 12, heading: 6, description: 4, saturation: 2, lengthShare: 0.5 };

/** Words of an average article. A constant, so that what a document weighs does not depend on the others. */
const averageLength = 160;

/** Impacts are kept in four bits. */
export const impactLevels = 16;

/** Between heading and text, so that no phrase runs from one into the other. */
const fieldGap = 16;

/** Words of a text that are indexed; of longer ones the rest is left out, as no article of law is so long. */
const maxWords = 200_000;

/** The impact of a word: 0 to 1, from its weighted number of occurrences. */
function impactOf(weighted: number): number {
  return Math.min(impactLevels - 1, Math.floor((impactLevels * weighted) / (weights.saturation + weighted)));
}

/** A word of a document, with its impact and its positions. */
export interface DocumentWord {
  word: number;
  impact: number;
  /** Ascending; none for a word of names alone. */
  positions: readonly number[];
}

/** The words of one document, by number. */
interface Occurrences {
  inText: number;
  inHeading: number;
  inNames: number;
  inDescription: number;
  positions: number[];
}

const stemmer = new Stemmer();

/**
 * Packs documents: the distinct stems, a line each, with their number of bytes before them; then for each document the number of its
 * words, and for each of them its number (as a difference) with its impact in the lower four bits, then its positions as differences,
 * twice each and one more where another follows; 0 where there is none.
 */
export function packWords(documents: readonly SearchedFields[]): Uint8Array {
  const numbers = new Map<string, number>();
  const body = new NumberWriter();
  for (const fields of documents) writeDocument(body, countWords(fields, numbers));
  const stems = Buffer.from([...numbers.keys()].join('\n'));
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

function countWords({ names, description = '', heading, text }: SearchedFields, numbers: Map<string, number>) {
  const words = new Map<number, Occurrences>();
  let position = 0;
  let length = 0;
  const count = (field: string, add: (found: Occurrences) => void) =>
    scanWords(field, (start, end) => {
      position++;
      const stem = stemmer.stem(field.slice(start, end));
      if (functionWords.has(stem) || position > maxWords) return;
      let number = numbers.get(stem);
      if (number === undefined) numbers.set(stem, (number = numbers.size));
      let found = words.get(number);
      if (found === undefined)
        words.set(number, (found = { inText: 0, inHeading: 0, inNames: 0, inDescription: 0, positions: [] }));
      add(found);
    });
  count(heading, (found) => {
    found.inHeading++;
    found.positions.push(position);
  });
  position += fieldGap;
  count(text, (found) => {
    found.inText++;
    length++;
    found.positions.push(position);
  });
  for (const name of names) count(name, (found) => (found.inNames = 1));
  count(description, (found) => (found.inDescription = 1));
  return { words, length };
}

function writeDocument(body: NumberWriter, { words, length }: ReturnType<typeof countWords>): void {
  const norm = 1 - weights.lengthShare + (weights.lengthShare * length) / averageLength;
  body.write(words.size);
  let previous = 0;
  for (const number of Uint32Array.from(words.keys()).sort()) {
    const { inText, inHeading, inNames, inDescription, positions } = words.get(number)!;
    const weighted =
      inText / norm +
      weights.heading * Math.min(inHeading, 1) +
      weights.names * inNames +
      weights.description * inDescription;
    body.write((number - previous) * impactLevels + impactOf(weighted));
    previous = number;
    if (positions.length === 0) body.write(0);
    let last = 0;
    positions.forEach((position, i) => {
      body.write((position - last) * 2 + (i < positions.length - 1 ? 1 : 0));
      last = position;
    });
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
