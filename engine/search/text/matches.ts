// Documents that match a part of a query, each with its score, from the first to the last.
import type { Steps } from '../../steps.js';
import { impactLevels } from './pack.js';
import { noMore, type ListReader } from './postings.js';

/** Documents that are read without a pause: about a millisecond. */
export const documentsPerStep = 4_096;

/** A walk over documents in ascending order. */
export interface Matches {
  /** About how many there are. */
  readonly count: number;
  /** The document it is at, or {@link noMore}. */
  readonly document: number;
  /** Score of that document. */
  readonly score: number;
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
}

/** One list, its impacts weighted by how rare its word is. */
export class WeightedList implements Matches {
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
}

/** Documents in memory. */
export class FoundList implements Matches {
  readonly count: number;
  readonly maxScore: number;
  #at = 0;

  constructor(
    readonly documents: Uint32Array,
    readonly scores: Float32Array,
  ) {
    this.count = documents.length;
    this.maxScore = scores.reduce((most, score) => Math.max(most, score), 0);
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
    return new FoundList(this.documents, this.scores);
  }
}

export const noMatches = new FoundList(new Uint32Array(0), new Float32Array(0));

/** The documents of any of several walks, each with its highest score. */
export function* anyOf(walks: readonly Matches[]): Steps<FoundList> {
  let lists: FoundList[] = [];
  for (const walk of [...walks].sort((a, b) => a.count - b.count)) lists.push(yield* gather(walk));
  // Two by two, the shortest together: each document is merged few times.
  while (lists.length > 1) {
    const merged: FoundList[] = [];
    for (let i = 0; i < lists.length; i += 2)
      merged.push(i + 1 < lists.length ? yield* merge(lists[i]!, lists[i + 1]!) : lists[i]!);
    lists = merged;
  }
  return lists[0] ?? noMatches;
}

function* gather(walk: Matches): Steps<FoundList> {
  const [documents, scores] = [new Uint32Array(walk.count), new Float32Array(walk.count)];
  let size = 0;
  for (; walk.document !== noMore; walk.next()) {
    documents[size] = walk.document;
    scores[size] = walk.score;
    if (++size % documentsPerStep === 0) yield;
  }
  return new FoundList(documents.subarray(0, size), scores.subarray(0, size));
}

function* merge(found: FoundList, walk: Matches): Steps<FoundList> {
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
      score = Math.max(score, walk.score);
      walk.next();
    }
    documents[size] = document;
    scores[size] = score;
    if (++size % documentsPerStep === 0) yield;
  }
  return new FoundList(documents.subarray(0, size), scores.subarray(0, size));
}

/** A word of a phrase: its list, and how many words after the first it stands. */
export interface PhraseWord {
  list: ListReader;
  offset: number;
}

/** Documents looked at for a phrase without a pause. */
const phraseDocuments = 256;

/**
 * The documents in which words follow one another.
 * @param weight of the phrase, as a word's
 * @param forms lists that must have the document, too
 */
export function* phrase(
  words: readonly PhraseWord[],
  weight: number,
  forms: readonly ListReader[] = [],
): Steps<FoundList> {
  const [first, ...others] = [...words].sort((a, b) => a.list.count - b.list.count);
  const documents: number[] = [];
  const scores: number[] = [];
  let seen = 0;
  for (; first!.list.document !== noMore; first!.list.next()) {
    if (++seen % phraseDocuments === 0) yield;
    const { document } = first!.list;
    if (!others.every(({ list }) => (list.advance(document), list.document === document))) continue;
    if (!forms.every((list) => (list.advance(document), list.document === document))) continue;
    let starts = startsOf(first!);
    for (const other of others) {
      if (starts.length === 0) break;
      starts = inBoth(starts, startsOf(other));
    }
    if (starts.length === 0) continue;
    documents.push(document);
    const impacts = words.map(({ list }) => list.impact);
    scores.push(((Math.min(...impacts) + 0.5) * weight) / impactLevels);
  }
  return new FoundList(Uint32Array.from(documents), Float32Array.from(scores));
}

/** The documents in which words stand near one another: each at most `span` words from the one before, on either side. */
export function* nearby(words: readonly PhraseWord[], weight: number, span: number): Steps<FoundList> {
  const documents: number[] = [];
  const scores: number[] = [];
  const [first, ...others] = words.map(({ list }) => list);
  let seen = 0;
  for (; first!.document !== noMore; first!.next()) {
    if (++seen % phraseDocuments === 0) yield;
    const { document } = first!;
    if (!others.every((list) => (list.advance(document), list.document === document))) continue;
    let places = first!.positions();
    for (const list of others) {
      places = placesNear(list.positions(), places, span);
    }
    if (places.length === 0) continue;
    documents.push(document);
    const least = Math.min(first!.impact, ...others.map(({ impact }) => impact));
    scores.push(((least + 0.5) * weight) / impactLevels);
  }
  return new FoundList(Uint32Array.from(documents), Float32Array.from(scores));
}

/** The places in one ascending list that are near another place in the other. */
function placesNear(places: readonly number[], others: readonly number[], span: number): number[] {
  let at = 0;
  return places.filter((place) => {
    while (at < others.length && others[at]! < place - span) at++;
    const one = others[at] === place ? others[at + 1] : others[at];
    return one !== undefined && one <= place + span;
  });
}

/** The starts of the phrases that this word would be in. */
const startsOf = ({ list, offset }: PhraseWord): number[] => list.positions().map((position) => position - offset);

/** The numbers that two ascending lists share. */
function inBoth(a: readonly number[], b: readonly number[]): number[] {
  const both: number[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) both.push(a[i]!);
    if (a[i]! <= b[j]!) i++;
    else j++;
  }
  return both;
}
