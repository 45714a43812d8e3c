// Acts of one article, of which a repeal says that it is the only one: with it the act is repealed.
import { parseEli } from '../../law/eli.js';
import { monthNames } from '../../law/months.js';
import type { Relation } from '../../law/relation.js';

/** `l'articolo unico della legge 8 marzo 1968, n. 152`: day, month, year and number. */
const soleArticle = new RegExp(
  String.raw`\b(?:articolo|art\.)\sunico,?\s(?:de(?:l|lla|llo)\s)(?:[a-z-]{4,20}\s){1,4}(\d{1,2})[°º]?\s(${monthNames.join('|')})\s(\d{4}),?\sn\.\s?(\d{1,5})(?!\d)`,
  'gi',
);
/** Acts that hold their own text: the only article of others may approve a text that stands behind it. */
const ownText = /^(?:legge|legge-costituzionale|decreto-legge|decreto-legislativo)$/;

/** The acts whose only article is repealed with them. */
export class SoleArticles {
  /** Acts of which more articles than the first are known. */
  readonly #many = new Set<string>();

  constructor(relations: readonly Relation[]) {
    for (const { from, to } of relations)
      for (const { act, article } of [from, to]) if (article !== null && article !== '1') this.#many.add(act);
  }

  /** Whether a repeal of article 1 calls it the only article of its act. */
  isOfAct({ to, reach, evidence }: Relation): boolean {
    if (reach !== 'articolo' || to.article !== '1' || evidence === null || this.#many.has(to.act)) return false;
    const act = parseEli(to.act);
    if (act === null || !ownText.test(act.type)) return false;
    return [...evidence.matchAll(soleArticle)].some(
      ([, day, month, year, number]) =>
        number === act.number &&
        act.date ===
          `${year}-${String(monthNames.indexOf(month!.toLowerCase()) + 1).padStart(2, '0')}-${day!.padStart(2, '0')}`,
    );
  }
}
