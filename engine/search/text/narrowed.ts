// Some documents of a walk, with the scores that they have in it.
import { raiseEach, type Matches } from './matches.js';

/** A walk that passes documents of another one over; who extends it says which, and calls {@link settle} once it is made. */
export abstract class Narrowed implements Matches {
  constructor(
    protected readonly walk: Matches,
    readonly count = walk.count,
  ) {}

  /** Goes to the first document from this one on that stays. */
  protected abstract settle(): void;

  get isSure(): boolean {
    return this.walk.isSure;
  }
  get document(): number {
    return this.walk.document;
  }
  get score(): number {
    return this.walk.score;
  }
  get maxScore(): number {
    return this.walk.maxScore;
  }
  get blockScore(): number {
    return this.walk.blockScore;
  }
  get blockEnd(): number {
    return this.walk.blockEnd;
  }
  mostScore(from: number, to: number): number {
    return this.walk.mostScore(from, to);
  }
  next(): void {
    this.walk.next();
    this.settle();
  }
  advance(target: number): void {
    this.walk.advance(target);
    this.settle();
  }
  passOver(score: number, end: number): void {
    this.walk.passOver(score, end);
    this.settle();
  }
  holds(): boolean {
    return this.walk.holds();
  }
  raise(scores: Float32Array, start: number, end: number): void {
    raiseEach(this, scores, start, end);
  }
}
