// Places that what stands directly before them gives their act or article: `l. 241/1990, e in particolare l'art. 3`, `comma 7 del medesimo articolo`.
import type { Citation } from '../citation/citation.js';
import type { Found } from '../citation/found.js';
import { parseEli } from '../../law/eli.js';
import type { Provision } from '../provision/provisions.js';
import { endsNoun, isRecalling } from './recall-words.js';
import { readPlaceNumber } from '../token/numbers.js';
import { Kind, textOf, type Tokens } from '../token/tokens.js';

/** Words that lead from an act to one of its own articles. */
const leading = new Set('particolare segnatamente specialmente specificamente precisamente specie suo suoi'.split(' '));

/** Words that may stand beside them. */
const beside = new Set(
  'e ed nonché con in nello il i gli l al ai all agli a dal dai dall dagli nel nei nell negli per'.split(' '),
);

/** Characters between the act and the place, at most. */
const mostBetween = 50;

/** A parenthesis between them, mostly the name that the text gives the act: `(“TUSMA”)`. */
const aside = /^\s?\([^()]{1,80}\)/;
const longestAside = 84;

/** The token from which words lead from the last citation to the place, an article of the same act; -1 where they do not. */
export function leadsToOwn(tokens: Tokens, last: Found, place: Provision): number {
  if (isWhose(tokens, last, place)) return place.from - 2;
  const { text, start, end, kind } = tokens;
  if (place.article === null || kind[place.next] === Kind.Of) return -1;
  const [from, to] = [end[last.next - 1]!, start[place.from]!];
  if (to <= from || to - from > mostBetween + longestAside) return -1;
  const between = text.slice(from, to).replace(aside, '');
  if (between.length > mostBetween) return -1;
  const words = between
    .toLowerCase()
    .split(/[\s,"”»'’]/)
    .filter((word) => word !== '');
  if (!words.some((word) => leading.has(word)) || !words.every((word) => leading.has(word) || beside.has(word)))
    return -1;
  const begins = to - between.length;
  let first = last.next;
  while (first < place.from && start[first]! < begins) first++;
  while (first < place.from && !/^\p{L}/u.test(textOf(tokens, first))) first++;
  return first;
}

/** `legge 27 settembre 2021, n. 134, il cui art. 1`. */
function isWhose(tokens: Tokens, last: Found, place: Provision): boolean {
  const from = place.from - 2;
  if (from < last.next || from > last.next + 1) return false;
  if (from === last.next + 1 && tokens.kind[last.next] !== Kind.Comma) return false;
  return /^(?:il|la|i|gli|le)$/i.test(textOf(tokens, from)) && /^cui$/i.test(textOf(tokens, from + 1));
}

/** The article that a paragraph is of, `comma 7 del medesimo articolo`: the token after it, and its number where the words say it. */
export interface SameArticle {
  next: number;
  number: string | null;
}

/** `comma 7 del medesimo articolo`, `comma 2 del predetto articolo 14`; `null` where the place is no paragraph, or the words mean no article named before. */
export function sameArticle(tokens: Tokens, { article, paragraph, next }: Provision): SameArticle | null {
  if (article !== null || paragraph === null) return null;
  const recalling = tokens.kind[next] === Kind.Of ? next + 1 : next;
  if (
    !isRecalling(tokens, recalling) ||
    !/^(?:medesim|stess|predett|suddett|anzidett|citat|menzionat|richiamat)/i.test(textOf(tokens, recalling))
  )
    return null;
  const noun = recalling + 1;
  if (tokens.kind[noun] !== Kind.Article || !/^(?:art|articolo)\.?$/i.test(textOf(tokens, noun))) return null;
  const number = readPlaceNumber(tokens, noun + 1);
  const end = number?.next ?? noun + 1;
  // `dello stesso articolo 14 della legge`, `articolo 14, comma 2`: more is said than what was named before.
  if (tokens.kind[end] === Kind.Of || (tokens.kind[noun + 1] === Kind.Integer && number === null)) return null;
  return { next: end, number: number?.text ?? null };
}

/**
 * Words that give a place the act named last: `l'art. 3 della stessa`, `l'art. 22 di quest'ultimo`, `art. 669-bis, ibidem`, `ivi, art. 3`, `art. 3, ivi`,
 * `il successivo articolo 2059`. A law that says `successivo` means its own.
 */
export function wordsForLast(tokens: Tokens, place: Provision, last: Citation): { from: number; next: number } | null {
  const { from, next, article } = place;
  if (article === null) return null;
  const before = from > 0 ? textOf(tokens, from - 1) : '';
  if (!tokens.isLaw && /^(?:successiv[oi]|precedent[ei])$/i.test(before)) return { from: from - 1, next: from };
  const ivi = iviBefore(tokens, place);
  if (ivi !== -1) return { from: ivi, next: ivi + 1 };
  const after = tokens.kind[next] === Kind.Comma ? next + 1 : next;
  if (after < tokens.count && /^(?:ibid(?:em)?|ivi)\.?$/i.test(textOf(tokens, after)))
    return { from: after, next: after + 1 };
  if (tokens.kind[next] !== Kind.Of || next + 1 >= tokens.count) return null;
  const said = textOf(tokens, next + 1);
  // `l'art. 25 del medesimo testo`.
  const noun = next + 2 < tokens.count ? textOf(tokens, next + 2) : '';
  if (/^(?:stesso|medesimo|citato|predetto)$/i.test(said) && /^(?:testo|articolato)$/i.test(noun))
    return last.foreign === null ? { from: next, next: next + 3 } : null;
  if (/^(?:stess|medesim)[oa]$/i.test(said))
    return agrees(said, last) && endsNoun(tokens, next + 2) ? { from: next, next: next + 2 } : null;
  const latter = next + 2 < tokens.count ? textOf(tokens, next + 2) : '';
  return /^quest['’]?$/i.test(said) && /^ultim[oa]$/i.test(latter) && agrees(latter, last)
    ? { from: next, next: next + 3 }
    : null;
}

/** Whether `stessa` may be said of an act: laws and the Constitution are feminine, decrees and codes are not. */
function agrees(said: string, { type, named, foreign }: Citation): boolean {
  if (foreign !== null) return false;
  const [first] = named;
  const kind = type ?? (first === undefined ? undefined : parseEli(first)?.type);
  return kind !== undefined && /a$/i.test(said) === /^(?:legge|costituzione)/.test(kind);
}

/** The token of `ivi` in front of a place: `ivi, art. 3`; -1 for none. */
export function iviBefore(tokens: Tokens, { from }: Provision): number {
  const at = from > 0 && textOf(tokens, from - 1) === ',' ? from - 2 : from - 1;
  return at >= 0 && /^ivi$/i.test(textOf(tokens, at)) ? at : -1;
}
