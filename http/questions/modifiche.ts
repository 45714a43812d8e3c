// GET /api/public/modifiche: the newest amendments, of all acts or of one.
import typia, { type tags } from '#typia';
import {
  literal,
  members,
  nameAct,
  parseEli,
  type ActId,
  type Language,
  type RelationKind,
  type shapes,
  type Purpose,
} from '../../engine/index.js';
import { ok, unprocessable } from '../message/answer.js';
import { endpoint, type Catalog, type LanguageChoice } from './endpoint.js';
import { resolveNorma } from './resolve-norma.js';
import { pageOf } from './page-of.js';
import { questionUrl } from './question-url.js';

/** Modifiche recenti. / Recent amendments. */
export interface ModificheQuery {
  lang: LanguageChoice;
  /** Solo le modifiche di questo genere; vuoto: tutte. / Only amendments of this kind; empty: all. */
  tipo: '' | RelationKind;
  /** Solo le modifiche che un atto o un articolo fa o subisce, indicato come in relazioni; vuoto: di tutti gli atti. / Only the amendments that an act or article makes or undergoes, named as in relazioni; empty: of all acts. */
  norma: string & tags.Default<''> & tags.Example<'L. 241/1990'>;
  /** Solo le modifiche fra norma, che allora è necessaria, e quest’altro atto o articolo; se manca, con tutti. / Only the amendments between norma, which is then needed, and this other act or article; all where it is absent. */
  con?: string & tags.Example<'d.l. 76/2020'>;
  /** Quante modifiche. / How many amendments. */
  limit: shapes.Int32 & tags.Minimum<1> & tags.Maximum<200> & tags.Default<50>;
  /** Quante saltare. / How many to skip. */
  offset: shapes.Int64 & tags.Minimum<0> & tags.Default<0>;
  /** Quale giorno conta per l’ordine, dal e al: quello della modifica (effetto) o quello in cui questo corpus l’ha avuta per la prima volta (visto). Un feed comincia sempre dalle ultime viste. / Which day counts for the order, dal and al: that of the amendment (effetto), or the one on which this corpus first held it (visto). A feed always begins with those seen last. */
  base: string & shapes.EitherOf<'effetto', 'visto'>;
  /** Primo giorno, compreso. / First day, inclusive. */
  dal?: string & tags.Format<'date'> & tags.Example<'2024-01-01'>;
  /** Ultimo giorno, compreso. / Last day, inclusive. */
  al?: string & tags.Format<'date'> & tags.Example<'2024-12-31'>;
  /** Formato della risposta; se manca decide Accept. / Format of the answer; where it is absent, Accept decides. */
  formato?: string & shapes.OneOf<['json', 'csv', 'ndjson', 'atom']>;
}

const purpose: Purpose = {
  it: 'Le modifiche più recenti, con la frase che le dispone dove i documenti la portano.',
  en: 'The newest amendments, with the sentence that states them where the documents have it.',
};

/** Documents that were read without a snapshot, or a fetch state, that tells since when they are held. */
const unseen: Readonly<Record<Language, string>> = {
  it: 'Non si sa da quando questi dati hanno le loro modifiche: nessuna è elencata per quel giorno, e ce ne possono essere. Con base=effetto sono elencate per il giorno della modifica.',
  en: 'It is not known since when these data hold their amendments: none is listed by that day, and there may be some. With base=effetto they are listed by the day of the amendment.',
};

