// One end of a relation, as a document names it → as the corpus knows it.
import { partSlug } from '../../law/eli.js';
import { otherSpellings } from '../../law/eli/article-number.js';
import type { Target } from '../../law/act.js';
import { innerName } from '../../law/place-name.js';
import type { ClaimEnd, RelationEnd } from '../../law/relation.js';

/** The lookups that resolve ends against the acts of a corpus. */
export interface RelationIndex {
  hasAct(eli: string): boolean;
  /** The one act with that type, year and number, or `null`. */
  actByTypeYearNumber(type: string, year: string, number: string): string | null;
  /** Whether that act has an article with that ELI suffix: `/art/1`, `/allegato-i/art/2`. */
  hasArticle(eli: string, key: string): boolean;
}

/**
 * An end with its act and article as the corpus knows them: a year-only act by type, year and number, and so too an act whose day
 * the document gets wrong; `null` for a year-only act that the corpus lacks or has twice.
 */
export function resolveEnd(target: Target & Partial<ClaimEnd>, index: RelationIndex): RelationEnd | null {
  const act = resolveAct(target.act, index);
  if (act === null) return null;
  const { paragraph, point, number = null, division = null } = target;
  const article = target.article === null ? null : spelledIn(act, target.part, target.article, index);
  const articleEli = article === null ? null : act + articleKey(act, target.part, article, index);
  return { act, article, articleEli, paragraph, point, number, division };
}

/** `eli:/it/legge/1990/241` and `eli:/it/legge/1990/08/06/241` → the act of the corpus that they mean. */
function resolveAct(eli: string, index: RelationIndex): string | null {
  if (index.hasAct(eli)) return eli;
  const yearOnly = /^eli:\/it\/([a-z-]+)\/(\d{4})\/([^/]+)$/.exec(eli);
  if (yearOnly !== null)
    return eli.startsWith('eli:/it/costituzione/')
      ? eli
      : index.actByTypeYearNumber(yearOnly[1]!, yearOnly[2]!, yearOnly[3]!);
  const dated = /^eli:\/it\/([a-z-]+)\/(\d{4})\/\d\d\/\d\d\/([^/]+)$/.exec(eli);
  return (dated && index.actByTypeYearNumber(dated[1]!, dated[2]!, dated[3]!)) ?? eli;
}

/** The number of an article as its act prints it: `171-octies-1` where others write `171-octies.1`, `21-novies` where they write `21-nonies`. */
function spelledIn(act: string, part: string | null, article: string, index: RelationIndex): string {
  const others = otherSpellings(article);
  const has = (number: string) => index.hasArticle(act, articleKey(act, part, number, index));
  return others.length === 0 || has(article) ? article : (others.find(has) ?? article);
}

/** Names of annexes that are what their act approves, as slugs. */
export const approvedPart = /^(?:allegato-[^-]{1,5}-)?(?:codic|testo-unic|testi-unic|regolament|statut|ordinament)/;
/** Names of parts that stand beside what an act approves; any other is that itself (`Disciplina del fallimento …`). */
const asidePart =
  /^(?:allegat|anness|tabell|elenc|prospett|appendic|protocoll|convenzion|accord|trattat|scambio|agreement|convention|preleggi|disposizioni-sulla-legge|norme-di-attuazione|testo$|norme-transitorie|disposizioni-transitorie)/;

/**
 * ELI suffix of an article. A bare number means the main part, then the enacting articles of the body (R.D. 1398/1930: `art. 575` is
 * the code's). A named part is the main part, whose articles are plain, if the act has enacting articles apart and no part of
 * that name; of an act that is not in the corpus, unless its name is that of an annex beside it.
 */
function articleKey(act: string, part: string | null, article: string, index: RelationIndex): string {
  const plain = `/art/${article}`;
  if (part === null || part === '') {
    const enacting = `/testo/art/${article}`;
    return !index.hasArticle(act, plain) && index.hasArticle(act, enacting) ? enacting : plain;
  }
  for (const name of [part, innerName(part)]) {
    const own = `/${partSlug(name)}/art/`;
    if (index.hasArticle(act, own + article) || index.hasArticle(act, `${own}1`)) return own + article;
  }
  if (index.hasArticle(act, '/testo/art/1')) return plain;
  const slug = partSlug(innerName(part));
  return approvedPart.test(slug) || !asidePart.test(slug) ? plain : `/${slug}/art/${article}`;
}
