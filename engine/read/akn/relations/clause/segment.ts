// Reads the tokens between two stops of an amending unit → operations: what each verb does to which place.
import type { RelationKind } from '../../../../law/relation.js';
import { settleExceptions, type Settled } from './place/exceptions.js';
import { hypotheticalVerbs } from './place/hypothetical.js';
import { areApart, headOf, isParallel, isReplaced, isWithin, mayBeSwapped, type Group } from './place/group.js';
import { added, articlesOf, insertions, quotedBy } from './place/insertion.js';
import { mainVerbs } from './place/main-verbs.js';
import { areListed, around, aroundOf, isPart, isRecall, narrowed, quotesFirst, tail } from './place/objects.js';
import { listedBy, withoutNouns } from './place/listed-nouns.js';
import { behindNewNumber, endOfOwn, ownOfOrder } from './place/own-of-order.js';
import { chunkOf, type Chunk, type Operation } from './place/place-groups.js';
import { isAround, merge, upTo, type Place } from './place/place.js';
import { freshIn } from './place/quoted-words.js';
import { partsOf, restricted } from './place/restricted.js';
import { touch } from './place/touch.js';
import { own, type Token } from './token/token.js';

/** The context that a unit gives to the units below it. */
export interface Context {
  place: Place;
  /** Places that the same words lead to beside it: `all'articolo 3 … e all'articolo 5 …: a) le parole «…»`. */
  beside: readonly Place[];
  /** The place of the last object of the unit before it: `b) il comma 3 del medesimo articolo`. */
  recalled: Place | null;
  /** The verb of a list (`sono abrogati: a) …`), where only the lead-in has one. */
  verb: RelationKind | null;
  /** Whether that lead-in excepts a part of what the list names. */
  partial: boolean;
  quoted?: string | null; // `capoverso art. 557`: the words are of that text, which the place quotes
  noun?: string | null; // `l'articolo`, of items that are numbers alone
}

/** The operations of a segment, and the context that it gives to the next one. */
export interface SegmentReading extends Omit<Context, 'recalled'> {
  operations: Operation[];
  /** The place of its last object: for `le lettere e) e f) del medesimo comma`. */
  implied: Place | null;
  /** `sono soppressi: l'articolo 8; l'articolo 9`: its verb, whose objects come behind it. */
  list: RelationKind | null;
}

/** Reads what stands between two stops. */
export function readSegment(
  tokens: readonly Token[],
  quotations: readonly string[],
  context: Context,
  isLead: boolean,
): SegmentReading {
  return new SegmentReader(quotations, context, isLead).read(tokens);
}

/** A verb with the words around it. */
interface Clause {
  kind: RelationKind;
  before: Chunk;
  after: Chunk;
  /** The tokens behind the verb. */
  next: readonly Token[];
  /** The objects that the words before the verb name. */
  objects: Group[];
  isLast: boolean;
  isOrder: boolean;
}

class SegmentReader {
  readonly #operations: Operation[] = [];
  #place: Place;
  #partial: boolean;
  #verb: RelationKind | null = null;
  /** `il comma 6 dell'articolo 17 della legge … e' abrogato e il comma 7 …`: what the last object says of where the next one is. */
  #implied: Place | null = null;
  #list: RelationKind | null = null;
  /** `all'articolo 17, comma 1, e all'articolo 18 la parola …`: the places before the last one. */
  #beside: Place[] = [];
  #inFront: Settled['inFront'] = null;
  #hypothetical: ReadonlySet<Token> = new Set();
  /** Words that are left to the next verb. */
  #open: readonly Token[] = [];

  constructor(
    readonly quotations: readonly string[],
    readonly context: Context,
    readonly isLead: boolean,
  ) {
    this.#place = context.place;
    this.#partial = context.partial;
  }

  read(printed: readonly Token[]): SegmentReading {
    const { place, recalled } = this.context;
    const { tokens, inFront } = settleExceptions(printed, place.act !== undefined);
    if (place.act === undefined && tokens.some(isRecall) && recalled !== null) this.#place = recalled;
    this.#inFront = inFront;
    const verbs = mainVerbs(tokens);
    this.#hypothetical = hypotheticalVerbs(printed);
    if (verbs.length === 0) this.#withoutVerb(chunkOf(tokens).groups);
    this.#open = tokens.slice(0, verbs[0]);
    for (const [n, index] of verbs.entries()) this.#withVerb(tokens, index, verbs[n + 1], n === 0);
    return {
      operations: this.#operations,
      place: this.#place,
      beside: this.#beside,
      verb: this.#verb,
      partial: this.#partial,
      implied: this.#implied,
      list: this.#list,
    };
  }

  /** An item of a list whose lead-in has the verb; or words that only say where. */
  #withoutVerb(groups: readonly Group[]): void {
    const { verb, partial } = this.context;
    for (const group of groups) {
      if (verb === null || group.lead === 'in') this.#place = merge(this.#place, group.place);
      else if (group.lead !== 'after') {
        const parts = partial ? [{ ...group, partial: true }] : partsOf(group, verb, this.#inFront);
        this.#operations.push(...parts.flatMap((part) => touch(verb, this.#place, part)));
        this.#implied = aroundOf(this.#place, group) ?? this.#implied;
      }
    }
  }

