// The words of a running text with their places, cut as `foldWords` cuts them.
import { foldWords } from '../fold.js';
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
  readonly #stems = new Map<string, string>();

  /** The stem of a word as {@link scanWords} finds it. */
  stem(spelling: string): string {
    const known = this.#stems.get(spelling);
    if (known !== undefined) return known;
    if (this.#stems.size >= maxSpellings) this.#stems.clear();
    const stem = stemWord(foldWords(spelling).join(''));
    // The spelling may be a view of a long text, which the map must not keep.
    this.#stems.set(Buffer.from(spelling).toString(), stem);
    return stem;
  }
}
