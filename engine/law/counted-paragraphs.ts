// The paragraphs of an article that prints no numbers, counted as those who cite it count them.
import { readParagraphs, type Paragraph } from './paragraph.js';

/** A counted paragraph: its number is never printed. */
export interface CountedParagraph extends Paragraph {
  number: string;
}

/**
 * Counts the paragraphs of a text that prints no numbers, as those who cite it do: a paragraph is a line that begins with a capital,
 * with the points below it. `null` where a number is printed, and where a line may be something else: a heading, the rest of a sentence,
 * words that are quoted over several lines, a table, or a mark of repeal.
 * @param text law text as an article serves it, lines apart by `\n`
 */
export function countParagraphs(text: string): CountedParagraph[] | null {
  if (readParagraphs(text).some(({ number }) => number !== null)) return null;
  const starts: number[] = [];
  let before: string | null = null;
  for (let start = 0; start < text.length;) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    const line = text.slice(start, end);
    if (tableLine.test(line) || !isBalanced(line)) return null;
    const isPoint = point.test(line);
    const isSure = isPoint
      ? before !== null
      : beginning.test(line) && (before === null || fullStop.test(before.slice(-8)));
    if (!isSure) return null;
    if (!isPoint) starts.push(start);
    before = line;
    start = end + 1;
  }
  // A single line in capitals says that there is no text.
  if (starts.length === 0 || !/\p{Ll}/u.test(text)) return null;
  if (starts.length > 1 && mayBeHeading(text.slice(0, text.indexOf('\n')))) return null;
  return starts.map((start, i) => ({ number: String(i + 1), start, end: (starts[i + 1] ?? text.length + 1) - 1 }));
}

/** `a) `, `2-bis) `, and as codes of the thirties count: `1° se il fatto è commesso …`. */
const point = /^(?:(?:[a-z]{1,2}|\d{1,3})(?:-[a-z]{3,20})?(?:\.\d{1,2})?\)|\d{1,3}°)\s/;
const tableLine = /^\s*[+|].*[+|]\s*$/;
const beginning = /^["«“(]?\s?\p{Lu}/u;
const fullStop = /[.!?]["»”)]{0,3}\s*$/;

/**
 * Whether a first line may be the heading, with a full stop as some documents have it (c.p. 599, `Provocazione.`), or a mark of repeal:
 * it has none of the words that nearly every sentence of a law has, and is short or begins with no article or preposition.
 */
function mayBeHeading(line: string): boolean {
  if (line.endsWith(':') || verb.test(line)) return false;
  return line.length < 60 || !opening.test(line);
}

const verb =
  /(?<!\p{L})(?:è|e['’`]|sono|ha|hanno|può|puo['’`]|possono|deve|devono|debbono|si|soggiace|soggiacciono|spetta|spettano|compete|competono|conserva|conservano|importa|importano)(?!\p{L})/iu;
const opening =
  /^(?:(?:Il?|L[oae]|Gli|Un[oa]?|Ogni|Ciascun[oa]?|Nessun[oa]?|A[il]?|All[oae]|Agli|Ne[il]|Nell[oae]|Negli|Con|Per|Oltre|Sotto|Chi|Chiunque|Non|Se|Quando|Qualora)\s|(?:L|Un|All|Nell)['’])/;

/** Whether what is quoted in a line ends in it. */
function isBalanced(text: string): boolean {
  const count = (mark: string) => text.split(mark).length;
  return count('«') === count('»') && count('“') === count('”') && count('"') % 2 === 1;
}
