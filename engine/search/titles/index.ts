// The index of titles and names: MiniSearch over the words that tell acts apart, one bit an entry for those that do not.
import MiniSearch from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import type { Steps } from '../../steps.js';
import { foldWords, functionWords } from '../fold.js';
import { readNumbers } from '../numbers.js';
import { stemWord } from '../stem.js';
import { orderByRelations, type ActOrder } from './order.js';
import { isEntry, typeOfEntry, typeWords } from './sigla.js';
import { titleColumns, type TitleColumns } from './write.js';

/** A name, and what it names: an act of the corpus, or one of its articles by its ELI. */
export interface Name {
  text: string;
  act: number;
  article: string | null;
}

/** Words of more acts than a tenth, or than these, do not rank. Below a few acts a word is rare whatever its share. */
const ranked = { share: 0.1, most: 2_000, least: 10 };

/** Entries indexed, words planted, without a pause. */
const entriesPerStep = 16;
const wordsPerStep = 64;

/** Acts that have a word in MiniSearch that are looked at without a pause: half a millisecond, or some with a cold cache. */
const actsPerStep = 1_000;

/** The index of titles and names: acts by their number, then names. Words are known by their numbers. */
export class TitleIndex {
  readonly acts: number;
  /** Acts and names. */
  entries = 0;
  readonly words: string[];
  /** MiniSearch's radix tree of all words; types, numbers and years of acts have a map of their own. */
  readonly vocabulary = new SearchableMap<number>();
  readonly sigla = new Map<string, number>();
  readonly typesByWord = new Map<string, number[]>();
  /** How many acts have each word. */
  readonly uses: number[];
  readonly functionCodes = new Set<number>();
  /** Names that have these words and no others, function words aside, each by its entry. */
  readonly namesByWords = new Map<string, number[]>();
  readonly #stems: string[];
  readonly #stemOf: number[];
  readonly #forms = new Map<string, number[]>();
  readonly #nameWords: Uint32Array[] = [];
  readonly #namesOf = new Map<number, number[]>();
  readonly #bits = new Map<number, Uint32Array>();
  readonly #read = new Uint32Array(4096);
  readonly #index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: (text) => (text === '' ? [] : text.split(' ')),
    processTerm: (word) => word,
    autoVacuum: false,
  });

  private constructor(
    private readonly columns: TitleColumns,
    readonly names: readonly Name[],
    readonly order: ActOrder,
  ) {
    this.acts = columns.actStarts.length - 1;
    const text = (column: Uint8Array | Uint32Array): string[] =>
      column.length === 0
        ? []
        : Buffer.from(column.buffer, column.byteOffset, column.byteLength).toString().split('\n');
    this.words = text(columns.words);
    this.#stems = text(columns.stems);
    this.#stemOf = [...columns.wordStems];
    this.uses = [...columns.wordActs];
  }

  /**
   * Reads the columns, and adds the names.
   * @param relations number of relations of each act
   * @throws where a column is missing or of another kind, or there is not one number of relations an act
   */
  static *open(columns: TitleColumns, relations: Uint32Array, names: readonly Name[]): Steps<TitleIndex> {
    for (const [name, type] of Object.entries(titleColumns)) {
      const column: unknown = columns[name as keyof TitleColumns];
      if (!(column instanceof type)) throw new Error(`title index: column ${name}: no ${type.name}, expected one`);
    }
    if (relations.length !== columns.actStarts.length - 1)
      throw new Error(`title index: ${relations.length} ranks, expected ${columns.actStarts.length - 1}, one per act`);
    const index = new TitleIndex(columns, names, yield* orderByRelations(relations));
    yield* index.#plant();
    yield* index.#addEntries();
    return index;
  }

  /** The act that an entry names; `null` for a title, and for the name of an article. */
  actOf(entry: number): number | null {
    if (entry < this.acts) return null;
    const { act, article } = this.names[entry - this.acts]!;
    return article === null ? act : null;
  }

  /** Whether an entry has these words and no others. */
  isName(entry: number, words: readonly string[]): boolean {
    const codes = this.wordsOf(entry);
    return codes.length === words.length && words.every((word, i) => this.words[codes[i]!] === word);
  }

  /** The names of an act, as entries. */
  namesOf(act: number): readonly number[] {
    return this.#namesOf.get(act) ?? [];
  }

  /** Numbers of the words of an act's title or of a name, in order. The array is valid until the next call. */
  wordsOf(entry: number): Uint32Array {
    if (entry >= this.acts) return this.#nameWords[entry - this.acts]!;
    const { acts, actStarts } = this.columns;
    const [from, to] = [actStarts[entry]!, actStarts[entry + 1]!];
    const into = to - from > this.#read.length ? new Uint32Array(to - from) : this.#read;
    return into.subarray(0, readNumbers(acts as Uint8Array, from, to, into));
  }

  /** Every inflected form of a word. */
  formsOf(word: string): readonly number[] {
    return this.#forms.get(stemWord(word)) ?? [];
  }

  stemOf(code: number): string {
    return this.#stems[this.#stemOf[code]!]!;
  }

  isRanked(code: number): boolean {
    return !this.#bits.has(code);
  }

  /** Calls `visit` with every entry that has one of the words; with one more than once where it has more of them. */
  *visit(codes: Iterable<number>, visit: (entry: number) => void): Steps<void> {
    const rare: number[] = [];
    for (const code of codes) {
      const bits = this.#bits.get(code);
      if (bits === undefined) rare.push(code);
      else {
        forEachBit(bits, visit);
        yield;
      }
    }
    const see = (entry: number): number => {
      visit(entry);
      // MiniSearch skips what is worth nothing, and so makes no list of it.
      return 0;
    };
    for (const some of this.#parts(rare)) {
      this.#index.search({ queries: some }, { boostDocument: see });
      yield;
    }
  }

  /** Adds MiniSearch's score for these words, which rank, to the entries that have a score. */
  *score(codes: readonly number[], weight: number, scores: Map<number, number>): Steps<void> {
    const boostDocument = (entry: number): number => (scores.has(entry) ? weight : 0);
    for (const some of this.#parts(codes)) {
      for (const { id, score } of this.#index.search({ queries: some }, { boostDocument }))
        scores.set(id as number, scores.get(id as number)! + score);
      yield;
    }
  }

  /** Words in parts that are searched without a pause. */
  *#parts(codes: readonly number[]): Generator<string[]> {
    let part: string[] = [];
    let acts = 0;
    for (const code of codes) {
      part.push(this.words[code]!);
      acts += 10 + this.uses[code]!;
      if (acts < actsPerStep) continue;
      yield part;
      [part, acts] = [[], 0];
    }
    if (part.length > 0) yield part;
  }

  *#plant(): Steps<void> {
    const most = Math.min(ranked.most, Math.max(ranked.least, ranked.share * this.acts));
    const size = Math.ceil((this.acts + this.names.length) / 32);
    for (const [code, word] of this.words.entries()) {
      this.#addWord(word, code);
      if (this.uses[code]! > most) this.#bits.set(code, new Uint32Array(size));
      if (code % wordsPerStep === 0) yield;
    }
  }

  #addWord(word: string, code: number): void {
    if (isEntry(word)) {
      this.sigla.set(word, code);
      const type = typeOfEntry(word);
      if (type !== null) for (const said of typeWords(type)) append(this.typesByWord, said, code);
      return;
    }
    this.vocabulary.set(word, code);
    append(this.#forms, this.stemOf(code), code);
    if (functionWords.has(word)) this.functionCodes.add(code);
  }

  *#addEntries(): Steps<void> {
    for (let act = 0; act < this.acts; act++) {
      this.#add(this.wordsOf(act));
      if (act % entriesPerStep === 0) yield;
    }
    for (const [name, { text, act, article }] of this.names.entries()) {
      const words = foldWords(text);
      const codes = Uint32Array.from(words, (word) => this.#codeOf(word));
      append(this.namesByWords, tellingWords(words), this.acts + name);
      if (article === null) append(this.#namesOf, act, this.acts + name);
      this.#nameWords.push(codes);
      this.#add(codes);
      if (name % entriesPerStep === 0) yield;
    }
  }

  /** The number of a word of a name, which no title may have. */
  #codeOf(word: string): number {
    const known = this.vocabulary.get(word);
    if (known !== undefined) return known;
    const stem = stemWord(word);
    const stemmed = this.#forms.get(stem)?.[0];
    this.#stemOf.push(stemmed === undefined ? this.#stems.push(stem) - 1 : this.#stemOf[stemmed]!);
    this.uses.push(1);
    const code = this.words.push(word) - 1;
    this.#addWord(word, code);
    return code;
  }

  #add(codes: Uint32Array): void {
    const entry = this.entries++;
    let text = '';
    for (const code of codes) {
      const bits = this.#bits.get(code);
      if (bits === undefined) text += text === '' ? this.words[code]! : ` ${this.words[code]!}`;
      else bits[entry >>> 5]! |= 1 << (entry & 31);
    }
    this.#index.add({ id: entry, text });
  }
}

/** Folded words without function words, as one text. */
export const tellingWords = (words: readonly string[]): string =>
  words.filter((word) => !functionWords.has(word)).join(' ');

function append<Key>(lists: Map<Key, number[]>, key: Key, value: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

function forEachBit(bits: Uint32Array, visit: (at: number) => void): void {
  for (let word = 0; word < bits.length; word++)
    for (let rest = bits[word]!; rest !== 0; rest &= rest - 1) visit(word * 32 + 31 - Math.clz32(rest & -rest));
}
