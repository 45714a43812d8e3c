// The documents that have the one word of a query as it is written: they come before all that have another form, or a word for it.
import { Narrowed } from './narrowed.js';
import { weights } from './weights.js';

/** Added to the score of such a document: more than any score without it, even times the factor of what has ended. */
const lift = 64;

/** A walk over documents that have the word as it is written. */
export class Lifted extends Narrowed {
  override get score(): number {
    return this.walk.score + lift;
  }
  override get maxScore(): number {
    return this.walk.maxScore + lift;
  }
  override get blockScore(): number {
    return this.walk.blockScore + lift;
  }
  override mostScore(from: number, to: number): number {
    return this.walk.mostScore(from, to) + lift;
  }
  override passOver(score: number, end: number): void {
    this.walk.passOver(score - lift, end);
  }
  protected settle(): void {
    // It has all documents of the walk.
  }
}

/** The score of a document with a status: what it is lifted by stays. */
export const endedScore = (score: number): number =>
  score >= lift ? lift + (score - lift) * weights.ended : score * weights.ended;

/** The hit without what it is lifted by, and whether it was lifted. */
export const lowered = <Hit extends { score: number }>(hit: Hit): Hit & { isWritten?: true } =>
  hit.score >= lift ? { ...hit, score: hit.score - lift, isWritten: true } : hit;
