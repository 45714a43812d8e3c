// One pass over the tokens of a text: every act that is named in it, with the place beside it.
import { actTypes } from '../act-type.js';
import { foreignActs } from '../foreign-acts.js';
import { emptyCitation, type Citation, type ForeignReference } from './citation-types.js';
import { europeanAct, readEuropeanNumbers } from './foreign.js';
import { readIdentifier } from './identifiers.js';
import { Kind, nameByFold, names, type Name } from './lexicon.js';
import { foldPhrase } from './fold.js';
import { readFurtherMention, readMention, readUntyped, type Mention } from './mentions.js';
import { readYear } from './numbers.js';
import { readBareArticle, readProvision, type Provision } from './provisions.js';
import { textOf, type Tokens } from './tokens.js';

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
}

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

/** Finds every citation among the tokens. */
export function scan(tokens: Tokens): Scan {
  const result: Scan = { found: [], loose: [] };
  let waiting: Waiting | null = bareArticle(tokens);
  let i = waiting?.reach ?? 0;
  while (i < tokens.count) {
    const place: Provision | null = waiting !== null && waiting.reach === i ? waiting.place : null;
    const found = readAct(tokens, i, place);
    if (found.length > 0) {
      result.found.push(...found);
      if (waiting !== null && place === null) result.loose.push(waiting.place);
      waiting = null;
      i = found.at(-1)!.next;
      continue;
    }
    const next = mayBeginPlace(tokens.kind[i]!) ? readProvision(tokens, i) : null;
    if (next === null) {
      i++;
      continue;
    }
    if (waiting !== null) result.loose.push(waiting.place);
    waiting = { place: next, reach: skipToAct(tokens, next.next) };
    i = waiting.reach;
  }
  if (waiting !== null) result.loose.push(waiting.place);
  return result;
}

function mayBeginPlace(kind: number): boolean {
  return (
    kind === Kind.Article ||
    kind === Kind.Paragraph ||
    kind === Kind.Ordinal ||
    kind === Kind.Point ||
    kind === Kind.Subdivision
  );
}

/** `64 del decreto legislativo 30 luglio 1999, n. 300`: only at the beginning of a text, where a list was cut. */
function bareArticle(tokens: Tokens): Waiting | null {
  if (tokens.kind[0] !== Kind.Integer || tokens.value[0]! > 9999) return null;
  const place = readBareArticle(tokens, 0);
  if (
    place === null ||
    (place.next === 1 && tokens.kind[1] !== Kind.Of && tokens.kind[1] !== Kind.Comma && tokens.kind[1] !== Kind.Suffix)
  )
    return null;
  const reach = skipToAct(tokens, place.next);
  const kind = tokens.kind[reach];
  const named = kind === Kind.Type || kind === Kind.Name || kind === Kind.Foreign;
  return named && reach > place.next && reach < tokens.count ? { place, reach } : null;
}

/** Prepositions and the like between a place and its act: `, del citato`, ` di cui alla`. */
function skipToAct(tokens: Tokens, i: number): number {
  let at = i;
  for (; at < i + 8 && at < tokens.count; at++) {
    const kind = tokens.kind[at];
    if (
      kind !== Kind.Comma &&
      kind !== Kind.Of &&
      kind !== Kind.At &&
      kind !== Kind.Cited &&
      kind !== Kind.Noise &&
      kind !== Kind.Close &&
      kind !== Kind.Mark &&
      kind !== Kind.Whereof &&
      kind !== Kind.Open &&
      kind !== Kind.Dash
    )
      break;
  }
  return at;
}

/** The acts named at token `i`: one, or several of one type; none where no act begins. */
function readAct(tokens: Tokens, i: number, place: Provision | null): Found[] {
  switch (tokens.kind[i]) {
    case Kind.Type:
      return readTyped(tokens, i, place);
    case Kind.Name:
      return readNamed(tokens, i, place);
    case Kind.Foreign: {
      const { kind, name, celex } = foreignActs[tokens.value[i]!]!;
      return [foreign(tokens, i, i + 1, place, { kind, name, celex })];
    }
    case Kind.Generic:
      return readGeneric(tokens, i, place);
    case Kind.Court:
      return readJudgment(tokens, i);
    case Kind.Identifier: {
      const citation = readIdentifier(textOf(tokens, i), tokens.start[i]!);
      return [{ citation: placed(citation, place), from: place?.from ?? i, next: i + 1, name: null, complete: true }];
    }
    default:
      return [];
  }
}

