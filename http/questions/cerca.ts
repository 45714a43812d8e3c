// GET /api/public/cerca: search in the text of the law.
import typia, { type tags } from '#typia';
import { inTurns, literal, members, phrasesOf, sigla, type shapes, type Purpose } from '../../engine/index.js';
import { ok, type Answer } from '../message/answer.js';
import { alsoSearched } from './also-searched.js';
import { citedHit, resolved, titledHit } from './cerca-cited.js';
import { citedInItalian, findEnglish, readerOf, type Searched } from './cerca-english.js';
import { facetsOf } from './cerca-facets.js';
import { filterOf, withoutChoices } from './cerca-filter.js';
import { describeHits, type FoundHit } from './cerca-hits.js';
import { citationNotice, lackNotices } from './cerca-notices.js';
import { findHits } from './cerca-present.js';
import { searchCost } from './cost.js';
import { endpoint, type Catalog, type Context, type LanguageChoice } from './endpoint.js';
import { findActs } from './find-acts.js';
import { pageOf } from './page-of.js';
import { questionUrl } from './question-url.js';
import { findAppended } from './search-appended.js';
import { findInTime, mostCounted, type Found } from './search-in-time.js';
import { resolveNorma } from './resolve-norma.js';

/** Ricerca nel testo. / Search in the text. */
export interface CercaQuery {
  /** Che cosa cercare: parole, tutte (l’ultima anche solo iniziata); "una frase" tra virgolette; -senza (o NOT); OR fra due; AND, come se non vi fosse; (parole fra parentesi); licenzi* per tutte quelle che cominciano così; una VICINO/5 altra (o NEAR/5); un nome noto (stalking) o un riferimento, che viene per primo. / What to look for: words, all of them (the last one may be unfinished); "a phrase" in quotation marks; -without (or NOT); OR between two; AND, as if it were not there; (words in parentheses); licenzi* for all that begin so; one NEAR/5 other; a known name (stalking) or a reference, which comes first. */
  q: string & tags.MaxLength<1000> & tags.Example<'preavviso di rigetto'>;
  lang: LanguageChoice;
  /** Dove: titoli, i titoli e i nomi degli atti; testo, gli articoli; tutto, entrambi. / Where: titoli, titles and names of acts; testo, the articles; tutto, both. */
  in: string & shapes.OneOf<['tutto', 'titoli', 'testo']> & tags.Default<'tutto'>;
  /** Tipo ELI dell’atto, anche abbreviato (legge, dl, D.Lgs.); vuoto: tutti. / ELI type of the act, abbreviations accepted (legge, dl, D.Lgs.); empty: all. */
  tipo: string & tags.Default<''> & tags.Example<'legge'>;
  /** Solo in atti di questo giorno o dopo. / Only in acts of this day or later. */
  dal?: string & tags.Format<'date'> & tags.Example<'1990-01-01'>;
  /** Solo in atti di questo giorno o prima. / Only in acts of this day or earlier. */
  al?: string & tags.Format<'date'> & tags.Example<'2024-12-31'>;
  /** Il giorno dei testi in cui si cerca; se manca, il presente, e l’ultimo testo di ciò che non è più in vigore. / The day of the texts that are searched; where it is absent, the present, and the last text of what is no longer in force. */
  testo_al?: string & tags.Format<'date'> & tags.Example<'2010-01-01'>;
  /** Atti e articoli di cui è noto che non sono più in vigore (stato): tutti, solo quelli, o esclusi. / Acts and articles that are known to be no longer in force (stato): tutti, with the others; solo, only those; esclusi, without them. */
  cessati: string & shapes.OneOf<['tutti', 'solo', 'esclusi']> & tags.Default<'tutti'>;
  /** Solo in questo atto: un riferimento; vuoto: in tutti. / Only in this act: a reference; empty: in all. */
  norma: string & tags.Default<''> & tags.Example<'L. 241/1990'>;
  /** Solo di questa parte, come la dicono i risultati (allegato I.7, testo, note); vuoto: di tutte. / Only of this part, as the results name it (allegato I.7, testo, note); empty: of all. */
  parte: string & tags.Default<''> & tags.Example<'testo'>;
  /** Solo atti emanati da chi le faccette chiamano così (stato, o un’autorità); vuoto: da tutti. / Only acts issued by whom the facets call so (stato, or an authority); empty: by all. */
  emittente: string & tags.Default<''> & tags.Example<'stato'>;
  /** Solo ciò che ha questo stato; vuoto: tutto. / Only what has this status; empty: all. */
  stato: string & shapes.OneOf<['', 'abrogato', 'decaduto', 'non-convertito', 'incostituzionale']> & tags.Default<''>;
  /** Solo atti di questo decennio, per un suo anno (1990: dal 1990 al 1999). / Only acts of this decade, by a year of it (1990: from 1990 to 1999). */
  decennio?: shapes.Int32 & tags.Minimum<1800> & tags.Maximum<2199> & tags.Example<1990>;
  /** In che ordine: pertinenza, il più pertinente per primo; data, l’atto più recente per primo. / In what order: pertinenza, best match first; data, newest act first. */
  ordine: string & shapes.OneOf<['pertinenza', 'data']> & tags.Default<'pertinenza'>;
  /** Se le parole si cercano come sono scritte, senza altre forme, correzioni o parole affini. / Whether words are looked for as they are written, without other forms, corrections or related words. */
  esatto: boolean;
  /** Quanti risultati per pagina. / How many results a page. */
  limit: shapes.Int32 & tags.Minimum<1> & tags.Maximum<100> & tags.Default<20>;
  /** Quanti risultati saltare. / How many results to skip. */
  offset: shapes.Int32 & tags.Minimum<0> & tags.Maximum<10000> & tags.Default<0>;
  /** Formato della risposta; se manca decide Accept; atom vuole che l’installazione dichiari il suo indirizzo. / Format of the answer; where it is absent, Accept decides; atom needs an installation that states its address. */
  formato?: string & shapes.OneOf<['json', 'csv', 'ndjson', 'md', 'txt', 'atom']>;
}

