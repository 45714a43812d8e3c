// Texts as numbers: words, white space and single signs, the same number for the same text in both.

/** Two texts cut into tokens. A line is a run of tokens that ends with its line break. */
export interface Tokens {
  readonly text: string;
  /** Number of each token's text. */
  readonly ids: Uint32Array;
  /** Where each token begins in the text, and where the last one ends. */
  readonly starts: Uint32Array;
  /** By line: its first token; after the last line, how many tokens there are. */
  readonly lines: Uint32Array;
}

/** The tokens of a line among those of its text. */
interface LineTokens {
  ids: Uint32Array;
  starts: Uint32Array;
  from: number;
  to: number;
}

/** The numbers of tokens and lines, with the texts that they stand for. */
export class Vocabulary {
  readonly #ids = new Map<string, number>();
  readonly #words: boolean[] = [];
  /** By number: that of the same word in lower case. */
  readonly #folded: number[] = [];
  readonly #folds = new Map<string, number>();
  readonly #lines = new Map<string, LineTokens>();
  /** By the hash of the words of a line. */
  readonly #lineNumbers = new Map<number, number>();
  #counts = new Int32Array(0);

  /** Words have their apostrophe (`dell'`, `attivita'`), numbers their points (`10.000`). */
  read(text: string): Tokens {
    // One number a sign at most: what is not used of it is never written, and takes no memory.
    const ids = new Uint32Array(text.length);
    const starts = new Uint32Array(text.length + 1);
    const lines: number[] = [];
    let count = 0;
    for (let from = 0, end: number; from < text.length; from = end) {
      lines.push(count);
      end = text.indexOf('\n', from) + 1 || text.length;
      const line = text.slice(from, end);
      const known = this.#lines.get(line);
      if (known) {
        // A line that was read before, in this text or the other one.
        for (let at = known.from; at < known.to; at++, count++) {
          ids[count] = known.ids[at]!;
          starts[count] = known.starts[at]! - known.starts[known.from]! + from;
        }
        continue;
      }
      const read: LineTokens = { ids, starts, from: count, to: count };
      for (let at = from; at < end; count++) {
        const next = endOfToken(text, at);
        ids[count] = this.#idOf(text.slice(at, next));
        starts[count] = at;
        at = next;
      }
      read.to = count;
      this.#lines.set(line, read);
    }
    starts[count] = text.length;
    lines.push(count);
    return {
      text,
      ids: ids.subarray(0, count),
      starts: starts.subarray(0, count + 1),
      lines: Uint32Array.from(lines),
    };
  }

  isWord(id: number): boolean {
    return this.#words[id]!;
  }

  /** The number of words between two tokens. */
  countWords({ ids }: Tokens, from: number, to: number): number {
    let words = 0;
    for (let at = from; at < to; at++) if (this.#words[ids[at]!]!) words++;
    return words;
  }

  /** A number for each line, the same for lines that agree in their words. */
  foldLines(tokens: Tokens): Uint32Array {
    const folded = new Uint32Array(tokens.lines.length - 1);
    for (let line = 0; line < folded.length; line++) {
      let [key, other] = [17, 29];
      for (let at = tokens.lines[line]!; at < tokens.lines[line + 1]!; at++) {
        const id = tokens.ids[at]!;
        if (!this.#words[id]!) continue;
        key = Math.imul(key ^ this.#folded[id]!, 0x01000193) ^ (key >>> 15);
        other = Math.imul(other ^ this.#folded[id]!, 0x5bd1e995) ^ (other >>> 13);
      }
      // 53 bits: two lines that are mistaken for one another are shown as they are all the same.
      const hash = (key >>> 0) * 2 ** 21 + (other >>> 11);
      let number = this.#lineNumbers.get(hash);
      if (number === undefined) this.#lineNumbers.set(hash, (number = this.#lineNumbers.size));
      folded[line] = number;
    }
    return folded;
  }

  /** Words that two stretches share, of the words of the shorter one: 0 to 1. */
  overlap(a: Tokens, b: Tokens, [fromA, toA, fromB, toB]: readonly [number, number, number, number]): number {
    if (this.#counts.length < this.#words.length) this.#counts = new Int32Array(this.#words.length * 2);
    const counts = this.#counts;
    let [inA, inB, shared] = [0, 0, 0];
    for (let at = fromA; at < toA; at++) {
      const id = a.ids[at]!;
      if (this.#words[id]!) [counts[id], inA] = [counts[id]! + 1, inA + 1];
    }
    for (let at = fromB; at < toB; at++) {
      const id = b.ids[at]!;
      if (!this.#words[id]!) continue;
      inB++;
      if (counts[id]! > 0) [counts[id], shared] = [counts[id]! - 1, shared + 1];
    }
    for (let at = fromA; at < toA; at++) counts[a.ids[at]!] = 0;
    const least = Math.min(inA, inB);
    return least === 0 ? Number(inA === inB) : shared / least;
  }

  #idOf(text: string): number {
    const known = this.#ids.get(text);
    if (known !== undefined) return known;
    const id = this.#words.length;
    this.#ids.set(text, id);
    this.#words.push(/[\p{L}\p{N}]/u.test(text));
    this.#folded.push(this.#fold(text.toLowerCase()));
    return id;
  }

  #fold(text: string): number {
    const known = this.#folds.get(text);
    if (known !== undefined) return known;
    this.#folds.set(text, this.#folds.size);
    return this.#folds.size - 1;
  }
}

const newline = 10;
const apostrophes = [39, 0x2019];
const points = [46, 44];
const classes = { sign: 1, letter: 2, digit: 3, space: 4, newline: 5 } as const;

/** By UTF-16 unit; 0 where it was not asked yet. */
const known = new Uint8Array(65536);

function classOf(unit: number): number {
  return (known[unit] ||= classify(unit));
}

function classify(unit: number): number {
  const character = String.fromCharCode(unit);
  if (unit === newline) return classes.newline;
  if (/\s/.test(character)) return classes.space;
  if (/[\p{L}\p{M}]/u.test(character)) return classes.letter;
  return /\p{N}/u.test(character) ? classes.digit : classes.sign;
}

function endOfToken(text: string, start: number): number {
  const kind = classOf(text.charCodeAt(start));
  let end = start + 1;
  if (kind === classes.sign) {
    // Both halves of a character beyond the basic plane.
    const isHigh = (text.charCodeAt(start) & 0xfc00) === 0xd800;
    return isHigh && (text.charCodeAt(end) & 0xfc00) === 0xdc00 ? end + 1 : end;
  }
  if (kind === classes.newline) return end;
  while (end < text.length && classOf(text.charCodeAt(end)) === kind) end++;
  if (kind === classes.letter) return apostrophes.includes(text.charCodeAt(end)) ? end + 1 : end;
  while (kind === classes.digit && points.includes(text.charCodeAt(end)) && isDigit(text, end + 1)) {
    end += 2;
    while (isDigit(text, end)) end++;
  }
  return end;
}

function isDigit(text: string, at: number): boolean {
  return at < text.length && classOf(text.charCodeAt(at)) === classes.digit;
}