function readTyped(tokens: Tokens, i: number, place: Provision | null): Found[] {
  const type = actTypes[tokens.value[i]!]!;
  const european = type.standing === 'european';
  if (european || type.slug === 'regolamento') {
    const numbers = readEuropeanNumbers(tokens, i + 1);
    const yearFirst =
      numbers.second !== null && /^(?:19[5-9]|20)\d$/.test(numbers.first!.slice(0, 3)) && numbers.first!.length === 4;
    if (european ? numbers.first !== null || numbers.marked : numbers.marked || yearFirst)
      return [
        foreign(
          tokens,
          i,
          numbers.next,
          place,
          europeanAct(european ? type.slug : 'regolamento-ue', numbers.first, numbers.second),
        ),
      ];
    if (european) return [];
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
  if (mention.next > i + 1 && isNation(tokens, mention.next))
    return [foreign(tokens, i, mention.next + 1, place, { kind: 'foreign', name: type.name, celex: null })];
  if (mention.number === null && mention.date === null) return [];
  return withFurther(tokens, { ...mention, from: i }, place);
}

/** The act, and those of the same type that are listed after it. */
function withFurther(tokens: Tokens, first: Mention, place: Provision | null): Found[] {
  const found = [numbered(tokens, first, place)];
  for (let more = 0; more < 100 && found[0]!.complete; more++) {
    const last = found.at(-1)!;
    const next = readFurtherMention(tokens, last.next, first.type);
    if (next === null) break;
    found.push(numbered(tokens, next, null));
  }
  return found;
}

function numbered(tokens: Tokens, mention: Mention, place: Provision | null): Found {
  const trailing = place === null ? trailingPlace(tokens, mention.next) : null;
  const from = place?.from ?? mention.from;
  const next = trailing?.next ?? mention.next;
  const citation = emptyCitation('numero', tokens.start[from]!, tokens.end[next - 1]!);
  citation.type = mention.type?.slug ?? null;
  citation.number = mention.number;
  citation.year = mention.year;
  citation.shortYear = mention.shortYear;
  citation.date = mention.date;
  if (
    mention.type?.standing === 'state' &&
    mention.number !== null &&
    mention.date !== null &&
    mention.type.slug !== 'decreto'
  )
    citation.eli = `eli:/it/${mention.type.slug}/${mention.date.replaceAll('-', '/')}/${mention.number}`;
  return {
    citation: placed(citation, place ?? trailing),
    from,
    next,
    name: null,
    complete: mention.number !== null && mention.year !== null,
  };
}

function readNamed(tokens: Tokens, i: number, place: Provision | null): Found[] {
  let name = names[tokens.value[i]!]!;
  let next = i + 1;
  if (name.annual) {
    const year = annualName(tokens, i, name);
    if (year === null) return [];
    [name, next] = [year.name, year.next];
  }
  if (isNation(tokens, next) || isNation(tokens, next + 1, tokens.kind[next] === Kind.Of))
    return [
      foreign(tokens, i, next + 1, place, {
        kind: 'foreign',
        name: `${textOf(tokens, i)} ${textOf(tokens, next)}`,
        celex: null,
      }),
    ];
  const enacting = enactingAfter(tokens, next, name);
  if (enacting > 0) {
    const mention = readMention(tokens, enacting);
    const [found] = withFurther(tokens, { ...mention, from: i }, place);
    found!.citation.name = textOf(tokens, i);
    return [found!];
  }
  const trailing = place === null ? trailingPlace(tokens, next) : null;
  const from = place?.from ?? i;
  const end = trailing?.next ?? next;
  const citation = emptyCitation('nome', tokens.start[from]!, tokens.end[end - 1]!);
  citation.name = tokens.text.slice(tokens.start[i], tokens.end[next - 1]);
  citation.named = name.acts;
  citation.inForce = name.inForce;
  citation.part = name.part;
  return [{ citation: placed(citation, place ?? trailing), from, next: end, name, complete: true }];
}

/** `legge di bilancio per l'anno 2020`: the name that the year completes. */
function annualName(tokens: Tokens, i: number, name: Name): { name: Name; next: number } | null {
  let at = i + 1;
  while (
    at < i + 5 &&
    (tokens.kind[at] === Kind.Of ||
      tokens.kind[at] === Kind.Noise ||
      tokens.kind[at] === Kind.Dated ||
      tokens.kind[at] === Kind.At)
  )
    at++;
  const year = readYear(tokens, at, false);
  const row = year === null ? undefined : nameByFold.get(foldPhrase(name.text) + String(year.year));
  return year === null || row === undefined ? null : { name: names[row]!, next: year.next };
}

/**
 * The type that a name leads to: `codice …, di cui al decreto …`, `codice … (d.lgs. 196/2003)`. In brackets or after a comma the act
 * must be one that the name stands for. 0 where none follows.
 */
function enactingAfter(tokens: Tokens, i: number, name: Name): number {
  let at = i;
  let said = false;
  for (; at < i + 6 && at < tokens.count; at++) {
    const kind = tokens.kind[at];
    if (kind === Kind.Whereof || kind === Kind.Enacted) said = true;
    else if (
      kind !== Kind.Comma &&
      kind !== Kind.Open &&
      kind !== Kind.At &&
      kind !== Kind.Of &&
      kind !== Kind.Noise &&
      kind !== Kind.Dash &&
      kind !== Kind.Mark
    )
      break;
  }
  if (tokens.kind[at] !== Kind.Type || at === i) return 0;
  const mention = readMention(tokens, at);
  if (mention.number === null || mention.year === null) return 0;
  if (said) return at;
  return name.acts.some((eli) => eli.includes(`/${mention.year}/`) && eli.endsWith(`/${mention.number}`)) ? at : 0;
}

/** `testo unico di cui al d.P.R. …`, or a `testo unico` with its own date and number. */
function readGeneric(tokens: Tokens, i: number, place: Provision | null): Found[] {
  const untyped = readUntyped(tokens, i + 1);
  if (untyped !== null && untyped.next > i + 1 && /^(?:t|cod)/i.test(textOf(tokens, i))) {
    const found = numbered(tokens, { ...untyped, from: i }, place);
    found.citation.type = /^t/i.test(textOf(tokens, i)) ? 'testo-unico' : 'codice';
    return [found];
  }
  const enacting = place === null ? 0 : findEnacting(tokens, i);
  if (enacting === 0) return [];
  const mention = readMention(tokens, enacting);
  return mention.number === null || mention.year === null ? [] : withFurther(tokens, { ...mention, from: i }, place);
}

/** Looks ahead from a noun for `di cui al` or `approvato con` and a type; 0 where another place or sentence begins first. */
function findEnacting(tokens: Tokens, i: number): number {
  for (let at = i + 1; at < i + 26 && at < tokens.count; at++) {
    const kind = tokens.kind[at];
    if (kind === Kind.Article || kind === Kind.Semicolon || kind === Kind.Identifier || kind === Kind.Generic) return 0;
    if (kind !== Kind.Whereof && kind !== Kind.Enacted) continue;
    let type = at + 1;
    while (
      type < at + 5 &&
      (tokens.kind[type] === Kind.At ||
        tokens.kind[type] === Kind.Of ||
        tokens.kind[type] === Kind.Noise ||
        tokens.kind[type] === Kind.Cited ||
        tokens.kind[type] === Kind.Comma)
    )
      type++;
    if (tokens.kind[type] === Kind.Type) return type;
  }
  return 0;
}

/** A court with a number beside it: a judgment. */
function readJudgment(tokens: Tokens, i: number): Found[] {
  for (let at = i + 1; at < i + 16 && at < tokens.count; at++) {
    const kind = tokens.kind[at];
    if (
      kind === Kind.Semicolon ||
      kind === Kind.Article ||
      kind === Kind.Name ||
      kind === Kind.Whereof ||
      kind === Kind.Identifier
    )
      break;
    if (kind === Kind.Type && actTypes[tokens.value[at]!]!.slug !== 'ordinanza') break;
    if (kind !== Kind.Numero && !(kind === Kind.Integer && tokens.kind[at + 1] === Kind.Slash)) continue;
    const number = readUntyped(tokens, at);
    const next = number?.next ?? (tokens.kind[at + 1] === Kind.Integer ? at + 2 : 0);
    if (next === 0) continue;
    return [
      foreign(tokens, i, next, null, {
        kind: 'judgment',
        name: tokens.text.slice(tokens.start[i], tokens.end[next - 1]),
        celex: null,
      }),
    ];
  }
  return [];
}

function foreign(tokens: Tokens, i: number, next: number, place: Provision | null, reference: ForeignReference): Found {
  const trailing = place === null ? trailingPlace(tokens, next) : null;
  const from = place?.from ?? i;
  const end = trailing?.next ?? next;
  const citation = emptyCitation('non-statale', tokens.start[from]!, tokens.end[end - 1]!);
  citation.foreign = reference;
  return { citation: placed(citation, place ?? trailing), from, next: end, name: null, complete: true };
}

/**
 * The place that stands after its act: `, art. 3`, ` all'articolo 1`, `: comma 2`. Not one after `del` (`costituzione dell'articolo 275`),
 * nor one that has an act of its own behind it.
 */
function trailingPlace(tokens: Tokens, i: number): Provision | null {
  let at = i;
  for (; at < i + 4 && at < tokens.count; at++) {
    const kind = tokens.kind[at];
    if (
      kind !== Kind.Comma &&
      kind !== Kind.At &&
      kind !== Kind.And &&
      kind !== Kind.Open &&
      kind !== Kind.Dash &&
      !(kind === Kind.Mark && at === i)
    )
      break;
  }
  if (!mayBeginPlace(tokens.kind[at]!)) return null;
  const place = readProvision(tokens, at);
  if (place === null) return null;
  const close = tokens.kind[place.next] === Kind.Close ? place.next + 1 : place.next;
  const reach = skipToAct(tokens, close);
  const kind = tokens.kind[reach];
  const another =
    kind === Kind.Type ||
    kind === Kind.Name ||
    kind === Kind.Foreign ||
    kind === Kind.Generic ||
    kind === Kind.Identifier;
  const comma = tokens.kind[place.next] === Kind.Comma && reach === place.next + 1;
  if (another && reach < tokens.count && !comma) return null;
  return {
    ...place,
    next: tokens.kind[place.next] === Kind.Close && opens(tokens, i, at) ? place.next + 1 : place.next,
  };
}

function opens(tokens: Tokens, from: number, to: number): boolean {
  for (let k = from; k < to; k++) if (tokens.kind[k] === Kind.Open) return true;
  return false;
}

function placed(citation: Citation, place: Provision | null): Citation {
  if (place === null || citation.article !== null) return citation;
  citation.article = place.article;
  citation.paragraph = place.paragraph;
  citation.point = place.point;
  citation.moreArticles = place.moreArticles;
  return citation;
}

function isNation(tokens: Tokens, i: number, allowed = true): boolean {
  return allowed && i < tokens.count && tokens.kind[i] === Kind.Nation;
}

/** `regionale`, `della Regione Lombardia` after a type or a mention. */
function isRegion(tokens: Tokens, i: number): boolean {
  let at = i;
  while (at < i + 2 && (tokens.kind[at] === Kind.Of || tokens.kind[at] === Kind.Comma || tokens.kind[at] === Kind.Open))
    at++;
  return at < tokens.count && tokens.kind[at] === Kind.Region;
}
