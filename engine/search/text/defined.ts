// The terms that articles define, found by their words.
import type { Definition } from '../../law/definitions.js';
import { ownDefinitions } from '../../read/akn/own-definitions.js';
import type { Steps } from '../../steps.js';
import { foldWords, functionWords } from '../fold.js';
import { stemWord } from '../stem.js';
import type { TextIndex } from './index.js';
import { definedMark } from './pack.js';
import { noMore } from './postings.js';
import type { StemEntry } from './stems.js';

/** A folded term and an article, by its number in the order of the corpus, that defines it. */
export interface DefinedTerm {
  term: string;
  article: number;
}

/** The first definition of a folded term in the text of an article; `null` where there is none. */
export function definitionOf(text: string, term: string): Definition | null {
  const isOf = ({ term: { start, end } }: Definition) => foldWords(text.slice(start, end)).join(' ') === term;
  return ownDefinitions(text).find(isOf) ?? null;
}

/** Terms that are looked at without a pause. */
const termsPerStep = 500;

/** The defined terms of an index; read once. */
export class DefinedTerms {
  #terms: readonly StemEntry[] | undefined;

  constructor(private readonly index: TextIndex) {}

  /**
   * The terms that have all words of a text, in any form, the last word perhaps only begun; all terms for no word. The term itself comes first,
   * then those that begin with it, then the shorter ones; several articles in the order of the corpus.
   */
  *find(text: string): Steps<DefinedTerm[]> {
    this.#terms ??= this.#read();
    const asked = foldWords(text);
    const telling = asked.filter((word) => !functionWords.has(word));
    // `il` alone is the beginning of `illecito`.
    const words = telling.length > 0 ? telling : asked;
    const begun = /\s$/.test(text) ? null : (words.at(-1) ?? null);
    const found: { entry: StemEntry; term: string; rank: number }[] = [];
    for (const [i, entry] of this.#terms.entries()) {
      if (i % termsPerStep === 0) yield;
      const term = entry.stem.slice(definedMark.length);
      const own = term.split(' ');
      const stems = own.map(stemWord);
      const has = (word: string) =>
        stems.includes(stemWord(word)) || (word === begun && own.some((one) => one.startsWith(word)));
      if (!words.every(has)) continue;
      const said = asked.join(' ');
      found.push({ entry, term, rank: term === said ? 0 : term.startsWith(said) ? 1 : 1 + own.length });
    }
    found.sort((a, b) => a.rank - b.rank || (a.term < b.term ? -1 : 1));
    const defined: DefinedTerm[] = [];
    for (const { entry, term } of found) {
      const list = this.index.open('articles', entry.articles);
      for (; list.document !== noMore; list.next()) defined.push({ term, article: list.document });
      yield;
    }
    return defined;
  }

  #read(): StemEntry[] {
    const terms: StemEntry[] = [];
    for (const entry of this.index.stems.from(definedMark)) {
      if (!entry.stem.startsWith(definedMark)) break;
      terms.push(entry);
    }
    return terms;
  }
}
