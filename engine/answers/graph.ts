// The graph as it is answered: its nodes and links, and the best N nodes of the two usual views, stored as two prefixes.
import type { tags } from '#typia';
import type { LinkTable, ViewLinks } from '../graph/link-table.js';
import { linksOf } from '../graph/link-table.js';
import { countWithin, mergeLinks, type MergedLinks } from '../graph/merged-links.js';
import { nodeFlags } from '../graph/nodes.js';
import { bestNodes } from '../graph/rank.js';
import { usualMask, type Level } from '../graph/view.js';
import { sigla } from '../law/act-type.js';
import { parseEli } from '../law/eli.js';
import { namePlace } from '../law/place-name.js';
import type { LinkKind } from '../law/relation.js';
import { Ladder, writeLadder } from '../store/ladder.js';
import { literal, type Piece } from '../store/piece.js';
import type { Snapshot } from '../store/snapshot.js';
import type { SnapshotWriter } from '../store/writer.js';
import { atOnce } from '../steps.js';
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
  tipo: LinkKind;
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

/** The facts from which a node is described. */
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

/** An act as its nodes name it. */
interface NamedAct {
  label: string;
  type: string;
}
const nameOfAct = (act: string): NamedAct => ({ label: sigla(act), type: parseEli(act)?.type ?? '' });

export function describeNode(source: NodeSource, level: Level, named = nameOfAct(source.act)): GraphNode {
  const { eli, act, article, degree, inCorpus, isRepealed } = source;
  const node: GraphNode = {
    id: eli,
    label:
      eli === act
        ? named.label
        : isPlain(eli, act, article)
          ? `${named.label}, ${namePlace({ articolo: article })}`
          : labelOfEli(eli),
    tipo: named.type,
    grado: degree,
    nel_corpus: inCorpus,
  };
  if (isRepealed) node.abrogato = true;
  if (level === 'article') node.articolo = article;
  return node;
}

/** Whether an ELI is that of an article of the main part: its label needs no parsing. */
function isPlain(eli: string, act: string, article: string | null): boolean {
  return article !== null && eli.length === act.length + article.length + '/art/'.length;
}

/** Describes the nodes of a view, by their number at its level. */
export function nodeDescriber({ level, table: { nodes }, degree }: ViewLinks): (node: number) => GraphNode {
  const acts = new Map<number, NamedAct & { eli: string }>();
  const describeAct = (number: number) => {
    let known = acts.get(number);
    if (known === undefined) {
      if (acts.size >= maxNodes) acts.clear();
      const eli = nodes.eli(nodes.first.at(number)!);
      acts.set(number, (known = { eli, ...nameOfAct(eli) }));
    }
    return known;
  };
  return (node) => {
    const own = level === 'act' ? nodes.first.at(node)! : node;
    const named = describeAct(nodes.act.at(own)!);
    const isAct = nodes.first.at(nodes.act.at(own)!) === own;
    const eli = isAct ? named.eli : nodes.eli(own);
    const flags = nodes.flags.at(own)!;
    const source = {
      eli,
      act: named.eli,
      article: isAct ? null : eli.slice(eli.lastIndexOf('/') + 1),
      degree: degree(node),
      inCorpus: (flags & nodeFlags.inCorpus) !== 0,
      isRepealed: (flags & nodeFlags.repealed) !== 0,
    };
    return describeNode(source, level, named);
  };
}

/** Writes merged links as JSON, by their place. @param elis of the nodes that they join */
export function linkWriter(
  { source, target, kind, weight, counts }: MergedLinks,
  kinds: readonly LinkKind[],
  elis: readonly string[],
): (link: number) => string {
  return (at) => {
    const tipo = kinds[kind[at]!]!;
    const link: GraphLink = { source: elis[source[at]!]!, target: elis[target[at]!]!, tipo, peso: weight[at]! };
    if (tipo === 'modifica')
      link.di_cui = Object.fromEntries(counts[at]!.map((count, one) => [kinds[one]!, count]).filter(Boolean));
    return JSON.stringify(link);
  };
}

/** Writes the best nodes of a level by its amendments, as many as can be asked for, and the links among them. */
export function writeGraph(writer: SnapshotWriter, table: LinkTable, level: Level): void {
  const name = `graph.${level}`;
  const view = linksOf(table, level, usualMask);
  const best = bestNodes(view, maxNodes);
  const links = atOnce(mergeLinks(view, best));
  const nodes = Array.from(best, nodeDescriber(view));
  const writeLink = linkWriter(
    links,
    table.kinds,
    nodes.map(({ id }) => id),
  );
  const ladder = (part: string, texts: readonly string[]) =>
    writeLadder(
      writer,
      `${name}.${part}`,
      texts.map((text) => Buffer.from(text)),
      'prefixes',
    );
  ladder(
    'nodes',
    nodes.map((node) => JSON.stringify(node)),
  );
  ladder(
    'links',
    Array.from(links.kind, (_, link) => writeLink(link)),
  );
  writer.column(`${name}.within`, countWithin(links, best.length));
}

/** Part of a graph, as JSON elements with commas between. */
export interface Subgraph {
  nodes: Piece;
  links: Piece;
  nodeCount: number;
  linkCount: number;
  /** Nodes of the whole graph, or of the whole neighbourhood. */
  totalNodes: number;
  totalLinks: number;
}

/** The best nodes of a level by its amendments, as {@link writeGraph} wrote them. */
export function openGraph(snapshot: Snapshot, { level, order, linkCount }: ViewLinks): (count: number) => Subgraph {
  const name = `graph.${level}`;
  const nodes = new Ladder(snapshot, `${name}.nodes`, 'prefixes');
  const links = new Ladder(snapshot, `${name}.links`, 'prefixes');
  const within = snapshot.numbers(`${name}.within`, Uint32Array);
  return (count) => {
    const nodeCount = Math.min(count, nodes.count);
    const chosen = within.at(nodeCount)!;
    return {
      nodes: nodes.run(0, nodeCount),
      links: links.run(0, chosen),
      nodeCount,
      linkCount: chosen,
      totalNodes: order,
      totalLinks: linkCount,
    };
  };
}

const pieces = { nodes: literal('"nodes":['), links: literal('],"links":['), end: literal(']}') };

/** The members `"nodes":[…],"links":[…]` that close an answer, and its brace. */
export function graphMembers({ nodes, links }: Pick<Subgraph, 'nodes' | 'links'>): Piece[] {
  return [pieces.nodes, nodes, pieces.links, links, pieces.end];
}
