// What a snapshot says of itself, and the limits that those who write it and those who read it share.

/** The largest graph that is answered (`max_nodi`). */
export const maxNodes = 20_000;

/** Lists begin at a multiple of this many entries, so that the pages of each are cut alike. */
export const listAlignment = 1_000;

/** Kept as JSON. */
export interface Facts {
  counts: { acts: number; outside: number; articles: number; relations: number; refused: number };
  /** Most acts first, then by name. `start` is the first entry of the type's own list. */
  types: { type: string; acts: number; start: number }[];
  /** Latest date of a text. */
  textDate: string | null;
  /** The manifest of the corpus, where it has one. */
  source: unknown;
  /** Edition of what is written, as its writers state it. */
  edition: string;
}
