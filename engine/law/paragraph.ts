// The paragraphs (commi) of an article, found in its served text.
import { compareArticleNumbers, latinRank } from './eli/article-number.js';

/** A paragraph of an article's text: `text.slice(start, end)`, its printed number included, without the newline after it. */
export interface Paragraph {
  /** As printed, in the form of an ELI: `1`, `2-bis`, `3-bis.1`; `null` where none is printed. */
  number: string | null;
  start: number;
  end: number;
}

/**
 * The paragraphs of a text, in order; together they are all of it but the newlines between them. A paragraph begins at a line that
 * begins with a number higher than the one before and that is not inside quotation marks (there it is a paragraph of another act).
 * Lines without a number go with the one before. What stands before the first number has none; where no line has a number (older
 * acts and codes), every line that begins a sentence is a paragraph without one.
 * @param text law text as an article serves it, lines apart by `\n`
 */
export function readParagraphs(text: string): Paragraph[] {
  if (text === '') return [];
  const numbered = numberedLines(text);
  const first = numbered[0]?.start ?? text.length + 1;
  const starts = [...sentenceStarts(text, first - 1).map((start) => ({ number: null, start })), ...numbered];
  return starts.map(({ number, start }, i) => ({ number, start, end: (starts[i + 1]?.start ?? text.length + 1) - 1 }));
}

/** The paragraph with that number, in the form of an ELI; `undefined` where the text prints no such number. */
export function findParagraph(text: string, number: string): Paragraph | undefined {
  return readParagraphs(text).find((paragraph) => paragraph.number === number);
}

/** A line that begins with a number. */
interface Numbered {
  number: string;
  start: number;
}

function numberedLines(text: string): Numbered[] {
  const [own, inner]: [Numbered[], Numbered[]] = [[], []];
  let quotes: readonly [number, number][] | null = null;
  let [quote, isListed, isArticle] = [0, false, false];
  for (let start = 0; start < text.length;) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    const begin = text.slice(start, start + 80);
    const number = numberOf(begin) ?? (start === 0 && /^1\s\p{Lu}/u.test(begin) ? '1' : null);
    if (number === null) {
      if (articleLine.test(begin)) isArticle = true;
    } else {
      quotes ??= quotedRanges(text);
      while (quote < quotes.length && quotes[quote]![1] < start) quote++;
      const isQuoted = quote < quotes.length && quotes[quote]![0] < start;
      isListed = isItem(text[start - 2] ?? '', begin, number, own.at(-1)?.number ?? '0', isListed);
      (isQuoted || isListed || isArticle ? inner : own).push({ number, start });
    }
    if (isArticle && closing.test(text.slice(Math.max(start, end - 3), end))) isArticle = false;
    start = end + 1;
  }
  return fillGaps(runs(own), inner);
}

