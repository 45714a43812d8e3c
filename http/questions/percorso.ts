// GET /api/public/graph/percorso: the shortest chains of relations from one act or article to another.
import typia, { type tags } from '#typia';
import {
  labelOfEli,
  inTurns,
  literal,
  longestChain,
  members,
  mostCertain,
  relationsBetween,
  sigla,
  usualMask,
  type Level,
  type NodeName,
  type shapes,
  type Purpose,
} from '../../engine/index.js';
import { ok, type Answer } from '../message/answer.js';
import { endpoint, type Catalog, type Context, type LanguageChoice } from './endpoint.js';
import { resolveNorma, type ResolvedNorma } from './resolve-norma.js';

/** Percorso. / Path. */
export interface PercorsoQuery {
  lang: LanguageChoice;
  /** Da dove: un atto o un articolo, indicato come in relazioni. / From where: an act or article, named as in relazioni. */
  da: string & tags.Example<'d.l. 76/2020'>;
  /** Fin dove: un atto o un articolo, indicato come in relazioni. / To where: an act or article, named as in relazioni. */
  a: string & tags.Example<'l. 241/1990'>;
  /** Catene di atti, o di articoli (e di atti, dove la relazione non nomina un articolo). / Chains of acts, or of articles (and of acts, where the relation names no article). */
  livello: string & shapes.EitherOf<'norma', 'articolo'>;
  /** entrambi: ogni passo in un verso o nell’altro; modifiche: ogni nodo modifica il seguente. / entrambi: each step in either direction; modifiche: each node amends the next. */
  verso: string & shapes.EitherOf<'entrambi', 'modifiche'>;
}

/** Un capo del percorso. / One end of the path. */
export interface ChainEnd {
  /** ELI dell’atto o, a livello articolo, dell’articolo richiesto. / ELI of the act or, at article level, of the requested article. */
  eli: string;
  /** L’atto come lo scrivono i giuristi. / The act as jurists write it. */
  sigla: string & tags.Example<'L. 241/1990'>;
  risoluzione: shapes.Resolution;
}

/** Un nodo di una catena. / A node of a chain. */
export interface ChainNode {
  /** ELI. / ELI. */
  id: string;
  /** L’atto, o articolo e atto, come lo scrivono i giuristi. / The act, or article and act, as jurists write it. */
  label: string & tags.Example<'L. 241/1990'>;
}

/** Il legame fra un nodo e il seguente. / The link between a node and the next. */
export interface ChainLink {
  /** La più certa delle relazioni fra i due nodi; a parità, per identificativo. / The most certain of the relations between the two nodes; ties by identifier. */
  relazione: shapes.Relation;
  /** Quante relazioni ci sono fra i due nodi, nei versi ammessi. / How many relations there are between the two nodes, in the directions admitted. */
  n_relazioni: shapes.Int32 & tags.Minimum<1>;
}

/** Una catena. / A chain. */
export interface Chain {
  /** Quanti legami ha. / How many links it has. */
  lunghezza: shapes.Count;
  /** I nodi, da un capo all’altro. / The nodes, from end to end. */
  nodi: ChainNode[];
  /** I legami, uno fra ogni nodo e il seguente. / The links, one between each node and the next. */
  legami: ChainLink[];
}

/** Le catene più brevi fra due atti o articoli. / The shortest chains between two acts or articles. */
export interface PercorsoAnswer extends shapes.Envelope {
  /** Il livello chiesto. / The requested level. */
  livello: 'norma' | 'articolo';
  /** Il verso chiesto. / The requested direction. */
  verso: 'entrambi' | 'modifiche';
  da: ChainEnd;
  a: ChainEnd;
  /** Perché non c’è alcuna catena; null se c’è. / Why there is no chain; null where there is one. */
  avviso: string | null;
  /** Le catene più brevi, al più tre, di al più sei legami. / The shortest chains, at most three, of at most six links. */
  catene: Chain[];
}

const purpose: Purpose = {
  it: 'Le catene più brevi di relazioni di modifica fra i due atti o articoli richiesti, con la relazione più certa di ogni passo.',
  en: 'The shortest chains of amendment relations between the two requested acts or articles, with the most certain relation of each step.',
};

