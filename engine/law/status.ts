// Whether an act or article is dead: what a document states of it, and what follows from the relations of a corpus.

export const statusValues = ['abrogato', 'decaduto', 'non-convertito', 'incostituzionale'] as const;
export type StatusValue = (typeof statusValues)[number];

/** The status that a mark or note of a document states for a whole act or article. */
export interface StatedStatus {
  /** ELI of the act or article. */
  of: string;
  value: StatusValue;
  /** `YYYY-MM-DD`, `null` where the mark does not say it. */
  since: string | null;
  /** ELI of the act that did it; `null` where the mark names none. */
  by: string | null;
  /** Number of its article. */
  byArticle: string | null;
}

/** The status of an act or article; its absence means that the loaded documents do not tell. */
export interface Status {
  value: StatusValue;
  since: string | null;
  by: string | null;
  byArticle: string | null;
  /** ELI of that article, part included. */
  byArticleEli: string | null;
  /** Id of the relation that says so, `null` where only a mark or note does. */
  relation: string | null;
}
