// `art. 3, comma 2, lett. b)` and its many orders and lists.
import { Kind } from './lexicon.js';
import { readPlaceNumber, type Read } from './numbers.js';
import { digitsOf, isGlued, textOf, type Tokens } from './tokens.js';

/** A place within an act, as a citation names it. The first article counts, the others are listed. */
export interface Provision {
  article: string | null;
  paragraph: string | null;
  point: string | null;
  /** `1` in `art. 25 octies 1`: a number that may belong to the article's (`25-octies.1`). */
  looseNumber: string | null;
  /** Further articles of a list, in order. */
  moreArticles: string[];
  /** First token, and the one after the last. */
  from: number;
  next: number;
}

/** Places in a row, with the prepositions and commas between them, from token `i`; `null` if none begins there. */
export function readProvision(tokens: Tokens, i: number): Provision | null {
  const place: Provision = {
    article: null,
    paragraph: null,
    point: null,
    looseNumber: null,
    moreArticles: [],
    from: i,
    next: i,
  };
  let at = i;
  for (;;) {
    const next = readPlace(tokens, at, place);
    if (next === 0) break;
    place.next = next;
    at = skipBetween(tokens, next);
  }
  return place.next === i ? null : place;
}

/** The number of an article that stands without `art.` before the act, `64 del decreto`; only the caller knows that it may. */
export function readBareArticle(tokens: Tokens, i: number): Provision | null {
  const number = readPlaceNumber(tokens, i);
  if (number === null) return null;
  const place: Provision = {
    article: number.text,
    paragraph: null,
    point: null,
    looseNumber: null,
    moreArticles: [],
    from: i,
    next: number.next,
  };
  const more = readProvision(tokens, skipBetween(tokens, number.next));
  return more === null || more.article !== null ? place : { ...more, article: number.text, from: i };
}

/** Commas and prepositions between two places: `, `, ` del`, ` e `; at most three tokens. */
function skipBetween(tokens: Tokens, i: number): number {
  let at = i;
  while (
    at < i + 3 &&
    (tokens.kind[at] === Kind.Comma ||
      tokens.kind[at] === Kind.Of ||
      tokens.kind[at] === Kind.And ||
      tokens.kind[at] === Kind.At ||
      tokens.kind[at] === Kind.Close)
  )
    at++;
  return at;
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
      return tokens.kind[i] === Kind.Mark &&
        tokens.text[tokens.start[i]!] === '§' &&
        tokens.kind[i + 1] === Kind.Integer
        ? i + 2
        : 0;
  }
}

function readArticles(tokens: Tokens, i: number, place: Provision): number {
  let at = i + 1;
  if (tokens.kind[at] === Kind.Numero || isFrom(tokens, at)) at++;
  if (tokens.kind[at] === Kind.Word && /^unico$/i.test(textOf(tokens, at))) {
    place.article ??= '1';
    return at + 1;
  }
  const first = readPlaceNumber(tokens, at);
  if (first === null) return 0;
  if (place.article === null) place.looseNumber = looseNumber(tokens, first);
  return readList(tokens, first.text, first.next, (number) => {
    if (place.article === null) place.article = number;
    else if (place.moreArticles.length < 50) place.moreArticles.push(number);
  });
}

/** The number after a suffixed one, `25 octies 1`, where the act or nothing follows; left in the text. */
function looseNumber(tokens: Tokens, { text, next }: Read): string | null {
  if (!/-[a-z]+$/.test(text) || tokens.kind[next] !== Kind.Integer || isGlued(tokens, next)) return null;
  const follows = next + 1 < tokens.count ? tokens.kind[next + 1] : null;
  const ends = follows === null || follows === Kind.Type || follows === Kind.Name;
  return ends && tokens.value[next]! < 100 ? digitsOf(tokens, next) : null;
}

function readParagraphs(tokens: Tokens, i: number, place: Provision): number {
  let at = i + 1;
  if (isFrom(tokens, at) || tokens.kind[at] === Kind.Numero) at++;
  if (tokens.kind[at] === Kind.Ordinal) {
    takeParagraph(place, String(tokens.value[at]!));
    return at + 1;
  }
  const first = readPlaceNumber(tokens, at);
  if (first === null) return 0;
  return readList(tokens, first.text, first.next, (number) => takeParagraph(place, number));
}

/** The first comma counts, unless it stands after a list of articles: then it belongs to the last of them. */
function takeParagraph(place: Provision, number: string): void {
  if (place.paragraph === null && place.moreArticles.length === 0 && number !== '-1') place.paragraph = number;
}

/** `secondo comma`, `primo, secondo e terzo comma`, `terzo periodo`. */
function readOrdinal(tokens: Tokens, i: number, place: Provision): number {
  let at = i + 1;
  for (let more = 0; more < 6 && tokens.kind[at] !== Kind.Paragraph && tokens.kind[at] !== Kind.Subdivision; more++) {
    while (tokens.kind[at] === Kind.Comma || tokens.kind[at] === Kind.And) at++;
    if (tokens.kind[at] !== Kind.Ordinal) break;
    at++;
  }
  if (tokens.kind[at] === Kind.Subdivision) return at + 1;
  if (tokens.kind[at] !== Kind.Paragraph) return 0;
  takeParagraph(place, String(tokens.value[i]!));
  return at + 1;
}

