// The paragraphs from which a rule of efficacy comes, where the editors name several: the words that state the day win.
import type { EditorialRecord } from '../editors/editorial.js';
import type { EfficacyClause } from './efficacy.js';
import type { Provisions } from './provisions.js';
import { mentions } from './spelled-number.js';

const namesDivision = /\b(?:cap[oi]|titol[oi]|sezion[ei])\s(?:[ivx]|prim|second|terz)/;

/**
 * `(con l'art. 35, commi 1 e 6)` of D.Lgs. 149/2022 may be said of a text whose paragraphs were numbered otherwise. Left out are those that
 * state a day for other places alone, or that name other articles where another paragraph speaks of this place; that one comes in.
 * @param stated clauses of the article that the record names
 * @param covering those of them that speak of the record's target
 */
export function paragraphsByWords(
  { from: { article, paragraph }, to }: EditorialRecord,
  provisions: Provisions,
  stated: readonly EfficacyClause[],
  covering: readonly EfficacyClause[],
): string | null {
  const named = paragraph?.split(', ') ?? [];
  if (named.length < 2 || covering.length === 0) return paragraph;
  const own = covering.flatMap((clause) => (clause.general || clause.paragraph === null ? [] : clause.paragraph));
  const isOfOthers = (label: string): boolean => {
    if (covering.some((clause) => clause.paragraph === label)) return false;
    const words = provisions.at(article!, [label], [])?.words ?? '';
    const clauses = stated.filter((clause) => clause.paragraph === label);
    // A division of which no clause was read may hold the place.
    const hasDivision = clauses.some(({ places }) => places.some(({ division }) => division !== undefined));
    if (!hasDivision && namesDivision.test(words)) return false;
    if (clauses.length > 0) return true;
    return own.length > 0 && /\barticol[oi]\s\d/.test(words) && !(to.article !== null && mentions(words, to.article));
  };
  const kept = [...new Set([...named.filter((label) => !isOfOthers(label)), ...own])];
  const { units } = provisions.outline(provisions.article(article!)!);
  const rank = (label: string) => units.findIndex((unit) => unit.paragraph === label);
  return kept.length === 0 ? null : kept.sort((a, b) => rank(a) - rank(b)).join(', ');
}
