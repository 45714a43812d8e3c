// Who amends whom: the relation, its kinds, its dates, and the rules (methods) that find it.
import type { Target } from './act.js';

/** Kinds of relation, as on the wire. */
export const relationKinds = [
  'abroga',
  'sostituisce',
  'inserisce',
  'modifica',
  'proroga',
  'converte',
  'sospende',
  'altro',
] as const;
export type RelationKind = (typeof relationKinds)[number];

/** `effetto`: stated by the document; `pubblicazione`: Gazzetta date of the amending act; `atto`: its own date. */
export type RelationDateKind = 'effetto' | 'pubblicazione' | 'atto';

/** What one document claims; its ends are not yet resolved against the corpus. */
export interface RelationClaim {
  kind: RelationKind;
  from: Target;
  to: Target;
  date: string | null;
  dateKind: RelationDateKind | null;
  /** The sentence or mark that says so, whole. */
  evidence: string | null;
  /** The rule that found it. */
  method: string;
  /** 0 to 1. */
  confidence: number;
}

/** One end of a relation, resolved. */
export interface RelationEnd {
  /** ELI of the act. */
  act: string;
  /** Article number, or `null` for the act as a whole. */
  article: string | null;
  /** ELI of the article, part included. */
  articleEli: string | null;
  paragraph: string | null;
  point: string | null;
}

/** One per (from act, from article, to act, to article, kind); the same object seen from both acts. */
export interface Relation {
  /** Stable digest of the key. */
  id: string;
  kind: RelationKind;
  from: RelationEnd;
  to: RelationEnd;
  date: string | null;
  dateKind: RelationDateKind | null;
  evidence: string | null;
  method: string;
  confidence: number;
}
