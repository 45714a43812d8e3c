// A group of places that one lead begins: `all'articolo 5, comma 2, della legge …`.
import { holdsOwnLevel } from './holders.js';
import { isWider, type Place } from './place.js';
import { isAnd, levels, own, quotable, type Lead, type Level, type PlaceToken, type Token } from '../token/token.js';

/** The places of a group, and how its words lead to them. */
export interface Group {
  lead: 'object' | 'in' | 'after' | 'none';
  isNew: boolean;
  /** Levels in the order of the words. */
  order: Level[];
  place: Place;
  /** What it touches, where that is not the deepest level: `la lettera b) del numero 2)`, `la parte II dell'allegato 3`. */
  head?: Level;
  /** Levels whose noun was a plural. */
  plurals: Set<Level>;
  /** Whether a quotation follows it: `le parole «…»`. */
  quoted: boolean;
  /** The quotations that are the words it names, by number: those before `le seguenti`. */
  quotations: number[];
  partial: boolean;
  /** Whether it is of a text that the amended place quotes. */
  isOfQuoted: boolean;
  /** The level of places that go on behind the last one, `gli articoli 3 e seguenti`; `null` for none. */
  goesOnAt: Level | null;
  /** Whether something comes in front of it: `prima del comma 2`. */
  isInFront?: boolean;
  /** Whether `e`, or the list that both are of, leads from the group before it: `all'articolo 17 e all'articolo 18`. */
  joined: boolean;
}

/**
 * Makes room for a further act: `gli articoli 3 e 4 della legge … e della legge …` are the same places of both; of
 * `gli articoli 3 della legge …, e 7 della legge …` the last place has only the act of the one before it so far.
 */
export function forAnotherAct(groups: Group[]): void {
  const last = groups.at(-1)!;
  if (last.order.includes('act'))
    groups.push({ ...last, place: { ...last.place }, order: last.order.filter((one) => one !== 'act'), joined: true });
  delete groups.at(-1)!.place.act;
}

/** `le lettere b) dell'articolo 3, comma 1, e d) dell'articolo 4`: what goes on with a list has an article of its own. */
export function forgetShared(group: Group, level: Level): void {
  const { place, order } = group;
  if (place[level] === undefined || order.includes(level)) return;
  group.place = Object.fromEntries(
    (['act', ...order] as const).flatMap((one) => (place[one] ? [[one, place[one]]] : [])),
  );
}

export function emptyGroup(lead: Group['lead']): Group {
  return {
    lead,
    isNew: false,
    order: [],
    plurals: new Set(),
    place: {},
    quoted: false,
    quotations: [],
    partial: false,
    isOfQuoted: false,
    goesOnAt: null,
    joined: false,
  };
}

export function put(group: Group, level: Level, values: readonly string[], lead: Lead = 'none'): void {
  const known = group.place[level] ?? [];
  const isOfAnnex = level === 'division' && group.order.length === 1 && group.order[0] === 'annex';
  if (lead === 'of' && holders[level] !== undefined && group.order.at(-1) === holders[level])
    group.head = holders[level];
  else if (lead === 'none' && isOfAnnex) group.head = level;
  if (!group.order.includes(level)) group.order.push(level);
  // The widest comes first.
  const isFirst = holdsOwnLevel({ level, lead }) && (lead === 'of' || isWider(values, known));
  group.place[level] = [...new Set(isFirst ? [...values, ...known] : [...known, ...values])];
}

/** By what holds it, what the words call its part: `la lettera b) del numero 2)`, `la parte II dell'allegato 3`. */
const holders: Partial<Record<Level, Level>> = { number: 'point', annex: 'division' };

/** What a group touches: of `i commi 3 e seguenti dell'articolo 5` that paragraph, and some part of the article. */
export const withOnward = (group: Group): Group[] =>
  group.goesOnAt === null ? [group] : [{ ...group, goesOnAt: null }, group];

/** `Capi I e II`: the noun goes with each number. */
export function putDivision({ place }: Group, { of, values }: Extract<Token, { type: 'value' }>): void {
  const noun = place.division?.at(-1)?.split(' ')[0];
  if (noun === undefined || !(of === 'roman' || /^[ivxl]{1,7}-/.test(values[0]!))) return;
  const number = values[0]!.replace(/^[ivxl]+/, (roman) => roman.toUpperCase());
  place.division = [...place.division!, `${noun} ${number}`];
}

/** `il comma 4 e il comma 5 dell'articolo 107 della legge …`: the places before it that have none share the act. */
export function shareAct(groups: readonly Group[], values: readonly string[]): void {
  const last = groups.at(-1)!;
  for (let i = groups.length - 2; i >= 0; i--) {
    const { place, lead } = groups[i]!;
    if (place.act !== undefined || lead !== last.lead) return;
    place.act = values;
  }
}

