// The words that tell a text from others: those that are frequent in it and rare elsewhere.
import { functionWords } from '../fold.js';
import type { TextIndex } from './index.js';
import { readQuery } from './query.js';
import { scanWords, Stemmer } from './scan.js';
import { knowTerm } from './terms.js';

/** Characters of a text that are looked at: what comes after them tells little that is new. */
const mostCharacters = 20_000;
/** Words that are looked up in the index, the most frequent ones of the text. */
const mostLookedUp = 200;
/** The weight of a word of the heading, in words of the text. */
const ofHeading = 3;
/** Letters that a word has at least: abbreviations and numbers name places, not matters. */
const leastLetters = 4;

/**
 * The words of an article that tell it from others, the most telling first.
 * @param most how many
 */
export function tellingWords(
  index: TextIndex,
  { heading, text }: { heading: string | null; text: string },
  most: number,
): string[] {
  const stemmer = new Stemmer();
  const counts = new Map<string, { word: string; count: number }>();
  const count = (words: string, share: number): void =>
    scanWords(words, (start, end) => {
      const word = words.slice(start, end).toLowerCase();
      if (end - start < leastLetters || !/^\p{L}+$/u.test(word) || functionWords.has(word)) return;
      const { stem } = stemmer.read(word);
      const known = counts.get(stem);
      if (known) known.count += share;
      else counts.set(stem, { word, count: share });
    });
  count(heading ?? '', ofHeading);
  count(text.slice(0, mostCharacters), 1);
  const frequent = [...counts.values()].sort((a, b) => b.count - a.count).slice(0, mostLookedUp);
  return frequent
    .flatMap(({ word, count }) => {
      const term = readQuery(word).required[0]?.[0];
      if (term === undefined) return [];
      const known = knowTerm(index, { ...term, isExact: true });
      // A word that no other document has finds none.
      return known.count < 2 ? [] : [{ word, score: known.weight * Math.log2(1 + count) }];
    })
    .sort((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1))
    .slice(0, most)
    .map(({ word }) => word);
}
