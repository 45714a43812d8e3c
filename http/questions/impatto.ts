// GET /api/public/graph/impatto: what an act or article reaches by amendments, step by step.
import typia, { type tags } from '#typia';
import {
  literal,
  members,
  nameAct,
  parseEli,
  usualMask,
  type Level,
  type Piece,
  type Reach,
  type shapes,
  type Purpose,
} from '../../engine/index.js';
import { ok, type Answer } from '../message/answer.js';
import { endpoint, type Catalog, type Context, type LanguageChoice } from './endpoint.js';
import { resolveNorma, type ResolvedNorma } from './resolve-norma.js';

/** Impatto. / Impact. */
export interface ImpattoQuery {
  lang: LanguageChoice;
  /** L’atto o l’articolo da cui si parte, indicato come in relazioni: da un atto si va per atti, da un articolo per articoli. / The act or article to start from, named as in relazioni: from an act the steps go by acts, from an article by articles. */
  norma: string & tags.Example<'l. 15/2005'>;
  /** out: ciò che modifica, e ciò che ne è modificato a sua volta; in: ciò da cui è modificato. / out: what it amends, and what that amends in turn; in: what amends it. */
  dir: string & shapes.EitherOf<'out', 'in'>;
  /** Quanti passi. / How many steps. */
  profondita: shapes.Int32 & tags.Minimum<1> & tags.Maximum<5> & tags.Default<3>;
  /** Al più quanti nodi, in tutti i passi insieme. / How many nodes at most, in all steps together. */
  max_nodi: shapes.Int32 & tags.Minimum<10> & tags.Maximum<2000> & tags.Default<500>;
  /** Formato della risposta; se manca decide Accept. / Format of the answer; where it is absent, Accept decides. */
  formato?: string & shapes.OneOf<['json', 'csv', 'ndjson']>;
}

/** Ciò che si raggiunge a una certa distanza. / What is reached at one distance. */
export interface ImpactStep {
  /** Quante relazioni separano questi nodi da quello richiesto. / How many relations lie between these nodes and the requested one. */
  distanza: shapes.Int32 & tags.Minimum<1>;
  /** Quanti nodi sono a questa distanza, anche se non tutti elencati. / How many nodes are at this distance, even where not all are listed. */
  n_nodi: shapes.Int32 & tags.Minimum<1>;
  /** Quante relazioni portano a essi dai nodi del passo precedente. / How many relations lead to them from the nodes of the step before. */
  n_relazioni: shapes.Int32 & tags.Minimum<1>;
  /** I nodi, per numero di relazioni, per quanto max_nodi consente. / The nodes, by number of relations, as far as max_nodi allows. */
  nodi: shapes.GraphNode[];
}

/** Ciò che un atto o un articolo raggiunge di modifica in modifica. / What an act or article reaches by amendments. */
export interface ImpattoAnswer extends shapes.Envelope {
  norma: shapes.AskedAct;
  /** ELI dell’articolo, se il riferimento ne nomina uno. / ELI of the article, where the reference names one. */
  articolo: string | null;
  risoluzione: shapes.Resolution;
  /** norma: i nodi sono atti; articolo: articoli e, dove la relazione non ne nomina, atti. / norma: nodes are acts; articolo: articles and, where the relation names none, acts. */
  livello: 'norma' | 'articolo';
  /** Il verso chiesto. / The requested direction. */
  dir: 'out' | 'in';
  /** Il numero di passi chiesto. / The requested number of steps. */
  profondita: shapes.Int32;
  /** Il limite chiesto. / The requested limit. */
  max_nodi: shapes.Int32;
  /** Vero se max_nodi ha lasciato fuori dei nodi. / True where max_nodi left nodes out. */
  troncato: boolean;
  /** I passi, dal più vicino; dove non si raggiunge più nulla finiscono. / The steps, nearest first; they end where nothing more is reached. */
  passi: ImpactStep[];
}

