// Which titles match the terms of a query, best first.
import { functionWords } from './fold.js';
import { readNumbers } from './numbers.js';
import { matchesOf, type Term } from './query.js';
import type { Steps } from '../store/steps.js';
import type { OpenColumns } from './columns.js';

/** How well a title matches; lower is better. 0 is kept for a title that does not match. */
const phrase = 1; // the words stand in the title one after the other, as written
const begunPhrase = 2; // the same, but the last word goes on
const inflectedPhrase = 3; // one after the other in other forms, whatever function words stand between them
const close = 4; // all within a stretch that has as many other words at most, function words aside
const apart = 5;

/** Titles that are looked into without a pause: at most half a millisecond or so. */
const looksPerStep = 1024;

/** In what a word is as written: it begins with the query's last word. The lower bits stand for the query's words. */
const begunMark = 1 << 31;
/** In what a word means: it is a function word. The lower bits stand for the required terms that it matches. */
const functionMark = 1 << 31;

/**
 * Ranks the titles that match every required term: by how well they match, then by number of relations, most first, then
 * in the order of the acts. The work is bounded by the postings of the matching words and the titles that have them all.
 * One search must end before another begins: they share their working memory.
 */
export function* openRanking(
  columns: OpenColumns,
  relations: Uint32Array,
): Steps<(terms: readonly Term[]) => Steps<Uint32Array>> {
  const { acts, words, wordCodes, postingStarts, postingBytes, titleStarts, titleBytes } = columns;
  if (relations.length !== acts)
    throw new Error(`title index: ${relations.length} ranks, expected ${acts}, one per act`);
  const { actAt, placeOf } = yield* orderByRelations(relations);
  // Working memory of one search, the same for all.
  const matched = new Uint8Array(acts); // by place in the order by relations
  const places = new Uint32Array(acts);
  const numbers = new Uint32Array(Math.max(acts, longest(titleStarts)));
  const marks = new Int32Array(2 * words.size); // by word code: what it is as written, then what it means
  const seenAt = new Int32Array(32);
  for (const word of functionWords) {
    const index = words.find(word);
    if (index >= 0) marks[2 * wordCodes[index]! + 1] = functionMark;
  }

  /** Marks `to` the places of the acts that have the word, of all or of those marked `from`; says how many. */
  function mark(word: number, to: number, from: number | null): number {
    const count = readNumbers(postingBytes, postingStarts[word]!, postingStarts[word + 1]!, numbers);
    let act = 0;
    let marked = 0;
    for (let i = 0; i < count; i++) {
      act += numbers[i]!;
      const place = placeOf[act]!;
      if (from === null || matched[place] === from) {
        matched[place] = to;
        marked++;
      }
    }
    return marked;
  }

  const postingLength = (term: Term): number => {
    let bytes = 0;
    for (const word of matchesOf(term)) bytes += postingStarts[word + 1]! - postingStarts[word]!;
    return bytes;
  };

  /** One word needs no look into the titles: its postings say how it matches. */
  function* rankWord({ alike, begun, whole }: Term): Steps<void> {
    for (const word of alike) {
      mark(word, inflectedPhrase, null);
      yield;
    }
    for (let word = begun[0]; word < begun[1]; word++) {
      mark(word, begunPhrase, null);
      yield;
    }
    if (whole >= 0) mark(whole, phrase, null);
    yield;
  }

  /** Several: titles that have all the required terms, rarest first, then a look into each. Returns how many there are. */
  function* rankWords(terms: readonly Term[], required: readonly Term[]): Steps<number> {
    const byRarity = required
      .filter(({ word }, i) => required.findIndex((term) => term.word === word) === i)
      .map((term) => ({ term, length: postingLength(term) }))
      .sort((a, b) => a.length - b.length);
    for (const [step, { term }] of byRarity.entries()) {
      let marked = 0;
      for (const word of matchesOf(term)) {
        marked += mark(word, step + 1, step);
        yield;
      }
      if (marked === 0) return 0;
    }
    const count = collect(byRarity.length);
    setMarks(terms, required);
    for (let i = 0; i < count; i++) {
      matched[places[i]!] = look(actAt[places[i]!]!, terms.length, required.length);
      if (i % looksPerStep === looksPerStep - 1) yield;
    }
    clearMarks(terms);
    return count;
  }

  /** Lists the places whose mark is `wanted`, or, for `null`, any. */
  function collect(wanted: number | null): number {
    let count = 0;
    for (let place = 0; place < acts; place++) {
      const mark = matched[place]!;
      if (mark !== 0 && (wanted === null || mark === wanted)) places[count++] = place;
    }
    return count;
  }

  function setMarks(terms: readonly Term[], required: readonly Term[]): void {
    terms.forEach(({ whole, begun }, bit) => {
      if (whole >= 0) marks[2 * wordCodes[whole]!]! |= 1 << bit;
      for (let word = begun[0]; word < begun[1]; word++) marks[2 * wordCodes[word]!]! |= begunMark;
    });
    required.forEach((term, bit) => {
      for (const word of matchesOf(term)) marks[2 * wordCodes[word]! + 1]! |= 1 << bit;
    });
  }

  function clearMarks(terms: readonly Term[]): void {
    for (const word of terms.flatMap(matchesOf)) {
      marks[2 * wordCodes[word]!] = 0;
      marks[2 * wordCodes[word]! + 1]! &= functionMark;
    }
  }

  /**
   * How well one title matches, in one pass. `asWritten` and `inAnyForm` are the states of two Shift-And automata
   * (Baeza-Yates and Gonnet 1992): bit `i` is set when the query's first `i + 1` words end here.
   */
  function look(act: number, termCount: number, requiredCount: number): number {
    const count = readNumbers(titleBytes, titleStarts[act]!, titleStarts[act + 1]!, numbers);
    const lastTerm = 1 << (termCount - 1);
    const lastRequired = 1 << (requiredCount - 1);
    for (let bit = 0; bit < requiredCount; bit++) seenAt[bit] = -1;
    let best = apart;
    let asWritten = 0;
    let inAnyForm = 0;
    let position = 0;
    for (let i = 0; i < count; i++) {
      const written = marks[2 * numbers[i]!]!;
      const meant = marks[2 * numbers[i]! + 1]!;
      const reached = (asWritten << 1) | 1;
      asWritten = reached & written;
      if (asWritten & lastTerm) return phrase;
      if (written & begunMark && reached & lastTerm) best = begunPhrase;
      if (meant === functionMark) continue;
      position++;
      if (meant === 0) {
        inAnyForm = 0;
        continue;
      }
      inAnyForm = ((inAnyForm << 1) | 1) & meant;
      if (best > inflectedPhrase && inAnyForm & lastRequired) best = inflectedPhrase;
      if (best > close && spanTo(position, meant, requiredCount) <= 2 * requiredCount) best = close;
    }
    return best;
  }

  /** Words from the latest place that leaves out no required term up to `position`; endless while one is missing. */
  function spanTo(position: number, meant: number, requiredCount: number): number {
    let first = position;
    for (let bit = 0; bit < requiredCount; bit++) {
      if (meant & (1 << bit)) seenAt[bit] = position;
      else if (seenAt[bit]! < first) first = seenAt[bit]!;
    }
    return first < 0 ? Infinity : position - first + 1;
  }

  return function* (terms) {
    const required = terms.filter((term) => term.required);
    if (required.length === 0) return new Uint32Array(0);
    matched.fill(0);
    let count: number;
    if (terms.length === 1) {
      yield* rankWord(terms[0]!);
      count = collect(null);
    } else count = yield* rankWords(terms, required);
    return inOrder(places.subarray(0, count), matched, actAt);
  };
}

