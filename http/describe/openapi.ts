// The OpenAPI 3.1 document, from the declarations of the endpoints.
import { STATUS_CODES } from 'node:http';
import type { Endpoint, Tag } from '../questions/endpoint.js';
import type { Language } from '../questions/language.js';
import type { Parameter } from '../deliver/query.js';
import { readComponents, type AnswerSchemas, type Schema } from './schema.js';
import { version } from '../questions/version.js';
import { errorSchemas } from '../questions/wire.js';

/** Who answers for this installation; Italian public-sector guidelines want all three. */
export interface Contact {
  name: string;
  email: string;
  url: string;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: Record<string, unknown>;
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, { get: Operation }>;
  components: { schemas: Record<string, Schema> };
}

type Described = Endpoint & AnswerSchemas;

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters: object[];
  responses: Record<string, object>;
}

const tagDescriptions = {
  servizio: 'Se il servizio risponde, e quanto contiene. / Whether the service answers, and how much it holds.',
  norme: 'Gli atti e i loro articoli. / The acts and their articles.',
  relazioni: 'Chi modifica chi. / Who amends whom.',
  riferimenti:
    'Come si citano gli atti, e che cosa indica una citazione. / How acts are cited, and what a citation names.',
} as const satisfies Record<Tag, string>;

const statusDescriptions: Record<number, string> = {
  200: 'La risposta. / The answer.',
  300: 'Più atti si adattano al riferimento: ecco i candidati. / Several acts fit the reference: these are the candidates.',
  404: 'Atto, articolo o riferimento non noto qui. / Act, article or reference not known here.',
  422: 'Parametri non validi. / Parameters that fail validation.',
  500: 'Errore del servizio. / Error of the service.',
  503: 'Il servizio non può rispondere adesso. / The service cannot answer now.',
};

/** Describes the endpoints. Every sentence is Italian and English, ` / ` between them. */
export function describeApi(endpoints: readonly Endpoint[], contact: Contact): OpenApiDocument {
  const schemas: Record<string, Schema> = { ...readComponents(errorSchemas) };
  const described = endpoints.map((endpoint) => ({ ...endpoint, ...endpoint.describe() }));
  for (const endpoint of described) addComponents(schemas, endpoint);
  return {
    openapi: '3.1.0',
    info: describeService(contact),
    servers: [{ url: '/', description: 'Questo servizio. / This service.' }],
    tags: Object.entries(tagDescriptions).map(([name, description]) => ({ name, description })),
    paths: Object.fromEntries(described.map((endpoint) => [endpoint.path, { get: describeOperation(endpoint) }])),
    components: { schemas },
  };
}

/** The document in one of its two languages. */
export function localise(document: OpenApiDocument, language: Language): OpenApiDocument {
  const half = language === 'it' ? 0 : 1;
  const prose = new Set(['title', 'summary', 'x-summary', 'description']);
  const text = JSON.stringify(document, (key, value: unknown) =>
    typeof value === 'string' && prose.has(key) ? (value.split(' / ')[half] ?? value) : value,
  );
  return JSON.parse(text) as OpenApiDocument;
}

function describeService(contact: Contact): Record<string, unknown> {
  const summary = 'Le relazioni fra le leggi italiane, in JSON / The relations between Italian laws, in JSON';
  return {
    title: 'Legami – API pubblica / Legami – public API',
    version,
    summary,
    'x-summary': summary,
    description:
      'Servizio aperto e in sola lettura sulla legislazione italiana: gli atti, il testo dei loro articoli, chi modifica chi, e il grafo delle modifiche. I dati vengono dal portale ufficiale Normattiva, in Akoma Ntoso con identificativi ELI, con licenza CC BY 4.0: citare la fonte ufficiale. Non è consulenza legale. / Open, read-only service over Italian legislation: the acts, the text of their articles, who amends whom, and the graph of amendments. The data come from the official portal Normattiva, in Akoma Ntoso with ELI identifiers, under CC BY 4.0: cite the official source. This is no legal advice.',
    termsOfService: '/#fonte',
    contact,
    license: { name: 'CC BY 4.0', identifier: 'CC-BY-4.0' },
  };
}

function addComponents(schemas: Record<string, Schema>, { path, components }: Described): void {
  for (const [name, schema] of Object.entries(components)) {
    const present = schemas[name];
    if (present && JSON.stringify(present) !== JSON.stringify(schema)) {
      throw new Error(`${path}: two different answer types are called ${name}, expected one name a type`);
    }
    schemas[name] = schema;
  }
}

function describeOperation({ name, tag, summary, description, parameters, answers }: Described): Operation {
  const responses = [...answers].map(([status, schema]) => [status, describeResponse(status, schema)] as const);
  return {
    operationId: name,
    tags: [tag],
    summary,
    description,
    parameters: parameters.map(describeParameter),
    responses: Object.fromEntries([
      ...responses,
      [422, describeResponse(422, { $ref: '#/components/schemas/HTTPValidationError' })],
      [500, describeResponse(500, { $ref: '#/components/schemas/Problem' })],
      [503, describeResponse(503, { $ref: '#/components/schemas/Problem' })],
    ]),
  };
}

function describeParameter({ name, place, required, schema }: Parameter): object {
  const { description, ...rest } = schema;
  // Consoles fill it in: only where a question needs a value, not where it would narrow one that is whole without.
  const example = required ? rest.examples?.[0] : undefined;
  return { name, in: place, required, description, ...(example === undefined ? {} : { example }), schema: rest };
}

function describeResponse(status: number, schema: Schema): object {
  const contentType = status === 200 || status === 422 ? 'application/json' : 'application/problem+json';
  return {
    description: statusDescriptions[status] ?? STATUS_CODES[status],
    content: { [contentType]: { schema } },
    // The shape of the 422 is the one that clients of the original service know.
    ...(status === 422 ? { 'x-noqa': true } : {}),
    ...(status === 200 ? { headers: answerHeaders } : {}),
    ...(status === 503 ? { headers: retryHeaders } : {}),
  };
}

const answerHeaders = {
  ETag: {
    description: 'Cambia quando cambia la risposta. / Changes when the answer does.',
    schema: { type: 'string' },
  },
  'Content-Language': {
    description: 'Lingua della prosa. / Language of the prose.',
    schema: { type: 'string', enum: ['it', 'en'] },
  },
};

const retryHeaders = {
  'Retry-After': {
    description: 'Fra quanti secondi riprovare. / In how many seconds to try again.',
    schema: { type: 'integer', format: 'int32', minimum: 0 },
  },
};