/** `il comma 4 e il comma 5 dell'articolo 107, e l'articolo 108`: parts that name no article are of the next one that a part is of. */
export function shareArticles(groups: readonly Group[]): void {
  let next: Group | null = null;
  for (const group of [...groups].reverse()) {
    const { place, lead, order } = group;
    const isPart = (place.paragraph ?? place.point ?? place.heading) !== undefined;
    if (place.article !== undefined) next = order[0] !== 'article' && order[0] !== 'act' ? group : null;
    else if (next === null || !isPart || lead !== next.lead || place.act?.[0] !== next.place.act?.[0]) next = null;
    else {
      // `i numeri 1) e 2) della lettera a) e la lettera b) del comma 1 dell'articolo 4`
      const isBeside = next.order[0] === 'point' && (place.point ?? place.number) !== undefined;
      if (isBeside && place.paragraph === undefined && next.place.paragraph?.length === 1)
        place.paragraph = next.place.paragraph;
      if (next.place.article!.length === 1) place.article = next.place.article;
    }
  }
}

/** `lettere c), numero 3), d)`, `articoli 4, comma 1, e 10, comma 1`: after a single place the list before it goes on. */
export function pluralAbove({ order, plurals }: Group, level: Level): Level | null {
  return order.slice(0, order.indexOf(level)).findLast((wider) => plurals.has(wider)) ?? null;
}

/** Whether a place stands beside the one before it, not within it: `al comma 1 e al comma 3`; not `all'articolo 5 e al comma 1`. */
export function isParallel(first: Group, second: Group): boolean {
  if (!second.joined || first.lead !== 'in' || second.lead !== 'in') return false;
  const rankOf = (level: Level | null) => levels.indexOf(level === 'heading' ? 'paragraph' : (level ?? 'words'));
  // `alla legge … e al decreto …`
  const widest = levels.find((level) => second.place[level] !== undefined && level !== 'act') ?? 'act';
  return rankOf(widest) <= rankOf(headOf(first));
}

/**
 * `alla legge … e' abrogato l'articolo 3 e alla legge … l'articolo 5`: what leads to the last object begins anew as widely as the words ahead
 * of the verb did; not `all'articolo 3 sono soppresse le parole «…» al comma 1 e le parole «…»`.
 */
export function areApart(ahead: readonly Group[], group: Group, groups: readonly Group[]): boolean {
  const first = ahead.findLast(({ lead }) => lead === 'in')?.order[0];
  const [own] = group.order;
  if (first === undefined || own === undefined || groups.at(-1)?.lead !== 'object') return false;
  return levels.indexOf(own) <= levels.indexOf(first);
}

/** `le parole «…», secondo comma, le parole «…»`: a place between words without a word that leads to it. */
export function isWithin(groups: readonly Group[], i: number): boolean {
  const areWords = (group: Group | undefined) => group?.lead === 'object' && headOf(group) === 'words';
  return groups[i]!.lead === 'none' && areWords(groups[i - 1]) && areWords(groups[i + 1]);
}

/**
 * Whether a place that words lead to is what goes: `alle parole «…» sono sostituite …`, `all'articolo 10 e' sostituito il seguente`.
 * @param next the words that announce what comes; not `sono sostituite dalle seguenti`, whose object is missing
 */
