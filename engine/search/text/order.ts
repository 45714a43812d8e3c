// In what order hits come: the best first, or those of the newest acts.
import type { Tally } from './conjunction.js';
import type { TextFilter } from './found.js';
import type { DocumentKind, TextIndex } from './index.js';
import { endedScore } from './written.js';

type Order = Pick<Tally, 'weigh' | 'prior' | 'mostPrior'>;

/** The prior of an act by its number of relations: at most `most`, reached at 2 to the power of `most / step` relations. */
const prior = { step: 0.05, most: 0.5 };

/** The score that the number of an act's relations adds to its hits. */
export const priorOf = (relations: number): number => Math.min(prior.most, prior.step * Math.log2(1 + relations));

/** By score, which is less for what has a status. */
export const byScore = (
  index: TextIndex,
  kind: DocumentKind,
  ended: TextFilter['ended'],
  relations: (act: number) => number,
): Order => {
  const isEnded = index.endedOf(kind);
  return {
    weigh: (document, score) => (ended === 'with' && isEnded(document) ? endedScore(score) : score),
    prior: (act) => priorOf(relations(act)),
    mostPrior: (first, last) => {
      let most = 0;
      for (let act = first; act <= last; act++) most = Math.max(most, relations(act));
      return priorOf(most);
    },
  };
};

/** By the day of the act alone: nothing is left of the score, and no document is passed over for it. */
export const byDay = (index: TextIndex): Order => ({
  weigh: () => 0,
  prior: (act) => index.day(act),
  mostPrior: () => Infinity,
});
