// GET /api/public/norme: the list of acts.
import typia, { type tags } from '#typia';
import { actType, literal, type Piece, type shapes, type Purpose } from '../../engine/index.js';
import { link, ok, type Answer } from '../message/answer.js';
import { endpoint, type Catalog, type Context, type LanguageChoice } from './endpoint.js';
import { findActsEnglish, readerOf } from './cerca-english.js';
import { actNotice, findActs } from './find-acts.js';
import { pageOf } from './page-of.js';
import { questionUrl } from './question-url.js';

/** Elenco. / List. */
export interface NormeQuery {
  /** Tipo ELI dell’atto, anche abbreviato (legge, dl, D.Lgs.); vuoto: tutti. / ELI type of the act, abbreviations accepted (legge, dl, D.Lgs.); empty: all. */
  tipo: string & tags.Default<''> & tags.Example<'legge'>;
  /** Parole del titolo, dei nomi o della sigla: tutte, l’ultima anche iniziata; o un riferimento (l. 241/1990), che viene per primo; anche termini inglesi (copyright), in italiano dove non trovano nulla. / Words of the title, the names or the short citation: all of them, the last one may be unfinished; or a reference (l. 241/1990), which comes first; English terms, too (copyright), in Italian where they find nothing. */
  q: string & tags.Default<''> & tags.Example<'procedimento amministrativo'>;
  /** Quante voci per pagina. / How many entries a page. */
  limit: shapes.Int32 & tags.Minimum<1> & tags.Maximum<1000> & tags.Default<100>;
  /** Quante voci saltare. / How many entries to skip. */
  offset: shapes.Int64 & tags.Minimum<0> & tags.Default<0>;
  lang: LanguageChoice;
  /** Formato della risposta; se manca decide Accept. / Format of the answer; where it is absent, Accept decides. */
  formato?: string & shapes.OneOf<['json', 'csv', 'ndjson']>;
}

const purpose: Purpose = {
  it: 'Elenco degli atti del corpus, con il numero dei loro articoli e delle loro relazioni.',
  en: 'List of the acts of the corpus, with the number of their articles and relations.',
};

export const norme = endpoint<NormeQuery>({
  name: 'norme',
  path: '/api/public/norme',
  tag: 'norme',
  summary: 'Elenco degli atti / List of acts',
  description:
    'Gli atti del corpus, filtrati per tipo e cercati per titolo, nome, numero e anno, a pagine che non si sovrappongono e non saltano nulla. / The acts of the corpus, filtered by type and searched by title, name, number and year, in pages that neither overlap nor skip.',
  examples: [
    '/api/public/norme?tipo=legge&limit=2',
    '/api/public/norme?tipo=legge&limit=2&offset=2',
    '/api/public/norme?q=procedimento%20amministrativo%20veloce&limit=2',
    '/api/public/norme?limit=0',
  ],
  query: () => typia.json.schemas<[NormeQuery]>(),
  schemas: () => typia.json.schemas<[NormeQuery, shapes.NormeAnswer]>(),
  statuses: [200],
  validate: typia.createValidate<NormeQuery>(),
  cost: ({ q }) => (q === '' ? 'stored' : 'light'),
  answer: (catalog, query, context) => {
    const type = query.tipo === '' ? null : (actType(query.tipo) ?? query.tipo.trim().toLowerCase());
    if (query.q.trim() === '') {
      const { total, entries } = catalog.page(type, query.offset, query.limit);
      return answerPage(catalog, query, context, total, entries, '');
    }
    const accepts = type === null ? null : catalog.isOfType(type);
    return findActsEnglish(query.q, readerOf(catalog, context), (q) => findActs(catalog, q, accepts)).then(
      ({ found: { acts, first, match, outside }, searched }) => {
        const notice = actNotice({ acts, first, match, outside }, context.words);
        const page = Array.from(acts.subarray(query.offset, query.offset + query.limit));
        const said = `,"avviso":${JSON.stringify(notice)},"cercato":${JSON.stringify(searched)}`;
        return answerPage(catalog, query, context, acts.length, catalog.entries(page), said);
      },
    );
  },
});

/** @param notice member that only a search has, with a comma before it */
function answerPage(
  catalog: Catalog,
  query: NormeQuery,
  context: Context,
  total: number,
  entries: Piece,
  notice: string,
): Answer {
  const { limit, offset } = query;
  const { next, previous, last, links } = pageOf(total, query, (from) => pageUrl(query, from));
  const counts = `"totale":${total},"limit":${limit},"offset":${offset}`;
  const neighbours = `"successiva":${quote(next)},"precedente":${quote(previous)}`;
  const body = [
    catalog.envelopes.open(context.language, purpose),
    literal(`,${counts},${neighbours}${notice},"norme":[`),
    entries,
    end,
  ];
  return ok(body, link('first', pageUrl(query, 0)) + link('last', last) + links);
}

const end = literal(']}');

/** JSON of an address, which is percent-encoded and so has nothing to escape, here as in a header. */
function quote(url: string | null): string {
  return url === null ? 'null' : `"${url}"`;
}

/** The same question at another offset; what has its default value is left out. */
function pageUrl({ tipo, q, limit, lang, formato }: NormeQuery, offset: number): string {
  return questionUrl('/api/public/norme', { tipo, q, limit, offset: offset === 0 ? '' : offset, lang, formato });
}
