// Lists of articles as laws write them, which go on behind semicolons and behind words between two commas.
import { isListed } from './number-lists.js';
import { readPlaceNumber } from '../token/numbers.js';
import type { Provision } from './provision.js';
import { Kind, kindSet, type Tokens } from '../token/tokens.js';

/** `articoli 8; 9; 10`: the token after a semicolon that goes on with the list; else `i`. */
export function skipSemicolon(tokens: Tokens, i: number, { listed, article }: Provision): number {
  if (!tokens.isLaw || !listed || article === null || !isSemicolon(tokens, i) || tokens.kind[i + 1] !== Kind.Integer)
    return i;
  // `; 2)` and `; 3.` are labels.
  const after = readPlaceNumber(tokens, i + 1)?.next ?? i;
  const kind = tokens.kind[after];
  return kind === Kind.Comma || kind === Kind.Semicolon || kind === Kind.And || kind === Kind.Of ? i + 1 : i;
}

function isSemicolon(tokens: Tokens, i: number): boolean {
  return tokens.kind[i] === Kind.Semicolon;
}

function isSemicolonList(tokens: Tokens, { from, next }: Provision): boolean {
  return tokens.kind.subarray(from, next).includes(Kind.Semicolon);
}

/** Tokens of words that may stand within a list of articles. */
const asideWords = kindSet(
  Kind.Word,
  Kind.Of,
  Kind.At,
  Kind.And,
  Kind.Noise,
  Kind.Cited,
  Kind.Whereof,
  Kind.Ordinal,
  Kind.Paragraph,
  Kind.Dated,
);

/** Tokens of such an aside, at most. */
const longestAside = 24;

/**
 * `articoli 600-quater.1, relativamente alla condotta di produzione, 600-quinquies, nonche' 609-bis del codice penale`: the token of the
 * number with which the list goes on behind words between two commas; 0 where none does. Articles ascend, and the number has a suffix,
 * or a comma or `e` behind it.
 */
export function afterAside(tokens: Tokens, place: Provision): number {
  const { kind } = tokens;
  if (!tokens.isLaw || !place.listed || place.article === null || kind[place.next] !== Kind.Comma) return 0;
  const last = Number.parseInt(place.moreArticles.at(-1)?.article ?? place.article, 10);
  for (let at = place.next + 1; at < place.next + longestAside && at < tokens.count; at++) {
    if (kind[at] === Kind.Comma) {
      const more = kind[at + 1] === Kind.And ? at + 2 : at + 1;
      if (kind[more] !== Kind.Integer || tokens.value[more]! < last || at === place.next + 1) return 0;
      const number = readPlaceNumber(tokens, more);
      if (number === null || !isListed(tokens, more, number.next)) return 0;
      const isOne = /-[a-z]/.test(number.text) || goesOnList.has(kind[number.next]);
      if (!isOne) return 0;
      place.next = at;
      return more;
    }
    if (!asideWords.has(kind[at])) return 0;
  }
  return 0;
}

const goesOnList = kindSet(Kind.Comma, Kind.And, Kind.Of);

/** `articoli 6, commi 1 e 2; 10; del decreto …`: the last mark of such a list stands before its act, and is passed. */
export function endSemicolons(tokens: Tokens, place: Provision): void {
  if (!tokens.isLaw || !place.listed || !isSemicolon(tokens, place.next)) return;
  if (tokens.kind[place.next + 1] === Kind.Of && isSemicolonList(tokens, place)) place.next++;
}
