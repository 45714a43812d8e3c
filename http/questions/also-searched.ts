// What was searched beside the words of a query, as an answer says it.
import type { shapes, TextMatches } from '../../engine/index.js';

/** A word with the words of the law that it means, or with its synonyms. */
export const alsoSearched = ({ word, legal, areSynonyms }: TextMatches['added'][number]): shapes.AlsoSearched => ({
  parola: word,
  anche: [...legal],
  sinonimi: areSynonyms === true,
});
