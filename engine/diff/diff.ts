// Differences between two texts of a provision: paragraph by paragraph, then word by word.
import { differences, longestRise, type Budget, type Stretch } from './stretches.js';
import { Vocabulary, type Tokens } from './tokens.js';

/** A run of text that both have (`=`), only the older has (`-`) or only the newer has (`+`). */
export interface Run {
  op: '=' | '-' | '+';
  text: string;
}

/** The differences in one line of text. */
export interface LineDiff {
  /** The label that it is printed with, `1-bis.`, `a)`; `null` where there is none. */
  label: string | null;
  /** In order: without `+` the older line, without `-` the newer one, line breaks included. */
  runs: Run[];
  /** Words that only the newer line has, and only the older. */
  added: number;
  removed: number;
}

export interface TextDiff {
  lines: LineDiff[];
  /** Words that only the newer text has, and only the older. */
  added: number;
  removed: number;
  /** Whether so few words are left that the whole text is shown out and in: it was replaced. */
  isReplaced: boolean;
}

/** Below this share of shared words a text is another one (calibrated by others on pairs of French law). */
const leastShared = 0.4;

/** Cells that the words of one pair of texts may take: some tens of milliseconds. */
const cells = 12_000_000;

/** Words in a row that are unique enough to cut two lines there. */
const uniqueWords = 5;

/**
 * Compares two texts. Lossless: the runs of all lines, without `+` the older text, without `-` the newer one. Bounded: a stretch that
 * would take too long is shown out and in as a whole.
 */
export function diffTexts(before: string, after: string): TextDiff {
  return new Comparison(before, after).compare();
}

/** Lines by their numbers. */
type LinePair = [lineA: number | null, lineB: number | null];

/** One comparison, while it lasts. */
class Comparison {
  readonly #vocabulary = new Vocabulary();
  readonly #a: Tokens;
  readonly #b: Tokens;
  readonly #budget: Budget = { cells };

  constructor(before: string, after: string) {
    this.#a = this.#vocabulary.read(before);
    this.#b = this.#vocabulary.read(after);
  }

