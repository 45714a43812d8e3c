// GET /api/public/norme/{eli}: one act, one article of it, or one paragraph of an article.
import { crc32 } from 'node:zlib';
import typia, { type tags } from '#typia';
import {
  answerParagraph,
  articleOn,
  dayMembers,
  deflatedPiece,
  deflatePiece,
  detailOn,
  eliOfText,
  hasEndedBy,
  knownUntil,
  literal,
  members,
  parseEli,
  positionOfText,
  sigla,
  standingAt,
  writeVersion,
  type ActId,
  type ActRecord,
  type PastArticle,
  type Place,
  type Piece,
  type shapes,
  type Purpose,
  type Standing,
} from '../../engine/index.js';
import { link, ok, quoteUrl, type Answer } from '../message/answer.js';
import { lastChange } from './last-change.js';
import { findPlace, readDay, standingOn, unknownPlace, type FoundPlace } from './dated-place.js';
import { endpoint, type Catalog, type Context, type LanguageChoice } from './endpoint.js';
import { explainMissing } from './later-article.js';
import { questionUrl } from './question-url.js';
import { datedText, type TextPlace } from './text-day.js';
import { answerToCome } from './to-come.js';
import { versionLinks } from './version-links.js';

/** Dettaglio. / Detail. */
export interface NormaQuery {
  /** ELI dell’atto, dell’articolo (…/art/2-bis) o di un comma numerato (…/art/2-bis/com/1), con o senza eli:, barre semplici o codificate; oppure URN, IRI Akoma Ntoso o indirizzo del portale ufficiale. / ELI of the act, of the article (…/art/2-bis) or of a numbered paragraph (…/art/2-bis/com/1), with or without eli:, slashes raw or encoded; or a URN, an Akoma Ntoso IRI or an address of the official portal. */
  eli: string & tags.Example<'eli:/it/legge/1990/08/07/241'>;
  lang: LanguageChoice;
  /** Il giorno di cui si vuole il testo; se manca, il presente. Lo stesso dice un riferimento con il giorno: legge/1990/08/07/241@2005-03-08, !vig= in una URN, CONSOLIDATED/20050308, ita@2005-03-08. / The day whose text is wanted; the present where it is absent. A reference with its day says the same: legge/1990/08/07/241@2005-03-08, !vig= in a URN, CONSOLIDATED/20050308, ita@2005-03-08. */
  al?: string & tags.Format<'date'> & tags.Example<'2005-03-08'>;
  /** Un atto che il testo dell’articolo non contiene ancora: il testo come lo farebbero le sue parole, dove ciascuna operazione ha un luogo solo; altrimenti 409. Non è un testo ufficiale. / An act that the text of the article does not contain yet: the text as its words would make it, where each operation has exactly one place; else 409. It is no official text. */
  come?: string & tags.Example<'D.Lgs. 209/2024'>;
  /** Formato della risposta; se manca decide Accept. / Format of the answer; where it is absent, Accept decides. */
  formato?: string & shapes.OneOf<['json', 'md', 'txt', 'jsonld', 'akn', 'csl', 'bib', 'bibtex', 'epub', 'docx']>;
}

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
} satisfies Record<string, Purpose>;

