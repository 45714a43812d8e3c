// GET /api/public/risolvi: every citation in a text.
import typia, { type tags } from '#typia';
import {
  articlesOf,
  confidenceOf,
  findInSteps,
  interpret,
  inTurns,
  literal,
  mapSteps,
  nameAct,
  nameCandidates,
  resolveCitation,
  sigla,
  type Citation,
  type Notice,
  type Resolution,
  type shapes,
  type Words,
  type Purpose,
} from '../../engine/index.js';
import { ok } from '../message/answer.js';
import { textNotices } from './cited-text.js';
import { unreadPlaces } from './unread-places.js';
import { endpoint, type Catalog, type Context, type LanguageChoice } from './endpoint.js';
import { explain } from './resolve-norma.js';

/** Citazioni in un testo. / Citations in a text. */
export interface RisolviQuery {
  /** Il testo in cui cercare citazioni, al più 20.000 caratteri. / The text in which to look for citations, 20,000 characters at most. */
  testo: string &
    tags.MaxLength<20000> &
    tags.Example<'ai sensi dell’art. 2, comma 1, della legge 7 agosto 1990, n. 241'>;
  lang: LanguageChoice;
}

/** Una citazione trovata. / A citation found. */
export interface FoundCitation {
  /** Dove comincia, in unità UTF-16 dall’inizio del testo. / Where it begins, in UTF-16 units from the start of the text. */
  inizio: shapes.Count;
  /** Dove finisce, escluso. / Where it ends, exclusive. */
  fine: shapes.Count;
  /** Le parole citate. / The words of the citation. */
  testo: string;
  interpretazione: shapes.Interpretation;
  /** ELI dell’atto, se è uno solo. / ELI of the act, where it is one. */
  eli: string | null;
  /** ELI del primo articolo nominato; di un atto del corpus, solo se lo ha. / ELI of the first article named; of an act of the corpus, only where it has it. */
  articolo: string | null;
  /** ELI di tutti gli articoli nominati, nell’ordine in cui sono scritti; gli intervalli («artt. da 34 a 37») per esteso. Di un atto del corpus solo quelli che ha, e di un intervallo tutti quelli che vi stanno in mezzo («da 14 a 14-quinquies»), se non sono più di 60. / ELIs of all the articles named, in the order written; ranges (“artt. da 34 a 37”) in full. Of an act of the corpus only those that it has, and of a range all that stand between its ends (“da 14 a 14-quinquies”), unless they are more than 60. */
  articoli: string[];
  /** Le parole che rinviano a un atto già nominato («medesima legge», «d.lgs. cit.»), o null se la citazione nomina il suo atto. / The words that lead back to an act named before (“medesima legge”, “d.lgs. cit.”), or null where the citation names its act itself. */
  richiamo: (string & tags.Example<'medesima legge'>) | null;
  /** Che cosa è accaduto al primo articolo citato, o all’atto; null se i documenti caricati non lo dicono, il che non vuol dire «in vigore». / What happened to the first article cited, or to the act; null where the loaded documents do not say, which does not mean “in force”. */
  stato: shapes.Stato | null;
  /** Tutti gli articoli citati che risultano cessati, nell’ordine in cui sono scritti; anche dove stato, che è del primo, è null. / All the articles cited that are known to be no longer in force, in the order written; also where stato, which is that of the first, is null. */
  articoli_cessati: EndedArticle[];
  /** Quanto ci si può fidare, da 0 a 1: il limite inferiore dell’intervallo di Wilson al 95 % della precisione misurata per quel modo di leggere. / How far it is to be believed, from 0 to 1: the lower bound of the 95 % Wilson interval of the precision measured for that way of reading. */
  confidenza: shapes.Share;
  /** Che cosa è stato corretto o sottinteso, perché la citazione non conduce a un testo («è una pronuncia di un giudice»), quali articoli e commi nominati il testo caricato non ha, e se di quel testo si conoscono modifiche successive o è solo quello pubblicato. / What was repaired or assumed, why the citation leads to no text (“is a judgment”), which of the articles and paragraphs named the loaded text lacks, and whether later amendments of that text are known or it is only the one as published. */
  avvisi: string[];
  /** L’atto come lo scrivono i giuristi. / The act as jurists write it. */
  sigla: string | null;
  /** Vero se il testo dell’atto è nel corpus. / True where the text of the act is in the corpus. */
  nel_corpus: boolean;
  /** Gli atti possibili, se sono più d’uno. / The acts that may be meant, where there are several. */
  candidati: shapes.KnownAct[];
}

/** Un articolo citato che risulta cessato. / An article cited that is known to be no longer in force. */
export interface EndedArticle {
  /** ELI dell’articolo. / ELI of the article. */
  eli: string & tags.Example<'eli:/it/decreto-legislativo/2013/03/14/33/art/4'>;
  stato: shapes.Stato;
}

/** Le citazioni di un testo. / The citations of a text. */
export interface RisolviAnswer extends shapes.Envelope {
  /** Quante citazioni. / How many citations. */
  totale: shapes.Count;
  /** Le citazioni, nell’ordine del testo. / The citations, in the order of the text. */
  citazioni: FoundCitation[];
}

/** The ended articles of a citation that `stato` does not give: it names several, or its first is not known. */
export function endedBeside({ stato, articoli, articoli_cessati }: FoundCitation): EndedArticle[] {
  return stato !== null && articoli.length < 2 ? [] : articoli_cessati;
}

const purpose: Purpose = {
  it: 'Le citazioni di atti trovate nel testo, con ciò che se ne è capito e l’atto a cui conducono.',
  en: 'The citations of acts found in the text, with what was understood of them and the act they lead to.',
};