  compare(): TextDiff {
    const [a, b] = [this.#a, this.#b];
    const all: Stretch = [0, a.ids.length, 0, b.ids.length];
    const isReplaced =
      a.text !== b.text && a.ids.length > 0 && b.ids.length > 0 && this.#vocabulary.overlap(a, b, all) < leastShared;
    const lines = isReplaced ? [this.#written([all], all)] : this.#align().map((pair) => this.#compareLines(pair));
    const sum = (name: 'added' | 'removed') => lines.reduce((words, line) => words + line[name], 0);
    return { lines, added: sum('added'), removed: sum('removed'), isReplaced };
  }

  #compareLines([lineA, lineB]: LinePair): LineDiff {
    const stretch = this.#stretchOf(lineA, lineB);
    if (lineA === null || lineB === null) return this.#written([stretch], stretch);
    if (this.#lineText(this.#a, lineA) === this.#lineText(this.#b, lineB)) return this.#written([], stretch);
    const shared = this.#vocabulary.overlap(this.#a, this.#b, stretch);
    const changes =
      shared < leastShared ? [stretch] : differences(this.#a.ids, this.#b.ids, uniqueWords, this.#budget, stretch);
    return this.#written(this.#joined(changes), stretch);
  }

  #stretchOf(lineA: number | null, lineB: number | null): Stretch {
    const [fromA, toA] = lineA === null ? [0, 0] : [this.#a.lines[lineA]!, this.#a.lines[lineA + 1]!];
    const [fromB, toB] = lineB === null ? [0, 0] : [this.#b.lines[lineB]!, this.#b.lines[lineB + 1]!];
    return [fromA, toA, fromB, toB];
  }

  #lineText({ text, starts, lines }: Tokens, line: number): string {
    return text.slice(starts[lines[line]!], starts[lines[line + 1]!]);
  }

  /** Changes as runs of text. */
  #written(changes: readonly Stretch[], [fromA, toA, fromB, toB]: Stretch): LineDiff {
    const runs: Run[] = [];
    const push = (op: Run['op'], { text, starts }: Tokens, from: number, to: number) => {
      if (to > from) runs.push({ op, text: text.slice(starts[from], starts[to]) });
    };
    let [at, added, removed] = [fromA, 0, 0];
    for (const [outFrom, outTo, inFrom, inTo] of changes) {
      push('=', this.#a, at, outFrom);
      push('-', this.#a, outFrom, outTo);
      push('+', this.#b, inFrom, inTo);
      removed += this.#vocabulary.countWords(this.#a, outFrom, outTo);
      added += this.#vocabulary.countWords(this.#b, inFrom, inTo);
      at = outTo;
    }
    push('=', this.#a, at, toA);
    const [newer, from, to] = toB > fromB ? [this.#b, fromB, toB] : [this.#a, fromA, toA];
    return {
      label: labelOf(newer.text.slice(newer.starts[from], newer.starts[Math.min(to, from + 12)])),
      runs,
      added,
      removed,
    };
  }

  /** Changes with nothing readable between them become one. */
  #joined(changes: readonly Stretch[]): Stretch[] {
    const joined: Stretch[] = [];
    for (const change of changes) {
      const last = joined.at(-1);
      if (last !== undefined && this.#areOne(last, change)) [last[1], last[3]] = [change[1], change[3]];
      else joined.push([...change]);
    }
    return joined;
  }

  /** Whether no word stands between two changes, or at most two, of which the changes have more than three times as many. */
  #areOne(last: Stretch, next: Stretch): boolean {
    if (next[0] - last[1] > 2 * (2 * fewWords + 1)) return false;
    const between = this.#vocabulary.countWords(this.#a, last[1], next[0]);
    if (between === 0) return true;
    const changed = [last, next].reduce(
      (sum, [fromA, toA, fromB, toB]) =>
        sum + this.#vocabulary.countWords(this.#a, fromA, toA) + this.#vocabulary.countWords(this.#b, fromB, toB),
      0,
    );
    return between <= fewWords && changed > 3 * 2 * between;
  }

  /** Pairs of lines in the order of both; `null` for a line that the other text lacks. */
  #align(): LinePair[] {
    const [a, b] = [this.#vocabulary.foldLines(this.#a), this.#vocabulary.foldLines(this.#b)];
    const pairs: LinePair[] = [];
    let [atA, atB] = [0, 0];
    for (const [fromA, toA, fromB, toB] of differences(a, b, 1, { cells })) {
      while (atA < fromA) pairs.push([atA++, atB++]);
      this.#alignGap([fromA, toA, fromB, toB], pairs);
      [atA, atB] = [toA, toB];
    }
    while (atA < a.length) pairs.push([atA++, atB++]);
    return pairs;
  }

  /** Lines that nothing equal joins: those of one label together, the others in their order where they share words. */
  #alignGap([fromA, toA, fromB, toB]: Stretch, pairs: LinePair[]): void {
    const [inA, inB] = [this.#labels(this.#a, fromA, toA), this.#labels(this.#b, fromB, toB)];
    const labelled: [number, number][] = [];
    for (const [label, at] of inA) {
      const other = inB.get(label) ?? -1;
      if (at >= 0 && other >= 0) labelled.push([at, other]);
    }
    let [atA, atB] = [fromA, fromB];
    for (const [i, j] of longestRise(labelled)) {
      this.#alignOthers([atA, i, atB, j], pairs);
      pairs.push([i, j]);
      [atA, atB] = [i + 1, j + 1];
    }
    this.#alignOthers([atA, toA, atB, toB], pairs);
  }

  /** Lines without a common label: each goes with the next of the other text that shares enough of its words. */
  #alignOthers([fromA, toA, fromB, toB]: Stretch, pairs: LinePair[]): void {
    const wanted = toA - fromA === toB - fromB ? leastShared : likely;
    let next = fromB;
    for (let line = fromA; line < toA; line++) {
      let found = next;
      const end = Math.min(toB, next + lookahead);
      while (found < end && this.#vocabulary.overlap(this.#a, this.#b, this.#stretchOf(line, found)) < wanted) found++;
      if (found === end) pairs.push([line, null]);
      else {
        while (next < found) pairs.push([null, next++]);
        pairs.push([line, next++]);
      }
    }
    while (next < toB) pairs.push([null, next++]);
  }

  /** The line of each label; -1 for a label that several lines have. */
  #labels(tokens: Tokens, from: number, to: number): Map<string, number> {
    const labels = new Map<string, number>();
    for (let line = from; line < to; line++) {
      const start = tokens.starts[tokens.lines[line]!]!;
      const label = labelOf(tokens.text.slice(start, start + 40));
      if (label !== null) labels.set(label, labels.has(label) ? -1 : line);
    }
    return labels;
  }
}

/** Words between two changes that are drowned by them. */
const fewWords = 2;

/** Share of words that two lines have in common which stand at different places. */
const likely = 0.6;

/** Lines that are looked at for one that shares words. */
const lookahead = 8;

/** `1.`, `1-bis.`, `a)`, `b-bis)`, `1)` at the beginning of a line. */
function labelOf(line: string): string | null {
  const label = /^\s{0,5}(\d{1,4}(?:-[a-z]{2,20})?(?:\.\d{1,2})?\.|(?:\d{1,3}|[a-z]{1,2})(?:-[a-z]{2,20})?\))/i;
  return label.exec(line)?.[1] ?? null;
}
