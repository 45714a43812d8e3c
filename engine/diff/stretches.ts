// Differences between two lists of numbers. The one door to fast-myers-diff, which knows no limit: long lists are cut here, or given up.
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
/** Cells from which on not every unique row is looked at, and of how many hashes one is: `everySo + 1`, a power of two. */
const manyCells = 1_000_000_000;
const everySo = 15;

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
    const cuts = cells > fewCells ? findCuts(a, b, trimmed, row, cells > manyCells ? everySo : 0) : [];
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

/**
 * Places at which both lists have the same row of numbers, which each has once: in the order of both.
 * @param mask rows are looked at whose hash has none of these bits; all of them, where those give no place
 */
function findCuts(a: Uint32Array, b: Uint32Array, stretch: Stretch, row: number, mask: number): [number, number][] {
  const [fromA, toA, fromB, toB] = stretch;
  const inB = new UniqueRows(b, fromB, toB, row, mask);
  const pairs: [number, number][] = [];
  for (const atA of new UniqueRows(a, fromA, toA, row, mask).places()) {
    const atB = inB.find(a, atA);
    if (atB >= 0) pairs.push([atA, atB]);
  }
  const cuts = longestRise(pairs).filter(([atA, atB]) => atA > fromA || atB > fromB);
  return cuts.length === 0 && mask > 0 ? findCuts(a, b, stretch, row, 0) : cuts;
}

const [empty, several] = [-1, -2];

/** The places of rows that a list has only once: a hash table with open addressing. */
class UniqueRows {
  /** Places by slot; {@link several} where rows of one hash stand at several. */
  readonly #places: Int32Array;
  readonly #keys: Int32Array;

  constructor(
    private readonly numbers: Uint32Array,
    from: number,
    to: number,
    private readonly row: number,
    mask: number,
  ) {
    const slots = 2 ** Math.ceil(Math.log2((4 * (to - from)) / (mask + 1) + 64));
    this.#places = new Int32Array(slots).fill(empty);
    this.#keys = new Int32Array(slots);
    let used = 0;
    // Half of the slots stay free: a list whose hashes are of a kind gives fewer cuts, never an endless search.
    for (let at = from; at + row <= to && 2 * used < slots; at++) {
      const key = hashRow(numbers, at, row);
      if ((key & mask) !== 0) continue;
      const slot = this.#slotOf(key);
      if (this.#places[slot] === empty) {
        this.#keys[slot] = key;
        this.#places[slot] = at;
        used++;
      } else this.#places[slot] = several;
    }
  }

  /** The places of such rows, in order. */
  places(): Int32Array {
    return this.#places.filter((at) => at >= 0).sort();
  }

  /** The place of a row that another list has at `place`; negative where that cannot be said. */
  find(others: Uint32Array, place: number): number {
    const at = this.#places[this.#slotOf(hashRow(others, place, this.row))]!;
    for (let i = 0; at >= 0 && i < this.row; i++) if (this.numbers[at + i] !== others[place + i]) return several;
    return at;
  }

  #slotOf(key: number): number {
    const last = this.#places.length - 1;
    let slot = Math.imul(key, 0x9e3779b1) >>> 7;
    while (this.#places[(slot &= last)] !== empty && this.#keys[slot] !== key) slot++;
    return slot;
  }
}

function hashRow(numbers: Uint32Array, at: number, row: number): number {
  let key = 17;
  for (let i = 0; i < row; i++) key = Math.imul(key ^ numbers[at + i]!, 0x01000193) ^ (key >>> 15);
  return key;
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
