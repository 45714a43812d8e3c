// What a search in the text finds, and how several findings are joined.
import { mostCounted } from './hit-counts.js';

/** An act, or an article by its place in the act. */
export interface TextHit {
  act: number;
  article: number | null;
  score: number;
  /** Whether it has only some of the words. */
  isPart?: boolean;
}

export interface TextMatches {
  /** Best first. */
  hits: TextHit[];
  total: number;
  /** True where the total is only a lower bound. */
  isLeast: boolean;
  /** How many of the hits counted are of each act. */
  counts: ReadonlyMap<number, number>;
  /** What was searched instead, where a typo was forgiven. */
  searched: string | null;
  /** Whether hits have every word; or only very long articles have, and others most; or all only most. */
  match: 'all' | 'long' | 'most';
  /** Whether every hit only mentions the words somewhere in a very long article. */
  isFaint: boolean;
  /** Stems to show in hits; and by group, of which a hit has one of each. */
  stems: ReadonlySet<string>;
  groups: readonly (readonly string[])[];
}

export const stemsIn = (groups: TextMatches['groups']) => ({ groups, stems: new Set(groups.flat()) });

/** Those with all the words first, then best first; then acts before articles, in the order of the corpus. */
function compareHits(a: TextHit, b: TextHit): number {
  return (
    Number(a.isPart ?? false) - Number(b.isPart ?? false) ||
    b.score - a.score ||
    (a.article === null ? 0 : 1) - (b.article === null ? 0 : 1) ||
    a.act - b.act ||
    (a.article ?? 0) - (b.article ?? 0)
  );
}

/** The best of two lists, each of which is sorted. */
export function mergeHits(a: readonly TextHit[], b: readonly TextHit[], size: number): TextHit[] {
  const merged: TextHit[] = [];
  for (let i = 0, j = 0; merged.length < size && (i < a.length || j < b.length);)
    merged.push(j >= b.length || (i < a.length && compareHits(a[i]!, b[j]!) < 0) ? a[i++]! : b[j++]!);
  return merged;
}

export function noHits(groups: TextMatches['groups']): TextMatches {
  return {
    hits: [],
    total: 0,
    isLeast: false,
    counts: new Map(),
    searched: null,
    match: 'all',
    isFaint: true,
    ...stemsIn(groups),
  };
}

/** Matches of queries of which no two have a hit in common. */
export function mergeMatches(found: readonly TextMatches[], size: number): TextMatches {
  const total = found.reduce((sum, one) => sum + one.total, 0);
  const counts = new Map<number, number>();
  for (const one of found) for (const [act, count] of one.counts) counts.set(act, (counts.get(act) ?? 0) + count);
  return {
    ...noHits(found.flatMap(({ groups }) => groups)),
    hits: found
      .flatMap(({ hits }) => hits)
      .sort(compareHits)
      .slice(0, size),
    total: Math.min(total, mostCounted),
    isLeast: total > mostCounted || found.some(({ isLeast }) => isLeast),
    counts,
    isFaint: found.every(({ isFaint }) => isFaint),
  };
}
