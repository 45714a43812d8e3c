// `lettera b)`, `numero 4`, `terzo periodo`: what is finer than a paragraph.
import { pointLetter } from '../../law/eli/point-letter.js';
import { isCapoverso, isFrom, readList } from './number-lists.js';
import { readPlaceNumber } from '../token/numbers.js';
import type { Provision } from './provision.js';
import { Kind, textOf, type Tokens } from '../token/tokens.js';

const letterOfPoint = new RegExp(`^${pointLetter}`);

/** `lett. a)`, `lettere a) e b-bis)`, `lettera aa)`, `lettere da a) a c)`, `lett. a)-c)`: of several the first. */
export function readPoints(tokens: Tokens, i: number, place: Provision): number {
  let at = i + 1;
  let end = 0;
  for (let more = 0; more < 30; more++) {
    if (beginsRange(tokens, at)) at++;
    const text = at < tokens.count ? textOf(tokens, at).toLowerCase() : '';
    const letter = letterOfPoint.exec(text)?.[0];
    if (letter === undefined || text.replace(/[.']$/, '').length !== letter.length || tokens.kind[at] === Kind.Integer)
      break;
    if (more > 0 && !isClosedPoint(tokens, at + 1)) break;
    at++;
    let point = letter;
    const suffix = tokens.kind[at] === Kind.Dash ? at + 1 : at;
    if (tokens.kind[suffix] === Kind.Suffix) {
      point += `-${textOf(tokens, suffix).toLowerCase()}`;
      at = suffix + 1;
    }
    if (tokens.kind[at] === Kind.Close) at++;
    const of = place.moreArticles.at(-1) ?? place;
    if (!place.severalParagraphs) of.point ??= point;
    end = at;
    if (tokens.kind[at] === Kind.Comma) at++;
    if (tokens.kind[at] === Kind.And || leadsToLast(tokens, at)) at++;
  }
  return end;
}

/** `da a) a c)`; `lettera da)` is one letter. */
const beginsRange = (tokens: Tokens, i: number): boolean =>
  i < tokens.count && /^da(?:lla)?$/i.test(textOf(tokens, i)) && isClosedPoint(tokens, i + 2);

/** `a) a c)`, `a)-c)`: whether token `i` stands between the ends of a range. */
function leadsToLast(tokens: Tokens, i: number): boolean {
  const joins = tokens.kind[i] === Kind.Dash || (i < tokens.count && /^a(?:lla)?$/i.test(textOf(tokens, i)));
  return joins && tokens.kind[i - 1] === Kind.Close && isClosedPoint(tokens, i + 2);
}

/** Whether token `i` follows a further letter of a list: `)`, `-bis)`. */
function isClosedPoint(tokens: Tokens, i: number): boolean {
  const suffix = tokens.kind[i] === Kind.Dash ? i + 1 : i;
  return tokens.kind[tokens.kind[suffix] === Kind.Suffix ? suffix + 1 : i] === Kind.Close;
}

/**
 * `n. 4`, `nn. 3 e 5`, `punto 11`, `terzo periodo`, `comma 2, alinea`, `art. 640, cpv.`, `art. 5, u.c.`: read, not kept. A number with a year
 * (`n. 241/1990`) is an act's.
 */
export function readSubdivision(tokens: Tokens, i: number, place: Provision): number {
  const numero = tokens.kind[i] === Kind.Numero;
  // `numeri da 1) a 6)`.
  const isRange = /^(?:nn|numeri|nri|punti)/i.test(textOf(tokens, i)) && isFrom(tokens, i + 1);
  const at = isRange && tokens.kind[i + 2] === Kind.Integer ? i + 2 : i + 1;
  if (tokens.kind[at] !== Kind.Integer) {
    const alone = place.article !== null && (isCapoverso(tokens, i) || /^alinea$/i.test(textOf(tokens, i)));
    return !numero && (alone || tokens.kind[i - 1] === Kind.Ordinal) ? at : 0;
  }
  const number = readPlaceNumber(tokens, at);
  if (number === null || tokens.kind[number.next] === Kind.Slash) return 0;
  const year = tokens.kind[number.next] === Kind.Of ? number.next + 1 : 0;
  if (numero && year > 0 && tokens.kind[year] === Kind.Integer) return 0;
  const isList = place.article !== null && /^(?:nn|numeri|nri|punti|parr|periodi)/i.test(textOf(tokens, i));
  if (isList) return readList(tokens, number, true, () => undefined, place.listed, true);
  return tokens.kind[number.next] === Kind.Close ? number.next + 1 : number.next;
}
