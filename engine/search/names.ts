// The names of acts and provisions: MiniSearch's index over the few thousand of them, for what is being typed.
import MiniSearch, { type Query } from 'minisearch';
import type { Steps } from '../steps.js';
import { foldWords, functionWords } from './fold.js';
import { mayHaveTypo, withNeighboursSwapped } from './typos.js';

/** A name, and what it names: an act of the corpus, or one of its articles by its ELI. */
export interface Name {
  text: string;
  act: number;
  article: string | null;
  /** Number of relations of the act. */
  relations: number;
}

/** Names indexed without a pause. */
const namesPerStep = 16;

/** Finds names by their words; function words, case, accents and apostrophes make no difference. */
export class NameIndex {
  readonly #names: readonly Name[];
  /** Content words of each name, apart by blanks. */
  readonly #folded: readonly string[];
  readonly #index: MiniSearch<{ id: number; text: string }>;

  private constructor(names: readonly Name[], folded: readonly string[], index: MiniSearch) {
    this.#names = names;
    this.#folded = folded;
    this.#index = index;
  }

  /** Indexes the names, some a step. */
  static *open(names: readonly Name[]): Steps<NameIndex> {
    const folded = names.map(({ text }) => contentWords(text).join(' '));
    yield;
    const index = new MiniSearch<{ id: number; text: string }>({
      fields: ['text'],
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
    });
    for (const [id, text] of folded.entries()) {
      index.add({ id, text });
      if (id % namesPerStep === namesPerStep - 1) yield;
    }
    return new NameIndex(names, folded, index);
  }

  /**
   * The names that have every content word of the query, the last one also as a beginning: first the names that are the
   * query, then those that begin with it, then the rest as MiniSearch scores them, acts with many relations before others.
   */
  find(query: string): Name[] {
    return this.#search(contentWords(query), (word, isLast) => ({ queries: [word], prefix: isLast }));
  }

  /** The same with one typo forgiven in each word of four letters or more: a letter missing, added, wrong or swapped. */
  findNear(query: string): Name[] {
    return this.#search(contentWords(query), (word, isLast) => {
      if (!mayHaveTypo(word)) return { queries: [word], prefix: isLast };
      const fuzzy = { queries: [word], fuzzy: 1, prefix: isLast };
      return { combineWith: 'OR', queries: [fuzzy, ...withNeighboursSwapped(word)] };
    });
  }

  #search(words: readonly string[], queryOf: (word: string, isLast: boolean) => Query): Name[] {
    if (words.length === 0) return [];
    const queries = words.map((word, i) => queryOf(word, i === words.length - 1));
    const boostDocument = (id: number): number => 1 + Math.log1p(this.#names[id]!.relations);
    const asked = words.join(' ');
    const rankOf = (id: number): number => {
      const name = this.#folded[id]!;
      return name === asked ? 0 : name.startsWith(asked) ? 1 : 2;
    };
    return this.#index
      .search({ combineWith: 'AND', queries }, { boostDocument })
      .map(({ id, score }) => ({ id: id as number, score, rank: rankOf(id as number) }))
      .sort((a, b) => a.rank - b.rank || b.score - a.score || a.id - b.id)
      .map(({ id }) => this.#names[id]!);
  }
}

/** Folded words without function words, unless there are no others. */
function contentWords(text: string): string[] {
  const words = foldWords(text.slice(0, 200)).slice(0, 12);
  const content = words.filter((word) => !functionWords.has(word));
  return content.length > 0 ? content : words;
}
