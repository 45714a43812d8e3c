// What the resolution of a citation asks about the acts that are known.

export interface KnownAct {
  eli: string;
  /** True where its text is served; else it is known from relations. */
  inCorpus: boolean;
  /** Number of its relations: how well known it is. */
  relations: number;
}

export interface ActIndex {
  byEli(eli: string): KnownAct | null;
  byNumberYear(number: string, year: number): KnownAct[];
  byTypeNumber(type: string, number: string): KnownAct[];
  byTypeNumberYear(type: string, number: string, year: number): KnownAct[];
  /** ELI of an article that the text of the act or a relation knows, or `null`. */
  hasArticle(actEli: string, articleNumber: string, part: string | null): string | null;
}
