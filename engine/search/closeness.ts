// How well one act matches the terms of a query.
import { functionMark, type SearchMemory } from './memory.js';
import { readNumbers } from './numbers.js';
import { matchesOf, siglaOf, wordsOf, type Term } from './query.js';
import type { OpenColumns } from './columns.js';

/** How well an act matches; lower is better. 0 is kept for an act that does not match. */
export const Tier = {
  /** The words are a whole name of the act; or its number, alone or with its type or year. */
  named: 1,
  /** The words follow one another in the title or in a name, as written. */
  phrase: 2,
  /** The same for a query whose last word is a prefix. */
  begunPhrase: 3,
  /** They follow one another in other forms, function words between them ignored. */
  inflectedPhrase: 4,
  /** All within a stretch that has as many other words at most, function words aside. */
  close: 5,
  apart: 6,
} as const;

/** A bit of what a word matches as written: it begins with the query's last word. The lower bits are the query's words. */
const begunMark = 1 << 31;
/** In what an entry is as written: it is a number of acts. */
const numberMark = 1 << 30;
/** In what an entry means: it is a type, number or year, which has no place in a phrase. */
const siglaMark = 1 << 30;
/** The bits of the terms. */
const termBits = siglaMark - 1;

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
      for (const word of wordsOf(term)) marks[2 * wordCodes[word]! + 1]! |= 1 << bit;
      for (const entry of siglaOf(term)) marks[2 * wordCodes[entry]! + 1]! |= (1 << bit) | siglaMark;
      if (term.number >= 0) marks[2 * wordCodes[term.number]!] = numberMark;
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
   * The tier of one act, which has all the required terms, in one pass. `asWritten` and `inAnyForm` are the states of two
   * Shift-And automata (Baeza-Yates and Gonnet 1992): bit `i` is set when the query's first `i + 1` words end here. What
   * type, number and year say counts as close to every word.
   */
  tierOf(act: number): number {
    const { nameBreakCode, titleBytes, titleStarts } = this.#columns;
    const { numbers, marks, seenAt } = this.#memory;
    const count = readNumbers(titleBytes, titleStarts[act]!, titleStarts[act + 1]!, numbers);
    const requiredCount = this.#required.length;
    const lastTerm = 1 << (this.#terms.length - 1);
    const lastRequired = 1 << (requiredCount - 1);
    seenAt.fill(-1, 0, requiredCount);
    let best: number = Tier.apart;
    let ofSigla = 0;
    let hasNumber = false;
    let asWritten = 0;
    let inAnyForm = 0;
    let position = 0;
    for (let i = 0; i < count; i++) {
      const code = numbers[i]!;
      const written = marks[2 * code]!;
      const meant = marks[2 * code + 1]!;
      if (meant & siglaMark) {
        ofSigla |= meant & termBits;
        hasNumber ||= (written & numberMark) !== 0;
        if (hasNumber && ofSigla === 2 * lastRequired - 1) return Tier.named;
        continue;
      }
      if (code === nameBreakCode) seenAt.fill(-1, 0, requiredCount);
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
      if (best > Tier.close && this.#spanTo(position, meant, ofSigla) <= 2 * requiredCount) best = Tier.close;
    }
    return best;
  }

  /**
   * Words from the latest place that leaves out no required term up to `position`; endless while one is missing.
   * @param ofSigla terms that need no place
   */
  #spanTo(position: number, meant: number, ofSigla: number): number {
    const { seenAt } = this.#memory;
    let first = position;
    for (let bit = 0; bit < this.#required.length; bit++) {
      if (meant & (1 << bit)) seenAt[bit] = position;
      else if (!(ofSigla & (1 << bit)) && seenAt[bit]! < first) first = seenAt[bit]!;
    }
    return first < 0 ? Infinity : position - first + 1;
  }
}
