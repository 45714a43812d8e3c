// How well one title matches the terms of a query.
import { functionMark, type SearchMemory } from './memory.js';
import { readNumbers } from './numbers.js';
import { matchesOf, type Term } from './query.js';
import type { OpenColumns } from './columns.js';

/** How well a title matches; lower is better. 0 is kept for a title that does not match. */
export const Tier = {
  /** The words stand in the title one after the other, as written. */
  phrase: 1,
  /** The same, but the last word goes on. */
  begunPhrase: 2,
  /** One after the other in other forms, whatever function words stand between them. */
  inflectedPhrase: 3,
  /** All within a stretch that has as many other words at most, function words aside. */
  close: 4,
  apart: 5,
} as const;

/** In what a word is as written: it begins with the query's last word. The lower bits stand for the query's words. */
const begunMark = 1 << 31;

/**
 * Reads titles for the terms of one query. `close` must be called at the end: it clears the marks that the reader left in
 * the memory.
 */
export class TitleReader {
  readonly #columns: OpenColumns;
  readonly #memory: SearchMemory;
  readonly #terms: readonly Term[];
  readonly #required: readonly Term[];

  constructor(columns: OpenColumns, memory: SearchMemory, terms: readonly Term[]) {
    this.#columns = columns;
    this.#memory = memory;
    this.#terms = terms;
    this.#required = terms.filter((term) => term.required);
    this.#setMarks();
  }

  #setMarks(): void {
    const { wordCodes } = this.#columns;
    const { marks } = this.#memory;
    this.#terms.forEach(({ whole, begun }, bit) => {
      if (whole >= 0) marks[2 * wordCodes[whole]!]! |= 1 << bit;
      for (let word = begun[0]; word < begun[1]; word++) marks[2 * wordCodes[word]!]! |= begunMark;
    });
    this.#required.forEach((term, bit) => {
      for (const word of matchesOf(term)) marks[2 * wordCodes[word]! + 1]! |= 1 << bit;
    });
  }

  /** Clears the marks. */
  close(): void {
    const { wordCodes } = this.#columns;
    const { marks } = this.#memory;
    for (const word of this.#terms.flatMap(matchesOf)) {
      marks[2 * wordCodes[word]!] = 0;
      marks[2 * wordCodes[word]! + 1]! &= functionMark;
    }
  }

  /**
   * The tier of one title, which has all the required terms, in one pass. `asWritten` and `inAnyForm` are the states of
   * two Shift-And automata (Baeza-Yates and Gonnet 1992): bit `i` is set when the query's first `i + 1` words end here.
   */
  tierOf(act: number): number {
    const { titleBytes, titleStarts } = this.#columns;
    const { numbers, marks, seenAt } = this.#memory;
    const count = readNumbers(titleBytes, titleStarts[act]!, titleStarts[act + 1]!, numbers);
    const requiredCount = this.#required.length;
    const lastTerm = 1 << (this.#terms.length - 1);
    const lastRequired = 1 << (requiredCount - 1);
    seenAt.fill(-1, 0, requiredCount);
    let best: number = Tier.apart;
    let asWritten = 0;
    let inAnyForm = 0;
    let position = 0;
    for (let i = 0; i < count; i++) {
      const written = marks[2 * numbers[i]!]!;
      const meant = marks[2 * numbers[i]! + 1]!;
      const reached = (asWritten << 1) | 1;
      asWritten = reached & written;
      if (asWritten & lastTerm) return Tier.phrase;
      if (written & begunMark && reached & lastTerm) best = Tier.begunPhrase;
      if (meant === functionMark) continue;
      position++;
      if (meant === 0) {
        inAnyForm = 0;
        continue;
      }
      inAnyForm = ((inAnyForm << 1) | 1) & meant;
      if (best > Tier.inflectedPhrase && inAnyForm & lastRequired) best = Tier.inflectedPhrase;
      if (best > Tier.close && this.#spanTo(position, meant) <= 2 * requiredCount) best = Tier.close;
    }
    return best;
  }

  /** Words from the latest place that leaves out no required term up to `position`; endless while one is missing. */
  #spanTo(position: number, meant: number): number {
    const { seenAt } = this.#memory;
    let first = position;
    for (let bit = 0; bit < this.#required.length; bit++) {
      if (meant & (1 << bit)) seenAt[bit] = position;
      else if (seenAt[bit]! < first) first = seenAt[bit]!;
    }
    return first < 0 ? Infinity : position - first + 1;
  }
}
