// Errors as answers.
import type { tags } from '#typia';
import type { Int32 } from './values.js';

/** Errore (RFC 9457). / Error (RFC 9457). */
export interface Problem {
  /** URI del genere di errore. / URI of the kind of error. */
  type: string & tags.Example<'about:blank'>;
  /** Il nome dello stato HTTP. / Name of the HTTP status. */
  title: string & tags.Example<'Not Found'>;
  /** Stato HTTP. / HTTP status. */
  status: Int32 & tags.Minimum<100> & tags.Maximum<599> & tags.Example<404>;
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