export const percorso = endpoint<PercorsoQuery>({
  name: 'percorso',
  path: '/api/public/graph/percorso',
  tag: 'relazioni',
  summary: 'Percorso fra due atti / Path between two acts',
  description:
    'Le catene più brevi di relazioni da un atto o articolo a un altro: al più tre, di al più sei legami, tutte della stessa lunghezza. Di ogni legame la relazione più certa, e quante ce ne sono. Se da o a non indica un solo atto noto, la risposta è 300 o 404 e dice quale dei due. / The shortest chains of relations from one act or article to another: at most three, of at most six links, all of the same length. For each link the most certain relation, and how many there are. Where da or a does not name one known act, the answer is 300 or 404 and says which of the two.',
  examples: [
    '/api/public/graph/percorso?da=d.l.%2076%2F2020&a=l.%20241%2F1990',
    '/api/public/graph/percorso?da=art.%201%20Cost.&a=l.%20241%2F1990&livello=articolo',
    '/api/public/graph/percorso?da=CAD&a=l.%20114',
  ],
  query: () => typia.json.schemas<[PercorsoQuery]>(),
  schemas: () =>
    typia.json.schemas<[PercorsoQuery, PercorsoAnswer, shapes.UnresolvedParameter, shapes.UnresolvedParameter]>(),
  statuses: [200, 300, 404],
  validate: typia.createValidate<PercorsoQuery>(),
  cost: 'light',
  answer: (catalog, query, context) => {
    const from = resolveNorma(catalog, query.da, context, 'da');
    if ('problem' in from) return from.problem;
    const to = resolveNorma(catalog, query.a, context, 'a');
    return 'problem' in to ? to.problem : answerChains(catalog, query, from, to, context);
  },
});

async function answerChains(
  catalog: Catalog,
  query: PercorsoQuery,
  from: ResolvedNorma,
  to: ResolvedNorma,
  context: Context,
): Promise<Answer> {
  // Validation has checked the values.
  const { livello, verso } = query as PercorsoQuery & Pick<PercorsoAnswer, 'livello' | 'verso'>;
  const level: Level = livello === 'articolo' ? 'article' : 'act';
  const isDirected = verso === 'modifiche';
  const [da, a] = [endOf(from, level), endOf(to, level)];
  const nodeOf = (eli: string) => catalog.graphs.nodeOf({ level, mask: usualMask }, eli);
  const [start, end] = [nodeOf(da.eli), nodeOf(a.eli)];
  const found =
    start === null || end === null
      ? []
      : await catalog.graphs.chains(level, start, end, isDirected ? 'outgoing' : 'both', context);
  const catene = await inTurns(describeChains(catalog, found, level, isDirected, context));
  const named = ({ eli, articleEli }: ResolvedNorma) => labelOfEli(level === 'article' ? (articleEli ?? eli) : eli);
  const avviso = catene.length > 0 ? null : context.words.noChain(named(from), named(to), longestChain, isDirected);
  const content = { livello, verso, da, a, avviso, catene } satisfies Omit<PercorsoAnswer, keyof shapes.Envelope>;
  return ok([catalog.envelopes.open(context.language, purpose), literal(`,${members(content)}}`)]);
}

function endOf({ eli, articleEli, resolution }: ResolvedNorma, level: Level): ChainEnd {
  const node = level === 'article' ? (articleEli ?? eli) : eli;
  return { eli: node, sigla: sigla(eli), risoluzione: resolution };
}

/** One step a link. */
function* describeChains(
  catalog: Catalog,
  chains: readonly NodeName[][],
  level: Level,
  isDirected: boolean,
  { language }: Context,
): Generator<undefined, Chain[], undefined> {
  const described: Chain[] = [];
  for (const nodes of chains) {
    const legami: ChainLink[] = [];
    for (const [i, node] of nodes.slice(1).entries()) {
      legami.push(describeLink(catalog, nodes[i]!, node, level, isDirected, language));
      yield;
    }
    described.push({ lunghezza: legami.length, nodi: nodes.map(({ id, label }) => ({ id, label })), legami });
  }
  return described;
}

function describeLink(
  catalog: Catalog,
  from: NodeName,
  to: NodeName,
  level: Level,
  isDirected: boolean,
  language: Context['language'],
): ChainLink {
  const between = (source: NodeName, target: NodeName) =>
    relationsBetween<shapes.Relation>(amendedBy(catalog, source.act, language), source, target, level);
  const relations = [...between(from, to), ...(isDirected ? [] : between(to, from))];
  return { relazione: mostCertain(relations), n_relazioni: relations.length };
}

/** The list of what an act amends, as JSON. */
function amendedBy(catalog: Catalog, eli: string, language: Context['language']): Buffer {
  const list = catalog.record(catalog.find(eli)!).relations('outgoing');
  return Buffer.concat(list.piece(language).plain());
}