/** I risultati della ricerca. / The results of the search. */
export interface CercaAnswer extends shapes.Envelope {
  /** Quanti risultati; al più 10.000. / How many results; at most 10,000. */
  totale: shapes.Count;
  /** Vero se ve ne sono altri oltre il totale, o se per una frase fra virgolette non si sono letti tutti i testi che ne hanno le parole. / True where there are more than the total, or where not all texts with the words of a quoted phrase were read for it. */
  totale_minimo: boolean;
  /** Risultati per pagina. / Results a page. */
  limit: shapes.Int32;
  /** Risultati saltati. / Results skipped. */
  offset: shapes.Int32;
  /** Indirizzo relativo della pagina dopo, o null. / Relative address of the next page, or null. */
  successiva: string | null;
  /** Indirizzo relativo della pagina prima, o null. / Relative address of the previous page, or null. */
  precedente: string | null;
  /** Che cosa si è cercato dove non si trovava nulla e un errore di battitura è stato perdonato, o dove parole inglesi trovavano troppo poco, e se ne sono cercate di italiane (senza lang=en solo se è una frase inglese, o se tutte sono inglesi e nessun testo le ha tutte); altrimenti null. / What was searched where nothing was found and a typo was forgiven, or where English words found too little and Italian ones were searched (without lang=en only if it is an English sentence, or if all are English and no text has all of them); otherwise null. */
  cercato: (string & tags.Example<'estorsione'>) | null;
  /** Parole correnti di q con quelle della legge cercate anche, che contano meno, e parole inglesi con quelle italiane cercate al loro posto; dove pochi testi hanno tutte le parole, anche sinonimi, se chi gestisce il servizio ha indicato un thesaurus; mai di ciò che è fra virgolette o dopo un meno. / Everyday words of q with the words of the law that were searched beside them and count less, and English words with the Italian ones searched in their place; where few texts have all the words, synonyms, too, if the operator of the service named a thesaurus; never for what is in quotation marks or after a minus. */
  parole_affini: shapes.AlsoSearched[];
  /** Dove si è cercato anche altro, o dove di una parola sola vi sono, dopo i risultati che la hanno com’è scritta, altri che non la hanno: indirizzo relativo della stessa domanda con le parole come sono scritte; altrimenti null. / Where something else was searched, too, or where the results for a single word that have it as written are followed by others that have not: relative address of the same question with the words as written; otherwise null. */
  come_scritto: string | null;
  /** Avvisa che nessun testo ha tutte le parole (e quali non ha nessuno), o solo alcuni, o perché non c’è alcun risultato; che di una frase non si sono letti tutti i testi, che il testo dell’atto citato non è nel corpus, o che senza l’anno uno solo vi è; altrimenti null. / Says that no text has all the words (and which none has), or only some have, or why there is no result; that not all texts were read for a phrase, that the text of the act cited is not in the corpus, or that without the year one alone is; otherwise null. */
  avviso: string | null;
  /** Dei risultati contati. / Of the results that were counted. */
  faccette: shapes.Facets;
  /** I risultati, il migliore per primo. / The results, best first. */
  risultati: shapes.Hit[];
}

const purpose: Purpose = {
  it: 'Gli articoli e gli atti che hanno le parole cercate, il più pertinente per primo.',
  en: 'The articles and acts that contain the search terms, best match first.',
};

