// The changes of one act by another, as rows of a table in the order of the amended act: the place, the words that go and come, the
// amending provision, and the days.
import type { shapes } from '../../engine/index.js';
import { compareArticles, compareWithin, mayBeSame, type OrderedPlace } from '../formats/place-order.js';

type Relation = shapes.Relation;
type Part = Relation['parti'][number];

/** One change of one place. */
export interface ReformRow {
  relation: Relation;
  /** The place in the amended act. */
  place: OrderedPlace;
  /** ELI of the amended article, or of the act. */
  eli: string;
  /** Whether the heading of the article is changed. */
  isHeading: boolean;
  /** Ordinals of the sentences that are changed, `1, 2`; empty where none is named. */
  sentences: string;
  /** The words; `null` where none were read, and the sentence of the relation is all that is known. */
  operation: shapes.OperationEntry['operazione'] | null;
  /** The sentence that states a change whose words were not read. */
  evidence: string | null;
  /** The place in the amending act, and the ELI of its article. */
  by: { place: OrderedPlace; eli: string };
  days: Relation['date'];
}

/**
 * The rows of a reform, in the order of the amended act: body before annexes, article by article, paragraph by paragraph; what concerns
 * the act as a whole comes first. A relation has a row for each of its operations, and one for each place that no operation touches.
 * @param relations of the amending act with the amended one
 * @param operations of the amending act on the amended one; those of no relation have no row, for their place may have been misread
 * @param keys of the amended articles in document order, where its text is loaded; `/art/2-bis`
 */
export function reformRows(
  relations: readonly Relation[],
  operations: readonly shapes.OperationEntry[],
  amended: string,
  keys: readonly string[],
): ReformRow[] {
  const byRelation = new Map<string | null, shapes.OperationEntry[]>();
  for (const operation of operations) {
    const known = byRelation.get(operation.relazione);
    if (known === undefined) byRelation.set(operation.relazione, [operation]);
    else known.push(operation);
  }
  const ranks = new Map(keys.map((key, i) => [amended + key, i]));
  return relations
    .flatMap((relation) => rowsOf(relation, byRelation.get(relation.id) ?? []))
    .map((row, i) => ({ row, i }))
    .sort((one, other) => compareRows(one.row, other.row, ranks) || one.i - other.i)
    .map(({ row }) => row);
}

function rowsOf(relation: Relation, operations: readonly shapes.OperationEntry[]): ReformRow[] {
  const { a, da, parti, evidenza, date } = relation;
  const said = operations.map((operation) => rowOfOperation(operation, relation));
  const rest = parti.filter((part) => !operations.some((operation) => touches(operation, part)));
  const unread = rest.map((part) => ({
    relation,
    place: { ...a, ...part.a },
    eli: a.articolo_eli ?? a.eli,
    ...withoutWords,
    evidence: part.evidenza ?? evidenza,
    by: { place: { ...da, ...part.da }, eli: da.articolo_eli ?? da.eli },
    days: part.date,
  }));
  if (said.length + unread.length > 0) return [...said, ...unread];
  const by = { place: da, eli: da.articolo_eli ?? da.eli };
  return [{ relation, place: a, eli: a.articolo_eli ?? a.eli, ...withoutWords, evidence: evidenza, by, days: date }];
}

const withoutWords = { isHeading: false, sentences: '', operation: null } as const;

const list = (labels: readonly string[]) => (labels.length === 0 ? null : labels.join(', '));

function rowOfOperation({ da, a, operazione }: shapes.OperationEntry, relation: Relation): ReformRow {
  const end = relation.a;
  return {
    relation,
    place: {
      parte: end.parte ?? a.parte,
      articolo: end.articolo,
      partizione: a.partizione,
      comma: list(a.commi),
      lettera: list(a.lettere),
      numero: list(a.numeri),
    },
    eli: end.articolo_eli ?? end.eli,
    isHeading: a.rubrica,
    sentences: a.periodi.join(', '),
    operation: operazione,
    evidence: null,
    by: { place: { articolo: da.articolo, comma: da.comma, lettera: da.lettera }, eli: da.eli },
    days: relation.parti.find((part) => touches({ a }, part))?.date ?? relation.date,
  };
}

/** Whether an operation may be what a part of a relation speaks of. */
function touches({ a: { commi, lettere } }: Pick<shapes.OperationEntry, 'a'>, part: Part): boolean {
  return mayBeSame({ comma: list(commi), lettera: list(lettere) }, part.a);
}

function compareRows(one: ReformRow, other: ReformRow, ranks: ReadonlyMap<string, number>): number {
  const [rank, otherRank] = [ranks.get(one.eli), ranks.get(other.eli)];
  if (rank !== undefined && otherRank !== undefined && rank !== otherRank) return rank - otherRank;
  return (
    compareArticles(one.place, other.place) ||
    Number(other.isHeading) - Number(one.isHeading) ||
    compareWithin(one.place, other.place)
  );
}
