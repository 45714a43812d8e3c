// Number and heading (rubrica) where they stand inside the text, as in old acts and in articles of annexes.
import { pointLetter } from '../../law/eli/point-letter.js';
import { isRepealMark } from './repealed.js';
import { foldSpace } from './text.js';

/** A heading, or `null`, and the lines that are left for the text. */
export interface HeadedLines {
  heading: string | null;
  lines: string[];
}

/** The first numbered comma: `1.`, `01.` where one was put before it. */
const firstComma = /^0?1\s?\.\s?(?!\d)/;

/**
 * Whether a consolidated text prints these words before a heading: the rank of the article (`(L)` of a law, `(R)` of a regulation,
 * D.P.R. 445/2000), or the old provisions that it takes the place of (`(Art. 35 D.P.R. n. 637/1972)`, D.Lgs. 346/1990).
 */
function isBeforeHeading(words: string): boolean {
  return isRank(words) || (oldAct.test(words) && /\bartt?(?:\.|icol[oi])\s?\d/i.test(words));
}

const oldAct = /^(?:ex\b|artt?\.|articol[oi]\b|legge\b|l\.|(?:regio )?decreto\b|d\.|r\.)/i;

/** The words before a heading, folded, and the rest: both as printed. */
function partHeading(text: string): [before: string, heading: string] {
  let rest = foldSpace(text);
  const before: string[] = [];
  for (;;) {
    const [found, words] = /^\(([^()]{1,300})\)[\s.]{0,3}/.exec(rest) ?? [];
    if (found === undefined || !isBeforeHeading(words!)) return [before.join(' '), rest];
    before.push(`(${words})`);
    rest = rest.slice(found.length);
  }
}

/** `L`, `R`, `L-R`, with or without parentheses. */
function isRank(words: string): boolean {
  return /^\(?[LR](?:\s?[-,/]\s?[LR])?\)?$/.test(words);
}

