// Translates the JSON of an answer to a format at once, in whatever thread.
import type { Language } from '../../engine/index.js';
import { AnswerText } from './answer-text.js';
import { formats, type FormatName } from './index.js';

/** What is asked of a format. */
export interface Order {
  name: FormatName;
  endpoint: string;
  query: [name: string, value: string][];
  language: Language;
  publicUrl: string | null;
}

/** What a thread replies: part after part, each deflated, then an end with or without a fault. */
export type Reply = { part: DeflatedPart } | { end: true; error?: string };

/** A part of the bytes of a format, deflated. */
export interface DeflatedPart {
  deflated: Uint8Array;
  /** Of the plain bytes. */
  size: number;
  crc: number;
}

/** Does it at once, part after part. */
export async function* translateHere({ name, query, ...order }: Order, json: Buffer): AsyncGenerator<Buffer> {
  const { load } = formats[name];
  if (load === null) return yield json;
  const { write } = await load();
  const written = write({ ...order, query: new Map(query), answer: new AnswerText(json) });
  for (const part of typeof written === 'string' ? [written] : written) yield Buffer.from(part);
}
