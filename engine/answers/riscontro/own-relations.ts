// The relations that an act's words make, and which of them an operation is part of.
import { partSlug } from '../../law/eli/parts.js';
import type { RelationKind } from '../../law/relation.js';
import type { Relation } from '../relation.js';

/** The place that an operation touches, as its words name it. */
interface Touched {
  act: string;
  articleEli: string | null;
  article: string | null;
  /** Name of the annex that the article is in. */
  part: string | null;
}

/** The outgoing relations of one act. */
export class OwnRelations {
  readonly #byEnds = new Map<string, Relation>();
  /** Those of one amending article, kind, amended act and number of an article. */
  readonly #byNumber = new Map<string, Relation[]>();

  /** @param entries as the act lists them, JSON each */
  constructor(entries: readonly Buffer[]) {
    for (const entry of entries) {
      const relation = JSON.parse(entry.toString()) as Relation;
      const { da, a, tipo } = relation;
      const source = da.articolo_eli ?? da.eli;
      this.#byEnds.set(`${source} ${tipo} ${a.articolo_eli ?? a.eli}`, relation);
      const number = `${source} ${tipo} ${a.eli} ${a.articolo}`;
      const known = this.#byNumber.get(number);
      if (known === undefined) this.#byNumber.set(number, [relation]);
      else known.push(relation);
    }
  }

  /** Those that change the text of an article. */
  on(article: string): Relation[] {
    return [...this.#byEnds.values()].filter(({ a, natura }) => a.articolo_eli === article && natura === 'testuale');
  }

  /**
   * The relation that joins those ends; else the only one to an article of that number whose annex the words may mean: `Allegato 2` where
   * the relation has `allegato 2 norme di attuazione`, or the annex that is the act's main part. `null` for none.
   * @param source ELI of the amending article, of the act for an annex
   */
  find(source: string, kind: RelationKind, { act, articleEli, article, part }: Touched): Relation | null {
    const exact = this.#byEnds.get(`${source} ${kind} ${articleEli ?? act}`);
    if (exact !== undefined || part === null || article === null) return exact ?? null;
    const slug = partSlug(part);
    const fitting = (this.#byNumber.get(`${source} ${kind} ${act} ${article}`) ?? []).filter(
      ({ a }) => a.parte === null || partSlug(a.parte).startsWith(`${slug}-`),
    );
    return fitting.length === 1 ? fitting[0]! : null;
  }
}
