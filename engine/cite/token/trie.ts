// Finds the longest known phrase that begins at a place in a text; dots, blanks, hyphens and apostrophes inside it don't count.
import { Code, isDigit, isLetter, phraseCodes } from './fold.js';

/** More blanks and dots than this in a row end a phrase: it keeps one look-up bounded. */
const longestGap = 24;

const symbols = Code.Close + 1;
/** Codes up to here are letters without accents of their own. */
const lastLetter = 26;

/** `e`, `a`, `i`, `o` after a blank and without a dot are words: `c.c. e` is no `c.c.e.`, `c.p. a` no `c.p.a.`. */
const oneLetterWords = new Set([...'aeio'].flatMap(phraseCodes));

/** Phrases to entries (numbers from 0). Nodes are linked siblings; the first two letters are looked up directly. */
export class Trie {
  /** Entry of the phrase found last, and where it ends. */
  entry = -1;
  end = 0;
  private readonly symbol: number[] = [0];
  private readonly child: number[] = [0];
  private readonly sibling: number[] = [0];
  private readonly terminal: number[] = [-1];
  private readonly word: number[] = [-1];
  private readonly pairs = new Int32Array(symbols * symbols);
  private readonly roots = new Int32Array(symbols);
  /** Whether any phrase begins with three letters: nearly all words of a text begin none. */
  private readonly triples = new Uint8Array(symbols * symbols * symbols);

  /**
   * Adds a phrase unless it is known already. One that is `tight` is found only without gaps inside: `di` is a preposition, `d.i.` is not,
   * and `del l.` is no `dell`. The same letters may be one tight phrase and one that is not.
   */
  add(phrase: string, entry: number, tight = false): void {
    const codes = phraseCodes(phrase);
    let node = 0;
    codes.forEach((code, depth) => {
      let next = this.step(node, code);
      if (next === 0) {
        next = this.symbol.length;
        this.symbol.push(code);
        this.child.push(0);
        this.terminal.push(-1);
        this.word.push(-1);
        this.sibling.push(this.child[node]!);
        this.child[node] = next;
        if (depth === 0) this.roots[code] = next;
        if (depth === 1) this.pairs[codes[0]! * symbols + code] = next;
        if (depth === 2) this.triples[(codes[0]! * symbols + codes[1]!) * symbols + code] = 1;
      }
      node = next;
    });
    const entries = tight ? this.word : this.terminal;
    if (node !== 0 && entries[node] === -1) entries[node] = entry;
  }

  /** Looks for the longest phrase at `from`, where a word must begin; sets `entry` and `end`. False where there is none. */
  find(codes: Uint8Array, from: number): boolean {
    this.entry = -1;
    const [one, two, three] = [codes[from]!, codes[from + 1]!, codes[from + 2]!];
    // With a third letter directly behind them one or two letters are no phrase.
    if (one <= lastLetter && two <= lastLetter && three <= lastLetter)
      if (this.triples[(one * symbols + two) * symbols + three] === 0) return false;
    let node = 0;
    let first = 0;
    let depth = 0;
    let gap = 0;
    let afterBlank = false;
    for (let at = from; at < codes.length; at++) {
      const code = codes[at]!;
      if (code >= symbols) {
        // `l'Orlando` is no `l. Orlando`.
        if (code === Code.Apostrophe && depth === 1) break;
        if (code > Code.Mark || ++gap > longestGap) break;
        afterBlank ||= code === Code.Space;
        continue;
      }
      if (depth === 0) node = this.roots[(first = code)]!;
      else if (depth === 1) node = this.pairs[first * symbols + code]!;
      else node = this.step(node, code);
      if (node === 0) break;
      depth++;
      gap = 0;
      const whole = at - from + 1 === depth ? this.word[node]! : -1;
      const entry = whole === -1 ? this.terminal[node]! : whole;
      const isWord = afterBlank && oneLetterWords.has(code) && codes[at + 1] !== Code.Dot;
      afterBlank = false;
      if (entry !== -1 && !isWord && this.endsWord(codes, at)) {
        this.entry = entry;
        this.end = at + 1;
      }
    }
    return this.entry !== -1;
  }

  private step(node: number, code: number): number {
    let next = this.child[node]!;
    while (next !== 0 && this.symbol[next] !== code) next = this.sibling[next]!;
    return next;
  }

  /** A letter before a digit ends a word too: `legge21 giugno 2022` is written so. */
  private endsWord(codes: Uint8Array, at: number): boolean {
    const next = codes[at + 1]!;
    return isDigit(codes[at]!) ? !isDigit(next) && !isLetter(next) : !isLetter(next);
  }
}
