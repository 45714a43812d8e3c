// Words that follow one another, or stand near one another: what has all of them is looked at closely only where that decides.
import type { Matches } from './matches.js';
import { raiseEach } from './matches.js';
import { impactLevels } from './pack.js';
import { Positions } from './positions.js';
import { noMore, type ListReader } from './postings.js';

/** A word of a phrase: its list, and how many words after the first it stands. */
export interface PhraseWord {
  list: ListReader;
  offset: number;
}

/** Used again for each document. */
const [starts, others] = [new Positions(), new Positions()];

/** The documents that have all words of a phrase. Whether they stand as they should is looked up for each by {@link Phrase.holds}. */
export class Phrase implements Matches {
  readonly isSure = false;
  readonly count: number;
  readonly maxScore: number;
  readonly #unit: number;
  /** The words, those of fewest documents first. */
  readonly #words: readonly PhraseWord[];
  readonly #first: ListReader;
  /** The other lists that must have the document. */
  readonly #others: readonly ListReader[];

  /**
   * @param words as they are written one after the other
   * @param weight of the phrase, as a word's
   * @param forms lists that must have the document, too
   * @param span how far each word may be from the one before, on either side; `null` where they follow one another
   */
  constructor(
    private readonly words: readonly PhraseWord[],
    weight: number,
    forms: readonly ListReader[],
    private readonly span: number | null,
  ) {
    this.#words = [...words].sort((a, b) => a.list.count - b.list.count);
    const [first, ...rest] = [...words.map(({ list }) => list), ...forms].sort((a, b) => a.count - b.count);
    this.#first = first!;
    this.#others = rest;
    this.count = first!.count;
    this.#unit = weight / impactLevels;
    this.maxScore = weight;
    this.#align();
  }

  get document(): number {
    return this.#first.document;
  }
  get score(): number {
    let least = impactLevels;
    for (const { list } of this.#words) least = Math.min(least, list.impact);
    return (least + 0.5) * this.#unit;
  }
  get blockScore(): number {
    return this.mostScore(this.document, this.blockEnd);
  }
  get blockEnd(): number {
    return this.#first.blockEnd;
  }
  mostScore(from: number, to: number): number {
    let least = impactLevels;
    for (const { list } of this.#words) least = Math.min(least, list.mostImpact(from, to));
    return (least + 0.5) * this.#unit;
  }
  next(): void {
    this.#first.next();
    this.#align();
  }
  advance(target: number): void {
    if (this.document >= target) return;
    this.#first.advance(target);
    this.#align();
  }
  passOver(score: number, end: number): void {
    while (this.document <= end && this.score <= score) this.next();
  }
  holds(): boolean {
    return this.span === null ? this.#follow() : this.#standNear(this.span);
  }
  raise(scores: Float32Array, start: number, end: number): void {
    raiseEach(this, scores, start, end);
  }

  /** Goes to the first document from this one on that all lists have. */
  #align(): void {
    const first = this.#first;
    for (let isLacking = true; isLacking && first.document !== noMore;) {
      isLacking = false;
      for (const list of this.#others) {
        list.advance(first.document);
        if (list.document === first.document) continue;
        first.advance(list.document);
        isLacking = true;
        break;
      }
    }
  }

  #follow(): boolean {
    const words = this.#words;
    for (let i = 0; i < words.length; i++) {
      const { list, offset } = words[i]!;
      if (i === 0) list.readPositions(starts, offset);
      else {
        list.readPositions(others, offset);
        starts.keepIn(others);
      }
      if (starts.count === 0) return false;
    }
    return true;
  }

  #standNear(span: number): boolean {
    let places: readonly number[] | null = null;
    for (const { list } of this.words) {
      places = places === null ? list.positions() : placesNear(list.positions(), places, span);
      if (places.length === 0) return false;
    }
    return true;
  }
}

/** The places in one ascending list that are near another place in the other. */
function placesNear(places: readonly number[], near: readonly number[], span: number): number[] {
  let at = 0;
  return places.filter((place) => {
    while (at < near.length && near[at]! < place - span) at++;
    const one = near[at] === place ? near[at + 1] : near[at];
    return one !== undefined && one <= place + span;
  });
}
