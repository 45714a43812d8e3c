// Whether what a query finds is enough, or other documents are looked for beside it.
import type { TextFilter, TextMatches } from './found.js';
import { isChoice } from './query.js';
import { impactLevels } from './pack.js';
import type { KnownQuery, KnownTerm } from './terms.js';

/** Hits in very long articles beside which others are looked for: more are a page by themselves. */
const mostFaint = 20;

/** Hits that have every word; below so many others are looked for. */
const fewest = 10;

/** Impacts of the words of a hit, in the mean, from which it is more than a mention. */
const leastImpact = 2;

/** Whether hits that have every word are enough: ten that do more than mention them; any, of one word or where the query says how it is meant. */
export const isEnough = (
  { total, isFaint }: TextMatches,
  { groups, excluded }: KnownQuery,
  { isTranslated = false }: TextFilter,
): boolean =>
  total >= fewest
    ? !isFaint || total > mostFaint
    : total > 0 &&
      (groups.length === 1 ||
        excluded.length > 0 ||
        (!isTranslated && groups.some((terms) => isChoice(terms.map(({ term }) => term)))) ||
        groups.every((terms) => terms.every(({ term }) => term.isExact)));

/** The weight of a group: that of its rarest term. */
export const weightOf = (terms: readonly KnownTerm[]): number => Math.max(...terms.map(({ weight }) => weight));

/** The score from which a hit that has every group does more than mention them. */
export const leastToSay = (groups: KnownQuery['groups']): number =>
  ((leastImpact + 0.5) * groups.reduce((sum, terms) => sum + weightOf(terms), 0)) / impactLevels;

/** Whether a query of several groups has an everyday word for which the law has others. */
export const isEveryday = ({ groups }: KnownQuery): boolean =>
  groups.length > 1 && groups.some((terms) => terms.some(({ legal }) => legal.length > 0));