  #withVerb(tokens: readonly Token[], index: number, end: number | undefined, isFirst: boolean): void {
    const verb = tokens[index] as Extract<Token, { type: 'verb' }>;
    const next = tokens.slice(index + 1, end);
    const ahead = this.#open;
    const [before, after] = [chunkOf(ahead), chunkOf(next)];
    this.#open = after.rest;
    // `Art. 57: sopprimere le parole …`, `Art. 9: sono soppresse le parole …`: the object comes behind the verb.
    const isObjectBehind = after.groups.some(({ lead }) => lead === 'object');
    const named = this.#lead(before.groups, isFirst, verb.isOrder || isObjectBehind);
    // `sostituire alle parole «…» le parole «…» e abrogare il quarto comma`: what stands before is of the first order.
    const objects = verb.isOrder && !isFirst && isObjectBehind ? [] : named;
    const isReplaced = verb.kind === 'modifica' && objects.length > 0 && quotesFirst(next);
    const kind = this.#hypothetical.has(verb) ? null : isReplaced ? 'sostituisce' : verb.kind;
    const isLast = end === undefined;
    // `e' modificato nel modo seguente: al comma 1, … sono soppresse`
    const leadsOn = this.isLead || (!isLast && next.some(({ type }) => type === 'seguente'));
    if (kind === null || (kind === 'modifica' && leadsOn)) {
      this.#narrow([...objects, ...after.groups.filter(({ lead }) => lead === 'in')]);
      // `sono apportate le seguenti modificazioni: la rubrica e' sostituita …`, `e' cosi' modificato: al primo comma la parola …`
      if (kind === null || next.some(({ type }) => type === 'seguente')) this.#open = next;
      return;
    }
    const listed = this.isLead && kind === 'abroga' ? listedBy(objects, next) : null;
    if (listed !== null) {
      this.#narrow(listed);
      return void (this.#verb = kind);
    }
    const clause: Clause = { kind, before, after, next, objects, isLast, isOrder: verb.isOrder };
    if (kind === 'inserisce') this.#insert(clause);
    else if (objects.length > 0) this.#touch(clause, this.#ahead(clause));
    else this.#touchBehind(ahead, clause);
  }

