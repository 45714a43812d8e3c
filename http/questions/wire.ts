// The JSON shapes that endpoints share. Every description stands once, Italian before ` / ` and English after it.
import typia, { type tags } from '#typia';
import type { RelationDateKind, RelationKind } from '../../engine/index.js';

/** A whole number of 32 bits; OpenAPI wants the format said. */
export type Int32 = number & tags.Type<'int32'> & tags.JsonSchemaPlugin<{ format: 'int32' }>;
/** A whole number of 64 bits. */
export type Int64 = number & tags.Type<'int64'> & tags.JsonSchemaPlugin<{ format: 'int64' }>;
/** How many. */
export type Count = Int32 & tags.Minimum<0>;
/** `YYYY-MM-DD`. */
export type Day = string & tags.Format<'date'>;
/** From 0 to 1. */
export type Share = number &
  tags.Type<'double'> &
  tags.JsonSchemaPlugin<{ format: 'double' }> &
  tags.Minimum<0> &
  tags.Maximum<1>;

/** A text of this pattern, which has no `/`. typia's own tag makes the expression anew at every request. */
export type Matching<Pattern extends string> = tags.TagBase<{
  target: 'string';
  kind: 'pattern';
  value: Pattern;
  validate: `/${Pattern}/.test($input)`;
  exclusive: ['format', 'pattern'];
  schema: { pattern: Pattern };
}>;

/** One of two words; the first is the default. A union of literals would lose their order, which the 422 states. */
export type EitherOf<First extends string, Second extends string> = tags.TagBase<{
  target: 'string';
  kind: 'either';
  value: `${First}|${Second}`;
  validate: `$input === '${First}' || $input === '${Second}'`;
  exclusive: true;
  schema: { enum: [First, Second]; default: First };
}>;

/** Lingua della prosa: it o en; vuoto: si segue Accept-Language. / Language of the prose: it or en; empty: Accept-Language decides. */
export type LanguageChoice = '' | 'it' | 'en';

/** Fonte ufficiale, licenza e avvertenza sul testo autentico. / Official source, licence and notice about the authentic text. */
export interface Source {
  /** Nome della fonte. / Name of the source. */
  nome: string;
  /** Indirizzo della fonte. / Address of the source. */
  url: string;
  /** Licenza dei dati. / Licence of the data. */
  licenza: string;
  /** Testo della licenza. / Text of the licence. */
  licenza_url: string;
  /** Che cosa fa fede. / What is authentic. */
  avvertenza: string;
}

/** What every answer carries. */
export interface Envelope {
  /** Lingua della prosa di questa risposta. / Language of this answer's prose. */
  lang: 'it' | 'en';
  /** Che cos’è questa risposta. / What this answer is. */
  descrizione: string;
  /** Il servizio informa, non dà consulenza legale. / The service informs and gives no legal advice. */
  disclaimer: string;
  fonte: Source;
}

/** Un atto in breve. / An act in brief. */
export interface ActName {
  /** ELI dell’atto. / ELI of the act. */
  eli: string & tags.Example<'eli:/it/legge/1990/08/07/241'>;
  /** L’atto come lo scrivono i giuristi. / The act as jurists write it. */
  sigla: string & tags.Example<'L. 241/1990'>;
  /** Titolo, nella lingua dell’atto; null se l’atto non è nel corpus. / Title, in the language of the act; null for an act outside the corpus. */
  titolo: string | null;
}

/** Un atto in breve, e se il suo testo è servito. / An act in brief, and whether its text is served. */
export interface KnownAct extends ActName {
  /** Vero se il testo dell’atto è nel corpus. / True where the text of the act is in the corpus. */
  nel_corpus: boolean;
}

/** Un estremo di una relazione. / One end of a relation. */
export interface RelationEnd extends KnownAct {
  /** Numero dell’articolo, o null per l’atto intero. / Number of the article, or null for the act as a whole. */
  articolo: (string & tags.Example<'2-bis'>) | null;
  /** ELI dell’articolo, con la sua parte; o null. / ELI of the article, part included; or null. */
  articolo_eli: string | null;
  /** Comma, se detto. / Paragraph (comma), where stated. */
  comma: string | null;
  /** Lettera, se detta. / Point (lettera), where stated. */
  lettera: string | null;
}

