// GET /api/public/graph: the graph of relations, whole by rank or around one act.
import typia, { type tags } from '#typia';
import {
  allRelations,
  describeNode,
  graphMembers,
  literal,
  masks,
  usualMask,
  type Level,
  type shapes,
  type Subgraph,
  type View,
  type Purpose,
} from '../../engine/index.js';
import { ok, unavailable, type Answer } from '../message/answer.js';
import { endpoint, type Catalog, type Context, type LanguageChoice } from './endpoint.js';
import { viewCost, type Cost } from './cost.js';
import { resolveCited } from './resolve-cited.js';
import { resolveNorma, type ResolvedNorma } from './resolve-norma.js';

/** Grafo. / Graph. */
export interface GraphQuery {
  /** Nodi per atto o per articolo. / Nodes by act or by article. */
  livello: string & shapes.Matching<'^(norma|articolo)$'> & tags.Default<'norma'>;
  /** Al più quanti nodi. / How many nodes at most. */
  max_nodi: shapes.Int32 & tags.Minimum<10> & tags.Maximum<20000> & tags.Default<2000>;
  lang: LanguageChoice;
  /** L’atto o l’articolo di cui si chiede il vicinato, come in relazioni; vuoto: tutto il grafo. / The act or article whose neighbourhood is requested, as in relazioni; empty: the whole graph. */
  norma: string & tags.Default<''> & tags.Example<'L. 241/1990'>;
  /** Quanti passi dal centro. / How many steps from the centre. */
  profondita: shapes.Int32 & tags.Minimum<1> & tags.Maximum<5> & tags.Default<1>;
  /** Quali relazioni: quelle che stanno in `modifica`, o tutte, anche gli effetti che non cambiano il testo. / Which relations: those in `modifica`, or all, effects that change no text included. */
  natura: string & shapes.EitherOf<'modifiche', 'tutte'>;
  /** Che cosa unisce i nodi: le relazioni, le citazioni (archi `cita`) o le une e le altre; natura dice quali relazioni. / What joins the nodes: relations, citations (links `cita`), or both; natura says which relations. */
  legame: string & shapes.OneOf<['modifiche', 'citazioni', 'tutti']> & tags.Default<'modifiche'>;
  /** Se ogni nodo ha `x`, `y` e `comunita`. / Whether each node has `x`, `y` and `comunita`. */
  posizioni: boolean;
  /** Formato della risposta; se manca decide Accept. / Format of the answer; where it is absent, Accept decides. */
  formato?: string & shapes.OneOf<['json', 'csv', 'ndjson', 'gexf', 'graphml']>;
  /** Quale tabella, in csv e ndjson: i nodi (se manca) o gli archi. / Which table, in csv and ndjson: the nodes (where it is absent) or the links. */
  parte?: string & shapes.OneOf<['nodi', 'link']>;
}

export const graph = endpoint<GraphQuery>({
  name: 'graph',
  path: '/api/public/graph',
  tag: 'relazioni',
  summary: 'Grafo delle relazioni / Graph of relations',
  description:
    'I nodi con più relazioni e gli archi fra loro, per atto o per articolo; con norma, il vicinato di quell’atto, a partire dal centro. Con legame, anche o soltanto le citazioni. / The nodes with most relations and the links between them, by act or by article; with norma, the neighbourhood of that act, from the centre out. With legame, citations too, or alone.',
  examples: [
    '/api/public/graph?max_nodi=10',
    '/api/public/graph?max_nodi=10&livello=articolo',
    '/api/public/graph?max_nodi=10&norma=CAD',
  ],
  query: () => typia.json.schemas<[GraphQuery]>(),
  schemas: () => typia.json.schemas<[GraphQuery, shapes.GraphAnswer, shapes.Unresolved, shapes.Unresolved]>(),
  statuses: [200, 300, 404],
  validate: typia.createValidate<GraphQuery>(),
  cost: costOfGraph,
  answer: (catalog, query, context) => {
    if (query.posizioni && !catalog.graphs.places.areKnown) return unavailable(context.words.noPlaces, placesSeconds);
    const level = query.livello === 'articolo' ? 'article' : 'act';
    const view = viewOf(query.legame as Link, level, query.natura);
    if (query.norma !== '') return answerAround(catalog, query, level, view, context);
    const answer = (found: Subgraph) => answerGraph(catalog, query, context, found, null);
    if (!query.posizioni && view.mask === usualMask) return answer(catalog.graphs.best(level, query.max_nodi));
    const choice = { count: query.max_nodi, around: null };
    return catalog.graphs.take(view, choice, query.posizioni, context).then(answer);
  },
});

/** The best nodes of the two usual views are stored; others are put together. A neighbourhood is dear where the walk to it is long. */
function costOfGraph(query: GraphQuery, catalog: Catalog): Cost {
  const { norma, natura, legame, posizioni } = query;
  // Those that are computed after the start are known to this thread alone.
  if (posizioni && !catalog.graphs.places.areStored) return 'light';
  if (norma !== '') return 'light';
  return natura === 'modifiche' && legame === 'modifiche' && !posizioni
    ? 'stored'
    : viewCost(catalog, legame !== 'modifiche');
}

/** The links that are asked for. */
export type Link = 'modifiche' | 'citazioni' | 'tutti';

