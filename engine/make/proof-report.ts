// Reports how far the texts prove the operations of amending acts on words: the measure of a snapshot, by act, action and decade.
import type { Catalog } from '../catalog.js';
import { measureAct, noMeasure, type ProofMeasure } from './proof-measure.js';
import type { PerGrado } from '../answers/riscontro/entry.js';

/** Operations of one act. */
export interface ActProofs {
  eli: string;
  /** Number of operations of its words on other acts. */
  total: number;
  grades: PerGrado;
}

export interface ProofReport {
  /** Operations of all acts. */
  total: number;
  grades: PerGrado;
  /** By what is done to the words: `sostituisce`, `abroga`. */
  byAction: Record<string, PerGrado>;
  /** By the first year of the decade of the amending act: `2020`. */
  byDecade: Record<string, PerGrado>;
  /** By the kind of the relation: `inserisce`. */
  byKind: Record<string, PerGrado>;
  /** By the generation of the export that the amending act was read from: `modern`, `older`. */
  byGeneration: Record<string, PerGrado>;
  /** Words held against texts, anew. */
  measure: ProofMeasure;
  /** Those with operations, most operations first. */
  acts: ActProofs[];
}

const none = (): PerGrado => ({ testo: 0, presenza: 0, segno: 0, nota: 0, coerente: 0, discorde: 0, nessuno: 0 });

/** Counts the grades of all operations of a snapshot, an act at a time. */
export function reportProofs(catalog: Catalog): ProofReport {
  const { operations } = catalog;
  const report: ProofReport = {
    total: 0,
    grades: none(),
    byAction: {},
    byDecade: {},
    byKind: {},
    byGeneration: {},
    measure: noMeasure(),
    acts: [],
  };
  for (let act = 0; act < catalog.facts.counts.acts; act++) {
    const [from, end] = operations.of(act);
    if (from === end) continue;
    const eli = catalog.eli(act);
    const decade = `${(/\/(\d{3})\d\//.exec(eli)?.[1] ?? '000').padEnd(4, '0')}`;
    const own = none();
    const read = operations.read(act);
    for (const { action, words, proof } of read.operations) {
      const name = proof.grade ?? 'nessuno';
      for (const counts of [
        own,
        report.grades,
        (report.byAction[action] ??= none()),
        (report.byDecade[decade] ??= none()),
        (report.byKind[words.kind] ??= none()),
        (report.byGeneration[read.generation] ??= none()),
      ])
        counts[name]++;
    }
    measureAct(catalog, act, read.operations, report.measure);
    report.total += end - from;
    report.acts.push({ eli, total: end - from, grades: own });
  }
  report.acts.sort((a, b) => b.total - a.total);
  return report;
}