const purposes: Record<ImpattoAnswer['dir'], Purpose> = {
  out: {
    it: 'Che cosa modifica l’atto o l’articolo richiesto, che cosa modifica ciò che ne è modificato, e così via.',
    en: 'What the requested act or article amends, what that amends in turn, and so on.',
  },
  in: {
    it: 'Da che cosa è modificato l’atto o l’articolo richiesto, da che cosa è modificato chi lo modifica, e così via.',
    en: 'What amends the requested act or article, what amends that in turn, and so on.',
  },
};

export const impatto = endpoint<ImpattoQuery>({
  name: 'impatto',
  path: '/api/public/graph/impatto',
  tag: 'relazioni',
  summary: 'Impatto di un atto / Impact of an act',
  description:
    'Ciò che un atto o un articolo raggiunge di modifica in modifica, passo per passo: che cosa modifica, che cosa è modificato da ciò che ne è modificato; o nell’altro verso. Ogni nodo sta al passo più vicino. / What an act or article reaches by amendments, step by step: what it amends, what is amended by what it amends; or the other way. Each node stands at its nearest step.',
  examples: [
    '/api/public/graph/impatto?norma=l.%2015%2F2005&profondita=2&max_nodi=10',
    '/api/public/graph/impatto?norma=art.%202%20l.%20241%2F1990&dir=in',
  ],
  query: () => typia.json.schemas<[ImpattoQuery]>(),
  schemas: () => typia.json.schemas<[ImpattoQuery, ImpattoAnswer, shapes.Unresolved, shapes.Unresolved]>(),
  statuses: [200, 300, 404],
  validate: typia.createValidate<ImpattoQuery>(),
  cost: 'light',
  answer: (catalog, query, context) => {
    const asked = resolveNorma(catalog, query.norma, context);
    return 'problem' in asked ? asked.problem : answerImpact(catalog, query, asked, context);
  },
});

async function answerImpact(
  catalog: Catalog,
  query: ImpattoQuery,
  { eli, articleEli, resolution }: ResolvedNorma,
  context: Context,
): Promise<Answer> {
  // Validation has checked the values.
  const { dir, profondita, max_nodi } = query as ImpattoQuery & Pick<ImpattoAnswer, 'dir'>;
  const level: Level = articleEli === null ? 'act' : 'article';
  const center = catalog.graphs.nodeOf({ level, mask: usualMask }, articleEli ?? eli);
  // An article without relations is no node.
  const reach: Reach =
    center === null
      ? { steps: [], isCut: false }
      : await catalog.graphs.reach(
          level,
          center,
          profondita,
          dir === 'out' ? 'outgoing' : 'incoming',
          max_nodi,
          context,
        );
  const act = catalog.find(eli)!;
  const stato = catalog.record(act).status(null);
  const head = {
    norma: { ...nameAct(catalog.card(act)), tipo: parseEli(eli)?.type ?? '', stato },
    articolo: articleEli,
    risoluzione: resolution,
    livello: level === 'act' ? 'norma' : 'articolo',
    dir,
    profondita,
    max_nodi,
    troncato: reach.isCut,
  } satisfies Omit<ImpattoAnswer, keyof shapes.Envelope | 'passi'>;
  return ok([
    catalog.envelopes.open(context.language, dir === 'out' ? purposes.out : purposes.in),
    literal(`,${members(head)},"passi":[`),
    ...reach.steps.flatMap(describeStep),
    literal(']}'),
  ]);
}

function describeStep({ distance, nodeCount, relationCount, nodes }: Reach['steps'][number], i: number): Piece[] {
  const counts = { distanza: distance, n_nodi: nodeCount, n_relazioni: relationCount } satisfies Omit<
    ImpactStep,
    'nodi'
  >;
  return [literal(`${i === 0 ? '' : ','}{${members(counts)},"nodi":[`), nodes, literal(']}')];
}
