// GET /api/public/relazioni: who amends whom, for one act or article.
import typia, { type tags } from '#typia';
import {
  DearError,
  listMembers,
  literal,
  writeRelationsHead,
  type ActRecord,
  type ListFilter,
  type ListName,
  type Piece,
  type RelationKind,
  type RelationList,
  type shapes,
  type Purpose,
  readParagraphs,
} from '../../engine/index.js';
import { ok, type Answer } from '../message/answer.js';
import { resolveCited } from './resolve-cited.js';
import { endpoint, type Catalog, type Context, type LanguageChoice } from './endpoint.js';
import { resolveNorma, type ResolvedNorma } from './resolve-norma.js';
import { pageOf } from './page-of.js';
import { questionUrl } from './question-url.js';

/** Relazioni. / Relations. */
export interface RelazioniQuery {
  /** L’atto o l’articolo: un ELI `eli:/it/{tipo}/{anno}/{mese}/{giorno}/{numero}`, un URN, un indirizzo del portale, un nome (codice civile) o un riferimento abbreviato (l. 241/1990, art. 2-bis d.lgs. 82/2005). / The act or article: an ELI `eli:/it/{type}/{year}/{month}/{day}/{number}`, a URN, an address of the portal, a name (codice civile) or an abbreviated reference (l. 241/1990, art. 2-bis d.lgs. 82/2005). */
  norma: string & tags.Example<'l. 241/1990'>;
  /** Verso: out, ciò che l’atto modifica; in, gli atti che lo modificano; entrambe. / Direction: out, what the act amends; in, the acts that amend it; entrambe, both. */
  dir: string & shapes.Matching<'^(out|in|entrambe)$'> & tags.Default<'entrambe'>;
  lang: LanguageChoice;
  /** Solo le relazioni di questo genere; vuoto: tutte. / Only relations of this kind; empty: all. */
  tipo: '' | RelationKind;
  /** Solo le relazioni di questo giorno o dopo. / Only relations of this day or later. */
  dal?: string & tags.Format<'date'> & tags.Example<'2020-01-01'>;
  /** Solo le relazioni di questo giorno o prima. / Only relations of this day or earlier. */
  al?: string & tags.Format<'date'> & tags.Example<'2024-12-31'>;
  /** Quante relazioni di ogni elenco; se manca, tutte. / How many relations of each list; all where it is absent. */
  limit?: shapes.Int32 & tags.Minimum<1> & tags.Maximum<1000>;
  /** Quante relazioni di ogni elenco saltare. / How many relations of each list to skip. */
  offset: shapes.Int64 & tags.Minimum<0> & tags.Default<0>;
  /** Solo le relazioni con quest’altro atto o articolo, indicato come norma; se manca, con tutti. / Only relations with this other act or article, named as norma is; all where it is absent. */
  con?: string & tags.Example<'d.l. 76/2020'>;
  /** true: ogni luogo in parti ha anche che cosa le parole vi fanno (operazione) e quanto il testo lo conferma (prova); al più 100 relazioni di ogni elenco, con «con» tutte; CSV e XLSX hanno una riga per ogni luogo, con le parole intere. / true: each place in parti also has what the words do there (operazione) and how far the text bears it out (prova); at most 100 relations of each list, with con all; CSV and XLSX have a row for each place, with the whole words. */
  operazioni: boolean & tags.Default<false>;
  /** Formato della risposta; se manca decide Accept. / Format of the answer; where it is absent, Accept decides. */
  formato?: string & shapes.OneOf<['json', 'csv', 'ndjson', 'md', 'txt', 'xlsx']>;
  /** Con formato=csv: excel per i fogli di calcolo in italiano (punto e virgola, virgola decimale, BOM, nome del file); vuoto: RFC 4180. / With formato=csv: excel for spreadsheets set to Italian (semicolon, decimal comma, BOM, file name); empty: RFC 4180. */
  foglio: '' | 'excel';
}

