// The order in which an act's relations are listed.
import { compareArticleNumbers } from './eli.js';
import { relationKinds, type Relation, type RelationEnd } from './relation.js';
import type { Direction } from './writers.js';

/** By date (undated last), then the other act's ELI, then the articles of both ends, then the kind: total. */
export function compareListed(direction: Direction): (a: Relation, b: Relation) => number {
  const [own, other] = direction === 'out' ? (['from', 'to'] as const) : (['to', 'from'] as const);
  return (a, b) =>
    compareTexts(a.date ?? '~', b.date ?? '~') ||
    compareTexts(a[other].act, b[other].act) ||
    compareArticles(a[other], b[other]) ||
    compareArticles(a[own], b[own]) ||
    relationKinds.indexOf(a.kind) - relationKinds.indexOf(b.kind) ||
    compareTexts(a.id, b.id);
}

/** The act as a whole first. */
function compareArticles(a: RelationEnd, b: RelationEnd): number {
  if (a.article === null || b.article === null) return Number(a.article !== null) - Number(b.article !== null);
  return compareArticleNumbers(a.article, b.article) || compareTexts(a.articleEli ?? '', b.articleEli ?? '');
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
