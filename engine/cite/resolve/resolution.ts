// The index that resolving needs of a corpus, and its results.
import type { ForeignReference, Notice, CitationFault } from '../citation/citation.js';

/** An act that the corpus knows, from its documents or from relations. */
export interface KnownAct {
  eli: string;
  inCorpus: boolean;
  /** Relations it takes part in: the best known of several comes first. */
  relations: number;
}

/** The look-ups that resolving needs of a corpus. Numbers as in an ELI; years as numbers. */
export interface ActIndex {
  byEli(eli: string): KnownAct | null;
  byNumberYear(number: string, year: number): KnownAct[];
  byTypeNumber(type: string, number: string): KnownAct[];
  /** Acts of any authority. */
  byTypeNumberYear(type: string, number: string, year: number): KnownAct[];
  /** ELI of an article that text or relations know, or `null`; `part` is a part's name or slug, `null` the main part. */
  hasArticle(act: string, article: string, part: string | null): string | null;
  /** The number of the one article of the act's main part that can have that comma; `null` where several can, or no text is loaded. */
  articleWith(act: string, paragraph: string): string | null;
  /**
   * ELIs of the articles of a loaded act between two of its articles, in the order of its text; `null` where they don't stand in that
   * order, in one part, or more than some dozens lie between.
   */
  articlesBetween(act: string, from: string, to: string): string[] | null;
  /** Whether the text of the act has an annex of that slug that is no article. */
  hasAnnex(act: string, annex: string): boolean;
  /** The act published on that day under that editorial code, or `null`. */
  byPublication(date: string, editorialCode: string): KnownAct | null;
}

export type Resolution =
  | { kind: 'one'; act: KnownAct; article: string | null; notices: Notice[] }
  /** Several acts fit; best known first. */
  | { kind: 'many'; candidates: KnownAct[]; notices: Notice[] }
  /** Understood, not known here. `act` is set where only the article or annex is unknown. */
  | { kind: 'unknown'; act: KnownAct | null; near: KnownAct[]; eli: string | null; notices: Notice[] }
  | { kind: 'foreign'; foreign: ForeignReference }
  /** No reference; `suggestions` are known acts whose name is near. */
  | { kind: 'unrecognised'; refusal: CitationFault; suggestions: KnownAct[] };

/** ELI of the one act that is meant and has no text in the corpus; `null` where it has, or where several may be meant. */
export function eliOutside(found: Resolution): string | null {
  if (found.kind === 'unknown' && found.act === null) return found.eli;
  const act = found.kind === 'one' || found.kind === 'unknown' ? found.act : null;
  return act === null || act.inCorpus ? null : act.eli;
}
