// The words of a running text with their places, cut as `foldWords` cuts them.
import { foldWords, functionWords } from '../fold.js';
import { stemWord } from '../stem.js';

/** Letters on either side of the dot of an abbreviation written without blanks, as in `foldWords`. */
const maxAbbreviationPart = 3;

/** Distinct spellings that are remembered with their stems before they are forgotten together. */
const maxSpellings = 200_000;

const asciiWord = Uint8Array.from({ length: 128 }, (_, unit) => (/[a-z\d]/i.test(String.fromCharCode(unit)) ? 1 : 0));
const wordUnit = /[\p{L}\p{N}\p{M}]/u;
const lettersOnly = /^[\p{L}\p{M}]+$/u;
const dot = 0x2e;

/** Whether a unit is an ASCII one that belongs to a word. */
export const isAsciiWord = (unit: number): boolean => unit < 128 && asciiWord[unit] === 1;

/** Whether a UTF-16 unit belongs to a word. Ordinal marks are letters to Unicode. */
const isWord = (unit: number): boolean =>
  unit < 128 ? asciiWord[unit] === 1 : unit !== 0xba && unit !== 0xaa && wordUnit.test(String.fromCharCode(unit));

/** Calls `visit` for each word of a text, in order. @param visit with the places in UTF-16 units, the end exclusive */
export function scanWords(text: string, visit: (start: number, end: number) => void): void {
  const { length } = text;
  for (let at = 0; at < length;) {
    if (!isWord(text.charCodeAt(at))) {
      at++;
      continue;
    }
    const start = at;
    at = endOfWord(text, at);
    // `S.p.A.` is one word.
    for (let part = start; at < length && text.charCodeAt(at) === dot && isPart(text, part, at);) {
      const end = endOfWord(text, at + 1);
      if (!isPart(text, at + 1, end)) break;
      part = at + 1;
      at = end;
    }
    visit(start, at);
  }
}

function endOfWord(text: string, at: number): number {
  const { length } = text;
  let end = at;
  while (end < length && isWord(text.charCodeAt(end))) end++;
  return end;
}

function isPart(text: string, start: number, end: number): boolean {
  return end - start <= maxAbbreviationPart && lettersOnly.test(text.slice(start, end));
}

/** Stems by spelling: law has few spellings, and each is folded and stemmed once. */
export class Stemmer {
  readonly #stems = new Map<string, { stem: string; form: string }>();

  /** The stem of a word as {@link scanWords} finds it, and its form, `=partito`. */
  read(spelling: string): { stem: string; form: string } {
    const known = this.#stems.get(spelling);
    if (known !== undefined) return known;
    if (this.#stems.size >= maxSpellings) this.#stems.clear();
    const word = foldWords(spelling).join('');
    const read = { stem: stemWord(word), form: formMark + word };
    // The spelling may be a view of a long text, which the map must not keep.
    this.#stems.set(Buffer.from(spelling).toString(), read);
    return read;
  }
}

/** Marks a spelling of a function word; and a word that is its own stem. */
const noStem = -1;

/** Before a word as written, where it stands beside the stems of an index: `=partito`. */
export const formMark = '=';

/** Stems by number, found by spelling without cutting the word out of its text: for those who read every word of the law. */
export class Spellings {
  /** By number. */
  readonly stems: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #spelled: string[] = [];
  /** By spelling: its hash, the number of its stem, and that of its form. */
  #hashes = new Int32Array(4096);
  #found = new Int32Array(4096);
  #forms = new Int32Array(4096);
  /** For the word looked up last, the number of its form among the stems; negative where it is its own stem. */
  form = noStem;
  /** Open addressing, at most half full: a spelling by number, one more; 0 for none. */
  #slots = new Uint32Array(8192);

  /** How many spellings are known. */
  get count(): number {
    return this.#spelled.length;
  }

  /** The number of the stem of a word as {@link scanWords} finds it; negative for a function word. */
  stemOf(text: string, start: number, end: number): number {
    let hash = end - start;
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    hash ^= hash >>> 15;
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (let known = this.#slots[slot]!; known !== 0; known = this.#slots[(slot = (slot + 1) & mask)]!) {
      if (this.#hashes[known - 1] === hash && isAt(this.#spelled[known - 1]!, text, start, end))
        return this.#lookUp(known - 1);
    }
    return this.#add(text.slice(start, end), hash, slot);
  }

  #add(spelling: string, hash: number, slot: number): number {
    const word = foldWords(spelling).join('');
    const stem = stemWord(word);
    const number = functionWords.has(stem) ? noStem : this.numberOf(stem);
    const form = number === noStem || word === stem ? noStem : this.numberOf(formMark + word);
    // The spelling may be a view of a long text, which must not be kept.
    const at = this.#spelled.push(Buffer.from(spelling).toString()) - 1;
    if (at === this.#hashes.length)
      [this.#hashes, this.#found, this.#forms] = [doubled(this.#hashes), doubled(this.#found), doubled(this.#forms)];
    this.#hashes[at] = hash;
    this.#found[at] = number;
    this.#forms[at] = form;
    this.#slots[slot] = at + 1;
    if (2 * this.count > this.#slots.length) this.#spread();
    return this.#lookUp(at);
  }

  #lookUp(spelling: number): number {
    this.form = this.#forms[spelling]!;
    return this.#found[spelling]!;
  }

  /** The number of a stem, form or other term. */
  numberOf(stem: string): number {
    const known = this.#numbers.get(stem);
    if (known !== undefined) return known;
    const number = this.stems.push(stem) - 1;
    this.#numbers.set(stem, number);
    return number;
  }

  /** Twice as many slots. */
  #spread(): void {
    this.#slots = new Uint32Array(this.#slots.length * 2);
    const mask = this.#slots.length - 1;
    for (let at = 0; at < this.count; at++) {
      let slot = this.#hashes[at]! & mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = at + 1;
    }
  }
}

function isAt(word: string, text: string, start: number, end: number): boolean {
  if (word.length !== end - start) return false;
  for (let i = 0; i < word.length; i++) if (word.charCodeAt(i) !== text.charCodeAt(start + i)) return false;
  return true;
}

function doubled(column: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(column.length * 2);
  larger.set(column);
  return larger;
}
