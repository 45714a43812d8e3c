// The citations of an open snapshot: what an article cites, and what cites it.
import { citationFlags } from './citations.js';
import { openNodes, type StoredNodes } from '../graph/nodes.js';
import type { Steps } from '../steps.js';
import type { Numbers, Snapshot } from '../store/snapshot.js';
import { openStrings, type Strings } from '../store/strings.js';

/** A citation of an open snapshot. */
export interface StoredCitation {
  /** Number of the citing article in the order of the corpus. */
  source: number;
  /** ELI of the act or article cited. */
  target: string;
  text: string;
  ownParagraph: string | null;
  paragraph: string | null;
  /** Whether it names a place of its own act. */
  isInternal: boolean;
}

/** Citations in order. */
export interface CitationList {
  count: number;
  at: (index: number) => StoredCitation;
  /** Whether what it names is no longer in force, and the citation no part of how it ended. */
  isOfDead: (index: number) => boolean;
  /** Whether it names a place of its own act. */
  isInternal: (index: number) => boolean;
}

/** A citation as it lies. */
export interface CitationBytes {
  /** Number of the citing article in the order of the corpus. */
  source: number;
  /** Number of the cited act or article. */
  target: number;
  /** Paragraphs by number. */
  own: number;
  paragraph: number;
  isInternal: boolean;
  /** Its text is UTF-8 from `start` up to `end` of these. */
  texts: Buffer;
  start: number;
  end: number;
}

/** Acts and articles that are cited, by number. */
export interface CitedTargets {
  /** Their ELIs, one after the other. */
  bytes: Buffer;
  startOf: (number: number) => number;
  endOf: (number: number) => number;
  /** The number of the act of each; an act is its own. */
  acts: Uint32Array;
}

/** The most cited that can be listed. */
const mostListed = 1_000;

/** The {@link mostListed} highest counts; of equal ones the lower numbers. */
function highest(counts: ReadonlyMap<number, number>): Map<number, number> {
  return new Map([...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, mostListed));
}

const none = Buffer.alloc(0);
/** Citations whose texts are read at a time. */
const readAtOnce = 1_000;
/** Acts whose ELIs, and those of their articles, are read at a time. */
const actsAtOnce = 500;
/** Targets that are kept in memory. */
const maxRecent = 10_000;

/** The citations of an open snapshot, read from its bytes. */
export class StoredCitations {
  readonly #snapshot: Snapshot;
  readonly #nodes: StoredNodes;
  readonly #texts: Strings;
  readonly #paragraphs: Strings;
  #paragraphTexts: readonly string[] | null = null;
  readonly #mostCounts: { articles?: ReadonlyMap<number, number>; acts?: ReadonlyMap<number, number> } = {};
  readonly #target: Numbers;
  readonly #own: Numbers;
  readonly #paragraph: Numbers;
  readonly #flags: Numbers;
  /** Targets that were described of late, by number. */
  readonly #recent = new Map<number, string>();

  constructor(snapshot: Snapshot) {
    this.#snapshot = snapshot;
    this.#nodes = openNodes(snapshot);
    this.#texts = openStrings(snapshot, 'cites.text');
    this.#paragraphs = openStrings(snapshot, 'cites.paragraphs');
    this.#target = this.#numbers('target');
    this.#own = this.#numbers('own');
    this.#paragraph = this.#numbers('paragraph');
    this.#flags = this.#numbers('flags');
  }

  /**
   * The citations of an act and of all its articles, or of an article: by target, the act as a whole first, then in the order of the
   * corpus; `null` where there are none.
   */
  of(eli: string): CitationList | null {
    const target = this.#nodes.find(eli);
    if (target === null) return null;
    const starts = this.#numbers('targets.starts');
    const { act, first } = this.#nodes;
    const own = act.at(target)!;
    const [from, to] = [starts.at(target)!, starts.at(first.at(own) === target ? first.at(own + 1)! : target + 1)!];
    if (from === to) return null;
    const order = this.#numbers('order');
    return this.#list(to - from, (index) => order.at(from + index)!);
  }

  /** The citations by the articles from one number up to another, in the order of the text. */
  from(first: number, end: number): CitationList {
    const starts = this.#numbers('starts');
    const from = starts.at(first)!;
    return this.#list(starts.at(end)! - from, (index) => from + index);
  }

  /** Every citation in the order of the corpus, for those who list all of them: each in the same object as the one before. */
  *all(): Generator<CitationBytes, undefined> {
    const starts = this.#numbers('starts');
    const total = this.#target.length;
    const citation: CitationBytes = {
      source: 0,
      target: 0,
      texts: none,
      start: 0,
      end: 0,
      own: 0,
      paragraph: 0,
      isInternal: false,
    };
    for (let from = 0; from < total; from += readAtOnce) {
      const to = Math.min(from + readAtOnce, total);
      const { bytes, endOf } = this.#texts.bytes(from, to);
      citation.texts = bytes;
      citation.end = 0;
      for (let index = from; index < to; index++) {
        while (starts.at(citation.source + 1)! <= index) citation.source++;
        citation.target = this.#target.at(index)!;
        citation.own = this.#own.at(index)!;
        citation.paragraph = this.#paragraph.at(index)!;
        citation.isInternal = this.#has(index, citationFlags.internal);
        citation.start = citation.end;
        citation.end = endOf(index);
        yield citation;
      }
    }
  }

