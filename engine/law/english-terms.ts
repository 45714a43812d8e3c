// English terms of law with the Italian words that Italian law has for them.
import { readTable } from './table.js';
import table from './tables/english-terms.tsv';

export interface EnglishTerm {
  /** One word or several, in the singular where it is a noun. */
  english: string;
  /** The words of Italian law for it: each one word or several, the usual one first. */
  italian: readonly string[];
}

/** The rows of the table. */
export function englishTerms(): EnglishTerm[] {
  return readTable('english-terms', table, ['english', 'italian']).map(({ english, italian }) => ({
    english,
    italian: italian.split('|'),
  }));
}
