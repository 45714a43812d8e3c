// Places that what stands directly before them gives their act or article: `l. 241/1990, e in particolare l'art. 3`, `comma 7 del medesimo articolo`.
import type { Found } from './found.js';
import type { Provision } from './provisions.js';
import { isRecalling } from './recall-words.js';
import { Kind, textOf, type Tokens } from './tokens.js';

/** Words that lead from an act to one of its own articles. */
const leading = new Set('particolare segnatamente specialmente specificamente precisamente specie suo suoi'.split(' '));

/** Words that may stand beside them. */
const beside = new Set(
  'e ed nonché in nello il i gli l al ai all agli a dal dai dall dagli nel nei nell negli per'.split(' '),
);

/** Characters between the act and the place, at most. */
const mostBetween = 50;

/** The token from which words lead from the last citation to the place, an article of the same act; -1 where they do not. */
export function leadsToOwn(tokens: Tokens, last: Found, place: Provision): number {
  if (isWhose(tokens, last, place)) return place.from - 2;
  const { text, start, end, kind } = tokens;
  if (place.article === null || kind[place.next] === Kind.Of) return -1;
  const [from, to] = [end[last.next - 1]!, start[place.from]!];
  if (to <= from || to - from > mostBetween) return -1;
  const words = text
    .slice(from, to)
    .toLowerCase()
    .split(/[\s,"”»'’]/)
    .filter((word) => word !== '');
  if (!words.some((word) => leading.has(word)) || !words.every((word) => leading.has(word) || beside.has(word)))
    return -1;
  let first = last.next;
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

/** `comma 7 del medesimo articolo`: the token after it, where the place is a paragraph and the words mean the article named last; else -1. */
export function sameArticleEnd(tokens: Tokens, { article, paragraph, next }: Provision): number {
  if (article !== null || paragraph === null) return -1;
  const recalling = tokens.kind[next] === Kind.Of ? next + 1 : next;
  if (!isRecalling(tokens, recalling) || !/^(?:medesim|stess)/i.test(textOf(tokens, recalling))) return -1;
  const noun = recalling + 1;
  if (tokens.kind[noun] !== Kind.Article || !/^(?:art|articolo)\.?$/i.test(textOf(tokens, noun))) return -1;
  return tokens.kind[noun + 1] === Kind.Integer || tokens.kind[noun + 1] === Kind.Of ? -1 : noun + 1;
}