export const modifiche = endpoint<ModificheQuery>({
  name: 'modifiche',
  path: '/api/public/modifiche',
  tag: 'relazioni',
  summary: 'Le modifiche più recenti / The newest amendments',
  description:
    'Le modifiche più recenti fra quelle di cui è noto il giorno, di tutti gli atti, di uno, di un articolo o fra due atti: il giorno della modifica o, con base=visto, quello in cui questo corpus l’ha avuta; anche come feed Atom, a pagine. / The newest of the amendments whose day is known, of all acts, of one, of an article or between two acts: the day of the amendment or, with base=visto, the one on which this corpus first held it; as an Atom feed in pages, too.',
  examples: [
    '/api/public/modifiche?limit=2',
    '/api/public/modifiche?limit=2&offset=2',
    '/api/public/modifiche?limit=2&norma=CAD&tipo=abroga',
    '/api/public/modifiche?limit=2&dal=2024-01-01&al=2024-12-31',
    '/api/public/modifiche?limit=2&norma=CAD&con=d.l.%2076%2F2020',
    '/api/public/modifiche?limit=2&norma=art.%202%20l.%20241%2F1990',
    '/api/public/modifiche?base=visto&limit=2',
    '/api/public/modifiche?norma=l.%20114',
  ],
  query: () => typia.json.schemas<[ModificheQuery]>(),
  schemas: () =>
    typia.json.schemas<[ModificheQuery, shapes.ModificheAnswer, shapes.UnresolvedOfTwo, shapes.UnresolvedOfTwo]>(),
  statuses: [200, 300, 404],
  validate: typia.createValidate<ModificheQuery>(),
  cost: 'light',
  answer: async (catalog, query, context) => {
    const { norma, con, tipo, limit, offset, dal, al, formato } = query;
    const base = query.base === 'visto' ? 'visto' : 'effetto';
    if (norma === '' && con !== undefined)
      return unprocessable([{ type: 'missing', loc: ['query', 'norma'], msg: 'Field required', input: null }]);
    const asked = norma === '' ? null : resolveNorma(catalog, norma, context);
    if (asked !== null && 'problem' in asked) return asked.problem;
    const other = con === undefined ? null : resolveNorma(catalog, con, context, 'con');
    if (other !== null && 'problem' in other) return other.problem;
    const act = asked === null ? null : catalog.find(asked.eli)!;
    const articleEli = asked?.articleEli ?? null;
    const only = {
      ...(articleEli === null ? {} : { article: articleEli.slice(asked!.eli.length) }),
      ...(other === null ? {} : { other: { act: other.eli, article: other.articleEli } }),
    };
    const order = formato === 'atom' && base === 'effetto' ? 'feed' : base;
    const filter = { order, from: dal, to: al, ...(tipo === '' ? {} : { kind: tipo }) } as const;
    const { count, entries } = await (await catalog.newest(act, only)).find(filter, offset, limit);
    const { next, previous, links } = pageOf(count, query, (from) => pageUrl(query, from));
    const head = {
      norma: act === null ? null : nameAsked(catalog, act),
      articolo: articleEli,
      con: other === null ? null : (other.articleEli ?? other.eli),
      base,
      avviso: base === 'visto' && catalog.seen.latest === null ? unseen[context.language] : null,
      totale: count,
      limit,
      offset,
      successiva: next,
      precedente: previous,
    } satisfies Partial<shapes.ModificheAnswer>;
    const pieces = [
      catalog.envelopes.open(context.language, purpose),
      literal(`,${members(head)},"modifiche":[`),
      catalog.dated(entries, context.language),
      literal(']}'),
    ];
    return ok(pieces, links);
  },
});

/** The same question at another offset; what has its default value is left out. */
function pageUrl({ norma, con, tipo, limit, base, dal, al, lang, formato }: ModificheQuery, offset: number): string {
  return questionUrl('/api/public/modifiche', {
    norma,
    con,
    tipo,
    limit,
    offset: offset === 0 ? '' : offset,
    base: base === 'effetto' ? '' : base,
    dal,
    al,
    lang,
    formato,
  });
}

function nameAsked(catalog: Catalog, act: ActId): shapes.AskedAct {
  const card = catalog.card(act);
  return { ...nameAct(card), tipo: parseEli(card.eli)?.type ?? '', stato: catalog.record(act).status(null) };
}
