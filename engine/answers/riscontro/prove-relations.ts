// Relations that the texts prove: before + words = after.
import type { Target } from '../../law/act.js';
import {
  relationKey,
  relationMethods,
  type Relation,
  type RelationDates,
  type StatedPlace,
} from '../../law/relation.js';
import type { Wording } from '../../law/wording.js';
import type { CorpusAct } from '../../read/corpus.js';
import { unpackWordings } from '../../read/proof/packed.js';
import type { PackedDocument } from '../body.js';
import type { ReferenceEnd } from '../cited-ranges.js';
import { targetOf, type MadeProof } from './prove-acts.js';

/** An operation of an act, and its proof. */
interface Proved {
  wording: Wording;
  proof: MadeProof;
}

/**
 * Relations, those of method `prova` of which each operation has the grade `testo`. Where no clause states a day of effect, it is the day on
 * which the text begins that the words made; a place that the texts refute moves to the one that they prove.
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
  const proved: Relation = moved(own, { ...relation, method: 'prova', confidence });
  if (days.size > 1 || began == null || relation.dates.effect !== null) return proved;
  const withDay = (dates: RelationDates): RelationDates => ({ ...dates, effect: dates.effect ?? began });
  return {
    ...proved,
    ...{ dates: withDay(relation.dates), date: began, dateKind: 'effetto' },
    parts: proved.parts.map((part) => ({ ...part, dates: withDay(part.dates) })),
  };
}

/** The relation at the paragraphs that the texts prove; each keeps the place that the words name. */
function moved(own: readonly Proved[], relation: Relation): Relation {
  return own.reduce((known, { wording, proof }) => {
    const to = proof.moved ?? null;
    if (to === null) return known;
    const stated = wording.to.paragraphs.join(', ');
    const end = { ...known.to, paragraph: renumbered(known.to.paragraph, stated, to), point: null, number: null };
    if (known.parts.length === 0)
      return known.to.paragraph === stated ? { ...known, to: { ...end, stated: placeOf(known.to) } } : known;
    const parts = known.parts.map((part) =>
      part.to.paragraph === stated &&
      part.from.paragraph === wording.from.paragraph &&
      part.from.point === wording.from.point
        ? { ...part, to: { ...part.to, paragraph: to, point: null, number: null, stated: placeOf(part.to) } }
        : part,
    );
    return { ...known, to: end, parts };
  }, relation);
}

/** `1, 3` with another number for one of them. */
function renumbered(paragraphs: string | null, from: string, to: string): string | null {
  const labels = paragraphs?.split(', ').map((label) => (label === from ? to : label)) ?? [];
  return labels.length === 0 ? null : [...new Set(labels)].join(', ');
}

function placeOf({ paragraph, point, number }: StatedPlace): StatedPlace {
  return { paragraph, point, number };
}