export const cerca = endpoint<CercaQuery>({
  name: 'cerca',
  path: '/api/public/cerca',
  tag: 'norme',
  summary: 'Ricerca nel testo / Search in the text',
  description:
    'Gli articoli e gli atti che hanno le parole cercate, nel testo di legge, nelle rubriche, nei titoli e nei nomi; anche allegati senza articoli e note editoriali, che contano meno e sono detti per quel che sono (tipo_risultato), ma non con testo_al; preamboli non contano. Maiuscole, accenti, apostrofi e flessione non fanno differenza. Un articolo può avere una parte delle parole nel titolo del suo atto; dove meno di dieci le hanno tutte, seguono quelli che ne hanno alcune o parole che cominciano allo stesso modo; un filtro restringe ciò che si trova senza, e conta quanti ne dice la sua faccetta. Una frase fra virgolette è alla lettera, preposizioni e articoli compresi. Un numero di articolo (416-bis, articolo 2043) trova gli articoli che lo hanno. / The articles and acts that have the words looked for, in the text of the law, in headings, titles and names; annexes without articles and editorial notes, too, which count less and are marked as what they are (tipo_risultato), but not with testo_al; preambles do not count. Case, accents, apostrophes and inflection make no difference. An article may have some of the words in the title of its act; where fewer than ten have all of them, those that have some follow, or words that begin alike; a filter narrows what is found without it, and counts as many as its facet says. A phrase in quotation marks is to the letter, prepositions and articles included. The number of an article (416-bis, articolo 2043) finds the articles that have it.',
  examples: [
    '/api/public/cerca?q=preavviso%20di%20rigetto&limit=2',
    '/api/public/cerca?q=preaviso%20rigetto%20istanza&limit=1&offset=1',
    '/api/public/cerca?q=procedimento%20amministrativo%20veloce&limit=1',
    '/api/public/cerca?q=amministrazione&limit=1&offset=1',
    '/api/public/cerca?q=termine&norma=L.%20241%2F1990&esatto=true&limit=1',
    '/api/public/cerca?q=termine&ordine=data&decennio=2010&emittente=stato&stato=abrogato&limit=1',
    '/api/public/cerca?q=termine&norma=l.%20114',
    '/api/public/cerca?q=termine&norma=l.%205%2F1801',
  ],
  query: () => typia.json.schemas<[CercaQuery]>(),
  schemas: () => typia.json.schemas<[CercaQuery, CercaAnswer, shapes.Unresolved, shapes.Unresolved]>(),
  statuses: [200, 300, 404],
  validate: typia.createValidate<CercaQuery>(),
  cost: (query, catalog) => (query.in === 'titoli' ? 'light' : searchCost(query.q, catalog)),
  answer: async (catalog, asked, context) => {
    const within = asked.norma === '' ? null : resolveNorma(catalog, asked.norma, context);
    if (within !== null && 'problem' in within) return within.problem;
    const query = within === null ? asked : { ...asked, norma: within.eli };
    const found = await findNarrowed(catalog, query, context);
    return answerHits(catalog, query, context, found);
  },
});

/** @property whole the question without its choices; `null` where there are none, or where nothing passes them */
type Asked = CercaQuery & Searched & { whole: ReturnType<typeof withoutChoices<CercaQuery>> };

/** What a question finds: a part of what it finds without its choices; where that part has nothing, what it finds in these acts and articles alone. */
async function findNarrowed(catalog: Catalog, query: CercaQuery, context: Context): Promise<Answered> {
  const cited = query.esatto ? null : citedInItalian(query.q);
  if (cited !== null) {
    const found = await findNarrowed(catalog, { ...query, q: cited }, context);
    return { ...found, searched: found.searched ?? cited };
  }
  const whole = withoutChoices(query);
  const reader = readerOf(catalog, context);
  const find = (asked: Searched) => findAnswered(catalog, { ...query, ...asked, whole }, context);
  if (whole === null) return findEnglish(query, reader, find);
  const findWhole = (asked: Searched) =>
    findAnswered(catalog, { ...whole, ...asked, limit: 1, offset: 0, whole: null }, context);
  const found = await findEnglish(query, reader, find, findWhole);
  if (found.total > 0) return found;
  return findEnglish(query, reader, (asked) => findAnswered(catalog, { ...query, ...asked, whole: null }, context));
}

async function findAnswered(catalog: Catalog, query: Asked, context: Context): Promise<Answered> {
  if (query.in === 'titoli') return findTitled(catalog, query, context);
  const citation = resolved(catalog, query.q, query.norma);
  const citedBy = async (asked: Parameters<typeof titledHit>[1]) =>
    (await titledHit(catalog, asked)) ?? (citation === null ? null : citedHit(catalog, asked, citation));
  const cited = await citedBy(query);
  const isStrict = cited !== null || (query.whole !== null && (await citedBy(query.whole)) !== null);
  const filter = filterOf(catalog, query);
  const present = await findAppended(
    catalog,
    query,
    filter,
    await findHits(catalog, query, { cited, citation, isStrict }),
  );
  const found = await findInTime(catalog, query, filter, present);
  const told = citation === null ? null : citationNotice(catalog, query.q, citation, cited, context.words);
  const shown = { ...found, phrases: phrasesOf(query.q), isByDay: query.ordine === 'data' };
  const results = await inTurns(describeHits(catalog, shown, context));
  return { ...found, results, told, isCitation: cited !== null && citation?.isWhole === true };
}