  /** Follows the words that lead to a place, and answers the objects among them. */
  #lead(groups: readonly Group[], isFirst: boolean, isObjectBehind: boolean): Group[] {
    // `Articolo 5: al comma 2 …`, `Art. 5, primo comma: le parole …`: no word leads to it; behind a first verb it goes on with what that one says.
    const isBare = ({ lead }: Group) => lead === 'none' && isFirst;
    const firstObject = groups.findIndex(({ lead }) => lead === 'object');
    const lastIn = isObjectBehind
      ? groups.length
      : Math.max(
          firstObject,
          groups.findLastIndex(({ lead }) => lead === 'in'),
        );
    const leads = (group: Group, i: number) =>
      group.lead === 'in' || (isBare(group) && i < lastIn && group.place.act?.[0] !== own);
    return this.#follow(groups, leads).flatMap((group, i) =>
      group.lead === 'object' || (isBare(group) && i > lastIn) ? [narrowed(group, groups[i + 1])] : [],
    );
  }

  /** `al comma 1 le parole «…» e al comma 2 le parole «…»`: an object between two places is in the first of them; words that lead behind others are in none. */
  #follow(
    groups: readonly Group[],
    leads: (group: Group, i: number) => boolean,
    ahead: readonly Group[] = [],
  ): Group[] {
    let followed: Group[] = [];
    for (const [i, group] of groups.entries()) {
      if (leads(group, i)) {
        if (groups[0]!.lead === 'in' || group.lead === 'none' || areApart(ahead, group, groups))
          followed = followed.map((one) =>
            one.lead === 'object' ? { ...one, place: merge(this.#place, one.place) } : one,
          );
        const previous = followed.findLast((one) => one.lead !== 'after' || headOf(one) !== 'words');
        const isBeside = previous !== undefined && isParallel(previous, group);
        this.#beside = isBeside ? [...this.#beside, this.#place] : [];
        this.#place = merge(isBeside ? upTo(this.#place, 'heading') : this.#place, group.place);
      }
      followed.push(group);
    }
    return followed;
  }

  #narrow(groups: readonly Group[]): void {
    for (const { place } of groups) this.#place = merge(this.#place, place);
  }

  #insert({ before, after, next, objects, isLast }: Clause): void {
    const anchors = [...before.groups, ...after.groups].filter((group) => group.lead === 'after');
    // The words behind the quotation belong to the next verb.
    const own = isLast ? after : chunkOf(next.slice(0, next.length - after.rest.length));
    this.#narrow(own.groups.filter(({ lead }) => lead === 'in'));
    const places = [...this.#beside, this.#around(anchors)];
    // `Dopo il primo comma dell'articolo 5 … e' inserito il seguente: «…» Il terzo comma dello stesso articolo …`
    if (anchors[0] !== undefined) this.#implied = aroundOf(this.#place, anchors[0]) ?? this.#implied;
    const anchorOf = (i: number) => anchors[anchors.length === places.length ? i : 0];
    for (const [i, place] of places.entries())
      this.#operations.push(...insertions(place, anchorOf(i), own, objects, this.quotations, before.groups));
    // `Dopo l'articolo 8 … e' inserito il seguente: «…» Il comma 2 del medesimo articolo …`: of no article that was named before.
    if (anchors.some((anchor) => headOf(anchor) === 'article')) this.#place = upTo(this.#place, 'article');
  }

  /** Objects before the verb: what stands behind it is of the next one. */
  #ahead({ kind, after, next, objects, isLast }: Clause): Group[] {
    if (kind !== 'sostituisce') this.#open = behindNewNumber(next);
    // `e' sostituito dall'allegato 1 al presente decreto e l'allegato II e' soppresso`
    else if (after.quotations.length === 0 && !isLast) this.#open = tail(next, 0);
    return after.restriction !== null && kind === 'abroga' ? restricted(objects, after) : objects;
  }

  /** Objects behind the verb: `sono soppresse le parole «…» nell'articolo 3 e nell'articolo 5`. */
  #behind({ kind, before, after: whole, next, isLast, isOrder }: Clause): Group[] {
    const after = isOrder && !isLast ? ownOfOrder(before, whole, next) : whole;
    const leads = (group: Group, i: number) => group.lead === 'in' || isWithin(after.groups, i);
    const all = this.#follow(after.groups, leads, before.groups);
    const later = withoutNouns(all.filter((one, i) => !leads(one, i) && one.lead !== 'after'));
    if (later.length > 0) this.#list = kind;
    // Before a second verb, the last object belongs to that verb.
    const isShared = !isLast && after.rest.length === 0;
    if (isShared && later.length > 1) this.#open = tail(next, later.length - 1);
    const taken = isShared ? later.slice(0, Math.max(1, later.length - 1)) : later;
    if (taken.length > 0 && !(this.isLead && areListed(taken))) return taken;
    if (this.isLead) {
      this.#narrow(taken.map(around));
      this.#verb = kind;
      this.#partial = kind === 'abroga' && (this.#inFront !== null || after.restriction !== null);
      return [];
    }
    // `all'articolo 5, comma 1, terzo periodo e' soppresso`: without the article that makes it the object.
    const place = after.groups.find(isReplaced) ?? before.groups.at(-1);
    // `Art. 9: sopprimere.`
    if (place?.lead === 'none' && isOrder && kind === 'abroga') return [place];
    if (place?.lead !== 'in') return [];
    const head = headOf(place);
    // `alle parole «…» sono sostituite le altre «…»`, `all'articolo 10 e' sostituito il seguente: «…»`
    const isSwapped = kind === 'sostituisce' && after.quotations.length > 0 && mayBeSwapped(head, after.next);
    return head === 'sentence' || isSwapped ? [place] : [];
  }

  /** Objects behind the verb, and what is left to the next one: `alla legge … e' abrogato l'articolo 3, alla legge … e' abrogato l'articolo 5`. */
  #touchBehind(ahead: readonly Token[], clause: Clause): void {
    const { next, isLast } = clause;
    const end = isLast ? next.length : endOfOwn(ahead, next);
    if (end === next.length) return this.#touch(clause, this.#behind(clause));
    const own = { ...clause, next: next.slice(0, end), after: chunkOf(next.slice(0, end)), isLast: true };
    this.#touch(own, this.#behind(own));
    this.#open = next.slice(end);
  }

  #touch({ kind, after }: Clause, objects: readonly Group[]): void {
    const around = this.#around(objects);
    const last = objects.at(-1);
    if (last !== undefined) this.#implied = aroundOf(this.#place, last) ?? this.#implied;
    const brought = kind === 'sostituisce' ? quotedBy(after, this.quotations) : [];
    const fresh = kind === 'sostituisce' ? freshIn(after) : [];
    for (const group of objects.flatMap((whole) => partsOf(whole, kind, this.#inFront))) {
      const head = headOf(group);
      const isShared = head === 'words' || head === 'sentence';
      const brings =
        kind === 'sostituisce' && head === 'division'
          ? { brings: articlesOf(after.quotations.map((index) => this.quotations[index]!)) }
          : {};
      for (const place of isShared ? [...this.#beside, around] : [around])
        this.#operations.push(...touch(kind, place, group, brought, fresh).map((one) => ({ ...one, ...brings })));
      if (kind === 'sostituisce' && !group.place.words)
        this.#operations.push(...added(merge(around, group.place), after.quotations, this.quotations));
    }
  }

  /** The place around what a clause names, where that names no act itself, or no article. */
  #around(named: readonly Group[]): Place {
    if (this.#implied === null) return this.#place;
    if (this.#place.act !== undefined)
      return named.every(isPart) && isAround(this.#implied, this.#place) ? this.#implied : this.#place;
    return Object.keys(this.#place).length === 0 ? this.#implied : merge(this.#implied, this.#place);
  }
}
