// Lists of articles that no `e` ends: words stand within them, and the act that is named at their end is theirs.
import type { Citation } from '../citation/citation.js';
import { skipToAct, type Found } from '../citation/found.js';
import { continuesList, lastArticle } from '../provision/law-lists.js';
import type { Provision } from '../provision/provisions.js';

import { readPlaceNumber } from '../token/numbers.js';
import { beginsParagraph, endsSentence, Kind, textBetween, textOf, type Tokens } from '../token/tokens.js';

/** Tokens in which the end of a list is looked for, at most, and places in them. */
const [farthest, mostPlaces] = [400, 12];

/** Tokens between an article and such a comma, at most. */
const nearest = 12;

/** Words with which a clause within a list begins: `416, realizzato allo scopo di …`, `73, limitatamente alle …`. */
const asides =
  /^(?:realizzat|limitatamente|relativamente|aggravat|commess|consumat|qualora|quando|se$|ove$|esclus|salvo|nell|nei$|con$|ad$|anche$|ancorch)/i;

/** The act at the end of a list: none is named there, or it is not sure which. */
export type ListEnd = Citation | 'unknown' | null;

/** The places of a text. */
export interface Places {
  loose: readonly Provision[];
  found: readonly Found[];
}

/**
 * The act of a list that goes on behind words within it: `articoli 416, realizzato allo scopo di commettere delitti previsti dagli articoli
 * 473 e 474 del codice penale` is all of one act, and so is `articoli 416, realizzato ai sensi degli articoli 12 e 13 della legge 5, 417 e
 * 418 del codice penale`, of the last. `null` where no act is named for it.
 * @param nextLoose the first place behind the list's own, and `nextFound` the first citation
 */
export function listEnd(
  tokens: Tokens,
  list: Provision,
  { loose, found }: Places,
  nextLoose: number,
  nextFound: number,
): ListEnd {
  if (!tokens.isLaw || list.article === null) return null;
  const excepted = exceptedFrom(tokens, list, found[nextFound - 1]);
  if (excepted !== null) return excepted;
  const siblings = siblingsEnd(tokens, list, { loose, found }, nextLoose, nextFound);
  if (siblings !== null) return siblings;
  if (!isOpen(tokens, list)) return articleEnd(tokens, list, found[nextFound], loose[nextLoose]);
  let at = tokens.kind[list.next] === Kind.Comma ? list.next + 1 : list.next;
  if (at >= tokens.count || !asides.test(textOf(tokens, at))) return null;
  let last = lastArticle(list);
  let goesOn = false;
  for (let places = 0; places < mostPlaces; places++) {
    while (nextLoose < loose.length && loose[nextLoose]!.from < at) nextLoose++;
    while (nextFound < found.length && found[nextFound]!.from < at) nextFound++;
    const [place, act] = [loose[nextLoose], found[nextFound]];
    const isAct = act !== undefined && (place === undefined || act.from <= place.from);
    const next = isAct ? act : place;
    if (next === undefined || endsBefore(tokens, at, next.from)) return goesOn ? 'unknown' : null;
    const isBare = tokens.kind[next.from] === Kind.Integer;
    if (isAct && isBare && act.led && Number.parseInt(act.citation.article ?? '', 10) >= last) return act.citation;
    const more = bareNumber(tokens, at, next.from, last) || continuesList(tokens, next.next, last);
    if (more > 0) {
      if (isAct && skipToAct(tokens, readPlaceNumber(tokens, more)!.next) === act.from) return act.citation;
      [at, goesOn, last] = [more, true, tokens.value[more]!];
      continue;
    }
    if (!isAct) {
      // Of `416, realizzato … degli articoli 453 e 454` nothing tells the two apart.
      if (!place!.listed || !isOpen(tokens, place!)) return goesOn ? 'unknown' : null;
      [at, last] = [place!.next, lastArticle(place!)];
      continue;
    }
    if (act.led && act.citation.article !== null && (act.citation.moreArticles.length > 0 || goesOn))
      return act.citation;
    return goesOn || act.led ? 'unknown' : null;
  }
  return 'unknown';
}

/** `il capo I del codice penale, esclusi quelli indicati dagli articoli 329 e 331`: the act that they are taken from; `null` where none is. */
function exceptedFrom(tokens: Tokens, { from }: Provision, before: Found | undefined): Citation | null {
  if (before === undefined || before.next >= from || from - before.next > nearest) return null;
  return exception.test(textBetween(tokens, before.next, from)) ? before.citation : null;
}

