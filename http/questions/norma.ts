// GET /api/public/norme/{eli}: one act, or one article of it.
import typia, { type tags } from '#typia';
import { literal, sigla, type ActId, type ActRecord } from '../../engine/index.js';
import { ok, problem, type Answer } from '../deliver/answer.js';
import { endpoint, type Catalog, type Context } from './endpoint.js';
import { envelope, openEnvelope } from './envelope.js';
import { link, quoteUrl } from '../deliver/headers.js';
import { resolveNorma } from './resolve-norma.js';
import type { ActName, Count, Day, Envelope, LanguageChoice, Problem, Relation, Resolution } from './wire.js';
import type { Unresolved } from './relazioni.js';

/** Dettaglio. / Detail. */
export interface NormaQuery {
  /** ELI dell’atto o dell’articolo (…/art/2-bis), con o senza eli:, barre semplici o codificate; oppure URN, IRI Akoma Ntoso o indirizzo del portale ufficiale. / ELI of the act or article (…/art/2-bis), with or without eli:, slashes raw or encoded; or a URN, an Akoma Ntoso IRI or an address of the official portal. */
  eli: string & tags.Example<'eli:/it/legge/1990/08/07/241'>;
  /** Lingua della prosa: it o en; vuoto: si segue Accept-Language. / Language of the prose: it or en; empty: Accept-Language decides. */
  lang: LanguageChoice;
}

/** Pubblicazione in Gazzetta Ufficiale. / Publication in the Gazzetta Ufficiale. */
export interface Publication {
  /** Data della Gazzetta. / Date of the Gazzetta. */
  data: Day | null;
  /** Numero della Gazzetta. / Number of the Gazzetta. */
  numero: string | null;
  /** Codice redazionale. / Editorial code. */
  codice_redazionale: (string & tags.Example<'090G0294'>) | null;
  /** ELI ufficiale. / Official ELI. */
  eli: string | null;
}

/** Un articolo. / An article. */
export interface ArticleEntry {
  /** ELI dell’articolo. / ELI of the article. */
  eli: string & tags.Example<'eli:/it/legge/1990/08/07/241/art/2-bis'>;
  /** Numero, come nell’ELI. / Number, as in the ELI. */
  num: string & tags.Example<'2-bis'>;
  /** Nome della parte (allegato, testo di approvazione), o null nella parte principale. / Name of the part (annex, enacting text), or null in the main part. */
  parte: (string & tags.Example<'testo'>) | null;
  /** Divisioni che lo contengono, dalla più ampia: libro, titolo, capo, sezione. / Divisions around it, outermost first: book, title, chapter, section. */
  partizione: string[];
  /** Rubrica. / Heading. */
  rubrica: string | null;
  /** Il testo di legge, intero, un capoverso per riga. / The text of the law, whole, a paragraph a line. */
  testo: string;
  /** Note editoriali di aggiornamento. / Editorial update notes. */
  note: string[];
  /** Vero dove il testo è solo un segno di abrogazione. / True where the text is only a repeal mark. */
  abrogato: boolean;
}

/** Un allegato che non è fatto di articoli. / An annex that is not made of articles. */
export interface AnnexEntry {
  /** ELI dell’allegato. / ELI of the annex. */
  eli: string;
  /** Nome. / Name. */
  nome: string;
  /** Testo. / Text. */
  testo: string;
  /** Note editoriali di aggiornamento. / Editorial update notes. */
  note: string[];
}

/** Un testo dell’atto che si conosce. / A text of the act that is known. */
export interface Version {
  /** Data del testo. / Date of the text. */
  vigenza_al: Day | null;
  /** Impronta del documento. / Digest of the document. */
  impronta: string;
}

