// GET /api/public/norme/{eli}: one act, or one article of it.
import typia, { type tags } from '#typia';
import { sigla, type ActId, type ActRecord, type shapes } from '../../engine/index.js';
import { ok, problem, type Answer } from '../deliver/answer.js';
import { endpoint, type Catalog, type Context } from './endpoint.js';
import { link, quoteUrl } from '../deliver/headers.js';
import { resolveNorma } from './resolve-norma.js';
import type { LanguageChoice } from './language.js';

/** Dettaglio. / Detail. */
export interface NormaQuery {
  /** ELI dell’atto o dell’articolo (…/art/2-bis), con o senza eli:, barre semplici o codificate; oppure URN, IRI Akoma Ntoso o indirizzo del portale ufficiale. / ELI of the act or article (…/art/2-bis), with or without eli:, slashes raw or encoded; or a URN, an Akoma Ntoso IRI or an address of the official portal. */
  eli: string & tags.Example<'eli:/it/legge/1990/08/07/241'>;
  /** Lingua della prosa: it o en; vuoto: si segue Accept-Language. / Language of the prose: it or en; empty: Accept-Language decides. */
  lang: LanguageChoice;
}

export const norma = endpoint<NormaQuery>({
  name: 'norma',
  path: '/api/public/norme/{eli}',
  tag: 'norme',
  summary: 'Un atto o un articolo / One act or one article',
  description:
    'L’atto intero, articolo per articolo, con ciò che modifica e gli atti che lo modificano; con l’ELI di un articolo, quell’articolo solo. / The whole act, article by article, with what it amends and the acts that amend it; with the ELI of an article, that article alone.',
  schemas:
    typia.json.schemas<[NormaQuery, shapes.ActAnswer | shapes.ArticleAnswer, shapes.Unresolved, shapes.UnknownAct]>(),
  statuses: [200, 300, 404],
  validate: typia.createValidate<NormaQuery>(),
  answer: (catalog, query, context) => {
    // Nearly everyone asks by the ELI as the list writes it.
    const article = catalog.findArticle(query.eli);
    if (article !== null) return answerArticle(catalog, query.eli, article, context);
    const named = catalog.find(query.eli);
    if (named !== null && catalog.inCorpus(named)) return answerAct(catalog, query.eli, named, context);
    const asked = resolveNorma(catalog, query.eli, context);
    if ('problem' in asked) return asked.problem;
    const act = catalog.find(asked.eli)!;
    const relazioni_url = relationsUrl(asked.articleEli ?? asked.eli, query.lang);
    if (!catalog.inCorpus(act)) {
      return unknownAct(catalog, context, context.words.error.actOnlyInRelations(sigla(asked.eli)), { relazioni_url });
    }
    if (asked.articleEli === null) return answerAct(catalog, asked.eli, act, context);
    const key = asked.articleEli.slice(asked.eli.length);
    const record = catalog.record(act);
    if (record.hasArticle(key)) return answerArticle(catalog, asked.articleEli, { key, record }, context);
    const detail = context.words.error.articleUnknown(asked.article!, sigla(asked.eli));
    return unknownAct(catalog, context, detail, { relazioni_url });
  },
});

function answerAct(catalog: Catalog, eli: string, act: ActId, context: Context): Answer {
  const record = catalog.record(act);
  return ok([catalog.envelopes.open(context.language, 'act'), record.detail(context.language)], linksOf(eli, record));
}

/** An article that an act has: by its ELI suffix. */
interface Found {
  key: string;
  record: ActRecord;
}

function answerArticle(catalog: Catalog, eli: string, { key, record }: Found, context: Context): Answer {
  const article = record.articleAnswer(key, context.language)!;
  return ok([catalog.envelopes.open(context.language, 'article'), ...article], linksOf(eli, record));
}

/** @param self ELI of what is answered */
function linksOf(self: string, record: ActRecord): string {
  const portal = record.portalUrl();
  return link('canonical', `/api/public/norme/${quoteUrl(self)}`) + (portal === '' ? '' : link('via', portal));
}

/** @param lang as it was asked for; empty where it was not */
function relationsUrl(eli: string, lang: string): string {
  return `/api/public/relazioni?norma=${encodeURIComponent(eli)}${lang === '' ? '' : `&lang=${lang}`}`;
}

function unknownAct(catalog: Catalog, { language }: Context, detail: string, fields: object): Answer {
  return problem(404, detail, { ...catalog.envelopes.of(language, 'unknownAct'), ...fields });
}
