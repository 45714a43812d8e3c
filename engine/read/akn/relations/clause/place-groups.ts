// The words around a verb → groups of places: what is touched, where it is, what it stands after.
import type { Reach, RelationKind } from '../../../../law/relation.js';
import { settleExceptions } from './exceptions.js';
import { emptyGroup, headOf, isOfLast, lastOfList, pluralAbove, put, shareAct, type Group } from './group.js';
import { merge, upTo, type Place } from './place.js';
import type { Level, Token } from './token.js';

/** What one verb does to one place. */
export interface Operation {
  kind: RelationKind;
  /** `null` where the words do not tell it. */
  reach: Reach | null;
  to: Place;
  /** An article or division that comes in with the quotation. */
  quoted: boolean;
}

export interface Chunk {
  groups: Group[];
  quotations: number[];
  /** `le seguenti`, `il seguente`. */
  next: string | null;
  /** Tokens after the first quotation. */
  rest: Token[];
  /** `ad eccezione di …`, `limitatamente a …`. */
  restriction: 'except' | 'only' | null;
  /** The exception, where there is one. */
  excepted: Extract<Token, { type: 'except' }> | null;
}

/** The places that words name, each on its own, whatever is said of them. */
export function placesNamed(tokens: readonly Token[]): Place[] {
  const { tokens: settled } = settleExceptions(
    tokens.filter((token) => token.type !== 'verb' && !(token.type === 'except' && token.force === 'condition')),
    false,
  );
  return chunkOf(settled).groups.map(({ place }) => place);
}

/** Reads tokens whose exceptions are settled. */
export function chunkOf(tokens: readonly Token[]): Chunk {
  const groups: Group[] = [];
  const quotations: number[] = [];
  let next: string | null = null;
  let rest: Token[] = [];
  let list: Group | null = null;
  let [isOnly, isAhead] = [false, false];
  /** Behind `al medesimo comma`, which names no place of its own. */
  let isSame = false;
  let excepted: Chunk['excepted'] = null;
  /** `la legge …, limitatamente all'articolo 5`: of what the places after it are a part. */
  let limited: Place | null = null;
  let whole: Group[] = [];
  let last: { level: Level; plural: boolean; group: Group } | null = null;
  for (const [i, token] of tokens.entries()) {
    const group = groups.at(-1);
    if (token.type === 'place') {
      const begins =
        token.lead === 'of' && token.level !== 'act' && group?.order.at(-1) === 'act' && group.order.length > 1;
      const continues =
        group !== undefined && !begins && (token.lead === 'of' || (token.lead === 'none' && !token.isNew));
      // `fino alla fine del comma` names none.
      if (isNumbered(token.level) && token.values.length === 0 && token.lead !== 'object' && !token.isNew)
        if (tokens[i + 1]?.type !== 'value') {
          isSame = token.lead === 'in';
          continue;
        }
      if (continues && isSameAct(token, group, tokens.slice(Math.max(0, i - 3), i))) {
        group.place.act = token.values;
        continue;
      }
      if (continues && isOfLast(token, group)) groups.push(lastOfList(group));
      if (continues && !(group.order.at(-1) === 'words' && token.lead === 'none')) {
        // `i commi 1 e 2 dell'articolo 3 e l'articolo 4`: a level said twice begins another place.
        if (group.place[token.level] !== undefined && token.level !== 'division')
          groups.push({
            ...emptyGroup(group.lead),
            place: upTo(group.place, token.level),
            // `al codice …, di cui al decreto …` is one act, `alle leggi … e …` are two.
            joined: token.level !== 'act' || (token.lead === 'none' && tokens.slice(Math.max(0, i - 2), i).some(isAnd)),
          });
        put(groups.at(-1)!, token.level, token.values, token.lead);
      } else {
        // `del capo III … del codice e del capo IV delle disposizioni …` goes on as it began.
        const printed = isSame && token.lead === 'none' ? 'in' : token.lead;
        const lead = token.isNew ? 'object' : printed === 'of' ? (begins ? group.lead : 'in') : printed;
        isSame = false;
        groups.push({
          ...emptyGroup(isOnly ? 'object' : lead),
          isNew: token.isNew,
          partial: isAhead || token.partly,
          joined: isAnd(tokens[i - 1]),
        });
        put(groups.at(-1)!, token.level, token.values);
      }
      if (token.lead === 'of' && token.level === 'act') shareAct(groups, token.values);
      if (token.plural) groups.at(-1)!.plurals.add(token.level);
      last = { level: token.level, plural: token.plural, group: groups.at(-1)! };
    } else if (token.type === 'value' && last === null && list !== null && token.of === 'digits') {
      // `gli articoli 6, comma 2; 8; 9`: after the semicolon the list of articles goes on.
      const more: Group = {
        ...emptyGroup(list.lead),
        place: upTo(list.place, 'article'),
        plurals: new Set(['article']),
      };
      put(more, 'article', token.values);
      groups.push(more);
      last = { level: 'article', plural: true, group: more };
    } else if (token.type === 'value' && last !== null) {
      const known = last.group.place[last.level] ?? [];
      if (token.of === 'roman' && last.level !== 'division') continue;
      if (last.level === 'division') {
        const noun = known.at(-1)?.split(' ')[0];
        if ((token.of === 'roman' || /^[ivxl]{1,7}-/.test(token.values[0]!)) && noun !== undefined)
          last.group.place.division = [
            ...known,
            `${noun} ${token.values[0]!.replace(/^[ivxl]+/, (roman) => roman.toUpperCase())}`,
          ];
      } else if (
        isNumbered(last.level) &&
        (known.length === 0 ||
          (last.plural && !isClosed(tokens.slice(0, i), last, token.values[0]!)) ||
          // `6, comma 3, e da 8 a 10`
          (token.of === 'range' && pluralAbove(last.group, last.level) === null))
      )
        put(last.group, last.level, token.values);
      else {
        const plural = pluralAbove(last.group, last.level);
        if (plural !== null && (token.of !== 'letter') === (plural !== 'point')) {
          const more: Group = { ...emptyGroup(last.group.lead), place: upTo(last.group.place, plural), joined: true };
          more.plurals.add(plural);
          put(more, plural, token.values);
          groups.push(more);
          last = { level: plural, plural: true, group: more };
        }
      }
    } else if (token.type === 'quotation') {
      quotations.push(token.index);
      if (group !== undefined) group.quoted = true;
      if (quotations.length === 1) rest = tokens.slice(i + 1);
    } else if (token.type === 'other' && token.word === ';') {
      list = groups.findLast(({ plurals }) => plurals.has('article')) ?? null;
      if (list !== null) last = null;
    } else if (token.type === 'seguente') next = token.words;
    else if (token.type === 'only') {
      isOnly = true;
      isAhead = token.isLoose;
      limited = groups.findLast(isTouched)?.place ?? limited;
      whole = groups.filter(isTouched);
      groups.splice(0, groups.length, ...groups.filter((known) => !isTouched(known)));
    } else if (token.type === 'except') {
      excepted = token;
      const touched = groups.filter(isTouched);
      groups.splice(
        0,
        groups.length,
        ...groups.flatMap((known) => (touched.includes(known) ? without(known, token) : known)),
      );
      isAhead = touched.length === 0;
    }
  }
  // `limitatamente al personale docente` names no place of what it limits.
  if (isOnly && !groups.some(({ lead }) => lead === 'object'))
    groups.push(...whole.map((group) => ({ ...group, partial: true })));
  else if (limited !== null)
    for (const group of groups) if (group.lead === 'object') group.place = merge(limited, group.place);
  return {
    groups,
    quotations,
    next,
    rest,
    restriction: isOnly ? 'only' : excepted === null ? null : 'except',
    excepted,
  };
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
  if (places.some(({ level, plural }) => plural && level !== 'article')) {
    // `6, comma 2, commi da 6-bis a 6-quinquies, 7-bis, 9`: behind `commi` a number may be one more of them, or the next article.
    const isNumbered = places.every(({ level }) => isNumberedPlace.has(level));
    const values = within.flatMap((token) => (token.type === 'place' || token.type === 'value' ? token.values : []));
    return [[], isNumbered && places[0]?.level === 'article' ? values : null];
  }
  const [first, ...more] = within;
  const led = first?.type === 'place' ? [{ ...first, lead: 'object' as const }, ...more] : within;
  const groups = chunkOf(led).groups.filter(({ place }) => place.article !== undefined || place.act === undefined);
  const isOfArticles = groups.every(({ place }) => place.article !== undefined && place.division === undefined);
  if (groups.length === 0 || !isOfArticles) return [[], null];
  const whole = groups.flatMap((other) => (headOf(other) === 'article' ? other.place.article! : []));
  return [whole, groups.flatMap(({ place }) => place.article ?? [])];
}

