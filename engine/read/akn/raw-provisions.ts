// Articles and annexes as they are found, before it is decided which part is the main one.
import type { Content } from './content.js';

/** An article on its way: `part` is an annex's own name, and which part is the main one is not yet decided. */
export interface RawArticle extends Content {
  number: string;
  part: string | null;
  division: string[];
}

export interface RawAnnex {
  name: string;
  lines: string[];
  notes: string[];
}

export interface RawProvisions {
  articles: RawArticle[];
  annexes: RawAnnex[];
  warnings: string[];
}
