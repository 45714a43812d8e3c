// Documents that match a part of a query, each with its score, from the first to the last.
import type { Steps } from '../../steps.js';
import { impactLevels } from './pack.js';
import { noMore, type ListReader } from './postings.js';

/** Documents that are read without a pause, and that are looked at closely: about a millisecond. */
export const documentsPerStep = 4_096;
const closePerStep = 512;
/** Documents whose text is read. */
const readPerStep = 32;

/** How many documents of walks are looked at without a pause. */
export const perStepOf = (walks: readonly Pick<Matches, 'isSure' | 'isRead'>[]): number =>
  walks.some(({ isRead }) => isRead === true)
    ? readPerStep
    : walks.every(({ isSure }) => isSure)
      ? documentsPerStep
      : closePerStep;

/** A walk over documents in ascending order. */
export interface Matches {
  /** About how many there are. */
  readonly count: number;
  /** The document it is at, or {@link noMore}. */
  readonly document: number;
  /** Score of that document. */
  readonly score: number;
  /** Whether every document matches; else each is looked at closely by {@link holds}. */
  readonly isSure: boolean;
  /** Whether {@link holds} reads the text of the document. */
  readonly isRead?: boolean;
  /** Whether the document that it is at matches. */
  holds(): boolean;
  /** No document has a higher score. */
  readonly maxScore: number;
  /** No document up to `blockEnd` has a higher score. */
  readonly blockScore: number;
  readonly blockEnd: number;
  /** No document from `from`, which is not before this one, up to `to` has a higher score. */
  mostScore(from: number, to: number): number;
  next(): void;
  /** Goes to the first document that is not before `target`. */
  advance(target: number): void;
  /** Goes to the first document from this one on that has a higher score than `score` or is after `end`, which is in this block. */
  passOver(score: number, end: number): void;
  /** Raises what is lower, of the scores of documents from `start` on, to its own, up to `end`; goes to the first one that is not before it. */
  raise(scores: Float32Array, start: number, end: number): void;
}

/** {@link Matches.raise} document by document. */
export function raiseEach(walk: Matches, scores: Float32Array, start: number, end: number): void {
  for (; walk.document < end; walk.next()) {
    const place = walk.document - start;
    if (walk.holds() && walk.score > scores[place]!) scores[place] = walk.score;
  }
}

/** One list, its impacts weighted by how rare its word is. */
export class WeightedList implements Matches {
  readonly isSure = true;
  readonly count: number;
  readonly #unit: number;

  constructor(
    private readonly list: ListReader,
    weight: number,
  ) {
    this.count = list.count;
    this.#unit = weight / impactLevels;
  }

