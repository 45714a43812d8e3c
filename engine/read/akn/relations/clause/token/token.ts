// A token of an amending clause, and the ranks of places.
import type { Reach, RelationKind } from '../../../../../law/relation.js';
import type { Force } from './exception-words.js';

/** Levels of places, the widest first. */
export const levels = [
  'act',
  'division',
  'annex',
  'article',
  'heading',
  'paragraph',
  'point',
  'number',
  'sentence',
  'words',
] as const;
export type Level = (typeof levels)[number];

/** The reach of an effect on a whole place of that level. */
export const reachOf: Record<Level, Reach> = {
  act: 'atto',
  division: 'partizione',
  annex: 'allegato',
  article: 'articolo',
  heading: 'rubrica',
  paragraph: 'comma',
  point: 'lettera',
  number: 'numero',
  sentence: 'periodo',
  words: 'parole',
};

/** Levels that a quoted text may have itself. */
export const quotable: ReadonlySet<Level> = new Set(['article', 'heading', 'paragraph', 'point', 'number'] as const);

/** The act that says `del presente decreto`. */
export const own = 'own';

/** An act that words name without its number: `il decreto del Ministro della salute 3 maggio 2001`. No ELI is known of it. */
export const numberless = 'numberless';

/** The word of `e seguenti`, behind the first place of those that it means. */
export const onwards = 'e seguenti';

/** The word of a verb that only gives another name: `e' ridenominato: «Allegato A-bis»`. */
export const newName = 'nome';

/** The word of `prima del comma 2`, in front of which something comes. */
export const inFront = 'prima';

/** The word of a verb that gives a place another number: `diventa il comma 3`. */
export const newNumber = 'numero';

/** How words lead to a place: `il comma` is the object, `al comma` is where the object is, `dell'articolo` is what it is a part of. */
export type Lead = 'object' | 'in' | 'of' | 'after' | 'none';

export type Token =
  /** `values` are empty for nouns that name none (`la rubrica`, `le parole`, `il seguente periodo`). */
  | {
      type: 'place';
      level: Level;
      values: string[];
      plural: boolean;
      lead: Lead;
      isNew: boolean;
      /** Whether a comma stands before it and the words that lead to it. */
      comma: boolean;
      /** Whether only some of its provisions are meant: `le disposizioni in materia di … di cui all'articolo 7`. */
      partly: boolean;
      /** Whether it is of a text that the amended place quotes: `al capoverso Art. 5, il comma 2`. */
      isQuoted: boolean;
    }
  /** Further values of a list, whose level the noun before it says. */
  | { type: 'value'; values: string[]; of: 'digits' | 'letter' | 'roman' | 'range' }
  /** `isOrder` of an infinitive, whose object comes behind it. */
  | { type: 'verb'; kind: RelationKind | null; bare: boolean; isOrder: boolean }
  | { type: 'quotation'; index: number }
  | { type: 'seguente'; words: string }
  /** `ad eccezione dell'articolo 14`, `salvo quanto previsto …`, `fermo restando …`, `qualora …`; `isEvent` of what may or may not happen. */
  | { type: 'except'; force: Force; within: readonly Token[]; isEvent: boolean }
  /** `limitatamente`; `isLoose` where its own places and those that it limits are not distinguished, `isLast` behind `quest'ultimo`. */
  | { type: 'only'; isLoose: boolean; isLast: boolean }
  | { type: 'stop'; isSentence: boolean }
  /** `comma` of an `e` behind one; `holds` of the noun of what holds the place before it, `l'articolo 4 del piano`. */
  | { type: 'other'; word: string; comma?: boolean; holds?: boolean };

export type PlaceToken = Extract<Token, { type: 'place' }>;

export function isSign(token: Token | undefined, word: string): boolean {
  return token?.type === 'other' && token.word === word;
}

/** `e`, `nonche'` */
export function isAnd(token: Token | undefined): boolean {
  return isSign(token, 'e');
}

/** `delle leggi 3 gennaio 1991, n. 5, e 7 agosto 1990, n. 241`: an act without a noun of its own is led to as the one before it. */
export function leadOfAct(before: readonly Token[], lead: Lead, startsWithDay: boolean): Lead {
  const last = before.findLast(({ type }) => type === 'place' || type === 'verb' || type === 'stop');
  const isListed = lead === 'none' && last?.type === 'place' && last.level === 'act';
  return isListed && last.lead === 'of' && startsWithDay ? 'of' : lead;
}