export const norma = endpoint<NormaQuery>({
  name: 'norma',
  path: '/api/public/norme/{eli}',
  tag: 'norme',
  summary: 'Un atto, un articolo o un comma / One act, article or paragraph',
  description:
    'L’atto intero, articolo per articolo, con ciò che modifica e gli atti che lo modificano; con l’ELI di un articolo, quell’articolo solo; con /com/ e il numero di un comma, quel comma; con al o un riferimento che ha un giorno, il testo di quel giorno. / The whole act, article by article, with what it amends and the acts that amend it; with the ELI of an article, that article alone; with /com/ and the number of a paragraph, that paragraph; with al or a reference that has a day, the text of that day.',
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
        shapes.ActAnswer | shapes.ArticleAnswer | shapes.ParagraphAnswer | shapes.TextToCome,
        shapes.Unresolved,
        shapes.UnknownAct,
        shapes.NotToCome,
      ]
    >(),
  statuses: [200, 300, 404, 409],
  validate: typia.createValidate<NormaQuery>(),
  cost: 'stored',
  answer: (catalog, query, context) => {
    // Nearly everyone asks for the present, by the ELI as the list writes it.
    if (query.al === undefined && query.come === undefined) {
      const article = catalog.findArticle(query.eli);
      if (article?.record.hasOneText === true) return answerArticle(catalog, query.eli, article, context);
      const named = article === null ? catalog.find(query.eli) : null;
      if (named !== null && catalog.inCorpus(named) && catalog.record(named).hasOneText)
        return answerAct(catalog, query.eli, named, context);
    }
    const asked = readDay(query);
    if ('problem' in asked) return asked.problem;
    const place = findPlace(catalog, asked.reference, query.lang, context);
    if ('problem' in place) return place.problem;
    const { come, formato } = query;
    if (come !== undefined) {
      const isOfDay = asked.day !== null || asked.isOriginal;
      return answerToCome(catalog, place, { come, isOfDay, ...(formato === undefined ? {} : { formato }) }, context);
    }
    const at = standingOn(catalog, place, asked, context);
    if ('problem' in at) return at.problem;
    // An act with one known text: that is the present one, in whatever way it is named.
    if (asked.day === null && !asked.isOriginal && place.history === null && place.paragraph === null) {
      const { act, key, record } = place;
      return key === null
        ? answerAct(catalog, act, catalog.find(act)!, context)
        : answerArticle(catalog, place.eli, { act: catalog.find(act)!, key, record }, context);
    }
    const known = { catalog, context, at, place, lang: query.lang };
    return place.key === null ? answerVersion(known) : answerArticleOn(known, place.key);
  },
});

/** The act as the snapshot has it. */
function answerAct(catalog: Catalog, eli: string, act: ActId, context: Context): Answer {
  const record = catalog.record(act);
  const pieces = [
    catalog.envelopes.open(context.language, purposes.act),
    writeDay(catalog, { record, eli, key: null }, context),
    record.detail(context.language),
  ];
  return ok(pieces, linksOf(eli, record), catalog.seen.lastChange(act));
}

/** An article that an act has: by its ELI suffix. */
interface Found {
  act: ActId;
  key: string;
  record: ActRecord;
}

/** The article as the snapshot has it. */
function answerArticle(catalog: Catalog, eli: string, { act, key, record }: Found, context: Context): Answer {
  const article = record.articleAnswer(key, context.language)!;
  const opening = catalog.envelopes.open(context.language, purposes.article);
  const noted = writeNoted(catalog.noted.of(act, key));
  const pieces = [opening, writeDay(catalog, { record, eli, key }, context), noted, ...article];
  return ok(pieces, linksOf(eli, record), catalog.seen.lastChange(act));
}

/** A place on a day, and whether that day was asked for. */
interface Known {
  catalog: Catalog;
  context: Context;
  at: Standing;
  place: FoundPlace;
  lang: string;
}

/** An act in the version of a day. */
function answerVersion(known: Known): Answer {
  const { catalog, context, at, place } = known;
  const { act, record } = place;
  const { language } = context;
  const version = inForce(writeVersion(at, act, language), known, null);
  const pieces = [
    catalog.envelopes.open(language, purposes.act),
    writeDay(catalog, { record, eli: act, key: null, version: daysOf(at, { article: null }), end: at.end }, context),
    literal(`,${members(version)}`),
    ...detailOn(record, at, language),
  ];
  const links = versionLinks(act, at, version.dal) + linksOf(version.eli_versione, record);
  return { ...dated(ok(pieces, links), at, version), changed: lastChange(catalog, act) };
}

