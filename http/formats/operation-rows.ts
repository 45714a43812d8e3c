// Relations with what their words do, as rows of a table: one for each place and operation.
import type { shapes } from '../../engine/index.js';
import { compareArticles, compareWithin, mayBeSame } from './place-order.js';

type Relation = shapes.Relation;

/** One operation on one place: the relation with the place, the reach, the days and the sentence of that place. */
export type OperationRow = Relation & {
  elenco: string;
  operazione: shapes.OperationEntry['operazione'] | null;
  prova: shapes.OperationEntry['prova'] | null;
};

/**
 * The rows of some relations of one list: one for each operation, and for each place that no operation may touch. Where all are of the same two acts, the rows are in the order of the amended act; else in that of
 * the list.
 * @param elenco name of the list
 */
export function operationRows(elenco: string, relations: readonly Relation[]): OperationRow[] {
  const rows = relations.flatMap((relation) => {
    const base = { ...relation, elenco, operazione: null, prova: null };
    const said = relation.parti.filter(({ operazione }) => operazione != null);
    const isRow = (part: Relation['parti'][number]) =>
      part.operazione != null || !said.some(({ a }) => mayBeSame(a, part.a));
    return relation.parti.length === 0 ? [base] : relation.parti.filter(isRow).map((part) => rowOf(base, part));
  });
  const pairs = new Set(relations.map(({ da, a }) => `${da.eli} ${a.eli}`));
  return pairs.size === 1
    ? rows.sort((one, other) => compareArticles(one.a, other.a) || compareWithin(one.a, other.a))
    : rows;
}

function rowOf(base: OperationRow, { operazione, prova, ...part }: Relation['parti'][number]): OperationRow {
  const { da, a, portata, date, evidenza } = part;
  return {
    ...base,
    da: { ...base.da, ...da },
    // An operation names paragraphs and points; the division is the relation's.
    a: { ...base.a, ...a, partizione: a.partizione ?? base.a.partizione },
    ...dayOf(base, date),
    portata: portata ?? base.portata,
    evidenza: evidenza ?? base.evidenza,
    parti: [part],
    operazione: operazione ?? null,
    prova: prova ?? null,
  };
}

/** The days of a place, and the one that counts: of effect, else of entry into force, else of the Gazzetta. */
function dayOf({ data, tipo_data }: Relation, date: Relation['date']): Pick<Relation, 'data' | 'tipo_data' | 'date'> {
  const which = (['effetto', 'vigore', 'pubblicazione'] as const).find((one) => date[one] !== null);
  return which === undefined ? { data, tipo_data, date } : { data: date[which], tipo_data: which, date };
}
