// Relations that the texts prove: before + words = after.
import type { Target } from '../../law/act.js';
import { relationKey, relationMethods, type Relation, type RelationDates } from '../../law/relation.js';
import type { Wording } from '../../law/wording.js';
import type { CorpusAct } from '../../read/corpus.js';
import { unpackWordings } from '../../read/proof/packed.js';
import type { PackedDocument } from '../body.js';
import type { ReferenceEnd } from '../citations.js';
import { targetOf, type MadeProof } from './prove-acts.js';

/** An operation of an act, and its proof. */
interface Proved {
  wording: Wording;
  proof: MadeProof;
}

/**
 * Relations, those of method `prova` of which each operation has the grade `testo`. Nothing else of them changes but the day of effect:
 * where no clause states it, it is the day on which the text begins that the words made.
 * @param proofs of each act, in the order of its operations
 */
export function proveRelations(
  relations: readonly Relation[],
  acts: readonly CorpusAct<PackedDocument>[],
  proofs: readonly (readonly MadeProof[])[],
  resolve: (target: Target) => ReferenceEnd | null,
): Relation[] {
  const proved = new Map<string, Proved[]>();
  acts.forEach(({ document, summary }, source) => {
    if (!proofs[source]!.some(({ grade }) => grade === 'testo')) return;
    for (const [i, wording] of unpackWordings(document.wordings ?? new Uint8Array()).entries()) {
      const end = resolve(targetOf(wording.to));
      if (end === null) continue;
      const { kind, from } = wording;
      const own = { act: summary.eli, articleEli: from.key.startsWith('/all/') ? null : summary.eli + from.key };
      const key = relationKey({ kind, from: { ...nowhere, ...own }, to: { ...nowhere, ...end } });
      const known = proved.get(key);
      if (known === undefined) proved.set(key, [{ wording, proof: proofs[source]![i]! }]);
      else known.push({ wording, proof: proofs[source]![i]! });
    }
  });
  if (proved.size === 0) return [...relations];
  return relations.map((relation) => {
    const own = proved.get(relationKey(relation));
    return own === undefined || own.some(({ proof }) => proof.grade !== 'testo') ? relation : provedBy(own, relation);
  });
}

const nowhere = { article: null, paragraph: null, point: null, number: null, division: null };

function provedBy(own: readonly Proved[], relation: Relation): Relation {
  const days = new Set(own.map(({ proof }) => proof.began ?? null));
  const [began] = days;
  const confidence = Math.max(relation.confidence, relationMethods.prova.confidence);
  const proved: Relation = { ...relation, method: 'prova', confidence };
  if (days.size > 1 || began == null || relation.dates.effect !== null) return proved;
  const withDay = (dates: RelationDates): RelationDates => ({ ...dates, effect: dates.effect ?? began });
  return {
    ...proved,
    ...{ dates: withDay(relation.dates), date: began, dateKind: 'effetto' },
    parts: relation.parts.map((part) => ({ ...part, dates: withDay(part.dates) })),
  };
}
