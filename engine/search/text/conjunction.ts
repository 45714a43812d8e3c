// The articles, or acts, that have a term of every group, counted and the best of them kept.
import type { Steps } from '../../steps.js';
import type { Best } from './best.js';
import type { HitCounts } from './hit-counts.js';
import type { TextIndex } from './index.js';
import { documentsPerStep, perStepOf, type FoundList, type Matches } from './matches.js';
import { noMore } from './postings.js';
import { weights } from './weights.js';

/** Acts that a title's word may lead to: the words of more titles say nothing about their articles. */
export const mostTitled = 2_000;

/** A group of a query: articles that have one of its terms, and acts whose title or names have. */
export interface Group {
  /** Opens the walk anew. */
  open: () => Matches;
  count: number;
  /** `null` where they are too many. */
  titled: FoundList | null;
}

/** Gets every hit, in any order. */
export interface Tally {
  /** @param act of the document */
  accepts(document: number, act: number): boolean;
  /** Once it is full, only better hits are wanted than the best kept. */
  readonly counts: HitCounts;
  readonly best: Best;
  /** The score of a document, which is less where it has a status. */
  weigh(document: number, score: number): number;
  /** Added to the score of a hit of the act. */
  prior(act: number): number;
  /** The highest of the acts from one to another. */
  mostPrior(first: number, last: number): number;
}

/** Articles that are looked at: those of some acts, all of which have the words that are given already. */
interface Range {
  from: number;
  to: number;
  score: number;
}

/**
 * Finds the articles that have every group, themselves or, for all but one, in the title or names of their act; each once. The rarest group
 * leads; where acts have it in their title, their articles are then searched for the rest.
 * @param excluded what no hit may have
 */
export function* conjoinArticles(
  index: TextIndex,
  groups: readonly Group[],
  excluded: () => readonly Matches[],
  tally: Tally,
): Steps<void> {
  const sorted = [...groups].sort((a, b) => a.count - b.count);
  let ranges: readonly Range[] = [{ from: 0, to: index.articles, score: 0 }];
  for (let passed = 0; passed < sorted.length && ranges.length > 0; passed++) {
    yield* walkRanges(index, { ranges, groups: sorted, passed, excluded: excluded() }, tally);
    const { titled } = sorted[passed]!;
    ranges = titled === null ? [] : narrow(index, ranges, titled.again());
  }
}

interface Walk {
  ranges: readonly Range[];
  /** Those before `passed` are in the title of the ranges' acts. */
  groups: readonly Group[];
  passed: number;
  excluded: readonly Matches[];
}

function* walkRanges(index: TextIndex, walk: Walk, tally: Tally): Steps<void> {
  const at = new RangeWalk(index, walk, tally);
  const { perStep } = at;
  let left = perStep;
  for (const range of walk.ranges) {
    at.enter(range);
    while (at.isInside) {
      left = at.look(left);
      if (left > 0) continue;
      yield;
      left = perStep;
    }
    if (at.isAtEnd) return;
  }
}

/** A walk over the documents of the leading group in one range after the other, a part at a time. */
class RangeWalk {
  readonly #leader: Matches;
  readonly #before: readonly Matches[];
  readonly #others: readonly Other[];
  readonly #excluded: readonly Matches[];
  readonly #tally: Tally;
  readonly #acts: ActWalk;
  /** Whether no document must be looked at closely. */
  readonly isSure: boolean;
  /** How many are looked at without a pause. */
  readonly perStep: number;
  #range: Range = { from: 0, to: 0, score: 0 };

