// The versions of an act and the history of an article: the shapes of the answers.
import type { tags } from '#typia';
import type { CauseMethod, ChangeKind } from '../law/version.js';
import type { KnownAct } from './act-name.js';
import type { Envelope } from './envelope.js';
import type { Count, Day, Share } from './values.js';

/** Dove sta un testo nel tempo: in vigore oggi, prima, dopo, o mai stato in vigore. / Where a text stands in time: in force today, before, later, or never in force. */
export type Position = 'attuale' | 'storica' | 'futura' | 'mai_in_vigore';

/** Se fra i testi caricati può mancarne uno. / Whether a text may be missing among those loaded. */
export type Certainty = 'completa' | 'parziale';

/** Quale versione è questa: in ogni risposta su un giorno, e dove si conoscono altre versioni. / Which version this is: in every answer about a day, and where other versions are known. */
export interface VersionOf {
  /** ELI con il giorno in cui questo testo comincia. / ELI with the day on which this text begins. */
  eli_versione?: string & tags.Example<'eli:/it/legge/1990/08/07/241@2005-03-08'>;
  /** ELI ufficiale di questa versione. / Official ELI of this version. */
  eli_ufficiale?:
    (string & tags.Example<'https://www.normattiva.it/eli/id/1990/08/18/090G0294/CONSOLIDATED/20050308'>) | null;
  /** URN di questa versione. / URN of this version. */
  urn_versione?: (string & tags.Example<'urn:nir:stato:legge:1990-08-07;241!vig=2005-03-08'>) | null;
  /** Primo giorno di questo testo. / First day of this text. */
  dal?: (Day & tags.Example<'2005-03-08'>) | null;
  /** Ultimo giorno, compreso; null se non ne segue un altro. / Last day, inclusive; null where no other one follows. */
  al?: (Day & tags.Example<'2005-05-14'>) | null;
  /** Dove sta nel tempo. / Where it stands in time. */
  posizione?: Position;
  /** Falso se nel giorno chiesto non era in vigore: il testo è quello pubblicato, è solo un segno di abrogazione, o si sa che l’atto o l’articolo era già cessato (stato). Null se è cessato in un giorno che non è noto, e può esserlo già in quello chiesto. Vero dice solo che la versione era cominciata, non che si sappia in vigore ciò che contiene. / False where it was not in force on the day asked: the text is the one published, is only a mark of repeal, or the act or article is known to have ended by then (stato). Null where it ended on a day that is not known, and may have by the day asked. True only says that the version had begun, not that its content is known to be in force. */
  in_vigore?: boolean | null;
  /** Vero per il testo pubblicato. / True for the text as published. */
  originale?: boolean;
  /** «parziale»: fra i testi caricati può mancarne uno di quel giorno. / “parziale”: one of that day may be missing among the texts loaded. */
  certezza?: Certainty;
  /** Che cosa non si sa, in una frase. / What is not known, in a sentence. */
  avviso_versione?: (string & tags.Example<'Si sa che il testo è questo fino al 31 dicembre 2021.'>) | null;
}

