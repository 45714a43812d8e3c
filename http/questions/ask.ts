// Pages are made from the answers of the API: this asks an endpoint and reads its JSON.
import { DearError, decodeUtf8 } from '../../engine/index.js';
import { placeJson } from '../message/base-path.js';
import type { AnswerOf, EndpointName, Refusal } from './answers.js';
import type { Catalog, Context, Endpoint } from './endpoint.js';

/** Bytes of JSON that take more than some milliseconds to read and to show. */
const longAnswer = 128 * 1024;

/** An answer of the API, read: what was asked for, with status 200, or what is said in its place. */
export type Asked<Name extends EndpointName> =
  { status: number; body: AnswerOf[Name]; refusal: null } | { status: number; body: null; refusal: Refusal };

/** The sentence of a refusal; `null` where it lists faults. */
export function sentenceOf({ detail }: Refusal): string | null {
  return typeof detail === 'string' ? detail : null;
}

/** Asks the endpoints of the API by their names. */
export type Ask = <Name extends EndpointName>(
  name: Name,
  values: Readonly<Record<string, string>>,
) => Promise<Asked<Name>>;

/** The answer of a question that cannot be refused. @throws where it is */
export function answerOf<Name extends EndpointName>({ status, body }: Asked<Name>): AnswerOf[Name] {
  if (body === null) throw new Error(`status ${status} found, 200 expected of a question that is always answered`);
  return body;
}

/**
 * @param basePath what stands before the addresses of the answers, for those who pass them on; pages have it put before theirs when they are sent
 * @throws where there is no endpoint of that name
 * @throws {DearError} where what is asked or answered takes long, and others wait for this thread
 */
export function openAsk(endpoints: readonly Endpoint[], catalog: Catalog, context: Context, basePath = ''): Ask {
  return async <Name extends EndpointName>(
    name: Name,
    values: Readonly<Record<string, string>>,
  ): Promise<Asked<Name>> => {
    const endpoint = endpoints.find((one) => one.name === name);
    if (!endpoint) throw new Error(`${name}: no endpoint of that name`);
    const question = endpoint.read(new Map(Object.entries(values)));
    if (!question.refusal && !context.mayTakeLong && question.cost(catalog) === 'dear') throw new DearError(name);
    const answer = question.refusal ?? (await question.answer(catalog, context));
    const size = answer.body.reduce((sum, piece) => sum + piece.size, 0);
    if (!context.mayTakeLong && size > longAnswer) throw new DearError(name);
    const bytes = placeJson(Buffer.concat(answer.body.flatMap((piece) => [...piece.plain()])), basePath);
    const read: unknown = JSON.parse(decodeUtf8(bytes));
    const { status } = answer;
    // The schemas of the endpoint, which tests hold against its answers, say that this is so.
    if (status === 200) return { status, body: read as AnswerOf[Name], refusal: null };
    return { status, body: null, refusal: read as Refusal };
  };
}