/**
 * Acts by number of relations, most first, then by index; and the place of each act in that order. Sorted by the lowest
 * eight bits, then stably by the next: a comparison sort would hold the event loop for 70 ms at 180,000 acts.
 */
function* orderByRelations(relations: Uint32Array): Steps<{ actAt: Uint32Array; placeOf: Uint32Array }> {
  const acts = relations.length;
  const most = relations.reduce((most, count) => Math.max(most, count), 0);
  yield;
  let actAt = new Uint32Array(acts);
  for (let act = 0; act < acts; act++) actAt[act] = act;
  for (let shift = 0; shift < 32 && most >>> shift > 0; shift += 8) {
    const next = new Uint32Array(0x101);
    for (let act = 0; act < acts; act++) next[0x100 - ((relations[act]! >>> shift) & 0xff)]!++;
    for (let digit = 1; digit <= 0xff; digit++) next[digit]! += next[digit - 1]!;
    yield;
    const sorted = new Uint32Array(acts);
    for (let place = 0; place < acts; place++) {
      const act = actAt[place]!;
      sorted[next[0xff - ((relations[act]! >>> shift) & 0xff)]!++] = act;
    }
    actAt = sorted;
    yield;
  }
  const placeOf = new Uint32Array(acts);
  for (let place = 0; place < acts; place++) placeOf[actAt[place]!] = place;
  yield;
  return { actAt, placeOf };
}

/** Acts at the places, which are in order, parted by their marks: counted, then put where they belong. */
function inOrder(places: Uint32Array, marks: Uint8Array, actAt: Uint32Array): Uint32Array {
  const next = new Uint32Array(apart + 2);
  for (const place of places) next[marks[place]! + 1]!++;
  for (let mark = 1; mark <= apart; mark++) next[mark]! += next[mark - 1]!;
  const ordered = new Uint32Array(places.length);
  for (const place of places) ordered[next[marks[place]!]!++] = actAt[place]!;
  return ordered;
}

/** Length of the longest run between two starts. */
function longest(starts: Uint32Array): number {
  let length = 0;
  for (let i = 1; i < starts.length; i++) length = Math.max(length, starts[i]! - starts[i - 1]!);
  return length;
}
