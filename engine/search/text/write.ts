// The full-text index as sections of a snapshot: its lists, its stems, and what hits are filtered by.
import type { Steps } from '../../steps.js';
import type { Sections } from '../../store/writer.js';
import type { ThesaurusEntry } from '../thesaurus.js';
import { CarriedLists, mergeDocuments } from './carried.js';
import type { TextIndex } from './index.js';
import { packWords, PackedWords } from './pack.js';
import { encodeList, type EncodedList } from './postings.js';
import { findApart } from './neighbours.js';
import { Occurrences, type WordDocuments } from './runs.js';
import { formMark } from './scan.js';
import { StemWriter, type ListSizes } from './stems.js';
import { writeSynonyms } from './synonyms.js';
import { mostToTell } from './terms.js';
import { formatApart } from './units.js';

/** An act of the corpus as it is indexed. */
export interface IndexedText {
  title: string;
  names: readonly string[];
  /** `YYYY-MM-DD`. */
  date: string;
  /** Whether it has a status, by itself; then by article, in document order. */
  isEnded: boolean;
  endedArticles: readonly boolean[];
  /** Its articles as `packWords` packs them; or the number of the same act, with the same articles, in the index that is carried over. */
  words: Uint8Array | number;
}

/** Sizes of lists by the number of their stem. */
type Sizes = readonly ListSizes[];

/** Gathers acts in the order of the corpus, in bounded memory; then writes the index. */
export class TextIndexWriter {
  readonly #carried: CarriedLists | null;
  readonly #articles = new Occurrences();
  readonly #acts = new Occurrences();
  readonly #stems = new Map<string, number>();
  readonly #starts: number[] = [0];
  readonly #days: number[] = [];
  readonly #ended: boolean[] = [];
  readonly #endedArticles: boolean[] = [];

  /** @param carried the index of acts that did not change, which the same program made */
  constructor(carried: TextIndex | null = null) {
    this.#carried = carried && new CarriedLists(carried);
    this.#carried?.stems.forEach((stem, number) => this.#stems.set(stem, number));
  }

  add({ title, names, date, isEnded, endedArticles, words }: IndexedText): void {
    const first = this.#starts.at(-1)!;
    if (typeof words === 'number') this.#carried!.keep(words, first);
    else this.#addPacked(this.#articles, words, first, endedArticles.length);
    this.#addPacked(this.#acts, packWords([{ names, heading: title, text: '' }]), this.#days.length, 1);
    this.#starts.push(first + endedArticles.length);
    this.#days.push(Number(date.replaceAll('-', '')));
    this.#ended.push(isEnded);
    for (const ended of endedArticles) this.#endedArticles.push(ended);
  }

  /** Writes the index, a step a list. @param name of its sections @param thesaurus whose synonyms are written beside it */
  *write(writer: Sections, name = 'words', thesaurus: readonly ThesaurusEntry[] = []): Steps<void> {
    this.#articles.finish();
    this.#acts.finish();
    const sorted = [...this.#stems.keys()].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    const numbers = sorted.map((stem) => this.#stems.get(stem)!);
    const inArticles = (number: number) => this.#documentsOf(number);
    const articles = yield* writeLists(writer, `${name}.articles`, numbers, inArticles);
    const acts = yield* writeLists(writer, `${name}.acts`, numbers, (number) => this.#acts.of(number));
    // The stems of an index that is carried over may all have gone.
    const terms = [...sorted.keys()].filter((i) => articles[i]!.count + acts[i]!.count > 0);
    const stems = new StemWriter();
    for (const i of terms) stems.add(sorted[i]!, { articles: articles[i]!, acts: acts[i]! });
    const { bytes, groups } = stems.finish();
    writer.column(`${name}.stems`, bytes);
    writer.column(`${name}.stems.groups`, groups);
    const apart = yield* findApart({
      terms: terms.map((i) => sorted[i]!),
      documentsOf: (term) => inArticles(numbers[terms[term]!]!),
      count: this.#starts.at(-1)!,
    });
    writer.column(`${name}.apart`, Buffer.from(formatApart(apart)));
    if (thesaurus.length > 0) {
      const counts = new Map(terms.map((i) => [sorted[i]!, articles[i]!.count + acts[i]!.count]));
      const most = mostToTell({ articles: this.#starts.at(-1)!, acts: this.#days.length });
      yield* writeSynonyms(writer, name, thesaurus, (stem) => counts.get(stem) ?? 0, most);
    }
    writer.column(`${name}.starts`, Uint32Array.from(this.#starts));
    writer.column(`${name}.days`, Uint32Array.from(this.#days));
    writer.column(`${name}.ended`, bitsOf(this.#ended));
    writer.column(`${name}.ended.articles`, bitsOf(this.#endedArticles));
  }

  /** Lets go of temporary files; nothing can be written afterwards. */
  close(): void {
    this.#articles.close();
    this.#acts.close();
  }

  /** The articles that have a stem, by its number. */
  #documentsOf(stem: number): WordDocuments {
    const added = this.#articles.of(stem);
    return this.#carried !== null && stem < this.#carried.stems.length
      ? mergeDocuments(this.#carried.of(stem), added)
      : added;
  }

  #addPacked(occurrences: Occurrences, words: Uint8Array, first: number, count: number): void {
    const packed = new PackedWords(words);
    const numbers = packed.stems.map((stem) => {
      const known = this.#stems.get(stem);
      if (known !== undefined) return known;
      this.#stems.set(stem, this.#stems.size);
      return this.#stems.size - 1;
    });
    // Forms have the places of their stems.
    const isPlaced = packed.stems.map((stem) => !stem.startsWith(formMark));
    for (let i = 0; i < count; i++)
      packed.next((word, impact, bytes, start, end) =>
        occurrences.add(numbers[word]!, first + i, impact, bytes, start, isPlaced[word] ? end : start),
      );
  }
}

/** Writes lists, then their positions, then their skips: each word is read twice, so that little is in memory. */
function* writeLists(
  writer: Sections,
  name: string,
  words: readonly number[],
  documentsOf: (word: number) => WordDocuments,
): Steps<Sizes> {
  const skips: EncodedList['skips'][] = [];
  writer.begin(name);
  const sizes: ListSizes[] = [];
  for (const word of words) {
    const found = documentsOf(word);
    const list = encodeList(found);
    writer.append(list.bytes);
    if (list.skips.length > 0) skips.push(list.skips);
    sizes.push({ count: found.documents.length, size: list.bytes.length, positionSize: found.positions.length });
    yield;
  }
  writer.begin(`${name}.positions`);
  for (const word of words) {
    writer.append(documentsOf(word).positions);
    yield;
  }
  writer.begin(`${name}.skips`);
  for (const part of skips) writer.append(new Uint8Array(part.buffer, part.byteOffset, part.byteLength));
  return sizes;
}

/** One bit for each, the lowest of a byte first. */
function bitsOf(flags: readonly boolean[]): Uint8Array {
  const bits = new Uint8Array(Math.ceil(flags.length / 8));
  flags.forEach((flag, i) => {
    if (flag) bits[i >> 3]! |= 1 << (i & 7);
  });
  return bits;
}
