// What is declared of parameters: a bound that the 422 cannot tell is refused when the endpoint is opened.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { IJsonSchemaCollection } from 'typia';
import { readParameterSchemas } from '../../../http/questions/schema.js';

const test = suite('schema');

/** What typia gives for a query with one parameter. */
const queryOf = (parameter: Record<string, unknown>) =>
  ({
    schemas: [{ $ref: '#/components/schemas/Query' }],
    components: { schemas: { Query: { type: 'object', properties: { q: parameter }, required: ['q'] } } },
  }) as unknown as IJsonSchemaCollection<'3.1'>;

test('bounds that have words are taken', () => {
  for (const parameter of [
    { type: 'string', maxLength: 10 },
    { type: 'integer', minimum: 1, maximum: 9, default: 3 },
    { type: 'string', format: 'date', example: '2020-01-01' },
    { type: 'string', pattern: '^(a|b)$', description: 'Uno. / One.' },
  ])
    assert.is(readParameterSchemas(queryOf(parameter), '/x').length, 1, JSON.stringify(parameter));
});

test('a bound without words is refused, with the endpoint and the parameter', () => {
  for (const [parameter, told] of [
    [{ type: 'string', minLength: 3 }, 'minLength'],
    [{ type: 'integer', multipleOf: 5 }, 'multipleOf'],
    [{ type: 'number', exclusiveMinimum: 0 }, 'exclusiveMinimum'],
    [{ type: 'string', format: 'email' }, 'format email'],
  ] as const)
    assert.throws(
      () => readParameterSchemas(queryOf(parameter), '/x'),
      (error: Error) => error.message.startsWith(`/x: q has ${told}, for which the 422 has no words`),
      told,
    );
});

test.run();
