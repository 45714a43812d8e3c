// GET /api/public/modifiche: the newest amendments, of all acts or of one.
import typia, { type tags } from '#typia';
import {
  literal,
  members,
  nameAct,
  parseEli,
  type ActId,
  type RelationKind,
  type shapes,
  type Purpose,
} from '../../engine/index.js';
import { ok } from '../message/answer.js';
import { endpoint, type Catalog, type LanguageChoice } from './endpoint.js';
import { resolveNorma } from './resolve-norma.js';
import { pageOf } from './page-of.js';
import { questionUrl } from './question-url.js';

/** Modifiche recenti. / Recent amendments. */
export interface ModificheQuery {
  lang: LanguageChoice;
  /** Solo le modifiche di questo genere; vuoto: tutte. / Only amendments of this kind; empty: all. */
  tipo: '' | RelationKind;
  /** Solo le modifiche che un atto fa o subisce, indicato come in relazioni; vuoto: di tutti gli atti. / Only the amendments that an act makes or undergoes, named as in relazioni; empty: of all acts. */
  norma: string & tags.Default<''> & tags.Example<'L. 241/1990'>;
  /** Quante modifiche. / How many amendments. */
  limit: shapes.Int32 & tags.Minimum<1> & tags.Maximum<200> & tags.Default<50>;
  /** Quante saltare, di mille. / How many to skip, of a thousand. */
  offset: shapes.Int64 & tags.Minimum<0> & tags.Default<0>;
  /** Formato della risposta; se manca decide Accept. / Format of the answer; where it is absent, Accept decides. */
  formato?: string & shapes.OneOf<['json', 'csv', 'ndjson', 'atom']>;
}

/** What the answer says of itself. */
const purpose: Purpose = {
  it: 'Le modifiche più recenti, ciascuna con la frase che la dispone.',
  en: 'The newest amendments, each with the sentence that states it.',
};

export const modifiche = endpoint<ModificheQuery>({
  name: 'modifiche',
  path: '/api/public/modifiche',
  tag: 'relazioni',
  summary: 'Le modifiche più recenti / The newest amendments',
  description:
    'Le modifiche più recenti fra quelle di cui è noto il giorno, di tutti gli atti o di uno; anche come feed Atom. / The newest of the amendments whose day is known, of all acts or of one; as an Atom feed, too.',
  examples: [
    '/api/public/modifiche?limit=2',
    '/api/public/modifiche?limit=2&offset=2',
    '/api/public/modifiche?limit=2&norma=CAD&tipo=abroga',
    '/api/public/modifiche?norma=l.%20114',
  ],
  query: () => typia.json.schemas<[ModificheQuery]>(),
  schemas: () => typia.json.schemas<[ModificheQuery, shapes.ModificheAnswer, shapes.Unresolved, shapes.Unresolved]>(),
  statuses: [200, 300, 404],
  validate: typia.createValidate<ModificheQuery>(),
  cost: 'light',
  answer: async (catalog, query, context) => {
    const { norma, tipo, limit, offset } = query;
    const asked = norma === '' ? null : resolveNorma(catalog, norma, context);
    if (asked !== null && 'problem' in asked) return asked.problem;
    const act = asked === null ? null : catalog.find(asked.eli)!;
    const { count, entries } = (await catalog.newest(act)).get(tipo)!;
    const { next, previous, links } = pageOf(entries.length, query, (from) => pageUrl(query, from));
    const head = {
      norma: act === null ? null : nameAsked(catalog, act),
      totale: count,
      limit,
      offset,
      successiva: next,
      precedente: previous,
    } satisfies Partial<shapes.ModificheAnswer>;
    const pieces = [
      catalog.envelopes.open(context.language, purpose),
      literal(`,${members(head)},"modifiche":[`),
      catalog.dated(entries.slice(offset, offset + limit), context.language),
      literal(']}'),
    ];
    return ok(pieces, links);
  },
});

/** The same question at another offset; what has its default value is left out. */
function pageUrl({ norma, tipo, limit, lang, formato }: ModificheQuery, offset: number): string {
  return questionUrl('/api/public/modifiche', {
    norma,
    tipo,
    limit,
    offset: offset === 0 ? '' : offset,
    lang,
    formato,
  });
}

function nameAsked(catalog: Catalog, act: ActId): shapes.AskedAct {
  const card = catalog.card(act);
  return { ...nameAct(card), tipo: parseEli(card.eli)?.type ?? '', stato: catalog.record(act).status(null) };
}