export const relazioni = endpoint<RelazioniQuery>({
  name: 'relazioni',
  path: '/api/public/relazioni',
  tag: 'relazioni',
  summary: 'Relazioni di un atto / Relations of an act',
  description:
    'Le relazioni di modifica di un atto, di un articolo o di un comma, e a parte gli altri effetti, che non cambiano testi. Il riferimento non è mai indovinato: se più atti si adattano la risposta è 300 con i candidati; se nessuno è noto, 404 con ciò che si è capito. / The amendment relations of an act, an article or a paragraph, and apart from them the other effects, which change no text. A reference is never guessed: where several acts fit the answer is 300 with the candidates; where none is known, 404 with what was understood.',
  examples: [
    '/api/public/relazioni?norma=l.%20241/1990&dir=out',
    '/api/public/relazioni?norma=art.%202%2C%20comma%201%2C%20lettera%20a)%2C%20l.%20241%2F1990',
    '/api/public/relazioni?norma=CAD&limit=1&offset=1',
    '/api/public/relazioni?norma=d.l.%2076%2F2020&dir=out&operazioni=true&limit=2',
    '/api/public/relazioni?norma=CAD',
    '/api/public/relazioni?norma=l.%20114',
  ],
  query: () => typia.json.schemas<[RelazioniQuery]>(),
  schemas: () =>
    typia.json.schemas<[RelazioniQuery, shapes.RelazioniAnswer, shapes.UnresolvedOfTwo, shapes.UnresolvedOfTwo]>(),
  statuses: [200, 300, 404],
  validate: typia.createValidate<RelazioniQuery>(),
  cost: (query) => (isWhole(query) && query.norma.startsWith('eli:') ? 'stored' : 'light'),
  answer: (catalog, query, context) => {
    const ready = isWhole(query) ? readyAnswer(catalog, query.norma, context) : null;
    if (ready !== null) return ready;
    const asked = resolveCited(catalog, query.norma, context);
    if ('problem' in asked) return asked.problem;
    const other = query.con === undefined ? null : resolveNorma(catalog, query.con, context, 'con');
    if (other !== null && 'problem' in other) return other.problem;
    return answerRelations(catalog, asked, other, query, context);
  },
});

const listsOf = {
  out: ['outgoing', 'otherOutgoing'],
  in: ['incoming', 'otherIncoming'],
  entrambe: ['outgoing', 'incoming', 'otherOutgoing', 'otherIncoming'],
} as const satisfies Record<shapes.RelazioniAnswer['dir'], readonly ListName[]>;
const purposes: Record<shapes.RelazioniAnswer['dir'], Purpose> = {
  out: {
    it: 'Le relazioni di modifica dell’atto richiesto: che cosa modifica.',
    en: 'The amendment relations of the requested act: what it amends.',
  },
  in: {
    it: 'Le relazioni di modifica dell’atto richiesto: da quali atti è modificato.',
    en: 'The amendment relations of the requested act: which acts amend it.',
  },
  entrambe: {
    it: 'Le relazioni di modifica dell’atto richiesto: che cosa modifica e da quali atti è modificato.',
    en: 'The amendment relations of the requested act: what it amends and which acts amend it.',
  },
};

/** Whether all relations are asked for, both ways. */
function isWhole({ dir, tipo, dal, al, limit, offset, con, operazioni }: RelazioniQuery): boolean {
  return (
    dir === 'entrambe' &&
    tipo === '' &&
    dal === undefined &&
    al === undefined &&
    limit === undefined &&
    offset === 0 &&
    con === undefined &&
    !operazioni
  );
}

/** The commonest question, all relations of an act by its own ELI, was answered when the snapshot was made. */
function readyAnswer(catalog: Catalog, asked: string, context: Context): Answer | null {
  const act = catalog.find(asked);
  const rest = act === null ? null : catalog.record(act).relationsAnswer(context.language);
  return rest === null ? null : ok([catalog.envelopes.open(context.language, purposes.entrambe), rest]);
}

/** @param other the act or article at the other end; `null` for any */
function answerRelations(
  catalog: Catalog,
  asked: ResolvedNorma,
  other: ResolvedNorma | null,
  query: RelazioniQuery,
  context: Context,
): Answer {
  const { eli, articleEli, resolution } = asked;
  const { offset } = query;
  const limit = Math.min(query.limit ?? Infinity, query.operazioni && other === null ? mostWithOperations : Infinity);
  // Validation has checked the values.
  const dir = query.dir as shapes.RelazioniAnswer['dir'];
  const act = catalog.find(eli);
  if (act === null) return answerNone(catalog, asked, dir, context);
  const record = catalog.record(act);
  const article = articleEli === null ? null : articleEli.slice(eli.length);
  const paragraph = article === null ? null : resolution.interpretazione.comma;
  const ofPlace = listsOf[dir].map((name) => {
    const list = record.relations(name);
    return { name, list: article === null ? list : list.select({ article }) };
  });
  const filter = filterOf(query, paragraph, other);
  const lists = ofPlace.map(({ name, list }) => ({ name, list: list.select(filter) }));
  const amendments = lists.filter(({ name }) => name === 'outgoing' || name === 'incoming');
  const total = (of: typeof lists) => of.reduce((sum, { list }) => sum + list.count, 0);
  const longest = Math.max(...lists.map(({ list }) => list.count));
  const { next, previous, links } = pageOf(longest, { limit, offset }, (from) => pageUrl(query, from));
  const notices = [
    ...resolution.avvisi,
    ...(other?.resolution.avvisi ?? []),
    ...(paragraph === null ? [] : describeParagraph(record, { article: article!, paragraph }, ofPlace, lists, context)),
    ...(total(amendments) > 0 || (paragraph !== null && countUnplaced(ofPlace) > 0)
      ? []
      : [describeAbsence(record, article, context)]),
  ];
  const head = writeRelationsHead({
    act: catalog.card(act),
    status: record.status(article),
    articleEli,
    resolution: { ...resolution, avvisi: notices },
    dir,
    kinds: amendments.map(({ list }) => list.byKind()),
    others: total(lists) - total(amendments),
    next,
    previous,
  });
  const shown = lists.map(({ name, list }) => ({
    name,
    list: offset === 0 && limit === Infinity ? list : list.page(offset, limit),
  }));
  return ok(
    [
      catalog.envelopes.open(context.language, purposes[dir]),
      literal(head),
      ...(query.operazioni
        ? withOperations(catalog, shown, context)
        : shown.map(({ list }) => list.piece(context.language))),
      end,
    ],
    links,
  );
}

