// What stands before the lists in an answer about relations.
import { parseEli, relationKinds, sigla, type ActCard, type RelationKind } from '../../engine/index.js';
import type { KindCounts, RelazioniAnswer } from './relazioni.js';
import type { Envelope, Resolution } from './wire.js';

/** How many relations of each kind; absent means none. */
export type Kinds = Partial<Record<RelationKind, number>>;

export type RelationsHead = Omit<RelazioniAnswer, keyof Envelope | 'modifica' | 'modificata_da'>;

/** @param lists the kinds of each list that follows */
export function relationsHead(
  { eli, title, inCorpus }: ActCard,
  articleEli: string | null,
  resolution: Resolution,
  dir: RelazioniAnswer['dir'],
  lists: readonly Kinds[],
): RelationsHead {
  const counts = relationKinds.map(
    (kind) => [kind, lists.reduce((sum, byKind) => sum + (byKind[kind] ?? 0), 0)] as const,
  );
  return {
    norma: { eli, sigla: sigla(eli), titolo: title, tipo: parseEli(eli)?.type ?? '', nel_corpus: inCorpus },
    articolo: articleEli,
    risoluzione: resolution,
    dir,
    totale: counts.reduce((sum, [, count]) => sum + count, 0),
    per_tipo: Object.fromEntries(counts.filter(([, count]) => count > 0)) as KindCounts,
  };
}
