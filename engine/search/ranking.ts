// Which titles match the terms of a query, best first.
import { Tier, TitleReader } from './closeness.js';
import type { OpenColumns } from './columns.js';
import type { SearchMemory } from './memory.js';
import { readNumbers } from './numbers.js';
import type { ActOrder } from './order.js';
import { matchesOf, type Term } from './query.js';
import { nameToken } from './tokens.js';
import type { Steps } from '../steps.js';

/** Titles that are read without a pause: at most half a millisecond or so. */
const readsPerStep = 1024;

/** Choices of terms that are ranked where no act has all of them. */
const mostChoices = 8;

/**
 * Ranks the titles that match every required term: by how well they match, then in the order of the acts. The work is
 * bounded by the postings of the matching words and the titles that have them all. The ranking itself never changes; what
 * a search writes is in the memory that it is given.
 */
export class Ranking {
  readonly #columns: OpenColumns;
  readonly #order: ActOrder;

  constructor(columns: OpenColumns, order: ActOrder) {
    this.#columns = columns;
    this.#order = order;
  }

  /** The acts that have every required term, best first; none where no term is required. */
  *rank(terms: readonly Term[], memory: SearchMemory): Steps<Uint32Array> {
    const required = terms.filter((term) => term.required);
    if (required.length === 0) return new Uint32Array(0);
    memory.matched.fill(0);
    const count =
      terms.length === 1 ? yield* this.#rankWord(terms[0]!, memory) : yield* this.#rankWords(terms, required, memory);
    this.#promoteNamed(terms, memory);
    return this.#inOrder(count, memory);
  }

