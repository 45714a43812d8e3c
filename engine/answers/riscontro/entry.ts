// Operations of an amending act on words, and the text today: the shapes of the answers.
import type { tags } from '#typia';
import type { Verdict } from '../../law/judged-differences.js';
import type { Action, WordPosition } from '../../law/wording.js';
import type { Grade, ProofReason } from '../../read/proof/prove.js';
import type { KnownAct } from '../act-name.js';
import type { ComparedRun } from '../compared-run.js';
import type { Envelope } from '../envelope.js';
import type { Count, Day, Int32 } from '../values.js';

/** Che cosa le parole fanno. / What the words do. */
export interface Operazione {
  /** Che cosa si fa. / What is done. */
  azione: Action;
  /** Le parole che se ne vanno; null dove se ne va il luogo intero, o nulla. / The words that go; null where the place goes whole, or nothing does. */
  vecchie: (string & tags.Example<'entro dieci giorni'>) | null;
  /** «da … a …»: le ultime parole che se ne vanno; «fine» per tutto fino alla fine del luogo. / “from … to …”: the last words that go; “fine” for all up to the end of the place. */
  fino_a: (string & tags.Example<'previo avviso'>) | null;
  /** Le parole che vengono. / The words that come. */
  nuove: (string & tags.Example<'entro venti giorni'>) | null;
  /** Dove vanno. / Where they go. */
  posizione: WordPosition;
  /** Le parole dopo o prima delle quali vanno. / The words after or before which they go. */
  ancora: (string & tags.Example<'dei cittadini'>) | null;
  /** Il luogo dopo o prima del quale va una disposizione nuova, «dopo il comma 1-bis»; null dove va altrove, o dove le parole lo dicono in altro modo. / The place after or before which a new provision goes, “after paragraph 1-bis”; null where it goes elsewhere, or the words say it otherwise. */
  accanto: PlaceWithin | null;
  /** Falso dove le parole non si sono potute leggere tutte. / False where not all words could be read. */
  lette: boolean;
}

/** Quanto il testo conferma le parole. / How far the text bears the words out. */
export interface Prova {
  /** «testo»: prima + parole = dopo, alla lettera; «presenza»: le parole nuove stanno una volta al loro posto; «segno»: lo dice il segno di abrogazione; «nota»: le parole stanno nell’articolo come lo stampano le note della Gazzetta all’atto che modifica; «coerente»: nulla contro, nulla provato; «discorde»: il testo differisce; null: non verificabile. / “testo”: before + words = after, to the letter; “presenza”: the new words stand once at their place; “segno”: the mark of repeal says so; “nota”: the words stand in the article as the notes of the Gazzetta to the amending act print it; “coerente”: nothing against it, nothing proved; “discorde”: the text differs; null: cannot be checked. */
  grado: Grade | null;
  /** Perché non di più, o perché nulla. / Why no more, or why none. */
  motivo: ProofReason | null;
  /** ELI della versione presa come testo prima; o null. / ELI of the version taken as the text before; or null. */
  prima: (string & tags.Example<'eli:/it/legge/1990/08/07/241@2005-03-08'>) | null;
  /** ELI della versione presa come testo dopo; o null. / ELI of the version taken as the text after; or null. */
  dopo: (string & tags.Example<'eli:/it/legge/1990/08/07/241@2010-07-31'>) | null;
  /** Quante volte le parole stanno al loro posto. / How often the words stand at their place. */
  occorrenze: Count;
  /** Dove il grado è «discorde» e il luogo è nel testo: le parole nuove («-» ciò che solo esse hanno) e il testo del luogo («+»); altrimenti null. / Where the grade is “discorde” and the place is in the text: the new words (“-” what only they have) and the text of the place (“+”); else null. */
  differenza: ComparedRun[] | null;
}

/** Come una persona ha giudicato una differenza fra due testi. / How a person has judged a difference between two texts. */
export interface Giudizio {
  /** Da dove viene: «lettura», da questa lettura; «testo», da una svista del testo consolidato; «atto», da una svista dell’atto che modifica; «legge», dalla legge stessa. / Where it comes from: “lettura”, this reading; “testo”, a slip in the consolidated text; “atto”, a slip in the amending act; “legge”, the law itself. */
  esito: Verdict;
  /** Che cosa si è visto, in italiano; o null. / What was seen, in Italian; or null. */
  nota: (string & tags.Example<'Il testo consolidato ha «3l dicembre».'>) | null;
  /** Il giorno del giudizio. / The day of the judgement. */
  giorno: Day & tags.Example<'2026-11-26'>;
  /** Il testo ufficiale su cui si è giudicato. / The official text that it was judged by. */
  fonte: string & tags.Example<'https://www.gazzettaufficiale.it/eli/id/2024/12/31/24G00229/sg'>;
}

/** Un luogo dell’atto che modifica. / A place of the amending act. */
export interface OperationSource {
  /** ELI dell’articolo o allegato. / ELI of the article or annex. */
  eli: string & tags.Example<'eli:/it/legge/2020/09/11/120/art/12'>;
  /** Numero dell’articolo, o null per un allegato. / Number of the article, or null for an annex. */
  articolo: (string & tags.Example<'2-bis'>) | null;
  /** Comma, o null. / Paragraph, or null. */
  comma: (string & tags.Example<'1'>) | null;
  /** Lettera, o null. / Point, or null. */
  lettera: (string & tags.Example<'a'>) | null;
  /** Ultimo giorno in cui si sa che il testo dell’atto che modifica, di cui sono le parole, è questo; o null. / Last day on which the text of the amending act, whose words these are, is known to be this; or null. */
  testo_al: (Day & tags.Example<'2020-09-14'>) | null;
}

