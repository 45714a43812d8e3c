// A hit of a full-text search: its shape, and that of the figures beside the hits.
import type { tags } from '#typia';
import type { Stato } from './status.js';
import type { DatedText } from './text-day.js';
import type { Count, Day, Int32 } from './values.js';

/** L’atto di un risultato. / The act of a result. */
export interface FoundAct {
  /** ELI dell’atto. / ELI of the act. */
  eli: string & tags.Example<'eli:/it/legge/1990/08/07/241'>;
  /** L’atto come lo scrivono i giuristi. / The act as jurists write it. */
  sigla: string & tags.Example<'L. 241/1990'>;
  /** Titolo. / Title. */
  titolo: string;
  /** Tipo ELI. / ELI type. */
  tipo: string & tags.Example<'legge'>;
  /** Data dell’atto. / Date of the act. */
  data: Day;
  /** Che cosa gli è accaduto, o null se i documenti caricati non lo dicono. / What happened to it, or null where the loaded documents do not say. */
  stato: Stato | null;
}

/** Una parola trovata nel passo, o nella rubrica. / A word found in the passage, or in the heading. */
export interface FoundWord {
  /** Dove vi comincia, in unità UTF-16. / Where it begins there, in UTF-16 units. */
  inizio: Count;
  /** Dove finisce, escluso. / Where it ends, exclusive. */
  fine: Count;
}

/** Le parole della legge attorno a ciò che si è trovato; di un atto, il titolo. / The words of the law around what was found; of an act, its title. */
export interface FoundPassage {
  /** Il passo, come sta nel testo. / The passage, as it is in the text. */
  testo: string;
  /** Dove vi sono le parole cercate. / Where the words looked for are in it. */
  parole: FoundWord[];
}

/** Un comma che ha le parole cercate. / A paragraph that has the words looked for. */
export interface FoundParagraph {
  /** ELI del comma. / ELI of the paragraph. */
  eli: string & tags.Example<'eli:/it/legge/2022/12/29/197/art/1/com/177'>;
  /** Numero. / Number. */
  num: string & tags.Example<'177'>;
  passo: FoundPassage;
}

/** Un atto o un articolo trovato. / An act or article that was found. */
export interface Hit extends DatedText {
  /** ELI dell’atto, dell’articolo o dell’allegato; di una nota, di ciò a cui è posta. / ELI of the act, article or annex; of a note, of what it is a note to. */
  eli: string & tags.Example<'eli:/it/legge/1990/08/07/241/art/10-bis'>;
  /** Che cosa si è trovato: un atto, un articolo, un allegato che non è fatto di articoli, o una nota editoriale, che non è testo di legge. / What was found: an act, an article, an annex that is not made of articles, or an editors’ note, which is no text of law. */
  tipo_risultato: 'atto' | 'articolo' | 'allegato' | 'nota';
  norma: FoundAct;
  /** Numero dell’articolo, o null per un atto e per un allegato. / Number of the article, or null for an act and for an annex. */
  articolo: (string & tags.Example<'2-bis'>) | null;
  /** La parte a cui l’articolo appartiene (allegato, testo di approvazione), o null nella parte principale e per un atto; il nome di un allegato; note, per una nota. / The part that the article belongs to (annex, enacting text), or null in the main part and for an act; the name of an annex; note, for a note. */
  parte: (string & tags.Example<'testo'>) | null;
  /** Di una nota, quale è fra quelle che l’articolo o l’allegato ha (`note`), da 1; altrimenti null. / Of a note, which one it is among those that the article or annex has (`note`), from 1; else null. */
  nota: (Int32 & tags.Minimum<1> & tags.Example<2>) | null;
  /** Di un articolo lungo, il numero del comma in cui sta il passo; di uno citato con il comma, quel comma; altrimenti null. / Of a long article, the number of the paragraph in which the passage is; of one that the question cites with its paragraph, that one; else null. */
  comma: (string & tags.Example<'2-bis'>) | null;
  /** ELI di quel comma, o null. / ELI of that paragraph, or null. */
  comma_eli: (string & tags.Example<'eli:/it/legge/2022/12/29/197/art/1/com/177'>) | null;
  /** Di un articolo lungo, i commi che hanno più delle parole cercate, al più tre, il migliore per primo; altrimenti vuoto. / Of a long article, the paragraphs that have most of the words looked for, at most three, best first; else empty. */
  commi: FoundParagraph[];
  /** Che cosa è accaduto all’articolo o, se altro non se ne sa, all’atto; null se i documenti caricati non lo dicono. / What happened to the article or, where nothing else is known, to the act; null where the loaded documents do not say. */
  stato: Stato | null;
  /** Rubrica dell’articolo, o null. / Heading of the article, or null. */
  rubrica: string | null;
  /** Dove nella rubrica vi sono le parole cercate. / Where in the heading the words looked for are. */
  rubrica_parole: FoundWord[];
  /** Giorno da cui il testo dell’articolo è questo, dove il documento lo dice; altrimenti null. / Day since which the text of the article has been this, where the document says so; else null. */
  testo_dal: (Day & tags.Example<'2006-03-28'>) | null;
  /** Ultimo giorno prima che, fra i testi caricati, ne cominci un altro o nessuno; null se è il presente. Dopo testo_al può mancarne uno. / Last day before another one begins, or none, among the texts loaded; null where it is the present. After testo_al one may be missing. */
  testo_fino_al: (Day & tags.Example<'2010-09-29'>) | null;
  passo: FoundPassage;
  /** Perché è qui: lo cita la domanda; le parole sono un suo nome o ciò con cui se ne parla, o tutte nel titolo, nella rubrica, o nel testo (con il titolo dell’atto); parte: ne ha solo alcune, o parole affini. / Why it is here: the question cites it; the words are a name or everyday description of it, or all in the title, the heading, or the text (with the act’s title); parte: it has only some of them, or related words. */
  motivo: 'citazione' | 'nome' | 'titolo' | 'rubrica' | 'testo' | 'parte';
  /** Quanto risponde alla domanda: serve solo a confrontare i risultati di una stessa domanda; 0 dove sono in ordine di data. / How well it answers: good only for comparing results of the same question; 0 where they are in the order of days. */
  punteggio: number & tags.Type<'double'> & tags.JsonSchemaPlugin<{ format: 'double' }> & tags.Minimum<0>;
}

