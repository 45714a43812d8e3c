// What the paragraphs of an article tell of those who cite it: which is `ultimo comma`, which is `il comma precedente`, and which number none has.
import { countParagraphs } from './counted-paragraphs.js';
import { latinRank } from './eli/article-number.js';
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

/**
 * The number of the paragraph directly before (-1) or behind (1) one, `il comma precedente`: `null` where a paragraph was put between them or away,
 * for the words may be older than that.
 * @param paragraphs of an article, in order @param number of the one that the words stand in @param text law text as the article serves it
 */
export function numberBeside(
  paragraphs: readonly Paragraph[],
  text: string,
  number: string,
  step: number,
): string | null {
  const at = paragraphs.findIndex((one) => one.number === number);
  const beside = paragraphs[at + step];
  if (at === -1 || beside?.number == null || repealed.test(text.slice(beside.start, beside.end))) return null;
  const [first, second] = step === 1 ? [number, beside.number] : [beside.number, number];
  // `il comma precedente` in 3 meant 2, whether or not 2-bis was put between them.
  return followsDirectly(second, first) && (/\D/.test(number) || !/\D/.test(beside.number)) ? beside.number : null;
}

/** Whether no number is missing between two: `3` or `2-ter` behind `2-bis`. */
function followsDirectly(number: string, before: string): boolean {
  const [own, other] = [number.split('-'), before.split('-')];
  if (own.length === 1) return Number(number) === Number(other[0]) + 1;
  const rank = (suffix: string | undefined) => (suffix === undefined ? 1 : latinRank(suffix));
  return own.length === 2 && other.length < 3 && own[0] === other[0] && rank(own[1]) === rank(other[1]) + 1;
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
