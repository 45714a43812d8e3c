// GET /api/public/norme/{eli}: one act, one article of it, or one paragraph of an article.
import typia, { type tags } from '#typia';
import {
  answerParagraph,
  articleNumber,
  literal,
  members,
  parseEli,
  sigla,
  type ActId,
  type ActRecord,
  type Piece,
  type shapes,
  type Purpose,
} from '../../engine/index.js';
import { link, ok, problem, quoteUrl, type Answer } from '../message/answer.js';
import { resolveCited } from './citazioni.js';
import { endpoint, type Catalog, type Context, type LanguageChoice } from './endpoint.js';
import { resolveNorma } from './resolve-norma.js';
import { explainMissing } from './later-article.js';
import { questionUrl } from './question-url.js';
import { datedText, type TextPlace } from './text-day.js';

/** Dettaglio. / Detail. */
export interface NormaQuery {
  /** ELI dell’atto, dell’articolo (…/art/2-bis) o di un comma numerato (…/art/2-bis/com/1), con o senza eli:, barre semplici o codificate; oppure URN, IRI Akoma Ntoso o indirizzo del portale ufficiale. / ELI of the act, of the article (…/art/2-bis) or of a numbered paragraph (…/art/2-bis/com/1), with or without eli:, slashes raw or encoded; or a URN, an Akoma Ntoso IRI or an address of the official portal. */
  eli: string & tags.Example<'eli:/it/legge/1990/08/07/241'>;
  lang: LanguageChoice;
  /** Formato della risposta; se manca decide Accept. / Format of the answer; where it is absent, Accept decides. */
  formato?: string & shapes.OneOf<['json', 'md', 'txt', 'jsonld', 'akn']>;
}

/** What the answer says of itself. */
const purposes = {
  act: {
    it: 'Un atto intero: il testo articolo per articolo, che cosa modifica e da quali atti è modificato.',
    en: 'A whole act: its text article by article, what it amends and which acts amend it.',
  },
  article: {
    it: 'Un articolo di un atto: il testo, che cosa cita, che cosa modifica e da che cosa è modificato.',
    en: 'One article of an act: its text, what it cites, what it amends and what amends it.',
  },
  paragraph: {
    it: 'Un comma di un articolo: il testo, che cosa cita e le relazioni che lo nominano.',
    en: 'One paragraph of an article: its text, what it cites and the relations that name it.',
  },
  unknown: {
    it: 'L’atto o l’articolo richiesto non è nel corpus.',
    en: 'The requested act or article is not in the corpus.',
  },
} satisfies Record<string, Purpose>;

export const norma = endpoint<NormaQuery>({
  name: 'norma',
  path: '/api/public/norme/{eli}',
  tag: 'norme',
  summary: 'Un atto, un articolo o un comma / One act, article or paragraph',
  description:
    'L’atto intero, articolo per articolo, con ciò che modifica e gli atti che lo modificano; con l’ELI di un articolo, quell’articolo solo; con /com/ e il numero di un comma, quel comma. / The whole act, article by article, with what it amends and the acts that amend it; with the ELI of an article, that article alone; with /com/ and the number of a paragraph, that paragraph.',
  examples: [
    '/api/public/norme/it/legge/2004/01/09/4',
    '/api/public/norme/it/decreto-legge/2024/03/02/19/art/20',
    '/api/public/norme/it/legge/1990/08/07/241/art/2-bis',
    '/api/public/norme/it/legge/1990/08/07/241',
    '/api/public/norme/it/costituzione/1947/12/27',
    '/api/public/norme/it/regio-decreto/1930/10/19/1398/testo/art/1',
    '/api/public/norme/it/decreto-del-presidente-della-repubblica/1957/01/10/3',
  ],
  query: () => typia.json.schemas<[NormaQuery]>(),
  schemas: () =>
    typia.json.schemas<
      [
        NormaQuery,
        shapes.ActAnswer | shapes.ArticleAnswer | shapes.ParagraphAnswer,
        shapes.Unresolved,
        shapes.UnknownAct,
      ]
    >(),
  statuses: [200, 300, 404],
  validate: typia.createValidate<NormaQuery>(),
  cost: 'stored',
  answer: (catalog, query, context) => {
    const paragraph = /\/com\//i.test(query.eli) ? paragraphOf(query.eli) : null;
    if (paragraph !== null) return answerNumbered(catalog, paragraph, query.lang, context);
    // Nearly everyone asks by the ELI as the list writes it.
    const article = catalog.findArticle(query.eli);
    if (article !== null) return answerArticle(catalog, query.eli, article, context);
    const named = catalog.find(query.eli);
    if (named !== null && catalog.inCorpus(named)) return answerAct(catalog, query.eli, named, context);
    const asked = resolveNorma(catalog, query.eli, context);
    if ('problem' in asked) return onlyCited(catalog, query, context) ?? asked.problem;
    const act = catalog.find(asked.eli)!;
    const relazioni_url = relationsUrl(asked.articleEli ?? asked.eli, query.lang);
    if (!catalog.inCorpus(act)) {
      return unknownAct(catalog, context, context.words.error.actOnlyInRelations(sigla(asked.eli)), { relazioni_url });
    }
    if (asked.articleEli === null) return answerAct(catalog, asked.eli, act, context);
    const key = asked.articleEli.slice(asked.eli.length);
    const record = catalog.record(act);
    if (record.hasArticle(key)) return answerArticle(catalog, asked.articleEli, { key, record }, context);
    const detail = explainMissing(catalog, asked.eli, asked.article!, key, context);
    return unknownAct(catalog, context, detail, { relazioni_url });
  },
});