const exception =
  /^,\s(?:esclus[ie]|eccettuat[ie]|ad\s(?:eccezione|esclusione)\sdi|fatta\seccezione\sper|salvo)\squell[ie]\s(?:di\scui\s|previst[ie]\s|indicat[ie]\s)?(?:dagli|dall['’]|agli|all['’]|negli|nell['’])$/i;

/**
 * `articolo 12, comma 1, aggravato ai sensi del comma 1-bis, del decreto …`: a comma that is named of an act is of the article before it;
 * and what aggravates a crime is of the act that the crime is of: `articoli 572 e 582, nelle ipotesi aggravate ai sensi degli articoli 576 e
 * 577 del codice penale`.
 */
function articleEnd(tokens: Tokens, place: Provision, act: Found | undefined, next: Provision | undefined): ListEnd {
  const begin = tokens.kind[place.next] === Kind.Comma ? place.next + 1 : place.next;
  if (act === undefined || begin >= tokens.count || !asides.test(textOf(tokens, begin))) return null;
  const { article, paragraph } = act.citation;
  if (!act.led || act.from - begin > nearest) return null;
  const aggravates = article !== null && /aggravat/i.test(textBetween(tokens, begin, act.from));
  if (!aggravates && (article !== null || paragraph === null)) return null;
  if ((next !== undefined && next.from < act.from) || endsBefore(tokens, begin, act.from)) return null;
  return act.citation;
}

/**
 * `delitto previsto dall'articolo 600, delitto previsto dall'articolo 600-bis, e delitto previsto dall'articolo 600-ter del codice penale`:
 * what two articles or more that were put behind an article are of, it is of, too. `null` where the next ones are others.
 */
function siblingsEnd(
  tokens: Tokens,
  { article, next }: Provision,
  { loose, found }: Places,
  nextLoose: number,
  nextFound: number,
): Citation | null {
  const stem = `${article!.split('-')[0]}-`;
  const isSibling = (other: string | null) => other?.startsWith(stem) === true;
  let [at, passed] = [next, 0];
  for (; passed < mostPlaces && isSibling(loose[nextLoose]?.article ?? null); passed++) {
    const place = loose[nextLoose++]!;
    if (found[nextFound] !== undefined && found[nextFound]!.from < place.from) break;
    if (endsBefore(tokens, at, place.from)) return null;
    at = place.next;
  }
  const act = found[nextFound];
  const isBetween = loose[nextLoose] !== undefined && loose[nextLoose]!.from < (act?.from ?? 0);
  if (passed === 0 || act === undefined || !act.led || isBetween || endsBefore(tokens, at, act.from)) return null;
  return isSibling(act.citation.article) ? act.citation : null;
}

/** The number among some tokens that goes on with a list, `e 422` of `416 nei casi in cui l'arresto è obbligatorio e 422`; 0 where none does. */
function bareNumber(tokens: Tokens, from: number, to: number, last: number): number {
  for (let i = from; i < to && i - from < farthest; i++) {
    const more = tokens.kind[i] === Kind.Comma || tokens.kind[i] === Kind.And ? continuesList(tokens, i, last) : 0;
    if (more > 0 && more < to) return more;
  }
  return 0;
}

/** Whether no `e` stands before the last article of a list. */
function isOpen(tokens: Tokens, list: Provision): boolean {
  if (list.article === null || !(list.listed || list.moreArticles.length > 0)) return false;
  const last = lastArticle(list);
  for (let i = list.from; i < list.next; i++)
    if (tokens.kind[i] === Kind.And && tokens.value[i + 1] === last && tokens.kind[i + 1] === Kind.Integer)
      return false;
  // `articoli 5, 6, e dall'articolo 12`: what `e` adds ends the list, too.
  const { kind } = tokens;
  const and = kind[list.next] === Kind.Comma ? list.next + 1 : list.next;
  return !(kind[and] === Kind.And && kind[and + 1] === Kind.At);
}

/** Whether the clause ends between two tokens. */
function endsBefore(tokens: Tokens, from: number, to: number): boolean {
  if (to - from > farthest) return true;
  for (let i = from; i < to; i++)
    if (tokens.kind[i] === Kind.Semicolon || endsSentence(tokens, i) || beginsParagraph(tokens, i)) return true;
  return false;
}
