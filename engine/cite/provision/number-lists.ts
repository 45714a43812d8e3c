// Lists and ranges of numbers: `1, 2 e 3`, `da 4 a 7`, `1-3`.
import { hasSuffix, readPlaceNumber, type Read } from '../token/numbers.js';
import type { Provision } from './provision.js';
import { digitsOf, isGlued, Kind, kindSet, textOf, type Tokens } from '../token/tokens.js';

/**
 * The numbers after `first` up to `last`: `['35', '36', '37']` for `34` and `37`, `['8', '9', '9-bis']` for `7` and `9-bis`. Nobody knows
 * here which `29-ter` stand between `29-bis` and `29-octies`. Only `last` where they don't ascend, or where there are more than `most`.
 */
export function expandRange(first: string, last: string, most: number): string[] {
  const [from, to] = [Number.parseInt(first, 10), Number.parseInt(last, 10)];
  if (![first, last].every((number) => counted.test(number)) || to <= from || to - from > most) return [last];
  const plain = Array.from({ length: to - from }, (_, i) => String(from + 1 + i));
  return plain.at(-1) === last ? plain : [...plain, last];
}

const counted = /^\d+(?:-[a-z]+)?$/;

/**
 * A list of numbers from the first one on: `1, 2 e 3`, `da 4 a 7`, `1-3`; stops before what is a date, a year or an act's number.
 * @param take gets each number, and whether it ends a range
 * @param endsAtAnd stops after the number behind `e`: what follows is the next of an outer list
 * @param ofParts whether it lists paragraphs or what is finer: a number with a paragraph of its own is then of an article
 */
export function readList(
  tokens: Tokens,
  first: Read,
  isList: boolean,
  take: (number: string, ranged: boolean) => void,
  endsAtAnd = false,
  ofParts = false,
): number {
  take(first.text, false);
  let end = closed(tokens, first.next);
  for (let more = 0; isList && more < 100; more++) {
    let at = end;
    if (tokens.kind[at] === Kind.Comma) at++;
    const and = tokens.kind[at] === Kind.And;
    const ranged = tokens.kind[at] === Kind.Dash || isTo(tokens, at);
    if (and || ranged || isBetweenSuffixed(tokens, at)) at++;
    if (at === end) return end;
    // `articoli 3, 4 e da 10 a 12`.
    if (!ranged && isFrom(tokens, at)) at++;
    const number = readPlaceNumber(tokens, at);
    if (number === null || !isListed(tokens, at, number.next)) return end;
    if (ofParts && hasParagraph(tokens, number.next)) return end;
    take(number.text, ranged);
    end = closed(tokens, number.next);
    if (and && endsAtAnd) return end;
  }
  return end;
}

/** Whether a number goes on with a paragraph, as only an article's does: `577, primo comma`, `625, comma 1`, `2-bis co. 1`. */
function hasParagraph({ kind }: Tokens, i: number): boolean {
  if (kind[i] === Kind.Paragraph) return kind[i + 1] === Kind.Integer;
  const at = kind[i] === Kind.Comma ? i + 1 : i;
  return at > i && (kind[at] === Kind.Paragraph || (kind[at] === Kind.Ordinal && kind[at + 1] === Kind.Paragraph));
}

/** `64-bis/64-quater`: a stroke before a number with a suffix, behind one. */
function isBetweenSuffixed(tokens: Tokens, i: number): boolean {
  return tokens.kind[i] === Kind.Slash && tokens.kind[i - 1] === Kind.Suffix && hasSuffix(tokens, i + 1);
}

/** `da 1 a 5`, `dal 1218 al 1223`, `dall'8 al 10`. */
export function isFrom(tokens: Tokens, i: number): boolean {
  return tokens.kind[i] === Kind.From || (tokens.kind[i] === Kind.At && /^dall?['’]?$/i.test(textOf(tokens, i)));
}

function isTo(tokens: Tokens, i: number): boolean {
  const kind = tokens.kind[i];
  return (kind === Kind.Word || kind === Kind.At) && /^a(?:l|lla|ll['’]|i)?$/i.test(textOf(tokens, i));
}

/** Skips brackets after a number, and `cpv.` or `u.c.`, which says no more than that there are further paragraphs: `comma 4) )`, `81 cpv.`. */
function closed(tokens: Tokens, i: number): number {
  let at = i;
  while (at < i + 2 && (tokens.kind[at] === Kind.Close || isCapoverso(tokens, at))) at++;
  return at;
}

export function isCapoverso(tokens: Tokens, i: number): boolean {
  return (
    tokens.kind[i] === Kind.Subdivision &&
    tokens.kind[i + 1] !== Kind.Integer &&
    /^(?:c[ap]|u)/i.test(textOf(tokens, i))
  );
}

/** Whether the number at `at` goes on with the list: no date (`3 agosto`), no comma of its own (`2 comma`), no `18, 2000 euro`. */
export function isListed(tokens: Tokens, at: number, next: number): boolean {
  const follows = tokens.kind[next];
  if (follows === Kind.Month || (follows === Kind.Slash && isGlued(tokens, next))) return false;
  return digitsOf(tokens, at).length < 5 && !(follows === Kind.Word && tokens.value[at]! > 999);
}

/**
 * `4 e 5 e 14-ter` behind `art. 14-bis, commi`: the second `e` goes on with the articles where a number is that of the article
 * `article`, with a suffix of its own.
 */
export function leadsToSibling(tokens: Tokens, i: number, article: string | null): boolean {
  if (article === null || !/-[a-z]/.test(article)) return false;
  let joined = 0;
  for (let at = i; at < i + 16 && listTokens.has(tokens.kind[at]); at++) {
    if (tokens.kind[at] !== Kind.And) continue;
    const isSibling = tokens.value[at + 1] === Number.parseInt(article, 10) && hasSuffix(tokens, at + 1);
    if (++joined > 1 && tokens.kind[at + 1] === Kind.Integer && isSibling) return true;
  }
  return false;
}

const listTokens = kindSet(Kind.Integer, Kind.Suffix, Kind.Dash, Kind.Comma, Kind.And);

/**
 * `art. 624, comma 1, e 625, comma 1`, `articolo 377, terzo comma e 377-bis`: behind `e` an article that no plural announced, as it has a
 * paragraph of its own, or is that of the article before with a suffix, and no number goes on with `terzo comma`.
 */
export function isFurtherArticle(
  tokens: Tokens,
  end: number,
  at: number,
  { article, paragraph }: Pick<Provision, 'article' | 'paragraph'>,
): boolean {
  const { kind } = tokens;
  if (article === null || paragraph === null || kind[at - 1] !== Kind.And) return false;
  const number = readPlaceNumber(tokens, at);
  if (number === null) return false;
  const isSibling = tokens.value[at] === parseInt(article, 10) && hasSuffix(tokens, at);
  return hasParagraph(tokens, number.next) || (isSibling && kind[end - 1] === Kind.Paragraph);
}
