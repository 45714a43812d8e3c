// References in the words of an article, with their places in its text as it is printed.
import type { Target } from '../../law/act.js';
import type { OwnAct } from './own-references.js';
import { ownWords } from './own-words.js';
import { findReferences, isItself } from './read-references.js';
import { maskQuotations } from './relations/clause/quotation/quotation.js';

/** Words of a text that name places. */
export interface PlacedReference {
  /** Place in the text, in UTF-16 units. */
  start: number;
  end: number;
  /** As printed, with white space folded. */
  words: string;
  /** The places, at least one, in the order of the words. */
  targets: readonly Target[];
}

/**
 * The references in an article's own words, in their order: to places outside the article, and to other paragraphs of it. The words that it
 * puts into other acts are left out. The document's marks and links are not used here: callers compare with the references read from it.
 * @param text the law text of the article, lines apart by `\n`
 * @param citedBy the acts that the references read from the document have for some words
 */
export function placeReferences(
  own: OwnAct,
  text: string,
  citedBy: (words: string) => readonly string[] = () => [],
): PlacedReference[] {
  const law = ownWords(text);
  const found = findReferences([], own, law, text, ({ named }, words) => {
    const [act, other] = new Set(citedBy(words).filter((eli) => named.includes(eli)));
    return act !== undefined && other === undefined ? act : null;
  });
  if (found.length === 0) return [];
  const printed = law === text ? null : new PrintedPlaces(law, text);
  return found.flatMap(({ at, end, words, paragraph, targets }) => {
    const others = targets.filter((target) => !isItself(target, own, paragraph));
    const start = printed === null ? at : printed.of(at, end);
    return start === null || others.length === 0 ? [] : [{ start, end: start + end - at, words, targets: others }];
  });
}

/** The mark in own words for words that were left out. */
const omitted = '«»';

/** Places in own words → places in the text that they are left of. */
class PrintedPlaces {
  /** Stretches of the own words in order, and where the text has them. */
  readonly #runs: { start: number; end: number; at: number }[] = [];
  readonly #quoted: readonly { start: number; end: number }[];
  #run = 0;

  constructor(law: string, text: string) {
    // Each stretch is the first behind the one before it that reads so: none is behind its place.
    let at = 0;
    for (let start = 0; start < law.length;) {
      const newline = indexOrEnd(law, '\n', start);
      const end = Math.min(newline, indexOrEnd(law, omitted, start));
      const found = text.indexOf(law.slice(start, end), at);
      if (found !== -1) {
        this.#runs.push({ start, end, at: found });
        at = found + end - start;
      }
      start = end + (end === newline ? 1 : omitted.length);
    }
    this.#quoted = maskQuotations(text).stretches;
  }

  /** The start, in the text, of some own words; `null` where it is not sure. @param start ascends */
  of(start: number, end: number): number | null {
    while (this.#run < this.#runs.length && this.#runs[this.#run]!.end < end) this.#run++;
    const run = this.#runs[this.#run];
    if (run === undefined || run.start > start || end > run.end) return null;
    const at = run.at + start - run.start;
    const isQuoted = this.#quoted.some((quoted) => at < quoted.end && quoted.start < at + end - start);
    return isQuoted ? null : at;
  }
}

function indexOrEnd(text: string, words: string, from: number): number {
  const at = text.indexOf(words, from);
  return at === -1 ? text.length : at;
}
