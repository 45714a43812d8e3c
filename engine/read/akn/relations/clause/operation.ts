// One unit of an amending article → what its words do to which place: `all'articolo 5, il comma 2 è abrogato`.
import type { RelationKind } from '../../../../law/relation.js';
import { added, insertions, quotedBy, withNew } from './insertion.js';
import { settleExceptions, type Settled } from './exceptions.js';
import { headOf, type Group } from './group.js';
import { chunkOf, without, type Chunk, type Operation } from './place-groups.js';
import { annexesIn, merge, upTo, type Place } from './place.js';
import { levels, own, reachOf, type Level, type Token } from './token.js';

/** What a unit hands on to the units below it. */
export interface Context {
  place: Place;
  /** Places that the same words lead to beside it: `all'articolo 3 … e all'articolo 5 …: a) le parole «…»`. */
  beside: readonly Place[];
  /** Where the last object of the unit before it stands: `b) il comma 3 del medesimo articolo`. */
  recalled: Place | null;
  /** The verb of a list (`sono abrogati: a) …`), where only the lead-in has one. */
  verb: RelationKind | null;
  /** Whether that lead-in excepts a part of what the list names. */
  partial: boolean;
}

/**
 * Reads one unit.
 * @param context what the words above it say
 * @param isLead whether units stand below it
 */
export function readOperations(
  tokens: readonly Token[],
  quotations: readonly string[],
  context: Context,
  isLead: boolean,
): { operations: Operation[]; context: Context } {
  const operations: Operation[] = [];
  let { place, beside, verb, partial } = context;
  let before: SegmentBefore = { implied: context.recalled, list: null };
  for (const segment of segmentsOf(tokens)) {
    const own = context.verb ?? (isPlaceAlone(segment) ? before.list : null);
    const read = readSegment(segment, quotations, { ...context, verb: own, place }, isLead, before.implied);
    operations.push(...read.operations);
    ({ place, beside } = read);
    const hasVerb = segment.some(({ type }) => type === 'verb');
    before = {
      implied: read.implied ?? (place.act === undefined ? before.implied : place),
      list: hasVerb ? read.list : before.list,
    };
    if (read.verb !== null) ({ verb, partial } = read);
  }
  return { operations, context: { place, beside, recalled: before.implied, verb, partial } };
}

/** What a segment hands on to the next one. */
interface SegmentBefore {
  /** Where its last object stands: for `le lettere e) e f) del medesimo comma`. */
  implied: Place | null;
  /** `sono soppressi: l'articolo 8; l'articolo 9`: its verb, whose objects come behind it. */
  list: RelationKind | null;
}

/** A segment that names places, and says nothing of them. */
function isPlaceAlone(segment: readonly Token[]): boolean {
  return (
    segment[0]?.type === 'place' &&
    segment[0].lead === 'object' &&
    segment.every((token) => ['place', 'value', 'except', 'only', 'quotation'].includes(token.type) || isPlain(token))
  );
}

function isPlain(token: Token): boolean {
  return (
    token.type === 'other' &&
    /^(?:e|successive|modificazioni|integrazioni|modifiche|convertito|convertita)$/.test(token.word)
  );
}

function segmentsOf(tokens: readonly Token[]): Token[][] {
  const segments: Token[][] = [[]];
  for (const token of tokens) {
    if (token.type === 'stop') segments.push([]);
    else segments.at(-1)!.push(token);
  }
  return segments.filter((segment) => segment.length > 0);
}

