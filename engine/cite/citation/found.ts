// A citation at its place among the tokens, and the place within the act that stands beside it.
import { emptyCitation, type Citation, type ForeignReference } from './citation.js';
import { type Name } from '../token/lexicon.js';
import { readProvision, type Provision } from '../provision/provisions.js';
import { annexOfAct, skipAnnexBefore } from '../provision/annexes.js';
import { beginsParagraph, Kind, kindSet, textOf, type Tokens } from '../token/tokens.js';

/** Tokens between an act and the place behind it. */
const beforePlace = kindSet(Kind.Comma, Kind.At, Kind.And, Kind.Open, Kind.Dash);

/** With these an act begins. */
const actBeginnings = kindSet(Kind.Type, Kind.Name, Kind.Foreign, Kind.Generic, Kind.Identifier);

/** With these a place within an act begins. */
const placeBeginnings = kindSet(Kind.Article, Kind.Paragraph, Kind.Ordinal, Kind.Point, Kind.Subdivision);

/** Tokens of the heading of an article. */
const headingWords = kindSet(Kind.Word, Kind.Of, Kind.And, Kind.At, Kind.Noise, Kind.Comma);

/** Tokens between a place and its act. */
const beforeAct = kindSet(
  Kind.Comma,
  Kind.Of,
  Kind.At,
  Kind.Cited,
  Kind.Noise,
  Kind.Close,
  Kind.Mark,
  Kind.Whereof,
  Kind.Open,
  Kind.Dash,
);

/** A citation at its place among the tokens. */
export interface Found {
  citation: Citation;
  /** First token, and the one after the last; the place beside the act is within. */
  from: number;
  next: number;
  /** The name that was found, where the act is named so. */
  name: Name | null;
  /** True where type, number and year (or a name, or an identifier) say which act. */
  complete: boolean;
  /** True where the place stands before the act. */
  led: boolean;
}

export function foreign(
  tokens: Tokens,
  i: number,
  next: number,
  place: Provision | null,
  reference: ForeignReference,
): Found {
  const around = placeAround(tokens, i, next, place);
  const from = place?.from ?? i;
  const end = around.next;
  const citation = emptyCitation('non-statale', tokens.start[from]!, tokens.end[end - 1]!);
  citation.foreign = reference;
  return {
    citation: placed(citation, around.place),
    from,
    next: end,
    name: null,
    complete: true,
    led: place !== null,
  };
}

/**
 * The place that stands after its act: `, art. 3`, ` all'articolo 1`, `: comma 2`, `, e in particolare l'articolo 17`. Not one after `del` (`costituzione dell'articolo 275`),
 * nor one that has an act of its own behind it.
 */
function trailingPlace(tokens: Tokens, act: number, i: number): Provision | null {
  let at = skipParticularly(tokens, skipUpdates(tokens, i));
  for (const from = at; at < from + 4 && at < tokens.count; at++) {
    const kind = tokens.kind[at];
    const behind = skipAnnexBefore(tokens, at);
    if (behind > at) {
      at = behind;
      break;
    }
    if (!beforePlace.has(kind) && !(kind === Kind.Mark && at === i)) break;
  }
  if (!mayBeginPlace(tokens.kind[at]!) || isHeading(tokens, at) || isJoined(tokens, i, at)) return null;
  const place = readProvision(tokens, at);
  if (place === null) return null;
  // `GDPR (art. 28), al d.lgs. 196/2003`: the bracket holds the place of the act before it.
  if (opens(tokens, i, at)) {
    if (tokens.kind[place.next] === Kind.Close) return { ...place, next: place.next + 1 };
    if (endsAtBracket(tokens, place)) return place;
  }
  const close = tokens.kind[place.next] === Kind.Close ? place.next + 1 : place.next;
  const reach = skipToAct(tokens, close);
  const kind = tokens.kind[reach];
  const another = actBeginnings.has(kind);
  const comma = tokens.kind[place.next] === Kind.Comma && reach === place.next + 1;
  if (another && reach < tokens.count && !comma) {
    if (!isApposed(tokens, i, at)) return null;
    // `legge 241/1990, art. 2 e art. 97 Cost.`: the first is of the act before it, the last of the one behind.
    const first = readProvision(tokens, at, true);
    if (first !== null && first.next < place.next) return first;
    return isEnumerated(tokens, act, place.next) ? place : null;
  }
  return place;
}

/** `dal codice penale e dall'articolo 12`: to a law, what `e` joins to an act is beside it, not of it. */
function isJoined({ isLaw, kind }: Tokens, from: number, to: number): boolean {
  return isLaw && kind[to - 1] === Kind.At && kind.subarray(from, to).includes(Kind.And);
}

/** `…, n. 602.⏎Art. 39-quater.`: a place that begins a line with a capital is the heading of an article. */
function isHeading(tokens: Tokens, i: number): boolean {
  return (
    /^\p{Lu}/u.test(textOf(tokens, i)) &&
    i > 0 &&
    tokens.text.slice(tokens.end[i - 1]!, tokens.start[i]!).includes('\n')
  );
}

/** Whether a place ends with a bracket that is not of its letter, `28)` of `(art. 28)`. */
export function endsAtBracket({ kind }: Tokens, { next }: Provision): boolean {
  return kind[next - 1] === Kind.Close && (kind[next - 2] === Kind.Integer || kind[next - 2] === Kind.Suffix);
}

