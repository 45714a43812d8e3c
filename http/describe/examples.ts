// Examples of the description: whole answers of the sample corpus, and from them a value for each string.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnswerSchemas, Schema } from '../questions/schema.js';

/** An answer of the sample corpus. */
export interface AnswerExample {
  status: number;
  body: unknown;
}

/** Answers of each endpoint, by the endpoint's name; the first one, with status 200, is shown whole. */
export type AnswerExamples = Readonly<Record<string, readonly AnswerExample[]>>;

/** Answers longer than this, in characters of JSON, are not shown whole. */
const maxShown = 20_000;

/** The file in which the build leaves the examples. */
export const examplesFile = join(import.meta.dirname, 'examples.json');

/** The examples that the build left; none before there is a build of the sample corpus. */
export function readExamples(): AnswerExamples {
  return existsSync(examplesFile) ? (JSON.parse(readFileSync(examplesFile, 'utf8')) as AnswerExamples) : {};
}

const refPrefix = '#/components/schemas/';

/**
 * Gives every string of the schemas that has none an example: the first value found at its place in the whole answers.
 * @param schemas by name; changed in place
 */
export function addExamples(
  schemas: Record<string, Schema>,
  endpoints: readonly ({ name: string } & AnswerSchemas)[],
  examples: AnswerExamples,
): void {
  for (const { name, answers } of endpoints) {
    for (const { status, body } of examples[name] ?? []) {
      const schema = status === 422 ? schemas['HTTPValidationError'] : (answers.get(status) ?? schemas['Problem']);
      if (schema) illustrate(schema, body, schemas);
    }
  }
}

/** The answer that is shown whole with an endpoint, or `undefined`. */
export function shownExample(examples: AnswerExamples, name: string): unknown {
  const [first] = examples[name] ?? [];
  return first && JSON.stringify(first.body).length <= maxShown ? first.body : undefined;
}

function illustrate(schema: Schema, value: unknown, schemas: Record<string, Schema>): void {
  const target = schema.$ref?.startsWith(refPrefix) ? schemas[schema.$ref.slice(refPrefix.length)] : undefined;
  if (target) illustrate(target, value, schemas);
  for (const member of schema.oneOf ?? []) illustrate(member, value, schemas);
  if (
    typeof value === 'string' &&
    [schema.type].flat().includes('string') &&
    !schema.enum &&
    schema.const === undefined
  ) {
    schema['examples'] ??= [value];
  }
  if (Array.isArray(value)) {
    for (const member of value) if (schema.items) illustrate(schema.items, member, schemas);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) {
      const property = schema.properties?.[key];
      if (property) illustrate(property, member, schemas);
    }
  }
}
