// `gli articoli 13 e 27, rispettivamente, della legge … e del decreto …`: each place of a list is of one of those that are named behind it.
import { isAnd, levels, type PlaceToken, type Token } from '../token/token.js';

/**
 * Tokens of a segment in which each place of such a list stands before its own act or article: `l'articolo 13 della legge …, e l'articolo
 * 27 del decreto …`. Where one list is longer than the other nobody says which belongs to which, and neither is left.
 */
export function paired(tokens: readonly Token[]): readonly Token[] {
  const word = tokens.findIndex((token) => token.type === 'other' && token.word === 'rispettivamente');
  if (word === -1 || isOfDays(tokens[word + 1])) return tokens;
  const found = listAt(tokens, word) ?? listBehind(tokens, word) ?? listWithin(tokens, word);
  if (found === null) return tokens;
  const { start, end, items, holders, verb } = found;
  const isPaired = items.length === holders.length;
  const pairs = isPaired ? items.flatMap((item, i) => pairOf(item, holders[i]!, i)) : [];
  return [...tokens.slice(0, start), ...(isPaired && verb ? [verb] : []), ...pairs, ...tokens.slice(end)];
}

interface PairedList {
  start: number;
  end: number;
  /** Each place of the list with what is narrower: `27, commi 3 e 4`. */
  items: Token[][];
  /** Each act, or article, that they are of. */
  holders: Token[][];
  /** The verb between the two lists, where it stands there. */
  verb?: Token;
}

const and: Token = { type: 'other', word: 'e' };

function pairOf(item: readonly Token[], holder: readonly Token[], i: number): Token[] {
  return i === 0 ? [...item, ...holder] : [and, ...item, ...holder];
}

/** The list beside the word at `word`, and what its places are of: two at least. */
function listAt(tokens: readonly Token[], word: number): PairedList | null {
  const edges = tokens.flatMap((token, i) => (isEdge(token) ? i : []));
  const from = (edges.findLast((i) => i < word) ?? -1) + 1;
  const to = edges.find((i) => i > word) ?? tokens.length;
  const start = tokens.findIndex((token, i) => i >= from && i < to && (isList(token) || isListed(tokens, i, to)));
  if (start === -1) return null;
  const list = tokens[start] as PlaceToken;
  const isHolder = (token: Token): token is PlaceToken =>
    token.type === 'place' && token.lead === 'of' && levels.indexOf(token.level) < levels.indexOf(list.level);
  const first = tokens.findIndex((token, i) => i > start && i < to && isHolder(token));
  if (first === -1) return null;
  const named = tokens.slice(first, to);
  const last = named.findLastIndex((token) => isHolder(token) || token.type === 'value');
  const holders = holdersIn(named.slice(0, last + 1), isHolder);
  // `rispettivamente` behind the verb is of what comes in: `sono sostituiti, rispettivamente, dai seguenti`.
  const isBeside = word < first + last + 2;
  if (holders.length < 2 || !isBeside) return null;
  return { start, end: first + last + 1, items: itemsOf(tokens.slice(start, first)), holders };
}

/** `agli articoli 4 e 5 della legge … sono soppressi, rispettivamente, il comma 2 e il comma 3` */
function listBehind(tokens: readonly Token[], word: number): PairedList | null {
  const verb = tokens.findLastIndex(({ type }, i) => i < word && type === 'verb');
  if (verb === -1 || tokens.slice(verb + 1, word).some(({ type }) => type !== 'other')) return null;
  const from = tokens.findLastIndex((token, i) => i < verb && isEdge(token)) + 1;
  const start = tokens.findLastIndex((token, i) => i >= from && i < verb && isLead(token));
  const level = (tokens[start] as PlaceToken | undefined)?.level;
  const first = tokens.findIndex((token, i) => i >= from && isLead(token) && token.level === level);
  const behind = tokens.slice(word + 1);
  const length = behind.findIndex(isEdge);
  const list = length === -1 ? behind : behind.slice(0, length);
  const areParts = list.every(
    (token) =>
      token.type !== 'place' ||
      (!token.isNew && token.lead !== 'of' && levels.indexOf(token.level) > levels.indexOf(level ?? 'words')),
  );
  if (level === undefined || !list.some(isObject) || !areParts) return null;
  const isHolder = (token: Token): token is PlaceToken => token.type === 'place' && token.level === level;
  const named = tokens
    .slice(first, verb)
    .map((token) => (isHolder(token) && token.lead !== 'of' ? { ...token, lead: 'of' as const } : token));
  const holders = holdersIn(named, isHolder);
  if (holders.length < 2) return null;
  const items = itemsOf(list.slice(list.findIndex(isObject)));
  return { start: first, end: word + 1 + list.length, items, holders, verb: tokens[verb]! };
}

