// Articles and annexes as they are found, before it is decided which part is the main one.
import type { NotedText } from '../../law/act.js';
import type { Content } from './content.js';

/** An article on its way: `part` is an annex's own name, and which part is the main one is not yet decided. */
export interface RawArticle extends Content {
  number: string;
  part: string | null;
  division: string[];
  /** Day since which its text stands, as the document writes it, or `null`. */
  textSince: string | null;
  /** The lines of its text that only print the heading again: no text, but citations behind them go on with the act that they name. */
  headingAgain?: string[];
  /** The texts of amended articles that its notes print. */
  noted: NotedText[];
}

export interface RawAnnex extends Pick<Content, 'lines' | 'notes' | 'amended'> {
  name: string;
  textSince: string | null;
}

export interface RawProvisions {
  articles: RawArticle[];
  annexes: RawAnnex[];
  warnings: string[];
}
