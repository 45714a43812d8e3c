// Finds the words that a word may be a typo of.
import type SearchableMap from 'minisearch/SearchableMap';

/** Below this a typo makes a different word (`via`, `iva`), and no typo is forgiven. */
const minLength = 4;

/** No word is longer; what is would take long to look for. */
const maxLength = 64;

/** Whether a typo is forgiven in the word: not in short or endless ones, nor in those with figures. */
export function mayHaveTypo(word: string): boolean {
  return word.length >= minLength && word.length <= maxLength && !/\P{L}/u.test(word);
}

/**
 * The values in the map for the words that `word` may be a typo of: one letter missing, too many or wrong, or two neighbours swapped, in
 * any of its forms, those of the word itself first: titles may have only the plural of what was meant (`contrato`, `contratti`).
 */
export function findNear<T>(word: string, words: SearchableMap<T>): Set<T> {
  const near = new Set<T>();
  if (!mayHaveTypo(word)) return near;
  for (const form of withOtherEndings(word)) {
    for (const [, [value]] of words.fuzzyGet(form, 1)) near.add(value);
    for (const swapped of withNeighboursSwapped(form)) {
      const value = words.get(swapped);
      if (value !== undefined) near.add(value);
    }
  }
  return near;
}

/** The word, then with each other final vowel. */
function withOtherEndings(word: string): string[] {
  const root = word.slice(0, -1);
  const others = /[aeio]$/.test(word) ? ['a', 'e', 'i', 'o'].map((ending) => root + ending) : [];
  return [...new Set([word, ...others])];
}

/** The word with each two neighbouring letters swapped. */
export function withNeighboursSwapped(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, i) => word.slice(0, i) + word[i + 1]! + word[i]! + word.slice(i + 2),
  );
}
