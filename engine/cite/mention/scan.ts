// One pass over the tokens of a text: every act that is named in it, with the place beside it.
import { foreignActs } from '../../law/foreign-acts.js';
import { giveToDecree } from './conversions.js';
import { foldPhrase } from '../token/fold.js';
import { endsAtBracket, foreign, mayBeginPlace, placed, skipToAct, type Found } from '../citation/found.js';
import { implementedFrom } from './implementing.js';
import { readIdentifier } from './identifiers.js';
import { officeNumber } from './issuers.js';
import { readJudgment } from './judgments.js';
import { nameByFold, names } from '../token/lexicon.js';
import { goesOn, readName } from './named.js';
import { hasSuffix } from '../token/numbers.js';
import { markOrdinals } from './ordinals.js';
import { readBareArticle, readBareArticles, readProvision, type Provision } from '../provision/provisions.js';
import type { Steps } from '../../steps.js';
import { Kind, textOf, type Tokens } from '../token/tokens.js';
import { readGeneric, readTyped } from './typed.js';

/** All that a pass finds, in order; `loose` are places that stand beside no act. */
export interface Scan {
  found: Found[];
  loose: Provision[];
}

/** A place that waits for its act, which must begin at token `reach`. */
interface Waiting {
  place: Provision;
  reach: number;
}

/** Tokens that are passed without a pause. */
const tokensPerStep = 500;

/** Finds every citation among the tokens. */
export function* scan(tokens: Tokens): Steps<Scan> {
  markOrdinals(tokens);
  const result: Scan = { found: [], loose: [] };
  let waiting: Waiting | null = bareArticle(tokens);
  let i = waiting?.reach ?? 0;
  let pause = tokensPerStep;
  while (i < tokens.count) {
    if (i >= pause) {
      yield;
      pause = i + tokensPerStep;
    }
    const place: Provision | null = waiting !== null && waiting.reach === i ? waiting.place : null;
    const found = readAct(tokens, i, place);
    if (found.length > 0) {
      giveToDecree(tokens, result.found.at(-1), found[0]!);
      result.found.push(...found);
      if (waiting !== null && place === null) result.loose.push(waiting.place);
      waiting = nextBareArticle(tokens, found.at(-1)!);
      i = waiting?.reach ?? found.at(-1)!.next;
      continue;
    }
    const next = mayBeginPlace(tokens.kind[i]!) ? readProvision(tokens, i) : suffixedArticle(tokens, i);
    if (next === null) {
      i++;
      continue;
    }
    // `l'art. 7 (e non l'art. 8) della legge …`: the act behind both is that of the first.
    if (waiting !== null && isDenied(tokens, waiting.place, next)) {
      waiting = {
        place: waiting.place,
        reach: actBehind(tokens, next.next + (tokens.kind[next.next] === Kind.Close ? 1 : 0)),
      };
      i = waiting.reach;
      continue;
    }
    if (waiting !== null) result.loose.push(waiting.place);
    waiting = { place: next, reach: isBracketed(tokens, next) ? next.next : actBehind(tokens, next.next) };
    i = waiting.reach;
  }
  if (waiting !== null) result.loose.push(waiting.place);
  return result;
}

/**
 * `il contratto (art. 5), al d.lgs. 50/2016`: a place in a bracket of its own is not of the act behind it; that of
 * `allegato I.2 (Articolo 15), del d.lgs. 36/2023` is.
 */
function isBracketed(tokens: Tokens, place: Provision): boolean {
  const { kind } = tokens;
  const { from, next } = place;
  if (from === 0 || kind[from - 1] !== Kind.Open) return false;
  const end = endsAtBracket(tokens, place) ? next : kind[next] === Kind.Close ? next + 1 : 0;
  return end > 0 && kind[end] === Kind.Comma && kind[end + 1] !== Kind.Of;
}

