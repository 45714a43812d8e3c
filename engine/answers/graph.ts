// The graph as it is answered: its nodes and links, and the best N nodes as two prefixes.
import type { tags } from '#typia';
import { levelOf, type Level, type LinkEnds, type RelationView } from '../graph/columns.js';
import type { RankedGraph } from '../graph/graph.js';
import { writeLinks } from '../graph/stored-graph.js';
import { parseEli } from '../law/eli.js';
import { relationKinds, type RelationKind } from '../law/relation.js';
import { lookUp, openKeyIndex, writeKeyIndex } from '../store/key-index.js';
import { Ladder, writeLadder } from '../store/ladder.js';
import { literal, type Piece } from '../store/piece.js';
import type { Numbers, Snapshot } from '../store/snapshot.js';
import type { SnapshotWriter } from '../store/writer.js';
import { labelOfEli } from './act-name.js';
import type { Envelope } from './envelope.js';
import type { KindCounts } from './kind-counts.js';
import type { Count, Int32 } from './values.js';

/** Un nodo: un atto o, a livello articolo, un articolo. / A node: an act or, at article level, an article. */
export interface GraphNode {
  /** ELI. / ELI. */
  id: string;
  /** L’atto, o articolo e atto, come lo scrivono i giuristi. / The act, or article and act, as jurists write it. */
  label: string & tags.Example<'L. 241/1990'>;
  /** Tipo ELI dell’atto. / ELI type of the act. */
  tipo: string;
  /** Quante relazioni ha, nei due versi; quante citazioni, dove legame le comprende. / How many relations it has, both directions; how many citations, where legame includes them. */
  grado: Count;
  /** Vero se l’atto è nel corpus. / True where the act is in the corpus. */
  nel_corpus: boolean;
  /** Vero se risulta abrogato per intero, da solo o con il suo atto; altrimenti manca. / True where it is known to be repealed as a whole, by itself or with its act; else absent. */
  abrogato?: boolean;
  /** A livello articolo: il numero, o null per un atto intero. / At article level: the number, or null for an act as a whole. */
  articolo?: string | null;
  /** Nel vicinato: quanti passi dal centro. / In a neighbourhood: how many steps from the centre. */
  distanza?: Count;
  /** Con posizioni: dove il nodo è disegnato; null se non lo è. / With posizioni: where the node is drawn; null if it is not. */
  x?: Coordinate | null;
  /** Con posizioni: dove il nodo è disegnato, verso l’alto; null se non lo è. / With posizioni: where the node is drawn, upwards; null if it is not. */
  y?: Coordinate | null;
  /** Con posizioni: il numero della comunità di nodi più legati fra loro, 0 la più grande; null per un nodo senza relazioni. / With posizioni: the number of the community of nodes most linked with each other, 0 the largest; null for a node without relations. */
  comunita?: Count | null;
}

/** Decimi, fra -1000 e 1000; più in basso, i nodi senza relazioni. / In tenths, from -1000 to 1000; further down, the nodes without relations. */
type Coordinate = number & tags.Type<'double'> & tags.JsonSchemaPlugin<{ format: 'double' }>;

/** Un arco fra due nodi della risposta. / An edge between two nodes of the answer. */
export interface GraphLink {
  /** ELI di chi modifica, o cita. / ELI of the amending, or citing, end. */
  source: string;
  /** ELI di chi è modificato, o citato. / ELI of the amended, or cited, end. */
  target: string;
  /** Genere della modifica: abroga, sostituisce e inserisce solo dove la relazione investe il nodo per intero; ogni altro cambiamento del testo è modifica. cita: una citazione, che non modifica nulla. / Kind of amendment: abroga, sostituisce and inserisce only where a relation reaches the whole node; every other change of its text is modifica. cita: a citation, which amends nothing. */
  tipo: RelationKind | 'cita';
  /** Quante relazioni, o citazioni, riunisce. / How many relations, or citations, it represents. */
  peso: Int32 & tags.Minimum<1>;
  /** Di un arco modifica: quante relazioni di ogni genere riunisce. / Of a link modifica: how many relations of each kind it represents. */
  di_cui?: KindCounts;
}

