// What a book of days takes of an act: its rows in the tables and answers.
import type { CorpusAct } from '../../read/corpus.js';

/** A relation as its list has it: its identifier, and its entry in Italian. */
export interface ListedRow {
  id: string;
  entry: string;
}

/** A citation: what tells it from all others, and the rest of its row. */
export interface CitationRow {
  name: string;
  rest: string;
}

/** The rows of an act in the tables and answers. */
export interface ActRows {
  eli: string;
  /** `null` for an act that is known from relations only. */
  own: {
    act: CorpusAct;
    /** Its entry in the list. */
    entry: Uint8Array;
    /** Its row in the table. */
    row: Uint8Array;
    /** What the rows of its articles are made from: equal sources give equal rows, by the same code. */
    source: string;
    /** The rows of its articles, as JSON, in the order of their keys. */
    articles: () => readonly Uint8Array[];
    /** Its citations, in the order of their table. */
    citations: Iterable<CitationRow>;
  } | null;
  /** The relations that come from the act, in the order of their table. */
  relations: readonly ListedRow[];
  /** The relations that reach it. */
  incoming: readonly ListedRow[];
}
