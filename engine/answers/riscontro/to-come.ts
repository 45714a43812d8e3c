// The text of an article as an act that it does not contain yet would make it: the shapes of the answer.
import type { tags } from '#typia';
import type { KnownAct } from '../act-name.js';
import type { Envelope } from '../envelope.js';
import type { Problem } from '../problem.js';
import type { DatedText } from '../text-day.js';
import type { Count } from '../values.js';
import type { OperationEntry } from './entry.js';

/** Il testo di un articolo come lo farebbe un atto che non vi è ancora compreso: non è un testo ufficiale. I giorni sono quelli del testo di partenza. / The text of an article as an act that it does not contain yet would make it: no official text. The days are those of the text it starts from. */
export interface TextToCome extends Envelope, DatedText {
  /** L’atto modificato. / The amended act. */
  norma: KnownAct;
  /** ELI dell’articolo. / ELI of the article. */
  eli: string & tags.Example<'eli:/it/decreto-legislativo/2023/03/31/36/art/50'>;
  /** Numero dell’articolo. / Number of the article. */
  num: string & tags.Example<'50'>;
  /** L’atto che lo modificherebbe. / The act that would amend it. */
  come: KnownAct;
  /** Vero per un decreto-legge di cui non è nota la conversione. / True for a decree-law whose conversion is not known. */
  non_convertito: boolean;
  /** Che cosa questo testo è, e che cosa non è. / What this text is, and what it is not. */
  avviso: string &
    tags.Example<'Non è un testo ufficiale: è il testo al 30 maggio 2023 come lo farebbero le 2 operazioni di D.Lgs. 209/2024 su questo articolo, che non vi sono comprese.'>;
  /** La rubrica che ne verrebbe. / The heading that would come of it. */
  rubrica: string | null;
  /** Il testo che ne verrebbe. / The text that would come of it. */
  testo: string;
  /** Il testo da cui si parte. / The text that it starts from. */
  testo_base: string & tags.Example<'1. La domanda si presenta entro dieci giorni.'>;
  /** Quante operazioni, tutte applicate una volta sola. / How many operations, each applied exactly once. */
  totale: Count;
  /** Le operazioni. / The operations. */
  operazioni: OperationEntry[];
}

/** Un testo che non si può fare. / A text that cannot be made. */
export interface NotToCome extends Problem {
  /** L’operazione che lo impedisce, o null. / The operation that stands in the way, or null. */
  operazione: OperationEntry | null;
}
