// GET /api/public/norme/{eli}/versioni: the versions of an act.
import typia, { type tags } from '#typia';
import { listVersions, literal, members, nameAct, versionsOf, type Purpose, type shapes } from '../../engine/index.js';
import { ok } from '../message/answer.js';
import { findAsked } from './dated-place.js';
import { lastChange } from './last-change.js';
import { endpoint, type LanguageChoice } from './endpoint.js';

/** Versioni. / Versions. */
export interface VersioniQuery {
  /** ELI dell’atto, o un altro suo identificativo, come in norme. / ELI of the act, or another identifier of it, as in norme. */
  eli: string & tags.Example<'eli:/it/legge/1990/08/07/241'>;
  lang: LanguageChoice;
  /** Formato della risposta; se manca decide Accept. / Format of the answer; where it is absent, Accept decides. */
  formato?: string & shapes.OneOf<['json', 'csv', 'ndjson', 'md', 'txt']>;
}

const purpose: Purpose = {
  it: 'Le versioni di un atto che sono caricate, dalla più vecchia: da quando a quando stanno, e che cosa le ha fatte cominciare.',
  en: 'The versions of an act that are loaded, oldest first: since when and until when they stand, and what made them begin.',
};

export const versioni = endpoint<VersioniQuery>({
  name: 'versioni',
  path: '/api/public/norme/{eli}/versioni',
  tag: 'norme',
  summary: 'Le versioni di un atto / The versions of an act',
  description:
    'Le versioni dell’atto nel tempo, con i giorni in cui stanno, le cause e ciò che non si sa. / The versions of the act in time, with the days on which they stand, their causes, and what is not known.',
  examples: ['/api/public/norme/it/legge/2004/01/09/4/versioni', '/api/public/norme/it/legge/1990/08/07/241/versioni'],
  query: () => typia.json.schemas<[VersioniQuery]>(),
  schemas: () => typia.json.schemas<[VersioniQuery, shapes.VersioniAnswer, shapes.Unresolved, shapes.UnknownAct]>(),
  statuses: [200, 300, 404],
  validate: typia.createValidate<VersioniQuery>(),
  cost: 'light',
  answer: (catalog, query, context) => {
    const place = findAsked(catalog, query, context);
    if ('problem' in place) return place.problem;
    const { act, record, history } = place;
    const kept = versionsOf(record, history);
    const said = context.words.versions;
    const complete = history?.isWhole === true && kept.versions.every(({ unheld }) => unheld === undefined);
    const portal = record.portalUrl();
    const answer: Omit<shapes.VersioniAnswer, keyof shapes.Envelope> = {
      norma: nameAct(catalog.cardOf(act)),
      totale: kept.versions.length,
      complete,
      avviso: kept.versions.length === 1 ? said.only : complete ? null : said.some,
      url_fonte: portal === '' ? null : portal,
      versioni: listVersions(act, kept, record.status(null)),
      escluse: kept.leftOut,
    };
    const body = [catalog.envelopes.open(context.language, purpose), literal(`,${members(answer)}}`)];
    return ok(body, undefined, lastChange(catalog, act));
  },
});