/** Che cosa ha fatto cominciare un testo; accanto a un primo testo di cui dal_certo è falso, ciò che la nota dice, con cui ne cominciò solo la versione. / What made a text begin; beside a first text of which dal_certo is false, what the note tells with which only its version began. */
export interface Cause {
  /** «atto», o «senza numero» per un evento che l’elenco dell’atto non nomina: sentenza, referendum, rettifica. / “atto”, or “senza numero” for an event that the act’s list does not name: a judgment, a referendum, a correction. */
  tipo: 'atto' | 'senza numero';
  /** L’atto che è intervenuto; null per un evento senza nome. / The act that intervened; null for an event without a name. */
  norma: KnownAct | null;
  /** Il suo articolo, se noto. / Its article, where known. */
  articolo: (string & tags.Example<'3'>) | null;
  /** Il suo comma, se noto. / Its paragraph, where known. */
  comma: (string & tags.Example<'1'>) | null;
  /** La frase o il segno che lo dice; null se lo dicono solo le date. / The sentence or mark that says so; null where only dates do. */
  evidenza: (string & tags.Example<'ABROGATO DALLA L. 28 DICEMBRE 2015, N. 208'>) | null;
  /** La regola che l’ha trovata. / The rule that found it. */
  metodo: CauseMethod;
  /** Precisione misurata di quella regola, da 0 a 1. / Measured precision of that rule, from 0 to 1. */
  confidenza: Share;
  /** Gazzetta dell’atto che ha modificato. / Gazzetta of the amending act. */
  data_gazzetta: (Day & tags.Example<'2005-02-21'>) | null;
  /** La legge che ha convertito il decreto-legge, se il testo è quello della conversione. / The law that converted the decree-law, where the text is that of the conversion. */
  convertito_da: KnownAct | null;
  /** Identificativo della relazione che lo dice; null se non ve n’è. / Identifier of the relation that says so; null where there is none. */
  relazione: (string & tags.Example<'b65cf93660e8f488'>) | null;
}

/** Un evento dell’elenco dell’atto. / An event of the act’s list. */
export interface ListedAct {
  /** L’atto che interviene; null se l’elenco non lo nomina. / The act that intervenes; null where the list does not name it. */
  norma: KnownAct | null;
  /** Gazzetta. / Gazzetta. */
  data: Day & tags.Example<'2005-02-21'>;
}

/** Una versione dell’atto. / A version of the act. */
export interface VersionEntry {
  /** ELI dell’atto con il giorno in cui la versione comincia. / ELI of the act with the day on which the version begins. */
  eli_versione: string & tags.Example<'eli:/it/legge/1990/08/07/241@2005-03-08'>;
  /** ELI ufficiale. / Official ELI. */
  eli_ufficiale:
    (string & tags.Example<'https://www.normattiva.it/eli/id/1990/08/18/090G0294/CONSOLIDATED/20050308'>) | null;
  /** URN con il giorno. / URN with the day. */
  urn_versione: (string & tags.Example<'urn:nir:stato:legge:1990-08-07;241!vig=2005-03-08'>) | null;
  /** Giorno in cui comincia. / Day on which it begins. */
  dal: (Day & tags.Example<'2005-03-08'>) | null;
  /** Ultimo giorno, compreso; null per l’ultima, e per una mai stata in vigore. / Last day, inclusive; null for the last one, and for one that was never in force. */
  al: (Day & tags.Example<'2005-05-14'>) | null;
  /** Dove sta nel tempo. / Where it stands in time. */
  posizione: Position;
  /** Falso per un testo che una versione successiva ha sostituito prima che entrasse in vigore, e dove si sa che l’atto era cessato quando la versione cominciò o, se la cessazione non ha un giorno noto, per quella attuale. Vero non dice che si sappia in vigore ciò che contiene. / False for a text that a later version replaced before it was in force, and where the act is known to have ended when the version began or, where the end has no known day, for the present one. True does not say that its content is known to be in force. */
  in_vigore: boolean;
  /** Vero per il testo pubblicato. / True for the text as published. */
  originale: boolean;
  /** Vero se nessuna parola cambia rispetto alla versione precedente. / True where no word changes against the version before. */
  senza_modifiche: boolean;
  /** «parziale»: prima della successiva può mancarne una. / “parziale”: one may be missing before the next. */
  certezza: Certainty;
  /** Ultimo giorno in cui si sa che il testo è questo. / Last day on which the text is known to be this. */
  testo_al: (Day & tags.Example<'2005-05-14'>) | null;
  /** Vero se viene da un’altra esportazione: la grafia può differire. / True where it comes from another export: spelling may differ. */
  fonte_diversa: boolean;
  /** Quanti articoli. / How many articles. */
  n_articoli: Count;
  /** Quanti articoli cambiano rispetto alla versione precedente. / How many articles change against the version before. */
  articoli_modificati: Count;
  /** Gli eventi che la versione precedente non elenca. / The events that the version before does not list. */
  eventi: ListedAct[];
  /** Che cosa ha cambiato gli articoli, una volta ciascuna. / What changed the articles, each once. */
  cause: Cause[];
  /** Impronta del documento. / Digest of the document. */
  impronta: string & tags.Example<'21a9443d396108ebde45dafb0b0e3ce43f96f541813a6dd3c5f06705962e4b7e'>;
  /** Giorno in cui questo corpus ha avuto il documento per la prima volta, che non è dal; null se non si sa. / Day on which this corpus first held the document, which is not dal; null where it is not known. */
  visto_il: (Day & tags.Example<'2026-11-26'>) | null;
}