  /** One word: its postings say how the titles match, so that none is read. Returns how many match. */
  *#rankWord({ alike, begun, whole, typeOrYear, number }: Term, memory: SearchMemory): Steps<number> {
    for (const entry of typeOrYear) {
      this.#mark(entry, Tier.apart, null, memory);
      yield;
    }
    for (const word of alike) {
      this.#mark(word, Tier.inflectedPhrase, null, memory);
      yield;
    }
    for (let word = begun[0]; word < begun[1]; word++) {
      this.#mark(word, Tier.begunPhrase, null, memory);
      yield;
    }
    if (whole >= 0) this.#mark(whole, Tier.phrase, null, memory);
    if (number >= 0) this.#mark(number, Tier.named, null, memory);
    yield;
    return collect(null, memory);
  }

  /** Puts the acts first that have the words as a whole name; they match already. */
  #promoteNamed(terms: readonly Term[], memory: SearchMemory): void {
    const token = nameToken(terms.map(({ word }) => word));
    const entry = token === null ? -1 : this.#columns.words.find(token);
    const count = entry < 0 ? 0 : this.#readActs(entry, memory);
    for (let i = 0; i < count; i++) {
      const place = this.#order.placeOf[memory.numbers[i]!]!;
      if (memory.matched[place] !== 0) memory.matched[place] = Tier.named;
    }
  }

  /**
   * The largest choices of required terms that one act has together, the choice of the rarest terms first: at most
   * {@link mostChoices}, none where every act lacks all of them.
   */
  *largestChoices(terms: readonly Term[], memory: SearchMemory): Steps<Term[][]> {
    const required = terms.filter(({ required }) => required);
    const distinct = required.filter(({ word }, i) => required.findIndex((term) => term.word === word) === i);
    const termsOf = memory.clearTerms();
    const actsWith = new Uint32Array(distinct.length);
    for (const [bit, term] of distinct.entries())
      for (const entry of matchesOf(term)) {
        const count = this.#readActs(entry, memory);
        for (let i = 0; i < count; i++) {
          const act = memory.numbers[i]!;
          if (!(termsOf[act]! & (1 << bit))) actsWith[bit]!++;
          termsOf[act]! |= 1 << bit;
        }
        yield;
      }
    let most = 1;
    let choices = new Set<number>();
    let last = 0;
    for (const choice of termsOf) {
      if (choice === last) continue;
      last = choice;
      const size = countBits(choice);
      if (size > most) [most, choices] = [size, new Set()];
      if (size === most) choices.add(choice);
    }
    yield;
    const rarity = (choice: number): number =>
      distinct.reduce((sum, _, bit) => (choice & (1 << bit) ? sum - Math.log(actsWith[bit]!) : sum), 0);
    return [...choices]
      .sort((a, b) => rarity(b) - rarity(a) || b - a)
      .slice(0, mostChoices)
      .map((choice) => distinct.filter((_, bit) => choice & (1 << bit)));
  }

  /** Several words: the titles that have all the required terms, rarest first, each then read. Returns how many match. */
  *#rankWords(terms: readonly Term[], required: readonly Term[], memory: SearchMemory): Steps<number> {
    const byRarity = required
      .filter(({ word }, i) => required.findIndex((term) => term.word === word) === i)
      .map((term) => ({ term, length: this.#postingBytes(term) }))
      .sort((a, b) => a.length - b.length);
    for (const [step, { term }] of byRarity.entries()) {
      let marked = 0;
      for (const word of matchesOf(term)) {
        marked += this.#mark(word, step + 1, step, memory);
        yield;
      }
      if (marked === 0) return 0;
    }
    const count = collect(byRarity.length, memory);
    const reader = new TitleReader(this.#columns, memory, terms);
    const { matched, places } = memory;
    for (let i = 0; i < count; i++) {
      matched[places[i]!] = reader.tierOf(this.#order.actAt[places[i]!]!);
      if (i % readsPerStep === readsPerStep - 1) yield;
    }
    reader.close();
    return count;
  }

  /** Marks `to` the places of the acts that have the entry: of all, or of those marked `from`. Returns how many. */
  #mark(entry: number, to: number, from: number | null, memory: SearchMemory): number {
    const { matched, numbers } = memory;
    const { placeOf } = this.#order;
    const count = this.#readActs(entry, memory);
    let marked = 0;
    for (let i = 0; i < count; i++) {
      const place = placeOf[numbers[i]!]!;
      if (from === null || matched[place] === from) {
        matched[place] = to;
        marked++;
      }
    }
    return marked;
  }

  /** Reads the acts that have the entry, ascending, into the memory's numbers; returns how many. */
  #readActs(entry: number, { numbers }: SearchMemory): number {
    const { postingStarts, postingBytes } = this.#columns;
    const count = readNumbers(postingBytes, postingStarts[entry]!, postingStarts[entry + 1]!, numbers);
    for (let i = 1; i < count; i++) numbers[i]! += numbers[i - 1]!;
    return count;
  }

  #postingBytes(term: Term): number {
    const { postingStarts } = this.#columns;
    let bytes = 0;
    for (const word of matchesOf(term)) bytes += postingStarts[word + 1]! - postingStarts[word]!;
    return bytes;
  }

  /** The acts of the first `count` places, by tier, then in the order of the acts: counted, then put where they belong. */
  #inOrder(count: number, { matched, places }: SearchMemory): Uint32Array {
    const next = new Uint32Array(Tier.apart + 2);
    for (let i = 0; i < count; i++) next[matched[places[i]!]! + 1]!++;
    for (let tier = 1; tier <= Tier.apart; tier++) next[tier]! += next[tier - 1]!;
    const ordered = new Uint32Array(count);
    for (let i = 0; i < count; i++) {
      const place = places[i]!;
      ordered[next[matched[place]!]!++] = this.#order.actAt[place]!;
    }
    return ordered;
  }
}

/** Lists the places whose mark is `wanted`, or, for `null`, any; returns how many. */
function collect(wanted: number | null, { matched, places }: SearchMemory): number {
  let count = 0;
  for (let place = 0; place < matched.length; place++) {
    const mark = matched[place]!;
    if (mark !== 0 && (wanted === null || mark === wanted)) places[count++] = place;
  }
  return count;
}

/** How many bits of a number are set. */
function countBits(number: number): number {
  let count = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) count++;
  return count;
}