/** An act or article of which only citations are known. */
function onlyCited(catalog: Catalog, { eli, lang }: NormaQuery, context: Context): Answer | null {
  const cited = resolveCited(catalog, eli, context);
  if ('problem' in cited) return null;
  const { error } = context.words;
  const act = catalog.find(cited.eli);
  const detail =
    act !== null && catalog.inCorpus(act)
      ? error.articleUnknown(cited.article ?? '', sigla(cited.eli))
      : error.onlyCited(sigla(cited.eli));
  return unknownAct(catalog, context, detail, { relazioni_url: relationsUrl(cited.articleEli ?? cited.eli, lang) });
}

function answerAct(catalog: Catalog, eli: string, act: ActId, context: Context): Answer {
  const record = catalog.record(act);
  return ok(
    [
      catalog.envelopes.open(context.language, purposes.act),
      writeDay(catalog, { record, eli, key: null }, context),
      record.detail(context.language),
    ],
    linksOf(eli, record),
  );
}

/** An article that an act has: by its ELI suffix. */
interface Found {
  key: string;
  record: ActRecord;
}

function answerArticle(catalog: Catalog, eli: string, { key, record }: Found, context: Context): Answer {
  const article = record.articleAnswer(key, context.language)!;
  const opening = catalog.envelopes.open(context.language, purposes.article);
  return ok([opening, writeDay(catalog, { record, eli, key }, context), ...article], linksOf(eli, record));
}

function writeDay(catalog: Catalog, place: TextPlace, { language }: Context): Piece {
  return literal(`,${members(datedText(catalog, place, language))}`);
}

/** A paragraph as it is asked for: the reference to its article, and its number in the form of an ELI. */
interface AskedParagraph {
  article: string;
  number: string;
}

/** `…/art/2/com/3-bis`; `null` for anything else. */
function paragraphOf(reference: string): AskedParagraph | null {
  const [, article, printed] = /^([^]{1,2000}\/art\/[^/]{1,100})\/com\/([^/]{1,40})$/i.exec(reference) ?? [];
  const number = printed === undefined ? null : articleNumber(printed);
  return article === undefined || number === null ? null : { article, number };
}

function answerNumbered(catalog: Catalog, asked: AskedParagraph, lang: string, context: Context): Answer {
  let found = catalog.findArticle(asked.article);
  let eli = asked.article;
  if (found === null) {
    const resolved = resolveNorma(catalog, asked.article, context);
    if ('problem' in resolved) return resolved.problem;
    eli = resolved.articleEli ?? resolved.eli;
    found = catalog.findArticle(eli);
  }
  const relazioni_url = relationsUrl(eli, lang);
  const { act, article } = { act: eli.slice(0, eli.indexOf('/art/')), article: parseEli(eli)?.article ?? '' };
  const { error } = context.words;
  if (found === null) {
    const id = catalog.find(act);
    const isRead = id !== null && catalog.inCorpus(id);
    const detail = isRead
      ? explainMissing(catalog, act, article, eli.slice(act.length), context)
      : error.actOnlyInRelations(sigla(act));
    return unknownAct(catalog, context, detail, { relazioni_url });
  }
  const answer = answerParagraph(found.record, found.key, asked.number, context.language);
  if ('pieces' in answer)
    return ok(
      [
        catalog.envelopes.open(context.language, purposes.paragraph),
        writeDay(catalog, { ...found, eli, paragraph: asked.number }, context),
        ...answer.pieces,
      ],
      linksOf(`${eli}/com/${asked.number}`, found.record),
    );
  const detail = error.paragraphUnknown(asked.number, article, sigla(act), answer.numbers);
  return unknownAct(catalog, context, detail, { relazioni_url });
}

/** @param self ELI of what is answered */
function linksOf(self: string, record: ActRecord): string {
  const portal = record.portalUrl();
  return link('canonical', `/api/public/norme/${quoteUrl(self)}`) + (portal === '' ? '' : link('via', portal));
}

/** @param lang as it was asked for; empty where it was not */
function relationsUrl(eli: string, lang: string): string {
  return questionUrl('/api/public/relazioni', { norma: eli, lang });
}

function unknownAct(catalog: Catalog, { language }: Context, detail: string, fields: object): Answer {
  return problem(404, detail, { ...catalog.envelopes.of(language, purposes.unknown), ...fields });
}
