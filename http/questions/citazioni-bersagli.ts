// GET /api/public/citazioni/bersagli: the articles, or acts, that the loaded texts cite most.
import typia, { type tags } from '#typia';
import { inTurns, literal, members, type shapes, type Purpose } from '../../engine/index.js';
import { ok } from '../message/answer.js';
import { describeEnd } from './citazioni.js';
import { endpoint, type Catalog, type LanguageChoice } from './endpoint.js';

/** Che cosa è più citato. / What is cited most. */
export interface BersagliQuery {
  lang: LanguageChoice;
  /** Che cosa contare: articolo, gli articoli; norma, gli atti con i loro articoli. / What to count: articolo, the articles; norma, the acts with their articles. */
  livello: string & shapes.OneOf<['articolo', 'norma']> & tags.Default<'articolo'>;
  /** Quanti al più. / How many at most. */
  limit: shapes.Int32 & tags.Minimum<1> & tags.Maximum<1000> & tags.Default<10>;
}

/** Un atto o articolo, e quante volte è citato. / An act or article, and how often it is cited. */
export interface CitedTarget {
  /** ELI dell’atto o dell’articolo. / ELI of the act or article. */
  eli: string & tags.Example<'eli:/it/legge/1990/08/07/241/art/2'>;
  /** L’atto come lo scrivono i giuristi. / The act as jurists write it. */
  sigla: string & tags.Example<'L. 241/1990'>;
  /** Numero dell’articolo, o null per l’atto. / Number of the article, or null for the act. */
  articolo: (string & tags.Example<'2-bis'>) | null;
  /** La parte a cui l’articolo appartiene, o null nella parte principale. / The part that the article belongs to, or null in the main part. */
  parte: (string & tags.Example<'allegato I.7'>) | null;
  /** Che cosa gli è accaduto, o null se i documenti caricati non lo dicono. / What happened to it, or null where the loaded documents do not say. */
  stato: shapes.Stato | null;
  /** Quante citazioni lo nominano; di un atto, anche quelle dei suoi articoli. / How many citations name it; of an act, those of its articles too. */
  n_citazioni: shapes.Count;
}

/** I più citati. / The most cited. */
export interface BersagliAnswer extends shapes.Envelope {
  /** Che cosa è contato. / What is counted. */
  livello: 'articolo' | 'norma';
  /** Quanti al più. / How many at most. */
  limit: shapes.Int32;
  /** Dal più citato; a parità, per ELI. / Most cited first; ties by ELI. */
  bersagli: CitedTarget[];
}

const purpose: Purpose = {
  it: 'Gli articoli, o gli atti, che i testi caricati citano più spesso.',
  en: 'The articles, or acts, that the loaded texts cite most often.',
};

export const citazioniBersagli = endpoint<BersagliQuery>({
  name: 'citazioni-bersagli',
  path: '/api/public/citazioni/bersagli',
  tag: 'relazioni',
  summary: 'I più citati / The most cited',
  description:
    'Gli articoli, o gli atti, che i testi caricati citano più spesso, anche quelli di cui non è caricato il testo. / The articles, or acts, that the loaded texts cite most often, also those whose text is not loaded.',
  examples: ['/api/public/citazioni/bersagli?limit=3', '/api/public/citazioni/bersagli?limit=2&livello=norma'],
  query: () => typia.json.schemas<[BersagliQuery]>(),
  schemas: () => typia.json.schemas<[BersagliQuery, BersagliAnswer]>(),
  statuses: [200],
  validate: typia.createValidate<BersagliQuery>(),
  cost: 'light',
  answer: async (catalog, query, { language }) => {
    // Validation has checked the value.
    const livello = query.livello as BersagliAnswer['livello'];
    const most = await inTurns(catalog.citations.mostCited(livello === 'articolo', query.limit));
    const head = {
      livello,
      limit: query.limit,
      bersagli: most.map((target) => describeTarget(catalog, target)),
    } satisfies Omit<BersagliAnswer, keyof shapes.Envelope>;
    return ok([catalog.envelopes.open(language, purpose), literal(`,${members(head)}}`)]);
  },
});

function describeTarget(catalog: Catalog, { eli, count }: { eli: string; count: number }): CitedTarget {
  const { sigla, articolo, parte, stato } = describeEnd(catalog, eli, null);
  return { eli, sigla, articolo, parte, stato, n_citazioni: count };
}