function readSegment(
  printed: readonly Token[],
  quotations: readonly string[],
  { place: above, verb: inherited, partial: isPartOfList }: Context,
  isLead: boolean,
  impliedBefore: Place | null,
): { operations: Operation[] } & Omit<Context, 'recalled'> & SegmentBefore {
  const operations: Operation[] = [];
  const { tokens, inFront } = settleExceptions(printed, above.act !== undefined);
  const recalled = above.act === undefined && tokens.some(isRecall) ? impliedBefore : null;
  let [place, partial] = [recalled ?? above, isPartOfList];
  const at = tokens.flatMap((token, i) => (token.type === 'verb' && isMainVerb(tokens, i) ? [i] : []));
  if (at.length === 0) {
    const { groups } = chunkOf(tokens);
    let implied: Place | null = null;
    for (const group of groups) {
      if (inherited === null || group.lead === 'in') place = merge(place, group.place);
      else if (group.lead !== 'after') {
        const parts = isPartOfList ? [{ ...group, partial: true }] : partsOf(group, inherited, inFront);
        operations.push(...parts.flatMap((part) => touch(inherited, place, part)));
        implied = aroundOf(place, group) ?? implied;
      }
    }
    return { operations, place, beside: [], verb: null, partial, implied, list: null };
  }
  let open: readonly Token[] = tokens.slice(0, at[0]);
  let verb: RelationKind | null = null;
  /** `il comma 6 dell'articolo 17 della legge … e' abrogato e il comma 7 …`: what the last object says of where the next one is. */
  let implied: Place | null = null;
  let list: RelationKind | null = null;
  /** `all'articolo 17, comma 1, e all'articolo 18 la parola …`: the places before the last one. */
  let siblings: Place[] = [];
  for (const [n, index] of at.entries()) {
    const token = tokens[index] as Extract<Token, { type: 'verb' }>;
    const next = tokens.slice(index + 1, at[n + 1]);
    const before = chunkOf(open);
    const after = chunkOf(next);
    open = after.rest;
    const lastIn = before.groups.findLastIndex(({ lead }) => lead === 'in');
    for (const [i, group] of before.groups.entries())
      if (group.lead === 'in' || (isBare(group, n) && i < lastIn && group.place.act?.[0] !== own)) {
        const isBeside = i > 0 && isParallel(before.groups[i - 1]!, group);
        siblings = isBeside ? [...siblings, place] : [];
        place = merge(isBeside ? upTo(place, 'heading') : place, group.place);
      }
    const objects = before.groups.filter((group, i) => group.lead === 'object' || (isBare(group, n) && i > lastIn));
    const anchor = [...before.groups, ...after.groups].find((group) => group.lead === 'after');
    const isReplaced = token.kind === 'modifica' && objects.length > 0 && quotesFirst(next);
    const kind = isReplaced ? 'sostituisce' : token.kind;
    // `e' modificato nel modo seguente: al comma 1, … sono soppresse`
    const leadsOn = isLead || (at[n + 1] !== undefined && next.some(({ type }) => type === 'seguente'));
    if (kind === null || (kind === 'modifica' && leadsOn)) {
      for (const group of [...objects, ...after.groups.filter(({ lead }) => lead === 'in')])
        place = merge(place, group.place);
      // `sono apportate le seguenti modificazioni: la rubrica e' sostituita …`
      if (kind === null) open = next;
      continue;
    }
    if (kind === 'inserisce') {
      // What stands behind the quotation is of the next verb.
      const own = at[n + 1] === undefined ? after : chunkOf(next.slice(0, next.length - after.rest.length));
      for (const group of own.groups) if (group.lead === 'in') place = merge(place, group.place);
      for (const where of [...siblings, placeOf(place, implied)])
        operations.push(...insertions(where, anchor, own, objects, quotations));
      continue;
    }
    let taken = objects;
    if (taken.length === 0) {
      const later = after.groups.filter(({ lead }) => lead !== 'in' && lead !== 'after');
      for (const group of after.groups) if (group.lead === 'in') place = merge(place, group.place);
      if (later.length > 0) list = kind;
      // Of two verbs the second has the last object before it.
      taken = at[n + 1] === undefined || after.rest.length > 0 ? later : later.slice(0, Math.max(1, later.length - 1));
      if (at[n + 1] !== undefined && after.rest.length === 0 && later.length > 1) open = tail(next, later.length - 1);
      // `all'articolo 5, comma 1, terzo periodo e' soppresso`: without the article that makes it the object.
      const within = before.groups.at(-1);
      if (taken.length === 0 && !isLead && within?.lead === 'in' && headOf(within) === 'sentence') taken = [within];
      if (taken.length === 0 && isLead) {
        verb = kind;
        partial = kind === 'abroga' && (inFront !== null || after.restriction !== null);
      }
    } else {
      if (kind !== 'sostituisce') open = next;
      // `e' sostituito dall'allegato 1 al presente decreto e l'allegato II e' soppresso`
      else if (after.quotations.length === 0 && at[n + 1] !== undefined) open = tail(next, 0);
      if (after.restriction !== null && kind === 'abroga') taken = restricted(taken, after);
    }
    const around = placeOf(place, implied);
    const last = taken.at(-1);
    if (last !== undefined) implied = aroundOf(place, last) ?? implied;
    for (const group of taken.flatMap((whole) => partsOf(whole, kind, inFront))) {
      const head = headOf(group);
      const isShared = head === 'words' || head === 'sentence';
      for (const where of isShared ? [...siblings, around] : [around])
        operations.push(...touch(kind, where, group, kind === 'sostituisce' ? quotedBy(after, quotations) : []));
      if (kind !== 'sostituisce' || group.place.words) continue;
      const brought = merge(around, group.place);
      operations.push(...added(brought, after.quotations, quotations));
    }
  }
  return { operations, place, beside: siblings, verb, partial, implied, list };
}

