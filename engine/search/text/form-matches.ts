// Documents of a stem by the forms that they have.
import { raiseEach, type Matches } from './matches.js';
import { Narrowed } from './narrowed.js';
import { noMore, type ListReader } from './postings.js';

/** The documents of a stem; one that has the form as written has that form's score, too. */
export class WithForm implements Matches {
  readonly isSure = true;
  readonly count: number;
  readonly maxScore: number;

  constructor(
    private readonly stem: Matches,
    private readonly form: Matches,
  ) {
    this.count = stem.count;
    this.maxScore = stem.maxScore + form.maxScore;
  }

  get document(): number {
    return this.stem.document;
  }
  get score(): number {
    const { stem, form } = this;
    form.advance(stem.document);
    return form.document === stem.document ? stem.score + form.score : stem.score;
  }
  get blockScore(): number {
    return this.mostScore(this.stem.document, this.stem.blockEnd);
  }
  get blockEnd(): number {
    return this.stem.blockEnd;
  }
  mostScore(from: number, to: number): number {
    return this.stem.mostScore(from, to) + this.form.mostScore(from, to);
  }
  next(): void {
    this.stem.next();
  }
  advance(target: number): void {
    this.stem.advance(target);
  }
  passOver(score: number, end: number): void {
    this.stem.passOver(score - this.form.mostScore(this.stem.document, end), end);
  }
  holds(): boolean {
    return true;
  }
  raise(scores: Float32Array, start: number, end: number): void {
    raiseEach(this, scores, start, end);
  }
}

/** The documents of a walk without some. */
export class Without extends Narrowed {
  constructor(
    walk: Matches,
    private readonly isOut: (document: number) => boolean,
  ) {
    super(walk);
    this.settle();
  }

  override passOver(score: number, end: number): void {
    this.walk.passOver(score, end);
    while (this.document <= end && this.isOut(this.document)) {
      this.walk.next();
      if (this.document <= end) this.walk.passOver(score, end);
    }
    this.settle();
  }

  protected settle(): void {
    while (this.document !== noMore && this.isOut(this.document)) this.walk.next();
  }
}

/** The documents of a walk that have one of several forms, each with its score in the walk. */
export class OnlyForms extends Narrowed {
  constructor(
    walk: Matches,
    private readonly forms: readonly ListReader[],
  ) {
    const found = forms.reduce((sum, form) => sum + form.count, 0);
    super(walk, Math.min(walk.count, found));
    this.settle();
  }

  override passOver(score: number, end: number): void {
    this.walk.passOver(score, end);
    while (this.document <= end && !this.#hasForm()) {
      this.walk.next();
      if (this.document <= end) this.walk.passOver(score, end);
    }
    this.settle();
  }

  protected settle(): void {
    while (this.document !== noMore && !this.#hasForm()) this.walk.next();
  }

  #hasForm(): boolean {
    const { document } = this.walk;
    return this.forms.some((form) => (form.advance(document), form.document === document));
  }
}