  get document(): number {
    return this.list.document;
  }
  get score(): number {
    return (this.list.impact + 0.5) * this.#unit;
  }
  get maxScore(): number {
    return impactLevels * this.#unit;
  }
  get blockScore(): number {
    return (this.list.blockImpact + 0.5) * this.#unit;
  }
  get blockEnd(): number {
    return this.list.blockEnd;
  }
  mostScore(from: number, to: number): number {
    return (this.list.mostImpact(from, to) + 0.5) * this.#unit;
  }
  next(): void {
    this.list.next();
  }
  advance(target: number): void {
    this.list.advance(target);
  }
  passOver(score: number, end: number): void {
    this.list.passOver(score / this.#unit - 0.5, end);
  }
  holds(): boolean {
    return true;
  }
  raise(scores: Float32Array, start: number, end: number): void {
    this.list.raise(scores, start, end, this.#unit);
  }
}

/** Documents in memory. */
export class FoundList implements Matches {
  readonly isSure = true;
  readonly count: number;
  #at = 0;

  constructor(
    readonly documents: Uint32Array,
    readonly scores: Float32Array,
    readonly maxScore = highestOf(scores),
  ) {
    this.count = documents.length;
  }

  get document(): number {
    return this.#at < this.count ? this.documents[this.#at]! : noMore;
  }
  get score(): number {
    return this.scores[this.#at]!;
  }
  get blockScore(): number {
    return this.maxScore;
  }
  get blockEnd(): number {
    return noMore - 1;
  }
  mostScore(): number {
    return this.maxScore;
  }
  next(): void {
    this.#at++;
  }
  advance(target: number): void {
    const { documents } = this;
    let low = this.#at;
    let high = this.count;
    for (let step = 1; low + step < high && documents[low + step]! < target; step *= 2) low += step;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (documents[middle]! < target) low = middle + 1;
      else high = middle;
    }
    this.#at = low;
  }

  passOver(score: number, end: number): void {
    while (this.document <= end && this.score <= score) this.#at++;
  }

  /** The same documents from the first one again. */
  again(): FoundList {
    return new FoundList(this.documents, this.scores, this.maxScore);
  }

  holds(): boolean {
    return true;
  }
  raise(scores: Float32Array, start: number, end: number): void {
    raiseEach(this, scores, start, end);
  }
}

function highestOf(scores: Float32Array): number {
  let highest = 0;
  for (const score of scores) if (score > highest) highest = score;
  return highest;
}

export const noMatches = new FoundList(new Uint32Array(0), new Float32Array(0));

/** Documents of several walks that are gathered at once. */
const windowSize = 1 << 14;

/** Documents of all walks together below which they are merged instead. */
const few = 4_096;

/** The documents of any of several walks, each with its highest score. */
export function* anyOf(walks: readonly Matches[]): Steps<FoundList> {
  const [only] = walks;
  if (walks.length === 1) return yield* gather(only!);
  const room = walks.reduce((sum, { count }) => sum + count, 0);
  return room < few ? yield* mergeAll(walks) : yield* raiseAll(walks, room);
}

/** The documents of any of several walks, each with the sum of its scores. */
export const sumOf = (walks: readonly Matches[]): Steps<FoundList> => mergeAll(walks, (a, b) => a + b);

/** Many documents, window by window: each is looked at once a walk. */
function* raiseAll(walks: readonly Matches[], room: number): Steps<FoundList> {
  const [documents, scores] = [new Uint32Array(room), new Float32Array(room)];
  const window = new Float32Array(windowSize);
  let size = 0;
  for (;;) {
    let start = noMore;
    for (const { document } of walks) start = Math.min(start, document);
    if (start === noMore) return new FoundList(documents.subarray(0, size), scores.subarray(0, size));
    for (const walk of walks) walk.raise(window, start, start + windowSize);
    for (let place = 0; place < windowSize; place++) {
      const score = window[place]!;
      if (score === 0) continue;
      documents[size] = start + place;
      scores[size++] = score;
    }
    window.fill(0);
    yield;
  }
}

/** Few documents, two walks by two, the shortest together. */
function* mergeAll(walks: readonly Matches[], join = Math.max): Steps<FoundList> {
  let lists: FoundList[] = [];
  for (const walk of [...walks].sort((a, b) => a.count - b.count)) lists.push(yield* gather(walk));
  while (lists.length > 1) {
    const merged: FoundList[] = [];
    for (let i = 0; i < lists.length; i += 2)
      merged.push(i + 1 < lists.length ? yield* merge(lists[i]!, lists[i + 1]!, join) : lists[i]!);
    lists = merged;
  }
  return lists[0] ?? noMatches;
}

function* gather(walk: Matches): Steps<FoundList> {
  const [documents, scores] = [new Uint32Array(walk.count), new Float32Array(walk.count)];
  let size = 0;
  const perStep = perStepOf([walk]);
  let left = perStep;
  for (; walk.document !== noMore; walk.next()) {
    if (--left === 0) {
      yield;
      left = perStep;
    }
    if (!walk.holds()) continue;
    documents[size] = walk.document;
    scores[size++] = walk.score;
  }
  return new FoundList(documents.subarray(0, size), scores.subarray(0, size));
}

function* merge(found: FoundList, walk: Matches, join: typeof Math.max): Steps<FoundList> {
  const room = found.count + walk.count;
  const [documents, scores] = [new Uint32Array(room), new Float32Array(room)];
  let size = 0;
  while (found.document !== noMore || walk.document !== noMore) {
    const document = Math.min(found.document, walk.document);
    let score = 0;
    if (found.document === document) {
      score = found.score;
      found.next();
    }
    if (walk.document === document) {
      score = join(score, walk.score);
      walk.next();
    }
    documents[size] = document;
    scores[size] = score;
    if (++size % documentsPerStep === 0) yield;
  }
  return new FoundList(documents.subarray(0, size), scores.subarray(0, size));
}
