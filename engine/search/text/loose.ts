// The articles that have most of a query, by the weight of its words, counted and the best of them kept.
import type { Steps } from '../../steps.js';
import { ActWalk, has, type Group, type Tally } from './conjunction.js';
import type { TextIndex } from './index.js';
import { anyOf, documentsPerStep, type FoundList, type Matches } from './matches.js';
import { noMore } from './postings.js';
import { weights } from './weights.js';

/** A group, and whether every hit must have it. */
export interface LooseGroup extends Group {
  /** How rare it is. */
  weight: number;
  /** Articles that have synonyms of its words, or words which begin alike. */
  alike: FoundList;
  isRequired: boolean;
}

/** Share of the weight of all groups that a hit has at least. */
const leastShare = 0.2;

/** Lookups of an article in a list, at most, about. */
const mostLookedUp = 100_000;

/**
 * Finds the articles that have, themselves or in the title or names of their act, at least a share of the groups by weight. Where the groups
 * have very many articles, only those are looked at that have one of the rarest.
 * @param excluded what no hit may have
 * @returns the articles that have every group
 */
export function* gatherLoosely(
  index: TextIndex,
  groups: readonly LooseGroup[],
  excluded: readonly Matches[],
  tally: Tally,
): Steps<ReadonlySet<number>> {
  const whole = new Set<number>();
  const walks = groups.map(({ open, titled, weight, alike, isRequired }) => ({
    own: open(),
    titled: titled?.again() ?? null,
    alike: alike.again(),
    weight,
    isRequired,
  }));
  // A group that no document has, as a fraction of which there are both numbers, is no reason to leave out those that have the others.
  const isThere = ({ count, titled, alike }: LooseGroup) => count + (titled?.count ?? 0) + alike.count > 0;
  const total = groups.filter(isThere).reduce((sum, { weight }) => sum + weight, 0);
  const acts = new ActWalk(index, tally);
  const led = yield* leading(groups);
  let left = documentsPerStep;
  for (; led.document !== noMore; led.next()) {
    if (--left === 0) {
      yield;
      left = documentsPerStep;
    }
    const { document } = led;
    acts.go(document);
    let [score, share, lacking] = [0, 0, 0];
    for (const walk of walks) {
      const own = scoreIn(walk, document, acts.act);
      const found = Math.max(own, scoreAlike(walk.alike, document));
      if (found > 0) {
        score += found;
        share += walk.weight / total;
      }
      if (own === 0) lacking = walk.isRequired ? Infinity : lacking + 1;
    }
    if (share < leastShare || lacking === Infinity || has(excluded, document)) continue;
    if (!tally.accepts(document, acts.act)) continue;
    if (lacking === 0) whole.add(document);
    tally.counts.add(acts.act, document);
    tally.best.add(document, tally.weigh(document, score * share ** weights.coordination) + acts.prior);
  }
  return whole;
}

/** The articles of the rarest groups, as many groups as have not too many. */
function* leading(groups: readonly LooseGroup[]): Steps<FoundList> {
  const walks: Matches[] = [];
  let count = 0;
  for (const group of [...groups].sort((a, b) => a.count - b.count)) {
    count += group.count + group.alike.count;
    if (walks.length > 0 && count * groups.length > mostLookedUp) break;
    walks.push(group.open(), group.alike.again());
  }
  return yield* anyOf(walks);
}

function scoreIn({ own, titled }: { own: Matches; titled: FoundList | null }, document: number, act: number): number {
  own.advance(document);
  if (own.document === document) return own.score;
  if (titled === null) return 0;
  titled.advance(act);
  return titled.document === act ? titled.score * weights.title : 0;
}

function scoreAlike(alike: FoundList, document: number): number {
  alike.advance(document);
  return alike.document === document ? alike.score : 0;
}
