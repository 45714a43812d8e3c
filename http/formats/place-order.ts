// The order of places of one act: its body before its annexes, article by article, paragraph by paragraph.
import { compareArticleNumbers, once, romanNumber } from '../../engine/index.js';

/** A place of an act; several labels of one level are joined by `, `. */
export type OrderedPlace = Partial<
  Record<'parte' | 'partizione' | 'articolo' | 'comma' | 'lettera' | 'numero', string | null>
>;

/** By part and article: the act as a whole comes first, and so does a part. */
export function compareArticles(one: OrderedPlace, other: OrderedPlace): number {
  return compareParts(partOf(one), partOf(other)) || compareLabels(one.articolo, other.articolo);
}

/** The annex of a place, also where a whole one is named as a division (`Allegato II.4, Tabella A`); empty for the body. */
function partOf({ parte, partizione, articolo }: OrderedPlace): string {
  if (parte != null) return parte;
  const [whole = ''] = (partizione ?? '').split(/[,;]/, 1);
  return articolo == null && /^allegat/i.test(whole) ? whole : '';
}

/** Whether two places of one article may be the same: at each level they share a label, or one of them names none. */
export function mayBeSame(one: OrderedPlace, other: OrderedPlace): boolean {
  return (['comma', 'lettera'] as const).every((level) => {
    const [labels, others] = [one[level]?.split(', '), other[level]?.split(', ')];
    return labels === undefined || others === undefined || labels.some((label) => others.includes(label));
  });
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
const bySpelling = once(() => new Intl.Collator('it', { sensitivity: 'base' }));

/** `Allegato I.9` comes before `Allegato II.1`, and that before `Allegato V`. */
function compareParts(one: string, other: string): number {
  const written = (part: string) => part.replace(/\b[IVXLC]{1,7}\b/g, (roman) => String(romanNumber(roman)));
  const [before, after] = [written(one), written(other)];
  // `Allegato I.01`, put before `Allegato I.1` later, has the same number.
  return collator().compare(before, after) || bySpelling().compare(before, after);
}
