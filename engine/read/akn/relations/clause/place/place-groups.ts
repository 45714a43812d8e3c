// The words around a verb → groups of places: what is touched, where it is, what it stands after.
import type { Reach, RelationKind } from '../../../../../law/relation.js';
import {
  beginsAnew,
  emptyGroup,
  forAnotherAct,
  forgetShared,
  goesOn,
  headOf,
  isClosed,
  isNarrow,
  isNumbered,
  isNumberless,
  isOfLastAct,
  isOfOther,
  isSameAct,
  isTouched,
  partsBefore,
  pluralAbove,
  put,
  putDivision,
  shareAct,
  shareArticles,
  type Group,
} from './group.js';
import { listedArticles } from './excepted-articles.js';
import { holdsOwnLevel, withHolders, withNamedAnnex } from './holders.js';
import { endsInList, isOfLast, lastOfList, shareRecalled } from './lists.js';
import { upTo, type Place } from './place.js';
import type { QuotedWords } from './quoted-words.js';
import { isRoman } from '../token/place-values.js';
import { inFront, isAnd, isSign, onwards, type Level, type PlaceToken, type Token } from '../token/token.js';

/** The effect of one verb on one place. */
export interface Operation {
  kind: RelationKind;
  /** `null` where the words do not say it. */
  reach: Reach | null;
  to: Place;
  /** An article or division that comes in with the quotation. */
  quoted: boolean;
  /** Articles that the new text of a replaced division has. */
  brings?: readonly string[];
  /** Of the paragraphs, points or numbers of its place those that only come in, beside the ones that others replace. */
  isNew?: readonly string[];
  quotations: QuotedWords;
}

export interface Chunk {
  groups: Group[];
  quotations: number[];
  /** `le seguenti`, `il seguente`. */
  next: string | null;
  /** Tokens after the first quotation. */
  rest: readonly Token[];
  /** `ad eccezione di …`, `limitatamente a …`. */
  restriction: 'except' | 'only' | null;
  /** The exception, where there is one. */
  excepted: Extract<Token, { type: 'except' }> | null;
}

/** Reads tokens whose exceptions are settled. */
export function chunkOf(printed: readonly Token[]): Chunk {
  const tokens = withHolders(withNamedAnnex(printed));
  const reader = new ChunkReader(tokens);
  for (const [i, token] of tokens.entries()) reader.read(token, i);
  return reader.chunk();
}

type ValueToken = Extract<Token, { type: 'value' }>;

class ChunkReader {
  readonly #groups: Group[] = [];
  readonly #quotations: number[] = [];
  #next: string | null = null;
  /** Behind `le seguenti`: what is quoted there is new, not a place. */
  #isNew = false;
  #rest: readonly Token[] = [];
  /** The list of articles that a semicolon interrupts. */
  #list: Group | null = null;
  /** The place to which further values belong. */
  #last: { level: Level; plural: boolean; group: Group } | null = null;
  /** Behind `al medesimo comma`, which names no place of its own. */
  #isSame = false;
  /** Whether the places that follow are of something else than what is touched. */
  #isApart = false;
  /** The last group that words of its own lead to. */
  #begun: Group | null = null;
  #isPartial = false; // whether the places that follow are touched in part only
  #excepted: Chunk['excepted'] = null;
  /** `l'articolo 5, limitatamente ai commi …`: what is limited, until a place of it is named; `null` where that stands behind the verb. */
  #limit: { of: Group | null; others: Group | null; isNamed: boolean } | null = null;
  #hasLimit = false;

  constructor(readonly tokens: readonly Token[]) {}

