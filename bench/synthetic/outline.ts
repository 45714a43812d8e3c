// The plan of a synthetic corpus: which acts there are and who amends whom, a few bytes an act, so that each act can then
// be written alone and in any order.
import { actKinds, type ActKind } from './act-kinds.js';
import { drawQuantile, mix, randomAt } from './random.js';

export interface Outline {
  seed: number;
  acts: number;
  /** Per act, in order of date: index in `actKinds`, days since 1970, number within its year, articles. */
  kinds: Uint8Array;
  days: Int32Array;
  numbers: Uint32Array;
  articles: Uint16Array;
  /** Index of the act whose articles are one code of thousands of annexes. */
  largestCode: number;
  /** Index of the act that is one article of about a megabyte. */
  financeLaw: number;
  /** Pairs of acts, sorted by the amending act: those of act `i` are `[starts[i], starts[i + 1])`. */
  sources: Uint32Array;
  targets: Uint32Array;
  starts: Uint32Array;
  /** The same pairs by the amended act: those of act `i` are `inbound[inboundStarts[i] … inboundStarts[i + 1])`. */
  inbound: Uint32Array;
  inboundStarts: Uint32Array;
}

const firstYear = 1861;
const republic = 1947;
const lastYear = 2025;
const dayMs = 86_400_000;
/** Half of the known acts are older than the Republic. */
const oldShare = 0.51;
const amendedShare = 0.31;
/** Most amending acts that one act has. */
const maxAmenders = 400;

/** How many articles: of a hundred acts 25 have one, 50 two to five, 20 six to twenty, 4.5 up to a hundred, 0.5 more. */
const articleQuantiles = [
  [0, 1],
  [0.25, 1.45],
  [0.55, 2.4],
  [0.75, 5],
  [0.88, 7],
  [0.95, 18],
  [0.98, 36],
  [0.995, 90],
  [1, 400],
] as const;

/** Plans a corpus of so many acts (two at least). The same seed and number give the same plan. */
export function planCorpus(acts: number, seed: number): Outline {
  if (!Number.isInteger(acts) || acts < 2) throw new Error(`${acts} acts found, a whole number from 2 up expected`);
  const kinds = new Uint8Array(acts);
  const days = new Int32Array(acts);
  const numbers = new Uint32Array(acts);
  const articles = new Uint16Array(acts);
  const largestCode = Math.floor(acts * 0.46);
  const financeLaw = Math.floor(acts * 0.9);
  const isLarge = acts >= 1_000;
  let year = 0;
  let number = 0;
  for (let act = 0; act < acts; act++) {
    const random = randomAt(seed, act);
    const at = act / acts;
    const when =
      at < oldShare
        ? firstYear + (at / oldShare) * (republic - firstYear)
        : republic + ((at - oldShare) / (1 - oldShare)) * (lastYear + 1 - republic);
    number = Math.floor(when) === year ? number + 1 : 1;
    year = Math.floor(when);
    kinds[act] = drawKind(year, random.below(1_000));
    days[act] = Math.floor(Date.UTC(year, 0, 1) / dayMs) + Math.floor((when - year) * 360);
    numbers[act] = number;
    articles[act] = Math.max(1, drawQuantile(articleQuantiles, random));
  }
  articles[largestCode] = isLarge ? 2_969 : 40;
  articles[financeLaw] = 1;
  kinds[financeLaw] = actKinds.findLastIndex(({ eli }) => eli === 'legge');
  return { seed, acts, kinds, days, numbers, articles, largestCode, financeLaw, ...planPairs(acts, seed) };
}

export function kindOf(outline: Outline, act: number): ActKind {
  return actKinds[outline.kinds[act]!]!;
}

/** `YYYY-MM-DD` of an act, or of so many days later. */
export function dateOf(outline: Outline, act: number, daysLater = 0): string {
  return new Date((outline.days[act]! + daysLater) * dayMs).toISOString().slice(0, 10);
}

/** Publication of an act, as other acts state it too. */
export function publicationOf(outline: Outline, act: number): string {
  return dateOf(outline, act, 1 + (mix(outline.seed + 3 * act) % 20));
}

/** Whether the articles of an act stand in its annexes, as those of codes do. */
export function isCode(outline: Outline, act: number): boolean {
  return act === outline.largestCode || (outline.articles[act]! > 60 && mix(outline.seed + act) % 4 === 0);
}

function drawKind(year: number, drawn: number): number {
  const possible = actKinds
    .map((kind, index) => ({ kind, index }))
    .filter(({ kind }) => year >= kind.from && year <= kind.to);
  let left = drawn;
  return (possible.find(({ kind }) => (left -= kind.share) < 0) ?? possible[0]!).index;
}

function planPairs(acts: number, seed: number) {
  const sources: number[] = [];
  const targets: number[] = [];
  for (let target = 0; target < acts - 1; target++) {
    const random = randomAt(seed ^ 0x5eed, target);
    if (!random.chance(amendedShare)) continue;
    const later = acts - 1 - target;
    // Pareto: half of the amended acts have one amender, a few have hundreds.
    const wanted = Math.min(maxAmenders, Math.ceil(later / 2), Math.floor((1 - random.real()) ** (-1 / 1.7)));
    const chosen = new Set<number>();
    for (let attempts = 4 * wanted; attempts > 0 && chosen.size < wanted; attempts--) {
      const near = target + 1 + Math.floor(random.real() ** 2 * later);
      // One amending act in four is one of those that amend everything, such as finance laws.
      const source = random.chance(0.25) ? Math.min(acts - 1, Math.ceil(near / 500) * 500) : near;
      chosen.add(Math.max(target + 1, source));
    }
    for (const source of chosen) {
      sources.push(source);
      targets.push(target);
    }
  }
  const order = Uint32Array.from(sources.keys()).sort((a, b) => sources[a]! - sources[b]! || targets[a]! - targets[b]!);
  const bySource = order.map((pair) => sources[pair]!);
  const targetOf = order.map((pair) => targets[pair]!);
  const inbound = Uint32Array.from(order.keys()).sort((a, b) => targetOf[a]! - targetOf[b]! || a - b);
  return {
    sources: bySource,
    targets: targetOf,
    starts: startsOf(bySource, acts),
    inbound,
    inboundStarts: startsOf(
      inbound.map((pair) => targetOf[pair]!),
      acts,
    ),
  };
}

/** Where the run of each key begins in a sorted column; one more at the end. */
function startsOf(sorted: Uint32Array, keys: number): Uint32Array {
  const starts = new Uint32Array(keys + 1);
  for (const key of sorted) starts[key + 1]!++;
  for (let key = 0; key < keys; key++) starts[key + 1]! += starts[key]!;
  return starts;
}
