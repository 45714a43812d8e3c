// GET /api/public/norme/{eli}/riscontro: what an amending act does to the words of others, held against their texts.
import typia, { type tags } from '#typia';
import { literal, members, nameAct, type Purpose, type shapes } from '../../engine/index.js';
import { ok } from '../message/answer.js';
import { findAsked } from './dated-place.js';
import { endpoint, type LanguageChoice } from './endpoint.js';
import { pageOf } from './page-of.js';
import { questionUrl } from './question-url.js';

/** Riscontro. / Check by the words. */
export interface RiscontroQuery {
  /** ELI dell’atto che modifica, o un altro suo identificativo, come in norme. / ELI of the amending act, or another identifier of it, as in norme. */
  eli: string & tags.Example<'eli:/it/legge/2020/09/11/120'>;
  lang: LanguageChoice;
  /** Solo quelle di un grado; nessuno: quelle che non ne hanno. Se manca, tutte. / Only those of one grade; nessuno: those that have none. Where it is absent, all. */
  grado?: string & shapes.OneOf<['testo', 'presenza', 'segno', 'nota', 'coerente', 'discorde', 'nessuno']>;
  /** Quante operazioni per pagina. / How many operations a page. */
  limit: shapes.Int32 & tags.Minimum<1> & tags.Maximum<500> & tags.Default<100>;
  /** Quante operazioni saltare. / How many operations to skip. */
  offset: shapes.Int32 & tags.Minimum<0> & tags.Default<0>;
  /** Formato della risposta; se manca decide Accept. / Format of the answer; where it is absent, Accept decides. */
  formato?: string & shapes.OneOf<['json', 'csv', 'ndjson']>;
}

const purpose: Purpose = {
  it: 'Che cosa le parole di un atto tolgono e mettono in altri atti, e se il loro testo lo conferma. Una differenza è fra due testi, e non dice di chi sia l’errore.',
  en: 'Which words an act takes from other acts and puts into them, and whether their text bears it out. A difference is one between two texts, and does not say whose fault it is.',
};

export const riscontro = endpoint<RiscontroQuery>({
  name: 'riscontro',
  path: '/api/public/norme/{eli}/riscontro',
  tag: 'norme',
  summary:
    'Le parole di un atto che modifica, riscontrate sui testi / The words of an amending act, held against the texts',
  description:
    'Ogni operazione che le parole dell’atto compiono su altri atti: le parole che se ne vanno, quelle che vengono, dove, e quanto il testo caricato dell’atto modificato la conferma. / Each operation that the words of the act perform on other acts: the words that go, those that come, where, and how far the loaded text of the amended act bears it out.',
  examples: ['/api/public/norme/it/legge/1990/08/07/241/riscontro'],
  query: () => typia.json.schemas<[RiscontroQuery]>(),
  schemas: () => typia.json.schemas<[RiscontroQuery, shapes.RiscontroAnswer, shapes.Unresolved, shapes.UnknownAct]>(),
  statuses: [200, 300, 404],
  validate: typia.createValidate<RiscontroQuery>(),
  cost: 'light',
  answer: (catalog, query, context) => {
    const place = findAsked(catalog, query, context);
    if ('problem' in place) return place.problem;
    const { act } = place;
    const { limit, offset, lang, formato, grado } = query;
    const [from, end] = catalog.operations.of(catalog.find(act)!);
    // Validation has checked the value.
    const numbers = catalog.operations.ofAct(from, end, (grado ?? null) as keyof shapes.PerGrado | null);
    const page = (at: number) =>
      questionUrl(`/api/public/norme/${act.replace('eli:/', '')}/riscontro`, {
        ...{ grado, limit, offset: at === 0 ? '' : at, lang, formato },
      });
    const { next, previous, links } = pageOf(numbers.length, { limit, offset }, page);
    const answer: Omit<shapes.RiscontroAnswer, keyof shapes.Envelope> = {
      norma: nameAct(catalog.cardOf(act)),
      totale: numbers.length,
      per_grado: catalog.operations.count(from, end),
      limit,
      offset,
      successiva: next,
      precedente: previous,
      operazioni: catalog.operations.describe(numbers.slice(offset, offset + limit)),
    };
    return ok([catalog.envelopes.open(context.language, purpose), literal(`,${members(answer)}}`)], links);
  },
});
