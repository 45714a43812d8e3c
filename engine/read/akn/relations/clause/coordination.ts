// The clauses that a unit coordinates, and the day that the words of each one state: a day is of its own verb, and of no other one.
import { dateOf, leadingWords, ownEffect, respectiveDays, since, type OwnEffect } from './own-effect.js';
import { sentencesOf, whichState, type Touched } from './sentences.js';
import { textual } from './token/patterns.js';

/** A clause of a unit, or those of its objects that a day of their own sets off. */
interface Member {
  words: string;
  effect: OwnEffect | null;
}

/**
 * The operations of a unit with the day of each.
 * @param above the day that the words above the unit state
 */
export function withEffects<One extends Touched>(
  operations: readonly One[],
  printed: string,
  above: OwnEffect | null,
): (One & { effect: OwnEffect | null })[] {
  const sentences = sentencesOf(printed);
  const at = sentences.findIndex((sentence) => respectiveDays(sentence) !== null);
  const effectOf = effectsByMember(printed);
  const days = at === -1 ? null : respectiveDays(sentences[at]!);
  const stated = (one: One) => ({ ...one, effect: effectOf(one) ?? above });
  if (days === null) return operations.map(stated);
  const statedBy = sentences.length === 1 ? () => [0] : whichState(sentences);
  const isIn = (one: One) => statedBy(one).includes(at);
  const [within, others] = [operations.filter(isIn), operations.filter((one) => !isIn(one))];
  const single = within.flatMap(singly);
  const { words } = days[0]!;
  const dated =
    single.length === days.length
      ? single.map((one, i) => ({ ...one, effect: days[i]! }))
      : within.map((one) => ({ ...one, effect: { date: null, words, isUnread: true } }));
  return [...others.map(stated), ...dated];
}

/** The articles of an operation, or the points of its only one, each on its own. */
function singly<One extends Touched>(one: One): One[] {
  const level = (['article', 'paragraph', 'point'] as const).find((level) => (one.to[level]?.length ?? 0) > 1);
  return level === undefined ? [one] : one.to[level]!.map((value) => ({ ...one, to: { ...one.to, [level]: [value] } }));
}

/** The day that the words of a unit state for the units below it, which its last clause leads to. */
export function effectBelow(printed: string): OwnEffect | null {
  return mayStateDay.test(printed) ? membersOf(printed).at(-1)!.effect : null;
}

