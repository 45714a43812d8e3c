// `art. 3, comma 2, lett. b)` and its many orders and lists.
import { annexBefore, endWithAnnex, endWithAnnexBeside } from './annexes.js';
import { afterAside, endSemicolons, isBesidePoint, skipSemicolon } from './law-lists.js';
import { expandRange, isFrom, isFurtherArticle, isListed, leadsToSibling, readList } from './number-lists.js';
import { hasSuffix, readLooseNumber, readPlaceNumber } from '../token/numbers.js';
import { readPoints, readSubdivision } from './points.js';
import { emptyProvision, type CitedPlace, type Provision } from './provision.js';
import { beginsParagraph, Kind, kindSet, textOf, type Tokens } from '../token/tokens.js';

export type { CitedPlace, Provision };

/** Tokens between two places. */
const betweenPlaces = kindSet(Kind.Comma, Kind.Of, Kind.And, Kind.At, Kind.Close);

/** Articles that one citation holds at most, and paragraphs of a range: of a longer one only the ends are kept. */
const mostWithin = 60;

/**
 * Places in a row, with the prepositions and commas between them, from token `i`; `null` if none begins there.
 * @param single stops before a second `art.`
 */
export function readProvision(tokens: Tokens, i: number, single = false): Provision | null {
  const place = readOn(tokens, emptyProvision(i, i), single);
  if (place === null || place.article === null) return place;
  endWithAnnexBeside(tokens, place);
  const annex = place.part === null && tokens.kind[i] === Kind.Article ? annexBefore(tokens, i) : null;
  return annex === null ? place : Object.assign(place, annex);
}

/** Reads places into `place` from its end on; `null` where it has none then. */
function readOn(tokens: Tokens, place: Provision, single = false): Provision | null {
  const { from } = place;
  let at = place.next === from ? from : skipBetween(tokens, place.next);
  for (;;) {
    if (single && at > from && tokens.kind[at] === Kind.Article) break;
    if (isAdded(tokens, place, at)) break;
    const other = ofAnotherArticle(tokens, at, place);
    if (other !== null) {
      if (!single) append(place, other);
      break;
    }
    if (isOwnParagraph(tokens, place, at)) break;
    if (beginsAnew(tokens, place, at)) Object.assign(place, emptyProvision(at, at));
    const next =
      readPlace(tokens, at, place) ||
      readListedArticle(tokens, place.next, at, place) ||
      readListedParagraph(tokens, place.next, at, place);
    if (next === 0) {
      const further = single ? 0 : afterAside(tokens, place, readPlace);
      const number = further > 0 ? readPlaceNumber(tokens, further) : null;
      if (number !== null) {
        place.next = readList(tokens, number, true, (more, ranged) => addArticles(place, more, ranged));
        at = skipBetween(tokens, place.next);
        continue;
      }
      if (place.article !== null) endWithAnnex(tokens, place, at);
      break;
    }
    place.next = next;
    at = skipBetween(tokens, skipSemicolon(tokens, skipFollowing(tokens, next, place), place));
  }
  endSemicolons(tokens, place);
  return place.next === from ? null : place;
}

/** `comma 5 dell'articolo 2 e al comma 3 dell'articolo 3`: the place that begins with paragraphs of an article behind them; else `null`. */
function ofAnotherArticle(tokens: Tokens, i: number, { article, next }: Provision): Provision | null {
  const { kind } = tokens;
  if (
    article === null ||
    i === next ||
    (kind[i] !== Kind.Paragraph && kind[i] !== Kind.Ordinal && kind[i] !== Kind.Point)
  )
    return null;
  const within = readProvision(tokens, i, true);
  if (within === null || (within.paragraph === null && within.fromEnd === null) || kind[within.next] !== Kind.Of)
    return null;
  if (kind[within.next + 1] !== Kind.Article || kind[within.next + 2] !== Kind.Integer) return null;
  return readProvision(tokens, i);
}

