// Which words behind a verb are its own: `sopprimere le parole «…» e alla lettera a) …`, `il comma 2 diventa il comma 3 e dopo il comma 1 …`.
import { isAnd, isSign, newNumber, type Token } from '../token/token.js';
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

/** Behind the number that a place gets: `il comma 2 diventa il comma 3 e dopo il comma 1 e' inserito …`; all of them where it gets none. */
export function behindNewNumber(behind: readonly Token[]): readonly Token[] {
  if (!isSign(behind[0], newNumber)) return behind;
  const from = behind.findIndex(({ type }) => type === 'place');
  const length = behind.slice(from + 1).findIndex(({ type }) => type !== 'value');
  return from === -1 || length === -1 ? [] : behind.slice(from + 1 + length);
}
