// An article: its shape, how it is written, and the answer about it alone.
import type { tags } from '#typia';
import type * as law from '../law/act.js';
import { sigla } from '../law/act-type.js';
import { articleOfEli, partOfEli } from '../law/eli.js';
import type { ActName } from './act-name.js';
import type { Envelope } from './envelope.js';
import type { TestoCoordinato } from './noted.js';
import type { Relation } from './relation.js';
import type { DatedText } from './text-day.js';
import type { Count, Day } from './values.js';
import type { VersionOf } from './version.js';
import type { Stato, StatusOf } from './status.js';

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
  /** Vero dove il testo è solo il segno che l’articolo o l’atto fu abrogato, o che il decreto decadde. / True where the text is only a mark that the article or the act was repealed, or that the decree lapsed. */
  abrogato: boolean;
  /** Giorno da cui la fonte ha questa versione dell’articolo, dove il documento lo dice (articoli che stanno in allegati, come quelli dei codici); altrimenti null. Dove testo_modificato è falso la versione può essere cominciata con una nota, e le parole possono essere più antiche. / Day since which the source has this version of the article, where the document says so (articles that stand in annexes, as those of codes); else null. Where testo_modificato is false a note may have begun the version, and the words may be older. */
  testo_dal: (Day & tags.Example<'2006-03-28'>) | null;
  /** Vero dove il testo porta segni di modifica della fonte; falso non vuol dire mai modificato. / True where the text carries the source’s marks of amendment; false does not mean never amended. */
  testo_modificato: boolean;
  /** Vero dove una parte fu pubblicata come immagine, che qui manca. / True where a part was published as a picture, which is missing here. */
  parti_grafiche: boolean;
  /** Che cosa gli è accaduto, o all’atto intero; null se i documenti caricati non lo dicono. / What happened to it, or to the whole act; null where the loaded documents do not say. */
  stato: Stato | null;
}

/** Un riferimento che il testo dell’articolo contiene. / A reference in the article’s text. */
export interface Cited {
  /** ELI dell’atto citato. / ELI of the act cited. */
  eli: string;
  /** Articolo citato, o null. / Article cited, or null. */
  articolo: string | null;
  /** ELI dell’articolo citato, con la sua parte; o null. / ELI of the article cited, part included; or null. */
  articolo_eli: string | null;
  /** La parte a cui l’articolo citato appartiene, o null nella parte principale. / The part that the article cited belongs to, or null in the main part. */
  parte: (string & tags.Example<'allegato I.7'>) | null;
  /** L’atto come lo scrivono i giuristi. / The act as jurists write it. */
  sigla: string;
  /** Le parole del testo. / The words of the text. */
  testo: string;
  /** Vero se è noto che ciò che è citato non è più in vigore; altrimenti manca. / True where the cited act or article is known to be no longer in force; else absent. */
  bersaglio_cessato?: boolean;
}

/** Un articolo da solo. / An article by itself. */
export interface ArticleAnswer extends Envelope, DatedText, VersionOf, ArticleEntry {
  /** L’atto a cui appartiene. / The act it belongs to. */
  norma: ActName;
  /** Quante citazioni di altri atti caricati lo nominano: quali, e quelle dello stesso atto, lo dice citazioni. / How many citations of other acts that are loaded name it: citazioni says which, and those of the same act. */
  n_citata_da: Count;
  /** Che cosa cita fuori di sé, anche nel suo atto; non sono modifiche. / What it cites outside itself, also in its own act; these are no amendments. */
  cita: Cited[];
  /** Articoli di altri atti come li stampano le note della Gazzetta a questo articolo, con le modifiche di questo atto; di un testo di un altro giorno non si danno. / Articles of other acts as the notes of the Gazzetta to this article print them, with the amendments of this act; not given of the text of another day. */
  testi_coordinati: TestoCoordinato[];
  /** Che cosa l’articolo modifica. / What the article amends. */
  modifica: Relation[];
  /** Da che cosa è modificato. / By what it is amended. */
  modificata_da: Relation[];
  /** Effetti dell’articolo che non sono modifiche. / Effects of the article that are no amendments. */
  altri_effetti: Relation[];
  /** Effetti che subisce e che non sono modifiche. / Effects that it undergoes and that are no amendments. */
  altri_effetti_subiti: Relation[];
}

/** A reference of an article whose end is known. */
export interface ResolvedReference {
  text: string;
  act: string;
  articleEli: string | null;
}

/** One element of an act's list of articles, as JSON. */
export function writeArticle(article: law.Article): string {
  const { eli, number, part, division, heading, text, notes, repealed, textSince, amendedText, graphic } = article;
  const entry: ArticleEntry = {
    eli,
    num: number,
    parte: part,
    partizione: division,
    rubrica: heading,
    testo: text,
    note: notes,
    abrogato: repealed,
    testo_dal: textSince,
    testo_modificato: amendedText,
    parti_grafiche: graphic,
    // The last member: it is known only when the corpus is, see restateArticle.
    stato: null,
  };
  return JSON.stringify(entry);
}

const statusMember = Buffer.from(',"stato":');

/** An element of an act's list of articles, with another status than the one it was written with. */
export function restateArticle(entry: Buffer, status: Stato | null): Buffer {
  const opening = entry.subarray(0, entry.lastIndexOf(statusMember) + statusMember.length);
  return Buffer.concat([opening, Buffer.from(`${JSON.stringify(status)}}`)]);
}

/** The members between an article and its citations, in the answer about it alone: they name the act. */
export function writeArticleFrame({ eli, title }: { eli: string; title: string }): string {
  const act: ActName = { eli, titolo: title, sigla: sigla(eli) };
  return `,"norma":${JSON.stringify(act)},"cita":`;
}

/** The citations of an article, as a JSON array. */
export function writeCited(references: readonly ResolvedReference[], statusOf: StatusOf): string {
  const cited: Cited[] = references.map(({ text, act, articleEli }) => ({
    eli: act,
    articolo: articleEli === null ? null : articleOfEli(articleEli),
    articolo_eli: articleEli,
    parte: articleEli === null ? null : partOfEli(articleEli),
    sigla: sigla(act),
    testo: text,
    ...(statusOf(articleEli ?? act) === null ? {} : { bersaglio_cessato: true }),
  }));
  return JSON.stringify(cited);
}

/** Articles that take milliseconds to read, by their place: of each snapshot the few read last. */
const longArticles = new WeakMap<object, Map<string, ArticleEntry>>();

/** From so many bytes on an article is long; so many of them are held. */
const [longBytes, mostHeld] = [65_536, 4];

/**
 * Reads a stored article. A search finds a passage of the same budget law for most words: a long one is read once for many of them, so
 * nobody may change what comes out.
 * @param entry its JSON @param snapshot what the articles of one snapshot share @param place the article in it
 */
export function readArticle(entry: Buffer, snapshot: object, place: string): Readonly<ArticleEntry> {
  const isLong = entry.length >= longBytes;
  const held = isLong ? (longArticles.get(snapshot) ?? new Map<string, ArticleEntry>()) : null;
  const article = held?.get(place) ?? (JSON.parse(entry.toString()) as ArticleEntry);
  if (held === null) return article;
  held.delete(place);
  held.set(place, article);
  for (const [oldest] of held) if (held.size > mostHeld) held.delete(oldest);
  longArticles.set(snapshot, held);
  return article;
}