/** `gli articoli 4 e 5, commi, rispettivamente, 2 e 3` */
function listWithin(tokens: readonly Token[], word: number): PairedList | null {
  const part = tokens[word - 1];
  if (part?.type !== 'place' || !part.plural || part.values.length > 0) return null;
  const start = tokens.findLastIndex((token, i) => i < word - 1 && token.type === 'place');
  const list = tokens[start];
  if (list === undefined || !isList(list) || list.level === part.level) return null;
  const behind = tokens.slice(word + 1).findIndex((token) => token.type !== 'value' && !isAnd(token));
  const end = behind === -1 ? tokens.length : word + 1 + behind;
  const items = itemsIn({ ...part, lead: list.lead }, tokens.slice(word + 1, end));
  const holders = itemsIn({ ...list, lead: 'of' }, tokens.slice(start + 1, word - 1));
  return { start, end, items, holders };
}

function isObject(token: Token): token is PlaceToken {
  return token.type === 'place' && token.lead === 'object';
}

function isLead(token: Token): token is PlaceToken {
  return token.type === 'place' && token.lead === 'in';
}

/** `rispettivamente dal 1° gennaio e dal 1° luglio` */
function isOfDays(next: Token | undefined): boolean {
  return next?.type === 'other' && /^(?:a|da|dal|dall'|con|decorrere)$/.test(next.word);
}

function isEdge(token: Token): boolean {
  return token.type === 'verb' || token.type === 'stop' || token.type === 'quotation';
}

/** A place that begins a list: `gli articoli`, `il secondo e il quarto comma` where both stand in one. */
function isList(token: Token): token is PlaceToken {
  return token.type === 'place' && (token.lead === 'object' || token.lead === 'in') && token.plural;
}

/** `il comma 2 e il comma 3`: whether a single place begins a list of such. */
function isListed(tokens: readonly Token[], at: number, end: number): boolean {
  if (!isObject(tokens[at]!)) return false;
  const next = tokens.findIndex((token, i) => i > at && i < end && token.type === 'place');
  return next !== -1 && isObject(tokens[next]!) && isAnd(tokens[next - 1]);
}

/** The places of a list each of which may have its noun, or be more with one: `il comma 2 e i commi 3 e 4`. */
function itemsOf(list: readonly Token[]): Token[][] {
  const starts = list.flatMap((token, i) => (i === 0 || isObject(token) ? i : []));
  return starts.flatMap((start, n) => {
    const [first, ...rest] = list.slice(start, starts[n + 1]);
    if (isList(first!)) return itemsIn(first, rest);
    const words = rest.at(-1);
    return [[first!, ...(isAnd(words) ? rest.slice(0, -1) : rest)]];
  });
}

function itemsIn(list: PlaceToken, rest: readonly Token[]): Token[][] {
  const single = (value: string): Token[] => [
    { ...list, values: [], plural: false },
    { type: 'value', values: [value], of: 'digits' },
  ];
  const items = list.values.map(single);
  /** The narrower place that the values since belong to. */
  let narrower: PlaceToken | null = null;
  let isOpen = false;
  for (const token of rest) {
    if (token.type === 'place') {
      [narrower, isOpen] = [token, true];
      items.at(-1)?.push(token);
    } else if (token.type === 'value' && (narrower === null || !(narrower.plural || isOpen))) {
      items.push(...token.values.map(single));
      narrower = null;
    } else if (token.type === 'value') {
      isOpen = false;
      items.at(-1)?.push(token);
    } else if (isAnd(token) && narrower !== null) items.at(-1)?.push(token);
  }
  return items;
}

/** `della legge … e del decreto …`, `degli articoli 3 e 4 della legge …`: what stands behind them all is of the last one. */
function holdersIn(named: readonly Token[], isHolder: (token: Token) => token is PlaceToken): Token[][] {
  const holders: Token[][] = [];
  for (const token of named) {
    const [last] = holders.at(-1) ?? [];
    if (isHolder(token) && (last === undefined || last.type !== 'place' || last.level === token.level))
      holders.push([token]);
    else if (token.type === 'value' && last?.type === 'place' && last.plural && holders.at(-1)!.length === 2)
      holders.push(...token.values.map((value): Token[] => [last, { ...token, values: [value] }]));
    else if (token.type !== 'other') holders.at(-1)?.push(token);
  }
  return holders;
}
