// Further acts of a list, which share a type or a year.
import type { ActType } from '../../law/act-type.js';
import { emptyMention, readNumbering, type Mention } from './mentions.js';
import { isListed } from '../provision/number-lists.js';
import { readActNumber, readYear } from '../token/numbers.js';
import { Kind, kindSet, textOf, type Tokens } from '../token/tokens.js';

/** Tokens between two acts of a list. */
const separators = kindSet(Kind.Comma, Kind.And, Kind.Semicolon, Kind.Of);

/**
 * The acts of a list whose year is written once, after the last: `leggi n. 59 e n. 127 del 1997`, `d.lgs. nn. 59 e 60 del 2010`. Empty unless
 * a plural, or `n.` before each number, shows that it is a list.
 */
export function readSharedYear(tokens: Tokens, first: Mention): Mention[] {
  if (first.type === null || first.number === null || first.year !== null) return [];
  const isList = isPlural(tokens, first) || saysNumbers(tokens, first);
  const listed = [first];
  for (let at = first.next; listed.length < 20;) {
    const from = at;
    while (at < from + 2 && (tokens.kind[at] === Kind.Comma || tokens.kind[at] === Kind.And)) at++;
    if (at === from || !(isList || tokens.kind[at] === Kind.Numero)) return [];
    const mention: Mention = { ...first, number: null, from: at, next: at };
    readNumbering(tokens, at, mention);
    if (mention.number === null || mention.date !== null) return [];
    listed.push(mention);
    at = mention.next;
    const { year, shortYear } = mention;
    if (year !== null) return listed.map((one) => ({ ...one, year, shortYear }));
  }
  return [];
}

/**
 * The further acts of a list whose date is written once, before the first: `decreti legislativi 10 ottobre 2022, nn. 149, 150 e 151`,
 * `leggi 7 agosto 1990, n. 241 e n. 242`. Empty unless a plural shows that it is a list.
 */
export function readSharedDate(tokens: Tokens, first: Mention): Mention[] {
  if (first.type === null || first.number === null || first.date === null) return [];
  const areNumbers = saysNumbers(tokens, first);
  if (!areNumbers && !isPlural(tokens, first)) return [];
  const listed: Mention[] = [];
  for (let at = first.next; listed.length < 20;) {
    const from = at;
    while (at < from + 2 && (tokens.kind[at] === Kind.Comma || tokens.kind[at] === Kind.And)) at++;
    if (at === from || !(areNumbers || tokens.kind[at] === Kind.Numero)) break;
    const mention: Mention = { ...emptyMention(first.type, at, at), date: first.date, year: first.year };
    const digits = tokens.kind[at] === Kind.Numero ? at + 1 : at;
    const number = tokens.kind[digits] === Kind.Integer ? readActNumber(tokens, digits, true) : null;
    if (number === null || !isListed(tokens, digits, number.next) || hasOwnYear(tokens, number.next)) break;
    listed.push({ ...mention, number: number.text, next: number.next });
    at = number.next;
  }
  return listed;
}

/** `150 del 2009`, `150/2009` in a list: an act of another year. */
function hasOwnYear(tokens: Tokens, i: number): boolean {
  return tokens.kind[i] === Kind.Slash || (tokens.kind[i] === Kind.Of && readYear(tokens, i + 1, true) !== null);
}

function isPlural(tokens: Tokens, { from }: Mention): boolean {
  return /^(?:leggi|decreti|regi |ll|dd)/i.test(textOf(tokens, from));
}

/** `nn. 59 e 60`. */
function saysNumbers(tokens: Tokens, { from, next }: Mention): boolean {
  for (let i = from; i < next; i++)
    if (tokens.kind[i] === Kind.Numero && /^(?:nn|numeri|nri)/i.test(textOf(tokens, i))) return true;
  return false;
}

/** A further act of the same type: `decreti legge 23 febbraio 2020, n. 6, e 25 marzo 2020, n. 19`; `null` if none follows. */
export function readFurtherMention(tokens: Tokens, i: number, type: ActType | null): Mention | null {
  let at = i;
  while (at < i + 3 && separators.has(tokens.kind[at])) at++;
  if (at === i || (tokens.kind[at] !== Kind.Integer && tokens.kind[at] !== Kind.Numero)) return null;
  const mention = emptyMention(type, at, at);
  readNumbering(tokens, at, mention);
  return mention.number !== null && mention.year !== null ? mention : null;
}
