/** Seeded numbers from 0 to 2^31 - 1, the same on every run (a linear congruential generator, high bits). */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 8;
  };
}