  constructor(index: TextIndex, { groups, passed, excluded }: Walk, tally: Tally) {
    this.#leader = groups[passed]!.open();
    this.#before = groups.slice(0, passed).map(({ open }) => open());
    const others = groups
      .slice(passed + 1)
      .map(({ open, titled }) => ({ own: open(), titled: titled?.again() ?? null }));
    // What is looked at closely comes last.
    this.#others = others.sort((a, b) => Number(b.own.isSure) - Number(a.own.isSure));
    const walks = [this.#leader, ...this.#others.map(({ own }) => own)];
    this.isSure = walks.every(({ isSure }) => isSure);
    this.perStep = perStepOf(walks);
    this.#excluded = excluded;
    this.#tally = tally;
    this.#acts = new ActWalk(index, tally);
  }

  get isInside(): boolean {
    return this.#leader.document < this.#range.to;
  }

  get isAtEnd(): boolean {
    return this.#leader.document === noMore;
  }

  enter(range: Range): void {
    this.#range = range;
    this.#leader.advance(range.from);
  }

  /**
   * Looks at so many documents of the range: at each until enough are counted, then at those that may be among the best.
   * @returns how many may still be looked at
   */
  look(most: number): number {
    const leader = this.#leader;
    const { to } = this.#range;
    const { counts } = this.#tally;
    let left = most;
    for (; left > 0 && leader.document < to && !counts.isFull; left--) {
      this.#judge(leader.document);
      leader.next();
    }
    while (left > 0 && leader.document < to) left = this.#lookThroughBlock(left);
    return left;
  }

  /** Passes over the documents of the leader's block that have too low a score. @returns how many may still be looked at */
  #lookThroughBlock(most: number): number {
    const leader = this.#leader;
    const { best } = this.#tally;
    const end = Math.min(leader.blockEnd, this.#range.to - 1);
    // The most that a document of the block scores beside the leader.
    const beside = this.#range.score + mostOf(this.#others, leader.document, end);
    const besides = (beside + this.#acts.mostPrior(leader.document, end)) * rounding;
    let left = most - 1;
    if (leader.blockScore * rounding + besides <= best.least) leader.advance(end + 1);
    else leader.passOver((best.least - besides) / rounding, end);
    for (; left > 0 && leader.document <= end; left--) {
      this.#judge(leader.document);
      leader.next();
      leader.passOver((best.least - besides) / rounding, end);
    }
    return left;
  }

  /** Counts and keeps a document if it has all that is wanted; once enough are counted, only what may be among the best is looked at closely. */
  #judge(document: number): void {
    const at = this.#acts;
    at.go(document);
    const tally = this.#tally;
    const leading = this.#leader.score + this.#range.score;
    if (tally.counts.isFull && !this.isSure) {
      const most = scoreOf(document, at.act, leading, this.#others, false);
      if (tally.weigh(document, most) + at.prior < tally.best.least) return;
    }
    const score = scoreOf(document, at.act, leading, this.#others, true);
    if (score <= 0 || has(this.#before, document) || has(this.#excluded, document)) return;
    if (!tally.accepts(document, at.act) || !this.#leader.holds()) return;
    tally.counts.add(at.act, document);
    tally.best.add(document, tally.weigh(document, score) + at.prior);
  }
}

/** More than sums of the same numbers in another order can differ by. */
const rounding = 1 + 1e-9;

interface Other {
  own: Matches;
  titled: FoundList | null;
}

/** The most that the others add to the score of a document from one to another. */
function mostOf(others: readonly Other[], from: number, to: number): number {
  let most = 0;
  for (const { own, titled } of others)
    most += Math.max(own.mostScore(from, to), titled === null ? 0 : titled.maxScore * weights.title);
  return most;
}

/** The act of documents that are looked at in ascending order, and its prior. */
export class ActWalk {
  act = 0;
  prior = 0;
  #end = 0;

  constructor(
    private readonly index: TextIndex,
    private readonly tally: Tally,
  ) {}

  go(document: number): void {
    if (document < this.#end) return;
    this.act = this.index.actOf(document, this.act);
    this.#end = this.index.starts.at(this.act + 1)!;
    this.prior = this.tally.prior(this.act);
  }

  /** The highest prior of the acts of these documents. */
  mostPrior(from: number, to: number): number {
    const first = this.index.actOf(from, this.act);
    return this.tally.mostPrior(first, this.index.actOf(to, first));
  }
}

/**
 * The score of an article that has all the others, itself or by its act; 0 where it lacks one.
 * @param isCertain whether all are looked at closely; else the score is the most that it may be
 */
function scoreOf(document: number, act: number, leading: number, others: readonly Other[], isCertain: boolean): number {
  let score = leading;
  for (const { own, titled } of others) {
    own.advance(document);
    const isThere = own.document === document;
    if (isThere && (own.isSure || (isCertain && own.holds()))) score += own.score;
    else if (isThere && !isCertain) score += Math.max(own.score, titled === null ? 0 : titled.maxScore * weights.title);
    else {
      if (titled === null) return 0;
      titled.advance(act);
      if (titled.document !== act) return 0;
      score += titled.score * weights.title;
    }
  }
  return score;
}

export function has(walks: readonly Matches[], document: number): boolean {
  for (const walk of walks) {
    walk.advance(document);
    if (walk.document === document && walk.holds()) return true;
  }
  return false;
}

/** The articles of these acts that are in the ranges. */
function narrow(index: TextIndex, ranges: readonly Range[], titled: FoundList): Range[] {
  const narrowed: Range[] = [];
  let at = 0;
  for (; titled.document !== noMore; titled.next()) {
    const [from, to] = [index.starts.at(titled.document)!, index.starts.at(titled.document + 1)!];
    while (at < ranges.length && ranges[at]!.to <= from) at++;
    const range = ranges[at];
    if (range === undefined) break;
    if (from < to && range.from <= from) narrowed.push({ from, to, score: range.score + titled.score * weights.title });
  }
  return narrowed;
}

/** Finds the acts that have every group in their title or names. */
export function* conjoinActs(groups: readonly Matches[], excluded: readonly Matches[], tally: Tally): Steps<void> {
  const [leader, ...others] = [...groups].sort((a, b) => a.count - b.count);
  let seen = 0;
  for (; leader!.document !== noMore; leader!.next()) {
    if (++seen % documentsPerStep === 0) yield;
    const act = leader!.document;
    let score = leader!.score;
    for (const other of others) {
      other.advance(act);
      if (other.document !== act) score = -Infinity;
      else score += other.score;
    }
    if (score < 0 || has(excluded, act) || !tally.accepts(act, act)) continue;
    tally.counts.add(act, null);
    tally.best.add(act, tally.weigh(act, score) + tally.prior(act));
  }
}
