// Translates the JSON of an answer into another format.
import { literal, type Language, type Piece } from '../../engine/index.js';
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

/**
 * @param body of an answer with status 200, in JSON
 * @returns the bytes of the format
 * @throws what the format throws
 */
export async function translate({ name, query, ...order }: Order, body: readonly Piece[]): Promise<Piece[]> {
  const json = Buffer.concat(body.flatMap((piece) => piece.plain()));
  const { load } = formats[name];
  if (load === null) return [literal(json)];
  const { write } = await load();
  const written = await write({ ...order, query: new Map(query), answer: new AnswerText(json) });
  if (written instanceof Uint8Array) return [literal(Buffer.from(written))];
  return Array.from(typeof written === 'string' ? [written] : written, (part) => literal(part));
}