/** The beginning of an article of another act, where an amending act quotes it, and the end of what is quoted. */
const articleLine = /^["«“]?\s?Art(?:icolo|\.)\s?\d{1,4}[a-z\s.-]{0,30}$/m;
const closing = /["»”][.;,]?\s?$/;

/**
 * Whether a numbered line is an item of a list: a `1` after a colon and what follows it after semicolons, or lower case
 * (`2. al settimo periodo …`, `11-bis. l'avere …` in c.p. 61) unless it goes on where the last paragraph ended.
 */
function isItem(before: string, line: string, number: string, last: string, isListed: boolean): boolean {
  const isEnd = !/[:;,]/.test(before);
  if (lowerCase.test(line) && !(isEnd && follows(number, last))) return true;
  return !isEnd && (before === ':' ? number === '1' : isListed);
}

const lowerCase = /^\d{1,4}[a-z\d\s.)-]{0,40}\.\s?\p{Ll}/u;

/**
 * `1.`, `2-bis.`, `2 bis.`, `1.Il presente`, `3 . I diritti`, `2-bis). Salvo`; `1-bis Il` and `3.1. Il` only before a capital, for
 * in an amending act `1.1. la lettera a) e' soppressa` is an item of a list.
 */
const printed = /^(\d{1,4})((?:[-\s]?[a-z]{3,20}){0,3})(?:\)?\s?\.(?![\d.])|(\.\d{1,2})?\.?(?=\s[\p{Lu}(«"]))/u;

function numberOf(line: string): string | null {
  const found = printed.exec(line);
  if (found === null) return null;
  const suffixes = found[2]!.split(/[-\s]+/).filter((word) => word !== '');
  if (!suffixes.every((word) => latinRank(word) > 0)) return null;
  if (suffixes.length === 0 && !found[0].includes('.')) return null;
  return [found[1]!, ...suffixes].join('-') + (found[3] ?? '');
}

/**
 * The longest series of rising numbers, of equals the first; after it another one if the numbers begin again and come as far
 * (D.L. 34/2020 art. 27 is printed twice).
 */
function runs(lines: readonly Numbered[]): Numbered[] {
  const run = longestRise(lines);
  const last = run.at(-1);
  if (last === undefined) return run;
  const rest = lines.slice(lines.indexOf(last) + 1);
  const repeats = run.length > 2 && rest.some(({ number }) => number === last.number);
  return repeats && rest.some(({ number }) => number === run[0]!.number) ? [...run, ...longestRise(rest)] : run;
}

/** Longest rising subsequence by patience sorting: each line goes on the first pile whose top is not lower. */
function longestRise(lines: readonly Numbered[]): Numbered[] {
  const piles: number[] = [];
  const before: (number | undefined)[] = [];
  lines.forEach(({ number }, i) => {
    let [low, high] = [0, piles.length];
    const top = piles.at(-1);
    if (top !== undefined && compareArticleNumbers(lines[top]!.number, number) < 0) low = high;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compareArticleNumbers(lines[piles[middle]!]!.number, number) < 0) low = middle + 1;
      else high = middle;
    }
    before.push(piles[low - 1]);
    if (low === piles.length || lines[piles[low]!]!.number !== number) piles[low] = i;
  });
  const run: Numbered[] = [];
  for (let at = piles.at(-1); at !== undefined; at = before[at]) run.push(lines[at]!);
  return run.reverse();
}

/** Puts inner lines back whose numbers are just those that the others skip: there the quotation marks were unbalanced. */
function fillGaps(kept: readonly Numbered[], inner: readonly Numbered[]): Numbered[] {
  const filled: Numbered[] = [];
  let at = 0;
  kept.forEach((line, i) => {
    filled.push(line);
    const next = kept[i + 1];
    while (at < inner.length && inner[at]!.start < line.start) at++;
    if (next === undefined || follows(next.number, line.number)) return;
    const between: Numbered[] = [];
    for (; at < inner.length && inner[at]!.start < next.start; at++) {
      if (follows(inner[at]!.number, (between.at(-1) ?? line).number)) between.push(inner[at]!);
    }
    if (between.length > 0 && follows(next.number, between.at(-1)!.number)) filled.push(...between);
  });
  return filled;
}

/** Whether a number comes directly after another: `3` or `2-ter` after `2-bis`. */
function follows(number: string, before: string): boolean {
  const [own, other] = [Number.parseInt(number, 10), Number.parseInt(before, 10)];
  return own === other + 1 ? !/\D/.test(number) : own === other && compareArticleNumbers(before, number) < 0;
}

/** Ranges from an opening quotation mark to the closing one that belongs to it; the outermost pairs, in order. */
export function quotedRanges(text: string): [start: number, end: number][] {
  const open: Record<string, number[]> = { '»': [], '”': [], '"': [] };
  const pairs: [number, number][] = [];
  for (const { index, 0: mark } of text.matchAll(/[«»“”"]/g)) {
    if (mark === '«') open['»']!.push(index);
    else if (mark === '“') open['”']!.push(index);
    else if (mark === '"' && opens(text, index, open['"']!.length > 0)) open['"']!.push(index);
    else if (mark !== '»' || open['»']!.length !== 1 || !closesInside(text, open['»']![0]!, index)) {
      const start = open[mark]!.pop();
      if (start !== undefined) pairs.push([start, index]);
    }
  }
  const outermost: [number, number][] = [];
  for (const pair of pairs.sort(([a], [b]) => a - b)) if (pair[0] > (outermost.at(-1)?.[1] ?? -1)) outermost.push(pair);
  return outermost;
}

/**
 * Whether a mark closes the annex or article that is quoted too early: the next line counts on what is quoted (`5.` behind its 4), not the
 * own paragraphs before it, and a later mark closes once more.
 */
function closesInside(text: string, start: number, end: number): boolean {
  const [, number] = /^[.;,]?\n(\d{1,4})\.\s/.exec(text.slice(end + 1, end + 12)) ?? [];
  if (number === undefined || !/^«(?:allegat|art(?:icolo|\.)\s?\d)/i.test(text.slice(start, start + 20))) return false;
  const before = Number(number) - 1;
  if (lastNumber(text.slice(start, end)) !== before || lastNumber(text.slice(0, start)) === before) return false;
  let depth = 0;
  for (const { 0: mark } of text.slice(end + 1).matchAll(/[«»]/g))
    if ((depth += mark === '«' ? 1 : -1) < 0) return true;
  return false;
}

/** The number of the last paragraph of a text, without its suffix; `NaN` where it has none. */
export function lastNumber(text: string): number {
  return Number([...text.matchAll(/(?:^|\n)(\d{1,4})\.\s/g)].at(-1)?.[1]);
}

/** Whether a straight mark opens: a blank or parenthesis before it, none after; where its neighbours do not tell, the first one does. */
function opens(text: string, at: number, isOpen: boolean): boolean {
  const [afterBlank, beforeBlank] = [/^[\s(']?$/.test(text[at - 1] ?? ''), /^[\s.,;:)']?$/.test(text[at + 1] ?? '')];
  return afterBlank === beforeBlank ? !isOpen : afterBlank;
}

/** Starts of the lines that are no continuation: neither a point (`a)`, `1)`) nor in lower case, and after a complete line. */
function sentenceStarts(text: string, end: number): number[] {
  if (end <= 0) return [];
  const starts = [0];
  for (let newline = text.indexOf('\n'); newline !== -1 && newline < end; newline = text.indexOf('\n', newline + 1)) {
    const isComplete = !/[:;,]$/.test(text.slice(newline - 1, newline));
    if (isComplete && !continuation.test(text.slice(newline + 1, newline + 20))) starts.push(newline + 1);
  }
  return starts;
}

const continuation = /^(?:[\p{Ll}|+.–-]|\d{1,3}(?:-[a-z]{3,12})?\s?[).°]|[A-Z]{1,2}\))/u;
