// GET /api/public/suggerimenti: acts and articles for a text that is being typed.
import typia, { type tags } from '#typia';
import {
  labelOfEli,
  literal,
  parseCitation,
  resolveCitation,
  type shapes,
  type Suggestion,
  type Purpose,
} from '../../engine/index.js';
import { ok } from '../message/answer.js';
import { endpoint, type Catalog, type LanguageChoice } from './endpoint.js';

/** Suggerimenti. / Suggestions. */
export interface SuggerimentiQuery {
  /** Il testo scritto finora: un nome, parole del titolo, un numero o un riferimento; l’ultima parola può essere solo iniziata. / The text typed so far: a name, words of a title, a number or a reference; the last word may be unfinished. */
  q: string & tags.Default<''> & tags.Example<'codice priv'>;
  /** Quanti suggerimenti al più. / How many suggestions at most. */
  limit: shapes.Int32 & tags.Minimum<1> & tags.Maximum<20> & tags.Default<8>;
  lang: LanguageChoice;
  /** Formato della risposta: opensearch è quello che leggono i browser; se manca decide Accept. / Format of the answer: opensearch is the one that browsers read; where it is absent, Accept decides. */
  formato?: string & shapes.OneOf<['json', 'opensearch']>;
}

/** Un atto o un articolo suggerito. / An act or article that is suggested. */
export interface SuggestionEntry {
  /** Il testo da mostrare: il nome trovato, il titolo, o il riferimento in forma breve. / The text to show: the name found, the title, or the reference in its short form. */
  testo: string & tags.Example<'codice privacy'>;
  /** ELI dell’atto o dell’articolo. / ELI of the act or article. */
  eli: string & tags.Example<'eli:/it/decreto-legislativo/2003/06/30/196'>;
  /** L’atto, e l’articolo dove è uno, come lo scrivono i giuristi. / The act, and the article where it is one, as jurists write it. */
  sigla: string & tags.Example<'D.Lgs. 196/2003'>;
  /** Titolo dell’atto. / Title of the act. */
  titolo: string & tags.Example<'Codice in materia di protezione dei dati personali'>;
}

/** I suggerimenti, il migliore per primo. / The suggestions, best first. */
export interface SuggerimentiAnswer extends shapes.Envelope {
  /** Atti e articoli del corpus: prima quello citato, poi quelli che hanno un nome simile, poi quelli trovati nel titolo; vuoto se non si trova nulla. / Acts and articles of the corpus: first the one cited, then those found by a name, then those found by title; empty where nothing is found. */
  suggerimenti: SuggestionEntry[];
}

const purpose: Purpose = {
  it: 'Gli atti e gli articoli che il testo scritto finora può indicare.',
  en: 'The acts and articles that the text typed so far may mean.',
};

export const suggerimenti = endpoint<SuggerimentiQuery>({
  name: 'suggerimenti',
  path: '/api/public/suggerimenti',
  tag: 'riferimenti',
  summary: 'Suggerimenti per un campo di ricerca / Suggestions for a search field',
  description:
    'Gli atti e gli articoli del corpus che si possono intendere con un testo non ancora finito: quello citato, poi i nomi noti, poi i titoli. Un errore di battitura per parola è perdonato solo dove non si trova altro. / The acts and articles of the corpus that an unfinished text may mean: the one cited, then known names, then titles. One typo a word is forgiven only where nothing else is found.',
  examples: ['/api/public/suggerimenti?q=codice%20priv'],
  query: () => typia.json.schemas<[SuggerimentiQuery]>(),
  schemas: () => typia.json.schemas<[SuggerimentiQuery, SuggerimentiAnswer]>(),
  statuses: [200],
  validate: typia.createValidate<SuggerimentiQuery>(),
  cost: 'light',
  answer: async (catalog, { q, limit }, context) => {
    const titles = await catalog.titles();
    const first = cited(catalog, q);
    const articles = first.length > 0 ? null : begunArticle(q);
    const found =
      articles === null
        ? await titles.suggest(q, limit, first)
        : articlesOf(catalog, articles.number, await titles.suggest(articles.act, mostActs)).slice(0, limit);
    const entries = JSON.stringify(found.map((suggestion) => describe(catalog, suggestion)));
    return ok([catalog.envelopes.open(context.language, purpose), literal(`,"suggerimenti":${entries}}`)]);
  },
});

/** Acts in which an article is looked for while its act is typed. */
const mostActs = 50;

/** `art 575 cod`: the number of an article, and what is typed of its act; `null` for anything else. */
const article =
  /^\s{0,9}art(?:icolo|t)?\.?\s{0,3}(?<number>\d{1,4}(?:[ -](?:bis|ter|quater|quinquies|sexies|septies|octies|novies|decies))?),?\s{1,3}(?:d(?:i|el|ella|ello)\s{1,3}|dell['’]\s{0,3})?(?<act>\p{L}.{0,200})$/iu;

function begunArticle(text: string): { number: string; act: string } | null {
  const found = article.exec(text)?.groups;
  return found === undefined ? null : { number: found['number']!.replace(' ', '-').toLowerCase(), act: found['act']! };
}

/** That article of each act that is suggested and has one of this number. */
function articlesOf(catalog: Catalog, number: string, acts: readonly Suggestion[]): (Suggestion & { isCited: true })[] {
  return acts.flatMap((one) => {
    const eli = `${catalog.eli(one.act)}/art/${number}`;
    return one.article !== null || catalog.findArticle(eli) === null
      ? []
      : { name: null, act: one.act, article: eli, isCited: true as const };
  });
}

/** The places that the text cites: one act or article, or the acts that a citation without a year may mean; in the corpus only. */
function cited(catalog: Catalog, text: string): (Suggestion & { isCited: true })[] {
  const citation = parseCitation(text, { suggests: false });
  const found = resolveCitation(citation, catalog.index);
  const acts = found.kind === 'one' ? [found.act] : found.kind === 'many' ? found.candidates : [];
  const articleOf = (act: string) => {
    if (found.kind === 'one') return found.article;
    const article = citation.article === null ? null : `${act}/art/${citation.article}`;
    return article !== null && catalog.findArticle(article) !== null ? article : null;
  };
  const places = acts.flatMap(({ eli, inCorpus }) =>
    inCorpus ? { name: null, act: catalog.find(eli)!, article: articleOf(eli), isCited: true as const } : [],
  );
  // Of acts that a number without a year may mean, those that have the article.
  const withArticle = places.filter(({ article }) => article !== null);
  return withArticle.length > 0 ? withArticle : places;
}

function describe(catalog: Catalog, suggestion: Suggestion): SuggestionEntry {
  const { eli, title } = catalog.card(suggestion.act);
  const short = labelOfEli(suggestion.article ?? eli);
  const testo = suggestion.name ?? ('isCited' in suggestion ? short : title!);
  return { testo, eli: suggestion.article ?? eli, sigla: short, titolo: title! };
}
