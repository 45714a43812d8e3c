// The places that words name, whatever is said of them.
import { settleExceptions } from './exceptions.js';
import { chunkOf } from './place-groups.js';
import type { Place } from './place.js';
import type { Token } from '../token/token.js';

/** The places that words name, each on its own, whatever is said of them. */
export function placesNamed(tokens: readonly Token[]): Place[] {
  const { tokens: settled } = settleExceptions(
    tokens.filter((token) => token.type !== 'verb' && !(token.type === 'except' && token.force === 'condition')),
    false,
  );
  return chunkOf(settled).groups.map(({ place }) => place);
}
