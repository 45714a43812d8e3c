// The answers that every operation may give: statuses, their headers and bodies.
import { STATUS_CODES } from 'node:http';
import type { Schema } from '../questions/schema.js';

/** A GET of one address. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters: object[];
  responses: Record<string, object>;
}

const descriptions: Record<number, string> = {
  200: 'La risposta. / The answer.',
  300: 'Più atti si adattano al riferimento: ecco i candidati. / Several acts fit the reference: these are the candidates.',
  304: 'La risposta non è cambiata da quella che il client ha già (If-None-Match). / The answer has not changed since the one that the client has (If-None-Match).',
  409: 'Il testo che si chiede non si può fare, e perché. / The text that is asked for cannot be made, and why.',
  404: 'Atto, articolo o riferimento non noto qui. / Act, article or reference not known here.',
  405: 'Solo GET, HEAD e OPTIONS. / Only GET, HEAD and OPTIONS.',
  410: 'Di quel giorno non si sa più che cosa sia cambiato: vedi cambiamenti_dal. / What changed since that day is not known: see cambiamenti_dal.',
  412: 'I dati sono cambiati (If-Match). / The data have changed (If-Match).',
  414: 'L’indirizzo richiesto è troppo lungo. / The requested address is too long.',
  422: 'Parametri non validi. / Parameters that fail validation.',
  500: 'Errore del servizio. / Error of the service.',
  503: 'Il servizio non può rispondere adesso. / The service cannot answer now.',
};

const text = (description: string): object => ({ description, schema: { type: 'string' } });

const headersOf: Record<number, Record<string, object>> = {
  200: {
    ETag: text('Cambia quando cambia la risposta. / Changes when the answer does.'),
    'Cache-Control': text('Per quanto la risposta si può conservare. / How long the answer may be kept.'),
    'Content-Language': {
      description: 'Lingua della prosa. / Language of the prose.',
      schema: { type: 'string', enum: ['it', 'en'] },
    },
  },
  304: { ETag: text('Quello della risposta che il client ha. / That of the answer that the client has.') },
  405: { Allow: text('I metodi ammessi. / The methods that are allowed.') },
  503: {
    'Retry-After': {
      description: 'Fra quanti secondi riprovare. / In how many seconds to try again.',
      schema: { type: 'integer', format: 'int32', minimum: 0 },
    },
  },
};

const problem: Schema = { $ref: '#/components/schemas/Problem' };
const invalid: Schema = { $ref: '#/components/schemas/HTTPValidationError' };

/**
 * The responses of an operation, by status: its own, and those that every one may give.
 * @param answers schema of each status that has an answer type of its own
 * @param isValidated whether its parameters can fail validation (a monitor's question never does)
 * @param example a whole answer with status 200, or `undefined`
 * @param others media types in which it answers beside JSON
 */
export function describeResponses(
  answers: ReadonlyMap<number, Schema>,
  isValidated: boolean,
  example: unknown,
  others: readonly string[],
): Record<string, object> {
  const schemas = new Map<number, Schema | null>([
    ...answers,
    [304, null],
    [405, problem],
    [414, problem],
    ...(isValidated ? [[422, invalid] as const] : []),
    [500, problem],
    [503, problem],
  ]);
  const responses = [...schemas].map(
    ([status, schema]) => [status, describeResponse(status, schema, example, status === 200 ? others : [])] as const,
  );
  return Object.fromEntries(responses);
}

/** Headers of a response. */
export function describeHeaders(status: number): Record<string, object> {
  return headersOf[status] ?? {};
}

/** Responses without an answer, by status: a 304, or an error. */
export function describeErrors(statuses: readonly number[]): Record<string, object> {
  return Object.fromEntries(
    statuses.map((status) => {
      const schema = status === 304 ? null : status === 422 ? invalid : problem;
      return [status, describeResponse(status, schema, undefined, [])];
    }),
  );
}

function describeResponse(status: number, schema: Schema | null, example: unknown, others: readonly string[]): object {
  const contentType = status === 200 || status === 422 ? 'application/json' : 'application/problem+json';
  const shown = status === 200 ? example : schema === problem ? exampleProblem(status) : undefined;
  const texts = Object.fromEntries(others.map((type) => [type, { schema: { type: 'string' } }]));
  return {
    description: descriptions[status],
    ...(headersOf[status] ? { headers: headersOf[status] } : {}),
    ...(schema
      ? { content: { [contentType]: { schema, ...(shown === undefined ? {} : { example: shown }) }, ...texts } }
      : {}),
    // The shape of the 422 is the one that clients of the original service know.
    ...(status === 422 ? { 'x-noqa': true } : {}),
  };
}

/** The error as the server sends it where nothing more is to be said of it. */
function exampleProblem(status: number): object {
  const title = STATUS_CODES[status]!;
  return { type: 'about:blank', title, status, detail: title };
}
