// The days of what a provision does that came into its act later: those of the amendment that brought the provision in.
import type { Relation, RelationDates, RelationEnd } from '../../law/relation.js';

/** The days of a relation, and the clause that states the last. */
export type StatedDays = Pick<Relation, 'dates' | 'effectEvidence'>;

/**
 * The days on which the provisions came in that relations come from, by what other relations say of them.
 * @param added relations whose provision no document dates
 * @param all relations of the corpus
 * @returns days only where exactly one insertion of that very place is known
 */
export function daysOfAdded(added: readonly Relation[], all: readonly Relation[]): Map<Relation, StatedDays> {
  const found = new Map<Relation, StatedDays>();
  if (added.length === 0) return found;
  const insertions = new Map<string, Relation[]>(added.map(({ from }) => [from.articleEli ?? '', []]));
  for (const relation of all)
    if (relation.kind === 'inserisce' && relation.nature === 'testuale')
      insertions.get(relation.to.articleEli ?? '')?.push(relation);
  for (const relation of added) {
    if (relation.from.articleEli === null) continue;
    const days = insertions
      .get(relation.from.articleEli)!
      .flatMap((insertion) => daysOfPlace(insertion, relation.from) ?? []);
    const [only] = days;
    if (only !== undefined && days.every(({ dates }) => isSame(dates, only.dates))) found.set(relation, only);
  }
  return found;
}

const isSame = (one: RelationDates, other: RelationDates): boolean =>
  one.publication === other.publication && one.force === other.force && one.effect === other.effect;

/** The days of an insertion where it brings in a place: the article, or all of its paragraphs and points that are named; else `null`. */
function daysOfPlace(insertion: Relation, { paragraph, point }: RelationEnd): StatedDays | null {
  const { reach, dates, effectEvidence, to, parts } = insertion;
  const isAddedWithin = /-/.test(`${paragraph} ${point}`);
  if (!isAddedWithin && reach === 'articolo' && parts.length === 0) return { dates, effectEvidence };
  if (paragraph === null) return null;
  const places = parts.length === 0 ? [{ to, reach, dates }] : parts;
  const isPoint = point !== null && /-/.test(point);
  const named = (isPoint ? point : paragraph).split(', ');
  const bringing = named.map((label) =>
    places.find((place) =>
      isPoint
        ? place.reach === 'lettera' && place.to.paragraph === paragraph && has(place.to.point, label)
        : place.reach === 'comma' && has(place.to.paragraph, label),
    ),
  );
  const [first] = bringing;
  const isOne = first !== undefined && bringing.every((one) => one !== undefined && isSame(one.dates, first.dates));
  return isOne ? { dates: first.dates, effectEvidence: first.dates.effect === null ? null : effectEvidence } : null;
}

const has = (labels: string | null, label: string): boolean => labels?.split(', ').includes(label) ?? false;
