// GET /api/public/health: whether the service answers, and how much it holds.
import typia from '#typia';
import { literal, writeHealth, type shapes, type Purpose } from '../../engine/index.js';
import { ok } from '../message/answer.js';
import { endpoint, type LanguageChoice } from './endpoint.js';
import { version } from './version.js';

/** Stato. / Status. */
export interface HealthQuery {
  lang: LanguageChoice;
}

const purpose: Purpose = {
  it: 'Stato del servizio e quantità di atti, articoli e relazioni che contiene.',
  en: 'Status of the service and how many acts, articles and relations it holds.',
};

export const health = endpoint<HealthQuery>({
  name: 'health',
  path: '/api/public/health',
  tag: 'servizio',
  summary: 'Stato e conteggi / Status and counts',
  description:
    'Dice se il servizio risponde, quanti atti, articoli e relazioni tiene e quanto è aggiornato. / Says whether the service answers, how many acts, articles and relations it holds and how recent they are.',
  examples: ['/api/public/health'],
  query: () => typia.json.schemas<[HealthQuery]>(),
  schemas: () => typia.json.schemas<[HealthQuery, shapes.HealthAnswer]>(),
  statuses: [200],
  validate: typia.createValidate<HealthQuery>(),
  cost: 'stored',
  answer: (catalog, _query, context) => {
    const opening = catalog.envelopes.open(context.language, purpose);
    const { copy = null, isStale = null } = context;
    const body = [opening, literal(writeHealth(catalog, { version, copy, isStale }))];
    // The age of a copy is another at each request.
    return copy === null ? { ...ok(body), cache: 'health', isFixed: true } : { ...ok(body), cache: 'error' };
  },
});
