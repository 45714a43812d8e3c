// The act that each line of own words amends, and the article of it.
import type { Citation, OwnPlace } from '../../cite/cite.js';
import {
  isAside,
  isLed,
  isRelative,
  stemsOf,
  type AmendedActs,
  type AmendedArticle,
  type Stem,
} from './amended-articles.js';
import { amends } from './own-words.js';

const point =
  /^(?:[a-z]{1,3}(?:-[a-z]{2,20})?\)|\d{1,3}(?:-[a-z]{2,20})?(?:\.\d{1,2})?\)|\d{1,3}\.\d{1,3}(?:\.\d{1,3})?(?:\.|(?=\s))|[-–])\s?/;

/** A line of nothing but new words, `«»;`: what it stands in goes on behind it. */
const newWordsAlone = /^[«»;.,\s]{2,12}$/;

/** The act that a place belongs to because the words amend it; `unknown` where they amend one that they do not name. */
export type Amended = { act: string; part: string | null } | 'unknown' | null;

interface Line {
  start: number;
  end: number;
  /** The act that the line amends, and the index from which it does. */
  lead: Amended;
  from: number;
  isInherited: boolean;
  /** The line that this one is a point of. */
  above: Line | null;
  /** What its label is like, `a)` for any letter: points of one list are alike. */
  label: string;
  stems: Stem[];
}

/**
 * The act that each line of own words amends: the one that the line names, or, for a point, the one that its paragraph names; and the
 * article of it that a paragraph is of, as in `a) all'articolo 5: 1) al comma 2`.
 */
export class Amendments {
  readonly #lines: Line[] = [];

  /**
   * @param citations in the order of the text @param places that stand beside no act, in the same order
   * @param otherAct the act that a citation names; `null` where that is not known, or is the amending act itself
   */
  constructor(
    private readonly text: string,
    citations: readonly Citation[],
    places: readonly OwnPlace[],
    otherAct: AmendedActs['otherAct'],
  ) {
    if (!amends.test(text)) return;
    const acts: AmendedActs = {
      otherAct,
      amendedAt: (at) => {
        const amended = this.of(at);
        return amended === 'unknown' ? null : amended;
      },
    };
    const entitled = titledAct(text, citations, otherAct);
    let [lead, above, next, nextPlace]: [Amended, Line[], number, number] = [null, [], 0, 0];
    for (let start = 0; start <= text.length;) {
      const newline = text.indexOf('\n', start);
      const end = newline === -1 ? text.length : newline;
      const line = text.slice(start, end);
      const [first, firstPlace] = [next, nextPlace];
      while (next < citations.length && citations[next]!.start < end) next++;
      while (nextPlace < places.length && places[nextPlace]!.start < end) nextPlace++;
      if (!newWordsAlone.test(line)) {
        const label = labelLike(point.exec(line)?.[0] ?? '');
        if (label === '') [lead, above] = [null, []];
        const named = citations.slice(first, next).find((one) => !isAside(text, one.start)) ?? null;
        const act = named === null ? null : otherAct(named);
        const isAmending = amends.test(line);
        const isInherited =
          label !== '' && lead !== null && !(isAmending && act !== null && leads(line, named!.start - start));
        if (isAmending && !isInherited)
          lead = act === null ? (entitled ?? 'unknown') : { act, part: named!.part ?? annexOf(line) };
        const alike = above.findIndex((one) => one.label === label);
        if (alike !== -1) above.length = alike;
        const from = isInherited || act === null ? start : named!.start;
        const read: Line = { start, end, lead, from, isInherited, above: above.at(-1) ?? null, label, stems: [] };
        this.#lines.push(read);
        above.push(read);
        if (lead !== null)
          read.stems = stemsOf(text, read, citations.slice(first, next), places.slice(firstPlace, nextPlace), acts);
      }
      start = end + 1;
    }
  }