/** `del medesimo comma`, `dello stesso articolo`; an article without its number where the name of the act holds that word. */
function isRecall(token: Token, i: number, tokens: readonly Token[]): boolean {
  if (token.type === 'other') return /^(?:medesim|stess|predett|suddett|citat)[oaie]/.test(token.word);
  const isNumberless = token.type === 'place' && token.level === 'article' && token.lead !== 'object' && !token.isNew;
  return isNumberless && tokens[i - 1]?.type === 'place' && tokens[i + 1]?.type !== 'value';
}

/** Whether a place stands beside the one before it, not within it: `al comma 1 e al comma 3`; not `all'articolo 5 e al comma 1`. */
function isParallel(first: Group, second: Group): boolean {
  if (!second.joined || first.lead !== 'in' || second.lead !== 'in') return false;
  const rankOf = (level: Level | null) => levels.indexOf(level === 'heading' ? 'paragraph' : (level ?? 'words'));
  // `alla legge … e al decreto …`
  const widest = levels.find((level) => second.place[level] !== undefined && level !== 'act') ?? 'act';
  return rankOf(widest) <= rankOf(headOf(first));
}

/** Where an object stands that names its act. */
function aroundOf(place: Place, object: Group): Place | null {
  return object.place.act === undefined ? null : upTo(merge(place, object.place), headOf(object) ?? 'act');
}

function placeOf(place: Place, implied: Place | null): Place {
  if (place.act !== undefined || implied === null) return place;
  return Object.keys(place).length === 0 ? implied : merge(implied, place);
}

/** `Articolo 5: al comma 2 …`: no word leads to it; behind a first verb such a place goes on with what that one says. */
function isBare({ lead }: Group, verb: number): boolean {
  return lead === 'none' && verb === 0;
}

/** `e' modificato come segue: «…»`; not `e' modificato nel modo seguente: al comma 1, dopo le parole «…»`. */
function quotesFirst(tokens: readonly Token[]): boolean {
  return tokens.find(({ type }) => type === 'quotation' || type === 'place')?.type === 'quotation';
}

/** What an exception in front leaves of a place; a reservation may only leave a part of what is repealed. */
function partsOf(group: Group, kind: RelationKind, inFront: Settled['inFront']): Group[] {
  return inFront !== null && (inFront.force === 'exception' || kind === 'abroga') ? without(group, inFront) : [group];
}

/** `la legge … e' abrogata, limitatamente al Capo VI`, `… ad eccezione dell'articolo 14`: what the words after the verb leave of it. */
function restricted(taken: readonly Group[], { groups, restriction, excepted }: Chunk): Group[] {
  const named = restriction === 'only' ? groups.filter(({ lead }) => lead === 'object') : [];
  return named.length === 0
    ? taken.flatMap((group) => (excepted === null ? [{ ...group, partial: true }] : without(group, excepted)))
    : taken.flatMap(({ place }) => named.map((group) => ({ ...group, place: merge(place, group.place) })));
}

/** The tokens from the n-th object on. */
function tail(tokens: readonly Token[], n: number): readonly Token[] {
  let seen = -1;
  const from = tokens.findIndex((token) => token.type === 'place' && token.lead === 'object' && ++seen === n);
  return from === -1 ? [] : tokens.slice(from);
}

/** A participle without its auxiliary is a verb only beside what it quotes: `e le parole «…» soppresse`. */
function isMainVerb(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i]!;
  if (token.type !== 'verb' || !token.bare) return true;
  return (
    tokens[i - 1]?.type === 'quotation' || tokens[i + 1]?.type === 'seguente' || tokens[i + 1]?.type === 'quotation'
  );
}

function touch(kind: RelationKind, context: Place, group: Group, brought: readonly string[] = []): Operation[] {
  const head = headOf(group);
  if (head === null || (head === 'words' && !group.quoted && group.place.words?.length === 0 && kind === 'altro'))
    return [];
  const to = withNew(merge(context, group.place), head, brought);
  const reach = group.partial && head !== 'words' ? null : reachOf[head];
  return [
    {
      kind,
      reach,
      to: head === 'annex' ? { ...upTo(to, 'article'), annex: annexesIn(context, to.annex!) } : to,
      quoted: false,
    },
  ];
}
