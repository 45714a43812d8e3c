// Search over titles, names and numbers of acts, by one index: what a query means, and what is being typed.
import { LRUCache } from 'lru-cache';
import { inTurns, type Steps } from '../steps.js';
import { foldWords } from './fold.js';
import { namesByAct, namesByArticle } from './known-names.js';
import { TitleIndex, type Name } from './titles/index.js';
import { searchTitles, type TitleMatches } from './titles/search.js';
import type { TitleColumns } from './titles/write.js';

export { buildTitleIndex, titleColumns, type TitleColumns } from './titles/write.js';
export type { Name } from './titles/index.js';
export type { TitleMatches } from './titles/search.js';

/** Longer queries cost no more. */
const maxQueryLength = 1_000;

/** Bytes of answers kept for the pages that follow and for queries that come again. */
const maxCachedBytes = 16 * 2 ** 20;

/** Weight of a name's first words beside the logarithm of its act's number of relations: as if it had four to five times as many. */
const firstWordShare = 1.5;

/** An act or article that is suggested, and the name that matched; `null` where the title did. */
export interface Suggestion {
  name: string | null;
  act: number;
  /** ELI of the article. */
  article: string | null;
}

/** Finds the act of the corpus that has an ELI; `null` for none. */
export type FindAct = (eli: string) => number | null;

/** The ELI of an article of the act's main part by its number; `null` where the act has none. */
export type FindArticle = (eli: string, number: string) => string | null;

export class TitleSearch {
  readonly #index: TitleIndex;
  readonly #relations: Uint32Array;
  readonly #bestKnown: ReadonlySet<number>;
  readonly #answers = new LRUCache<string, TitleMatches>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ acts, names }, query) => acts.byteLength + 8 * names.length + 2 * query.length + 1_024,
  });
  readonly #running = new Map<string, Promise<TitleMatches>>();

  private constructor(index: TitleIndex, relations: Uint32Array) {
    this.#index = index;
    this.#relations = relations;
    this.#bestKnown = firstNames(index.names);
  }

  /**
   * Brings up the index over stored columns and the names of the corpus, in steps that leave the event loop free.
   * @param relations number of relations of each act
   * @throws where a column is missing or of another kind, or there is not one number of relations an act
   */
  static async open(columns: TitleColumns, relations: Uint32Array, names: readonly Name[] = []): Promise<TitleSearch> {
    return new TitleSearch(await inTurns(TitleIndex.open(columns, relations, names)), relations);
  }

  /**
   * Acts whose title, names, type, number or year match, best first. Every word must match, in any inflected form, the last
   * one also as a beginning; function words need not, unless there are no others. `"a phrase"`, `-without` and `OR` are read as in
   * the text of the law. A word that nothing has may have one typo. Where no act has all words, acts match that have the most of
   * them. First the acts of which the query is a name or the number, then those that have it as a phrase, then in other forms, then
   * the rest; within these as MiniSearch scores their words, more for acts of many relations. The order is total. A query without a
   * word matches nothing.
   *
   * A long search leaves the thread to others in between.
   */
  async search(query: string): Promise<TitleMatches> {
    const key = query.slice(0, maxQueryLength);
    return this.#answers.get(key) ?? this.#running.get(key) ?? this.#find(key);
  }

  #find(query: string): Promise<TitleMatches> {
    const found = inTurns(searchTitles(this.#index, query, this.#relations));
    this.#running.set(query, found);
    return found
      .then((matches) => {
        this.#answers.set(query, matches);
        return matches;
      })
      .finally(() => this.#running.delete(query));
  }

  /**
   * At most `limit` acts and articles, each once: by name, then by title; as {@link search} finds them, without those that
   * have only most of the words.
   *
   * @param first what is suggested before all
   */
  async suggest(query: string, limit: number, first: readonly Suggestion[] = []): Promise<Suggestion[]> {
    const { acts, names, match } = await this.search(query);
    const found = match === 'most' ? [] : [...acts.subarray(0, 2 * limit + first.length)];
    const known = new Set<string>();
    const suggestions: Suggestion[] = [];
    const all = [
      ...first,
      ...this.#begun(query, names).map((name) => asSuggestion(this.#index.names[name]!)),
      ...found.map((act) => ({ name: null, act, article: null })),
    ];
    for (const suggestion of all) {
      const key = suggestion.article ?? String(suggestion.act);
      if (suggestions.length === limit) break;
      if (!known.has(key)) suggestions.push(suggestion);
      known.add(key);
    }
    return suggestions;
  }

  /**
   * Names in the order of suggestions: those by which acts are best known and of which a word begins with what is typed, letter by letter;
   * then other names that begin so, of acts before those of articles; then the others. Of equals the act of more relations comes first,
   * whatever stands behind, so that what has come stays while it is typed on: `civile` means the Codice civile before Mediazione civile.
   * Last the name of which the fewest letters are left.
   */
  #begun(query: string, names: readonly number[]): number[] {
    const typed = foldWords(query).join(' ');
    const rank = (name: number): readonly [kind: number, weight: number, letters: number] => {
      const { text, act, article } = this.#index.names[name]!;
      const words = foldWords(text).join(' ');
      const begins = words.startsWith(typed);
      const isBest = this.#bestKnown.has(name);
      if (!begins && !(isBest && words.includes(` ${typed}`))) return [0, 0, 0];
      if (article !== null) return [1, 0, 0];
      return [isBest ? 3 : 2, Math.log1p(this.#relations[act]!) + (begins ? firstWordShare : 0), -words.length];
    };
    const ranks = new Map(names.map((name) => [name, rank(name)]));
    const compare = (a: number, b: number): number => {
      const [one, other] = [ranks.get(a)!, ranks.get(b)!];
      return other[0] - one[0] || other[1] - one[1] || other[2] - one[2];
    };
    // Stable: of equals the better match stays first.
    return [...names].sort(compare);
  }
}

/** The first name of each act, by its place among all names. */
function firstNames(names: readonly Name[]): ReadonlySet<number> {
  const firsts = new Map<number, number>();
  for (const [name, { act, article }] of names.entries())
    if (article === null && !firsts.has(act)) firsts.set(act, name);
  return new Set(firsts.values());
}

const asSuggestion = ({ text, act, article }: Name): Suggestion => ({ name: text, act, article });

/** The names of the acts and articles that a corpus has. */
export function* namesIn(find: FindAct, findArticle: FindArticle): Steps<Name[]> {
  const names: Name[] = [];
  for (const [eli, texts] of namesByAct()) {
    const act = find(eli);
    if (act !== null) for (const text of texts) names.push({ text, act, article: null });
    yield;
  }
  for (const [eli, articles] of namesByArticle()) {
    const act = find(eli);
    if (act === null) continue;
    for (const { article: number, names: texts } of articles) {
      const article = findArticle(eli, number);
      if (article !== null) for (const text of texts) names.push({ text, act, article });
    }
    yield;
  }
  return names;
}
