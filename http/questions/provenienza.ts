// GET /api/public/norme/{eli}/provenienza: the text of an article in stretches, each with the operation that brought it.
import typia, { type tags } from '#typia';
import { DearError, literal, members, nameAct, type Purpose, type shapes } from '../../engine/index.js';
import { ok } from '../message/answer.js';
import { findServedArticle } from './dated-place.js';
import { endpoint, type LanguageChoice } from './endpoint.js';
import { datedText } from './text-day.js';

/** Provenienza. / Origin of the words. */
export interface ProvenienzaQuery {
  /** ELI dell’articolo, o un altro suo identificativo, come in norme. / ELI of the article, or another identifier of it, as in norme. */
  eli: string & tags.Example<'eli:/it/legge/1990/08/07/241/art/2-bis'>;
  lang: LanguageChoice;
  /** Formato della risposta; se manca decide Accept. / Format of the answer; where it is absent, Accept decides. */
  formato?: string & shapes.OneOf<['json', 'csv', 'ndjson']>;
}

const purpose: Purpose = {
  it: 'Da dove vengono le parole di un articolo: quale disposizione di quale atto ha portato ciascun tratto.',
  en: 'Where the words of an article come from: which provision of which act brought each stretch.',
};

export const provenienza = endpoint<ProvenienzaQuery>({
  name: 'provenienza',
  path: '/api/public/norme/{eli}/provenienza',
  tag: 'norme',
  summary: 'Da dove vengono le parole di un articolo / Where the words of an article come from',
  description:
    'Il testo servito dell’articolo in tratti, che uno dopo l’altro sono il testo intero; di ciascuno la disposizione che l’ha portato, dove le sue parole stanno al loro posto o, con le operazioni successive, sono il testo di oggi lettera per lettera. / The text of the article that is served in stretches, which one after the other are the whole text; of each the provision that brought it, where its words stand at their place or, with the later operations, are today’s text letter by letter.',
  examples: ['/api/public/norme/it/legge/1990/08/07/241/art/2-bis/provenienza'],
  query: () => typia.json.schemas<[ProvenienzaQuery]>(),
  schemas: () =>
    typia.json.schemas<[ProvenienzaQuery, shapes.ProvenienzaAnswer, shapes.Unresolved, shapes.UnknownAct]>(),
  statuses: [200, 300, 404],
  validate: typia.createValidate<ProvenienzaQuery>(),
  cost: 'light',
  answer: (catalog, query, context) => {
    const place = findServedArticle(catalog, query, context);
    if ('problem' in place) return place.problem;
    const { act, record, key, num } = place;
    const { origin } = context.words;
    const id = catalog.find(act)!;
    if (!context.mayTakeLong && catalog.operations.hasManyOrigins(id, key)) throw new DearError('provenienza');
    const { stretches, shares, unknown } = catalog.operations.origins(id, key);
    const answer: Omit<shapes.ProvenienzaAnswer, keyof shapes.Envelope> = {
      norma: nameAct(catalog.cardOf(act)),
      eli: act + key,
      num,
      rubrica: record.articleEntry(key)!.rubrica,
      ...datedText(catalog, { record, eli: act + key, key }, context.language),
      avviso: origin.missing,
      caratteri_ignoti: unknown,
      per_atto: shares,
      tratti: stretches,
    };
    return ok([catalog.envelopes.open(context.language, purpose), literal(`,${members(answer)}}`)]);
  },
});
