// Everyday words with the words that the law has for the same matter.
import { readTable } from './table.js';
import table from './tables/lay-words.tsv';

/**
 * Everyday words of one meaning. Words that the law itself uses for the matter are not among them, so that who knows them finds
 * what has them.
 */
export interface LayWords {
  words: readonly string[];
  /** Words that look like a form of one of them but are not: `caso` beside `casa`. */
  unlike: readonly string[];
  /** The words of the law for the same matter. */
  legal: readonly string[];
}

/** The rows of the table. */
export function layWords(): LayWords[] {
  return readTable('lay-words', table, ['words', 'unlike', 'legal']).map(({ words, unlike, legal }) => ({
    words: words.split(' '),
    unlike: unlike.split(' ').filter(Boolean),
    legal: legal.split(' '),
  }));
}
