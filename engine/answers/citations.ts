// Citations between articles, in both directions: the shapes of answers, and how citations are gathered and kept.
import type { tags } from '#typia';
import type { Reference } from '../law/act.js';
import type { NodeName, NumberedNodes } from '../graph/nodes.js';
import { GrowingNumbers, GrowingTexts } from '../store/growing.js';
import { writeStrings } from '../store/strings.js';
import type { SnapshotWriter } from '../store/writer.js';
import type { ResolvedReference } from './article.js';
import { resolveReferences, type ReferenceEnd } from './cited-ranges.js';
import type { Stato, StatusOf } from './status.js';

/** Un’estremità di una citazione. / One end of a citation. */
export interface CitationEnd {
  /** ELI dell’atto. / ELI of the act. */
  eli: string & tags.Example<'eli:/it/legge/1990/08/07/241'>;
  /** L’atto come lo scrivono i giuristi. / The act as jurists write it. */
  sigla: string & tags.Example<'L. 241/1990'>;
  /** Numero dell’articolo, o null per l’atto. / Number of the article, or null for the act. */
  articolo: (string & tags.Example<'2-bis'>) | null;
  /** ELI dell’articolo, o null. / ELI of the article, or null. */
  articolo_eli: (string & tags.Example<'eli:/it/legge/1990/08/07/241/art/2-bis'>) | null;
  /** La parte a cui l’articolo appartiene, o null nella parte principale. / The part that the article belongs to, or null in the main part. */
  parte: (string & tags.Example<'allegato I.7'>) | null;
  /** Comma, dove si conosce. / Paragraph, where it is known. */
  comma: (string & tags.Example<'1'>) | null;
  /** Che cosa è accaduto all’articolo, o all’atto; null se i documenti caricati non lo dicono. / What happened to the article, or the act; null where the loaded documents do not say. */
  stato: Stato | null;
}

/** Una citazione. / A citation. */
export interface CitationEntry {
  /** Chi cita. / What cites. */
  da: CitationEnd;
  /** Che cosa è citato. / What is cited. */
  a: CitationEnd;
  /** Le parole del testo. / The words of the text. */
  testo: string;
  /** Vero se chi cita e ciò che è citato sono dello stesso atto. / True where what cites and what is cited are of one act. */
  interna: boolean;
  /** Vero se è noto che ciò che è citato non è più in vigore. / True where the cited act or article is known to be no longer in force. */
  bersaglio_cessato: boolean;
}

/** An act or article that is cited, with the number of its citations in all, and of those by other acts. */
interface Target extends NodeName {
  count: number;
  external: number;
}

/** Flags of a citation, in one byte. `ofDead`: its target is no longer in force, and the citation is no part of how that ended. */
export const citationFlags = { internal: 1, ofDead: 2 } as const;

/** All citations of a corpus, gathered before its acts are written: the answer about each says how often it is cited. */
export class Citations {
  /** By citation: the number of its target, of the paragraph that cites and of the one that is cited, its flags and its words. */
  readonly #target = new GrowingNumbers();
  readonly #own = new GrowingNumbers();
  readonly #paragraph = new GrowingNumbers();
  readonly #flags = new GrowingNumbers();
  readonly #texts = new GrowingTexts();
  /** By article: the number of its first citation. */
  readonly #starts: number[] = [0];
  readonly #targets: Target[] = [];
  readonly #targetNumbers = new Map<string, number>();
  /** Names of paragraphs, each once; empty for one that is not known. */
  readonly #paragraphs: string[] = [];
  readonly #paragraphNumbers = new Map<string, number>();
  readonly #ofAct = new Map<string, number>();
  /** The articles that cite, in order. */
  readonly #citing: { eli: string; act: string; source: number }[] = [];

