// What the wire repeats is written once, when the snapshot is made. How it is written is not the engine's business:
// these functions are handed in.
import type { Act, Article } from '../law/act.js';
import type { ActSummary, Version } from '../read/corpus.js';
import type { Relation, RelationKind } from '../law/relation.js';

export type Direction = 'out' | 'in';

/** How many relations an act has as the amending and as the amended one. */
export interface RelationCounts {
  outbound: number;
  inbound: number;
}

/** An act as the end of a relation shows it; `title` is `null` outside the corpus. */
export interface ActCard {
  eli: string;
  title: string | null;
  inCorpus: boolean;
}

/** Each returns JSON text. Members come without braces, so that answers can be put together from slices. */
export interface Writers {
  /** Changes whenever what these functions write does: a snapshot of another edition is not served. */
  edition: string;
  /** One element of an act's list of articles. */
  article(article: Article): string;
  /** Members of the detail that follow the articles, and its closing brace. */
  rest(act: Act): string;
  /** Members that open the detail: identity and counts. */
  head(act: ActSummary, counts: RelationCounts, versions: readonly Version[]): string;
  /** What stands between an article and what it cites, in the answer about it alone: which act it is of. */
  articleFrame(act: ActSummary): string;
  /** One element of the list of acts. */
  entry(act: ActSummary, counts: RelationCounts): string;
  /** One relation, as the text before and after its verb, a JSON string that depends on language and direction. */
  relation(relation: Relation, from: ActCard, to: ActCard): readonly [before: string, after: string];
  /**
   * Members that stand before the two lists in the answer about all relations of an act that was asked for by its ELI,
   * the same in every language; `null` where only a request can tell.
   * @param lists how many of each kind stand in either
   */
  relationsHead(act: ActCard, lists: readonly Partial<Record<RelationKind, number>>[]): string | null;
  /** What an article cites, as a JSON array: the words of each reference and where they lead. */
  cited(references: readonly { text: string; act: string; article: string | null }[]): string;
  /** One node of the graph; its first member is its ELI. */
  node(
    node: { eli: string; act: string; article: string | null; degree: number; inCorpus: boolean },
    level: 'act' | 'article',
  ): string;
  /** One link of the graph; ends are ELIs. */
  link(source: string, target: string, kind: RelationKind, weight: number): string;
  /** The verb of each kind, per language and direction. The first language is the one that is kept written out. */
  verbs: Verbs;
}

export type Verbs = Record<Language, Record<Direction, Record<RelationKind, string>>>;

/** Languages of verbs; the first is the one in which relations are kept whole. */
export const languages = ['it', 'en'] as const;
export type Language = (typeof languages)[number];
