// Acts of the European Union that a text names, each with its number on EUR-Lex.
import { findCitations } from '../cite/cite.js';

/** Words that name one act of the Union. */
export interface UnionAct {
  /** Place in the text, in UTF-16 units. */
  start: number;
  end: number;
  /** `32016R0679` */
  celex: string;
  /** `Regolamento (UE) 2016/679` */
  name: string;
}

/** What such an act is called in Italian, and what marks it as one of the Union. */
const noun = /\b(?:regolament[oi]|direttiv[ae]|decision[ei])\b/gi;
const mark = /\b(?:UE|CEE?|Euratom)\b/;
/** Longest name that is looked for, in characters. */
const longest = 160;

/** The acts of the Union that a text names by kind and number, in their order; those without a certain CELEX number are left out. */
export function unionActsIn(text: string): UnionAct[] {
  if (!mark.test(text)) return [];
  const found: UnionAct[] = [];
  for (const { index } of text.matchAll(noun)) {
    if (index < (found.at(-1)?.end ?? 0)) continue;
    const words = wholeWords(text, index, index + longest);
    if (!mark.test(words)) continue;
    for (const { start, end, foreign } of findCitations(words)) {
      if (foreign?.kind !== 'eu' || foreign.celex === null || start > 0) break;
      found.push({ start: index + start, end: index + end, celex: foreign.celex, name: foreign.name });
      break;
    }
  }
  return found;
}

/** A stretch that ends with a word, never within a number. */
function wholeWords(text: string, start: number, end: number): string {
  return end >= text.length ? text.slice(start) : text.slice(start, Math.max(start, text.lastIndexOf(' ', end)));
}