/** Il grafo, o il vicinato di un atto. / The graph, or the neighbourhood of an act. */
export interface GraphAnswer extends Envelope {
  /** Come i nodi sono scelti. / How the nodes are chosen. */
  criterio: string;
  /** Il livello chiesto. / The requested level. */
  livello: 'norma' | 'articolo';
  /** Il limite chiesto. / The requested limit. */
  max_nodi: Int32;
  /** Nodi di tutto il grafo, o di tutto il vicinato. / Nodes of the whole graph, or of the whole neighbourhood. */
  totale_nodi: Count;
  /** Archi di tutto il grafo, o di tutto il vicinato. / Links of the whole graph, or of the whole neighbourhood. */
  totale_link: Count;
  /** Nodi in questa risposta. / Nodes in this answer. */
  n_nodi: Count;
  /** Archi in questa risposta. / Links in this answer. */
  n_link: Count;
  /** Vero se max_nodi ha lasciato fuori qualcosa. / True where max_nodi left something out. */
  troncato: boolean;
  /** Nel vicinato: l’ELI del centro. / In a neighbourhood: the ELI of the centre. */
  centro?: string;
  /** I nodi, per grado; nel vicinato, i più vicini per primi. / The nodes, by degree; in a neighbourhood, nearest first. */
  nodes: GraphNode[];
  /** Gli archi i cui due estremi sono fra i nodi. / The links whose two ends are among the nodes. */
  links: GraphLink[];
}

/** The largest graph that is answered (`max_nodi`). */
export const maxNodes = 20_000;

/** What a node is written from. */
export interface NodeSource {
  eli: string;
  act: string;
  /** Number of the article, or `null` for the act as a whole. */
  article: string | null;
  degree: number;
  inCorpus: boolean;
  /** Known to be repealed as a whole, by itself or with its act. */
  isRepealed: boolean;
}

/** One node as JSON; its first member is its ELI. */
export function writeNode(source: NodeSource, level: Level): string {
  return JSON.stringify(describeNode(source, level));
}

export function describeNode(source: NodeSource, level: Level): GraphNode {
  const { eli, act, article, degree, inCorpus, isRepealed } = source;
  const node: GraphNode = {
    id: eli,
    label: labelOfEli(eli),
    tipo: parseEli(act)?.type ?? '',
    grado: degree,
    nel_corpus: inCorpus,
  };
  if (isRepealed) node.abrogato = true;
  if (level === 'article') node.articolo = article;
  return node;
}

/** One link as JSON. @param ends ELIs @param counts how many relations of each kind it represents */
function writeLink([source, target]: readonly [string, string], kind: RelationKind, counts: KindCounts): string {
  const known = relationKinds.flatMap((one) => (counts[one] === undefined ? [] : [[one, counts[one]] as const]));
  const link: GraphLink = { source, target, tipo: kind, peso: known.reduce((sum, [, count]) => sum + count, 0) };
  if (kind === 'modifica') link.di_cui = Object.fromEntries(known);
  return JSON.stringify(link);
}

/** What the graph does not know of its nodes. */
export interface NodeFacts {
  /** @param act by ELI */
  isInCorpus: (act: string) => boolean;
  /** @param node by ELI, with that of its act */
  isRepealed: (node: string, act: string) => boolean;
}

