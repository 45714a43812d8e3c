// The order of what a query finds in titles and names: how closely it has the words, what MiniSearch says, relations.
import type { Steps } from '../../steps.js';
import { foldWords } from '../fold.js';
import { tellingWords, type TitleIndex } from './index.js';
import { Tier, type TitleReader } from './reader.js';
import { usesOf, type Group } from './terms.js';

/** Acts of which MiniSearch says how well they match: the first by tier and number of relations. More are ordered by these alone. */
const mostScored = 1_000;

/** Acts whose words are read in order, those of most relations first. */
const mostRead = 4_000;
const readsPerStep = 500;

/** The weight of a form beside the word as written, and that of an act's number of relations beside its words. */
const formShare = 0.8;
const relationShare = 0.5;

/** The entries that a search has found, each once. */
export class Found {
  readonly entries: number[] = [];
  /** By entry its {@link Tier}, and one more; 0 where it is not found. */
  readonly #marks: Uint8Array;

  constructor(size: number) {
    this.#marks = new Uint8Array(size);
  }

  has(entry: number): boolean {
    return this.#marks[entry] !== 0;
  }

  /** The tier of an entry that is found. */
  tierOf(entry: number): number {
    return this.#marks[entry]! - 1;
  }

  /** Adds an entry, or gives it another tier. */
  set(entry: number, tier: number): void {
    if (this.#marks[entry] === 0) this.entries.push(entry);
    this.#marks[entry] = tier + 1;
  }

  /** Gives an entry that is found a better tier. */
  improve(entry: number, tier: number): void {
    if (tier < this.tierOf(entry)) this.set(entry, tier);
  }
}

/** A search, and the index that it is made in. */
export interface Searched {
  index: TitleIndex;
  /** Number of relations of each act. */
  relations: Uint32Array;
  groups: readonly Group[];
  reader: TitleReader;
  text: string;
}

/** Acts, and names by their place among all, best first. */
export interface Ranked {
  acts: Uint32Array;
  names: readonly number[];
}

/**
 * Orders what was found: by tier, then score, then number of relations, then in the order of the corpus.
 * @param isRead whether its tiers are known
 */
export function* rankEntries(searched: Searched, found: Found, isRead: boolean): Steps<Ranked> {
  const { index } = searched;
  const acts = byRelations(index, found);
  yield;
  const names = found.entries.filter((entry) => entry >= index.acts);
  yield* judge(searched, found, acts, names, isRead);
  const ordered = byTier(acts, found);
  yield;
  const best = ordered.subarray(0, mostScored);
  const scores = found.entries.length < 2 ? new Map<number, number>() : yield* score(searched, best, names);
  const compare = (a: number, b: number): number =>
    found.tierOf(a) - found.tierOf(b) || (scores.get(b) ?? 0) - (scores.get(a) ?? 0);
  // Sorting is stable: of equals the act of more relations stays first.
  ordered.set([...best].sort(compare));
  const placeOf = (entry: number): number => index.order.placeOf[index.names[entry - index.acts]!.act]!;
  names.sort((a, b) => compare(a, b) || placeOf(a) - placeOf(b) || a - b);
  return { acts: ordered, names: names.map((entry) => entry - index.acts) };
}

/** The acts found, those of most relations first. */
function byRelations(index: TitleIndex, found: Found): Uint32Array {
  const { actAt, placeOf } = index.order;
  if (found.entries.length > index.acts / 16) return actAt.filter((act) => found.has(act));
  const acts = found.entries.filter((entry) => entry < index.acts);
  return Uint32Array.from(acts, (act) => placeOf[act]!)
    .sort()
    .map((place) => actAt[place]!);
}

/** Finds the tiers of the first acts, and of names, which are names of acts. */
function* judge(
  { index, reader, text }: Searched,
  found: Found,
  acts: Uint32Array,
  names: readonly number[],
  isRead: boolean,
): Steps<void> {
  if (!isRead)
    for (const [i, entry] of [...acts.subarray(0, mostRead), ...names].entries()) {
      found.improve(entry, reader.tierOf(entry));
      if (i % readsPerStep === 0) yield;
    }
  const asked = foldWords(text);
  const called = new Set(index.namesByWords.get(tellingWords(asked)));
  for (const entry of names) {
    if (called.has(entry)) found.set(entry, index.isName(entry, asked) ? Tier.called : Tier.named);
    const act = index.actOf(entry);
    if (act !== null) found.improve(act, found.tierOf(entry));
  }
  yield;
}

/** The acts by tier, those of most relations first as they came. */
function byTier(acts: Uint32Array, found: Found): Uint32Array {
  const starts = new Uint32Array(Tier.apart + 2);
  for (const act of acts) starts[found.tierOf(act) + 1]!++;
  for (let tier = 1; tier <= Tier.apart; tier++) starts[tier]! += starts[tier - 1]!;
  const ordered = new Uint32Array(acts.length);
  for (const act of acts) ordered[starts[found.tierOf(act)]!++] = act;
  return ordered;
}

/**
 * Scores of these acts and names: MiniSearch's, raised for acts of many relations. Where all of them have every group, only the rarest
 * group that ranks is scored: the others tell them apart no better.
 */
function* score(
  { index, relations, groups, reader }: Searched,
  acts: Uint32Array,
  names: readonly number[],
): Steps<Map<number, number>> {
  const scores = new Map<number, number>();
  for (const entry of [...acts, ...names]) scores.set(entry, 0);
  const isWhole = acts.length > 0 && reader.groupsOf(acts[0]!) === reader.full;
  const ranking = groups
    .map((terms) => ({ terms, uses: usesOf(index, terms, ranks(index)) }))
    .filter(({ uses }) => uses > 0)
    .sort((a, b) => a.uses - b.uses);
  for (const { terms } of isWhole ? ranking.slice(0, 1) : ranking)
    for (const { whole, number, alike, phrase } of terms) {
      const written = [...whole, ...number, ...(phrase ?? []).map(({ code }) => code)];
      yield* index.score(written.filter(ranks(index)), 1, scores);
      yield* index.score(alike.filter(ranks(index)), formShare, scores);
    }
  for (const entry of names) {
    const act = index.actOf(entry);
    if (act !== null && scores.has(act)) scores.set(act, Math.max(scores.get(act)!, scores.get(entry)!));
  }
  const weigh = (entry: number, act: number): void =>
    void scores.set(entry, scores.get(entry)! * (1 + relationShare * Math.log1p(relations[act]!)));
  for (const act of acts) weigh(act, act);
  for (const entry of names) weigh(entry, index.names[entry - index.acts]!.act);
  return scores;
}

/** Whether a word ranks what has it. */
const ranks =
  (index: TitleIndex) =>
  (code: number): boolean =>
    code >= 0 && index.isRanked(code);
