// Dates as citations write them.
import { isRealDate } from '../../law/eli/parts.js';
import { dayInWords, yearInWords } from '../../law/number-words.js';
import { fullYear, readYear } from './numbers.js';
import { isGlued, Kind, textOf, type Tokens } from './tokens.js';

/** A date, as far as it was written: `15 marzo` has no year, `marzo 1942` no day. */
export interface ReadDate {
  /** `YYYY-MM-DD`, or `null` where it is incomplete or no day of the calendar. */
  date: string | null;
  /** `1990-02-30`: what was written where that is no day of the calendar. */
  impossibleDate: string | null;
  year: number | null;
  short: boolean;
  next: number;
}

/**
 * The date that begins at token `i`: `7 agosto 1990`, `1° settembre '93`, `07-08-1990`, `7.8.90`, `7.VIII.1990`, `1990-08-07`,
 * `marzo 1942`, `dodici febbraio duemilaventi`; else `null`.
 */
export function readDate(tokens: Tokens, i: number): ReadDate | null {
  if (tokens.kind[i] === Kind.Month) {
    const year = readYear(tokens, i + 1, false);
    return year === null
      ? null
      : { date: null, impossibleDate: null, year: year.year, short: year.short, next: year.next };
  }
  if (tokens.kind[i] !== Kind.Integer) return tokens.kind[i + 1] === Kind.Month ? readWords(tokens, i) : null;
  const day = tokens.value[i]!;
  let month = i + 1;
  if (tokens.kind[month] === Kind.Dash) month++;
  if (tokens.kind[month] === Kind.Month && day >= 1 && day <= 31) {
    let at = month + 1;
    if (tokens.kind[at] === Kind.Dash || tokens.kind[at] === Kind.Of) at++;
    const year = readYear(tokens, at, true);
    if (year === null) return { date: null, impossibleDate: null, year: null, short: false, next: month + 1 };
    return dated(year.year, tokens.value[month]!, day, year.short, afterEra(tokens, year));
  }
  return readNumeric(tokens, i) ?? readRomanMonth(tokens, i);
}

/** `dodici febbraio millenovecentonovantatré`, `sette agosto 1990`. */
function readWords(tokens: Tokens, i: number): ReadDate | null {
  const day = dayInWords(textOf(tokens, i));
  if (day === 0 || i + 2 >= tokens.count) return null;
  const year = yearInWords(textOf(tokens, i + 2));
  if (year !== 0) return dated(year, tokens.value[i + 1]!, day, false, i + 3);
  const figures = readYear(tokens, i + 2, false);
  return figures === null
    ? null
    : dated(figures.year, tokens.value[i + 1]!, day, figures.short, afterEra(tokens, figures));
}

/** The token after the year of the Fascist era that official titles gave beside the year from 1922 to 1945: `3 marzo 1938-XVI`. */
function afterEra(tokens: Tokens, { year, next }: { year: number; next: number }): number {
  if (year < 1922 || year > 1945 || tokens.kind[next] !== Kind.Dash || next + 1 >= tokens.count) return next;
  return /^[IVX]{1,5}$/i.test(textOf(tokens, next + 1)) ? next + 2 : next;
}

/** `07-08-1990`, `7/8/90`, `7.8.1990`, `20.05.'70`, `1990-08-07`. */
function readNumeric(tokens: Tokens, i: number): ReadDate | null {
  const mark = tokens.kind[i + 1];
  if (mark !== Kind.Dash && mark !== Kind.Slash && mark !== Kind.Dot) return null;
  const at = tokens.kind[i + 4] === Kind.Mark ? i + 5 : i + 4;
  if (tokens.kind[i + 3] !== mark || tokens.kind[i + 2] !== Kind.Integer || tokens.kind[at] !== Kind.Integer)
    return null;
  for (let k = i + 1; k <= at; k++) if (!isGlued(tokens, k)) return null;
  const [first, month, last] = [tokens.value[i]!, tokens.value[i + 2]!, tokens.value[at]!];
  if (month < 1 || month > 12) return null;
  if (first >= 1800 && first < 2200) return dated(first, month, last, false, at + 1);
  const digits = tokens.end[at]! - tokens.start[at]!;
  if (first < 1 || first > 31) return null;
  if (digits === 4 && last >= 1800 && last < 2200) return dated(last, month, first, false, at + 1);
  return digits === 2 ? dated(fullYear(last), month, first, true, at + 1) : null;
}

const romanMonths = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** `7.VIII.1990`, `7-VIII-1990`, `7 VIII 1990`. */
function readRomanMonth(tokens: Tokens, i: number): ReadDate | null {
  const day = tokens.value[i]!;
  const month = isBetweenDateParts(tokens, i + 1) ? i + 2 : i + 1;
  if (day < 1 || day > 31 || month >= tokens.count || tokens.end[month]! - tokens.start[month]! > 5) return null;
  const index = romanMonths.indexOf(textOf(tokens, month).replace('.', ''));
  if (index === -1) return null;
  const year = readYear(tokens, isBetweenDateParts(tokens, month + 1) ? month + 2 : month + 1, false);
  return year === null ? null : dated(year.year, index + 1, day, false, year.next);
}

function isBetweenDateParts(tokens: Tokens, i: number): boolean {
  const kind = tokens.kind[i];
  return (kind === Kind.Dash || kind === Kind.Slash || kind === Kind.Dot) && isGlued(tokens, i);
}

function dated(year: number, month: number, day: number, short: boolean, next: number): ReadDate {
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isRealDate(date)
    ? { date, impossibleDate: null, year, short, next }
    : { date: null, impossibleDate: date, year, short, next };
}