/** Hits among titles and names, in the order of `norme?q=`. */
async function findTitled(catalog: Catalog, query: CercaQuery, context: Context): Promise<Answered> {
  const { q, limit, offset } = query;
  const { accepts, acceptsAct, ended } = filterOf(catalog, query);
  const isEnded = (act: number): boolean => catalog.record(act).status(null) !== null;
  const passes = (act: number): boolean =>
    (accepts === null || accepts(act)) &&
    acceptsAct?.(act) !== false &&
    (ended === 'with' || isEnded(act) === (ended === 'only'));
  const isWhole = accepts === null && acceptsAct === undefined && ended === 'with';
  const found = await findActs(catalog, q, isWhole ? null : passes);
  const { match, searched, stems, outside } = found;
  // The acts of the corpus are numbered from the newest on.
  const isByDay = query.ordine === 'data';
  const [acts, first] = isByDay ? [found.acts.slice().sort(), 0] : [found.acts, found.first];
  const hits = [...acts.subarray(offset, offset + limit)].map((act, i): FoundHit => {
    const hit = { act, article: null, score: 1 / (1 + offset + i) };
    return offset + i < first ? { ...hit, isCited: 'citazione' } : { ...hit, isPart: match === 'most' };
  });
  const described = describeHits(
    catalog,
    { hits, groups: stems, related: new Set(), stems: new Set(stems.flat()), isByDay },
    context,
  );
  return {
    total: Math.min(acts.length, mostCounted),
    isLeast: acts.length > mostCounted,
    counts: new Map(Array.from(acts.subarray(0, mostCounted), (act) => [act, 1])),
    articles: [],
    searched,
    added: [],
    missing: [],
    match: match === 'most' && first === 0 ? 'most' : 'all',
    told: outside === null ? null : context.words.citedOutside(sigla(outside)),
    results: await inTurns(described),
  };
}

/** The hits of the page, and the facts that the answer states beside them. */
interface Answered extends Omit<Found, 'hits' | 'groups' | 'related' | 'stems' | 'isFaint'> {
  results: shapes.Hit[];
  /** Whether the query is the citation of a hit. */
  isCitation?: boolean;
  /** What is to be said of the act that the query cites. */
  told: string | null;
}

function answerHits(catalog: Catalog, query: CercaQuery, context: Context, found: Answered): Answer {
  const { limit, offset, testo_al } = query;
  const { total, isLeast, searched, added, results, told } = found;
  const { words } = context;
  const asWritten = searched === null && added.length === 0 && found.hasOthers !== true;
  const notices = [
    ...(told === null ? [] : [told]),
    ...(found.isCut === true ? [words.notAllRead] : []),
    ...lackNotices(query, found, words),
    ...(testo_al !== undefined
      ? [words.versions.searchedOn(testo_al)]
      : found.isOnlyPast === true
        ? [words.versions.onlyPast]
        : []),
  ];
  const { next, previous, links } = pageOf(total, query, (from) => pageUrl(query, from), mostCounted);
  const head = {
    totale: total,
    totale_minimo: isLeast,
    limit,
    offset,
    successiva: next,
    precedente: previous,
    cercato: searched,
    parole_affini: added.map(alsoSearched),
    come_scritto: asWritten ? null : pageUrl({ ...query, esatto: true }, 0),
    avviso: notices.length === 0 ? null : notices.join(' '),
    faccette: facetsOf(catalog, found),
    risultati: results,
  } satisfies Omit<CercaAnswer, keyof shapes.Envelope>;
  return ok([catalog.envelopes.open(context.language, purpose), literal(`,${members(head)}}`)], links);
}

/** The same question at another offset; what has its default value is left out. */
function pageUrl(query: CercaQuery, offset: number): string {
  const { q, lang, in: within, tipo, dal, al, testo_al, cessati, norma, parte, emittente, stato } = query;
  const { decennio, ordine, esatto, limit, formato } = query;
  return questionUrl('/api/public/cerca', {
    q,
    lang,
    in: within === 'tutto' ? '' : within,
    tipo,
    dal,
    al,
    testo_al,
    cessati: cessati === 'tutti' ? '' : cessati,
    norma,
    parte,
    emittente,
    stato,
    decennio,
    ordine: ordine === 'data' ? ordine : '',
    esatto: esatto ? 'true' : '',
    limit,
    offset: offset === 0 ? '' : offset,
    formato,
  });
}