/** `della legge 190/2012, art. 1, commi 8 e 9, del D.Lgs. 33/2013`: each act has its preposition, so the place without one goes on with the first. */
function isEnumerated(tokens: Tokens, act: number, next: number): boolean {
  const before = act > 0 ? tokens.kind[act - 1] : -1;
  return before === Kind.Of && tokens.kind[next] === Kind.Comma && tokens.kind[next + 1] === Kind.Of;
}

/** ` e s.m.i.`, `, e successive modificazioni`: the token after it; `i` where it doesn't stand. */
function skipUpdates(tokens: Tokens, i: number): number {
  let end = i;
  for (let at = i; at < i + 6 && at < tokens.count; at++) {
    const kind = tokens.kind[at];
    if (kind === Kind.Noise && /s\.?\s?m|modif|mod\.|integr|int\.|succ/i.test(textOf(tokens, at))) end = at + 1;
    else if (kind !== Kind.Comma && kind !== Kind.And && kind !== Kind.Dot) break;
  }
  return end;
}

/** `, e in particolare l'`, `, ed in particolare, gli `: the token after it; `i` where it doesn't stand. */
function skipParticularly(tokens: Tokens, i: number): number {
  for (let at = i; at < i + 5 && at < tokens.count; at++) {
    const kind = tokens.kind[at];
    if (kind === Kind.Word && /^(?:particolare|specie)$/i.test(textOf(tokens, at))) {
      const comma = tokens.kind[at + 1] === Kind.Comma ? at + 2 : at + 1;
      return tokens.kind[comma] === Kind.Noise ? comma + 1 : comma;
    }
    if (kind !== Kind.Comma && kind !== Kind.And && kind !== Kind.At) break;
  }
  return i;
}

function opens(tokens: Tokens, from: number, to: number): boolean {
  for (let k = from; k < to; k++) if (tokens.kind[k] === Kind.Open) return true;
  return false;
}

/**
 * The place beside an act: the one before it, with the comma and letter that may stand after (`art. 1341 c.c., secondo comma`), or else
 * the one after it. `act` is the first token of the act, `next` the one after it; the `next` answered is the token after both.
 */
export function placeAround(
  tokens: Tokens,
  act: number,
  next: number,
  before: Provision | null,
): { place: Provision | null; next: number } {
  if (before !== null && (before.article === null || before.paragraph !== null || before.moreArticles.length > 0))
    return { place: before, next };
  const after = trailingPlace(tokens, act, next);
  if (after === null) return { place: before, next };
  if (before === null) return { place: { ...after, part: after.part ?? annexOfAct(tokens, act) }, next: after.next };
  // `all'articolo 5 della legge 241/1990, ai commi …` may go on with the commas of the text itself.
  const isIts = after.article === null && after.paragraph !== null && isApposed(tokens, next, after.from);
  if (!isIts) return { place: before, next };
  return {
    place: {
      ...before,
      paragraph: after.paragraph,
      moreParagraphs: after.moreParagraphs,
      fromEnd: after.fromEnd,
      point: after.point ?? before.point,
    },
    next: after.next,
  };
}

function isApposed(tokens: Tokens, from: number, to: number): boolean {
  for (let i = from; i < to; i++)
    if (tokens.kind[i] !== Kind.Comma && tokens.kind[i] !== Kind.Open && tokens.kind[i] !== Kind.Dash) return false;
  return true;
}

export function placed(citation: Citation, place: Provision | null): Citation {
  return place === null || citation.article !== null ? citation : setPlace(citation, place);
}

/** Replaces the place within the act. */
export function setPlace(
  citation: Citation,
  place: Pick<
    Citation,
    'article' | 'paragraph' | 'point' | 'looseNumber' | 'moreArticles' | 'moreParagraphs' | 'fromEnd' | 'part'
  >,
): Citation {
  // A name may say its part itself; an annex that the words name is nearer.
  citation.part = place.part ?? citation.part;
  citation.article = place.article;
  citation.paragraph = place.paragraph;
  citation.point = place.point;
  citation.looseNumber = place.looseNumber;
  citation.moreArticles = place.moreArticles;
  citation.moreParagraphs = place.moreParagraphs;
  citation.fromEnd = place.fromEnd;
  return citation;
}

export function isNation(tokens: Tokens, i: number, allowed = true): boolean {
  return allowed && i < tokens.count && tokens.kind[i] === Kind.Nation;
}

export function mayBeginPlace(kind: number): boolean {
  return placeBeginnings.has(kind);
}

/** `art. 18 (Tutela del lavoratore) della legge`: the token after the heading of the article; `i` where none stands. */
function skipHeading(tokens: Tokens, i: number): number {
  if (tokens.kind[i] !== Kind.Open || tokens.kind[i + 1] !== Kind.Word) return i;
  for (let at = i + 2; at < i + 20 && at < tokens.count; at++) {
    const kind = tokens.kind[at];
    if (kind === Kind.Close) return at + 1;
    if (!headingWords.has(kind)) return i;
  }
  return i;
}

/** Prepositions and the like between a place and its act: `, del citato`, ` di cui alla`. */
export function skipToAct(tokens: Tokens, i: number): number {
  let at = skipHeading(tokens, i);
  for (const from = at; at < from + 8 && at < tokens.count; at++) {
    const kind = tokens.kind[at];
    if (!beforeAct.has(kind) || beginsParagraph(tokens, at)) break;
  }
  return at;
}
