// The OpenAPI 3.1 document, from the declarations of the endpoints.
import typia from '#typia';
import type { shapes } from '../../engine/index.js';
import type { Endpoint, Tag } from '../questions/endpoint.js';
import type { Parameter } from '../message/query.js';
import { formats, formatsOf } from '../formats/index.js';
import { addExamples, shownExample, type AnswerExamples } from './examples.js';
import { bulkTag, describeBulk } from './bulk.js';
import { describeResponses, type Operation } from './responses.js';
import { readComponents, type AnswerSchemas, type Schema } from '../questions/schema.js';
import { version } from '../questions/version.js';

/** The errors that every endpoint may answer with. */
const errorSchemas = typia.json.schemas<[shapes.Problem, shapes.HTTPValidationError]>();

/** The contact of an installation; Italian public-sector guidelines require all three. */
export interface Contact {
  name: string;
  email: string;
  url: string;
}

/** The facts that an installation states about itself. */
export interface Installation {
  /** Members that are not stated are left out. */
  contact: Partial<Contact>;
  /** Code of the operator in the index of public administrations, where it is one. */
  ipaCode?: string;
  /** Address under which the public reaches it, with its base path and without a slash at the end; `null` where that is not stated. */
  publicUrl: string | null;
  /** The base path, before every address of the service; empty at the root of the host. */
  basePath: string;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: Record<string, unknown>;
  servers: { url: string; description: string }[];
  security: [];
  tags: { name: string; 'x-displayName': string; description: string }[];
  paths: Record<string, { get: Operation }>;
  components: { schemas: Record<string, Schema> };
}

type Described = Endpoint & AnswerSchemas;

/** For each tag, the name that consoles show, and the subject of its operations. */
const tags = {
  servizio: [
    'Servizio / Service',
    'Se il servizio risponde, e quanto contiene. / Whether the service answers, and how much it holds.',
  ],
  norme: ['Atti / Acts', 'Gli atti e i loro articoli. / The acts and their articles.'],
  relazioni: ['Relazioni / Relations', 'Chi modifica chi. / Who amends whom.'],
  riferimenti: [
    'Riferimenti / References',
    'Come si citano gli atti, e che cosa indica una citazione. / How acts are cited, and what a citation names.',
  ],
} as const satisfies Record<Tag, readonly [shown: string, description: string]>;

/** Identifies this API among others, whoever runs it (Italian guidelines: `x-api-id`); a name-based UUID. */
const apiId = '2f0ce0a4-8d2f-5b0e-9a53-6f1f7c1b9d11';

/**
 * Describes the endpoints. Every sentence is Italian and English, ` / ` between them.
 * @param examples answers of each endpoint, by its name
 * @throws where an answer type is not what its endpoint declares
 */
export function describeApi(
  endpoints: readonly Endpoint[],
  installation: Installation,
  examples: AnswerExamples = {},
): OpenApiDocument {
  const schemas: Record<string, Schema> = { ...readComponents(errorSchemas) };
  const described = endpoints.map((endpoint) => ({ ...endpoint, ...endpoint.describe() }));
  for (const endpoint of described) addComponents(schemas, endpoint);
  addExamples(schemas, described, examples);
  return {
    openapi: '3.1.0',
    info: describeService(installation),
    servers: [{ url: installation.publicUrl ?? '/', description: 'Questo servizio. / This service.' }],
    security: [],
    tags: [
      ...Object.entries(tags).map(([name, [shown, description]]) => ({ name, 'x-displayName': shown, description })),
      bulkTag,
    ],
    paths: {
      ...Object.fromEntries(
        described.map((endpoint) => [
          endpoint.path,
          { get: describeOperation(endpoint, shownExample(examples, endpoint.name)) },
        ]),
      ),
      ...describeBulk(),
    },
    components: { schemas },
  };
}

function describeService({ contact, publicUrl }: Installation): Record<string, unknown> {
  const summary = 'Le relazioni fra le leggi italiane, in JSON / The relations between Italian laws, in JSON';
  return {
    title: 'Legami – API pubblica / Legami – public API',
    version,
    summary,
    'x-summary': summary,
    'x-api-id': apiId,
    description:
      'Servizio aperto e in sola lettura sulla legislazione italiana: gli atti, il testo dei loro articoli, chi modifica chi, e il grafo delle modifiche. I dati vengono dal portale ufficiale Normattiva, in Akoma Ntoso con identificativi ELI, con licenza CC BY 4.0: citare la fonte ufficiale. Non è consulenza legale. / Open, read-only service over Italian legislation: the acts, the text of their articles, who amends whom, and the graph of amendments. The data come from the official portal Normattiva, in Akoma Ntoso with ELI identifiers, under CC BY 4.0: cite the official source. This is not legal advice.',
    ...(publicUrl === null ? {} : { termsOfService: `${publicUrl}/dati#licenza` }),
    contact: { name: 'Legami', ...contact },
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

function describeOperation(endpoint: Described, example: unknown): Operation {
  const { name, path, tag, summary, description, parameters, answers } = endpoint;
  // Monitors of Italian public services read problem+json alone.
  const isValidated = path !== '/status';
  return {
    operationId: name,
    tags: [tag],
    summary,
    description,
    parameters: parameters.map(describeParameter),
    responses: describeResponses(answers, isValidated, example, otherTypes(endpoint)),
  };
}

/** The media types of the other formats that an endpoint has. */
function otherTypes(endpoint: Endpoint): string[] {
  return formatsOf(endpoint)
    .filter((name) => name !== 'json')
    .map((name) => formats[name].mediaType);
}

function describeParameter({ name, place, required, schema }: Parameter): object {
  const { description, ...rest } = schema;
  // Consoles fill it in: only where a question needs a value, not where it would narrow one that is whole without.
  const example = required ? rest.examples?.[0] : undefined;
  const closed = closedSet(rest.pattern);
  return {
    name,
    in: place,
    required,
    description,
    ...(example === undefined ? {} : { example }),
    schema: closed ? { ...rest, enum: closed } : rest,
  };
}

/** The values that a pattern such as `^(out|in|entrambe)$` allows; `null` for any other pattern. */
function closedSet(pattern: string | undefined): string[] | null {
  return /^\^\(([\w|]+)\)\$$/.exec(pattern ?? '')?.[1]?.split('|') ?? null;
}