/** A heading as served: without the parentheses around it and its full stop; `null` for nothing but dots. */
function cleanHeading(text: string): string | null {
  // A marker of an update may have lost its end: `Depositi ((50`.
  let heading = foldSpace(text).replace(/\s?\(\(\d{1,3}$/, '');
  const end = closingParenthesis(heading);
  if (end !== -1 && /^[\s.]*$/.test(heading.slice(end + 1))) heading = heading.slice(1, end);
  else if (isAroundPoints(heading)) heading = heading.slice(1, heading.lastIndexOf(')'));
  else if (/^\([^()]*$/.test(heading)) heading = heading.slice(1);
  else if (/^[^()]*\)[\s.]{0,9}$/.test(heading) && heading.search(point) === -1)
    heading = heading.slice(0, heading.lastIndexOf(')'));
  heading = heading.replace(/^[\s.–-]{1,9}|[\s.]{1,9}$/g, '').trim();
  // The exporter writes `null` where an article has no heading (L. 633/1941 art. 120).
  return /[\p{L}\d]/u.test(heading) && heading !== 'null' ? heading : null;
}

/** `b)`: a point, whose parenthesis nothing opens. */
const point = new RegExp(String.raw`(?<![\p{L}\d])${pointLetter}\)`, 'gu');

/** `(Norme di cui all'articolo 42, lettera b), del decreto …)`: the parentheses around it close behind a point, which opens none. */
function isAroundPoints(heading: string): boolean {
  if (!/^\(.*\)[\s.]{0,9}$/.test(heading)) return false;
  const count = (pattern: RegExp) => heading.match(pattern)?.length ?? 0;
  const points = count(point);
  return points > 0 && count(/\)/g) === count(/\(/g) + points;
}

/**
 * Takes the heading off an article whose document holds it in the text: a group in parentheses that fills the first
 * line(s) (`(Omicidio)`), or up to three short lines without a full stop before a first numbered comma (D.L. 34/2020 art. 5).
 * @param lines law text without marks
 */
export function takeHeading(lines: readonly string[]): HeadedLines {
  const first = lines[0];
  const none = { heading: null, lines: [...lines] };
  if (first === undefined || isRepealMark(first)) return none;
  const [before, own] = partHeading(first);
  if (before !== '') {
    const headed = takeHeading(own === '' ? lines.slice(1) : [own, ...lines.slice(1)]);
    if (headed.heading !== null) return { ...headed, heading: `${before} ${headed.heading}` };
    if (isRank(before)) return none;
  }
  if (first.startsWith('(')) {
    const text = lines.slice(0, 12).join('\n');
    const end = closingParenthesis(text.slice(0, maxHeading));
    if (end < 3) return none;
    const after = /^[\s.]*(?=\n|$)|^\.\s(?=[\p{Lu}\d])/u.exec(text.slice(end + 1));
    if (after === null || /ABROGAT|SOPPRESS/.test(text.slice(0, end))) return none;
    const heading = cleanHeading(text.slice(0, end + 1));
    const rest = text
      .slice(end + 1 + after[0].length)
      .split('\n')
      .filter((line) => line.trim() !== '');
    // A parenthesis that is all there is (`(Omissis).`) is the text.
    const isAll = rest.length === 0 && lines.length <= 12;
    return heading === null || isAll
      ? none
      : { heading, lines: [...rest.map((line) => line.trim()), ...lines.slice(12)] };
  }
  const comma = lines.slice(0, 4).findIndex((line) => firstComma.test(line));
  if (comma < 1) return none;
  const head = lines.slice(0, comma);
  const plain = head.every(
    (line, i) =>
      /^["«'\p{Lu}]/u.test(line) && !(i < comma - 1 ? /[:;,]$/ : /[:;,]$|\b(?:decreta|legge)\.?$/i).test(line),
  );
  if (!plain || head.join(' ').length > maxHeading) return none;
  return { heading: cleanHeading(head.join(' ')), lines: lines.slice(comma) };
}

const maxHeading = 700;

/**
 * A `<heading>` that swallowed the text: `(Atti urgenti) 1. Il giudice …` (D.P.R. 447/1988 art. 554) gives heading and
 * line; a repeal mark is all text.
 * @param isAll whether the article has no other text: there also `Articolo abrogato dal …` is a mark, elsewhere a heading
 */
export function splitHeading(text: string, isAll: boolean): HeadedLines {
  const [before, folded] = partHeading(text);
  // The heading itself is then the first of the lines.
  if (folded === '' && before !== '') return { heading: null, lines: [before] };
  const said = (heading: string | null) => [before, heading ?? ''].filter((part) => part !== '').join(' ') || null;
  if (isRepealMark(folded, isAll) || firstComma.test(folded)) return { heading: said(null), lines: [folded] };
  const end = closingParenthesis(folded);
  const rest = end === -1 ? '' : folded.slice(end + 1).replace(/^[\s.]{1,9}/, '');
  // Above further text, words without a full stop are more of the heading.
  if (rest.length > 40 && /^["«\p{Lu}\d!]/u.test(rest) && (isAll || /[.;:)»"]$/.test(rest)))
    return { heading: said(cleanHeading(folded.slice(0, end + 1))), lines: [rest] };
  return { heading: said(cleanHeading(folded)), lines: [] };
}

/** Index of the parenthesis that closes the one at 0; a point (`a)`) closes none. -1 if nothing closes it. */
function closingParenthesis(text: string): number {
  if (!text.startsWith('(')) return -1;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++;
    else if (text[at] === ')' && --depth === 0) return at;
  }
  return -1;
}

/** The lines that state the article's number, from `start` up to `end`, and the words that follow it. */
export interface FoundNumber {
  start: number;
  end: number;
  rest: string;
}

/**
 * The line that states the article's number (`Art. 270-quinquies.1.`), the preamble of a treaty before it, or the two lines where
 * a document has the word and the number apart (`<p> Articolo </p><num>6.</num>`); `null` if none does.
 */
export function findNumber(lines: readonly string[], number: string): FoundNumber | null {
  const tokens = number.split(/[-.]/);
  for (const [index, line] of lines.entries()) {
    const isApart = bareWord.test(line);
    const stated = isApart ? `${line} ${lines[index + 1] ?? ''}` : line;
    const prefix = articleWord.exec(stated)?.[0];
    const end = prefix === undefined ? -1 : endOfNumber(stated, prefix.length, tokens);
    // Below other lines `Art. 2 della legge` is a citation; far below them only a line of its own is the number.
    if (end === -1 || (index > 0 && /^\s?\p{Ll}/u.test(stated.slice(end)))) continue;
    const rest = stated.slice(end).replace(/^[°º]?[\s.:–-]{0,9}/, '');
    if (index < 40 || rest === '') return { start: index, end: index + (isApart ? 2 : 1), rest };
  }
  return null;
}

/** The lines without a first one that only repeats the article's number, or two that have word and number apart. */
export function skipNumber(lines: readonly string[], number: string): string[] {
  if (lines.length > 1 && isNumberLine(lines[0]!)) return lines.slice(1);
  const found = bareWord.test(lines[0] ?? '') ? findNumber(lines.slice(0, 2), number) : null;
  return found === null ? [...lines] : [...(found.rest === '' ? [] : [found.rest]), ...lines.slice(found.end)];
}

/** The lines of the text without first ones that only print the heading again, where there are others. */
export function skipHeading(lines: readonly string[], heading: string): string[] {
  const said = wordsOf(heading);
  const end = [1, 2, 3].find((count) => count < lines.length && wordsOf(lines.slice(0, count).join(' ')) === said);
  return said === '' || end === undefined ? [...lines] : lines.slice(end);
}

/** Letters and digits alone: one of the two may have parentheses or a full stop. */
const wordsOf = (line: string): string =>
  line
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .toLowerCase();

const bareWord = /^Art(?:icolo|\.)?$/i;
const articleWord = /^Art(?:icolo)?\s?\.?\s?/i;

/** Whether a line says nothing but an article's number, be it misspelt (`Art. 33-nonies.` in art. 33-novies of D.P.R. 447/1988). */
function isNumberLine(line: string): boolean {
  return /^Art(?:icolo|\.)\s?\d[\w.\s-]{0,25}\.?$/.test(line);
}

/** The index after the number at `at`, whose tokens may be up to three blanks, dots or hyphens apart; -1 for another number. */
function endOfNumber(line: string, at: number, tokens: readonly string[]): number {
  let end = at;
  for (const [i, token] of tokens.entries()) {
    if (i > 0) for (let n = 0; n < 3 && /[\s.-]/.test(line[end] ?? ''); n++) end++;
    if (line.slice(end, end + token.length).toLowerCase() !== token) return -1;
    end += token.length;
  }
  return /[\p{L}\d]/u.test(line[end] ?? '') ? -1 : end;
}
