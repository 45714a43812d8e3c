// Acts named by type, date and number, with the place beside them.
import { actTypes, typeOnDay } from '../../law/act-type.js';
import { emptyCitation } from '../citation/citation.js';
import { foreign, isNation, mayBeginPlace, placeAround, placed, type Found } from '../citation/found.js';
import { officeAct } from './issuers.js';
import { europeanAct, readEuropeanNumbers } from './foreign.js';
import { names } from '../token/lexicon.js';
import { readFurtherMention, readSharedDate, readSharedYear } from './listed-mentions.js';
import { readMention, readUntyped, type Mention } from './mentions.js';
import { annexBehindAct } from '../provision/annexes.js';
import type { Provision } from '../provision/provisions.js';
import { digitsOf, endsSentence, Kind, kindSet, textOf, type Tokens } from '../token/tokens.js';

/** Words between the type of an EU act and its number. */
const titleWords = kindSet(Kind.Word, Kind.Of, Kind.At, Kind.Noise, Kind.Comma);

/** Tokens that begin another place or sentence. */
const otherBeginnings = kindSet(Kind.Article, Kind.Semicolon, Kind.Identifier, Kind.Generic);

/** Tokens between `di cui` and the type of the act. */
const beforeType = kindSet(Kind.At, Kind.Of, Kind.Noise, Kind.Cited, Kind.Comma);

/** Words of the name of a code. */
const nameWords = kindSet(Kind.Word, Kind.Of, Kind.And, Kind.Noise);

/** Types that courts issue too: `decreto n. 123/2020 del Tribunale di Roma`. */
const isCourtly: ReadonlySet<string> = new Set(['decreto', 'ordinanza', 'deliberazione']);

export function readTyped(tokens: Tokens, i: number, place: Provision | null): Found[] {
  const type = actTypes[tokens.value[i]!]!;
  if (type.standing === 'european' || type.slug === 'regolamento') {
    const european = readEuropean(tokens, i, place, type.slug);
    if (european !== null) return [european];
    if (type.standing === 'european') return [];
  }
  if (isNation(tokens, i + 1))
    return [
      foreign(tokens, i, i + 2, place, {
        kind: 'foreign',
        name: `${textOf(tokens, i)} ${textOf(tokens, i + 1)}`,
        celex: null,
      }),
    ];
  let mention = readMention(tokens, i);
  if (mention.number === null && mention.date === null) {
    const enacting = place === null ? 0 : findEnacting(tokens, i);
    if (enacting > 0) mention = readMention(tokens, enacting);
  }
  if (
    type.standing === 'regional' ||
    isRegion(tokens, i + 1) ||
    (mention.next > i + 1 && isRegion(tokens, mention.next))
  )
    return mention.number === null && type.standing !== 'regional'
      ? []
      : [
          foreign(tokens, i, Math.max(mention.next, i + 1), place, {
            kind: 'regional',
            name: tokens.text.slice(tokens.start[i], tokens.end[mention.next - 1]),
            celex: null,
          }),
        ];
  const nation = tokens.kind[mention.next] === Kind.Of ? mention.next + 1 : mention.next;
  if (mention.next > i + 1 && isNation(tokens, nation))
    return [foreign(tokens, i, nation + 1, place, { kind: 'foreign', name: type.name, celex: null })];
  if (mention.next > i + 1 && nation > mention.next && tokens.kind[nation] === Kind.Court && isCourtly.has(type.slug)) {
    const name = tokens.text.slice(tokens.start[i], tokens.end[nation]);
    return [foreign(tokens, i, nation + 1, place, { kind: 'judgment', name, celex: null })];
  }
  if (mention.number === null && mention.date === null) return [];
  // `regolamento di polizia mortuaria, di cui al d.P.R. …` is the decree, whoever issues regulations.
  const office = officeAct(tokens, mention.type?.slug ?? type.slug, mention.from, mention.next);
  if (office !== null) return [foreign(tokens, i, mention.next, place, office)];
  if (type.lastYear !== undefined && mention.year !== null && mention.year > type.lastYear) return [];
  return withFurther(tokens, { ...mention, from: i }, place);
}

/**
 * An act of the Union: a directive or decision with a number, a regulation that says so (`(UE)`, `/CE`) or whose number begins with the
 * year, as no Italian regulation's does.
 */
