// Acts that a document names by their year alone, `medesimo decreto legislativo n. 252 del 2005`, and elsewhere with their day.
import type { Reference } from '../../law/act.js';

const [yearOnly, dated] = [
  /^eli:\/it\/([a-z-]+)\/(\d{4})\/([^/]+)$/,
  /^eli:\/it\/([a-z-]+)\/(\d{4})\/\d\d\/\d\d\/([^/]+)$/,
];

/**
 * Gives references to acts of a year the day with which the same document names an act of that type, year and number. Where it names
 * several days, or none, they stay as they are.
 */
export function giveDays(articles: readonly { references: Reference[] }[]): void {
  const known = new Map<string, string | null>();
  for (const { target } of articles.flatMap(({ references }) => references)) {
    const [, type, year, number] = dated.exec(target.act) ?? [];
    if (type === undefined) continue;
    const key = `${type}/${year}/${number}`;
    const before = known.get(key);
    known.set(key, before === undefined || before === target.act ? target.act : null);
  }
  for (const article of articles)
    article.references = article.references.map((reference) => {
      const [, type, year, number] = yearOnly.exec(reference.target.act) ?? [];
      const act = type === undefined ? null : known.get(`${type}/${year}/${number}`);
      return act == null ? reference : { ...reference, target: { ...reference.target, act } };
    });
}
