// The graph with citations as it is answered: acts and articles that cite or are cited, alone or with the relations of a view.
import {
  citationViews,
  levelOf,
  relationsOf,
  type CitationView,
  type Level,
  type RelationView,
} from '../graph/columns.js';
import { noOrigin, noRank, rankCitations, type CitationRanks, type RankedRelations } from '../graph/citation-ranks.js';
import type { RankedGraph } from '../graph/graph.js';
import { writeLinks } from '../graph/stored-graph.js';
import { lookUp, openKeyIndex, writeKeyIndex } from '../store/key-index.js';
import { literal, type Piece } from '../store/piece.js';
import type { Numbers, Snapshot } from '../store/snapshot.js';
import { openStrings, writeStrings, type Strings } from '../store/strings.js';
import type { SnapshotWriter } from '../store/writer.js';
import type { CitedNode } from './citations.js';
import {
  countWithin,
  describeNode,
  maxNodes,
  type GraphLink,
  type GraphNode,
  type GraphTexts,
  type NodeFacts,
  type ViewGraph,
} from './graph.js';

/** The acts, or the articles and acts, of all views of citations at a level, in the order of their ELI. */
interface NumberedNodes {
  elis: readonly string[];
  /** By ELI. */
  numbers: ReadonlyMap<string, number>;
  /** ELI of the act of each. */
  acts: readonly string[];
}

/**
 * Writes the views of citations.
 * @param elis of all known acts
 * @param views of relations, ranked
 * @returns the ELIs of each view's nodes by rank
 */
export function writeCitationGraphs(
  writer: SnapshotWriter,
  elis: readonly string[],
  ends: readonly { from: CitedNode; to: CitedNode }[],
  views: Readonly<Record<RelationView, RankedGraph>>,
  facts: NodeFacts,
): Record<CitationView, string[]> {
  const whole = (eli: string): CitedNode => ({ eli, act: eli });
  const known: Record<Level, NumberedNodes> = {
    act: numberNodes([...elis, ...ends.flatMap(({ from, to }) => [from.act, to.act])].map(whole)),
    article: numberNodes([...views['article.effects'].nodes, ...ends.flatMap(({ from, to }) => [from, to])]),
  };
  const isKnown = new Set(elis);
  writeNodes(writer, known, facts);
  const written = citationViews.map((view) => {
    const level = levelOf(view);
    const { elis: names, numbers } = known[level];
    const numberOf = ({ eli, act }: CitedNode) => numbers.get(level === 'act' ? act : eli)!;
    // No link joins a node to itself: at the level of acts, none between articles of one act.
    const pairs = ends
      .map(({ from, to }) => [numberOf(from), numberOf(to)] as const)
      .filter(([from, to]) => from !== to);
    const citations = {
      source: Uint32Array.from(pairs, ([from]) => from),
      target: Uint32Array.from(pairs, ([, to]) => to),
    };
    const base = relationsOf(view);
    const relations = base === null ? null : numberRelations(views[base], numbers);
    const isMember = (node: number) => level === 'act' && isKnown.has(names[node]!);
    const ranks = rankCitations(names.length, citations, relations, isMember);
    writeView(writer, view, ranks, names.length);
    return [view, Array.from(ranks.order, (node) => names[node]!)] as const;
  });
  return Object.fromEntries(written) as Record<CitationView, string[]>;
}

function numberNodes(nodes: readonly CitedNode[]): NumberedNodes {
  const actOf = new Map(nodes.map(({ eli, act }) => [eli, act]));
  const elis = [...actOf.keys()].sort();
  const numbers = new Map(elis.map((eli, number) => [eli, number]));
  return { elis, numbers, acts: elis.map((eli) => actOf.get(eli)!) };
}

function numberRelations({ nodes, links }: RankedGraph, numbers: ReadonlyMap<string, number>): RankedRelations {
  return {
    nodes: Uint32Array.from(nodes, ({ eli }) => numbers.get(eli)!),
    degrees: Uint32Array.from(nodes, ({ degree }) => degree),
    links,
  };
}

const inCorpusFlag = 1;
const repealedFlag = 2;

function writeNodes(writer: SnapshotWriter, known: Record<Level, NumberedNodes>, facts: NodeFacts): void {
  for (const level of ['act', 'article'] as const) {
    const { elis, acts } = known[level];
    const flags = Uint8Array.from(
      elis,
      (eli, i) =>
        (facts.isInCorpus(acts[i]!) ? inCorpusFlag : 0) + (facts.isRepealed(eli, acts[i]!) ? repealedFlag : 0),
    );
    writer.column(`graph.cites.${level}.flags`, flags);
    writeKeyIndex(writer, `graph.cites.${level}.keys`, elis);
  }
  const { elis, acts } = known.article;
  writeStrings(writer, 'graph.cites.acts', known.act.elis);
  writeStrings(
    writer,
    'graph.cites.articles',
    elis.map((eli, i) => eli.slice(acts[i]!.length)),
  );
  writer.column(
    'graph.cites.article.act',
    Uint32Array.from(acts, (act) => known.act.numbers.get(act)!),
  );
}