function readEuropean(tokens: Tokens, i: number, place: Provision | null, slug: string): Found | null {
  const type =
    slug === 'regolamento'
      ? 'regolamento-ue'
      : slug === 'decisione-ue' && /quadro/i.test(textOf(tokens, i))
        ? 'decisione-quadro-ue'
        : slug;
  const numbers = readEuropeanNumbers(tokens, afterTitle(tokens, i + 1, type));
  const marked = numbers.marked || slug === 'regolamento-ue';
  if (numbers.first === null) {
    const mention = readMention(tokens, i);
    const { number, date, year, next } =
      mention.number === null ? (readUntyped(tokens, numbers.next) ?? mention) : mention;
    const dated = number === null || date === null || !(marked || slug !== 'regolamento');
    if (!dated) return foreign(tokens, i, next, place, europeanAct(type, String(year), number, true));
    const apposed = marked ? apposedNumbers(tokens, numbers.next) : null;
    if (apposed !== null)
      return foreign(tokens, i, apposed.next, place, europeanAct(type, apposed.first, apposed.second));
    return marked ? foreign(tokens, i, Math.max(numbers.next, i + 1), place, europeanAct(type, null, null)) : null;
  }
  const yearFirst = numbers.second !== null && /^(?:19[5-9]|20\d)\d$/.test(numbers.first);
  if (slug === 'regolamento' && !marked && !yearFirst) return null;
  return foreign(tokens, i, numbers.next, place, europeanAct(type, numbers.first, numbers.second));
}

/** `regolamento europeo sull'intelligenza artificiale, il 2024/1689`: a year and a number behind few words and a comma. */
function apposedNumbers(tokens: Tokens, i: number): { first: string; second: string; next: number } | null {
  for (let at = i; at < i + 10 && at + 2 < tokens.count && !endsSentence(tokens, at - 1); at++) {
    const kind = tokens.kind[at];
    if (kind === Kind.Integer) {
      const [first, second] = [digitsOf(tokens, at), digitsOf(tokens, at + 2)];
      const isNumbered = tokens.kind[at + 1] === Kind.Slash && tokens.kind[at + 2] === Kind.Integer;
      return isNumbered && /^(?:19[5-9]|20\d)\d$/.test(first) ? { first, second, next: at + 3 } : null;
    }
    const passes = titleWords.has(kind);
    if (!passes && kind !== Kind.And && kind !== Kind.Numero) return null;
  }
  return null;
}

/** `direttiva Insolvency, 2019/1023/UE`: the token after one word with a capital before such a number. */
function afterTitle(tokens: Tokens, i: number, type: string): number {
  if (type !== 'direttiva-ue' || tokens.kind[i] !== Kind.Word || !/^\p{Lu}/u.test(textOf(tokens, i))) return i;
  const number = tokens.kind[i + 1] === Kind.Comma || tokens.kind[i + 1] === Kind.Open ? i + 2 : i + 1;
  return tokens.kind[number] === Kind.Integer && tokens.kind[number + 1] === Kind.Slash ? number : i;
}

/** The act, and those of the same type that are listed after it. */
export function withFurther(tokens: Tokens, first: Mention, place: Provision | null): Found[] {
  const shared = readSharedYear(tokens, first);
  if (shared.length > 0) return shared.map((mention, i) => numbered(tokens, mention, i === 0 ? place : null));
  const found = [numbered(tokens, first, place)];
  const take = (mention: Mention) => found.push(numbered(tokens, mention, null));
  readSharedDate(tokens, first).forEach(take);
  for (let more = 0; more < 100 && found[0]!.complete; more++) {
    const next = readFurtherMention(tokens, found.at(-1)!.next, first.type);
    if (next === null) break;
    take(next);
    readSharedDate(tokens, next).forEach(take);
  }
  return found;
}

function numbered(tokens: Tokens, mention: Mention, place: Provision | null): Found {
  const { place: read, next } = placeAround(tokens, mention.from, afterOwnName(tokens, mention), place);
  const part = read?.article == null || read.part !== null ? null : annexBehindAct(tokens, next, mention.year);
  const around = part === null ? read : { ...read!, part };
  const from = place?.from ?? mention.from;
  const citation = emptyCitation('numero', tokens.start[from]!, tokens.end[next - 1]!);
  const type = mention.type && typeOnDay(mention.type, mention.date);
  citation.type = type?.slug ?? null;
  citation.number = mention.number;
  citation.year = mention.year;
  citation.shortYear = mention.shortYear;
  citation.date = mention.date;
  citation.impossibleDate = mention.impossibleDate;
  if (type?.standing === 'state' && mention.number !== null && mention.date !== null && type.slug !== 'decreto')
    citation.eli = `eli:/it/${type.slug}/${mention.date.replaceAll('-', '/')}/${mention.number}`;
  return {
    citation: placed(citation, around),
    from,
    next,
    name: null,
    complete: mention.number !== null && mention.year !== null,
    led: place !== null,
  };
}

/** `d.lgs. n. 50 del 2016 (c.d. Codice dei contratti pubblici)`: the token after the name of the same act in brackets. */
function afterOwnName(tokens: Tokens, { number, year, next }: Mention): number {
  if (tokens.kind[next] !== Kind.Open) return next;
  let at = next + 1;
  while (
    at < next + 4 &&
    (tokens.kind[at] === Kind.Cited || tokens.kind[at] === Kind.Noise || tokens.kind[at] === Kind.Mark)
  )
    at++;
  if (tokens.kind[at] !== Kind.Name || tokens.kind[at + 1] !== Kind.Close) return afterSoCalled(tokens, next);
  const isOwn = names[tokens.value[at]!]!.acts.some((eli) => eli.includes(`/${year}/`) && eli.endsWith(`/${number}`));
  return isOwn ? at + 2 : next;
}