/** `lett. a)`, `lettere a) e b-bis)`, `lettera aa)`. */
function readPoints(tokens: Tokens, i: number, place: Provision): number {
  let at = i + 1;
  let end = 0;
  for (let more = 0; more < 30; more++) {
    const text = at < tokens.count ? textOf(tokens, at).toLowerCase() : '';
    const letter = /^[a-z]{1,2}/.exec(text)?.[0];
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
    if (place.moreArticles.length === 0) place.point ??= point;
    end = at;
    if (tokens.kind[at] === Kind.Comma) at++;
    if (tokens.kind[at] === Kind.And) at++;
  }
  return end;
}

/** What stands after a further letter of a list: `)`, `-bis)`. */
function isClosedPoint(tokens: Tokens, i: number): boolean {
  const suffix = tokens.kind[i] === Kind.Dash ? i + 1 : i;
  return tokens.kind[tokens.kind[suffix] === Kind.Suffix ? suffix + 1 : i] === Kind.Close;
}

/** `n. 4`, `punto 11`, `terzo periodo`, `art. 640, cpv.`, `art. 5, u.c.`: read, not kept. A number with a year (`n. 241/1990`) is an act's. */
function readSubdivision(tokens: Tokens, i: number, place: Provision): number {
  const numero = tokens.kind[i] === Kind.Numero;
  const at = i + 1;
  if (tokens.kind[at] !== Kind.Integer) {
    const alone = place.article !== null && isCapoverso(tokens, i);
    return !numero && (alone || tokens.kind[i - 1] === Kind.Ordinal) ? at : 0;
  }
  const number = readPlaceNumber(tokens, at);
  if (number === null || tokens.kind[number.next] === Kind.Slash) return 0;
  const year = tokens.kind[number.next] === Kind.Of ? number.next + 1 : 0;
  if (numero && year > 0 && tokens.kind[year] === Kind.Integer) return 0;
  return tokens.kind[number.next] === Kind.Close ? number.next + 1 : number.next;
}

/** A list of numbers from the first one on: `1, 2 e 3`, `da 4 a 7`, `1-3`; stops before what is a date, a year or an act's number. */
function readList(tokens: Tokens, first: string, next: number, take: (number: string) => void): number {
  take(first);
  let end = closed(tokens, next);
  for (let more = 0; more < 100; more++) {
    let at = end;
    if (tokens.kind[at] === Kind.Comma) at++;
    if (
      tokens.kind[at] === Kind.And ||
      tokens.kind[at] === Kind.At ||
      tokens.kind[at] === Kind.Dash ||
      isTo(tokens, at)
    )
      at++;
    if (at === end) return end;
    const number = readPlaceNumber(tokens, at);
    if (number === null || !isListed(tokens, at, number.next)) return end;
    take(number.text);
    end = closed(tokens, number.next);
  }
  return end;
}

/** `da 1 a 5`, `dal 1218 al 1223`, `dall'8 al 10`. */
function isFrom(tokens: Tokens, i: number): boolean {
  return tokens.kind[i] === Kind.From || (tokens.kind[i] === Kind.At && /^dall?['’]?$/i.test(textOf(tokens, i)));
}

function isTo(tokens: Tokens, i: number): boolean {
  return (
    tokens.kind[i] === Kind.Word &&
    (tokens.end[i] ?? 0) - (tokens.start[i] ?? 0) === 1 &&
    tokens.text[tokens.start[i]!]!.toLowerCase() === 'a'
  );
}

/** Skips brackets after a number, and `cpv.` or `u.c.`, which says no more than that there are further paragraphs: `comma 4) )`, `81 cpv.`. */
function closed(tokens: Tokens, i: number): number {
  let at = i;
  while (at < i + 2 && (tokens.kind[at] === Kind.Close || isCapoverso(tokens, at))) at++;
  return at;
}

function isCapoverso(tokens: Tokens, i: number): boolean {
  return (
    tokens.kind[i] === Kind.Subdivision &&
    tokens.kind[i + 1] !== Kind.Integer &&
    /^(?:c[ap]|u)/i.test(textOf(tokens, i))
  );
}

/** Whether the number at `at` goes on with the list: no date (`3 agosto`), no comma of its own (`2 comma`), no `18, 2000 euro`. */
function isListed(tokens: Tokens, at: number, next: number): boolean {
  const follows = tokens.kind[next];
  if (follows === Kind.Month || (follows === Kind.Slash && isGlued(tokens, next))) return false;
  return digitsOf(tokens, at).length < 5 && !(follows === Kind.Word && tokens.value[at]! > 999);
}
