// Law text with its quotations taken out: what is left is the amending act's own words.

import type { Stretch } from '../../../../../law/wording.js';
import { lastNumber } from '../../../../../law/paragraph.js';
import { pointLetter } from '../../../../../law/eli/point-letter.js';
import { Introducers } from './introducers.js';
import { findNovella, startsArticle } from './novella.js';
import { isOperativeLine } from './operative-line.js';
import { withMarks } from './unmarked-words.js';

/** Text in which each quotation is a token `«3»`, its number in `quotations`. */
export interface MaskedText {
  text: string;
  quotations: string[];
  /** The place of each quotation in the printed text, without its marks; marks between its pieces are included. Empty where it does not say where it ends. */
  stretches: Stretch[];
}

const closers: Record<string, string> = { '«': '»', '“': '”', '"': '"' };

/** The label of a paragraph or point that stands in front of the mark that opens it. */
const labelBefore = new RegExp(
  String.raw`\bseguent[ei]:\s{1,3}((?:\d{1,4}(?:-[a-z]{2,20})?(?:\.\d{1,2})?\.|${pointLetter}(?:-[a-z]{2,20})?\))\s{0,3})$`,
);
const longestLabel = 60;

/** `le parole: 'entro un mese'`: the mark is also the apostrophe of `dell'articolo`. */
const single = /(\b(?:parol[ae]|seguent[ei]|cifr[ae]):\s)'([^'\n]{1,200}(?:'[a-z][^'\n]{0,200}){0,4})'(?=[\s.,;)])/g;

