// Where two lists of numbers differ. The one door to fast-myers-diff, which knows no limit: what is long is cut here, or given up.
import { diff } from 'fast-myers-diff';

/** Numbers `a[0]..a[1]` give way to numbers `b[0]..b[1]`. */
export type Stretch = [fromA: number, toA: number, fromB: number, toB: number];

/** Work that a comparison may still do, in cells of the table that two lists span. */
export interface Budget {
  cells: number;
}

/** Cells up to which two lists are compared as they are; longer ones are first cut at what is unique in both. */
const fewCells = 250_000;
const mostCells = 4_000_000;

/**
 * The stretches in which two lists differ, in order.
 * @param row how many numbers in a row are unique enough to cut both lists there
 * @param budget what is left of it is less by what was done; where it does not suffice, a stretch is given up as different
 */
export function differences(a: Uint32Array, b: Uint32Array, row: number, budget: Budget, whole?: Stretch): Stretch[] {
  const found: Stretch[] = [];
  const waiting: Stretch[] = [whole ?? [0, a.length, 0, b.length]];
  for (let stretch = waiting.pop(); stretch !== undefined; stretch = waiting.pop()) {
    const trimmed = trim(a, b, stretch);
    const [fromA, toA, fromB, toB] = trimmed;
    const cells = (toA - fromA) * (toB - fromB);
    if (cells === 0) {
      if (toA > fromA || toB > fromB) found.push(trimmed);
      continue;
    }
    const cuts = cells > fewCells ? findCuts(a, b, trimmed, row) : [];
    if (cuts.length > 0) {
      // The last one is looked at first: what waits is a stack.
      for (let i = cuts.length; i >= 0; i--) {
        const [startA, startB] = i === 0 ? [fromA, fromB] : cuts[i - 1]!;
        const [endA, endB] = i === cuts.length ? [toA, toB] : cuts[i]!;
        waiting.push([startA, endA, startB, endB]);
      }
    } else if (cells > mostCells || cells > budget.cells) found.push(trimmed);
    else {
      budget.cells -= cells;
      for (const [sa, ea, sb, eb] of diff(a.subarray(fromA, toA), b.subarray(fromB, toB)))
        found.push([fromA + sa, fromA + ea, fromB + sb, fromB + eb]);
    }
  }
  return found;
}

function trim(a: Uint32Array, b: Uint32Array, [fromA, toA, fromB, toB]: Stretch): Stretch {
  while (fromA < toA && fromB < toB && a[fromA] === b[fromB]) {
    fromA++;
    fromB++;
  }
  while (fromA < toA && fromB < toB && a[toA - 1] === b[toB - 1]) {
    toA--;
    toB--;
  }
  return [fromA, toA, fromB, toB];
}

/** Places at which both lists have the same row of numbers, which each has once: in the order of both. */
function findCuts(a: Uint32Array, b: Uint32Array, stretch: Stretch, row: number): [number, number][] {
  const [fromA, toA, fromB, toB] = stretch;
  const [inA, inB] = [uniqueRows(a, fromA, toA, row), uniqueRows(b, fromB, toB, row)];
  const pairs: [number, number][] = [];
  for (const [key, atA] of inA) {
    const atB = atA < 0 ? undefined : inB.get(key);
    if (atB === undefined || atB < 0) continue;
    let isSame = true;
    for (let i = 0; i < row && isSame; i++) isSame = a[atA + i] === b[atB + i];
    if (isSame) pairs.push([atA, atB]);
  }
  // In the order of the older one already, for that is how a map is read.
  return longestRise(pairs).filter(([atA, atB]) => atA > fromA || atB > fromB);
}

/** By a hash of the row, where it stands; -1 where it stands more than once. */
function uniqueRows(numbers: Uint32Array, from: number, to: number, row: number): Map<number, number> {
  const rows = new Map<number, number>();
  for (let at = from; at + row <= to; at++) {
    let key = 17;
    for (let i = 0; i < row; i++) key = Math.imul(key ^ numbers[at + i]!, 0x01000193) ^ (key >>> 15);
    rows.set(key, rows.has(key) ? -1 : at);
  }
  return rows;
}

/** The longest series of pairs that rise in both, by patience sorting. @param pairs sorted by their first number */
export function longestRise(pairs: readonly (readonly [number, number])[]): [number, number][] {
  const piles: number[] = [];
  const before = new Int32Array(pairs.length).fill(-1);
  pairs.forEach(([, second], i) => {
    let [low, high] = [0, piles.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (pairs[piles[middle]!]![1] < second) low = middle + 1;
      else high = middle;
    }
    if (low > 0) before[i] = piles[low - 1]!;
    piles[low] = i;
  });
  const rise: [number, number][] = [];
  for (let at = piles.at(-1) ?? -1; at >= 0; at = before[at]!) rise.push([...pairs[at]!]);
  return rise.reverse();
}