/** The language of sentences, and those sentences. */
type Said = Pick<Context, 'language' | 'words'>;

/** Characters of a text that takes more than some milliseconds to read. */
const longText = 2_000;

export const risolvi = endpoint<RisolviQuery>({
  name: 'risolvi',
  path: '/api/public/risolvi',
  tag: 'riferimenti',
  summary: 'Citazioni in un testo / Citations in a text',
  description:
    'Ogni citazione di atti italiani in un testo, con ciò che se ne è capito e l’atto a cui conduce. / Every citation of Italian acts in a text, with what was understood of it and the act it leads to.',
  examples: [
    '/api/public/risolvi?testo=art.%202%2C%20comma%201%2C%20della%20legge%207%20agosto%201990%2C%20n.%20241',
    '/api/public/risolvi?testo=art.%202%2C%20comma%201%2C%20lettera%20a)%2C%20della%20legge%207%20agosto%201990%2C%20n.%20241%3B%20legge%20114',
  ],
  query: () => typia.json.schemas<[RisolviQuery]>(),
  schemas: () => typia.json.schemas<[RisolviQuery, RisolviAnswer]>(),
  statuses: [200],
  validate: typia.createValidate<RisolviQuery>(),
  cost: ({ testo }) => (testo.length > longText ? 'dear' : 'light'),
  answer: async (catalog, { testo }, context) => {
    const described = await resolveText(catalog, testo, context);
    const content = `,"totale":${described.length},"citazioni":[${described.map((one) => JSON.stringify(one)).join(',')}]}`;
    return ok([catalog.envelopes.open(context.language, purpose), literal(content)]);
  },
});

/** Every citation in a text of any length; other requests are answered between its steps. */
export async function resolveText(catalog: Catalog, text: string, said: Said): Promise<FoundCitation[]> {
  // A text may be made of nothing but citations, thousands of them.
  const found = await inTurns(findInSteps(text));
  const noticesOfText = textNotices(catalog, said);
  return inTurns(
    mapSteps(found, (citation: Citation) => describeCitation(catalog, text, citation, said, noticesOfText)),
  );
}

/** Notices about what was repaired; further articles are in `articoli`. */
function noticesOf(found: Resolution): Notice[] {
  return 'notices' in found ? found.notices.filter(({ code }) => code !== 'several-articles') : [];
}

/** Why a citation leads nowhere, where neither `candidati` nor the ELI of an act outside the corpus says it. */
function reasonFor(citation: Citation, found: Resolution, read: shapes.Interpretation, asked: string, words: Words) {
  const isMissing = found.kind === 'unknown' && (found.act === null ? read.eli === null : found.act.inCorpus);
  return found.kind === 'foreign' || isMissing ? [explain(citation, found, read, asked, words)] : [];
}

/** A citation in a text, as it is answered. */
export function describeCitation(
  catalog: Catalog,
  text: string,
  citation: Citation,
  said: Said,
  noticesOfText = textNotices(catalog, said),
): FoundCitation {
  const { words } = said;
  const found = resolveCitation(citation, catalog.index);
  const act = found.kind === 'one' ? found.act : found.kind === 'unknown' ? found.act : null;
  const interpretazione = interpret(citation, found);
  const eli = act?.eli ?? interpretazione.eli;
  const testo = text.slice(citation.start, citation.end);
  const unread = unreadPlaces(text, citation);
  const articoli = articlesOf(citation, found, catalog.index);
  // An act that was read has its articles: the first that it has is not the one that is named first.
  const articolo =
    found.kind === 'one' && found.act.inCorpus ? found.article : act?.inCorpus ? null : (articoli[0] ?? null);
  return {
    inizio: citation.start,
    fine: citation.end,
    testo,
    interpretazione,
    eli,
    articolo,
    articoli,
    richiamo: citation.recall?.words ?? null,
    stato: act === null ? null : statusOf(catalog, act.eli, articolo),
    articoli_cessati: act === null ? [] : endedOf(catalog, act.eli, articoli),
    confidenza: confidenceOf(citation),
    avvisi: [
      ...noticesOf(found).map((notice) => words.notice(notice, sigla)),
      ...(unread.length === 0 ? [] : [words.error.placesNotRead(unread)]),
      ...reasonFor(citation, found, interpretazione, testo, words),
      ...noticesOfText(citation, found),
    ],
    sigla: eli === null ? null : sigla(eli),
    nel_corpus: act?.inCorpus ?? false,
    candidati: candidatesFor(catalog, citation, found, eli),
  };
}

/** The acts that may be meant; where none of them is known here, those that share the name. */
function candidatesFor(catalog: Catalog, citation: Citation, found: Resolution, eli: string | null): shapes.KnownAct[] {
  const known = nameCandidates(found, (one) => catalog.cardOf(one));
  if (known.length > 0 || eli !== null) return known;
  return citation.named.map((one) => nameAct(catalog.cardOf(one)));
}

function endedOf(catalog: Catalog, act: string, articles: readonly string[]): EndedArticle[] {
  return articles.flatMap((eli) => {
    const stato = statusOf(catalog, act, eli);
    return stato === null ? [] : [{ eli, stato }];
  });
}

/** The status of an act, or of one of its articles; `null` where none is known. */
function statusOf(catalog: Catalog, eli: string, article: string | null): shapes.Stato | null {
  const act = catalog.find(eli);
  return act === null ? null : catalog.record(act).status(article?.slice(eli.length) ?? null);
}
