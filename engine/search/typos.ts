// Words one typo away: MiniSearch's radix tree over the distinct words, not over the acts.
import SearchableMap from 'minisearch/SearchableMap';
import { membersOf } from './query.js';
import type { Steps } from '../steps.js';
import type { OpenColumns } from './columns.js';

/** Below this a typo makes a different word (`via`, `iva`), and no typo is forgiven. */
const minLength = 4;

/** Words planted without a pause. */
const wordsPerStep = 64;

export interface Typos {
  /**
   * Words (by index) that `word` may be a typo of, with their inflected forms: one letter missing, too many or wrong, or
   * two neighbours swapped. None for short words and for words with figures.
   */
  near(word: string): number[];
}

/** Plants the tree, a few words a step. */
export function* openTypos(columns: OpenColumns): Steps<Typos> {
  const { words, firstWord, wordStems } = columns;
  const tree = new SearchableMap<number>();
  for (let index = firstWord; index < words.size; index++) {
    tree.set(words.at(index), index);
    if (index % wordsPerStep === 0) yield;
  }

  function near(word: string): number[] {
    if (!mayHaveTypo(word)) return [];
    const stems = new Set<number>();
    for (const form of withOtherEndings(word)) {
      for (const [, [index]] of tree.fuzzyGet(form, 1)) stems.add(wordStems[index]!);
      for (const swapped of withNeighboursSwapped(form)) {
        const index = tree.get(swapped);
        if (index !== undefined) stems.add(wordStems[index]!);
      }
    }
    return [...stems].flatMap((stem) => membersOf(columns, stem));
  }
  return { near };
}

/** Whether a typo is forgiven in the word: not in short ones, nor in those with figures. */
export function mayHaveTypo(word: string): boolean {
  return word.length >= minLength && !/\P{L}/u.test(word);
}

/** The word, and with each other final vowel: titles may have only the plural of what was meant (`contrato`, `contratti`). */
function withOtherEndings(word: string): string[] {
  const root = word.slice(0, -1);
  return /[aeio]$/.test(word) ? ['a', 'e', 'i', 'o'].map((ending) => root + ending) : [word];
}

/** The word with each two neighbouring letters swapped. */
export function withNeighboursSwapped(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, i) => word.slice(0, i) + word[i + 1]! + word[i]! + word.slice(i + 2),
  );
}
