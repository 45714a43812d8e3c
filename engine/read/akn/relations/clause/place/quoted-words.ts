// Sorts the quotations of an amending clause: words that go, words that come, and words that state where.
import type { RelationKind } from '../../../../../law/relation.js';
import type { Group } from './group.js';
import type { Place } from './place.js';

/** The quotations of a unit that an operation is about, by number, in the order of the words. */
export interface QuotedWords {
  /** Words that the operation takes away. */
  old: readonly number[];
  /** Words that it brings in. */
  brought: readonly number[];
  /** Words that the new ones come before or after. */
  anchor: readonly number[];
  /** The place that it stands before or after, or in. */
  beside: Place | null;
}

/** The quotations of the words around a verb, and the places that they name. */
interface Quoting {
  quotations: readonly number[];
  groups: readonly Group[];
}

/** The quotations behind a verb that are no words of a place: `dalle seguenti: «…»`; not those of `e le parole «…»`. */
export function freshIn({ quotations, groups }: Quoting): number[] {
  const named = groups.flatMap(({ lead, isNew, quotations: own }) => (isNew || lead === 'none' ? [] : own));
  return quotations.filter((index) => !named.includes(index));
}

/** The words of a place that a verb touches; in `sono sostituite le parole «…» con «…»` the second ones are new. */
export function touchedWords(kind: RelationKind, { quotations }: Group, fresh: readonly number[]): QuotedWords {
  const isBoth = kind === 'sostituisce' && fresh.length === 0 && quotations.length === 2;
  return {
    old: isBoth ? quotations.slice(0, 1) : quotations,
    brought: isBoth ? quotations.slice(1) : fresh,
    anchor: [],
    beside: null,
  };
}

/**
 * The words that a verb of insertion brings in.
 * @param anchor `dopo le parole «…»`, `dopo il comma 2`
 * @param before the groups before the verb: `alle parole «…» sono premesse le seguenti: «…»`
 */
export function insertedWords(
  place: Place,
  anchor: Group | undefined,
  { quotations }: Pick<Quoting, 'quotations'>,
  before: readonly Group[],
): QuotedWords {
  const beside = anchor ?? before.findLast((group) => group.lead === 'in' && group.place.words !== undefined);
  const anchors = beside?.quotations ?? [];
  return { old: [], brought: quotations.filter((index) => !anchors.includes(index)), anchor: anchors, beside: place };
}
