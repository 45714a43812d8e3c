// A phrase to the letter: the index has no places of function words, so they are looked for in the text of what has the others as they should stand.
import { foldWords } from '../fold.js';
import { isAsciiWord, scanWords } from './scan.js';
import type { DocumentKind, ReadFields } from './index.js';
import type { Matches } from './matches.js';
import { Narrowed } from './narrowed.js';
import { readQuery } from './query.js';

/** Documents whose text a search reads for one phrase, at most: they take about a second. Of what is beyond them nothing is said. */
const mostRead = 5_000;

/** The words of a phrase one after the other, in the documents of an index; of one search. */
export class Wording {
  readonly #held = { articles: new Map<number, boolean>(), acts: new Map<number, boolean>() };
  #left = mostRead;

  /** @param words folded, function words with the others */
  constructor(
    private readonly words: readonly string[],
    private readonly read: ReadFields,
  ) {}

  /** Whether documents were left unread. */
  isSpent = false;

  /** Whether a document has the phrase. Each is read once. */
  isIn(kind: DocumentKind, document: number): boolean {
    const known = this.#held[kind].get(document);
    if (known !== undefined) return known;
    if (this.#left === 0) this.isSpent = true;
    if (this.isSpent) return false;
    this.#left--;
    const holds = this.read(kind, document).some((field) => hasWords(field, this.words));
    this.#held[kind].set(document, holds);
    return holds;
  }
}

/** Whether a text has folded words one after the other. */
const hasWords = (text: string, words: readonly string[]): boolean => findWords(text, words, 1).length > 0;

/** Where a text has folded words one after the other, in UTF-16 units, ends exclusive. @param most places that are looked for */
export function findWords(text: string, words: readonly string[], most = Infinity): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  // At each place where the phrase may have begun, how many of its words are there.
  let begun: { start: number; count: number }[] = [];
  scanWords(text, (start, end) => {
    if (found.length >= most || (begun.length === 0 && !isWord(text, start, end, words[0]!))) return;
    const going: typeof begun = [];
    for (const one of [...begun, { start, count: 0 }])
      if (isWord(text, start, end, words[one.count]!)) going.push({ start: one.start, count: one.count + 1 });
    if (going[0]?.count === words.length) found.push({ start: going.shift()!.start, end });
    begun = going;
  });
  return found;
}

/** What a query wants as words that follow one another, each by its folded words: phrases in quotation marks, numbers of several parts. */
export function phrasesOf(query: string): readonly (readonly string[])[] {
  return readQuery(query)
    .required.flat()
    .filter(({ near }) => near === undefined)
    .map(({ written, words }) => written ?? words.map(({ word }) => word))
    .filter(({ length }) => length > 1);
}

/** Whether a word of a text is a folded one. Most differ in a letter that needs no folding. */
function isWord(text: string, start: number, end: number, word: string): boolean {
  const first = text.charCodeAt(start);
  // Lower case by one bit, which figures have already.
  if (isAsciiWord(first) && (first | 0x20) !== word.charCodeAt(0)) return false;
  return foldWords(text.slice(start, end)).join('') === word;
}

/** The documents of a walk that have a phrase: each is read where that decides, so that none is passed over before. */
export class Worded extends Narrowed {
  readonly isRead = true;

  constructor(
    walk: Matches,
    private readonly isIn: (document: number) => boolean,
  ) {
    super(walk);
  }

  protected settle(): void {
    // {@link holds} tells.
  }

  override get isSure(): boolean {
    return false;
  }
  override holds(): boolean {
    return super.holds() && this.isIn(this.document);
  }
}