  /** Paragraphs by number; that of none is empty. */
  get paragraphs(): readonly string[] {
    return (this.#paragraphTexts ??= this.#paragraphs.all());
  }

  /** All acts and articles that are cited, and others of the graph, read into memory. */
  *readTargets(): Steps<CitedTargets> {
    const { count, actCount, first } = this.#nodes;
    const acts = new Uint32Array(count);
    const ends = new Uint32Array(count);
    const runs: Buffer[] = [];
    let size = 0;
    for (let act = 0; act < actCount; act += actsAtOnce) {
      const [from, to] = [first.at(act)!, first.at(Math.min(act + actsAtOnce, actCount))!];
      const texts = this.#nodes.run(from, to);
      let own = from;
      for (let node = from; node < to; node++) {
        if (node === first.at(this.#nodes.act.at(node)!)) own = node;
        else texts[node - from] = texts[own - from]! + texts[node - from]!;
        acts[node] = own;
        ends[node] = size += Buffer.byteLength(texts[node - from]!);
      }
      runs.push(Buffer.from(texts.join('')));
      yield;
    }
    return {
      bytes: Buffer.concat(runs),
      startOf: (node) => (node === 0 ? 0 : ends[node - 1]!),
      endOf: (node) => ends[node]!,
      acts,
    };
  }

  /** The articles, or acts with their articles, that most citations of other acts name; ties in ascending order of ELI. */
  *mostCited(areArticles: boolean, size: number): Steps<{ eli: string; count: number }[]> {
    const counts = (this.#mostCounts[areArticles ? 'articles' : 'acts'] ??= yield* this.#countTargets(areArticles));
    const best = [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)! || a - b).slice(0, size);
    return best.map((number) => ({ eli: this.#nodes.eli(number), count: counts.get(number)! }));
  }

  /** Citations by target, of the targets that may be among the {@link mostListed} most cited. */
  *#countTargets(areArticles: boolean): Steps<ReadonlyMap<number, number>> {
    const external = this.#numbers('targets.external');
    const { actCount, first } = this.#nodes;
    let counted = new Map<number, number>();
    for (let own = 0; own < actCount; own++) {
      const [act, end] = [first.at(own)!, first.at(own + 1)!];
      let sum = 0;
      for (let at = act; at < end; at++) {
        const cited = external.at(at)!;
        sum += cited;
        if (areArticles && at > act && cited > 0) counted.set(at, cited);
      }
      if (!areArticles && sum > 0) counted.set(act, sum);
      if (counted.size < 4 * mostListed) continue;
      counted = highest(counted);
      yield;
    }
    return highest(counted);
  }

  /** How many acts and articles no longer in force are still cited by a provision other than the one that ended them. */
  get deadCount(): number {
    return this.#numbers('dead').length;
  }

  /** The one at an index, the most cited first, how often it is cited so, and how often of that by its own act. */
  deadAt(index: number): { eli: string; count: number; internal: number } {
    const eli = this.#nodes.eli(this.#numbers('dead').at(index)!);
    const [count, internal] = [this.#numbers('dead.counts').at(index)!, this.#numbers('dead.internal').at(index)!];
    return { eli, count, internal };
  }

  #has(citation: number, flag: number): boolean {
    return (this.#flags.at(citation)! & flag) !== 0;
  }

  /** @param numberOf the citation at an index, by number */
  #list(count: number, numberOf: (index: number) => number): CitationList {
    return {
      count,
      at: (index) => this.#at(numberOf(index)),
      isOfDead: (index) => this.#has(numberOf(index), citationFlags.ofDead),
      isInternal: (index) => this.#has(numberOf(index), citationFlags.internal),
    };
  }

  #at(citation: number): StoredCitation {
    return this.#describe(citation, this.#sourceOf(citation), this.#texts.at(citation));
  }

  #targetAt(number: number): string {
    const known = this.#recent.get(number);
    if (known !== undefined) return known;
    if (this.#recent.size >= maxRecent) this.#recent.clear();
    const target = this.#nodes.eli(number);
    this.#recent.set(number, target);
    return target;
  }

  #describe(citation: number, source: number, text: string): StoredCitation {
    // There are few: numbers that paragraphs have.
    const paragraph = (column: Numbers) => this.paragraphs[column.at(citation)!] || null;
    return {
      source,
      target: this.#targetAt(this.#target.at(citation)!),
      text,
      ownParagraph: paragraph(this.#own),
      paragraph: paragraph(this.#paragraph),
      isInternal: this.#has(citation, citationFlags.internal),
    };
  }

  /** The article that has a citation: the last that begins at it or before. */
  #sourceOf(citation: number): number {
    const starts = this.#numbers('starts');
    let low = 0;
    let high = starts.length;
    while (low + 1 < high) {
      const middle = (low + high) >>> 1;
      if (starts.at(middle)! > citation) high = middle;
      else low = middle;
    }
    return low;
  }

  #numbers(name: string): Numbers {
    return this.#snapshot.numbers(`cites.${name}`, Uint32Array);
  }
}
