// Names of places in an amending clause: numbers, ranges, names of divisions and annexes.
import { articleNumber, latinRank } from '../../../../../law/eli/article-number.js';
import { numbersBetween } from '../../../../../law/eli/number-range.js';
import { pointLetter } from '../../../../../law/eli/point-letter.js';
import { counts, ordinals } from './patterns.js';
import type { Level, Token } from './token.js';

/** A number as ELIs spell it: `3 bis` → `3-bis`; that of the only article, `articolo unico`, is 1. `0a)` is a point before `a`. */
export function valueOf(words: string): string {
  if (words === 'unico') return '1';
  if (words.startsWith('0')) words = words.replace(/\s?\)$/, '');
  return articleNumber(words) ?? words;
}

/** The token of a number, letter or Roman number; `i.` is a letter. */
export function valueToken(words: string, of: 'digits' | 'letter' | 'roman'): Token {
  const isLetter = words.endsWith('.');
  return { type: 'value', values: [valueOf(words.replace(/\.$/, ''))], of: isLetter ? 'letter' : of };
}

/** `secondo`, `seconda`, `2°` → `2`; `ultimo` as it is. */
function ordinalNumber(words: string): string {
  const digits = /^\d+/.exec(words)?.[0];
  if (digits !== undefined) return digits;
  const masculine = `${words.slice(0, -1)}o`;
  return String(ordinals.indexOf(masculine) + 1 || masculine);
}

const fromTheEnd = ['antipenultimo', 'penultimo', 'ultimo'];

/** `secondo`, `primi tre`, `ultimi due`, `dal secondo al quinto` → each of them; none of the last ones where they are too many to have names. */
export function ordinalNumbers(words: string): string[] {
  const [first = '', count, , last] = words.split(/\s/);
  if (last !== undefined) return betweenOrdinals(ordinalNumber(count!), ordinalNumber(last));
  if (count === undefined) return [ordinalNumber(words)];
  const number = counts.indexOf(count) + 1;
  if (first.startsWith('p')) return counts.slice(0, number).map((_, i) => String(i + 1));
  return number > fromTheEnd.length ? [] : fromTheEnd.slice(-number);
}

/** None where the end has no number: `dal secondo all'ultimo`. */
function betweenOrdinals(from: string, to: string): string[] {
  const [low, high] = [Number(from), Number(to)];
  return low <= high ? Array.from({ length: high - low + 1 }, (_, i) => String(low + i)) : [];
}

/** `Capo VI`, `Allegato I.7`: the noun capitalised, Roman numbers in capitals. */
export function printedName(words: string): string {
  const [noun, ...rest] = words.split(/\s/);
  const name = rest
    .join(' ')
    .replace(/\.\s(?=\d)/, '.')
    .replace(/^(?:[ivxl]{1,7}|[a-z]{1,2})(?![a-z])/, (roman) => roman.toUpperCase())
    .replace(/\s([a-z]{1,20})$/, '-$1')
    // `titolo Vter`
    .replace(/^([ivxl]{1,7})([a-z]{3,20})$/, (whole, roman: string, suffix: string) =>
      latinRank(suffix) > 0 ? `${roman.toUpperCase()}-${suffix}` : whole,
    );
  return `${noun!.charAt(0).toUpperCase()}${singular(noun!.slice(1))} ${name}`;
}

/** `allegati a, b e c-bis`: a name each. */
export function annexNames(words: string): string[] {
  const noun = words.split(/\s/, 1)[0]!;
  return words
    .slice(noun.length)
    .split(/,\s(?:e\s)?|\se\s/)
    .map((name) => printedName(`${noun} ${name.trim()}`));
}

function singular(noun: string): string {
  return noun
    .replace(/^(ap|itol|ibr|llegat)i$/, '$1o')
    .replace(/^ezioni$/, 'ezione')
    .replace(/^ll\.$/, 'llegato')
    .replace(/^ab(?:elle|\.)$/, 'abella')
    .replace(/^lenchi$/, 'lenco')
    .replace(/^rospetti$/, 'rospetto');
}

/** The letters of points: Italian lists mostly leave out the others. */
const italian = 'abcdefghilmnopqrstuvz';

/** `da a) a d)` → each of them. */
function lettersBetween(first: string, last: string): string[] {
  const alphabet = [first, last].every((letter) => italian.includes(letter)) ? italian : 'abcdefghijklmnopqrstuvwxyz';
  const [low, high] = [alphabet.indexOf(first), alphabet.indexOf(last)];
  return low === -1 || high < low ? [first, last] : [...alphabet.slice(low, high + 1)];
}

/** `c`, `ccc` */
function isLetter(value: string): boolean {
  return /^[a-z]+$/.test(value) && value === value[0]!.repeat(value.length);
}

const endOfRange = new RegExp(String.raw`(?:\d|${pointLetter}(?=\)|-))[^\s)]{0,40}(?:\s[a-z]{1,20})?\)?$`);

/** `da 34 a 37`, `da aaa) a ccc)` → each of them. */
export function expand(words: string): string[] {
  const ends = words.split(/\s(?:a|al|alla|ad)\s|\sall'/);
  const [first, last] = ends.map((end) => valueOf(endOfRange.exec(end)?.[0] ?? end)) as [string, string];
  if (first.length === last.length && isLetter(first) && isLetter(last))
    return lettersBetween(first[0]!, last[0]!).map((letter) => letter.repeat(first.length));
  return numbersBetween(first, last) ?? [first, last];
}

/** `gli articoli XIV e XV della legge …`, of old acts; no word of these letters, as `vi`, behind `gli articoli 14 e 15`. */
export function isRoman(level: Level, value: string, known: readonly string[]): boolean {
  return level === 'article' && [value, ...known].every((one) => romanNumber.test(one));
}

const romanNumber = /^(?=[ivxl])(?:xl|l?x{0,3})(?:ix|iv|v?i{0,3})(?:-[a-z]{3,20})?$/;
