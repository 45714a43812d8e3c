// Pages are made from the answers of the API: this asks an endpoint and reads its JSON.
import { DearError, decodeUtf8 } from '../../engine/index.js';
import type { Catalog, Context, Endpoint } from './endpoint.js';

/** Bytes of JSON that take more than some milliseconds to read and to show. */
const longAnswer = 128 * 1024;

/** An answer of the API, read. */
export interface Asked {
  status: number;
  body: unknown;
}

/** Asks the endpoints of the API by their names. */
export type Ask = (name: string, values: Readonly<Record<string, string>>) => Promise<Asked>;

/**
 * @throws where there is no endpoint of that name
 * @throws {DearError} where what is asked or answered takes long, and others wait for this thread
 */
export function openAsk(endpoints: readonly Endpoint[], catalog: Catalog, context: Context): Ask {
  return async (name, values) => {
    const endpoint = endpoints.find((one) => one.name === name);
    if (!endpoint) throw new Error(`${name}: no endpoint of that name`);
    const question = endpoint.read(new Map(Object.entries(values)));
    if (!question.refusal && !context.mayTakeLong && question.cost(catalog) === 'dear') throw new DearError(name);
    const answer = question.refusal ?? (await question.answer(catalog, context));
    const size = answer.body.reduce((sum, piece) => sum + piece.size, 0);
    if (!context.mayTakeLong && size > longAnswer) throw new DearError(name);
    const bytes = Buffer.concat(answer.body.flatMap((piece) => [...piece.plain()]));
    return { status: answer.status, body: bytes.length === 0 ? null : JSON.parse(decodeUtf8(bytes)) };
  };
}
