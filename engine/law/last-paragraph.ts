// What the paragraphs of an article tell of those who cite it: which is `ultimo comma`, and which number none has.
import { countParagraphs } from './counted-paragraphs.js';
import { readParagraphs, type Paragraph } from './paragraph.js';

/**
 * The number of the last paragraph of an article, or of the one before it.
 * @param fromEnd 1 for the last, 2 for the last but one @param text law text as an article serves it
 */
export function paragraphFromEnd(text: string, fromEnd: number): string | null {
  return numberFromEnd(countParagraphs(text) ?? readParagraphs(text), text, fromEnd);
}

/** {@link paragraphFromEnd} of paragraphs that are known; `null` where their numbers are not sure, or one from there on was repealed: words may count without it. */
export function numberFromEnd(paragraphs: readonly Paragraph[], text: string, fromEnd: number): string | null {
  const counted = paragraphs.slice(-fromEnd);
  const isSure =
    counted.length === fromEnd &&
    paragraphs.every(({ number }) => number !== null) &&
    !counted.some(({ start, end }) => repealed.test(text.slice(start, end)));
  return isSure ? counted[0]!.number : null;
}

/** `5. COMMA ABROGATO DAL …`, `((COMMA SOPPRESSO …`. */
const repealed = /(?:^|\n)[^\p{L}\n]{0,12}(?:[a-z]{3,20}\.\s)?[^\p{L}\n]{0,4}COMM[AI]\s/u;

/**
 * Whether an article that prints the numbers of its paragraphs has none of a number, also not as a line that is read as something else. A
 * repealed article lacks nothing for sure.
 * @param number `2`, `2-bis` @param text law text as the article serves it
 */
export function lacksParagraph(text: string, number: string): boolean {
  const paragraphs = readParagraphs(text);
  if (paragraphs.length === 0 || paragraphs.some((one) => one.number === null || one.number === number)) return false;
  const [digits] = number.split('-');
  return !text
    .split('\n')
    .some(
      (line) => line.replace(/^\D{0,4}/, '').startsWith(number) || (digits !== number && line.startsWith(`${digits} `)),
    );
}
