// The day with which people end a reference: that of the text they mean.
import { readDate } from './dates.js';
import { release, tokenize } from './tokenizer.js';
import type { Tokens } from './tokens.js';

/** A reference without the day that ended it. */
export interface ClosedReference {
  reference: string;
  /** `YYYY-MM-DD`, a day of the calendar. */
  day: string;
}

/** Longest reference that is read for a day, in characters. */
const longest = 400;
/** Tokens that a date may have. */
const longestDate = 7;

/** Words before the day that say that the text of that day is meant: `al`, `alla data del`, `as at`, `on`. */
const leading = new Set(['al', "all'", 'alla', 'at', 'on', 'as']);
/** Words that may stand with them: `nel testo vigente al`. */
const beside = new Set(['nel', 'testo', 'vigente', 'in', 'vigore', 'data', 'del', "dell'", 'of', 'text']);

/**
 * `art. 2 l. 241/1990 al 1° gennaio 2010`, `art. 640, codice penale (…), testo al 7 maggio 2026` or `art. 640 c.p. (testo al 7 maggio 2026)`, as
 * pages offer citations, or `… as at 2010-01-01`; `null` for any other text. The date of an act (`legge del 7 agosto 1990`) is no such day.
 */
export function readClosingDay(text: string): ClosedReference | null {
  if (text.length > longest) return null;
  return readBare(text.replace(parenthesis, ', $1'));
}

/** `(testo al 7 maggio 2026)` at the end, as short citations have it. */
const parenthesis = /,?\s?\(([^()]{1,60})\)\s?$/;

/** @param text whose day stands in no parentheses */
function readBare(text: string): ClosedReference | null {
  const tokens = tokenize(text);
  const found = readLastDate(tokens);
  release(tokens);
  if (found === null) return null;
  const words = text.slice(0, found.start).trim().split(/\s/);
  let isLed = false;
  for (let last = wordOf(words.at(-1)); leading.has(last) || beside.has(last); last = wordOf(words.at(-1))) {
    isLed ||= leading.has(last);
    words.pop();
  }
  const reference = words.join(' ').trim();
  return isLed && reference !== '' ? { reference: withoutComma(reference), day: found.day } : null;
}

const wordOf = (word: string | undefined) => (word ?? '').toLowerCase().replace('’', "'");

const withoutComma = (text: string) => (/[,;:]$/.test(text) ? text.slice(0, -1) : text);

/** The whole date that the last tokens are, and where it begins in the text. */
function readLastDate(tokens: Tokens): { day: string; start: number } | null {
  for (let i = Math.max(0, tokens.count - longestDate); i < tokens.count; i++) {
    const date = readDate(tokens, i);
    if (date !== null && date.date !== null && date.next === tokens.count)
      return { day: date.date, start: tokens.start[i]! };
  }
  return null;
}
