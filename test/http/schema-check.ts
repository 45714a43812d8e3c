// Holds every answer against the OpenAPI document: its schema by path and status, with no field that is not declared.
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as assert from 'uvu/assert';
import { endpoints } from '../../http/questions/index.js';
import { describeApi } from '../../http/describe/openapi.js';
import type { Schema } from '../../http/questions/schema.js';

const document = describeApi(endpoints, { contact: {}, publicUrl: null, basePath: '' });
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
addFormats.default(ajv);
ajv.addKeyword('example');
for (const format of ['int32', 'int64', 'double']) ajv.addFormat(format, true);
const schemas = Object.fromEntries(
  Object.entries(document.components.schemas).map(([name, schema]) => [name, closeSchema(schema)]),
);
ajv.addSchema({ $id: 'legami', $defs: schemas } as AnySchemaObject);
const validators = new Map<string, ValidateFunction>();

/**
 * @param path of the request, decoded or not; what follows `/norme/` is any ELI
 * @param body the parsed JSON of the answer
 */
export function assertMatchesSchema(path: string, status: number, body: unknown): void {
  const template = findTemplate(path);
  const key = `${template} ${status}`;
  let validate = validators.get(key);
  if (!validate) {
    validate = ajv.compile(closeSchema(rewriteRefs(responseSchema(template, status))) as AnySchemaObject);
    validators.set(key, validate);
  }
  const isValid = validate(body);
  const faults = (validate.errors ?? []).map(
    (error) => `${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`,
  );
  if (!isValid) throw new Error(`${path} (${status}) differs from its schema: ${faults.slice(0, 10).join('; ')}`);
}

function findTemplate(path: string): string {
  const bare = path.split('?')[0]!;
  if (document.paths[bare]) return bare;
  const matching = Object.keys(document.paths).filter((one) => {
    const [prefix = '', suffix = ''] = one.split(/\{\w+\}/);
    return one.includes('{') && bare.startsWith(prefix) && bare.endsWith(suffix);
  });
  // What a path ends with is no part of what it names.
  const template = matching.sort((a, b) => b.length - a.length)[0];
  if (!template) throw new Error(`${path}: not in the OpenAPI document`);
  return template;
}

function responseSchema(template: string, status: number): Schema {
  const response = document.paths[template]!.get.responses[status] as { content: Record<string, { schema: Schema }> };
  assert.ok(response, `${template}: status ${status} is not in the OpenAPI document`);
  return Object.values(response.content)[0]!.schema;
}

/** Fields that are not declared are refused in tests, though clients must take them. */
function closeSchema(schema: Schema): Schema {
  const closed = JSON.parse(JSON.stringify(rewriteRefs(schema)), (_, node: unknown) => {
    const isObject = typeof node === 'object' && node !== null && 'properties' in node && 'type' in node;
    return isObject && Object.keys(node.properties as object).length > 0
      ? { ...node, additionalProperties: false }
      : node;
  }) as Schema;
  return closed;
}

function rewriteRefs(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', 'legami#/$defs/')) as Schema;
}
