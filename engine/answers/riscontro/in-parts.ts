// Operations on words, joined to the places of a relation.
import type { Relation, RelationPart } from '../relation.js';
import type { OperationEntry } from './entry.js';

/**
 * The places of a relation, once for each operation that touches them, in the order of the amending text; one that no operation touches
 * stays as it is. What an operation touches that the relation does not name is a place of its own.
 * @param operations of the relation, in the order of the amending text
 */
export function partsWith(relation: Relation, operations: readonly OperationEntry[]): RelationPart[] {
  if (operations.length === 0) return relation.parti;
  const parts = relation.parti.length > 0 ? relation.parti : [onlyPart(relation)];
  const own = parts.map((): OperationEntry[] => []);
  const others: RelationPart[] = [];
  for (const operation of operations) {
    const at = placeOf(operation, parts);
    if (at === -1) others.push(withWords(partOf(operation, relation), operation));
    else own[at]!.push(operation);
  }
  const told = parts.flatMap((part, i) => (own[i]!.length === 0 ? part : own[i]!.map((one) => withWords(part, one))));
  return [...told, ...others];
}

/** Whether every place of a relation is one that the words of an operation touch: a new number, or what a conversion brought in, has none here. */
export function isInWords(relation: Relation, operations: readonly OperationEntry[]): boolean {
  const own = operations.filter(({ relazione }) => relazione === relation.id);
  return own.length > 0 && partsWith(relation, own).every(({ operazione }) => operazione !== undefined);
}

function withWords(part: RelationPart, { operazione, prova }: OperationEntry): RelationPart {
  return { ...part, operazione, prova };
}

/** The one place of a relation that names no several. */
function onlyPart({ da, a, portata, date, evidenza }: Relation): RelationPart {
  const { comma, lettera, partizione, numero, luogo_detto } = a;
  return {
    da: { comma: da.comma, lettera: da.lettera },
    a: { comma, lettera, partizione, numero, ...(luogo_detto === undefined ? {} : { luogo_detto }) },
    ...{ portata, date, evidenza },
  };
}

/** The part that speaks of an operation: the one that names most of its places, and none that is another; -1 for none. */
function placeOf({ da, a }: OperationEntry, parts: readonly RelationPart[]): number {
  const scores = parts.map((part) => {
    const named = part.a.luogo_detto ?? part.a;
    const levels = [
      agreement(part.da.comma, da.comma === null ? [] : [da.comma]),
      agreement(part.da.lettera, da.lettera === null ? [] : [da.lettera]),
      agreement(named.comma, a.commi),
      agreement(named.lettera, a.lettere),
      agreement(named.numero, a.numeri),
      agreementOnDivision(part.a.partizione, a),
    ];
    return levels.includes(null) ? -1 : levels.reduce<number>((sum, level) => sum + level!, 0);
  });
  const best = Math.max(...scores);
  return best === -1 ? -1 : scores.indexOf(best);
}

/** How well labels agree: 2 both name the same, 1 neither names any, 0 only one does; `null` where they name others. */
function agreement(named: string | null, own: readonly string[]): number | null {
  if (named === null || own.length === 0) return named === null && own.length === 0 ? 1 : 0;
  return named.split(', ').some((label) => own.includes(label)) ? 2 : null;
}

/** The same of divisions: an annex may be named with its divisions or beside them, and is no other place than they. */
function agreementOnDivision(named: string | null, a: OperationEntry['a']): number | null {
  if (named === divisionOf(a)) return 1;
  return named === null || a.partizione === null ? 0 : null;
}

/** `Tabella A, Parte II`: where an operation names no article; `null` for none. */
function divisionOf({ articolo, parte, partizione }: OperationEntry['a']): string | null {
  const names = articolo === null ? [parte, partizione].filter((name) => name !== null) : [];
  return names.length === 0 ? null : names.join(', ');
}

/** The places that an operation names itself. */
function partOf({ da, a }: OperationEntry, { date }: Relation): RelationPart {
  const list = (labels: readonly string[]) => (labels.length === 0 ? null : labels.join(', '));
  return {
    da: { comma: da.comma, lettera: da.lettera },
    a: { comma: list(a.commi), lettera: list(a.lettere), partizione: divisionOf(a), numero: list(a.numeri) },
    ...{ portata: null, date, evidenza: null },
  };
}
