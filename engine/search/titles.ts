// Search over titles, names and numbers of acts: which acts a query means, best first.
import { LRUCache } from 'lru-cache';
import { openColumns, type OpenColumns, type TitleColumns } from './columns.js';
import { SearchMemory } from './memory.js';
import { orderByRelations } from './order.js';
import { isKnown, queryWords, readTerms, type Term } from './query.js';
import { inTurns, type Steps } from '../steps.js';
import { Ranking } from './ranking.js';
import { openTypos, type Typos } from './typos.js';

export { buildTitleIndex } from './build.js';
export type { TitleColumns } from './columns.js';

/** Bytes of answers kept for the pages that follow and for queries that come again. */
const maxCachedBytes = 16 * 2 ** 20;

/** The result of a search. */
export interface TitleMatches {
  /** Best first; not to be changed. */
  acts: Uint32Array;
  /** Whether they have every word as written, every word with a typo forgiven, or only most of the words. */
  match: 'all' | 'typos' | 'most';
}

export interface TitleSearch {
  /**
   * Acts whose title, names, type, number or year match, best first. Every word must match, in any inflected form, the last
   * one also as a beginning; function words need not, unless there are no others. Where no act matches, words that none has
   * may have one typo; where still none does, all may; then acts match that have the most of the words. First
   * the acts of which the query is a name or the number, then those that have it as a phrase, then those that have its words
   * close together, then the rest; within these, most relations first, then the order of the acts. The order is total. A
   * query without a word matches nothing.
   *
   * A long search leaves the thread to others in between; searches come one after the other.
   *
   * @param accept keeps an act; has no effect on what is forgiven
   */
  search(query: string, accept?: (act: number) => boolean): Promise<TitleMatches>;
  /** The same, without acts that have only most of the words. */
  searchAll(query: string): Promise<TitleMatches>;
}

/**
 * Opens an index over its columns, in steps that leave the event loop free; the promise is kept when the search is
 * ready.
 *
 * @param ranks `relations[act]`: number of relations of each act
 * @throws where a column is missing or of another kind, or the ranks are not one per act
 */
export function openTitles(titles: TitleColumns, ranks: { relations: Uint32Array }): Promise<TitleSearch> {
  return inTurns(openSteps(titles, ranks));
}

function* openSteps(titles: TitleColumns, { relations }: { relations: Uint32Array }): Steps<TitleSearch> {
  const columns = openColumns(titles);
  if (relations.length !== columns.acts)
    throw new Error(`title index: ${relations.length} ranks, expected ${columns.acts}, one per act`);
  const order = yield* orderByRelations(relations);
  const memory = new SearchMemory(columns);
  yield;
  const typos = yield* openTypos(columns);
  return new Titles(columns, new Ranking(columns, order), typos, memory);
}

/** An open index. It has one working memory, so its searches come one after the other. */
class Titles implements TitleSearch {
  readonly #columns: OpenColumns;
  readonly #ranking: Ranking;
  readonly #typos: Typos;
  readonly #memory: SearchMemory;
  readonly #answers = new LRUCache<string, TitleMatches>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ acts }, words) => acts.byteLength + 2 * words.length + 64,
  });
  /** Resolves when the last search that was begun has ended. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(columns: OpenColumns, ranking: Ranking, typos: Typos, memory: SearchMemory) {
    this.#columns = columns;
    this.#ranking = ranking;
    this.#typos = typos;
    this.#memory = memory;
  }

  async search(query: string, accept?: (act: number) => boolean): Promise<TitleMatches> {
    const words = queryWords(query);
    const key = words.join(' ');
    const found = await this.#remember(key, () => this.#find(words));
    return accept ? { ...found, acts: found.acts.filter(accept) } : found;
  }

  async searchAll(query: string): Promise<TitleMatches> {
    const words = queryWords(query);
    return this.#remember(`all: ${words.join(' ')}`, () => this.#findAll(words));
  }

  /** The answer kept under the key; else the search is run once those before it have ended, and its answer kept. */
  async #remember(key: string, find: () => Steps<TitleMatches>): Promise<TitleMatches> {
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const running = this.#last.then(() => this.#answers.get(key) ?? inTurns(find()));
    this.#last = running.catch(() => undefined);
    const found = await running;
    this.#answers.set(key, found);
    return found;
  }

  *#find(words: readonly string[]): Steps<TitleMatches> {
    const all = yield* this.#findAll(words);
    return all.acts.length > 0 ? all : { acts: yield* this.#findMost(words), match: 'most' };
  }

  /** The acts that have every word: as written, else with typos in words that no act has, else with typos in all. */
  *#findAll(words: readonly string[]): Steps<TitleMatches> {
    const terms = readTerms(this.#columns, words);
    const asWritten = yield* this.#ranking.rank(terms, this.#memory);
    if (asWritten.length > 0) return { acts: asWritten, match: 'all' };
    const forgiven = yield* this.#forgive(terms);
    for (const attempt of [terms.map((term, i) => (isKnown(term) ? term : forgiven[i]!)), forgiven]) {
      const acts = yield* this.#ranking.rank(attempt, this.#memory);
      if (acts.length > 0) return { acts, match: 'typos' };
    }
    return { acts: new Uint32Array(0), match: 'most' };
  }

  /** The terms, each also matching the words that it may be a typo of. */
  *#forgive(terms: readonly Term[]): Steps<Term[]> {
    const forgiven: Term[] = [];
    for (const term of terms) {
      forgiven.push({ ...term, alike: [...term.alike, ...this.#typos.near(term.word)] });
      yield;
    }
    return forgiven;
  }

  /** The acts that have the most of the words, those with the rarest words first. No act has two of the choices. */
  *#findMost(words: readonly string[]): Steps<Uint32Array> {
    const written = readTerms(this.#columns, words);
    const forgiven = yield* this.#forgive(written);
    const terms = written.map((term, i) => (isKnown(term) ? term : forgiven[i]!));
    const found: Uint32Array[] = [];
    for (const choice of yield* this.#ranking.largestChoices(terms, this.#memory))
      found.push(yield* this.#ranking.rank(choice, this.#memory));
    const acts = new Uint32Array(found.reduce((sum, { length }) => sum + length, 0));
    let length = 0;
    for (const list of found) {
      acts.set(list, length);
      length += list.length;
    }
    return acts;
  }
}
