// Counts the words of documents into arrays that are used again for the next: each word of the law passes here once.
import { formMark, scanWords, Spellings } from './scan.js';

/** Distinct spellings that are remembered with their stems before they are forgotten together. */
const maxSpellings = 200_000;

/** Bits of {@link WordCounter.fields}: a word is in the heading, a name, the description, a part that holds the article; or it is its number. */
export const inField = { heading: 1, names: 2, description: 4, division: 8, number: 16 } as const;

/** The word of a form, or of a stem that is a word. */
const wordOf = (stem: string): string => (stem.startsWith(formMark) ? stem.slice(formMark.length) : stem);

/** The words of one document after the other; stems have numbers, in the order in which the documents of an act use them. */
export class WordCounter {
  #spellings = new Spellings();
  /** By number of a stem in {@link Spellings}: its number in this act, and in which act (by number) it was given. */
  #numbers = new Uint32Array(1024);
  #acts = new Uint32Array(1024);
  #act = 0;
  /** The stems of this act, by their number. */
  readonly #stems: string[] = [];
  /** Numbers of the stems of this document, as they come. */
  #found = new Uint32Array(1024);
  #foundCount = 0;
  /** By number of a stem: how often it is in the text; in which other fields. Zero outside of the document. */
  inText = new Uint32Array(1024);
  fields = new Uint8Array(1024);
  /** By number of a stem: its first and last position in the chain of positions, one more; 0 for none. */
  #first = new Uint32Array(1024);
  #last = new Uint32Array(1024);
  /** The chain: a position, and the next of the same stem, one more; 0 for none. */
  #positions = new Uint32Array(4096);
  #next = new Uint32Array(4096);
  #chain = 0;

  /** Begins an act. */
  begin(): void {
    if (this.#spellings.count > maxSpellings) this.#spellings = new Spellings();
    this.#act++;
    this.#stems.length = 0;
  }

  /** The stems of the act's documents, by their number. */
  get stems(): readonly string[] {
    return this.#stems;
  }

  /**
   * Counts the words of a field.
   * @param position of the word before the first
   * @param most words beyond this position are left out
   * @param bit of {@link inField}; 0 for the text
   * @param isPlaced whether positions are kept
   * @param ours of a field that is not the document's, the mark before the words that the fields counted before it do not have
   * @returns the position of the last word, and how many words count
   */
  count(
    field: string,
    position: number,
    most: number,
    bit: number,
    isPlaced: boolean,
    ours = '',
  ): { position: number; count: number } {
    let count = 0;
    scanWords(field, (start, end) => {
      position++;
      const stem = this.#spellings.stemOf(field, start, end);
      if (stem < 0 || position > most) return;
      const { form } = this.#spellings;
      const word = form >= 0 ? form : stem;
      if (ours !== '' && this.#isNew(word)) this.mark(ours + wordOf(this.#spellings.stems[word]!), 0);
      const number = this.#tally(stem, bit);
      if (form >= 0) this.#tally(form, bit);
      if (isPlaced) this.#place(number, position);
      count++;
    });
    return { position, count };
  }

  /** Whether the document has not had a form, or a stem that is a word, so far. */
  #isNew(stem: number): boolean {
    if (this.#acts[stem] !== this.#act) return true;
    const number = this.#numbers[stem]!;
    return this.inText[number] === 0 && this.fields[number] === 0;
  }

  /** Counts a term that is no word of a text, such as the number of an article. */
  mark(term: string, bit: number): void {
    this.#tally(this.#spellings.numberOf(term), bit);
  }

  /** Counts a stem, or form, in a field. @returns its number in this act */
  #tally(stem: number, bit: number): number {
    const number = this.#acts[stem] === this.#act ? this.#numbers[stem]! : this.#give(stem);
    if (this.inText[number] === 0 && this.fields[number] === 0) {
      if (this.#foundCount === this.#found.length) this.#found = grown(this.#found);
      this.#found[this.#foundCount++] = number;
    }
    if (bit === 0) this.inText[number]!++;
    else this.fields[number]! |= bit;
    return number;
  }

  /** The numbers of the document's stems, ascending. */
  found(): Uint32Array {
    return this.#found.subarray(0, this.#foundCount).sort();
  }

  /** Calls `visit` with the positions of a stem, ascending, and whether another follows. */
  positions(number: number, visit: (position: number, isLast: boolean) => void): void {
    for (let at = this.#first[number]!; at !== 0;) {
      const next = this.#next[at - 1]!;
      visit(this.#positions[at - 1]!, next === 0);
      at = next;
    }
  }

  /** Forgets the document. */
  clear(): void {
    for (let i = 0; i < this.#foundCount; i++) {
      const number = this.#found[i]!;
      this.inText[number] = this.fields[number] = this.#first[number] = this.#last[number] = 0;
    }
    this.#foundCount = this.#chain = 0;
  }

  #give(stem: number): number {
    if (stem >= this.#acts.length) {
      const length = Math.max(this.#acts.length * 2, stem + 1);
      [this.#acts, this.#numbers] = [grown(this.#acts, length), grown(this.#numbers, length)];
    }
    const number = this.#stems.push(this.#spellings.stems[stem]!) - 1;
    if (number === this.inText.length) {
      [this.inText, this.#first, this.#last] = [grown(this.inText), grown(this.#first), grown(this.#last)];
      const fields = new Uint8Array(this.fields.length * 2);
      fields.set(this.fields);
      this.fields = fields;
    }
    this.#acts[stem] = this.#act;
    return (this.#numbers[stem] = number);
  }

  #place(number: number, position: number): void {
    if (this.#chain === this.#positions.length)
      [this.#positions, this.#next] = [grown(this.#positions), grown(this.#next)];
    this.#positions[this.#chain] = position;
    this.#next[this.#chain] = 0;
    const at = ++this.#chain;
    if (this.#first[number] === 0) this.#first[number] = at;
    else this.#next[this.#last[number]! - 1] = at;
    this.#last[number] = at;
  }
}

function grown(column: Uint32Array, length = column.length * 2): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(length);
  larger.set(column);
  return larger;
}