/** Un documento che non è una versione. / A document that is no version. */
export interface SupersededText {
  /** Giorno in cui il suo testo comincia. / Day on which its text begins. */
  dal: (Day & tags.Example<'2005-03-08'>) | null;
  /** Ultimo giorno in cui si sa che il testo è questo. / Last day on which the text is known to be this. */
  testo_al: (Day & tags.Example<'2005-05-14'>) | null;
  /** «stessa-versione»: un altro documento della stessa versione; «superata»: dello stesso giorno ne conta un altro; «altra-fonte»: sta fra le versioni di un’altra esportazione. / “stessa-versione”: another document of the same version; “superata”: of the same day another one counts; “altra-fonte”: it lies between the versions of another export. */
  motivo: 'superata' | 'stessa-versione' | 'altra-fonte';
  /** Impronta del documento. / Digest of the document. */
  impronta: string & tags.Example<'21a9443d396108ebde45dafb0b0e3ce43f96f541813a6dd3c5f06705962e4b7e'>;
}

/** Le versioni di un atto. / The versions of an act. */
export interface VersioniAnswer extends Envelope {
  norma: KnownAct;
  /** Quante versioni. / How many versions. */
  totale: Count;
  /** Vero se fra la prima e l’ultima nessuna versione può mancare. / True where no version between the first and the last can be missing. */
  complete: boolean;
  /** Lo stesso in una frase, con ciò che non si sa. / The same in a sentence, with what is not known. */
  avviso: (string & tags.Example<'È caricato un solo testo dell’atto.'>) | null;
  /** L’elenco delle versioni sul portale ufficiale. / The versions on the official portal. */
  url_fonte:
    (string & tags.Example<'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:1990-08-07;241'>) | null;
  /** Dalla più vecchia. / Oldest first. */
  versioni: VersionEntry[];
  /** I documenti caricati che non sono versioni. / The documents loaded that are no versions. */
  escluse: SupersededText[];
}

/** Quante parole. / How many words. */
export interface WordCount {
  /** Aggiunte. / Added. */
  aggiunte: Count;
  /** Tolte. / Removed. */
  tolte: Count;
}

/** Un testo dell’articolo. / A text of the article. */
export interface HistoryEntry {
  /** ELI dell’articolo con il giorno in cui questo testo comincia; null dove l’articolo non c’è più. / ELI of the article with the day on which this text begins; null where the article is no longer there. */
  eli_versione: (string & tags.Example<'eli:/it/legge/1990/08/07/241/art/19@2005-03-08'>) | null;
  /** Giorno in cui comincia. / Day on which it begins. */
  dal: (Day & tags.Example<'2005-03-08'>) | null;
  /** Falso se può essere cominciato prima: fra i testi caricati può mancarne uno, o una nota soltanto ha fatto cominciare la versione. / False where it may have begun earlier: a text may be missing among those loaded, or only a note began the version. */
  dal_certo: boolean;
  /** Ultimo giorno, compreso; null per l’ultimo. / Last day, inclusive; null for the last one. */
  al: (Day & tags.Example<'2005-05-14'>) | null;
  /** Dove sta nel tempo. / Where it stands in time. */
  posizione: Position;
  /** Che cosa è accaduto. / What happened. */
  tipo: ChangeKind;
  /** Chi l’ha fatto; null se i documenti non lo dicono. / Who did it; null where the documents do not say. */
  causa: Cause | null;
  /** Gli atti fra i quali niente decide. / The acts among which nothing decides. */
  candidati: KnownAct[];
  parole: WordCount;
  /** L’articolo che aveva questo stesso testo prima, se se ne conosce uno: forse è stato rinumerato. / The article that had this very text before, where one is known: it may have been renumbered. */
  gia: (string & tags.Example<'eli:/it/legge/1990/08/07/241/art/18'>) | null;
  /** SHA-256 del testo, senza segni, note e spazi. / SHA-256 of the text, without marks, notes and white space. */
  impronta: string & tags.Example<'21a9443d396108ebde45dafb0b0e3ce43f96f541813a6dd3c5f06705962e4b7e'>;
}