export function writeGraph(
  writer: SnapshotWriter,
  { nodes, links, merged }: RankedGraph,
  view: RelationView,
  { isInCorpus, isRepealed }: NodeFacts,
): void {
  const name = `graph.${view}`;
  const level = levelOf(view);
  const nodeTexts = nodes.map((node) => {
    const facts = { inCorpus: isInCorpus(node.act), isRepealed: isRepealed(node.eli, node.act) };
    return Buffer.from(writeNode({ ...node, ...facts }, level));
  });
  const linkTexts = merged.map((counts, i) => {
    const ends = [nodes[links.source[i]!]!.eli, nodes[links.target[i]!]!.eli] as const;
    return Buffer.from(writeLink(ends, relationKinds[links.kind[i]!]!, counts));
  });
  const within = countWithin(links, nodes.length);
  writeLadder(writer, `${name}.nodes`, nodeTexts, { serves: 'prefixes', deflatedCount: maxNodes });
  writeLadder(writer, `${name}.links`, linkTexts, { serves: 'prefixes', deflatedCount: within.at(-1)! });
  writer.column(`${name}.within`, within);
  writeLinks(writer, view, links, nodes.length);
  writeKeyIndex(
    writer,
    `${name}.keys`,
    nodes.map(({ eli }) => eli),
  );
}

/** How many links lie among the best N nodes, for every N that can be asked. @param links in the order of their later end */
export function countWithin({ source, target }: LinkEnds, nodes: number): Uint32Array {
  const within = new Uint32Array(Math.min(nodes, maxNodes) + 1);
  for (let count = 0, link = 0; count < within.length; count++) {
    while (link < source.length && Math.max(source[link]!, target[link]!) < count) link++;
    within[count] = link;
  }
  return within;
}

/** Part of a graph, as JSON elements with commas between. */
export interface Subgraph {
  nodes: Piece;
  links: Piece;
  nodeCount: number;
  linkCount: number;
  /** Of the whole graph, or of the whole neighbourhood. */
  totalNodes: number;
  totalLinks: number;
}

/** One view of the graph as it is answered, nodes by rank. */
export interface GraphTexts {
  /** As JSON. */
  readonly nodes: Pick<Ladder, 'count' | 'entry' | 'run'>;
  readonly links: Pick<Ladder, 'count' | 'entry' | 'run'>;
  node(rank: number): GraphNode;
  /** The rank of the node of this ELI (an act's or an article's), or `null`. */
  nodeOf(eli: string): number | null;
  /** How many links join two of the best `count` nodes, at most {@link maxNodes}. */
  within(count: number): number;
}

/** One view of relations, of an opened snapshot. */
export class ViewGraph implements GraphTexts {
  readonly nodes: Ladder;
  readonly links: Ladder;
  readonly #name: string;
  readonly #within: Numbers;

  constructor(
    private readonly snapshot: Snapshot,
    view: RelationView,
  ) {
    this.#name = `graph.${view}`;
    this.nodes = new Ladder(snapshot, `${this.#name}.nodes`, 'prefixes');
    this.links = new Ladder(snapshot, `${this.#name}.links`, 'prefixes');
    this.#within = snapshot.numbers(`${this.#name}.within`, Uint32Array);
  }

  /** The `count` nodes of highest degree and the links among them. */
  best(count: number): Subgraph {
    const nodeCount = Math.min(count, this.nodes.count, maxNodes);
    const linkCount = this.within(nodeCount);
    return {
      nodes: this.nodes.run(0, nodeCount),
      links: this.links.run(0, linkCount),
      nodeCount,
      linkCount,
      totalNodes: this.nodes.count,
      totalLinks: this.links.count,
    };
  }

  within(count: number): number {
    return this.#within.at(count)!;
  }

  node(rank: number): GraphNode {
    return JSON.parse(this.nodes.entry(rank).toString()) as GraphNode;
  }

  nodeOf(eli: string): number | null {
    const index = openKeyIndex(this.snapshot, `${this.#name}.keys`);
    const opening = Buffer.from(`{"id":${JSON.stringify(eli)},`);
    const isNode = (rank: number) => this.nodes.entry(rank).subarray(0, opening.length).equals(opening);
    return lookUp(index, eli).find(isNode) ?? null;
  }
}

const pieces = { nodes: literal('"nodes":['), links: literal('],"links":['), end: literal(']}') };

/** The members `"nodes":[…],"links":[…]` that close an answer, and its brace. */
export function graphMembers({ nodes, links }: Pick<Subgraph, 'nodes' | 'links'>): Piece[] {
  return [pieces.nodes, nodes, pieces.links, links, pieces.end];
}
