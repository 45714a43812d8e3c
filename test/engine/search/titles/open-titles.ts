// An index of a few made-up titles, and what is found in it.
import { buildTitleIndex, namesIn, TitleSearch, type Name } from '../../../../engine/search/titles.js';
import { atOnce } from '../../../../engine/steps.js';

export interface TestTitle {
  title: string;
  /** Without an ELI an act has neither names nor type, number and year. */
  eli?: string;
  relations?: number;
}

/** Opens an index of titles given newest first, with the names that the acts bear. */
export function openTitles(acts: readonly TestTitle[]): Promise<TitleSearch> {
  const find = (eli: string): number | null => {
    const act = acts.findIndex((one) => one.eli === eli);
    return act < 0 ? null : act;
  };
  const names: Name[] = acts.some(({ eli }) => eli !== undefined) ? atOnce(namesIn(find, () => null)) : [];
  const relations = Uint32Array.from(acts, ({ relations = 0 }) => relations);
  return TitleSearch.open(buildTitleIndex(acts), relations, names);
}
