// GET /status: health in short, at the root, where monitors of Italian public services look for it.
import typia, { type tags } from '#typia';
import { literal, type shapes } from '../../engine/index.js';
import { unavailable } from '../message/answer.js';
import { endpoint } from './endpoint.js';
import { version } from './version.js';

/** Stato. / Status. */
export interface StatusQuery {
  /** Lingua della prosa: it o en; altro non conta, perché un sistema di controllo non riceva mai un 422. / Language of the prose: it or en; anything else is ignored, so that a monitor never gets a 422. */
  lang: string & tags.Default<''> & tags.Example<'en'>;
}

/** Il servizio risponde. / The service answers. */
export interface StatusAnswer {
  /** Il nome dello stato HTTP. / Name of the HTTP status. */
  title: string & tags.Example<'OK'>;
  /** Stato HTTP. / HTTP status. */
  status: shapes.Int32;
  /** Sempre ok quando risponde. / Always ok when it answers. */
  stato: 'ok';
  /** Versione dell’API. / Version of the API. */
  versione: string & tags.Example<'1.0.0'>;
  /** Di che copia si tratta, in un mirror; altrimenti manca. / Which copy this is, in a mirror; else absent. */
  copia?: shapes.Copia;
}

export const status = endpoint<StatusQuery>({
  name: 'status',
  path: '/status',
  tag: 'servizio',
  summary: 'Il servizio risponde? / Does the service answer?',
  description:
    'In breve, per i sistemi di controllo: 200 se il servizio può rispondere, 503 se non può, o da quando una risposta ha incontrato dati danneggiati. / In short, for monitors: 200 if the service can answer, 503 if it can’t, or since an answer met damaged data.',
  examples: ['/status'],
  query: () => typia.json.schemas<[StatusQuery]>(),
  schemas: () => typia.json.schemas<[StatusQuery, StatusAnswer]>(),
  statuses: [200],
  validate: typia.createValidate<StatusQuery>(),
  cost: 'stored',
  answer: (_catalog, _query, { words, isDamaged, copy }) => {
    if (isDamaged) return unavailable(words.error.damagedSnapshot);
    const answer: StatusAnswer = { title: 'OK', status: 200, stato: 'ok', versione: version };
    if (copy !== undefined) answer.copia = copy;
    // The age of a copy is another at each request.
    const cache = copy === undefined ? 'health' : 'error';
    return { status: 200, contentType: 'application/json', cache, body: [literal(JSON.stringify(answer))] };
  },
});