const isNumberedPlace = new Set<Level>(['article', 'paragraph', 'point', 'number', 'sentence']);

/** `testo unico …, approvato con decreto del Presidente della Repubblica 10 gennaio 1957, n. 3`: an act by its name and by its number. */
function isSameAct(
  { level, lead, values }: Extract<Token, { type: 'place' }>,
  { place }: Group,
  before: readonly Token[],
): boolean {
  if (level !== 'act' || lead !== 'none' || place.act === undefined) return false;
  return (
    place.act[0] === values[0] ||
    before.some((token) => token.type === 'other' && /^(?:approvat|emanat|adottat)[oaie]$/.test(token.word))
  );
}

function isNumbered(level: Level): boolean {
  return level === 'article' || level === 'paragraph' || level === 'point' || level === 'number';
}

/** `gli articoli 6, commi 2 e 3, e 7`, `2, commi da 1 a 4, 3`: a list within another one ends behind `e`, and with a lower number. */
function isClosed(before: readonly Token[], { level, group }: { level: Level; group: Group }, next: string): boolean {
  if (pluralAbove(group, level) === null) return false;
  if (Number.parseInt(next, 10) < Number.parseInt(group.place[level]!.at(-1)!, 10)) return true;
  const values = before.slice(before.findLastIndex(({ type }) => type === 'place') + 1);
  const and = values.findIndex(isAnd);
  return and !== -1 && values.slice(and).some(({ type }) => type === 'value');
}

function isTouched({ lead }: Group): boolean {
  return lead === 'object' || lead === 'none';
}

function isAnd(token: Token | undefined): boolean {
  return token?.type === 'other' && token.word === 'e';
}
