// The JSON schemas that typia writes from the interfaces, tidied for readers of the OpenAPI document.
import type { IJsonSchemaCollection } from 'typia';
import type { Parameter, ParameterSchema } from '../message/query.js';
import { readPathTemplate, type PathTemplate } from './path-template.js';

/** A JSON schema (2020-12, as OpenAPI 3.1 takes it). */
export interface Schema {
  [keyword: string]: unknown;
  $ref?: string;
  type?: string | string[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  description?: string;
}

/** The schemas of an endpoint's answers. */
export interface AnswerSchemas {
  /** By status. */
  answers: ReadonlyMap<number, Schema>;
  /** Those that they refer to, by name. */
  components: Readonly<Record<string, Schema>>;
}

const refPrefix = '#/components/schemas/';

/**
 * The parameters of an endpoint, in order of declaration, from what typia gives for `[Query, Answer, …]`.
 * @param path of the endpoint; names between braces are path parameters
 */
export function readParameterSchemas(
  { schemas, components }: IJsonSchemaCollection<'3.1'>,
  path: PathTemplate,
): Parameter[] {
  // The library's door: its schema type is a union with no more information than this one.
  const named = (components.schemas ?? {}) as Record<string, Schema>;
  const query = named[queryName(schemas as Schema[])];
  if (!query?.properties) throw new Error(`${path}: its query has no schema, expected an interface`);
  const properties = mapValues(query.properties, (property) => describedByType(property, named));
  return readParameterList(tidy({ ...query, properties }, named), path);
}

/** A parameter without a sentence of its own has that of its type: one that many endpoints take (`lang`) is described once. */
function describedByType(property: Schema, named: Record<string, Schema>): Schema {
  const description = property.description ?? named[property.$ref?.slice(refPrefix.length) ?? '']?.description;
  return description === undefined ? property : { ...property, description };
}

/**
 * The answers of an endpoint, from what typia gives for `[Query, Answer, …]`.
 * @param statuses of the answers, in the same order
 */
export function readAnswerSchemas(
  { schemas, components }: IJsonSchemaCollection<'3.1'>,
  statuses: readonly number[],
): AnswerSchemas {
  const named = (components.schemas ?? {}) as Record<string, Schema>;
  const [, ...answers] = (schemas as Schema[]).map((schema) => tidy(schema, named));
  if (answers.length !== statuses.length) {
    throw new Error(`${answers.length} answer types found, one for each of ${statuses.join(', ')} expected`);
  }
  const query = queryName(schemas as Schema[]);
  const others = Object.fromEntries(Object.entries(named).filter(([name]) => name !== query));
  const tidied = keepObjects(mapValues(others, (schema) => tidy(schema, named)));
  return { answers: new Map(statuses.map((status, at) => [status, answers[at]!])), components: tidied };
}

function queryName([query]: readonly Schema[]): string {
  return query?.$ref?.slice(refPrefix.length) ?? '';
}

/** The named schemas of a collection that belongs to no endpoint, such as those of errors. */
export function readComponents({ components }: IJsonSchemaCollection<'3.1'>): Record<string, Schema> {
  const named = (components.schemas ?? {}) as Record<string, Schema>;
  return keepObjects(mapValues(named, (schema) => tidy(schema, named)));
}

/** Keywords that the 422 has words for, or that refuse nothing. */
const toldKeywords: ReadonlySet<string> = new Set(
  'type enum pattern minimum maximum maxLength format default examples description title'.split(' '),
);

/** @throws where a parameter has a bound that the 422 has no words for */
function refuseUntold(name: string, schema: Schema, path: string): void {
  const untold = Object.keys(schema).filter((keyword) => !toldKeywords.has(keyword) && !keyword.startsWith('x-'));
  const format = schema['format'];
  if (typeof format === 'string' && format !== 'date' && schema.type === 'string') untold.push(`format ${format}`);
  if (untold.length > 0)
    throw new Error(
      `${path}: ${name} has ${untold.join(', ')}, for which the 422 has no words: expected one of those it has`,
    );
}

function readParameterList({ properties = {}, required = [] }: Schema, path: PathTemplate): Parameter[] {
  const { parameter } = readPathTemplate(path);
  return Object.entries(properties).map(([name, property]) => {
    refuseUntold(name, property, path);
    const schema = property as ParameterSchema;
    // A closed set that holds the empty string has it as its default: a literal type takes no tag.
    if (schema.enum?.includes('')) schema.default = '';
    // So does a truth value: what is not asked for is not wanted.
    if (schema.type === 'boolean') schema.default = false;
    const place = name === parameter ? 'path' : 'query';
    const isRequired = place === 'path' || (schema.default === undefined && required.includes(name));
    return { name, place, required: isRequired, schema };
  });
}

/** An object that has fields deserves its name in the document. */
function isNamed({ type, properties = {} }: Schema): boolean {
  return type === 'object' && Object.keys(properties).length > 0;
}

function keepObjects(schemas: Record<string, Schema>): Record<string, Schema> {
  return Object.fromEntries(Object.entries(schemas).filter(([, schema]) => isNamed(schema)));
}

/**
 * The same schema in a simpler form: names only for objects, a union of constants as `enum`, `null` beside a plain type
 * as a list of types, `examples` as JSON Schema has it, and no empty list of requirements.
 * @param named the schemas that a `$ref` may lead to
 */
function tidy({ $ref, oneOf, example, required, ...rest }: Schema, named: Record<string, Schema>): Schema {
  const target = named[$ref?.slice(refPrefix.length) ?? ''];
  // A name for a string or a number (`Day`) helps the code, not the reader of the document.
  if (target && !isNamed(target)) {
    const inlined = tidy(target, named);
    delete inlined.description;
    return { ...inlined, ...rest };
  }
  const tidyMember = (member: Schema) => tidy(member, named);
  const schema: Schema = { ...($ref ? { $ref } : {}), ...(oneOf ? tidyUnion(oneOf.map(tidyMember)) : {}), ...rest };
  if (typeof schema.const === 'string') schema.type = 'string';
  if (example !== undefined) schema['examples'] = [example];
  if (required && required.length > 0) schema.required = required;
  if (schema.properties) schema.properties = mapValues(schema.properties, tidyMember);
  if (schema.items) schema.items = tidyMember(schema.items);
  if (typeof schema.additionalProperties === 'object') {
    schema.additionalProperties = tidyMember(schema.additionalProperties);
  }
  return schema;
}

function tidyUnion(members: Schema[]): Schema {
  const constants = members.filter((member) => 'const' in member).map((member) => member.const);
  const isNullable = members.some((member) => member.type === 'null');
  const others = members.filter((member) => !('const' in member) && member.type !== 'null');
  if (constants.length > 0 && others.length === 0) {
    return isNullable ? { type: ['string', 'null'], enum: [...constants, null] } : { type: 'string', enum: constants };
  }
  const [only] = others;
  if (isNullable && others.length === 1 && typeof only?.type === 'string') {
    return { ...only, type: [only.type, 'null'] };
  }
  return { oneOf: members };
}

function mapValues(schemas: Record<string, Schema>, map: (schema: Schema) => Schema): Record<string, Schema> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, map(schema)]));
}