/** Relations of a list that are told with what the words do, at most; of two acts, all. */
const mostWithOperations = 100;

/** The lists with what the words do at each place. */
function withOperations(catalog: Catalog, lists: Lists, { language, mayTakeLong }: Context): Piece[] {
  const { operations } = catalog;
  const read = lists.map(({ name, list }) => ({
    name,
    relations: list.entries(language).map((entry) => JSON.parse(entry.toString()) as shapes.Relation),
  }));
  if (mayTakeLong !== true && operations.areManyIn(read.flatMap(({ relations }) => relations)))
    throw new DearError('relazioni');
  return read.map(({ name, relations }) =>
    literal(`,"${listMembers[name]}":${JSON.stringify(operations.inParts(relations))}`),
  );
}

/** The answer for an act that is only cited: it has no known relation. */
function answerNone(
  catalog: Catalog,
  { eli, articleEli, resolution }: ResolvedNorma,
  dir: shapes.RelazioniAnswer['dir'],
  { language, words }: Context,
): Answer {
  const head = writeRelationsHead({
    act: catalog.cardOf(eli),
    status: null,
    articleEli,
    resolution: { ...resolution, avvisi: [...resolution.avvisi, words.relations.noneKnown] },
    dir,
    kinds: [],
    others: 0,
  });
  const lists = listsOf[dir].map((name) => `,"${listMembers[name]}":[]`).join('');
  return ok([catalog.envelopes.open(language, purposes[dir]), literal(`${head}${lists}}`)]);
}

function filterOf(
  { tipo, dal, al }: RelazioniQuery,
  paragraph: string | null,
  other: ResolvedNorma | null,
): ListFilter {
  return {
    ...(paragraph === null ? {} : { paragraph }),
    ...(tipo === '' ? {} : { kind: tipo }),
    ...(dal === undefined ? {} : { from: dal }),
    ...(al === undefined ? {} : { to: al }),
    ...(other === null ? {} : { other: { act: other.eli, article: other.articleEli } }),
  };
}

/** A total of zero is never silent: least of all for a text that carries marks of amendment. */
function describeAbsence(record: ActRecord, article: string | null, { words }: Context): string {
  const isAmended = article !== null && record.articleEntry(article)?.testo_modificato === true;
  const isUnknown = isAmended && record.relations('incoming').select({ article }).count === 0;
  if (!isUnknown) return words.relations.noneKnown;
  return record.status(article)?.da == null ? words.relations.noneButAmended : words.relations.noneButEnded;
}

type Lists = readonly { name: ListName; list: RelationList }[];

/** The relations of an article that name no paragraph. */
const countUnplaced = (lists: Lists): number =>
  lists.reduce((sum, { list }) => sum + list.select({ paragraph: '' }).count, 0);

/**
 * The notices that some relations of the article name no paragraph, and so may concern the one that was asked for, and that the text, which
 * numbers its paragraphs, has none of that number.
 */
function describeParagraph(
  record: ActRecord,
  { article, paragraph }: { article: string; paragraph: string },
  ofArticle: Lists,
  named: Lists,
  { words: { relations: said } }: Context,
): string[] {
  const others = countUnplaced(ofArticle);
  const isNamed = named.some(({ list }) => list.count > 0);
  const paragraphs = readParagraphs(record.articleEntry(article)?.testo ?? '');
  const isNumbered = paragraphs.some(({ number }) => number !== null);
  return [
    ...(others === 0 ? [] : [(isNamed ? said.ofParagraph : said.noneOfParagraph)(paragraph, others)]),
    ...(isNumbered && paragraphs.every(({ number }) => number !== paragraph) ? [said.noParagraph(paragraph)] : []),
  ];
}

/** Relative address of another page of the same question. */
function pageUrl(query: RelazioniQuery, offset: number): string {
  const { norma, dir, lang, tipo, dal, al, limit, con, operazioni, formato, foglio } = query;
  return questionUrl('/api/public/relazioni', {
    norma,
    dir: dir === 'entrambe' ? '' : dir,
    lang,
    tipo,
    dal,
    al,
    limit,
    offset: offset === 0 ? '' : offset,
    con,
    operazioni: operazioni ? 'true' : '',
    formato,
    foglio,
  });
}

const end = literal('}');