function writeView(
  writer: SnapshotWriter,
  view: CitationView,
  { order, degree, links, origin }: CitationRanks,
  nodes: number,
): void {
  const name = `graph.${view}`;
  const rank = new Uint32Array(nodes).fill(noRank);
  order.forEach((node, at) => (rank[node] = at));
  writer.column(`${name}.order`, order);
  writer.column(`${name}.rank`, rank);
  writer.column(`${name}.degree`, degree);
  writer.column(`${name}.within`, countWithin(links, order.length));
  writeLinks(writer, view, links, order.length);
  if (relationsOf(view) !== null) writer.column(`${name}.origin`, origin);
}

/** A view of citations, of an opened snapshot: its nodes and links are written when they are asked for. */
export class CitationGraph implements GraphTexts {
  readonly nodes: GraphTexts['nodes'];
  readonly links: GraphTexts['links'];
  readonly #level: Level;
  readonly #acts: Strings;
  readonly #articles: Strings;
  readonly #order: Numbers;
  /** Of nodes by rank, those asked for last. */
  readonly #elis = new Map<number, string>();

  /** @param relations the view of relations that it has beside the citations, or `null` */
  constructor(
    private readonly snapshot: Snapshot,
    private readonly view: CitationView,
    relations: ViewGraph | null,
  ) {
    this.#level = levelOf(view);
    this.#acts = openStrings(snapshot, 'graph.cites.acts');
    this.#articles = openStrings(snapshot, 'graph.cites.articles');
    this.#order = this.#numbers('order');
    this.nodes = entriesOf(this.#order.length, (rank) => JSON.stringify(this.node(rank)));
    const linkCount = snapshot.count(`graph.${view}.kind`, Uint8Array);
    this.links = entriesOf(linkCount, (link) => this.#link(link, relations));
  }

  within(count: number): number {
    return this.#numbers('within').at(count)!;
  }

  node(rank: number): GraphNode {
    const [act, suffix] = this.#nameOf(rank);
    const flags = this.snapshot.column(`graph.cites.${this.#level}.flags`, Uint8Array)[this.#order.at(rank)!]!;
    const article = suffix === '' ? null : suffix.slice(suffix.lastIndexOf('/') + 1);
    const facts = { inCorpus: (flags & inCorpusFlag) !== 0, isRepealed: (flags & repealedFlag) !== 0 };
    const degree = this.#numbers('degree').at(rank)!;
    return describeNode({ eli: act + suffix, act, article, degree, ...facts }, this.#level);
  }

  nodeOf(eli: string): number | null {
    const index = openKeyIndex(this.snapshot, `graph.cites.${this.#level}.keys`);
    const ranks = lookUp(index, eli).map((number) => this.#numbers('rank').at(number)!);
    return ranks.find((rank) => rank !== noRank && this.#eliOf(rank) === eli) ?? null;
  }

  #eliOf(rank: number): string {
    let eli = this.#elis.get(rank);
    if (eli !== undefined) return eli;
    if (this.#elis.size >= maxNodes) this.#elis.clear();
    this.#elis.set(rank, (eli = this.#nameOf(rank).join('')));
    return eli;
  }

  /** ELI of the act, and what follows it in that of the node. */
  #nameOf(rank: number): [act: string, suffix: string] {
    const number = this.#order.at(rank)!;
    if (this.#level === 'act') return [this.#acts.at(number), ''];
    const act = this.snapshot.numbers('graph.cites.article.act', Uint32Array).at(number)!;
    return [this.#acts.at(act), this.#articles.at(number)];
  }

  #link(link: number, relations: ViewGraph | null): string {
    const origin = relations === null ? noOrigin : this.#numbers('origin').at(link)!;
    if (origin !== noOrigin) return relations!.links.entry(origin).toString();
    const written: GraphLink = {
      source: this.#eliOf(this.#numbers('source').at(link)!),
      target: this.#eliOf(this.#numbers('target').at(link)!),
      tipo: 'cita',
      peso: this.#numbers('weight').at(link)!,
    };
    return JSON.stringify(written);
  }

  #numbers(name: string): Numbers {
    return this.snapshot.numbers(`graph.${this.view}.${name}`, Uint32Array);
  }
}

/** Entries that are written when they are asked for. */
function entriesOf(count: number, write: (index: number) => string): GraphTexts['nodes'] {
  const run = (from: number, to: number): Piece => {
    const entries = Array.from({ length: Math.max(0, to - from) }, (_, i) => write(from + i));
    return literal(entries.join());
  };
  return { count, entry: (index) => Buffer.from(write(index)), run };
}