/** `le parole «il RUP" sono sostituite`: opened by one mark and closed by another. */
const mixed = /«([^«»"\n]{1,400})"(?=\s(?:sono|e'|è)\s(?:sostituit|soppress|inserit|aggiunt|abrogat))/g;

/**
 * Takes the quotations out of a text. They are in « » or << >>, “ ”, straight quotes, two apostrophes, or without any mark behind `e' sostituito
 * dal seguente:`. Marks nest and are often not balanced: a quotation that
 * is never closed ends before the next line of operative words; one that was never opened begins after the last colon.
 */
export function maskQuotations(printed: string): MaskedText {
  const angled = printed.includes('<<') ? printed.replace(/<</g, '«').replace(/>>/g, '»') : printed;
  const marked = doubled.test(angled) ? angled.replace(/'(?='')|''|``|´´/g, asMark) : angled;
  const closed = marked.includes('"') && marked.includes('«') ? marked.replace(mixed, '«$1»') : marked;
  const { text, put } = withMarks(closed.includes(": '") ? closed.replace(single, '$1«$2»') : closed);
  const quotations: string[] = [];
  const stretches: Stretch[] = [];
  const shortened = marked === printed ? [] : placesOfDoubled(printed);
  let out = '';
  let from = 0;
  /** End of the last quotation in marks. */
  let lastEnd = -1;
  const introducers = new Introducers(text);
  while (from < text.length) {
    const open = nextOf(anyMark, text, from);
    const novella = introducers.mayBringIn(from, open === -1 ? text.length : open)
      ? findNovella(out, text, from, open === -1 ? text.length : open)
      : null;
    if (novella !== null) {
      quotations.push(text.slice(novella.start, novella.end).trim());
      stretches.push({ start: novella.start, end: novella.end });
      out += `${text.slice(from, novella.start)}«${quotations.length - 1}»`;
      from = novella.next;
      continue;
    }
    if (open === -1) break;
    const mark = text[open]!;
    if (mark === '»' || mark === '”' || (mark === '"' && isStray(text, open))) {
      out += text.slice(from, open);
      const start = unopened(out);
      const last = out.lastIndexOf('»') + 1;
      if (last > 0 && (goesOn(out.slice(last)) || countsOn(out, last, quotations.at(-1)!))) {
        quotations[quotations.length - 1] += `\n${out.slice(out.indexOf('\n', last) + 1)}`;
        stretches.at(-1)!.end = open;
        out = out.slice(0, last);
      } else if (start !== -1) {
        quotations.push(out.slice(start));
        stretches.push({ start: open - (out.length - start), end: open });
        out = `${out.slice(0, start)}«${quotations.length - 1}»`;
      }
      from = open + 1;
      continue;
    }
    const { end, next, isLost } = closeOf(text, open, mark);
    // Look only at the words behind the last quotation: `out` grows piece by piece, and searching all of it each time would be quadratic.
    const own = text.slice(from, open);
    // `e' aggiunto il seguente: 4-bis. "La quota …"`: the label is of what is quoted.
    const label = labelBefore.exec(own.slice(-longestLabel))?.[1] ?? '';
    const quoted = `${label}${text.slice(open + 1, end)}`.trim();
    const isNextArticle = from === lastEnd && behindArticle.test(own) && nextArticle.test(quoted);
    if (isNextArticle && startsArticle(quotations.at(-1)!)) {
      quotations[quotations.length - 1] += `\n${quoted}`;
      stretches.at(-1)!.end = end;
    } else {
      quotations.push(quoted);
      const start = open + 1 - (label === '' ? 0 : label.length);
      stretches.push({ start, end: isLost ? start : end });
      out += `${label === '' ? own : own.slice(0, -label.length)}«${quotations.length - 1}»`;
    }
    lastEnd = next;
    from = next;
  }
  return {
    text: out + text.slice(from),
    quotations,
    stretches: stretches.map(({ start, end }) =>
      trimmed(printed, inPrint(withoutPut(start, put), shortened), inPrint(withoutPut(end, put), shortened)),
    ),
  };
}

/** Indexes of the marks that were two before, in the text in which they are one. */
function placesOfDoubled(printed: string): number[] {
  const doubles = [...printed.matchAll(/'(?='')|''|``|´´/g)].filter(({ 0: marks }) => marks.length === 2);
  return doubles.map(({ index }, i) => index - i);
}

/** A place of the text with single marks, in the one as it is printed. */
function inPrint(at: number, shortened: readonly number[]): number {
  let [low, high] = [0, shortened.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (shortened[middle]! < at) low = middle + 1;
    else high = middle;
  }
  return at + low;
}

/** A place of the text with marks put in, in the one without them. */
function withoutPut(at: number, put: readonly number[]): number {
  return put.length === 0 ? at : at - put.filter((place) => place < at).length;
}

function trimmed(text: string, start: number, end: number): Stretch {
  const words = text.slice(start, end);
  const lead = words.length - words.trimStart().length;
  return { start: start + lead, end: Math.max(start + lead, start + words.trimEnd().length) };
}

/** `le parole: ''entro un mese''`: two apostrophes as one mark; not the end of `'la qualita''`. */
const doubled = /(?:^|[\s(:;])(?:''|``|´´)(?=[^\s'])/;

/** Two apostrophes are a quotation mark. Of three, the first is an accent: `''la societa'''`. */
function asMark(marks: string): string {
  return marks.length === 2 ? '"' : marks;
}

/** Characters in which the beginning of a quotation without an opening mark is looked for. */
const longestUnopened = 20_000;

const anyMark = /[«»“”"]/g;
/** For each opening mark: what can end its quotation or open another one in it. */
const marksInside: Record<string, RegExp> = { '«': /[\n«»]/g, '“': /[\n“”]/g, '"': /[\n"«»]/g };

/** Index of the next match of `pattern`; -1 for none. */
function nextOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex - 1 : -1;
}

/**
 * Start of a quotation whose opening mark is missing: after the last operative line that ends with a colon (`dopo l'articolo 6 e' inserito
 * il seguente:`), else after the last colon, if nothing was quoted since; -1 for nowhere.
 */
function unopened(before: string): number {
  const unquoted = before.slice(before.lastIndexOf('»') + 1).slice(-longestUnopened);
  for (let end = unquoted.lastIndexOf(':\n'); end > 0; end = unquoted.lastIndexOf(':\n', end - 1)) {
    const line = unquoted.slice(unquoted.lastIndexOf('\n', end) + 1, end);
    if (isOperativeLine(line)) return before.length - unquoted.length + end + 2;
  }
  const tail = before.slice(-3_000);
  const colon = tail.lastIndexOf(': ');
  const since = tail.slice(colon + 2);
  return colon === -1 || since.includes('»') || since.trim() === '' ? -1 : before.length - tail.length + colon + 2;
}

/** `«6-bis. …»;` / `6-ter. …».`: behind what was quoted a line with the next label, and no word of the amending act's own. */
function goesOn(unquoted: string): boolean {
  const [, ...lines] = unquoted.split('\n');
  return (
    /^[.;,]{0,2}\s{0,3}\n\s{0,9}\d{1,4}-[a-z]{2,20}\.\s/.test(unquoted) && !lines.some((line) => isOperativeLine(line))
  );
}

/**
 * An annex or article whose marks were closed inside: behind its paragraph 4 a 5 follows, before a mark that closes once more, and the
 * paragraph of the amending article is none that 5 could follow.
 */
function countsOn(out: string, last: number, quotation: string): boolean {
  const [, number] = /^[.;,]{0,2}\s{0,3}\n\s{0,9}(\d{1,4})\.\s/.exec(out.slice(last, last + 40)) ?? [];
  if (number === undefined || !/^(?:allegat|art(?:icolo|\.)\s?\d)/i.test(quotation)) return false;
  const before = Number(number) - 1;
  return lastNumber(quotation) === before && lastNumber(out.slice(0, last)) !== before;
}

/** `"Art. 10-bis. …".` / `"Art. 10-ter. …"`: the next article in marks of its own, with no word between. */
const nextArticle = /^art(?:icolo|\.)\s?\d/i;
const behindArticle = /^[.;,]?\s{1,30}$/;

/** A straight quote that closes what none opened: behind a sentence, at the end of a line. */
function isStray(text: string, at: number): boolean {
  return /[.;]/.test(text[at - 1] ?? '') && /^[.;]?\s{0,3}(?:\n|$)/.test(text.slice(at + 1, at + 6));
}

/** `end`: where the quoted words end; `next`: where reading goes on; `isLost`: whether the end is not known, because further words are quoted behind a mark that is missing. */
function closeOf(text: string, open: number, mark: string): { end: number; next: number; isLost?: boolean } {
  const [closer, inside] = [closers[mark]!, marksInside[mark]!];
  let [depth, guillemets] = [1, 0];
  for (let at = nextOf(inside, text, open + 1); at !== -1; at = nextOf(inside, text, at + 1)) {
    const char = text[at]!;
    if (char === '\n' && isOperativeLine(text.slice(at + 1, at + 400)) && opensNext(text, at + 1, mark)) {
      const end = endOfOpen(text, open, at, closer);
      return { end, next: at, isLost: end === at && quotesAgain.test(text.slice(open + 1, at)) };
    }
    if (mark === '"' && (char === '«' || char === '»')) {
      // `"Art. 18-bis. …».`: closed by the mark of another pair.
      if (char === '»' && guillemets === 0 && endsLine.test(text.slice(at + 1, at + 8)))
        return { end: at, next: at + 1 };
      guillemets = Math.max(0, guillemets + (char === '«' ? 1 : -1));
    } else if (char === closer && (mark !== '"' || isClosing(text, at, depth))) {
      if (--depth === 0) return { end: at, next: at + 1 };
    } else if (char === mark) depth++;
  }
  return { end: text.length, next: text.length };
}

/** `«4. Il comma 5 è sostituito dal seguente: "5. …";` before the next item: one mark closes two quotations, and what is behind it is of neither. */
function endOfOpen(text: string, open: number, at: number, closer: string): number {
  const words = text.slice(open + 1, at);
  const mark = lastMark.exec(words.slice(-12));
  if (mark?.[1] !== closer) return at;
  const before = at - mark[0].length;
  const opener = Object.keys(closers).find((key) => closers[key] === closer)!;
  const inside = text.slice(open + 1, before);
  const count = (char: string) => inside.split(char).length - 1;
  const isOpenInside = opener === closer ? count(closer) % 2 === 1 : count(opener) > count(closer);
  return isOpenInside ? before + 1 : before;
}

/** `…; il comma 14 è sostituito dal seguente: "14. …`, in the words of an open quotation. */
const quotesAgain = /seguent[ei]:?\s[«“"]/;

const lastMark = /([»”"])[.;,]{0,2}\s{0,9}$/;

const endsLine = /^[.;,]{0,2}\s{0,3}(?:\n|$)/;

/** A straight quote closes after a word and opens before one. */
function isClosing(text: string, at: number, depth: number): boolean {
  const [before, after] = [text[at - 1] ?? ' ', text[at + 1] ?? ' '];
  if (/[\s.,;:)]/.test(after)) return true;
  return depth > 1 || !/[\s('(]/.test(before);
}

/** Whether the next mark of its kind, if any, opens a quotation: then the one before it was left open. */
function opensNext(text: string, from: number, mark: string): boolean {
  const closer = closers[mark]!;
  for (let at = from; at < text.length; at++) {
    if (mark === '"' && text[at] === '"')
      return /[\s(:]/.test(text[at - 1] ?? ' ') && /[^\s.,;:)]/.test(text[at + 1] ?? ' ');
    if (mark !== '"' && text[at] === mark) return true;
    if (mark !== '"' && text[at] === closer) return false;
  }
  return true;
}
