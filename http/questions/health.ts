// GET /api/public/health: whether the service answers, and how much it holds.
import typia from '#typia';
import { literal } from '../../engine/index.js';
import { ok } from '../deliver/answer.js';
import { endpoint } from './endpoint.js';
import { openEnvelope } from './envelope.js';
import { version } from './version.js';
import type { Count, Day, Envelope, LanguageChoice } from './wire.js';
import { members } from './writers.js';

/** Stato. / Status. */
export interface HealthQuery {
  /** Lingua della prosa: it o en; vuoto: si segue Accept-Language. / Language of the prose: it or en; empty: Accept-Language decides. */
  lang: LanguageChoice;
}

/** Quanto c’è. / How much there is. */
export interface Counts {
  /** Atti. / Acts. */
  norme: Count;
  /** Articoli, allegati strutturati in articoli compresi. / Articles, those of annexes included. */
  articoli: Count;
  /** Relazioni di modifica. / Amendment relations. */
  relazioni: Count;
  /** Documenti che non si sono potuti leggere. / Documents that could not be read. */
  documenti_rifiutati: Count;
}

/** Quanti atti di un tipo. / How many acts of a type. */
export interface TypeCount {
  /** Tipo ELI. / ELI type. */
  tipo: string;
  /** Atti di questo tipo. / Acts of this type. */
  norme: Count;
}

/** Quale corpus. / Which corpus. */
export interface CorpusDigest {
  /** Impronta dei documenti: cambia quando cambiano. / Digest of the documents: it changes when they do. */
  impronta: string;
  /** Data del testo più recente. / Latest date of a text. */
  aggiornato_al: Day | null;
}

/** Stato del servizio e conteggi. / Status of the service and counts. */
export interface HealthAnswer extends Envelope {
  /** Sempre ok quando risponde. / Always ok when it answers. */
  stato: 'ok';
  /** Versione dell’API. / Version of the API. */
  versione: string;
  conteggi: Counts;
  /** Atti per tipo, i più numerosi per primi. / Acts by type, most first. */
  tipi: TypeCount[];
  corpus: CorpusDigest;
}

export const health = endpoint<HealthQuery>({
  name: 'health',
  path: '/api/public/health',
  tag: 'servizio',
  summary: 'Stato e conteggi / Status and counts',
  description:
    'Dice se il servizio risponde, quanti atti, articoli e relazioni tiene e quanto è aggiornato. / Says whether the service answers, how many acts, articles and relations it holds and how recent they are.',
  schemas: typia.json.schemas<[HealthQuery, HealthAnswer]>(),
  statuses: [200],
  validate: typia.createValidate<HealthQuery>(),
  answer: (catalog, _query, context) => {
    const { counts, types, textDate } = catalog.facts;
    const content = {
      stato: 'ok',
      versione: version,
      conteggi: {
        norme: counts.acts,
        articoli: counts.articles,
        relazioni: counts.relations,
        documenti_rifiutati: counts.refused,
      },
      tipi: types.map(({ type, acts }) => ({ tipo: type, norme: acts }) satisfies TypeCount),
      corpus: { impronta: catalog.digest, aggiornato_al: textDate },
    } satisfies Omit<HealthAnswer, keyof Envelope>;
    const body = [openEnvelope(catalog, context, 'health'), literal(`,${members(content)}}`)];
    return { ...ok(body), cache: 'health', isFixed: true };
  },
});
