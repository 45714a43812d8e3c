// The definitions that an article gives: «si intende per …», «per “…” si intende …», read from its served text.
import { quotedRanges } from './paragraph.js';

/** A part of a text: `text.slice(start, end)`. */
export interface Span {
  start: number;
  end: number;
}

/** A term that a text defines, its definition and its scope: «Ai fini della presente legge», or `null` where the sentence states none. */
export interface Definition {
  term: Span;
  text: Span;
  scope: Span | null;
}

/** Characters of a term, at most; and of what is quoted before it counts as the words of another act. */
const longest = { term: 90, quotation: 160 };

/** The definitions of a text in order; none that stand in a long quotation, which are of the act that is amended. */
export function readDefinitions(text: string): Definition[] {
  if (!/\bs(?:i |['’])(?:intend|definisc)|\bintendersi\b|definizioni:/i.test(text)) return [];
  const found: Definition[] = [];
  const lines = linesOf(text);
  for (const [i, line] of lines.entries()) {
    if (listHead.test(text.slice(line.start, line.end))) found.push(...readList(text, lines, i));
    else found.push(...readSentences(text, line, endOfItems(text, lines, i)));
  }
  const quoted = quotedRanges(text).filter(([start, end]) => end - start > longest.quotation);
  return found.filter(({ term }) => !quoted.some(([start, end]) => start < term.start && term.end < end));
}

/** A line after which a list of definitions comes. */
const listHead =
  /(?:\bs(?:i |['’])(?:intend(?:e|ono)(?: per)?|definisc(?:e|ono))|\ble seguenti definizioni|\bvalgono le definizioni seguenti)\s?:\s?$/i;

/** Such a line that leaves `per` to its items: `si intende: a) per "diritto di accesso", il diritto …`. */
const headOfQuoted = /\bs(?:i |['’])intend(?:e|ono)\s?:\s?$/i;
const quotedItem = /^per\s(?:["«“][^"»”\n]{2,90}["»”]),?\s{1,3}/;

/** The mark of an item: `a)`, `0a)`, `d-bis)`, `1)`, `1.`. */
const lettered = /^\(?\d?[a-z]{1,3}(?:-[a-z]{2,12})?(?:\.\d{1,2})?\)\s?/;
const numbered = /^\(?\d{1,3}(?:-[a-z]{2,12})?[.)°]\s?/;

/** The items of a list of definitions, each up to the next. */
function readList(text: string, lines: readonly Span[], head: number): Definition[] {
  const first = lines[head + 1];
  if (first === undefined) return [];
  const isLettered = lettered.test(text.slice(first.start, first.end));
  const mark = isLettered ? lettered : numbered;
  const scope = scopeIn(text, lines[head]!);
  const hasPer = !headOfQuoted.test(text.slice(lines[head]!.start, lines[head]!.end));
  const found: Definition[] = [];
  for (const line of lines.slice(head + 1)) {
    const words = text.slice(line.start, line.end);
    const marked = mark.exec(words);
    if (marked === null) {
      // Below a letter stand numbers `1)`; a paragraph `2.` ends the list, and so does any other line.
      if (!/^\(?\d{1,3}(?:-[a-z]{2,12})?\)/.test(words) || found.length === 0) break;
      found.at(-1)!.text.end = trimmedEnd(text, line);
      continue;
    }
    const quoted = quotedItem.exec(words.slice(marked[0].length, marked[0].length + 110));
    if (quoted !== null) {
      const from = line.start + marked[0].length;
      const start = from + quoted[0].length;
      const term = bare(text, { start: from + 'per '.length, end: start });
      found.push({ term, text: { start, end: trimmedEnd(text, { start, end: line.end }) }, scope });
      continue;
    }
    const colon = words.indexOf(':', marked[0].length);
    if (!hasPer || colon === -1 || colon - marked[0].length > longest.term) continue;
    const term = bare(text, { start: line.start + marked[0].length, end: line.start + colon });
    const start = line.start + colon + 1 + /^\s{0,3}/.exec(words.slice(colon + 1))![0].length;
    const definition = { start, end: trimmedEnd(text, { start, end: line.end }) };
    if (term.end - term.start > 1 && definition.end > start) found.push({ term, text: definition, scope });
  }
  return found;
}

/** The beginning of a definition: «una persona», «quella epistolare», «le armi»; not «eletto», «riferito a», «compreso». */
const defining =
  /^(?:il|lo|la|i|gli|le|un|uno|una|ogni|qualsiasi|qualunque|qualsivoglia|quell[aeoi]|quanto|tutt[aeoi]|cio|ciò|coloro|colui|chi|chiunque|ciascun[oa]?|esclusivamente|solo|soltanto|anche)\s|^(?:l|un|dell|quell)['’]/i;

/** With what stands between commas behind it: «si intende, ai fini degli articoli 3 e 4, un atto». */
const verb =
  /\b(?:s(?:i |['’])intend(?:e|ono)|dev(?:e|ono) intendersi)(?:\s|,\s((?:ai (?:soli )?(?:fini|sensi)|agli effetti)\s[^,;:.\n]{4,140}),\s)/gi;

/** The end of the items below a line; the line's own end where there are none. */
function endOfItems(text: string, lines: readonly Span[], head: number): number {
  let { end } = lines[head]!;
  for (const line of lines.slice(head + 1)) {
    const words = text.slice(line.start, line.start + 20);
    if (!lettered.test(words) && !/^\d{1,2}[)°]/.test(words)) break;
    ({ end } = line);
  }
  return end;
}

/** The definitions of a paragraph: «per licenza si intende un atto …», «si intende per “licenza” un atto …». */
function readSentences(text: string, line: Span, itemsEnd: number): Definition[] {
  const words = text.slice(line.start, line.end);
  const found: Definition[] = [];
  for (const { index, 0: said, 1: aside } of words.matchAll(verb)) {
    const after = index + said.length;
    const [before, behind] = [termBefore(words, index), termBehind(words, after)];
    const term = behind ?? before;
    const start = behind === null ? after : behind.next;
    if (term === null || !defining.test(words.slice(start, start + 20))) continue;
    const terms = termsOf(text, { start: line.start + term.start, end: line.start + term.end });
    const stop = line.start + endOfSentence(words, start);
    // «un atto che:», with its items.
    const end = stop === line.end && /:\s?$/.test(words) ? itemsEnd : stop;
    const sentence = { start: line.start + startOfSentence(words, index), end: line.start + index };
    const meant = { start: line.start + start, end: trimmedEnd(text, { start: line.start + start, end }) };
    const scope = scopeIn(text, sentence) ?? asideIn(line.start + index, said, aside);
    for (const one of terms) found.push({ term: one, text: meant, scope });
  }
  return found;
}

function asideIn(at: number, said: string, aside: string | undefined): Span | null {
  if (aside === undefined) return null;
  const start = at + said.indexOf(aside);
  return { start, end: start + aside.length };
}

/** What a noun of naming introduces: «il termine “licenza”», in quotation marks. */
const naming =
  /^(?:(?:il|lo|la|i|gli|le)\s|l['’])?(?:termin[ei]|espression[ei]|locuzion[ei]|parol[ae]|dizion[ei]|denominazion[ei]|nom[ei])(?:\sdi)?\s(?=["«“])/i;
/** «per licenza», «con il termine “licenza”», «col nome di “licenza”». */
const opening = /(?:^|\s)(?:per|con|col|sotto)\s/gi;

/** «per licenza si intende»: what stands between; `null` where a comma or another clause does. */
function termBefore(words: string, at: number): Span | null {
  const from = Math.max(0, at - longest.term - 30);
  const before = words.slice(from, at);
  const last = [...before.matchAll(opening)].at(-1);
  // A piece that begins in the middle of the line begins no sentence.
  if (last === undefined || (last.index === 0 && from > 0 && !last[0].startsWith(' '))) return null;
  const start = from + last.index + last[0].length;
  const term = words.slice(start, at).trimEnd();
  if (term.length > longest.term || /[,;:.\n\d]|\b(?:che|quanto|non|cui)\b/.test(term)) return null;
  const named = naming.exec(term);
  // Of «con» and «sotto» other things are meant too: «con tale termine si intende anche …».
  if (named === null && !/per\s$/i.test(last[0])) return null;
  return { start: start + (named === null ? 0 : named[0].length), end: start + term.length };
}

/** «si intende per “licenza”», in quotation marks alone, which say where the term ends. */
function termBehind(words: string, at: number): (Span & { next: number }) | null {
  const found = /^per\s{1,2}(?:["«“][^"»”\n]{2,90}["»”])[\s,:]{1,3}/.exec(words.slice(at, at + 110));
  if (found === null) return null;
  const start = at + found[0].search(/["«“]/);
  return { start, end: at + found[0].replace(/[\s,:]{1,3}$/, '').length, next: at + found[0].length };
}

/** «per "intesa di filiera" e "contratto quadro" si intende …»: both, each without its marks. */
function termsOf(text: string, { start, end }: Span): Span[] {
  const terms: Span[] = [];
  let from = start;
  for (const { index, 0: between } of text
    .slice(start, end)
    .matchAll(/["»”]\s?(?:,|,?\s?(?:e|ed|o|od|ovvero))\s["«“]/g)) {
    terms.push({ start: from, end: start + index });
    from = start + index + between.length;
  }
  return [...terms, { start: from, end }].map((term) => bare(text, term)).filter((term) => term.end - term.start > 1);
}

/** Without quotation marks, blanks and an article around it. */
function bare(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end);
  const before = /^[\s"«“]{0,4}(?:(?:il|lo|la|i|gli|le)\s|l['’])?[\s"«“]{0,3}/i.exec(words)![0].length;
  const behind = words.length - words.replace(/[\s"»”,]{1,4}$/, '').length;
  return { start: start + before, end: Math.max(start + before, end - behind) };
}

/** «Ai fini della presente legge», at the beginning of a sentence. */
const scopeWords =
  /(?:Ai (?:soli )?(?:fini|sensi)|Agli effetti) (?!di cui sopra)[^,:;\n]{4,140}?(?=,|:|\s(?:e fatte salve|per|si intend|s['’]intend|si definisc|si applicano|valgono))/;

function scopeIn(text: string, { start, end }: Span): Span | null {
  const found = scopeWords.exec(text.slice(start, end + 12));
  return found === null ? null : { start: start + found.index, end: start + found.index + found[0].length };
}

const startOfSentence = (words: string, at: number): number =>
  Math.max(words.lastIndexOf('. ', at) + 1, words.lastIndexOf('; ', at) + 1, 0);

/** A full stop before a capital ends it, a semicolon before the next definition, and the end of the line. */
function endOfSentence(words: string, from: number): number {
  const stop = /(?:[^A-Z\s.]{2}\.\s{1,2}(?=\p{Lu})|;\s{1,2}(?=per\s))/u.exec(words.slice(from));
  return stop === null ? words.length : from + stop.index + (stop[0].startsWith(';') ? 0 : 3);
}

/** Without the mark with which an item ends. */
const trimmedEnd = (text: string, { start, end }: Span): number =>
  start + text.slice(start, end).replace(/[\s;]{1,3}$/, '').length;

function linesOf(text: string): Span[] {
  const lines: Span[] = [];
  for (let start = 0; start < text.length;) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    lines.push({ start, end });
    start = end + 1;
  }
  return lines;
}