/** Una modifica delle sole note editoriali. / A change of the editors’ notes alone. */
export interface NoteChange {
  /** Giorno. / Day. */
  dal: (Day & tags.Example<'2005-03-08'>) | null;
  /** Sempre «nota». / Always “nota”. */
  tipo: 'nota';
}

/** La storia di un articolo. / The history of an article. */
export interface StoriaAnswer extends Envelope {
  norma: KnownAct;
  /** ELI dell’articolo. / ELI of the article. */
  eli: string;
  /** Numero, come nell’ELI. / Number, as in the ELI. */
  num: string;
  /** Quanti testi diversi. / How many different texts. */
  totale: Count;
  /** «parziale»: fra i testi caricati possono mancare versioni. / “parziale”: versions may be missing among the texts loaded. */
  certezza: Certainty;
  /** Che cosa non si sa, in una frase. / What is not known, in a sentence. */
  avviso: (string & tags.Example<'È caricato un solo testo dell’atto.'>) | null;
  /** Dal più vecchio. / Oldest first. */
  storia: HistoryEntry[];
  /** Le modifiche delle sole note: non sono della legge. / The changes of notes alone: they are none of the law. */
  note_cambiate: NoteChange[];
  /** I giorni da cui stanno le versioni caricate il cui documento ha perso il testo dell’articolo, che altre versioni hanno; vuoto se nessuna. / The days since which those loaded versions stand whose document lost the text of the article, which other versions have; empty for none. */
  versioni_senza_testo: (Day & tags.Example<'2021-12-14'>)[];
  /** I giorni di quelle che lo hanno, se altre lo hanno perso; altrimenti vuoto. / The days of those that have it, where others lost it; else empty. */
  versioni_con_testo: (Day & tags.Example<'2022-09-22'>)[];
}

/** The stored part of an entry in an article's history: all but the members that depend on the day of the question. */
export type KeptChange = Omit<HistoryEntry, 'eli_versione' | 'posizione'>;

/** An amendment that takes effect, or ends, while a version stands that began before. */
export interface Unheld {
  day: string;
  /** ELI of the amending act. */
  act: string;
  /** ELI suffix of the article, as articles are compared; `null` for the act as a whole. */
  article: string | null;
  /** Its commi; `null` where none is named. */
  paragraph: string | null;
  /** Whether an amendment for a time ends on the day before. */
  isEnd: boolean;
}

/** A version as it is stored. */
export interface KeptVersion {
  start: string | null;
  until: string | null;
  isOriginal: boolean;
  isOtherSource: boolean;
  isCertain: boolean;
  isUnchanged: boolean;
  officialEli: string | null;
  textDate: string | null;
  entryIntoForce: string | null;
  title: string;
  articles: number;
  changed: number;
  events: ListedAct[];
  causes: Cause[];
  digest: string;
  /** When its document was first held. */
  seen: string | null;
  /** ELI suffixes in document order, where that is not the usual one. */
  order: string[] | null;
  /** The amendments with a day within it, which it cannot hold, by their day; absent for none. */
  unheld?: readonly Unheld[];
}

/** The versions of an act as they are stored. */
export interface KeptVersions {
  /** Oldest first. */
  versions: KeptVersion[];
  /** Index of the version that is served. */
  served: number;
  leftOut: SupersededText[];
}
