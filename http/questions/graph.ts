// GET /api/public/graph: the graph of relations, whole by rank or around one act.
import typia, { type tags } from '#typia';
import { graphMembers, literal, type Level, type RelationKind, type Subgraph } from '../../engine/index.js';
import { ok, type Answer } from '../deliver/answer.js';
import { endpoint, type Catalog, type Context } from './endpoint.js';
import { openEnvelope } from './envelope.js';
import { resolveNorma, type ResolvedNorma } from './resolve-norma.js';
import type { Count, Envelope, Int32, LanguageChoice, Matching } from './wire.js';
import { writers } from './writers.js';
import type { Unresolved } from './relazioni.js';

/** Grafo. / Graph. */
export interface GraphQuery {
  /** Nodi per atto o per articolo. / Nodes by act or by article. */
  livello: string & Matching<'^(norma|articolo)$'> & tags.Default<'norma'>;
  /** Al più quanti nodi. / How many nodes at most. */
  max_nodi: Int32 & tags.Minimum<10> & tags.Maximum<20000> & tags.Default<2000>;
  /** Lingua della prosa: it o en; vuoto: si segue Accept-Language. / Language of the prose: it or en; empty: Accept-Language decides. */
  lang: LanguageChoice;
  /** L’atto o l’articolo di cui si chiede il vicinato, come in relazioni; vuoto: tutto il grafo. / The act or article whose neighbourhood is asked for, as in relazioni; empty: the whole graph. */
  norma: string & tags.Default<''>;
  /** Quanti passi dal centro. / How many steps from the centre. */
  profondita: Int32 & tags.Minimum<1> & tags.Maximum<5> & tags.Default<1>;
}

/** Un nodo: un atto o, a livello articolo, un articolo. / A node: an act or, at article level, an article. */
export interface GraphNode {
  /** ELI. / ELI. */
  id: string;
  /** L’atto, o articolo e atto, come lo scrivono i giuristi. / The act, or article and act, as jurists write it. */
  label: string & tags.Example<'L. 241/1990'>;
  /** Tipo ELI dell’atto. / ELI type of the act. */
  tipo: string;
  /** Quante relazioni ha, nei due versi. / How many relations it has, both directions. */
  grado: Count;
  /** Vero se l’atto è nel corpus. / True where the act is in the corpus. */
  nel_corpus: boolean;
  /** A livello articolo: il numero, o null per un atto intero. / At article level: the number, or null for an act as a whole. */
  articolo?: string | null;
  /** Nel vicinato: quanti passi dal centro. / In a neighbourhood: how many steps from the centre. */
  distanza?: Count;
}

/** Un arco fra due nodi della risposta. / An edge between two nodes of the answer. */
export interface GraphLink {
  /** ELI di chi modifica. / ELI of the amending end. */
  source: string;
  /** ELI di chi è modificato. / ELI of the amended end. */
  target: string;
  /** Genere della modifica. / Kind of amendment. */
  tipo: RelationKind;
  /** Quante relazioni riunisce. / How many relations it stands for. */
  peso: Int32 & tags.Minimum<1>;
}

/** Il grafo, o il vicinato di un atto. / The graph, or the neighbourhood of an act. */
export interface GraphAnswer extends Envelope {
  /** Come i nodi sono scelti. / How the nodes are chosen. */
  criterio: string;
  /** Il livello chiesto. / The level asked for. */
  livello: 'norma' | 'articolo';
  /** Il limite chiesto. / The limit asked for. */
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

export const graph = endpoint<GraphQuery>({
  name: 'graph',
  path: '/api/public/graph',
  tag: 'relazioni',
  summary: 'Grafo delle relazioni / Graph of relations',
  description:
    'I nodi con più relazioni e gli archi fra loro, per atto o per articolo; con norma, il vicinato di quell’atto, a partire dal centro. / The nodes with most relations and the links between them, by act or by article; with norma, the neighbourhood of that act, from the centre out.',
  schemas: typia.json.schemas<[GraphQuery, GraphAnswer, Unresolved, Unresolved]>(),
  statuses: [200, 300, 404],
  validate: typia.createValidate<GraphQuery>(),
  answer: (catalog, query, context) => {
    const level = query.livello === 'articolo' ? 'article' : 'act';
    if (query.norma !== '') return answerAround(catalog, query, level, context);
    return answerGraph(catalog, query, context, catalog.graphs.best(level, query.max_nodi), null);
  },
});

/** Around what a walk goes. */
type Centre = Omit<ResolvedNorma, 'resolution'>;

function answerAround(catalog: Catalog, query: GraphQuery, level: Level, context: Context): Answer | Promise<Answer> {
  // Most ask by the ELI as the list writes it.
  const asked: Centre | { problem: Answer } =
    catalog.find(query.norma) === null
      ? resolveNorma(catalog, query.norma, context)
      : { eli: query.norma, article: null, articleEli: null };
  if ('problem' in asked) return asked.problem;
  const center = (level === 'article' && asked.articleEli) || asked.eli;
  const node = catalog.graphs.nodeOf(level, center);
  const found =
    node === null ? alone(catalog, asked, level) : catalog.graphs.around(level, node, query.profondita, query.max_nodi);
  const answer = (subgraph: Subgraph) => answerGraph(catalog, query, context, subgraph, center);
  return found instanceof Promise ? found.then(answer) : answer(found);
}

/** At article level an act or article without relations is no node of the graph, but it is the centre that was asked for. */
function alone(catalog: Catalog, { eli, articleEli, article }: Centre, level: Level): Subgraph {
  const number = level === 'article' ? article : null;
  const inCorpus = catalog.inCorpus(catalog.find(eli)!);
  const node = writers.node(
    { eli: (number && articleEli) || eli, act: eli, article: number, degree: 0, inCorpus },
    level,
  );
  const nodes = literal(`${node.slice(0, -1)},"distanza":0}`);
  const links = literal('');
  const members = graphMembers(nodes, links);
  return { nodes, links, members, nodeCount: 1, linkCount: 0, totalNodes: 1, totalLinks: 0 };
}

function answerGraph(
  catalog: Catalog,
  { livello, max_nodi }: GraphQuery,
  context: Context,
  found: Subgraph,
  center: string | null,
): Answer {
  const level = livello as GraphAnswer['livello'];
  const { criterion } = context.prose;
  const { totalNodes, totalLinks, nodeCount, linkCount } = found;
  const counts =
    `"totale_nodi":${totalNodes},"totale_link":${totalLinks},"n_nodi":${nodeCount},"n_link":${linkCount},` +
    `"troncato":${nodeCount < totalNodes}`;
  const centre = center === null ? '' : `,"centro":${JSON.stringify(center)}`;
  const head = `,"livello":"${livello}","max_nodi":${max_nodi},${counts}${centre},`;
  const opening =
    center === null
      ? openEnvelope(catalog, context, 'graph', criterion[level])
      : openEnvelope(catalog, context, 'neighbourhood', criterion.neighbourhood);
  return ok([opening, literal(head), ...found.members, end]);
}

const end = literal('}');
