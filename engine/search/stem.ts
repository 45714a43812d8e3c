// Inflected forms of one Italian word as one stem.
import { stemmer } from '@orama/stemmers/italian';
import { functionWords } from './fold.js';

/** Roman numbers, which are not inflected: `XV` and `XVI` end as a singular and its plural would. */
const romanNumber = /^m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/;

/**
 * Stem of a folded word: Snowball's Italian algorithm, mended where it parts a singular from its plural:
 * - `-are`, `-ere`, `-ire` are infinitives to it (`militare` → `milit`, `militari` → `militar`); in titles they are
 *   mostly nouns and adjectives (`carcere`, `alimentare`, `nucleare`), so the plural's ending is stemmed in both;
 * - the hard `h` of a plural stays in short words (`diga`, `dighe`);
 * - a short word that begins with a vowel keeps its ending (`ente`, `enti`; `anno`, `anni`).
 * Words with figures, Roman numbers and function words (`tra` is not `tre`) are their own stems.
 */
export function stemWord(word: string): string {
  if (word.length < 3 || /\P{L}/u.test(word) || romanNumber.test(word) || functionWords.has(word)) return word;
  const plain = word
    .replace(/([aei]r)e$/, '$1i')
    .replace(/([cg])he$/, '$1a')
    .replace(/([cg])hi$/, '$1o');
  return stemmer(plain).replace(/([^aeiou])[aeiou]$/, '$1');
}

/**
 * The stem that other forms of a folded verb have (`simul`, as of `simulazione`), given its infinitive, whose own stem is a noun's
 * (`simular`); `null` where the word does not end as one.
 */
export function stemVerb(word: string): string | null {
  return /^\p{L}{3,}[aei]re$/u.test(word) ? stemmer(word).replace(/([^aeiou])[aeiou]$/, '$1') : null;
}
