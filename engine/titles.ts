// Title search: which acts a query's words name, best first.
import { LRUCache } from 'lru-cache';
import { openColumns, type TitleColumns } from './titles/columns.js';
import { isKnown, queryWords, readTerms } from './titles/query.js';
import { openRanking } from './titles/ranking.js';
import { openTypos } from './titles/typos.js';

export { buildTitleIndex } from './titles/build.js';
export type { TitleColumns } from './titles/columns.js';

/** Bytes of answers kept for the pages that follow and for queries that come again. */
const maxCachedBytes = 16 * 2 ** 20;

export interface TitleSearch {
  /**
   * Acts whose titles match, best first; not to be changed by the caller. Every word must match, in any inflected form,
   * the last one also as a beginning; function words need not, unless there are no others. Where nothing matches, words
   * that no title has may have one typo; where still nothing does, all may. First the titles that have the query as a
   * phrase, then those that have its words close together, then the rest; within these, most relations first, then the
   * order of the acts. The order is total. A query without a word matches nothing.
   *
   * @param accept keeps an act; does not bear on whether typos are forgiven
   */
  search(query: string, accept?: (act: number) => boolean): Uint32Array;
}

/**
 * Opens an index over its columns. The dictionary of typos is planted in steps that leave the event loop free; the
 * promise is kept when the search is ready.
 *
 * @param ranks `relations[act]`: number of relations of each act
 * @throws where a column is missing or of another kind, or the ranks are not one per act
 */
export async function openTitles(titles: TitleColumns, ranks: { relations: Uint32Array }): Promise<TitleSearch> {
  const columns = openColumns(titles);
  const rank = openRanking(columns, ranks.relations);
  const typos = await openTypos(columns);
  const answers = new LRUCache<string, Uint32Array>({
    maxSize: maxCachedBytes,
    sizeCalculation: (found, words) => found.byteLength + 2 * words.length + 64,
  });

  function find(words: readonly string[]): Uint32Array {
    const terms = readTerms(columns, words);
    const asWritten = rank(terms);
    if (asWritten.length > 0) return asWritten;
    const forgiven = terms.map((term) => ({ ...term, alike: [...term.alike, ...typos.near(term.word)] }));
    const unknownForgiven = rank(terms.map((term, i) => (isKnown(term) ? term : forgiven[i]!)));
    return unknownForgiven.length > 0 ? unknownForgiven : rank(forgiven);
  }

  return {
    search(query, accept) {
      const words = queryWords(query);
      const key = words.join(' ');
      let found = answers.get(key);
      if (found === undefined) {
        found = find(words);
        answers.set(key, found);
      }
      return accept ? found.filter(accept) : found;
    },
  };
}
