// Translates the JSON of an answer to a format at once, in whatever thread.
import type { Language } from '../../engine/index.js';
import { formats, type FormatName } from './index.js';

/** What is asked of a format. */
export interface Order {
  name: FormatName;
  endpoint: string;
  query: [name: string, value: string][];
  language: Language;
  publicUrl: string | null;
}

/** A thread's reply: the bytes in chunks, or why there are none. */
export type Translated = { chunks: Uint8Array[] } | { error: string };

/** Does it at once. @returns the bytes in chunks */
export async function translateHere({ name, query, ...order }: Order, json: Uint8Array): Promise<Buffer[]> {
  const { load } = formats[name];
  if (load === null) return [Buffer.from(json)];
  const { write } = await load();
  const answer: unknown = JSON.parse(Buffer.from(json.buffer, json.byteOffset, json.byteLength).toString());
  const written = write({ ...order, query: new Map(query), answer });
  return Array.from(typeof written === 'string' ? [written] : written, (part) => Buffer.from(part));
}
