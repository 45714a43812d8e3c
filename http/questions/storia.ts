// GET /api/public/norme/{eli}/storia: the texts of an article, each with what made it begin.
import typia, { type tags } from '#typia';
import {
  anyUnheld,
  listChanges,
  literal,
  lostTexts,
  members,
  nameAct,
  parseEli,
  sigla,
  type Purpose,
  type shapes,
} from '../../engine/index.js';
import { ok } from '../message/answer.js';
import { findAsked, unknownPlace } from './dated-place.js';
import { lastChange } from './last-change.js';
import { endpoint, type LanguageChoice } from './endpoint.js';

/** Storia. / History. */
export interface StoriaQuery {
  /** ELI dell’articolo, o un altro suo identificativo, come in norme. / ELI of the article, or another identifier of it, as in norme. */
  eli: string & tags.Example<'eli:/it/legge/1990/08/07/241/art/2-bis'>;
  lang: LanguageChoice;
  /** Formato della risposta; se manca decide Accept. / Format of the answer; where it is absent, Accept decides. */
  formato?: string & shapes.OneOf<['json', 'csv', 'ndjson', 'md', 'txt']>;
}

const purpose: Purpose = {
  it: 'I testi che un articolo ha avuto, dal più vecchio: da quando, per opera di chi, con quale frase, quante parole cambiate.',
  en: 'The texts that an article has had, oldest first: since when, by whom, with which sentence, how many words changed.',
};

export const storia = endpoint<StoriaQuery>({
  name: 'storia',
  path: '/api/public/norme/{eli}/storia',
  tag: 'norme',
  summary: 'La storia di un articolo / The history of an article',
  description:
    'Ogni testo che l’articolo ha avuto, fra quelli caricati: quando comincia e finisce, che cosa è accaduto, la disposizione che l’ha modificato con la sua frase, e come lo si sa. / Each text that the article has had, among those loaded: when it begins and ends, what happened, the provision that changed it with its sentence, and how that is known.',
  examples: [
    '/api/public/norme/it/legge/2004/01/09/4/art/1/storia',
    '/api/public/norme/it/legge/1990/08/07/241/art/2-bis/storia',
  ],
  query: () => typia.json.schemas<[StoriaQuery]>(),
  schemas: () => typia.json.schemas<[StoriaQuery, shapes.StoriaAnswer, shapes.Unresolved, shapes.UnknownAct]>(),
  statuses: [200, 300, 404],
  validate: typia.createValidate<StoriaQuery>(),
  cost: 'light',
  answer: (catalog, query, context) => {
    const place = findAsked(catalog, query, context);
    if ('problem' in place) return place.problem;
    const { act, record, history, key } = place;
    const { error, versions: said } = context.words;
    if (key === null) return unknownPlace(catalog, context, error.noArticleNamed(sigla(act)), {});
    const found = listChanges(act, record, history, key);
    const num = parseEli(act + key)?.article ?? '';
    if (found === null) return unknownPlace(catalog, context, error.articleUnknown(num, sigla(act)), {});
    // Before the first text that is loaded there was another one, unless it is the one as published or was inserted.
    const isPack = history?.isWhole === true && found.entries[0]?.tipo !== 'prima-nota';
    const unheld = history === null ? null : anyUnheld(history.kept, { article: key });
    const isWhole = isPack && unheld === null;
    const answer: Omit<shapes.StoriaAnswer, keyof shapes.Envelope> = {
      norma: nameAct(catalog.cardOf(act)),
      eli: act + key,
      num,
      totale: found.entries.length,
      certezza: isWhole ? 'completa' : 'parziale',
      avviso:
        (history?.count ?? 1) === 1
          ? said.only
          : isWhole
            ? null
            : isPack
              ? said.unheldText(sigla(unheld!.act), unheld!)
              : said.some,
      storia: found.entries,
      note_cambiate: found.notes.map((dal) => ({ dal, tipo: 'nota' as const })),
      ...lostTexts(history, key),
    };
    const body = [catalog.envelopes.open(context.language, purpose), literal(`,${members(answer)}}`)];
    return ok(body, undefined, lastChange(catalog, act));
  },
});
