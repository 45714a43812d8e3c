// Suggestions for a text that is being typed: names first, then titles.
import { inTurns, type Steps } from '../steps.js';
import { namesByAct, namesByArticle } from './known-names.js';
import { NameIndex, type Name } from './names.js';
import type { TitleSearch } from './titles.js';

/** An act or article that is suggested, and the name that matched; `null` where the title did. */
export interface Suggestion {
  name: string | null;
  act: number;
  /** ELI of the article. */
  article: string | null;
}

/** Finds the act of the corpus that has an ELI, with its number of relations; `null` for none. */
export type FindAct = (eli: string) => { act: number; relations: number } | null;

/** The ELI of an article of the act's main part by its number; `null` where the act has none. */
export type FindArticle = (eli: string, number: string) => string | null;

/** Suggests acts and articles of one corpus. */
export class Suggestions {
  readonly #names: NameIndex;
  readonly #titles: TitleSearch;

  private constructor(names: NameIndex, titles: TitleSearch) {
    this.#names = names;
    this.#titles = titles;
  }

  /** Indexes the names of the acts and articles that the corpus has, in steps that leave the event loop free. */
  static async open(titles: TitleSearch, find: FindAct, findArticle: FindArticle): Promise<Suggestions> {
    const names = await inTurns(readNames(find, findArticle));
    return new Suggestions(await inTurns(NameIndex.open(names)), titles);
  }

  /**
   * At most `limit` acts and articles, each once: by name, then by title; every word of the query is in the name, or in
   * what the title search reads, the last one perhaps only begun. Where nothing has them, one typo a word is forgiven.
   *
   * @param first what is suggested before all
   */
  async suggest(query: string, limit: number, first: readonly Suggestion[] = []): Promise<Suggestion[]> {
    const list = new Distinct(limit, first);
    list.add(this.#names.find(query).map(asSuggestion));
    if (list.isFull) return list.found;
    const { acts, match } = await this.#titles.searchAll(query);
    if (match === 'all' || (match === 'typos' && list.found.length === 0)) {
      if (match === 'typos') list.add(this.#names.findNear(query).map(asSuggestion));
      list.add(Array.from(acts.subarray(0, limit + list.found.length), (act) => ({ name: null, act, article: null })));
    } else if (list.found.length === 0) list.add(this.#names.findNear(query).map(asSuggestion));
    return list.found;
  }
}

const asSuggestion = ({ text, act, article }: Name): Suggestion => ({ name: text, act, article });

function* readNames(find: FindAct, findArticle: FindArticle): Steps<Name[]> {
  const names: Name[] = [];
  for (const [eli, texts] of namesByAct()) {
    const act = find(eli);
    if (act !== null) for (const text of texts) names.push({ text, ...act, article: null });
    yield;
  }
  for (const [eli, articles] of namesByArticle()) {
    const act = find(eli);
    if (act !== null)
      for (const { article: number, names: texts } of articles) {
        const article = findArticle(eli, number);
        if (article !== null) for (const text of texts) names.push({ text, ...act, article });
      }
    yield;
  }
  return names;
}

/** A list without repetitions of acts and articles, up to a limit. */
class Distinct {
  readonly found: Suggestion[] = [];
  readonly #known = new Set<string>();
  readonly #limit: number;

  constructor(limit: number, first: readonly Suggestion[]) {
    this.#limit = limit;
    this.add(first);
  }

  get isFull(): boolean {
    return this.found.length >= this.#limit;
  }

  add(suggestions: readonly Suggestion[]): void {
    for (const suggestion of suggestions) {
      if (this.isFull) return;
      const key = suggestion.article ?? String(suggestion.act);
      if (this.#known.has(key)) continue;
      this.#known.add(key);
      this.found.push(suggestion);
    }
  }
}
