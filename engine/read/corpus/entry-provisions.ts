// Where an act says since when it is in force.
import type { Act } from '../../law/act.js';
import { readParagraphs } from '../../law/paragraph.js';

/** A paragraph on the entry into force of its act; `null` where its number is not printed. */
export interface EntryProvision {
  /** ELI of the article. */
  article: string;
  paragraph: string | null;
}

/** What is known of the texts of acts. */
export interface KnownTexts {
  /** The last day on which the loaded text of an act is known to stand. */
  textDay(act: string): string | null;
  /** Where it says since when it is in force. */
  entries(act: string): readonly EntryProvision[];
  /** The path of divisions around an article, outermost first; `null` where it is not loaded. @param article its ELI */
  division(article: string): readonly string[] | null;
}

/** `La presente legge entra in vigore il 1° gennaio 2032`, `Le disposizioni del presente decreto entrano in vigore …`. */
const states = /\bentra(?:no)?\sin\svigore\b/i;
const ownAct = /\bpresent[ei]\s(?:legge|decreto|codice|testo\sunico|regolamento|provvedimento|articol[oi])/i;

/** The provisions of an act on its own entry into force, or on that of provisions of it. */
export function entryProvisions({ articles }: Pick<Act, 'articles'>): EntryProvision[] {
  return articles.flatMap(({ eli, text }) => {
    if (!states.test(text)) return [];
    return readParagraphs(text).flatMap(({ number, start, end }) => {
      const words = text.slice(start, end);
      return states.test(words) && ownAct.test(words) ? [{ article: eli, paragraph: number }] : [];
    });
  });
}
