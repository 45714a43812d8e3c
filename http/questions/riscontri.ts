// GET /api/public/riscontri: the operations of all acts, by how far the texts bear them out.
import typia, { type tags } from '#typia';
import { literal, members, type Purpose, type shapes } from '../../engine/index.js';
import { ok } from '../message/answer.js';
import { endpoint, type LanguageChoice } from './endpoint.js';
import { pageOf } from './page-of.js';
import { questionUrl } from './question-url.js';

/** Riscontri. / Checks by the words. */
export interface RiscontriQuery {
  lang: LanguageChoice;
  /** Solo quelle di un grado; se manca, tutte quelle che ne hanno uno. / Only those of one grade; where it is absent, all that have one. */
  grado?: string & shapes.OneOf<['testo', 'presenza', 'segno', 'nota', 'coerente', 'discorde']>;
  /** Quante operazioni per pagina. / How many operations a page. */
  limit: shapes.Int32 & tags.Minimum<1> & tags.Maximum<500> & tags.Default<100>;
  /** Quante operazioni saltare. / How many operations to skip. */
  offset: shapes.Int32 & tags.Minimum<0> & tags.Default<0>;
  /** Formato della risposta; se manca decide Accept. / Format of the answer; where it is absent, Accept decides. */
  formato?: string & shapes.OneOf<['json', 'csv', 'ndjson', 'atom']>;
  /** Le differenze che una persona ha già giudicato: escluse, solo o tutte insieme. / The differences that a person has judged already: left out, alone, or all together. */
  giudicate: string & shapes.OneOf<['escluse', 'solo', 'tutte']> & tags.Default<'escluse'>;
}

const purpose: Purpose = {
  it: 'Le parole di tutti gli atti che modificano, per quanto i testi caricati le confermano. Una differenza è fra due testi, e non dice di chi sia l’errore.',
  en: 'The words of all amending acts, by how far the loaded texts bear them out. A difference is one between two texts, and does not say whose fault it is.',
};

export const riscontri = endpoint<RiscontriQuery>({
  name: 'riscontri',
  path: '/api/public/riscontri',
  tag: 'relazioni',
  summary: 'Le parole delle modifiche, riscontrate sui testi / The words of amendments, held against the texts',
  description:
    'Le operazioni di tutti gli atti caricati, per grado: con grado=discorde quelle in cui il testo dell’atto modificato differisce dalle parole di chi lo modifica. / The operations of all loaded acts, by grade: with grado=discorde those where the text of the amended act differs from the words of the amending one.',
  examples: ['/api/public/riscontri', '/api/public/riscontri?grado=discorde'],
  query: () => typia.json.schemas<[RiscontriQuery]>(),
  schemas: () => typia.json.schemas<[RiscontriQuery, shapes.AllOperations]>(),
  statuses: [200],
  validate: typia.createValidate<RiscontriQuery>(),
  cost: 'light',
  answer: (catalog, { grado, limit, offset, lang, formato, giudicate }, { language }) => {
    const judged = catalog.operations.judged();
    // Validation has checked the value.
    const all = catalog.operations.ofGrade((grado ?? null) as shapes.OperationEntry['prova']['grado']);
    const isShown = (number: number) => judged.has(number) === (giudicate === 'solo');
    const numbers = giudicate === 'tutte' || (giudicate === 'escluse' && judged.size === 0) ? all : all.filter(isShown);
    const page = (at: number) =>
      questionUrl('/api/public/riscontri', {
        ...{ grado, limit, offset: at === 0 ? '' : at, lang, formato },
        giudicate: giudicate === 'escluse' ? '' : giudicate,
      });
    const { next, previous, links } = pageOf(numbers.length, { limit, offset }, page);
    const answer: Omit<shapes.AllOperations, keyof shapes.Envelope> = {
      n_giudicate: judged.size,
      totale: numbers.length,
      per_grado: catalog.operations.count(),
      limit,
      offset,
      successiva: next,
      precedente: previous,
      operazioni: catalog.operations.describe(numbers.slice(offset, offset + limit)),
    };
    return ok([catalog.envelopes.open(language, purpose), literal(`,${members(answer)}}`)], links);
  },
});
