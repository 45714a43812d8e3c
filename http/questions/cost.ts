// The cost of a question, which decides where it is answered.
import type { Catalog } from '../../engine/index.js';

/**
 * `stored`: cut out of stored bytes. `light`: composed within a few milliseconds, or in steps of that length. `dear`: may hold the
 * thread for longer, or many such questions at once would; answered by threads, a few at a time.
 */
export type Cost = 'stored' | 'light' | 'dear';

/** Links of a graph above which putting it together may take more than some milliseconds. */
const fewLinks = 2_000;

/** Whether putting together a view that is not stored is dear. @param hasCitations whether citations are links of it, too */
export function viewCost({ facts: { counts }, citations }: Catalog, hasCitations: boolean): Cost {
  const cited = hasCitations ? citations.from(0, counts.articles).count : 0;
  return counts.relations + cited > fewLinks ? 'dear' : 'light';
}

/** Articles above which finding words that stand side by side may take more than some milliseconds. */
const fewArticles = 1_000;

/** A phrase is looked for in the text of each article that has its words. @param q what is searched for */
export function searchCost(q: string, { facts: { counts } }: Catalog): Cost {
  return /["“«]/.test(q) && counts.articles > fewArticles ? 'dear' : 'light';
}
