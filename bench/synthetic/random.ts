// Seeded random numbers: the same seed and the same place give the same numbers on every machine.

/** A stream of random numbers. */
export interface Random {
  /** 0 ≤ real < 1, 32 bits of it. */
  real(): number;
  /** 0 ≤ integer < n. */
  below(n: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
}

/** The stream of a seed and a place in it, such as the index of an act; streams of neighbouring places are independent. */
export function randomAt(seed: number, place: number): Random {
  let state = mix(mix(seed) ^ Math.imul(place + 1, 0x9e3779b1));
  const real = () => {
    state = (state + 0x6d2b79f5) | 0;
    return mix(state) / 2 ** 32;
  };
  const below = (n: number) => Math.floor(real() * n);
  return { real, below, chance: (probability) => real() < probability, pick: (from) => from[below(from.length)]! };
}

/** A 32-bit mixing function (the finaliser of MurmurHash3): every bit of the input changes half of the output. */
export function mix(value: number): number {
  let mixed = value | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Draws from a distribution given by its quantiles `[probability, value]`, geometrically between two of them. */
export function drawQuantile(quantiles: readonly (readonly [number, number])[], random: Random): number {
  const real = random.real();
  const upper = Math.max(
    1,
    quantiles.findIndex(([probability]) => probability >= real),
  );
  const [p0, v0] = quantiles[upper - 1]!;
  const [p1, v1] = quantiles[upper]!;
  return Math.round(v0 * (v1 / v0) ** ((real - p0) / (p1 - p0)));
}