  /** The act that the words around a place amend; `null` for none. */
  of(at: number): Amended {
    const line = this.#lineAt(at);
    if (line === null || line.lead === null) return null;
    if (line.isInherited) return line.lead;
    const [from, to] = sentenceAround(this.text, at, line);
    if (!amends.test(this.text.slice(from, to))) return null;
    if (line.lead !== 'unknown' && line.from < at && line.from >= from) return line.lead;
    return isRelative(this.text, at) ? null : 'unknown';
  }

  /**
   * The article that an amended paragraph is of: the one that its own sentence names before it, else the one that the points above it
   * name. `null` where no words amend the paragraph, or they do not say of which one article it is. @param at where the paragraph is named
   */
  articleOf(at: number): AmendedArticle | null {
    const line = this.#lineAt(at);
    if (line === null || this.of(at) === null || !isLed(this.text, line.start, at)) return null;
    const [from] = sentenceAround(this.text, at, line);
    const before = line.stems.findLast(({ end }) => end <= at);
    if (before !== undefined) return before.at >= from ? before.article : null;
    for (let { above } = line; above !== null; above = above.above) {
      if (!this.text.slice(above.start, above.end).trimEnd().endsWith(':')) return null;
      const stem = above.stems.at(-1);
      if (stem !== undefined) return stem.at >= sentenceAround(this.text, above.end, above)[0] ? stem.article : null;
    }
    return null;
  }

  #lineAt(at: number): Line | null {
    let [low, high] = [0, this.#lines.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (this.#lines[middle]!.start <= at) low = middle;
      else high = middle - 1;
    }
    const line = this.#lines[low];
    return line !== undefined && line.start <= at && at <= line.end ? line : null;
  }
}

/** A heading that says what is amended, above the first paragraph. */
const title = /^modific(?:he|azion[ei])\s[^]{0,400}?(?=\n1\.\s)/i;

/** `Modifiche alla parte terza del decreto legislativo 3 aprile 2006, n. 152` above the paragraphs: the one act that it names; else `null`. */
function titledAct(
  text: string,
  citations: readonly Citation[],
  otherAct: AmendedActs['otherAct'],
): { act: string; part: null } | null {
  const end = title.exec(text)?.[0].length ?? 0;
  const [act = null, other] = new Set(citations.filter((one) => one.end <= end).map(otherAct));
  return act === null || other !== undefined ? null : { act, part: null };
}

/** `a)` of `d-bis) `, `1.1)` of `3.2)`. */
function labelLike(label: string): string {
  return label
    .trimEnd()
    .replace(/-[a-z]+/, '')
    .replace(/[a-z]+/, 'a')
    .replaceAll(/\d+/g, '1');
}

/** `All'Allegato I.11 Disposizioni … del decreto …`: the annex that a line amends. */
function annexOf(line: string): string | null {
  const number =
    /^(?:\d{1,3}\.\s|[a-z]{1,3}\)\s)?(?:al|nel)l['’]allegato\s([IVXL]{1,5}(?:\.\d{1,2})?|[A-Z]|\d{1,2})(?![\w.])/i.exec(
      line,
    )?.[1];
  return number === undefined ? null : `allegato ${number}`;
}

/** Whether a citation stands where a line begins, behind its label: `a) all'articolo 5 della legge …`. */
function leads(line: string, at: number): boolean {
  return at < 40 || /^[^,;:]{0,120}$/.test(line.slice(0, at));
}

/** Start and end of the sentence in which a place is. */
function sentenceAround(text: string, at: number, { start, end }: Pick<Line, 'start' | 'end'>): [number, number] {
  let from = start;
  for (const { index } of text.slice(start, at).matchAll(/[^\d\s.][.]\s(?=\p{Lu})/gu)) from = start + index + 2;
  const stop = text.slice(at, end).search(/[^\d\s.][.]\s(?=\p{Lu})/u);
  return [from, stop === -1 ? end : at + stop + 1];
}