const mayStateDay =
  /(?:\bdal|decorrenza|\b(?:il|del|data))\W{1,3}\d|\bdall[a']|\b(?:decors|trascors)[oi]\s|\bpubblicazione\b/i;

/**
 * The day of each place that a unit amends. Where its clauses have not all the same one, it is that of the clause that names the place, with
 * what it does not say taken from the words before it: `Gli articoli 3 e 4 sono abrogati. L'articolo 4 e' abrogato dal 1° gennaio 2032.`
 */
function effectsByMember(printed: string): (touched: Touched) => OwnEffect | null {
  if (!mayStateDay.test(printed)) return () => null;
  const members = membersOf(printed);
  const [first] = members;
  if (new Set(members.map(({ effect }) => effect?.date)).size < 2) return () => first!.effect;
  const statedBy = whichState(members.map(({ words }) => words));
  return (touched) => {
    const of = statedBy(touched).map((i) => members[i]!);
    return new Set(of.map(({ effect }) => effect?.date)).size === 1 ? of[0]!.effect : null;
  };
}

const opening = since.replaceAll(/\((?!\?)/g, '(?:');
const noun = String.raw`(?:(?:il|l[oae]|i|gli|all?[oae]?|ai|agli|nel(?:l[aeo])?|nei|negli|dopo)\s|(?:a|ne)?l?l'\s?)`;
const auxiliary = String.raw`(?:e'|è|sono|si\sintend(?:e|ono)|viene|vengono)\s`;

/** `Dalla medesima data l'articolo 6 … e' abrogato`, `e, da tale data, …`. */
const again = String.raw`(?:(?:a\s(?:decorrere|partire|far\sdata)|con\s(?:effetto|decorrenza))\s)?da(?:lla\s(?:medesima|stessa|predetta|suddetta|citata|detta)|\s(?:tale|detta))\sdata(?![a-z])(?!\sdi\s|\sde)`;
const sameDay = new RegExp(String.raw`\b${again}`, 'i');

/** A main verb, whatever it says; not that of `, che si applica`. */
const finite =
  /(?<!\bche\s)(?<!\bche\snon\s)(?<![\p{L}'])(?:e'|è|sono|si|ha|hanno|resta(?:no)?|riman(?:e|gono)|continua(?:no)?|cessa(?:no)?|puo'|può|possono|deve|devono|entra(?:no)?|viene|vengono)\s/iu;
const amends = new RegExp(
  String.raw`(?<!\bche\s)(?<![\p{L}'])${auxiliary}(?:[a-z']{1,16}\s)?(?:sostituit|abrogat|soppress|inserit|aggiunt|modificat|apportat|premess)[oaie]`,
  'giu',
);
const isObjectBefore = /(?:^|[\s,])(?:(?:il|lo|la|i|gli|le)\s|l')/i;
/** Where the next clause may begin, between two main verbs. */
const joint = new RegExp(
  String.raw`,?\s(?:e|ed|nonche'),?\s(?=${noun}|${auxiliary}|${opening}|${again})|,\s(?=${noun})`,
  'gi',
);
/** `e, con effetto dal 31 marzo 2011, l'articolo 5`, `l'articolo 4, con effetto dal 31 marzo 2011, e l'articolo 5`: the day of what it stands beside. */
const setOff = new RegExp(
  String.raw`,?\s(?:e|ed|nonche'),?\s(?=${opening},?\s${noun})|(?<=,\s${opening}),\s(?:e|ed|nonche'),?\s(?=${noun})`,
  'i',
);
const begins = new RegExp(`^${since}`, 'i');
/** `abrogato con decorrenza dal giorno successivo alla pubblicazione della presente legge`: the Gazzetta of the act tells the day. */
const onPublication = new RegExp(
  String.raw`(?:^|\b(?:abrogat|soppress|sostituit|modificat|inserit|aggiunt)[oaie],?\s)((?:a\s(?:decorrere|partire|far\sdata)|con\s(?:effetto|decorrenza))\sdal(?:la\s(?:stessa\s)?data|\s(?:[a-z]{5,20}\s)?giorno)\s[^.;,«]{0,80}?\bpubblicazione\b[^.;,«]{0,80}?)(?=,|;|\.?$)`,
  'i',
);
const eventNoun = String.raw`(?:effettiva\s)?(?:entrata\sin\svigore|adozione|emanazione|pubblicazione|approvazione|istituzione|costituzione)`;
/** `a far data dall'adozione del decreto di cui al comma 8`, `e' abrogato dalla data di entrata in vigore del regolamento`. */
const onEvent = new RegExp(
  String.raw`(?:^|\b(?:abrogat|soppress)[oaie],?\s)((?:(?:con\s(?:effetto|decorrenza)|a\s(?:decorrere|partire|far\s(?:data|tempo)))\s)?dal(?:la\s(?:data\sd(?:i\s|ella\s|ell'))?|l')${eventNoun}\sde(?:l|ll[ao]?|i|gli|lle)[\s'][^;«]{2,200}?)(?=,\s${noun}|,?\s${auxiliary}|;|\.?$)`,
  'i',
);
/** A day before the verb and what it has as its object: it is of all that `e` joins to it. */
const leads = new RegExp(
  String.raw`^(?:(?:al|all[ao']?|ai|agli|alle|nel|nell[ao']?|nei|negli|nelle)[\s'][^«]{1,160},\s|${leadingWords})${opening}`,
  'i',
);
/** `sono abrogati dal 1° gennaio 2032: l'articolo 3; l'articolo 4` */
const besideVerb = new RegExp(String.raw`^[^«]{0,80}?${auxiliary}(?:[a-z']{1,16}\s)?[a-z]{4,12},?\s${opening}`, 'i');

/** `A decorrere dal 1° gennaio 2032 sono apportate le seguenti modificazioni: al comma 1 …; al comma 2 …`: the words before the list. */
const listLead = /^[^;:«]{1,500}:\s(?!«)/;

const anyDay = /\b(?:dal|al|il|(?:dal)?l')\s?\d{1,2}°?\s[a-z]{5,9}\s\d{4}\b|\bentrata\sin\svigore\b/gi;

/** The clauses of a unit in its order, with the day of each; one where nothing is coordinated. */
function membersOf(printed: string): Member[] {
  const members = clausesOf(printed);
  return members.map((member, i) => {
    const same = sameDay.exec(member.words)?.[0];
    if (same === undefined || member.effect?.date != null) return member;
    // Where the words before it state several days, or none that is read, nobody says here which one is meant.
    const before = members[i - 1];
    const isOne = before?.effect?.date != null && (before.words.match(anyDay) ?? []).length === 1;
    const effect = isOne
      ? { ...before.effect!, words: `${before.effect!.words}; ${same}` }
      : { date: null, words: same };
    return { ...member, effect };
  });
}

function clausesOf(printed: string): Member[] {
  let before: OwnEffect | null = null;
  return sentencesOf(printed).flatMap((sentence) => {
    const lead = listLead.exec(sentence)?.[0] ?? '';
    const leadsList = textual.test(lead.toLowerCase()) || !finite.test(lead);
    const ofList = lead !== '' && leadsList ? effectIn(lead.replace(/:\s$/, '')) : null;
    if (ofList === null) {
      const members = partsOf(sentence).flatMap((part) => membersOfPart(part, null));
      if (before === null || !goesOn.test(sentence)) return members;
      const unread = { date: null, words: before.words, isUnread: true };
      return members.map(({ words, effect }) => ({ words, effect: effect ?? unread }));
    }
    before = ofList;
    const listed = partsOf(sentence.slice(lead.length)).flatMap((part) => membersOfPart(part, ofList));
    return [{ words: lead, effect: ofList }, ...listed];
  });
}

/** Behind the sentence of a list that has a day: of the article that leads to the list, and perhaps of the list. */
const goesOn = /^(?:al|dopo\sil|nel|il|i|ai|nei)\s(?:[a-z]{4,9}\s)?comm[ai]\s(?![^;«]{0,60}\barticol)/i;

/** @param ofList the day of the words that lead to the list of which this is a part */
function membersOfPart([clauses, ...items]: readonly string[], ofList: OwnEffect | null): Member[] {
  let carried = ofList;
  const members = clausesIn(clauses!)
    .flatMap((clause) => clause.split(setOff))
    .map((words): Member => {
      const own = effectIn(words);
      if (leads.test(words) || (own?.date === null && words.startsWith(own.words))) carried = own;
      return { words, effect: own ?? carried };
    });
  const ofItems = leads.test(clauses!) || besideVerb.test(clauses!) ? members.at(-1)!.effect : ofList;
  return [...members, ...items.map((words) => ({ words, effect: effectIn(words) ?? ofItems }))];
}

/** `decorsi novanta giorni dalla data di entrata in vigore della presente legge`: the day may be counted in two ways. */
const onTime = new RegExp(
  String.raw`(?:^|\b(?:abrogat|soppress)[oaie],?\s)((?:decors|trascors)[oi]\s(?:[a-z]{2,20}|\d{1,3})\s(?:giorn[oi]|mes[ei]|ann[oi])\sdal[^;«]{2,200}?)(?=,\s${noun}|,?\s${auxiliary}|;|\.?$)`,
  'i',
);

function effectIn(words: string): OwnEffect | null {
  const effect = ownEffect(words);
  if (effect !== null) return effect;
  const event = onEvent.exec(words)?.[1];
  const published = onPublication.exec(words)?.[1];
  if (published !== undefined) return { date: null, words: published };
  // Of an act's own entry into force its days speak.
  if (event !== undefined && !/\bpresent[ei]\s|\bconversione\b/i.test(event)) return { date: null, words: event };
  const time = onTime.exec(words)?.[1];
  if (time !== undefined) return { date: null, words: time };
  if (textual.test(words.toLowerCase())) return null;
  const [said, ...groups] = begins.exec(words) ?? [];
  const date = dateOf(groups);
  return date === null ? null : { date, words: said! };
}

/** What semicolons part: words with a main verb, and the items without one behind them. */
function partsOf(sentence: string): string[][] {
  const parts: string[][] = [];
  let open = '';
  for (const piece of sentence.split(/;\s(?:e\s)?/)) {
    if (finite.test(piece)) {
      parts.push([open + piece]);
      open = '';
    } else if (parts.length > 0) parts.at(-1)!.push(piece);
    else open += `${piece}; `;
  }
  return open === '' ? parts : [...parts, [open]];
}

/** The words of each main verb that amends. */
function clausesIn(part: string): string[] {
  const verbs = [...part.matchAll(amends)];
  const clauses: string[] = [];
  let from = 0;
  for (const [n, verb] of verbs.entries()) {
    const next = verbs[n + 1];
    if (next === undefined) break;
    const start = verb.index + verb[0].length;
    const joints = [...part.slice(start, next.index + next[0].length).matchAll(joint)].filter(
      (found) => start + found.index < next.index,
    );
    // What stands behind the verb may be its object, and that of the next one.
    const cut = isObjectBefore.test(part.slice(from, verb.index)) ? joints[0] : joints.at(-1);
    if (cut === undefined) continue;
    clauses.push(part.slice(from, start + cut.index));
    from = start + cut.index + cut[0].length;
  }
  return [...clauses, part.slice(from)];
}
