// What stands behind an order and is its own: `sopprimere le parole «…» e alla lettera a) …`.
import { isAnd, type Token } from '../token/token.js';
import { chunkOf, type Chunk } from './place-groups.js';

/**
 * `al primo periodo, sopprimere le parole «…» e alla lettera a) aggiungere …`: where a place leads an order, one joined behind its words is of
 * the next order.
 * @param next the tokens between the order and the next verb, and `after` what they say
 */
export function ownOfOrder(before: Chunk, after: Chunk, next: readonly Token[]): Chunk {
  const object = next.findIndex((token) => token.type === 'place' && token.lead === 'object');
  const leads = (token: Token | undefined) => token?.type === 'place' && token.lead === 'in';
  if (object === -1 || !(before.groups.some(({ lead }) => lead === 'in') || next.slice(0, object).some(leads)))
    return after;
  const last = next.findLastIndex(({ type }) => type === 'quotation');
  const joined = next.findIndex((token, i) => i > last && isAnd(token) && leads(next[i + 1]));
  return last < object || joined === -1 ? after : chunkOf(next.slice(0, joined));
}