/** The view of the graph that is asked for. @param nature `tutte`: all relations, not the amendments alone */
export function viewOf(link: Link, level: Level, nature: string): View {
  const relations = nature === 'tutte' ? allRelations : masks.amendments;
  const mask = (link === 'citazioni' ? 0 : relations) | (link === 'modifiche' ? 0 : masks.citations);
  return { level, mask };
}

/** After which it is worth asking for positions again. */
const placesSeconds = 20;

/** Around what a walk goes. */
type Centre = Omit<ResolvedNorma, 'resolution'>;

function answerAround(
  catalog: Catalog,
  query: GraphQuery,
  level: Level,
  view: View,
  context: Context,
): Answer | Promise<Answer> {
  // Most ask by the ELI as the list writes it.
  const resolve = query.legame === 'modifiche' ? resolveNorma : resolveCited;
  const asked: Centre | { problem: Answer } =
    catalog.find(query.norma) === null
      ? resolve(catalog, query.norma, context)
      : { eli: query.norma, article: null, articleEli: null };
  if ('problem' in asked) return asked.problem;
  const { profondita, max_nodi, posizioni } = query;
  const center = (level === 'article' && asked.articleEli) || asked.eli;
  const node = catalog.graphs.nodeOf(view, center);
  const found =
    node === null
      ? alone(catalog, asked, level, posizioni)
      : catalog.graphs.take(view, { count: max_nodi, around: { center: node, depth: profondita } }, posizioni, context);
  const answer = (subgraph: Subgraph) => answerGraph(catalog, query, context, subgraph, center);
  return found instanceof Promise ? found.then(answer) : answer(found);
}

/** At article level an act or article that nothing joins with another is no node of the graph, but it is the centre that was asked for. */
function alone(catalog: Catalog, { eli, articleEli, article }: Centre, level: Level, isPlaced: boolean): Subgraph {
  const number = level === 'article' ? article : null;
  const known = catalog.find(eli);
  const facts = { inCorpus: known !== null && catalog.inCorpus(known), isRepealed: catalog.graphs.isRepealed(eli) };
  const source = { eli: (number && articleEli) || eli, act: eli, article: number, degree: 0, ...facts };
  const place = isPlaced ? { x: null, y: null, comunita: null } : {};
  const nodes = literal(JSON.stringify({ ...describeNode(source, level), distanza: 0, ...place }));
  return { nodes, links: literal(''), nodeCount: 1, linkCount: 0, totalNodes: 1, totalLinks: 0 };
}

const purposes: Record<Link, { whole: Purpose; neighbourhood: Purpose }> = {
  modifiche: {
    whole: {
      it: 'Il grafo delle relazioni di modifica: i nodi con più relazioni e gli archi fra loro.',
      en: 'The graph of amendment relations: the nodes with most relations and the links between them.',
    },
    neighbourhood: {
      it: 'Il vicinato dell’atto richiesto nel grafo delle relazioni di modifica, a partire dal più vicino.',
      en: 'The neighbourhood of the requested act in the graph of amendment relations, nearest first.',
    },
  },
  citazioni: {
    whole: {
      it: 'Il grafo delle citazioni: i nodi con più citazioni e gli archi fra loro.',
      en: 'The graph of citations: the nodes with most citations and the links between them.',
    },
    neighbourhood: {
      it: 'Il vicinato dell’atto richiesto nel grafo delle citazioni, a partire dal più vicino.',
      en: 'The neighbourhood of the requested act in the graph of citations, nearest first.',
    },
  },
  tutti: {
    whole: {
      it: 'Il grafo delle relazioni di modifica e delle citazioni: i nodi che ne hanno di più e gli archi fra loro.',
      en: 'The graph of amendment relations and citations: the nodes with most of them and the links between them.',
    },
    neighbourhood: {
      it: 'Il vicinato dell’atto richiesto nel grafo delle relazioni di modifica e delle citazioni, a partire dal più vicino.',
      en: 'The neighbourhood of the requested act in the graph of amendment relations and citations, nearest first.',
    },
  },
};

function answerGraph(
  catalog: Catalog,
  { livello, max_nodi, natura, legame }: GraphQuery,
  context: Context,
  found: Subgraph,
  center: string | null,
): Answer {
  const level = livello as shapes.GraphAnswer['livello'];
  const { criterion } = context.words;
  const order = center === null ? criterion[level] : criterion.neighbourhood;
  const { totalNodes, totalLinks, nodeCount, linkCount } = found;
  const counts =
    `"totale_nodi":${totalNodes},"totale_link":${totalLinks},"n_nodi":${nodeCount},"n_link":${linkCount},` +
    `"troncato":${nodeCount < totalNodes}`;
  const centre = center === null ? '' : `,"centro":${JSON.stringify(center)}`;
  const head = `,"livello":"${livello}","max_nodi":${max_nodi},${counts}${centre},`;
  const opening = catalog.envelopes.open(
    context.language,
    purposes[legame as Link][center === null ? 'whole' : 'neighbourhood'],
    [
      order,
      ...(natura === 'tutte' && legame !== 'citazioni' ? [criterion.effects] : []),
      ...(legame === 'modifiche' ? [] : [criterion[legame as Exclude<Link, 'modifiche'>]]),
    ].join(' '),
  );
  return ok([opening, literal(head), ...graphMembers(found)]);
}
