// `gli articoli 13 e 27, rispettivamente, della legge … e del decreto …`: each place of a list is of one of those that are named behind it.
import { isAnd, levels, type PlaceToken, type Token } from '../token/token.js';

/**
 * Tokens of a segment in which each place of such a list stands before its own act or article: `l'articolo 13 della legge …, e l'articolo
 * 27 del decreto …`. Where one list is longer than the other nobody says which belongs to which, and neither is left.
 */
export function paired(tokens: readonly Token[]): readonly Token[] {
  const word = tokens.findIndex((token) => token.type === 'other' && token.word === 'rispettivamente');
  if (word === -1 || isOfDays(tokens[word + 1])) return tokens;
  const found = listAt(tokens, word);
  if (found === null) return tokens;
  const { start, end, items, holders } = found;
  const pairs = items.length === holders.length ? items.flatMap((item, i) => pairOf(item, holders[i]!, i)) : [];
  return [...tokens.slice(0, start), ...pairs, ...tokens.slice(end)];
}

interface PairedList {
  start: number;
  end: number;
  /** Each place of the list with what is narrower: `27, commi 3 e 4`. */
  items: Token[][];
  /** Each act, or article, that they are of. */
  holders: Token[][];
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
  const start = tokens.findIndex((token, i) => i >= from && i < to && isList(token));
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
  return { start, end: first + last + 1, items: itemsIn(list, tokens.slice(start + 1, first)), holders };
}

/** `rispettivamente dal 1° gennaio e dal 1° luglio` */
function isOfDays(next: Token | undefined): boolean {
  return next?.type === 'other' && /^(?:a|da|dal|dall'|con|decorrere)$/.test(next.word);
}

function isEdge(token: Token): boolean {
  return token.type === 'verb' || token.type === 'stop' || token.type === 'quotation';
}

/** A place that begins a list: `gli articoli`, `il secondo e il quarto comma` where both stand in one. */
function isList(token: Token): boolean {
  return token.type === 'place' && (token.lead === 'object' || token.lead === 'in') && token.plural;
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
