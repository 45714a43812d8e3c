// Numbers that look random and are the same for the same seed.

export interface Random {
  /** From 0 to 1, 1 excluded. */
  next(): number;
  /** Whole number from 0 to `limit - 1`. */
  below(limit: number): number;
  pick<T>(list: readonly T[]): T;
}

/** Mulberry32: one 32-bit state, period 2³². */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit: number): number => Math.floor(next() * limit);
  return { next, below, pick: (list) => list[below(list.length)]! };
}
