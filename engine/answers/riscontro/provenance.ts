// The origin of the words of an article: the shapes of the answer.
import type { tags } from '#typia';
import type { Action } from '../../law/wording.js';
import type { Grade } from '../../read/proof/prove.js';
import type { KnownAct } from '../act-name.js';
import type { Envelope } from '../envelope.js';
import type { DatedText } from '../text-day.js';
import type { Count, Day } from '../values.js';
import type { OperationSource } from './entry.js';

/** Da dove vengono le parole di un tratto. / Where the words of a stretch come from. */
export interface Origine {
  /** L’atto che le ha portate. / The act that brought them. */
  norma: KnownAct;
  /** La disposizione che le ha portate. / The provision that brought them. */
  da: OperationSource;
  /** Identificativo della relazione; null se non ve n’è. / Identifier of the relation; null where there is none. */
  relazione: (string & tags.Example<'b65cf93660e8f488'>) | null;
  /** Il giorno della relazione (vedi tipo_data in relazioni), o null. / The day of the relation (see tipo_data in relazioni), or null. */
  data: (Day & tags.Example<'2020-09-15'>) | null;
  /** Che cosa ha fatto la disposizione. / What the provision did. */
  azione: Action;
  /** Quanto il testo conferma l’operazione; null o coerente dove la provano solo le operazioni successive, lettera per lettera. / How far the text bears the operation out; null or coerente where only the later operations prove it, letter by letter. */
  grado: Grade | null;
}

/** Un tratto del testo. / A stretch of the text. */
export interface Tratto {
  /** Primo carattere, da 0, in unità UTF-16. / First character, from 0, in UTF-16 units. */
  inizio: Count;
  /** Carattere dopo l’ultimo. / Character behind the last. */
  fine: Count;
  /** Le parole. / The words. */
  testo: string & tags.Example<'entro venti giorni'>;
  /** Da dove vengono; null dove non si sa: del testo originario, o di un atto le cui parole non si sono lette. / Where they come from; null where it is not known: of the original text, or of an act whose words were not read. */
  origine: Origine | null;
}

/** Quanto del testo viene da un atto. / How much of the text comes from an act. */
export interface Quota {
  /** L’atto. / The act. */
  norma: KnownAct;
  /** Caratteri. / Characters. */
  caratteri: Count;
}

/** Da dove vengono le parole di un articolo. / Where the words of an article come from. */
export interface ProvenienzaAnswer extends Envelope, DatedText {
  /** L’atto. / The act. */
  norma: KnownAct;
  /** ELI dell’articolo. / ELI of the article. */
  eli: string & tags.Example<'eli:/it/legge/1990/08/07/241/art/2-bis'>;
  /** Numero dell’articolo. / Number of the article. */
  num: string & tags.Example<'2-bis'>;
  /** Rubrica. / Heading. */
  rubrica: string | null;
  /** Che cosa vuol dire un’origine che manca. / What an origin that is missing means. */
  avviso: string;
  /** Caratteri la cui origine non si sa. / Characters whose origin is not known. */
  caratteri_ignoti: Count;
  /** Gli atti da cui viene il testo, il più presente per primo. / The acts that the text comes from, the one with most first. */
  per_atto: Quota[];
  /** Il testo, in tratti: uno dopo l’altro sono il testo intero. / The text in stretches: one after the other they are the whole text. */
  tratti: Tratto[];
}
