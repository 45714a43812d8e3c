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

/**
 * The rules that find relations and how far each is to be believed: its precision (kind and both ends right) on the sample of
 * real relations in `test/engine/relation-sample.json`, in hundredths, never 1. `rank`: of two methods that find the same relation
 * the higher one names it. `fine`: false where the document says only that one act touches the other.
 */
export const relationMethods = {
  /** An editor's sentence and its link: `(con l'art. 3, comma 1) l'abrogazione dell'art. 5`. */
  frase: { confidence: 0.99, rank: 6, fine: true },
  /** An editor's sentence that repeals an act as a whole, however often it is repeated. */
  'intero-atto': { confidence: 0.99, rank: 6, fine: true },
  /** An editor's sentence that quotes the law (`che "sono sospesi …"`): the kind is that of the verb. */
  'frase-citata': { confidence: 0.99, rank: 5, fine: true },
  /** The article stands in the sentence alone, the link names only the act. */
  'frase-senza-articolo': { confidence: 0.99, rank: 4, fine: true },
  /** Sentence and link disagree, and the link stands; or a mark names an act that the document does not list. */
  discorde: { confidence: 0.4, rank: 2, fine: true },
  /** The amending words, marked up in the amending act's own text. */
  testo: { confidence: 0.96, rank: 7, fine: true },
  /** A conversion that the decree's or the law's own heading states. */
  conversione: { confidence: 0.99, rank: 5, fine: true },
  /** A mark in the amended text: `COMMA ABROGATO DAL D.LGS. …`. */
  segno: { confidence: 0.99, rank: 3, fine: true },
  /** The list of amending acts that the amended act carries. */
  elenco: { confidence: 0.99, rank: 1, fine: false },
} as const satisfies Record<string, { confidence: number; rank: number; fine: boolean }>;
export type RelationMethod = keyof typeof relationMethods;

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
  method: RelationMethod;
  /** 0 to 1. */
  confidence: number;
}

/** An end that a document names but that is no identifiable act: it is counted, nothing is invented. */
export interface UnresolvedEnd {
  /** The reference as written. */
  reference: string;
  reason: 'empty' | 'parliamentary' | 'european' | 'unnumbered' | 'unreadable';
  /** Id of the element that carries it, or its name. */
  element: string;
}

/** One end of a relation, resolved. */
export interface RelationEnd {
  /** ELI of the act. */
  act: string;
  /** Article number, or `null` for the act as a whole. */
  article: string | null;
  /** ELI of the article, part included. */
  articleEli: string | null;
  /** Commi, `1` or `1, 2-bis`, as far as the document names them. */
  paragraph: string | null;
  /** Lettere of that one comma, `a` or `a, c`. */
  point: string | null;
}

/** One per (from act, from article, to act, to article, kind); the same object seen from both acts. */
export interface Relation {
  /** Stable digest of the {@link relationKey}, 16 hexadecimal digits. */
  id: string;
  kind: RelationKind;
  from: RelationEnd;
  to: RelationEnd;
  date: string | null;
  dateKind: RelationDateKind | null;
  evidence: string | null;
  method: RelationMethod;
  confidence: number;
}

/** What tells relations apart: acts, articles by their ELI, kind. */
export function relationKey({ kind, from, to }: Pick<Relation, 'kind' | 'from' | 'to'>): string {
  return `${from.articleEli ?? from.act} ${to.articleEli ?? to.act} ${kind}`;
}
