// Points that stand within a number, against the order of most acts.
import { isAnd, type PlaceToken, type Token } from '../token/token.js';

/**
 * `al numero 2), la lettera b)` in the order of `la lettera b) del numero 2)`. Of `alla lettera a), al numero 2), la lettera b)` only some
 * part of the number can be said.
 */
export function withHolders(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token, i) => isPlace(token, 'number', ['in']) && isPointBehind(tokens, i));
  if (at === -1) return tokens;
  const point = tokens.findIndex((token, i) => i > at && token.type === 'place');
  const next = tokens.findIndex((token, i) => i > point && token.type !== 'value' && !isAnd(token));
  const end = next === -1 ? tokens.length : next;
  const isWithinPoint = tokens.slice(0, at).some((token) => isPlace(token, 'point', ['in', 'none']));
  const { lead } = tokens[point] as PlaceToken;
  const number = tokens
    .slice(at, point)
    .map((token) =>
      token.type !== 'place'
        ? token
        : isWithinPoint
          ? { ...token, lead, partly: true }
          : { ...token, lead: 'of' as const },
    );
  const points = isWithinPoint ? [] : tokens.slice(point, end);
  return [...tokens.slice(0, at), ...points, ...number, ...tokens.slice(end)];
}

/** Whether a single number is followed by a point that is touched, or that something follows. */
function isPointBehind(tokens: readonly Token[], at: number): boolean {
  const next = tokens.slice(at + 1).find(({ type }) => type !== 'value');
  return next !== undefined && isPlace(next, 'point', ['object', 'after']);
}

function isPlace(token: Token, level: PlaceToken['level'], leads: readonly PlaceToken['lead'][]): boolean {
  return token.type === 'place' && token.level === level && leads.includes(token.lead) && !token.isNew;
}
