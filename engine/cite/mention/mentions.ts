// An act named by type, date and number, at its place among the tokens.
import { actTypes, type ActType } from '../../law/act-type.js';
import { readDate } from '../token/dates.js';
import { isMinistry, mayBeIssued, skipIssuer } from './issued.js';
import { readActNumber, readYear } from '../token/numbers.js';
import { beginsParagraph, digitsOf, isGlued, Kind, kindSet, textOf, type Tokens } from '../token/tokens.js';

/** Tokens that may stand before a date, number or year. */
const fillers = kindSet(Kind.Comma, Kind.Of, Kind.Dated, Kind.Open, Kind.Cited);

/** Type, number, year and date as written. `type` is `null` for a number and year alone. */
export interface Mention {
  type: ActType | null;
  number: string | null;
  year: number | null;
  shortYear: boolean;
  date: string | null;
  /** `1990-02-30`: a date as written that is no day of the calendar. */
  impossibleDate: string | null;
  from: number;
  next: number;
}

/** An empty mention. */
export function emptyMention(type: ActType | null, from: number, next: number): Mention {
  return { type, number: null, year: null, shortYear: false, date: null, impossibleDate: null, from, next };
}

/** Types whose issuer is named between type and number: `decreto del Ministro dell'interno 10 marzo 2014, n. 55`. */
const withIssuer = new Set([
  'decreto',
  'decreto-ministeriale',
  'ordinanza',
  'deliberazione',
  'circolare',
  'legge-regionale',
  'regolamento',
]);

/**
 * The act that begins with the type at token `i`. It takes the first date and the first number after the type, never a later one:
 * in `legge 8 agosto 1995, n. 335, alla data del 23 febbraio 2020` the last date is no part of it.
 */
export function readMention(tokens: Tokens, i: number): Mention {
  const type = actTypes[tokens.value[i]!]!;
  const mention = emptyMention(type, i, i + 1);
  readNumbering(tokens, afterAbbreviation(tokens, i + 1, type), mention);
  if (mention.next === i + 1 && (withIssuer.has(type.slug) || isOfRegion(tokens, i + 1))) {
    const isIssued = mayBeIssued(tokens, i + 1) || (type.slug === 'decreto-ministeriale' && isMinistry(tokens, i + 1));
    const at = type.slug.startsWith('decreto') && !isIssued ? 0 : skipIssuer(tokens, i + 1);
    if (at > 0) readNumbering(tokens, at, mention);
  }
  return mention;
}

/** `decreto legislativo (D.Lgs.) 231/2001`: the token after the type repeated in brackets. */
function afterAbbreviation(tokens: Tokens, i: number, type: ActType): number {
  const isAgain =
    tokens.kind[i] === Kind.Open &&
    tokens.kind[i + 1] === Kind.Type &&
    actTypes[tokens.value[i + 1]!] === type &&
    tokens.kind[i + 2] === Kind.Close;
  return isAgain ? i + 3 : i;
}

/** Number and year (or date) without a type, `241/1990`, `n. 241 del 1990`, `7 agosto 1990, n. 241`. */
export function readUntyped(tokens: Tokens, i: number): Mention | null {
  const mention = emptyMention(null, i, i);
  readNumbering(tokens, i, mention);
  return mention.number !== null && mention.year !== null ? mention : null;
}

/** Reads date, number and year from token `i` in any order into `mention`. */
export function readNumbering(tokens: Tokens, i: number, mention: Mention): void {
  let at = i;
  for (let round = 0; round < 4; round++) {
    const from = skipBetween(tokens, at);
    if (beginsParagraph(tokens, from) || isBehindCited(tokens, from)) return;
    const next =
      takeDate(tokens, from, mention) ||
      takeLeadingYear(tokens, at, from, mention) ||
      takeNumber(tokens, at, from, mention) ||
      takeYear(tokens, at, from, mention);
    if (next === 0) return;
    at = mention.next = closing(tokens, next);
  }
}

/** `art. 3 l. cit. 2. Sul piano …`: what follows the abbreviation is no number of the act, which `cit.` gives, but begins the next item. */
const isBehindCited = (tokens: Tokens, i: number): boolean =>
  tokens.kind[i] === Kind.Integer && tokens.kind[i - 1] === Kind.Cited && /^cit\.$/i.test(textOf(tokens, i - 1));

