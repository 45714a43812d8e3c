// Finds words in a text, and units with their labels or without.
import { readParagraphs } from '../../law/paragraph.js';
import type { Stretch } from '../../law/wording.js';
import { foldedAt, foldLetters, foldWords, lettersIn, occurrences } from './folded.js';

/** The occurrences of words in a stretch of a text: as they are, else by their letters alone. */
export function standing(text: string, words: string, { start, end }: Stretch): { start: number; end: number }[] {
  for (const fold of [foldWords, foldLetters]) {
    const folded = fold(text);
    const found = occurrences(folded, fold(words), foldedAt(folded, start), foldedAt(folded, end));
    if (found.length > 0) return found;
  }
  return [];
}

/** Whether a unit begins in a place of a text and ends with a line, with its label or without. */
export function isThere(text: string, { start, end }: Stretch, words: string): boolean {
  const label = unitLabel.exec(text.slice(start, end))?.[0].length ?? 0;
  const named = unitLabel.exec(words)?.[0].length ?? 0;
  // If both have a label, it must be the same.
  const isOne = label > 0 && named > 0;
  for (const [from, skipped] of [[start, 0] as const, ...(isOne ? [] : [[start + label, named] as const])]) {
    const wanted = lettersIn(words.slice(skipped));
    // New words may be several units, or end before the lines of a list that stay as they were.
    let letters = '';
    for (let at = from; at < text.length && letters.length <= wanted.length;) {
      const newline = text.indexOf('\n', at);
      const last = newline === -1 ? text.length : newline;
      letters += lettersIn(text.slice(at, last));
      if (letters === wanted) return true;
      at = last + 1;
    }
  }
  return false;
}

/** `2-bis.`, `a)`, `4-ter)` at the beginning of a unit. */
const unitLabel = /^[\s«"(]{0,5}(?:\d{1,4}(?:-[a-z]{2,20})?(?:\.\d{1,2})?|[a-z]{1,3}(?:-[a-z]{2,20})?)[.)]{1,2}(?=\s)/;

/** Whether no paragraph of a text has a number: the place of each is its order. */
export function isUnnumbered(text: string): boolean {
  return readParagraphs(text).every(({ number }) => number === null);
}
