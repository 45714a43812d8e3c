// What decree-laws repealed of which nobody knows whether it outlived them.
import { parseEli } from '../../law/eli.js';
import type { Relation } from '../../law/relation.js';

/** Days within which a decree-law is converted, or never had effect (Constitution, art. 77). */
const daysToConvert = 60;
/** A royal decree-law ceased to be in force if it was not converted within two years (L. 100/1926, art. 3); before that law, and without a parliament since 1943, nothing ended it. */
const royalDaysToConvert = 2 * 365 + 1;
const day = 86_400_000;

/** The decree-laws among the sources of relations, and what their conversion left of them. */
export class DecreeLaws {
  /** Laws by the decree that they convert. */
  readonly #converted = new Map<string, string>();
  /** Articles, and `<article> <paragraph>`, that a conversion dropped, with the relation that says so. */
  readonly #dropped = new Map<string, Relation>();
  /** Articles to which a conversion gave new words, with the day of its law. */
  readonly #replaced = new Map<string, string>();

  constructor(relations: readonly Relation[]) {
    for (const { kind, from, to } of relations) if (kind === 'converte') this.#converted.set(to.act, from.act);
    for (const relation of relations) {
      const { kind, reach, from, to, parts } = relation;
      if (to.articleEli === null || this.#converted.get(to.act) !== from.act) continue;
      if (reach === 'articolo' && kind === 'sostituisce')
        this.#replaced.set(to.articleEli, parseEli(from.act)?.date ?? '');
      if (kind !== 'abroga') continue;
      if (reach === 'articolo') this.#dropped.set(to.articleEli, relation);
      for (const part of parts.length > 0 ? parts : [relation])
        if (part.reach === 'comma')
          for (const paragraph of part.to.paragraph?.split(', ') ?? [])
            this.#dropped.set(`${to.articleEli} ${paragraph}`, relation);
    }
  }

  /**
   * The first day on which nothing but a conversion keeps what a relation of a decree-law says; `null` where one is known, and for other
   * acts.
   */
  endOfTrial({ from }: Relation): string | null {
    const decree = parseEli(from.act);
    const days = decree?.date === null || decree === null ? null : trialOf(decree.type, decree.date);
    if (days === null || this.#converted.has(from.act)) return null;
    return new Date(Date.parse(decree!.date!) + (days + 1) * day).toISOString().slice(0, 10);
  }

  /** Whether the provision that a relation rests on was dropped when its decree was converted, or is of the text before. */
  isDropped(relation: Relation): boolean {
    const { from, dates } = relation;
    const converted = from.articleEli === null ? undefined : this.#replaced.get(from.articleEli);
    if (converted !== undefined && dates.publication !== null && dates.publication < converted) return true;
    return this.dropping(relation) !== null;
  }

  /** The relation that dropped the provision which a relation rests on when its decree was converted; `null` where none did. */
  dropping({ from, parts }: Relation): Relation | null {
    if (from.articleEli === null || this.#dropped.size === 0) return null;
    const article = this.#dropped.get(from.articleEli);
    if (article !== undefined) return article;
    const paragraphs = (parts.length > 0 ? parts : [{ from }]).flatMap(
      (part) => part.from.paragraph?.split(', ') ?? [''],
    );
    const found = paragraphs.map((paragraph) => this.#dropped.get(`${from.articleEli} ${paragraph}`));
    return found.every((one) => one !== undefined) ? found[0]! : null;
  }
}

function trialOf(type: string, date: string): number | null {
  if (type === 'decreto-legge') return daysToConvert;
  return type === 'regio-decreto-legge' && date > '1926-02' && date < '1943-07-25' ? royalDaysToConvert : null;
}