/** Un articolo, o un luogo al suo interno; o una partizione. / An article, or a place within it; or a division. */
export interface PlaceWithin {
  /** La partizione, dove le parole la nominano e non nominano un articolo; o null. / The division, where the words name it and no article; or null. */
  partizione: (string & tags.Example<'Titolo II, Capo I'>) | null;
  /** Numero dell’articolo, o null. / Number of the article, or null. */
  articolo: (string & tags.Example<'2-bis'>) | null;
  /** Commi. / Paragraphs. */
  commi: (string & tags.Example<'1'>)[];
  /** Lettere. / Points. */
  lettere: (string & tags.Example<'a'>)[];
  /** Numeri. / Numbers. */
  numeri: (string & tags.Example<'2'>)[];
  /** Periodi, per ordine. / Sentences, by their order. */
  periodi: (string & tags.Example<'2'>)[];
}

/** Un luogo dell’atto modificato. / A place of the amended act. */
export interface OperationTarget extends PlaceWithin {
  /** L’atto. / The act. */
  norma: KnownAct;
  /** ELI dell’articolo, o null dove non è noto. / ELI of the article, or null where it is not known. */
  articolo_eli: (string & tags.Example<'eli:/it/legge/1990/08/07/241/art/2-bis'>) | null;
  /** L’allegato o la parte, come la nominano le parole; o null. / The annex or part, as the words name it; or null. */
  parte: (string & tags.Example<'Allegato I.7'>) | null;
  /** Vero se è la rubrica. / True where it is the heading. */
  rubrica: boolean;
}

/** Un’operazione sulle parole di un altro atto. / An operation on the words of another act. */
export interface OperationEntry {
  /** Identificativo: lo stesso finché lo sono luoghi e parole. / Identifier: the same as long as places and words are. */
  id: string & tags.Example<'0d1f1c6fb0a6b1c2'>;
  /** Identificativo della relazione di cui fa parte; null se non ve n’è. / Identifier of the relation that it is part of; null where there is none. */
  relazione: (string & tags.Example<'b65cf93660e8f488'>) | null;
  /** Dove sta. / Where it stands. */
  da: OperationSource;
  /** Che cosa tocca. / What it touches. */
  a: OperationTarget;
  /** Che cosa fa. / What it does. */
  operazione: Operazione;
  /** Quanto il testo la conferma. / How far the text bears it out. */
  prova: Prova;
  /** Il testo del luogo come sta nel testo servito, al più 1.000 caratteri; null dove non è caricato o non si trova. / The text of the place as it stands in the text served, at most 1,000 characters; null where it is not loaded or not found. */
  testo_attuale: (string & tags.Example<'2. La domanda si presenta per via telematica.'>) | null;
  /** Ultimo giorno in cui si sa che testo_attuale è questo; null dove non c’è o non si sa. / Last day on which testo_attuale is known to be this; null where there is none or it is not known. */
  testo_attuale_al: (Day & tags.Example<'2026-04-22'>) | null;
  /** Come una persona ha giudicato la differenza; null dove nessuno l’ha fatto. / How a person has judged the difference; null where nobody has. */
  giudizio: Giudizio | null;
}

/** Quante operazioni per grado. / How many operations of each grade. */
export interface PerGrado {
  /** Prima + parole = dopo. / Before + words = after. */
  testo: Count;
  /** Le parole nuove stanno al loro posto. / The new words stand at their place. */
  presenza: Count;
  /** Lo dice il segno di abrogazione. / The mark of repeal says so. */
  segno: Count;
  /** Lo dice la nota della Gazzetta. / The note of the Gazzetta says so. */
  nota: Count;
  /** Nulla contro, nulla provato. / Nothing against it, nothing proved. */
  coerente: Count;
  /** Il testo differisce. / The text differs. */
  discorde: Count;
  /** Non verificabili. / They cannot be checked. */
  nessuno: Count;
}

/** Una pagina di operazioni. / A page of operations. */
export interface OperationPage extends Envelope {
  /** Quante in tutto. / How many in all. */
  totale: Count;
  /** Quante per grado, su tutte. / How many of each grade, of all. */
  per_grado: PerGrado;
  /** Operazioni per pagina. / Operations a page. */
  limit: Int32;
  /** Operazioni saltate. / Operations skipped. */
  offset: Int32;
  /** Indirizzo relativo della pagina dopo, o null. / Relative address of the next page, or null. */
  successiva: (string & tags.Example<'/api/public/riscontri?limit=100&offset=100'>) | null;
  /** Indirizzo relativo della pagina prima, o null. / Relative address of the previous page, or null. */
  precedente: (string & tags.Example<'/api/public/riscontri?limit=100'>) | null;
  /** Nell’ordine del testo. / In the order of the text. */
  operazioni: OperationEntry[];
}

/** Le operazioni di tutti gli atti. / The operations of all acts. */
export interface AllOperations extends OperationPage {
  /** Quante differenze una persona ha già giudicato, in tutto. / How many differences a person has judged already, in all. */
  n_giudicate: Count;
}

/** Le operazioni di un atto, riscontrate sui testi. / The operations of an act, held against the texts. */
export interface RiscontroAnswer extends OperationPage {
  /** L’atto che modifica. / The amending act. */
  norma: KnownAct;
}
