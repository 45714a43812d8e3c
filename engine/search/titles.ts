// Title search: which acts a query's words name, best first.
import { LRUCache } from 'lru-cache';
import { openColumns, type TitleColumns } from './columns.js';
import { isKnown, queryWords, readTerms, type Term } from './query.js';
import { inTurns, type Steps } from '../store/steps.js';
import { openRanking } from './ranking.js';
import { openTypos } from './typos.js';

export { buildTitleIndex } from './build.js';
export type { TitleColumns } from './columns.js';

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
   * A long search leaves the thread to others in between; searches come one after the other.
   *
   * @param accept keeps an act; does not bear on whether typos are forgiven
   */
  search(query: string, accept?: (act: number) => boolean): Promise<Uint32Array>;
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

function* openSteps(titles: TitleColumns, ranks: { relations: Uint32Array }): Steps<TitleSearch> {
  const columns = openColumns(titles);
  const rank = yield* openRanking(columns, ranks.relations);
  yield;
  const typos = yield* openTypos(columns);
  const answers = new LRUCache<string, Uint32Array>({
    maxSize: maxCachedBytes,
    sizeCalculation: (found, words) => found.byteLength + 2 * words.length + 64,
  });

  function* find(words: readonly string[]): Steps<Uint32Array> {
    const terms = readTerms(columns, words);
    const asWritten = yield* rank(terms);
    if (asWritten.length > 0) return asWritten;
    const forgiven: Term[] = [];
    for (const term of terms) {
      forgiven.push({ ...term, alike: [...term.alike, ...typos.near(term.word)] });
      yield;
    }
    const unknownForgiven = yield* rank(terms.map((term, i) => (isKnown(term) ? term : forgiven[i]!)));
    return unknownForgiven.length > 0 ? unknownForgiven : yield* rank(forgiven);
  }

  let last: Promise<unknown> = Promise.resolve();

  /** Finds once those before have found. */
  function findNext(words: readonly string[], key: string): Promise<Uint32Array> {
    const found = last.then(() => answers.get(key) ?? inTurns(find(words)));
    last = found.catch(() => undefined);
    return found;
  }

  return {
    async search(query, accept) {
      const words = queryWords(query);
      const key = words.join(' ');
      let found = answers.get(key);
      if (found === undefined) {
        found = await findNext(words, key);
        answers.set(key, found);
      }
      return accept ? found.filter(accept) : found;
    },
  };
}
