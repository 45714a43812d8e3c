// Numbers of relations by kind.
import type { RelationKind } from '../law/relation.js';
import type { Count } from './values.js';

/** Quante relazioni di ogni genere; i generi che mancano non ci sono. / How many relations of each kind; kinds that are absent have none. */
export interface KindCounts {
  /** Abrogazioni. / Repeals. */
  abroga?: Count;
  /** Sostituzioni. / Replacements. */
  sostituisce?: Count;
  /** Inserimenti. / Insertions. */
  inserisce?: Count;
  /** Modifiche d’altro genere o non specificate. / Amendments of other or unstated kinds. */
  modifica?: Count;
  /** Proroghe. / Extensions of time limits. */
  proroga?: Count;
  /** Conversioni in legge. / Conversions into law. */
  converte?: Count;
  /** Sospensioni. / Suspensions. */
  sospende?: Count;
  /** Interpretazioni autentiche. / Authentic interpretations. */
  interpreta?: Count;
  /** Regole sugli effetti. / Rules on the effects. */
  regola?: Count;
  /** Relazioni di cui il documento non dice il genere. / Relations whose kind the document does not state. */
  altro?: Count;
}

/** How many relations there are of each kind; kinds without any are absent. */
export function countKinds(relations: readonly { kind: RelationKind }[]): KindCounts {
  const counts: KindCounts = {};
  for (const { kind } of relations) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
