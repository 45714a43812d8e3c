// Translates the JSON of an answer into another format.
import { literal, type Language, type Piece } from '../../engine/index.js';
import { placeJson } from '../message/base-path.js';
import { AnswerText } from './answer-text.js';
import { formats, type FormatName } from './index.js';

/** The address of the service. */
export interface Place {
  /** Address of the public service with its base path; `null` where it is not stated. */
  publicUrl: string | null;
  /** The base path, before every address; empty at the root of the host. */
  basePath: string;
}

/** A format that is wanted, and the question whose answer it writes. */
export interface Order extends Place {
  name: FormatName;
  endpoint: string;
  query: [name: string, value: string][];
  language: Language;
}

/**
 * @param body of an answer with status 200, in JSON
 * @returns the bytes of the format
 * @throws what the format throws
 */
export async function translate({ name, query, basePath, ...order }: Order, body: readonly Piece[]): Promise<Piece[]> {
  const json = placeJson(Buffer.concat(body.flatMap((piece) => piece.plain())), basePath);
  const { load } = formats[name];
  if (load === null) return [literal(json)];
  const { write } = await load();
  const written = await write({
    ...order,
    root: order.publicUrl ?? basePath,
    query: new Map(query),
    answer: new AnswerText(json),
  });
  if (written instanceof Uint8Array) return [literal(Buffer.from(written))];
  return Array.from(typeof written === 'string' ? [written] : written, (part) => literal(part));
}