/** `7 agosto 1990`, also after a `n.` that announced a number; a second date counts only where it repeats the year. */
function takeDate(tokens: Tokens, i: number, mention: Mention): number {
  if (mention.date !== null) return 0;
  const announced = tokens.kind[i] === Kind.Numero;
  const date = readDate(tokens, announced ? i + 1 : i);
  if (date === null || (announced && date.date === null)) return 0;
  if (mention.year !== null && (mention.year !== date.year || date.date === null)) return 0;
  mention.date = date.date;
  mention.impossibleDate = date.impossibleDate;
  mention.year = date.year;
  mention.shortYear = date.short;
  return date.next;
}

/** `legge 1990, n. 241`, `legge del 1990`. */
function takeLeadingYear(tokens: Tokens, at: number, i: number, mention: Mention): number {
  if (mention.number !== null || mention.year !== null) return 0;
  const year = readYear(tokens, i, false);
  if (year === null) return 0;
  const comma = tokens.kind[year.next] === Kind.Comma ? year.next + 1 : year.next;
  if (tokens.kind[comma] !== Kind.Numero && !(hasOf(tokens, at, i) && tokens.kind[year.next] !== Kind.Slash)) return 0;
  mention.year = year.year;
  return year.next;
}

/** The year after the number: `del 1990`, `(1990)`, `1990`. */
function takeYear(tokens: Tokens, at: number, i: number, mention: Mention): number {
  if (mention.number === null || mention.year !== null) return 0;
  const marked = hasOf(tokens, at, i);
  const year = readYear(tokens, i, marked);
  if (year === null || (!marked && tokens.kind[at] === Kind.Comma)) return 0;
  mention.year = year.year;
  mention.shortYear = year.short;
  return year.next;
}

/** `n. 241/1990`, `241-1990`, `1990/241`: the number, and the year that a stroke joins to it; 0 where there is none. */
function takeNumber(tokens: Tokens, from: number, i: number, mention: Mention): number {
  if (mention.number !== null) return 0;
  let at = i;
  while (
    at < i + 3 &&
    (tokens.kind[at] === Kind.Numero || (at > i && (tokens.kind[at] === Kind.Dot || tokens.kind[at] === Kind.Mark)))
  )
    at++;
  const numbered = at > i;
  const number = readActNumber(tokens, at, numbered);
  if (number === null) return 0;
  const stroke = tokens.kind[number.next];
  const joined = stroke === Kind.Slash || stroke === Kind.Dash;
  // `lotto L. 104/92B` is the number of something else.
  if (stroke === Kind.Slash && isLettered(tokens, number.next + 1)) return 0;
  const year = joined ? readYear(tokens, number.next + 1, stroke === Kind.Slash) : null;
  if (!numbered && year === null && isQuantity(tokens, at, mention)) return 0;
  // `legge 7 agosto 1990, 241` is still meant so; `D.Lgs. 1° settembre 1993, n. 385, 4` and `legge 5, 6` are lists.
  if (!numbered && year === null && i > from && tokens.kind[i - 1] === Kind.Comma && mention.date === null) return 0;
  if (
    year === null &&
    joined &&
    stroke === Kind.Slash &&
    mention.year === null &&
    /^(?:1[89]|20)\d\d$/.test(number.text) &&
    tokens.kind[number.next + 1] === Kind.Integer
  ) {
    const swapped = readActNumber(tokens, number.next + 1, false);
    if (swapped !== null && swapped.text.length <= 4) {
      mention.year = Number(number.text);
      mention.number = swapped.text;
      return swapped.next;
    }
  }
  mention.number = number.text;
  if (year === null) return stroke === Kind.Slash ? takeFarYear(tokens, number.next, mention) : number.next;
  if (mention.year === null || mention.year === year.year) {
    mention.year = year.year;
    mention.shortYear = year.short;
  }
  return year.next;
}

/**
 * `decreto del 20 giugno 2019, di 2.700 unità`, `d.P.R. 26 ottobre 1972, 11.633`, which misprints `n. 633`: behind a day or year, a number with
 * a point is an act's only where `n.` says so, and one behind `di` counts something.
 */
