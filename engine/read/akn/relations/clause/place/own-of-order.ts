// Which words behind a verb are its own: `sopprimere le parole «…» e alla lettera a) …`, `il comma 2 diventa il comma 3 e dopo il comma 1 …`.
import { isAnd, isSign, levels, newNumber, type PlaceToken, type Token } from '../token/token.js';
import { chunkOf, type Chunk } from './place-groups.js';

/**
 * `al primo periodo, sopprimere le parole «…» e alla lettera a) aggiungere …`: where a place leads an order, one joined behind its words is of
 * the next order.
 * @param next the tokens between the order and the next verb, and `after` what they say
 */
export function ownOfOrder(before: Chunk, after: Chunk, next: readonly Token[]): Chunk {
  const object = next.findIndex((token) => token.type === 'place' && token.lead === 'object');
  if (object === -1 || !(before.groups.some(({ lead }) => lead === 'in') || next.slice(0, object).some(leadsIn)))
    return after;
  const last = next.findLastIndex(({ type }) => type === 'quotation');
  const joined = next.findIndex((token, i) => i > last && isAnd(token) && leadsIn(next[i + 1]));
  return last < object || joined === -1 ? after : chunkOf(next.slice(0, joined));
}

/** Behind the number that a place gets: `il comma 2 diventa il comma 3 e dopo il comma 1 e' inserito …`; all of them where it gets none. */
export function behindNewNumber(behind: readonly Token[]): readonly Token[] {
  if (!isSign(behind[0], newNumber)) return behind;
  const from = behind.findIndex(({ type }) => type === 'place');
  const length = behind.slice(from + 1).findIndex(({ type }) => type !== 'value');
  return from === -1 || length === -1 ? [] : behind.slice(from + 1 + length);
}

/**
 * `alla legge … e' abrogato l'articolo 3, alla legge … e' abrogato l'articolo 5`: where the words behind a verb, and before the next one, begin
 * to lead to the place of that one; their end where they do not.
 * @param before the words that lead to the first verb
 */
export function endOfOwn(before: readonly Token[], behind: readonly Token[]): number {
  const from = behind.findLastIndex(
    (token, i) => leadsIn(token) && (token.comma || isAnd(behind[i - 1]) || behind[i - 1]?.type === 'quotation'),
  );
  if (from === -1 || isAnd(behind.at(-1))) return behind.length;
  const own = behind.slice(0, from);
  const led = [...before, ...own].flatMap((token) => (leadsIn(token) ? levels.indexOf(token.level) : []));
  const ofActs = own.flatMap((token) =>
    token.type === 'place' && token.level === 'act' ? levels.indexOf('article') : [],
  );
  const objects = own.flatMap((token) => (isObject(token) ? levels.indexOf((token as PlaceToken).level) : []));
  // `all'articolo 5, sono soppresse le parole «…», al comma 1, e sono aggiunte …`: a narrower place may be of what stands before it.
  const level = levels.indexOf((behind[from] as PlaceToken).level);
  const isNext = level <= Math.max(...led, ...ofActs) || level >= Math.max(...objects);
  return objects.length > 0 && isNext ? from : behind.length;
}

function isObject(token: Token): boolean {
  return token.type === 'place' && token.lead === 'object';
}

function leadsIn(token: Token | undefined): token is PlaceToken {
  return token?.type === 'place' && token.lead === 'in';
}