/** Una modifica: chi modifica che cosa, come, da quando e come lo si sa. / One amendment: who amends what, how, since when, and how it is known. */
export interface Relation {
  /** Identificativo stabile della relazione. / Stable identifier of the relation. */
  id: string;
  /** Genere della modifica. / Kind of amendment. */
  tipo: RelationKind;
  /** La relazione in parole, nella lingua e nel verso della risposta. / The relation in words, in the answer’s language and direction. */
  verbo: string;
  /** Chi modifica. / The amending end. */
  da: RelationEnd;
  /** Che cosa è modificato. / The amended end. */
  a: RelationEnd;
  /** Data della modifica, se nota. / Date of the amendment, where known. */
  data: Day | null;
  /** Che data è: effetto dichiarato dal documento, pubblicazione in Gazzetta dell’atto che modifica, o data di questo. / Which date: effect stated by the document, Gazzetta publication of the amending act, or its own date. */
  tipo_data: RelationDateKind | null;
  /** La frase o il segno del documento che lo dice. / The sentence or mark of the document that says so. */
  evidenza: string | null;
  /** La regola che l’ha trovata. / The rule that found it. */
  metodo: string;
  /** Precisione misurata di quella regola, da 0 a 1. / Measured precision of that rule, from 0 to 1. */
  confidenza: Share;
}

/** Che cosa si è capito di un riferimento. / What was understood of a reference. */
export interface Interpretation {
  /** Tipo ELI dell’atto. / ELI type of the act. */
  tipo: (string & tags.Example<'legge'>) | null;
  /** Numero dell’atto. / Number of the act. */
  numero: (string & tags.Example<'241'>) | null;
  /** Anno dell’atto. / Year of the act. */
  anno: (Int32 & tags.Example<1990>) | null;
  /** Data dell’atto. / Date of the act. */
  data: Day | null;
  /** Articolo. / Article. */
  articolo: string | null;
  /** Comma. / Paragraph. */
  comma: string | null;
  /** Lettera. / Point. */
  lettera: string | null;
  /** ELI, per quanto si lascia scrivere. / ELI, as far as it can be written. */
  eli: string | null;
}

/** Come il riferimento è stato risolto. / How the reference was resolved. */
export interface Resolution {
  /** La via seguita; non-statale e non-riconosciuta dicono perché non si è risolto. / The way taken; non-statale (no act of the State) and non-riconosciuta (no reference) say why nothing was resolved. */
  metodo: string;
  interpretazione: Interpretation;
  /** Che cosa è stato corretto o sottinteso. / What was repaired or assumed. */
  avvisi: string[];
  /** Gli atti possibili, il più noto per primo. / The acts that may be meant, best known first. */
  candidati: KnownAct[];
}

/** Errore (RFC 9457). / Error (RFC 9457). */
export interface Problem {
  /** URI del genere di errore. / URI of the kind of error. */
  type: string & tags.Example<'about:blank'>;
  /** Il nome dello stato HTTP. / Name of the HTTP status. */
  title: string & tags.Example<'Not Found'>;
  /** Stato HTTP. / HTTP status. */
  status: Int32 & tags.Minimum<100> & tags.Maximum<599>;
  /** Che cosa è successo. / What happened. */
  detail: string & tags.Example<'Not Found'>;
}

/** Un parametro che non supera la validazione. / A parameter that fails validation. */
export interface ValidationError {
  /** Dove sta: query e nome del parametro. / Where it is: query and the parameter’s name. */
  loc: (string | Int32)[];
  /** Messaggio. / Message. */
  msg: string;
  /** Genere di errore. / Error type. */
  type: string & tags.Example<'missing'>;
  /** Il valore ricevuto. / The value received. */
  input?: unknown;
  /** Il limite superato. / The bound that was passed. */
  ctx?: object;
}

/** Parametri non validi. / Parameters that fail validation. */
export interface HTTPValidationError {
  /** Un errore per parametro, nell’ordine di dichiarazione. / One error a parameter, in order of declaration. */
  detail: ValidationError[];
}

/** Schemas of the errors that every endpoint may answer with. */
export const errorSchemas = typia.json.schemas<[Problem, HTTPValidationError]>();