function isQuantity(tokens: Tokens, at: number, { year }: Mention): boolean {
  if (at > 0 && /^di$/i.test(textOf(tokens, at - 1))) return true;
  return year !== null && tokens.kind[at + 1] === Kind.Dot && isGlued(tokens, at + 2) && isGlued(tokens, at + 1);
}

/** A number with letters directly behind it, `92B`. */
function isLettered(tokens: Tokens, i: number): boolean {
  return tokens.kind[i] === Kind.Integer && tokens.kind[i + 1] === Kind.Word && isGlued(tokens, i + 1);
}

/** `legge 241/3000`: four digits after the stroke of a type's number say a year, also one of which no act is. */
function takeFarYear(tokens: Tokens, stroke: number, mention: Mention): number {
  const at = stroke + 1;
  const isYear = tokens.kind[at] === Kind.Integer && /^[1-9]\d{3}$/.test(digitsOf(tokens, at));
  if (!isYear || mention.type === null || mention.year !== null) return stroke;
  mention.year = tokens.value[at]!;
  return at + 1;
}

/** Commas, `del`, `in data`, brackets before a date, number or year; at most four tokens. */
function skipBetween(tokens: Tokens, i: number): number {
  let at = i;
  for (; at < i + 4 && at < tokens.count; at++) {
    const kind = tokens.kind[at];
    if (beginsParagraph(tokens, at)) break;
    if (fillers.has(kind)) continue;
    if (kind === Kind.Mark && at === i && tokens.kind[at + 1] === Kind.Integer && !isGlued(tokens, at + 1)) continue;
    if (kind === Kind.Dot && tokens.kind[at + 1] === Kind.Integer) continue;
    if (
      kind === Kind.Dash &&
      (tokens.kind[at + 1] === Kind.Numero || isDateAfterDash(tokens, at) || (at === i && isHyphenated(tokens, at)))
    )
      continue;
    if (kind === Kind.Noise && /^(?:il|l')$/i.test(textOf(tokens, at)) && tokens.kind[at - 1] === Kind.Of) continue;
    if (kind === Kind.Noise && /^italian[ao]$/i.test(textOf(tokens, at))) continue;
    // `1990-08-07;241`, as a URN writes it.
    if (kind === Kind.Semicolon && isGlued(tokens, at) && isGlued(tokens, at + 1) && isDashedDate(tokens, at)) continue;
    break;
  }
  return at;
}

/** `n. 898 – 1 dicembre 1970`, `n. 300 - 20/05/1970`. */
function isDateAfterDash(tokens: Tokens, i: number): boolean {
  return !isGlued(tokens, i) && (readDate(tokens, i + 1)?.date ?? null) !== null;
}

/** `legge-241-1990`: a hyphen for every blank. */
function isHyphenated(tokens: Tokens, i: number): boolean {
  for (let k = i; k < i + 4; k++)
    if (!isGlued(tokens, k) || tokens.kind[k] !== ((k - i) % 2 === 0 ? Kind.Dash : Kind.Integer)) return false;
  return readYear(tokens, i + 3, false) !== null;
}

/** Whether `1990-08-07` stands before token `i`. */
function isDashedDate(tokens: Tokens, i: number): boolean {
  return i >= 5 && tokens.kind[i - 2] === Kind.Dash && readDate(tokens, i - 5)?.next === i;
}

function hasOf(tokens: Tokens, from: number, to: number): boolean {
  for (let k = from; k < to; k++)
    if (tokens.kind[k] === Kind.Of || tokens.kind[k] === Kind.Dated || tokens.kind[k] === Kind.Open) return true;
  return false;
}

/** A bracket that closes what the mention opened. */
function closing(tokens: Tokens, i: number): number {
  return tokens.kind[i] === Kind.Close && opensBefore(tokens, i) ? i + 1 : i;
}

/** Whether an open bracket stands within the eight tokens before, so that `lett. a)` keeps its own. */
function opensBefore(tokens: Tokens, i: number): boolean {
  for (let k = i - 1; k >= 0 && k > i - 8; k--) if (tokens.kind[k] === Kind.Open) return true;
  return false;
}

/** `regionale`, `della Regione`. */
function isOfRegion(tokens: Tokens, i: number): boolean {
  return tokens.kind[tokens.kind[i] === Kind.Of ? i + 1 : i] === Kind.Region;
}