/** Puts the articles of a place behind those of another. */
function append(
  place: Provision,
  { article, paragraph, point, moreParagraphs, fromEnd, moreArticles, next }: Provision,
): void {
  if (article !== null)
    place.moreArticles.push({ article, paragraph, point, moreParagraphs, fromEnd }, ...moreArticles);
  place.moreArticles.splice(mostWithin);
  place.next = next;
}

/**
 * `articoli 314 e 316, nonché dall'articolo 2635 del codice civile`: to a law, what `nonché` adds with a preposition of its own stands
 * apart; and so does what a comma or `e` adds to a list.
 */
function isAdded(tokens: Tokens, { article, listed, next }: Provision, at: number): boolean {
  if (!tokens.isLaw || article === null || tokens.kind[at] !== Kind.Article || tokens.kind[at - 1] !== Kind.At)
    return false;
  if (listed) return at - 1 > next;
  for (let k = next; k < at; k++) if (tokens.kind[k] === Kind.And && /^nonch/i.test(textOf(tokens, k))) return true;
  return false;
}

/** `articoli 98 e 114 e dal quarto comma`: to a law, a paragraph with a preposition of its own, and no article behind it, is of its own. */
function isOwnParagraph({ isLaw, kind }: Tokens, { article }: Provision, at: number): boolean {
  const isParagraph = kind[at] === Kind.Paragraph || kind[at] === Kind.Ordinal;
  return isLaw && article !== null && isParagraph && kind[at - 1] === Kind.At && kind[at - 2] === Kind.And;
}

/** Whether what was read so far is of another article: `comma 3` in `dal comma 3 e dall'articolo 23, comma 2`. */
function beginsAnew({ kind }: Tokens, { article, paragraph, point, next }: Provision, at: number): boolean {
  if (kind[at] !== Kind.Article || article !== null || (paragraph === null && point === null)) return false;
  for (let k = next; k < at; k++) if (kind[k] === Kind.And) return true;
  return false;
}

/** The number of an article that stands without `art.` before the act, `64 del decreto`; only the caller knows that it may. */
export function readBareArticle(tokens: Tokens, i: number): Provision | null {
  const number = readPlaceNumber(tokens, i);
  if (number === null) return null;
  const place: Provision = { ...emptyProvision(i, number.next), article: number.text };
  const more = readProvision(tokens, skipBetween(tokens, number.next));
  return more === null || more.article !== null ? place : { ...more, article: number.text, from: i };
}

/** Further articles of a list without `artt.` of their own: `115 e 116` in `artt. 1362 c.c. e 115 e 116 c.p.c.`. */
export function readBareArticles(tokens: Tokens, i: number): Provision | null {
  const number = readPlaceNumber(tokens, i);
  return number && readOn(tokens, { ...emptyProvision(i, number.next), article: number.text, listed: true });
}