/** Whether words between two places say that the second is not meant: ` (e non l'`, `, e non anche gli `. */
function isDenied(tokens: Tokens, first: Provision, second: Provision): boolean {
  if (first.article === null || second.article === null || second.from > first.next + 7) return false;
  const between = tokens.text.slice(tokens.end[first.next - 1], tokens.start[second.from]);
  return /^[,\s]{0,3}\(?(?:e|ma)?\s?non\s(?:(?:anche|già|gia'|invece)\s)?(?:(?:d?a|de)?(?:l['’]|gli\s)|all['’]|dell['’]|dall['’]|il\s)?\s?$/i.test(
    between,
  );
}

/**
 * The token where the act of a place must begin. `termine previsto dall'articolo 181 commi 2 e 3, la costituzione di parte civile`: behind
 * a comma and an article alone another phrase begins.
 */
function actBehind(tokens: Tokens, i: number): number {
  const reach = behindRepealed(tokens, implementedFrom(tokens, skipToAct(tokens, i)));
  const isApart = reach === i + 2 && tokens.kind[i] === Kind.Comma && definite.test(textOf(tokens, i + 1));
  return isApart ? i : reach;
}

/** `art. 36 dell'abrogato codice dei contratti`: the name is behind the word. */
function behindRepealed(tokens: Tokens, i: number): number {
  const isRepealed = tokens.kind[i - 1] === Kind.Of && /^abrogat[oa]$/i.test(textOf(tokens, i));
  return isRepealed && tokens.kind[i + 1] === Kind.Name ? i + 1 : i;
}

const definite = /^(?:il|lo|la|l['’]?|i|gli|le)$/i;

/** `64 del decreto legislativo 30 luglio 1999, n. 300`: only at the beginning of a text, where a list was cut. */
function bareArticle(tokens: Tokens): Waiting | null {
  if (tokens.kind[0] !== Kind.Integer || tokens.value[0]! > 9999) return null;
  const place = readBareArticle(tokens, 0);
  if (place === null) return null;
  const reach = skipToAct(tokens, place.next);
  const kind = tokens.kind[reach];
  const linked = (kind === Kind.Type || kind === Kind.Name || kind === Kind.Foreign) && reach > place.next;
  return reach < tokens.count && (linked || kind === Kind.Name) ? { place, reach } : null;
}

/**
 * `il 41 bis dell'ordinamento penitenziario`, `171-ter n. 2 c.p.c.`, `ex 2059 c.c.`: a number with a Latin suffix is an article's where an act
 * follows; one without it only between `ex` and a name, or in `il 2051 c.c.`.
 */
function suffixedArticle(tokens: Tokens, i: number): Provision | null {
  if (tokens.kind[i] !== Kind.Integer || tokens.value[i]! > 2999) return null;
  const before = i > 0 ? textOf(tokens, i - 1) : '';
  const isSuffixed = hasSuffix(tokens, i);
  const isDefinite = masculine.test(before);
  const listed = isSuffixed || isDefinite ? null : listOfCode(tokens, i);
  if (listed !== null) return listed;
  if (!isSuffixed && !isDefinite && !/^ex$/i.test(before)) return null;
  const place = readBareArticle(tokens, i);
  if (place === null) return null;
  if (isDefinite && leadsBack(tokens, place.next)) return place;
  if (tokens.kind[place.next] === Kind.Name)
    return isSuffixed || !isDefinite || isCodeOfMany(tokens, i, place.next) ? place : null;
  // `25-undecies d.lgs. 231/2001`
  if (i === 0 && isSuffixed && tokens.kind[place.next] === Kind.Type) return place;
  if (!/-[a-z]/.test(place.article!) || tokens.kind[place.next] !== Kind.Of) return null;
  const kind = tokens.kind[skipToAct(tokens, place.next)];
  return kind === Kind.Name || kind === Kind.Type ? place : null;
}

/** `a norma del 38 dello stesso Statuto`. */
function leadsBack(tokens: Tokens, i: number): boolean {
  return (
    tokens.kind[i] === Kind.Of &&
    /^(?:stess|medesim)[oa]$/i.test(textOf(tokens, i + 1)) &&
    (tokens.kind[i + 2] === Kind.Generic || tokens.kind[i + 2] === Kind.Type)
  );
}

/** `645 e 648 c.p.c.`: articles of a code, though nothing says `artt.`; `null` where they are none. */
function listOfCode(tokens: Tokens, i: number): Provision | null {
  const { kind } = tokens;
  if ((kind[i + 1] !== Kind.And && kind[i + 1] !== Kind.Comma) || kind[i + 2] !== Kind.Integer) return null;
  const before = i > 0 ? kind[i - 1] : Kind.Word;
  if (before === Kind.Numero || before === Kind.Slash || before === Kind.Integer || before === Kind.Type) return null;
  const place = readBareArticles(tokens, i);
  const last = place?.moreArticles.at(-1)?.article;
  if (place === null || last === undefined || kind[place.next] !== Kind.Name) return null;
  return isCodeOfMany(tokens, place.next - 1, place.next) ? place : null;
}

/** An article is masculine: `il 2051 c.c.` */
const masculine = /^(?:il|al|del|dal|nel|sul)$/i;

/** `il 2051 c.c.`, `dal 183 c.p.c.`: not `il 125 c.c.`, an engine, and not `nel 2020 c.c.`, a year and an account. */
function isCodeOfMany(tokens: Tokens, number: number, name: number): boolean {
  const abbreviation = textOf(tokens, name);
  const article = tokens.value[number]!;
  if (article >= 1900 && article <= 2040) return false;
  return /^c\.\s?p\.|^cod\./i.test(abbreviation) || (/^c\.\s?c\./i.test(abbreviation) && article > 1200);
}

/** `art. 2043 c.c. e 2059 c.c.`, `artt. 1 l. 241/1990 e 5 d.lgs. 33/2013`: the list goes on with a number that has its own act. */
function nextBareArticle(tokens: Tokens, { led, next, citation }: Found): Waiting | null {
  if (!led || citation.article === null) return null;
  let at = next;
  const isApart = tokens.kind[at] === Kind.Semicolon;
  if (isApart) at++;
  while (at < next + 2 && (tokens.kind[at] === Kind.Comma || tokens.kind[at] === Kind.And)) at++;
  if (at === next || tokens.kind[at] !== Kind.Integer || tokens.value[at]! > 9999) return null;
  const place = readBareArticles(tokens, at);
  if (place === null) return null;
  // `artt. 99 e 100 c.p.c.; 2697 c.c.`: behind a semicolon only a code that is abbreviated.
  if (isApart && !isCodeBehind(tokens, place.next)) return null;
  const reach = skipToAct(tokens, place.next);
  const kind = tokens.kind[reach];
  // `1218 c.c., e 2236 dello stesso codice`, `e 35 del Codice`: what leads back has no act here, and is read as a loose place.
  const isRecalled =
    kind === Kind.Generic &&
    (/^(?:stess|medesim)/i.test(textOf(tokens, reach - 1)) || /^\p{Lu}/u.test(textOf(tokens, reach)));
  const isNamed = kind === Kind.Type || kind === Kind.Name || kind === Kind.Foreign;
  return reach < tokens.count && (isNamed || isRecalled) ? { place, reach } : null;
}

function isCodeBehind(tokens: Tokens, i: number): boolean {
  return tokens.kind[i] === Kind.Name && /^(?:c\.|cod\.|cost\.)/i.test(textOf(tokens, i));
}

/** The acts named at token `i`: one, or several of one type; none where no act begins. */
function readAct(tokens: Tokens, i: number, place: Provision | null): Found[] {
  switch (tokens.kind[i]) {
    case Kind.Type:
      return orAnnual(tokens, i, place, readTyped(tokens, i, place));
    case Kind.Name:
      return readName(tokens, i, names[tokens.value[i]!]!, place);
    case Kind.Foreign: {
      if (goesOn(tokens, i + 1)) return [];
      const { kind, name, celex } = foreignActs()[tokens.value[i]!]!;
      return [foreign(tokens, i, i + 1, place, { kind, name, celex })];
    }
    case Kind.Generic:
      return readGeneric(tokens, i, place);
    case Kind.Court:
      return readJudgment(tokens, i);
    case Kind.Office:
      return readOffice(tokens, i, place);
    case Kind.ForeignLaw:
      return readForeignLaw(tokens, i, place);
    case Kind.Identifier: {
      const citation = readIdentifier(textOf(tokens, i), tokens.start[i]!);
      return [
        {
          citation: placed(citation, place),
          from: place?.from ?? i,
          next: i + 1,
          name: null,
          complete: true,
          led: place !== null,
        },
      ];
    }
    default:
      return [];
  }
}

function readOffice(tokens: Tokens, i: number, place: Provision | null): Found[] {
  const next = officeNumber(tokens, i);
  if (next === 0) return [];
  const name = tokens.text.slice(tokens.start[i], tokens.end[next - 1]);
  return [foreign(tokens, i, next, place, { kind: 'administrative', name, celex: null })];
}

/** `loi n° 2024-1039`, `ley 39/2015`. */
function readForeignLaw(tokens: Tokens, i: number, place: Provision | null): Found[] {
  let at = i + 1;
  if (tokens.kind[at] === Kind.Numero) at++;
  if (tokens.kind[at] === Kind.Mark) at++;
  if (tokens.kind[at] !== Kind.Integer) return [];
  const joined = tokens.kind[at + 1] === Kind.Dash || tokens.kind[at + 1] === Kind.Slash;
  const next = joined && tokens.kind[at + 2] === Kind.Integer ? at + 3 : at + 1;
  const name = tokens.text.slice(tokens.start[i], tokens.end[next - 1]);
  return [foreign(tokens, i, next, place, { kind: 'foreign', name, celex: null })];
}

/** `legge finanziaria per il 2007` is a type with an addition, or the name that a year completes. */
function orAnnual(tokens: Tokens, i: number, place: Provision | null, found: Found[]): Found[] {
  if (found.length > 0 || tokens.end[i]! - tokens.start[i]! < 'leggefinanziaria'.length) return found;
  const row = nameByFold.get(foldPhrase(textOf(tokens, i)));
  return row !== undefined && names[row]!.annual ? readName(tokens, i, names[row]!, place) : found;
}