export function mayBeSwapped(head: Level | null, next: string | null): boolean {
  if (head === 'words') return true;
  return head !== null && quotable.has(head) && next !== null && /^(?:il|la|i|le|gli|l')\s?seguent/.test(next);
}

/** `sono inserite, in luogo delle parole «…», le seguenti: «…»`: what goes, behind a verb. */
export function isReplaced(group: Group): boolean {
  return group.lead === 'in' && group.quoted && headOf(group) === 'words';
}

/** Deepest level of a place; an annex that is `dell'articolo 1` is itself the object. */
export function headOf({ order, place, head }: Group): Level | null {
  if (head !== undefined && !order.some((level) => narrowest.has(level))) return head;
  if (order[0] === 'annex' && !partsOfAnnex.has(order[1])) return 'annex';
  return levels.findLast((level) => place[level] !== undefined) ?? null;
}

const narrowest = new Set<Level>(['heading', 'sentence', 'words']);

/** `l'allegato 2, punto 3, lettera b)` */
const partsOfAnnex = new Set<Level | undefined>(['number', 'point', 'sentence', 'words']);

/** `testo unico …, approvato con decreto del Presidente della Repubblica 10 gennaio 1957, n. 3`: an act by its name and by its number. */
export function isSameAct({ level, lead, values }: PlaceToken, { place }: Group, before: readonly Token[]): boolean {
  if (level !== 'act' || lead !== 'none' || place.act === undefined) return false;
  const words = before
    .slice(before.findLastIndex(({ type }) => type === 'place' || type === 'value') + 1)
    .flatMap((token) => (token.type === 'other' ? token.word : []));
  // `la legge …, e il relativo regolamento di esecuzione, approvato con regio decreto …`
  if (words.includes('regolamento')) return false;
  return place.act[0] === values[0] || words.slice(-3).some((word) => /^(?:approvat|emanat|adottat)[oaie]$/.test(word));
}

/**
 * `la legge …, con le modalita' di cui all'articolo 5`, `l'articolo 3 della legge …, ai sensi dell'articolo 5`: a place that words between them
 * keep apart from the act that is touched.
 */
export function isOfOther(group: Group | undefined, { level, lead }: PlaceToken, before: readonly Token[]): boolean {
  if (group === undefined || lead !== 'of' || group.order.at(-1) !== 'act' || group.place.act?.[0] === own)
    return false;
  // An act behind another one has an article of its own in front of it, or `e`.
  if (level === 'act' && group.order.length === 1) return false;
  const last = before.findLast((token) => !(token.type === 'other' && isAlike.test(token.word)));
  return last?.type === 'other' && !isAnd(last) && !/^(?:modific|integraz)/.test(last.word);
}

/** `e del medesimo articolo 5`, `e quelle previste dall'articolo 5` */
const isAlike = /^(?:medesim|stess|predett|suddett|citat|quell|previst|contenut|recat)[oaie]$/;

/** Whether a place behind an act is another one: `l'articolo 3 della legge … e dell'articolo 4 …`, `la legge …, e quelle dell'articolo 4 …`. */
export function beginsAnew({ order }: Group, { lead, level }: PlaceToken, before: Token | undefined): boolean {
  const isOfThose = before?.type === 'other' && /^quell[ei]$/.test(before.word);
  return lead === 'of' && level !== 'act' && order.at(-1) === 'act' && (order.length > 1 || isOfThose);
}

/** Whether a place goes on with the one before it: `della legge …`, `, comma 2`. */
export function goesOn({ lead, isNew }: PlaceToken): boolean {
  return lead === 'of' || (lead === 'none' && !isNew);
}

export function isNumbered(level: Level): boolean {
  return level === 'article' || level === 'paragraph' || level === 'point' || level === 'number';
}

export function isNumberless({ level, values, lead, isNew }: PlaceToken): boolean {
  return isNumbered(level) && values.length === 0 && lead !== 'object' && !isNew;
}

/**
 * `gli articoli 6, commi 2 e 3, e 7`, `2, commi da 1 a 4, 3`: a list within another one ends behind `e`, and with a lower number or the same
 * again; within a list of articles before `, e`, too: `gli articoli 3, commi da 1 a 3, e 5`.
 */
export function isClosed(
  before: readonly Token[],
  { level, group }: { level: Level; group: Group },
  next: string,
): boolean {
  const above = pluralAbove(group, level);
  if (above === null) return false;
  const known = group.place[level]!.at(-1)!;
  if (level === 'point' && /^\d/.test(next)) return true;
  if (next === known || Number.parseInt(next, 10) < Number.parseInt(known, 10)) return true;
  const values = before.slice(before.findLastIndex(({ type }) => type === 'place') + 1);
  const and = values.findIndex(isAnd);
  if (and !== -1 && values.slice(and).some(({ type }) => type === 'value')) return true;
  // The list of articles ends once: `gli articoli 3, commi 1, 2, e 5, commi 2, 3, e 4`.
  const list = before.slice(before.findLastIndex((token) => token.type === 'place' && token.level === 'article'));
  return above === 'article' && isEnd(values.at(-1)) && list.filter(isEnd).length === 1;
}

/** `, e` */
function isEnd(token: Token | undefined): boolean {
  return token?.type === 'other' && isAnd(token) && token.comma === true;
}

export function isTouched({ lead }: Group): boolean {
  return lead === 'object' || lead === 'none';
}

/** `le parole «…» dell'articolo 3 e dell'articolo 8`: what is touched in the one is touched in the other. */
export function partsBefore(
  { order, place, quoted, quotations, plurals }: Group,
  { level, lead }: PlaceToken,
): Pick<Group, 'order' | 'place' | 'quoted' | 'quotations' | 'plurals'> {
  const parts =
    lead === 'of' && level !== 'act'
      ? order.slice(0, order.indexOf(level)).filter((one) => levels.indexOf(one) > levels.indexOf(level))
      : [];
  return {
    order: parts,
    place: Object.fromEntries(parts.map((one) => [one, place[one]])),
    quoted: quoted && parts.length > 0,
    quotations: parts.length > 0 ? quotations : [],
    plurals: new Set(parts.filter((one) => plurals.has(one))),
  };
}

/**
 * `la legge … e il decreto …, ad eccezione degli articoli 4 e 5`: of the decree; `le leggi …, ad eccezione …` may be all of them.
 * @param begun the last group that words of its own lead to
 */
export function isOfLastAct(
  touched: readonly Group[],
  begun: Group | null,
  { within }: Extract<Token, { type: 'except' }>,
): boolean {
  return (
    touched.every((group) => headOf(group) === 'act') &&
    touched.at(-1) === begun &&
    within.some(({ type }) => type === 'place') &&
    !within.some(
      (token) =>
        (token.type === 'place' && token.level === 'act') ||
        (token.type === 'other' && /^(?:medesim|stess|predett|suddett|citat|tutt|rispettiv)/.test(token.word)),
    )
  );
}

/** Whether an exception names paragraphs or less, and nothing wider. */
export function isNarrow({ within }: Extract<Token, { type: 'except' }>): boolean {
  const places = within.filter((token) => token.type === 'place');
  return places.length > 0 && !places.some(({ level }) => ['act', 'division', 'annex', 'article'].includes(level));
}