/** Commas and prepositions between two places: `, `, ` del`, ` e `, ` e l'`; at most three tokens, and `l'`. */
function skipBetween(tokens: Tokens, i: number): number {
  const { kind } = tokens;
  let at = i;
  while (at < i + 3 && betweenPlaces.has(kind[at])) at++;
  // `e l'art. 31`, `nonché gli artt. 3 e 4`: behind a comma alone a clause may begin.
  const isJoined = at > i && kind[at - 1] === Kind.And && kind[at] === Kind.Noise && kind[at + 1] === Kind.Article;
  return isJoined && /^(?:l['’]|gli)$/i.test(textOf(tokens, at)) ? at + 1 : at;
}

/** `12 ss., 70` in a list: the token after `ss.` where a comma and a further number follow; else `i`. */
function skipFollowing(tokens: Tokens, i: number, { listed, paragraph }: Provision): number {
  if (
    !listed ||
    paragraph !== null ||
    tokens.kind[i] !== Kind.Noise ||
    !/^(?:e )?(?:se?gg?|ss|seguenti)\b/i.test(textOf(tokens, i))
  )
    return i;
  const more = tokens.kind[i + 2] === Kind.And ? i + 3 : i + 2;
  return tokens.kind[i + 1] === Kind.Comma && tokens.kind[more] === Kind.Integer ? i + 1 : i;
}

/** Reads one place into `place` and says which token follows; 0 where there is none. */
function readPlace(tokens: Tokens, i: number, place: Provision): number {
  switch (tokens.kind[i]) {
    case Kind.Article:
      return readArticles(tokens, i, place);
    case Kind.Paragraph:
      return readParagraphs(tokens, i, place);
    case Kind.Ordinal:
      return readOrdinal(tokens, i, place);
    case Kind.Point:
      return readPoints(tokens, i, place);
    case Kind.Numero:
    case Kind.Subdivision:
      return readSubdivision(tokens, i, place);
    default:
      return /^§$/.test(textOf(tokens, i)) && tokens.kind[i + 1] === Kind.Integer ? i + 2 : 0;
  }
}

function readArticles(tokens: Tokens, i: number, place: Provision): number {
  let at = i + 1;
  if (/^(?:artt|articoli)/i.test(textOf(tokens, i))) place.listed = true;
  if (tokens.kind[at] === Kind.Numero || isFrom(tokens, at)) at++;
  if (tokens.kind[at] === Kind.Word && /^unico$/i.test(textOf(tokens, at))) {
    addArticle(place, '1');
    return at + 1;
  }
  const first = beginsParagraph(tokens, at) ? null : readPlaceNumber(tokens, at);
  if (first === null) return 0;
  if (place.article === null) place.looseNumber = readLooseNumber(tokens, first);
  return readList(tokens, first, true, (number, ranged) => addArticles(place, number, ranged));
}

/** The next article of a list after a comma or letter of the one before: `6` in `artt. 5, comma 1, lett. a), 6 e 25-undecies`. */
function readListedArticle(tokens: Tokens, end: number, at: number, place: Provision): number {
  if (!place.listed && isFurtherArticle(tokens, end, at, place)) place.listed = true;
  if (!place.listed || place.article === null || at === end) return 0;
  const begin = skipFollowing(tokens, end, place);
  if (at > begin + 2) return 0;
  for (let k = begin; k < at; k++)
    if (tokens.kind[k] !== Kind.Comma && tokens.kind[k] !== Kind.And && tokens.kind[k] !== Kind.Semicolon) return 0;
  const from = isFrom(tokens, at) ? at + 1 : at;
  const first = readPlaceNumber(tokens, from);
  if (first === null || !isListed(tokens, from, first.next) || tokens.value[from]! > 2999) return 0;
  // `256, commi 1, secondo periodo, 1-bis e 3`: articles ascend, so a lower number goes on with the paragraphs.
  const last = place.moreArticles.at(-1) ?? { article: place.article, paragraph: place.paragraph };
  if (last.paragraph !== null && tokens.value[from]! < parseInt(last.article, 10)) {
    if (place.listsParagraphs)
      return readList(tokens, first, true, (number, ranged) => takeParagraph(place, number, ranged), true);
    // `5, comma 1, 2 e 6`: nobody knows which; `585, quarto comma, 583-bis` is an article.
    if (tokens.value[from]! < 100 && !hasSuffix(tokens, from) && !isBesidePoint(tokens, at, place))
      return readList(tokens, first, true, () => undefined, true);
  }
  return readList(tokens, first, true, (number, ranged) => addArticles(place, number, ranged));
}

/** The next comma of a list after a letter of the one before: `e 2` in `art. 256, commi 1, lett. a), e 2`. */
function readListedParagraph(tokens: Tokens, end: number, at: number, place: Provision): number {
  const isList = place.listsParagraphs && !place.listed && place.point !== null && at > end;
  const first = isList ? readPlaceNumber(tokens, at) : null;
  if (first === null || !isListed(tokens, at, first.next) || tokens.value[at]! > 999) return 0;
  for (let k = end; k < at; k++) if (tokens.kind[k] !== Kind.Comma && tokens.kind[k] !== Kind.And) return 0;
  return readList(tokens, first, true, (number, ranged) => takeParagraph(place, number, ranged));
}

function addArticles(place: Provision, number: string, ranged: boolean): void {
  const last = place.moreArticles.at(-1)?.article ?? place.article;
  if (!ranged || last === null) return addArticle(place, number);
  for (const within of expandRange(last, number, mostWithin - place.moreArticles.length))
    addArticle(place, within, within === number ? { rangeFrom: last } : { within: true });
}

function addArticle(place: Provision, article: string, range: Pick<CitedPlace, 'within' | 'rangeFrom'> = {}): void {
  place.severalParagraphs = false;
  place.listsParagraphs = false;
  if (place.article === null) place.article = article;
  else if (place.moreArticles.length < mostWithin)
    place.moreArticles.push({ article, paragraph: null, point: null, moreParagraphs: [], fromEnd: null, ...range });
  else place.isCut = true;
}

/** `comma 2`, `commi 1, 2 e 5`, `commi primo e terzo`. */
function readParagraphs(tokens: Tokens, i: number, place: Provision): number {
  let at = i + 1;
  if (isFrom(tokens, at) || tokens.kind[at] === Kind.Numero) at++;
  if (tokens.kind[at] === Kind.Ordinal) {
    takeParagraph(place, String(tokens.value[at]!));
    return readOrdinals(tokens, at + 1, place);
  }
  const first = beginsParagraph(tokens, at) ? null : readPlaceNumber(tokens, at);
  if (first === null) return 0;
  if (/^commi/i.test(textOf(tokens, i))) place.listsParagraphs = true;
  if (leadsToSibling(tokens, at, place.article)) place.listed = true;
  const isList = !place.listed || /^(?:commi|cc)/i.test(textOf(tokens, i)) || isFrom(tokens, at - 1);
  return readList(tokens, first, isList, (number, ranged) => takeParagraph(place, number, ranged), place.listed, true);
}

/** `e terzo` after `commi primo`. */
function readOrdinals(tokens: Tokens, i: number, place: Provision): number {
  let end = i;
  for (let more = 0; more < 6; more++) {
    let at = end;
    while (at < end + 2 && (tokens.kind[at] === Kind.Comma || tokens.kind[at] === Kind.And)) at++;
    const follows = tokens.kind[at + 1];
    if (at === end || tokens.kind[at] !== Kind.Ordinal || follows === Kind.Paragraph || follows === Kind.Subdivision)
      break;
    takeParagraph(place, String(tokens.value[at]!));
    end = at + 1;
  }
  return end;
}

/** The comma of the article that it stands beside. */
function takeParagraph(place: Provision, number: string, ranged = false): void {
  if (place.isCut) return;
  const of = place.moreArticles.at(-1) ?? place;
  const fromEnd = number.startsWith('-') ? -Number(number) : null;
  const last = of.moreParagraphs.at(-1) ?? of.paragraph;
  if (last !== null) {
    place.severalParagraphs = true;
    if (fromEnd === null) of.moreParagraphs.push(...(ranged ? expandRange(last, number, mostWithin) : [number]));
  } else if (fromEnd !== null) of.fromEnd = fromEnd;
  else [of.paragraph, of.fromEnd] = [number, null];
}

/** `secondo comma`, `primo, secondo e terzo comma`, `terzo periodo`. */
function readOrdinal(tokens: Tokens, i: number, place: Provision): number {
  const numbers = [tokens.value[i]!];
  let [at, isRepeated] = [i + 1, false];
  for (let more = 0; more < 6 && tokens.kind[at] !== Kind.Paragraph && tokens.kind[at] !== Kind.Subdivision; more++) {
    while (tokens.kind[at] === Kind.Comma || tokens.kind[at] === Kind.And) at++;
    // `di cui al primo e al secondo comma`.
    if (tokens.kind[at - 1] === Kind.And && (tokens.kind[at] === Kind.At || tokens.kind[at] === Kind.Of))
      [at, isRepeated] = [at + 1, true];
    if (tokens.kind[at] !== Kind.Ordinal) break;
    numbers.push(tokens.value[at]!);
    at++;
  }
  if (tokens.kind[at] === Kind.Subdivision) return isRepeated ? 0 : at + 1;
  if (tokens.kind[at] !== Kind.Paragraph) return 0;
  for (const number of numbers) takeParagraph(place, String(number));
  return at + 1;
}
