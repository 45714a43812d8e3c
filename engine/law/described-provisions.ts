// Provisions described in everyday words: what an article is about, as people say it who do not know its words.
import { readTable } from './table.js';
import table from './tables/described-provisions.tsv';

/** An article, and the everyday words for what it rules. Words of the article itself are left out, unless they are part of a phrase. */
export interface DescribedProvision {
  /** ELI of the act. */
  act: string;
  /** Number of the article as in its ELI, `612-bis`. */
  article: string;
  description: string;
}

/** Provisions described in everyday words. */
export function describedProvisions(): DescribedProvision[] {
  return readTable('described-provisions', table, ['act', 'article', 'description']).map(
    ({ act, article, description }) => ({ act: `eli:/it/${act}`, article, description }),
  );
}
