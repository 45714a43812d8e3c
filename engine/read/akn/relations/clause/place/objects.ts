// What a clause touches, and the place around it.
import { newName, type Token } from '../token/token.js';
import { headOf, type Group } from './group.js';
import { merge, upTo, type Place } from './place.js';

/** `L'articolo 573 …, nel secondo comma, e' modificato come segue`: that paragraph of it. */
export function narrowed(group: Group, next: Group | undefined): Group {
  if (next?.lead !== 'in' || group.place.article?.length !== 1 || group.place.paragraph !== undefined) return group;
  const isPart = Object.keys(next.place).every((level) => partLevels.has(level));
  return isPart ? { ...group, order: [...group.order, ...next.order], place: merge(group.place, next.place) } : group;
}

const partLevels = new Set(['paragraph', 'point', 'number', 'sentence']);

/** The place around an object that names its act or article; `null` for an object that names none. */
export function aroundOf(place: Place, object: Group): Place | null {
  if (object.place.act === undefined && (object.place.article === undefined || place.act === undefined)) return null;
  return upTo(merge(place, object.place), headOf(object) ?? 'act');
}

/** Whether a group names no article, nor what is as wide: `il comma 4`. */
export function isPart({ place: { act, annex, division, article } }: Group): boolean {
  return [act, annex, division, article].every((values) => values === undefined);
}

/** The tokens from the n-th object on. */
export function tail(tokens: readonly Token[], n: number): readonly Token[] {
  let seen = -1;
  const from = tokens.findIndex((token) => token.type === 'place' && token.lead === 'object' && ++seen === n);
  return from === -1 ? [] : tokens.slice(from);
}

/** `e' modificato come segue: «…»`; not `e' modificato nel modo seguente: al comma 1, dopo le parole «…»`, nor `e' ridenominato: «…»`. */
export function quotesFirst(behind: readonly Token[]): boolean {
  const isName = behind[0]?.type === 'other' && behind[0].word === newName;
  return !isName && behind.find(({ type }) => type === 'quotation' || type === 'place')?.type === 'quotation';
}

/** `e' abrogato limitatamente alle seguenti parti:`, behind the verb: the items below are what is repealed. */
export function listsParts(behind: readonly Token[]): boolean {
  const limit = behind.findIndex(({ type }) => type === 'only');
  return limit !== -1 && behind.slice(limit).some(({ type }) => type === 'seguente');
}

/** `sono abrogati i seguenti articoli della legge …:`, with the items below. */
export function areListed(groups: readonly Group[]): boolean {
  return groups.every((group) => group.isNew && numbersOf(group)?.length === 0);
}

function numbersOf(group: Group): readonly string[] | undefined {
  const head = headOf(group);
  return head === null ? undefined : group.place[head];
}

/** What holds a group: of `i seguenti articoli della legge …` the law. */
export function around(group: Group): Group {
  return { ...group, place: upTo(group.place, headOf(group)) };
}

/** `del medesimo comma`, `dello stesso articolo`; an article without its number where the name of the act holds that word. */
export function isRecall(token: Token, i: number, tokens: readonly Token[]): boolean {
  if (token.type === 'other') return /^(?:medesim|stess|predett|suddett|citat)[oaie]/.test(token.word);
  const isNumberless = token.type === 'place' && token.level === 'article' && token.lead !== 'object' && !token.isNew;
  return isNumberless && tokens[i - 1]?.type === 'place' && tokens[i + 1]?.type !== 'value';
}