/** An article, or a paragraph of it, on a day. */
function answerArticleOn(known: Known, key: string): Answer {
  const { catalog, context, place, lang } = known;
  const { act, record, paragraph } = place;
  const { language, words } = context;
  const at = standingAt(known.at, { article: key, paragraph });
  const found = articleOn(record, at, key, paragraph);
  const number = parseEli(act + key)?.article ?? '';
  const relazioni_url = questionUrl('/api/public/relazioni', { norma: act + key, lang });
  const unknown = (detail: string, fields: object = {}) =>
    unknownPlace(catalog, context, detail, { relazioni_url, ...fields });
  if (found === null) return unknown(explainMissing(catalog, act, number, key, context));
  if (!('parts' in found)) {
    const { first, gone } = found;
    // Between two texts of which one may be missing an article may have come with the missing one.
    if (gone === null && first !== null && at.certainty === 'parziale')
      return unknown(words.error.articleMaybeThen(number, sigla(act), first), { primo_giorno: first });
    return unknown(
      gone === null
        ? words.error.articleNotThen(number, sigla(act), first)
        : words.error.articleGone(number, sigla(act), gone),
    );
  }
  const version = inForce(versionOfArticle(found, at, act + key, language), known, found);
  const opening = [
    catalog.envelopes.open(language, paragraph === null ? purposes.article : purposes.paragraph),
    writeDay(
      catalog,
      {
        record,
        eli: act + key,
        key,
        version: daysOf(at, { article: key, paragraph }),
        end: found.end,
        ...(paragraph === null ? {} : { paragraph }),
      },
      context,
    ),
    literal(`,${members(version)}`),
    ...(paragraph === null ? [writeNoted([])] : []),
  ];
  const answered = (pieces: readonly Piece[], self: string): Answer => {
    const links = versionLinks(self, at, version.dal, key) + linksOf(self, record);
    return { ...dated(ok([...opening, ...pieces], links), at, version), changed: lastChange(catalog, act) };
  };
  const day = version.dal === null ? '' : `@${version.dal}`;
  if (paragraph === null) return answered(record.answerOf(key, found.parts, language), act + key + day);
  const source = { articleParts: () => found.parts, relations: record.relations.bind(record) };
  const answer = answerParagraph(source, key, paragraph, language);
  if ('pieces' in answer) return answered(answer.pieces, `${act + key + day}/com/${paragraph}`);
  return unknown(words.error.paragraphUnknown(paragraph, number, sigla(act), answer.numbers));
}

/** The members of an article's own text: it may be older than the version, and outlast it. */
function versionOfArticle(
  { start, end, isCertain }: PastArticle,
  at: Standing,
  eli: string,
  language: Context['language'],
): ReturnType<typeof writeVersion> {
  const own = writeVersion({ ...at, certainty: isCertain ? 'completa' : 'parziale' }, eli, language);
  const posizione = positionOfText(start, end);
  return {
    ...own,
    eli_versione: eliOfText(eli, start, posizione),
    dal: start,
    al: posizione === 'mai_in_vigore' ? null : end,
    posizione,
  };
}

/** The same, not in force where its text is a mark of repeal, or the place had ended by the day asked; `null` where nobody knows that. */
function inForce(
  version: ReturnType<typeof writeVersion>,
  { at, place: { record, key } }: Known,
  article: PastArticle | null,
): ReturnType<typeof writeVersion> {
  const status = record.status(key);
  const isMark = article?.parts.entry.includes('"abrogato":true') === true;
  const isOver = isMark || (status !== null && hasEndedBy(status, at, version.posizione));
  return isOver === false || !version.in_vigore ? version : { ...version, in_vigore: isOver === null ? null : false };
}

/** The days of a version, in place of those of the one that is served. */
function daysOf({ version, kept, index }: Standing, place: Place): NonNullable<TextPlace['version']> {
  const { start, isOriginal } = version;
  return { from: start, until: knownUntil(kept, index, place), isConsolidated: !isOriginal, isOriginal };
}

/** An answer about a day says where the text of that version stays, and when it began. */
function dated(answer: Answer, at: Standing, { eli_versione, dal }: ReturnType<typeof writeVersion>): Answer {
  if (at.day === null) return answer;
  const location = ['content-location', `/api/public/norme/${quoteUrl(eli_versione)}`];
  const isExact = at.certainty === 'completa' && at.isInForce && dal !== null;
  // RFC 7089: the moment from which on the text was so.
  const memento = isExact ? ['memento-datetime', new Date(`${dal}T00:00:00Z`).toUTCString()] : [];
  return { ...answer, headers: [...location, ...memento] };
}

function writeDay(catalog: Catalog, place: TextPlace, { language }: Context): Piece {
  return literal(`,${dayMembers(datedText(catalog, place, language))}`);
}

/** Bytes of notes from which on it pays to deflate them. */
const longNotes = 2_048;

function writeNoted(noted: shapes.ArticleAnswer['testi_coordinati']): Piece {
  const text = `,${members({ testi_coordinati: noted })}`;
  if (text.length < longNotes) return literal(text);
  const bytes = Buffer.from(text);
  return deflatedPiece(deflatePiece(bytes), bytes.length, crc32(bytes));
}

/** @param self ELI of what is answered */
function linksOf(self: string, record: ActRecord): string {
  const portal = record.portalUrl();
  return link('canonical', `/api/public/norme/${quoteUrl(self)}`) + (portal === '' ? '' : link('via', portal));
}
