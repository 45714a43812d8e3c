// Lists of articles as laws write them, which go on behind semicolons and behind words between two commas.
import { isListed } from './number-lists.js';
import { readPlaceNumber } from '../token/numbers.js';
import { emptyProvision, type Provision } from './provision.js';
import { beginsParagraph, Kind, kindSet, textOf, type Tokens } from '../token/tokens.js';

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
  Kind.Subdivision,
);

/** Tokens of such an aside, at most. */
const longestAside = 24;

/**
 * `articoli 600-quater.1, relativamente alla condotta di produzione, 600-quinquies, nonche' 609-bis del codice penale`: the token of the
 * number with which the list goes on behind words; 0 where none does. Articles ascend, and the number has a suffix, or a comma or `e`
 * behind it. An article that the words name without an act, `73, limitatamente alle ipotesi dell'articolo 80, comma 2, e 74`, is of the list.
 * @param readWithin reads the places within an article
 */
export function afterAside(tokens: Tokens, place: Provision, readWithin: ReadWithin): number {
  const { kind } = tokens;
  if (!tokens.isLaw || !place.listed || place.article === null) return 0;
  const last = lastArticle(place);
  const end = Math.min(tokens.count, place.next + longestAside);
  const named: Provision[] = [];
  const begin = kind[place.next] === Kind.Comma ? place.next + 1 : place.next;
  if (begin === place.next && !/^nell[ea]$/i.test(textOf(tokens, begin))) return 0;
  for (let at = begin; at < end && !beginsParagraph(tokens, at);) {
    const more = at === begin ? 0 : continuesList(tokens, at, last);
    if (more > 0) {
      for (const { article, paragraph, point, moreParagraphs, fromEnd } of named)
        place.moreArticles.push({ article: article!, paragraph, point, moreParagraphs, fromEnd });
      place.next = at;
      return more;
    }
    if (kind[at] === Kind.Article) {
      const within = named.length === 0 ? readSingle(tokens, at, readWithin) : null;
      if (within === null || kind[within.next] === Kind.Of) return 0;
      named.push(within);
      at = within.next;
    } else if (kind[at] !== Kind.Comma && asideWords.has(kind[at])) at++;
    else return 0;
  }
  return 0;
}

type ReadWithin = (tokens: Tokens, i: number, place: Provision) => number;

/** `articolo 80, comma 2`: one article, with no list behind it. */
function readSingle(tokens: Tokens, i: number, readWithin: ReadWithin): Provision | null {
  const number = /^articolo|^art\./i.test(textOf(tokens, i)) ? readPlaceNumber(tokens, i + 1) : null;
  if (number === null) return null;
  const place: Provision = { ...emptyProvision(i, number.next), article: number.text, listed: true };
  for (;;) {
    const at = tokens.kind[place.next] === Kind.Comma ? place.next + 1 : place.next;
    const kind = tokens.kind[at];
    const isWithin = kind === Kind.Paragraph || kind === Kind.Ordinal || kind === Kind.Point;
    const next = isWithin ? readWithin(tokens, at, place) : 0;
    if (next === 0) return place;
    place.next = next;
  }
}

export function lastArticle({ article, moreArticles }: Provision): number {
  return Number.parseInt(moreArticles.at(-1)?.article ?? article ?? '', 10);
}

/** `, 416,`, `, e 74 del`: the token of a number that goes on with a list whose articles came as far as `last`; 0 where none does. */
export function continuesList(tokens: Tokens, i: number, last: number): number {
  const { kind } = tokens;
  const comma = kind[i] === Kind.Comma ? i + 1 : i;
  const more = kind[comma] === Kind.And ? comma + 1 : comma;
  if (more === i || kind[more] !== Kind.Integer || tokens.value[more]! < last || tokens.value[more]! > 2999) return 0;
  const number = readPlaceNumber(tokens, more);
  if (number === null || !isListed(tokens, more, number.next)) return 0;
  return /-[a-z]/.test(number.text) || goesOnList.has(kind[number.next]) ? more : 0;
}

const goesOnList = kindSet(Kind.Comma, Kind.And, Kind.Of);

/** `articoli 6, commi 1 e 2; 10; del decreto …`: the last mark of such a list stands before its act, and is passed. */
export function endSemicolons(tokens: Tokens, place: Provision): void {
  if (!tokens.isLaw || !place.listed || !isSemicolon(tokens, place.next)) return;
  if (tokens.kind[place.next + 1] === Kind.Of && isSemicolonList(tokens, place)) place.next++;
}

/** `artt. 133, comma 1, lett. a), n. 2, e 7`: behind a letter, a comma and `e` lead to the next article. */
export function isBesidePoint({ kind }: Tokens, at: number, { point, moreArticles }: Provision): boolean {
  return (moreArticles.at(-1) ?? { point }).point !== null && kind[at - 1] === Kind.And && kind[at - 2] === Kind.Comma;
}
