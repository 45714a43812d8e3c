// A corpus that knows the acts it is told, and every article unless said otherwise: enough to resolve citations in tests.
import type { ActIndex, KnownAct } from '../../../engine/cite/cite.js';
import { articleEli, parseEli } from '../../../engine/law/eli.js';

/** An index of acts by ELI; `isArticle` says which articles exist, `publications` (`date code` → ELI) what links to the Gazzetta mean. */
export function indexOf(
  elis: Iterable<string>,
  isArticle: (act: string, article: string) => boolean = () => true,
  publications: ReadonlyMap<string, string> = new Map(),
): ActIndex {
  const acts = [...new Set(elis)].map((eli) => ({ eli, inCorpus: true, relations: 1, parts: parseEli(eli)! }));
  const keep = (fits: (parts: (typeof acts)[number]['parts']) => boolean): KnownAct[] =>
    acts.filter((act) => fits(act.parts)).map(({ eli, inCorpus, relations }) => ({ eli, inCorpus, relations }));
  const byEli = (eli: string): KnownAct | null => acts.find((act) => act.eli === eli) ?? null;
  return {
    byEli,
    byNumberYear: (number, year) => keep((parts) => parts.number === number && Number(parts.year) === year),
    byTypeNumber: (type, number) => keep((parts) => parts.type === type && parts.number === number),
    byTypeNumberYear: (type, number, year) =>
      keep((parts) => parts.type === type && parts.number === number && Number(parts.year) === year),
    articleWith: () => null,
    articlesBetween: () => null,
    hasAnnex: (act, annex) => isArticle(act, annex),
    hasArticle: (act, article, part) => (isArticle(act, article) ? articleEli(act, part, article) : null),
    byPublication: (date, code) => byEli(publications.get(`${date} ${code}`) ?? ''),
  };
}
