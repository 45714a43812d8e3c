// Defines a format: JSON is the model of every answer, and a format is another way to write the same.
import type { Language } from '../../engine/index.js';
import type { AnswerText } from './answer-text.js';

/** An answer to write in another format. */
export interface Source {
  /** Name of the endpoint that answered. */
  endpoint: string;
  /** Its answer with status 200. */
  answer: AnswerText;
  /** The question, decoded. */
  query: ReadonlyMap<string, string>;
  language: Language;
  /** Address of the public service; `null` where it is not stated: then there are no absolute addresses. */
  publicUrl: string | null;
  /** The prefix of every address of the service: `publicUrl`, else its base path, empty at the root of the host. */
  root: string;
}

/** Writes an answer in a format, whole or in parts, one after the other. @throws where the endpoint has no answer that can be written so */
export type Write = (source: Source) => string | Iterable<string> | Promise<Uint8Array>;

/** A format: how clients name it, and what writes it. */
export interface Format {
  /** As people call it. */
  label: string;
  /** As `accept` names it. */
  mediaType: string;
  /** As it is sent. */
  contentType: string;
  /** `null` for JSON, which is there already. Loaded only where it is asked for. */
  load: (() => Promise<{ write: Write }>) | null;
}