const nicknameWords = kindSet(Kind.Word, Kind.Of, Kind.And, Kind.Noise, Kind.Mark, Kind.Generic, Kind.Name);

/** `legge n. 190/2012 (c.d. Severino), art. 1`: behind what people call the act, where a place follows; `i` else. */
function afterSoCalled(tokens: Tokens, i: number): number {
  const { kind } = tokens;
  if (kind[i + 1] !== Kind.Cited || !/^c/i.test(textOf(tokens, i + 1))) return i;
  let at = i + 2;
  while (at < i + 10 && nicknameWords.has(kind[at])) at++;
  if (kind[at] !== Kind.Close) return i;
  const place = kind[at + 1] === Kind.Comma ? at + 2 : at + 1;
  return place < tokens.count && mayBeginPlace(kind[place]!) ? at + 1 : i;
}

/** `testo unico di cui al d.P.R. …`, or a `testo unico` with its own date and number. */
export function readGeneric(tokens: Tokens, i: number, place: Provision | null): Found[] {
  const untyped = readUntyped(tokens, i + 1);
  if (untyped !== null && untyped.next > i + 1 && /^(?:t|cod)/i.test(textOf(tokens, i))) {
    const found = numbered(tokens, { ...untyped, from: i }, place);
    found.citation.type = /^t/i.test(textOf(tokens, i)) ? 'testo-unico' : 'codice';
    return [found];
  }
  const enacting = place === null ? 0 : findEnacting(tokens, i) || apposedType(tokens, i);
  if (enacting === 0) return [];
  const mention = readMention(tokens, enacting);
  return mention.number === null || mention.year === null ? [] : withFurther(tokens, { ...mention, from: i }, place);
}

/** Codes of houses and trades, which no act is. */
const otherCodes = /^(?:etic|condott|autodisciplin|deontolog|comportament.*aziendal)/i;

/**
 * `art. 101 del nuovo Codice (d.lgs. n. 36/2023)`, `art. 395 del testo unico della scuola, d.lgs. 297 del 1994`: the type that stands in
 * apposition to a code, behind few words; 0 where none does.
 */
function apposedType(tokens: Tokens, i: number): number {
  if (!/^(?:t|cod)/i.test(textOf(tokens, i))) return 0;
  let at = i + 1;
  while (at < i + 7 && nameWords.has(tokens.kind[at]) && !otherCodes.test(textOf(tokens, at))) at++;
  const isApposed = tokens.kind[at] === Kind.Open || tokens.kind[at] === Kind.Comma;
  return isApposed && tokens.kind[at + 1] === Kind.Type && !endsSentence(tokens, at - 1) ? at + 1 : 0;
}

/** Looks ahead from a noun for `di cui al` or `approvato con` and a type; 0 where another place or sentence begins first. */
function findEnacting(tokens: Tokens, i: number): number {
  if (isOfBody(tokens, i)) return 0;
  for (let at = i + 1; at < i + 26 && at < tokens.count; at++) {
    const kind = tokens.kind[at];
    if (endsSentence(tokens, at - 1) || kind === Kind.Cited) return 0;
    // `testo unico delle disposizioni concernenti lo statuto degli impiegati civili dello Stato, approvato con …`.
    if (otherBeginnings.has(kind) && !/^(?:disposizioni|statuto)$/i.test(textOf(tokens, at))) return 0;
    if (kind !== Kind.Whereof && kind !== Kind.Enacted) continue;
    let type = at + 1;
    while (type < at + 5 && beforeType.has(tokens.kind[type]) && !basis.test(textOf(tokens, type))) type++;
    if (tokens.kind[type] === Kind.Type) return type;
  }
  return 0;
}

/** `emanato ai sensi della legge …`: the act is what another one rests on. */
const basis = /sensi$/i;

/** `statuto dell'ente di cui alla legge …`: the act is what the body is known by; not `statuto degli impiegati civili, approvato con …`. */
function isOfBody(tokens: Tokens, i: number): boolean {
  if (!/^statuto$/i.test(textOf(tokens, i)) || tokens.kind[i + 1] !== Kind.Of) return false;
  return /^(?:del|dello|della|dell['’]?)$/i.test(textOf(tokens, i + 1)) && tokens.kind[i + 2] === Kind.Word;
}

/** `regionale`, `della Regione Lombardia` after a type or a mention. */
function isRegion(tokens: Tokens, i: number): boolean {
  let at = i;
  while (at < i + 2 && (tokens.kind[at] === Kind.Of || tokens.kind[at] === Kind.Comma || tokens.kind[at] === Kind.Open))
    at++;
  return at < tokens.count && tokens.kind[at] === Kind.Region;
}
