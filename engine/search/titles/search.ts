// Finds the acts and names that have the words of a query, best first.
import type { Steps } from '../../steps.js';
import type { TitleIndex } from './index.js';
import { Found, rankEntries } from './rank.js';
import { Tier, TitleReader } from './reader.js';
import { codesOf, forgive, readTitleQuery, usesOf, wordsOf, type Group, type TitleQuery } from './terms.js';

/** Titles and names read without a pause. */
const readsPerStep = 500;

/** Stems told of a group: a word that is only begun may mean hundreds. */
const mostStems = 64;

/** The result of a search. */
export interface TitleMatches {
  /** Best first; not to be changed. */
  acts: Uint32Array;
  /** Names that have every word, of these acts and of articles, by their place among all; best first. */
  names: readonly number[];
  /** Whether they have every word as written, every word with a typo forgiven, or only most of the words. */
  match: 'all' | 'typos' | 'most';
  /** The query with the words that were searched in the place of typos; `null` where there was none. */
  searched: string | null;
  /** By group of the query, the stems that were looked for. */
  stems: readonly (readonly string[])[];
}

const nothing: TitleMatches = { acts: new Uint32Array(0), names: [], match: 'most', searched: null, stems: [] };

/** Finds the acts and names that `text` means; {@link TitleMatches} says how. @param relations of each act */
export function* searchTitles(index: TitleIndex, text: string, relations: Uint32Array): Steps<TitleMatches> {
  const { required, excluded } = readTitleQuery(index, text);
  if (required.length === 0) return nothing;
  const groups = required.map((group) => forgive(index, group));
  yield;
  const forgiven = groups.filter((group, i) => group !== required[i]);
  const stems = groups.map((terms) => stemsOf(index, terms));
  const query = { required: groups, excluded };
  const reader = new TitleReader(index, query);
  const searched = { index, relations, groups, reader, text };
  const whole = yield* findWhole(index, query, reader);
  if (whole.found.entries.length > 0) {
    const ranked = yield* rankEntries(searched, whole.found, whole.isRead);
    const match = forgiven.length > 0 ? 'typos' : 'all';
    const first = ranked.acts[0];
    return { ...ranked, match, searched: first === undefined ? null : correct(index, text, forgiven, first), stems };
  }
  if (whole.isExcluded) return { ...nothing, match: 'all', stems };
  const most = yield* findMost(index, query, reader);
  return { ...(yield* rankEntries(searched, most, true)), match: 'most', searched: null, stems };
}

/** @property isRead whether tiers are known @property isExcluded whether some have every group, but also what they must not have */
interface Whole {
  found: Found;
  isRead: boolean;
  isExcluded: boolean;
}

/** The entries that have every group. */
function* findWhole(index: TitleIndex, query: TitleQuery, reader: TitleReader): Steps<Whole> {
  const { required, excluded } = query;
  const rarest = required.reduce((a, b) => (usesOf(index, b) < usesOf(index, a) ? b : a));
  const some = new Found(index.entries);
  const add = (tier: number) => (entry: number) => {
    some.set(entry, tier);
    const act = index.actOf(entry);
    if (act !== null) some.set(act, tier);
  };
  // For one word the tier is known without reading titles: the closest match is added last, and replaces the others.
  for (const { number, typeOrYear, alike, begun, whole, phrase } of rarest) {
    yield* index.visit(typeOrYear, add(Tier.apart));
    yield* index.visit(alike, add(Tier.inflected));
    yield* index.visit(begun, add(Tier.begun));
    yield* index.visit(whole, add(Tier.phrase));
    yield* index.visit(number, add(Tier.named));
    if (phrase !== null)
      yield* index.visit(
        rarestOf(
          index,
          phrase.map(({ code }) => code),
        ),
        add(Tier.apart),
      );
  }
  const isRead = required.length === 1 && excluded.length === 0 && rarest.every(({ phrase }) => phrase === null);
  if (isRead) return { found: some, isRead, isExcluded: false };
  const found = new Found(index.entries);
  let isExcluded = false;
  for (const [i, entry] of some.entries.entries()) {
    const has = reader.groupsOf(entry);
    if (has === null) isExcluded = true;
    else if (has === reader.full) found.set(entry, Tier.apart);
    if (i % readsPerStep === 0) yield;
  }
  return { found, isRead, isExcluded };
}

const rarestOf = (index: TitleIndex, codes: readonly number[]): number[] =>
  codes.includes(-1) ? [] : [codes.reduce((a, b) => (index.uses[b]! < index.uses[a]! ? b : a))];

/** The acts that have the most of the groups. */
function* findMost(index: TitleIndex, { required, excluded }: TitleQuery, reader: TitleReader): Steps<Found> {
  const has = new Uint32Array(index.entries);
  for (const [i, terms] of required.entries()) {
    const mark = (entry: number): void => {
      has[entry]! |= 1 << i;
      const act = index.actOf(entry);
      if (act !== null) has[act]! |= 1 << i;
    };
    for (const term of terms) yield* index.visit(codesOf(term), mark);
  }
  let most = 1;
  let found: number[] = [];
  for (let act = 0; act < index.acts; act++) {
    if (has[act] === 0) continue;
    const size = countBits(has[act]!);
    if (size > most) [most, found] = [size, []];
    if (size === most) found.push(act);
  }
  yield;
  const left = new Found(index.entries);
  for (const [i, act] of found.entries()) {
    if (excluded.length === 0 || reader.groupsOf(act) !== null) left.set(act, Tier.apart);
    if (i % readsPerStep === 0) yield;
  }
  return left;
}

/** How many bits of a number are set. */
function countBits(number: number): number {
  let count = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The query with the words of the first act that were searched in the place of typos; `null` where there was none. */
function correct(index: TitleIndex, text: string, forgiven: readonly Group[], act: number): string | null {
  const words = new Set([act, ...index.namesOf(act)].flatMap((entry) => [...index.wordsOf(entry)]));
  let corrected = text;
  // From the end, so that places before stay right.
  for (const { term, alike } of forgiven.flat().reverse()) {
    const meant = alike.find((code) => words.has(code));
    if (meant !== undefined)
      corrected = corrected.slice(0, term.start) + index.words[meant]! + corrected.slice(term.end);
  }
  return corrected === text ? null : corrected;
}

const stemsOf = (index: TitleIndex, terms: Group): string[] => [
  ...new Set(terms.flatMap((term) => wordsOf(term).slice(0, mostStems)).map((code) => index.stemOf(code))),
];