  /**
   * Adds an act of the corpus.
   * @param references one JSON array a line, one line an article
   * @param keys ELI suffix of each article
   * @param keysOf those of another act, for ranges of its articles
   */
  add(
    act: string,
    references: Uint8Array,
    keys: readonly string[],
    resolve: (reference: Reference) => ReferenceEnd | null,
    keysOf: (act: string) => readonly string[] = () => [],
  ): void {
    const lines = Buffer.from(references).toString().split('\n');
    for (const [i, key] of keys.entries()) {
      const line = lines[i] ?? '';
      const before = this.#target.length;
      // Those whose target is known.
      if (line.length > 2)
        for (const { reference, end } of resolveReferences(JSON.parse(line) as Reference[], act + key, resolve, keysOf))
          this.#add(act, reference, end);
      if (this.#target.length > before) this.#citing.push({ eli: act + key, act, source: this.#starts.length - 1 });
      this.#starts.push(this.#target.length);
    }
  }

  /** The two ends of each citation, in their order. */
  *ends(): Iterable<{ from: NodeName; to: NodeName }> {
    for (const { source, ...from } of this.#citing)
      for (const citation of this.#citationsOf(source)) yield { from, to: this.#targetOf(citation) };
  }

  /** Every act and article that cites or is cited. */
  *nodes(): Iterable<NodeName> {
    for (const { eli, act } of this.#citing) yield { eli, act };
    yield* this.#targets;
  }

  #add(citing: string, { text, own }: Reference, { act, articleEli, paragraph }: ReferenceEnd): void {
    const isInternal = citing === act;
    const eli = articleEli ?? act;
    const target = numberIn(this.#targetNumbers, eli);
    const known = (this.#targets[target] ??= { eli, act, count: 0, external: 0 });
    this.#target.push(target);
    this.#own.push(this.#numberOfParagraph(own ?? ''));
    this.#paragraph.push(this.#numberOfParagraph(paragraph ?? ''));
    this.#flags.push(isInternal ? citationFlags.internal : 0);
    this.#texts.push(text);
    known.count++;
    if (isInternal) return;
    known.external++;
    this.#ofAct.set(act, (this.#ofAct.get(act) ?? 0) + 1);
  }

  #numberOfParagraph(name: string): number {
    const number = numberIn(this.#paragraphNumbers, name);
    this.#paragraphs[number] = name;
    return number;
  }

  /** The numbers of an article's citations. */
  *#citationsOf(article: number): Iterable<number> {
    for (let citation = this.#starts[article]!; citation < this.#starts[article + 1]!; citation++) yield citation;
  }

  #targetOf(citation: number): Target {
    return this.#targets[this.#target.at(citation)]!;
  }

  /** How many citations of other acts name an act, or an article of it. */
  countOf(act: string): number {
    return this.#ofAct.get(act) ?? 0;
  }

  /** How many citations of other acts name an article. */
  countOfArticle(eli: string): number {
    return this.#find(eli)?.external ?? 0;
  }

  #find(eli: string): Target | undefined {
    const number = this.#targetNumbers.get(eli);
    return number === undefined ? undefined : this.#targets[number];
  }

  /** The citations of an article, without those of its own paragraphs. @param own its ELI */
  of(article: number, own: string): ResolvedReference[] {
    return [...this.#citationsOf(article)].flatMap((citation) => {
      const { eli, act } = this.#targetOf(citation);
      return eli === own ? [] : [{ text: this.#texts.at(citation), act, articleEli: eli === act ? null : eli }];
    });
  }

  /**
   * What tells each citation of some articles from the others, and what of its row may change while that stays.
   * @param first number of the first of the articles
   */
  *rowsOf(first: number, articles: readonly string[], statusOf: StatusOf): Iterable<{ name: string; rest: string }> {
    for (const [i, article] of articles.entries()) {
      const own = statusOf(article);
      for (const citation of this.#citationsOf(first + i)) {
        const { eli } = this.#targetOf(citation);
        const [from, to] = [this.#own, this.#paragraph].map((column) => this.#paragraphs[column.at(citation)]);
        const ended = statusOf(eli);
        const rest = own === null && ended === null ? '' : JSON.stringify([own, ended]);
        yield { name: [article, from, eli, to, this.#texts.at(citation)].join('\n'), rest };
      }
    }
  }

  /**
   * Writes them, and the targets that are no longer in force and that others than who ended them cite, the most cited first.
   * @param nodes of the graph: these and others
   * @param isAmender whether an article amends, or repeals, what it cites
   */
  write(writer: SnapshotWriter, nodes: NumberedNodes, statusOf: StatusOf, isAmender: IsAmender): void {
    const { elis, numbers } = nodes;
    const sorted = elis.map((eli, node) => {
      const { count, external } = this.#find(eli) ?? { count: 0, external: 0 };
      return { eli, act: elis[nodes.first.at(nodes.act.at(node)!)!]!, count, external };
    });
    const starts = new Uint32Array(sorted.length + 1);
    sorted.forEach(({ count }, i) => (starts[i + 1] = starts[i]! + count));
    const next = starts.slice();
    const nodeOf = this.#targets.map(({ eli }) => numbers.get(eli)!);
    const targets = this.#target.all.map((target) => nodeOf[target]!);
    const order = new Uint32Array(targets.length);
    targets.forEach((target, i) => (order[next[target]!++] = i));
    const ends = Uint32Array.from(elis, (_, node) => nodes.first.at(nodes.act.at(node)! + 1)!);
    const flags = this.#flags.all.slice();
    const dead = this.#deadOf(sorted, { starts, ends, order }, flags, { statusOf, isAmender });
    this.#texts.write(writer, 'cites.text');
    writeStrings(writer, 'cites.paragraphs', this.#paragraphs);
    writer.column('cites.own', this.#own.all);
    writer.column('cites.paragraph', this.#paragraph.all);
    writer.column('cites.flags', flags);
    writer.column('cites.starts', Uint32Array.from(this.#starts));
    writer.column('cites.target', targets);
    writer.column('cites.order', order);
    writer.column('cites.targets.starts', starts);
    writer.column(
      'cites.targets.external',
      Uint32Array.from(sorted, ({ external }) => external),
    );
    const deadColumn = (name: 'target' | 'count' | 'internal') => Uint32Array.from(dead, (one) => one[name]);
    writer.column('cites.dead', deadColumn('target'));
    writer.column('cites.dead.counts', deadColumn('count'));
    writer.column('cites.dead.internal', deadColumn('internal'));
  }

  /**
   * By the number of the target: how many citations name what is no longer in force and are no part of how it ended, and how many of
   * them are of its own act. Marks those citations.
   */
  #deadOf(
    targets: readonly { eli: string; act: string; count: number }[],
    { starts, ends, order }: Record<'starts' | 'ends' | 'order', Uint32Array>,
    flags: Uint32Array,
    { statusOf, isAmender }: { statusOf: StatusOf; isAmender: IsAmender },
  ): { target: number; count: number; internal: number }[] {
    const live = targets.map(({ eli, act, count }, target) => {
      const status = count === 0 ? null : statusOf(eli);
      if (status === null) return { count: 0, internal: 0 };
      const counted = order.subarray(starts[target], starts[target + 1]).filter((citation) => {
        const citing = this.#citingOf(citation);
        return !isAuthor(status, citing, act) && !isAmender(citing, eli);
      });
      for (const citation of counted) flags[citation]! |= citationFlags.ofDead;
      return {
        count: counted.length,
        internal: counted.filter((citation) => (flags[citation]! & citationFlags.internal) !== 0).length,
      };
    });
    return targets
      .flatMap(({ eli, act }, target) => {
        // An act that is named only where it ended is not dead to anyone, whatever names its articles.
        if (live[target]!.count === 0) return [];
        const all = eli === act ? live.slice(target, ends[target]) : [live[target]!];
        const sum = (name: 'count' | 'internal') => all.reduce((total, one) => total + one[name], 0);
        return { target, count: sum('count'), internal: sum('internal') };
      })
      .sort((a, b) => b.count - a.count || a.target - b.target);
  }

  /** The article that has a citation: the last one whose citations begin there or before. */
  #citingOf(citation: number): NodeName {
    let low = 0;
    let high = this.#citing.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (this.#starts[this.#citing[middle]!.source]! <= citation) low = middle;
      else high = middle - 1;
    }
    return this.#citing[low]!;
  }
}

/** The number of a text: the next one where it has none. */
function numberIn(numbers: Map<string, number>, text: string): number {
  const known = numbers.get(text);
  if (known !== undefined) return known;
  numbers.set(text, numbers.size);
  return numbers.size - 1;
}

/** Whether an article amends, or repeals, an act or article, or a place in it. */
export type IsAmender = (citing: NodeName, target: string) => boolean;

/**
 * Whether an article is of what ended an act or article: of the act that did, where that is another one (it may say so twice), or the
 * very provision; where only the act is known, any of it.
 * @param target the act that ended, or whose article did
 */
function isAuthor({ da }: Stato, { eli, act }: NodeName, target: string): boolean {
  if (da === null || da.eli !== act) return false;
  return act !== target || da.articolo === null || eli.endsWith(`/art/${da.articolo}`);
}
