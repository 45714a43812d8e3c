// The order of places of one act: its body before its annexes, article by article, paragraph by paragraph.
import { compareArticleNumbers, once, romanNumber } from '../../engine/index.js';

/** A place of an act; several labels of one level are joined by `, `. */
export type OrderedPlace = Partial<Record<'parte' | 'articolo' | 'comma' | 'lettera' | 'numero', string | null>>;

/** By part and article: the act as a whole comes first, and so does a part. */
export function compareArticles(one: OrderedPlace, other: OrderedPlace): number {
  return compareParts(one.parte ?? '', other.parte ?? '') || compareLabels(one.articolo, other.articolo);
}

/** Places of one article, by the first paragraph, point and number that they name. */
export function compareWithin(one: OrderedPlace, other: OrderedPlace): number {
  return (
    compareLabels(firstOf(one.comma), firstOf(other.comma)) ||
    compareLabels(firstOf(one.lettera), firstOf(other.lettera)) ||
    compareLabels(firstOf(one.numero), firstOf(other.numero))
  );
}

/** A place without that label comes first. */
function compareLabels(one: string | null | undefined, other: string | null | undefined): number {
  if (one == null || other == null) return Number(other == null) - Number(one == null);
  return compareArticleNumbers(one, other);
}

function firstOf(labels: string | null | undefined): string | null {
  return labels?.split(', ')[0] ?? null;
}

/** Made when it is first used: ICU takes milliseconds, and no first answer needs it. */
const collator = once(() => new Intl.Collator('it', { numeric: true, sensitivity: 'base' }));

/** `Allegato I.9` comes before `Allegato II.1`, and that before `Allegato V`. */
function compareParts(one: string, other: string): number {
  const written = (part: string) => part.replace(/\b[IVXLC]{1,7}\b/g, (roman) => String(romanNumber(roman)));
  return collator().compare(written(one), written(other));
}