/** Quanti risultati hanno un valore. / How many results have a value. */
export interface Facet {
  /** Il valore. / The value. */
  valore: string & tags.Example<'legge'>;
  /** Quanti risultati. / How many results. */
  n: Count;
}

/** Quanti risultati sono di un atto. / How many results are of an act. */
export interface ActFacet extends Facet {
  /** L’atto come lo scrivono i giuristi. / The act as jurists write it. */
  sigla: string & tags.Example<'L. 241/1990'>;
}

/** I risultati per ciò che i filtri scelgono. / The results by what the filters choose. */
export interface Facets {
  /** Per tipo ELI, dal più frequente. / By ELI type, most frequent first. */
  tipo: Facet[];
  /** Per decennio (1990: dal 1990 al 1999), dal più recente. / By decade (1990: from 1990 to 1999), newest first. */
  decennio: Facet[];
  /** Per atto (ELI), i venti con più risultati. / By act (ELI), the twenty with most results. */
  norma: ActFacet[];
  /** Per chi ha emanato l’atto: stato, o l’autorità che sta nell’ELI. / By who issued the act: stato, or the authority in its ELI. */
  emittente: Facet[];
  /** Quelli di cui è noto che non sono più in vigore, per stato. / Those that are known to be no longer in force, by status. */
  stato: Facet[];
  /** Gli articoli di allegati e di altre parti che non sono la principale, gli allegati senza articoli e le note (`note`), i venti valori più frequenti. / Articles of annexes and other parts than the main one, annexes without articles, and notes (`note`), the twenty most frequent values. */
  parte: Facet[];
}

/** Una parola e ciò che si è cercato anche. / A word and what was searched as well. */
export interface AlsoSearched {
  /** La parola, in minuscolo e senza accenti. / The word, in lower case and without accents. */
  parola: string & tags.Example<'rubato'>;
  /** Che cosa si è cercato anche. / What was searched as well. */
  anche: (string & tags.Example<'furto'>)[];
  /** Vero se sono sinonimi di un thesaurus, che contano molto meno, e non parole che la legge ha per la stessa cosa. / True where these are synonyms from a thesaurus, which count much less, not words that the law has for the same matter. */
  sinonimi: boolean;
}