/** Un atto, intero. / An act, whole. */
export interface ActAnswer extends Envelope {
  /** ELI dell’atto. / ELI of the act. */
  eli: string & tags.Example<'eli:/it/legge/1990/08/07/241'>;
  /** URN; null per un atto straniero. / URN; null for a foreign act. */
  urn: (string & tags.Example<'urn:nir:stato:legge:1990-08-07;241'>) | null;
  /** Tipo ELI. / ELI type. */
  tipo: string & tags.Example<'legge'>;
  /** Numero; null per la Costituzione. / Number; null for the Constitution. */
  numero: string | null;
  /** Data dell’atto. / Date of the act. */
  data: Day;
  /** Titolo, nella lingua dell’atto. / Title, in the language of the act. */
  titolo: string;
  /** L’atto come lo scrivono i giuristi. / The act as jurists write it. */
  sigla: string & tags.Example<'L. 241/1990'>;
  pubblicazione: Publication;
  /** Data del testo servito. / Date of the text that is served. */
  vigenza_al: Day | null;
  /** Entrata in vigore, dove il documento la dice. / Entry into force, where the document states it. */
  entrata_in_vigore: Day | null;
  /** L’atto sul portale ufficiale. / The act on the official portal. */
  url_fonte: string | null;
  /** Quanti articoli. / How many articles. */
  n_articoli: Count;
  /** Quante relazioni di modifica, nei due versi. / How many amendment relations, both directions. */
  n_relazioni: Count;
  /** Quante in cui l’atto modifica. / How many in which the act amends. */
  n_relazioni_out: Count;
  /** Quante in cui l’atto è modificato. / How many in which the act is amended. */
  n_relazioni_in: Count;
  /** Premessa. / Preamble. */
  premessa: string | null;
  /** Gli articoli, nell’ordine del documento. / The articles, in document order. */
  articoli: ArticleEntry[];
  /** Formula finale, luogo, data e firme. / Conclusions, place, date and signatures. */
  conclusioni: string | null;
  /** Gli allegati che non sono fatti di articoli. / The annexes that are not made of articles. */
  allegati: AnnexEntry[];
  /** I testi dell’atto che si conoscono, dal più recente. / The texts of the act that are known, newest first. */
  versioni: Version[];
  /** Che cosa l’atto modifica. / What the act amends. */
  modifica: Relation[];
  /** Da quali atti è modificato. / By which acts it is amended. */
  modificata_da: Relation[];
}

/** Un riferimento che il testo dell’articolo contiene. / A reference in the article’s text. */
export interface Cited {
  /** ELI dell’atto citato. / ELI of the act cited. */
  eli: string;
  /** Articolo citato, o null. / Article cited, or null. */
  articolo: string | null;
  /** L’atto come lo scrivono i giuristi. / The act as jurists write it. */
  sigla: string;
  /** Le parole del testo. / The words of the text. */
  testo: string;
}

/** Un articolo da solo. / An article by itself. */
export interface ArticleAnswer extends Envelope, ArticleEntry {
  /** L’atto a cui appartiene. / The act it belongs to. */
  norma: ActName;
  /** Che cosa cita; non sono modifiche. / What it cites; these are no amendments. */
  cita: Cited[];
  /** Che cosa l’articolo modifica. / What the article amends. */
  modifica: Relation[];
  /** Da che cosa è modificato. / By what it is amended. */
  modificata_da: Relation[];
}

/** Un atto o un articolo che qui non c’è. / An act or article that is not here. */
export interface UnknownAct extends Problem, Envelope {
  /** Per un atto o un articolo noto solo dalle relazioni: dove trovarle. / For an act or article known only from relations: where to find them. */
  relazioni_url?: string;
  /** Come il riferimento è stato inteso. / How the reference was understood. */
  risoluzione?: Resolution;
}

export const norma = endpoint<NormaQuery>({
  name: 'norma',
  path: '/api/public/norme/{eli}',
  tag: 'norme',
  summary: 'Un atto o un articolo / One act or one article',
  description:
    'L’atto intero, articolo per articolo, con ciò che modifica e gli atti che lo modificano; con l’ELI di un articolo, quell’articolo solo. / The whole act, article by article, with what it amends and the acts that amend it; with the ELI of an article, that article alone.',
  schemas: typia.json.schemas<[NormaQuery, ActAnswer | ArticleAnswer, Unresolved, UnknownAct]>(),
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
      return unknownAct(catalog, context, context.prose.error.actOnlyInRelations(sigla(asked.eli)), { relazioni_url });
    }
    if (asked.articleEli === null) return answerAct(catalog, asked.eli, act, context);
    const key = asked.articleEli.slice(asked.eli.length);
    const record = catalog.record(act);
    if (record.hasArticle(key)) return answerArticle(catalog, asked.articleEli, { key, record }, context);
    const detail = context.prose.error.articleUnknown(asked.article!, sigla(asked.eli));
    return unknownAct(catalog, context, detail, { relazioni_url });
  },
});

function answerAct(catalog: Catalog, eli: string, act: ActId, context: Context): Answer {
  const record = catalog.record(act);
  return ok([openEnvelope(catalog, context, 'act'), record.detail(context.language)], linksOf(eli, record));
}

/** An article that an act has: by its ELI suffix. */
interface Found {
  key: string;
  record: ActRecord;
}

function answerArticle(catalog: Catalog, eli: string, { key, record }: Found, context: Context): Answer {
  const { json, frame, cited } = record.article(key)!;
  const body = [
    openEnvelope(catalog, context, 'article'),
    comma,
    literal(json.subarray(1, -1)),
    literal(frame),
    literal(cited),
    record.relations('out').ofArticle(key).piece(context.language),
    record.relations('in').ofArticle(key).piece(context.language),
    end,
  ];
  return ok(body, linksOf(eli, record));
}

const comma = literal(',');
const end = literal('}');

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
  return problem(404, detail, { ...envelope(catalog, language, 'unknownAct'), ...fields });
}