  read(token: Token, i: number): void {
    if (token.type === 'place') {
      // `le seguenti parole: «…»`
      if (!token.isNew) this.#isNew = false;
      this.#place(token, i);
    } else if (token.type === 'value') this.#value(token, i);
    else if (token.type === 'quotation') {
      this.#quotations.push(token.index);
      const group = this.#groups.at(-1);
      if (group !== undefined) group.quoted = true;
      if (!this.#isNew && group !== undefined) group.quotations = [...group.quotations, token.index];
      if (this.#quotations.length === 1) this.#rest = this.tokens.slice(i + 1);
    } else if (token.type === 'other' && token.word === onwards && this.#last !== null)
      this.#last.group.goesOnAt = this.#last.level;
    else if (token.type === 'other' && token.word === ';') {
      this.#list = this.#groups.findLast(({ plurals }) => plurals.has('article')) ?? null;
      if (this.#list !== null) this.#last = null;
    } else if (token.type === 'seguente') this.#next = token.words;
    else if (token.type === 'only') this.#only(token);
    else if (token.type === 'except') this.#except(token);
  }

  chunk(): Chunk {
    this.#endLimit();
    shareArticles(this.#groups);
    return {
      groups: this.#groups,
      quotations: this.#quotations,
      next: this.#next,
      rest: this.#rest,
      restriction: this.#hasLimit ? 'only' : this.#excepted === null ? null : 'except',
      excepted: this.#excepted,
    };
  }

  #place(token: PlaceToken, i: number): void {
    const group = this.#groups.at(-1);
    // `fino alla fine del comma` names none.
    if (isNumberless(token) && this.tokens[i + 1]?.type !== 'value') {
      this.#isSame = token.lead === 'in';
      return shareRecalled(this.#groups, token, this.tokens[i - 1]);
    }
    if (token.lead === 'object' && this.#limit?.isNamed) this.#endLimit();
    const begins = group !== undefined && beginsAnew(group, token, this.tokens[i - 1]);
    // `e' abrogato l'articolo 3 della legge …, in attuazione dell'articolo 5 della legge …`: of something else, and so is all that goes on.
    this.#isApart = goesOn(token) && (this.#isApart || isOfOther(group, token, this.tokens.slice(0, i)));
    if (this.#isApart) return void (this.#last = null);
    const continues = group !== undefined && !begins && goesOn(token);
    if (continues && isSameAct(token, group, this.tokens.slice(0, i))) return void (group.place.act = token.values);
    if (continues && !(group.order.at(-1) === 'words' && token.lead === 'none')) this.#goOn(group, token, i);
    else this.#begin(token, begins ? group : null, i);
    if (token.lead === 'of' && token.level === 'act') shareAct(this.#groups, token.values);
    const last = this.#groups.at(-1)!;
    if (token.plural) last.plurals.add(token.level);
    this.#last = { level: token.level, plural: token.plural, group: last };
  }

  /** `, comma 2`, `della legge …`: more of the place before. */
  #goOn(group: Group, token: PlaceToken, i: number): void {
    if (token.lead === 'of' && token.level !== 'act') forgetShared(group, token.level);
    if (token.level === 'act' && token.lead === 'of' && group.place.act !== undefined) forAnotherAct(this.#groups);
    else if (isOfLast(token, group)) this.#groups.push(lastOfList(group, token));
    // `i commi 1 e 2 dell'articolo 3 e l'articolo 4`: a level said twice begins another place.
    else if (group.place[token.level] !== undefined && !holdsOwnLevel(token))
      this.#groups.push({
        ...emptyGroup(group.lead),
        ...partsBefore(group, token),
        place: { ...upTo(group.place, token.level), ...partsBefore(group, token).place },
        // `al codice …, di cui al decreto …` is one act, `alle leggi … e …` are two.
        joined:
          token.level !== 'act' || (token.lead === 'none' && this.tokens.slice(Math.max(0, i - 2), i).some(isAnd)),
      });
    put(this.#groups.at(-1)!, token.level, token.values, token.lead);
    if (token.partly) this.#groups.at(-1)!.partial = true;
  }

  /** @param shared the group with which a place that begins with `del` goes on: `la lettera b) dell'articolo 3 della legge … e dell'articolo 4 …` */
  #begin(token: PlaceToken, shared: Group | null, i: number): void {
    const printed = this.#isSame && token.lead === 'none' ? 'in' : token.lead;
    const lead = token.isNew ? 'object' : printed === 'of' ? (shared?.lead ?? 'in') : printed;
    this.#isSame = false;
    const group: Group = {
      ...emptyGroup(this.#limit === null ? lead : (this.#limit.of?.lead ?? 'object')),
      ...(shared === null || !isAnd(this.tokens[i - 1]) ? {} : partsBefore(shared, token)),
      isNew: token.isNew,
      partial: this.#isPartial || token.partly,
      isOfQuoted: token.isQuoted,
      isInFront: isSign(this.tokens[i - 1], inFront),
      joined: isAnd(this.tokens[i - 1]),
    };
    if (this.#limit !== null) {
      if (this.#limit.of !== null) group.place = upTo(this.#limit.of.place, token.level);
      // `gli articoli 4, 5 e 6, limitatamente alle parole «…»`: which of them have these words nobody says.
      if (token.level === 'words' && this.#limit.others !== null) this.#limit.others.partial = true;
      this.#limit.isNamed = true;
    }
    put(group, token.level, token.values);
    this.#groups.push(group);
    this.#begun = group;
  }

  #value(token: ValueToken, i: number): void {
    const last = this.#last;
    if (last === null) {
      // `gli articoli 6, comma 2; 8; 9`: after the semicolon the list of articles goes on.
      if (this.#list !== null && token.of === 'digits') this.#another(this.#list, 'article', token.values, false);
      return;
    }
    if (last.level === 'division') putDivision(last.group, token);
    const known = last.group.place[last.level] ?? [];
    if (last.level === 'division' || (token.of === 'roman' && !isRoman(last.level, token.values[0]!, known))) return;
    const plural = pluralAbove(last.group, last.level);
    const isOfPlace =
      known.length === 0 ||
      (last.plural && !isClosed(this.tokens.slice(0, i), last, token.values[0]!)) ||
      // `6, comma 3, e da 8 a 10`; `lettera a), b) e c)`
      (plural === null && (token.of === 'range' || (token.of === 'letter' && last.level === 'point')));
    if (isNumbered(last.level) && isOfPlace) return put(last.group, last.level, token.values);
    // `gli articoli 4, limitatamente al comma 1, e 6`
    const limited = last.plural ? null : (this.#limit?.of ?? null);
    if (plural !== null && (token.of !== 'letter') === (plural !== 'point'))
      this.#another(last.group, plural, token.values, true);
    else if (limited?.plurals.has('article') && token.of !== 'letter') {
      this.#endLimit();
      this.#another(limited, 'article', token.values, true);
    }
  }

  /** A further place of the list that a group is of. */
  #another(of: Group, level: Level, values: readonly string[], joined: boolean): void {
    const group: Group = { ...emptyGroup(of.lead), place: upTo(of.place, level), plurals: new Set([level]), joined };
    put(group, level, values);
    this.#groups.push(group);
    this.#last = { level, plural: true, group };
  }

  /** Limits the last place: of a list, no other one. */
  #only({ isLoose, isLast }: Extract<Token, { type: 'only' }>): void {
    this.#endLimit();
    [this.#isPartial, this.#hasLimit] = [isLoose, true];
    const at = this.#groups.findLastIndex(isTouched);
    const whole = this.#groups[at] ?? null;
    const others = whole !== null && endsInList(whole, isLast) ? whole : null;
    if (whole !== null && others === null) this.#groups.splice(at, 1);
    this.#limit = { of: others === null ? whole : lastOfList(others), others, isNamed: false };
  }

  /** `limitatamente al personale docente` names no place of what it limits. */
  #endLimit(): void {
    if (this.#limit !== null && !this.#limit.isNamed && this.#limit.of !== null)
      this.#groups.push({ ...this.#limit.of, partial: true });
    this.#limit = null;
  }

  /** An exception of a paragraph or less is of the last place; one of articles may be of any before it. */
  #except(token: Extract<Token, { type: 'except' }>): void {
    this.#excepted = token;
    const all = this.#groups.filter(isTouched);
    const touched = all.slice(isNarrow(token) || isOfLastAct(all, this.#begun, token) ? -1 : 0);
    const left = this.#groups.flatMap((known) => (touched.includes(known) ? without(known, token) : known));
    this.#groups.splice(0, this.#groups.length, ...left);
    this.#isPartial = touched.length === 0;
  }
}

/**
 * `gli articoli da 10 a 20, ad eccezione degli articoli 14 e 15, comma 2`: the others whole, of the fifteenth some part is left; of any
 * other place, too.
 */
export function without(group: Group, { within }: Extract<Token, { type: 'except' }>): Group[] {
  const own = group.place.article ?? [];
  const partial = [{ ...group, partial: true }];
  if (headOf(group) !== 'article') return partial;
  const [whole, touched] = excepted(within);
  if (touched === null || !touched.some((article) => own.includes(article))) return partial;
  const of = (articles: string[], isPartial: boolean): Group[] =>
    articles.length === 0
      ? []
      : [{ ...group, place: { ...group.place, article: articles }, partial: group.partial || isPartial }];
  const left = [
    ...of(
      own.filter((article) => !touched.includes(article)),
      false,
    ),
    ...of(
      own.filter((article) => touched.includes(article) && !whole.includes(article)),
      true,
    ),
  ];
  return left.length > 0 ? left : partial;
}

/** The articles that an exception names whole, and all of which it may name something; `null` where it names no articles alone. */
function excepted(within: readonly Token[]): [whole: string[], touched: string[] | null] {
  const places = within.filter((token) => token.type === 'place');
  if (places.some(({ level, plural }) => plural && level !== 'article')) return listedArticles(within);
  const [first, ...more] = within;
  const led = first?.type === 'place' ? [{ ...first, lead: 'object' as const }, ...more] : within;
  const groups = chunkOf(led).groups.filter(({ place }) => place.article !== undefined || place.act === undefined);
  const isOfArticles = groups.every(({ place }) => place.article !== undefined && place.division === undefined);
  if (groups.length === 0 || !isOfArticles) return [[], null];
  const whole = groups.flatMap((other) => (headOf(other) === 'article' ? other.place.article! : []));
  return [whole, groups.flatMap(({ place }) => place.article ?? [])];
}
