// The OpenAPI document: valid, complete, and in both languages.
import { Validator } from '@seriousme/openapi-schema-validator';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../http/questions/index.js';
import { describeApi, localise } from '../../../http/describe/openapi.js';
import type { Schema } from '../../../http/describe/schema.js';
import { smallCatalog } from '../fixture.js';
import { assertMatchesSchema } from '../schema-check.js';
import { contact, startService } from '../service.js';

const openapi = suite('openapi');
const document = describeApi(endpoints, contact);
const service = await startService(smallCatalog, endpoints);
openapi.after(() => service.stop());

/** Every object in the document that has a key, with its path. */
function findAll(key: string, node: unknown = document, path = '#'): [string, Record<string, unknown>][] {
  if (typeof node !== 'object' || node === null) return [];
  const own: [string, Record<string, unknown>][] = key in node ? [[path, node as Record<string, unknown>]] : [];
  return [...own, ...Object.entries(node).flatMap(([name, child]) => findAll(key, child, `${path}/${name}`))];
}

for (const lang of ['', 'it', 'en']) {
  openapi(`document with lang=${lang}: passes a public OpenAPI 3.1 validator`, async () => {
    const reply = await service.get(`/api/public/openapi.json?lang=${lang}`);
    const verdict = await new Validator().validate(JSON.parse(reply.text) as Record<string, unknown>);
    assert.is(verdict.valid, true, JSON.stringify(verdict.errors));
    assert.is(reply.headers['content-language'], lang === '' ? 'it, en' : lang);
  });
}

openapi('every parameter of the specification is declared, in its order', () => {
  const names = (path: string) => document.paths[path]!.get.parameters.map((one) => (one as { name: string }).name);
  assert.equal(names('/api/public/health'), ['lang']);
  assert.equal(names('/api/public/norme'), ['tipo', 'q', 'limit', 'offset', 'lang']);
  assert.equal(names('/api/public/norme/{eli}'), ['eli', 'lang']);
  assert.equal(names('/api/public/relazioni'), ['norma', 'dir', 'lang']);
  assert.equal(names('/api/public/graph'), ['livello', 'max_nodi', 'lang', 'norma', 'profondita']);
});

openapi('every parameter without which nothing can be asked has an example to begin with, and no other', () => {
  const parameters = findAll('in').map(([, parameter]) => parameter as { name: string; required: boolean });
  const filled = parameters.filter((parameter) => 'example' in parameter);
  assert.equal(
    filled.map(({ name }) => name),
    parameters.filter(({ required }) => required).map(({ name }) => name),
  );
  const [norma] = findAll('example').filter(([, { name }]) => name === 'norma');
  assert.is(norma?.[1]['example'], 'l. 241/1990');
});

openapi('no sentence loses words where it is read as Markdown', () => {
  for (const key of ['description', 'summary', 'x-summary', 'title']) {
    assert.equal(
      findAll(key).filter(([, described]) => /<[^>]*>/.test(String(described[key]).replace(/`[^`]*`/g, ''))),
      [],
    );
  }
});

openapi('every field of every answer has a type and a description', () => {
  const bare = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    Object.entries(schema.properties ?? {})
      .filter(([, field]) => !isDescribed(field) || !isTyped(field))
      .map(([field]) => `${name}.${field}`),
  );
  // What the other side sent may be of any type.
  assert.equal(bare, ['ValidationError.input']);
});

openapi('every integer and number says its format', () => {
  const bare = findAll('type').filter(
    ([, { type, format }]) => ['integer', 'number'].some((one) => [type].flat().includes(one)) && format === undefined,
  );
  assert.equal(bare, []);
});

openapi('every sentence has an Italian and an English half', () => {
  const italian = findAll('description', localise(document, 'it'));
  const english = findAll('description', localise(document, 'en'));
  const both = findAll('description');
  const broken = both
    .map(([path, node], at) => [
      path,
      node['description'],
      italian[at]?.[1]['description'],
      english[at]?.[1]['description'],
    ])
    .filter(([, text, it, en]) => typeof text === 'string' && text !== `${String(it)} / ${String(en)}`);
  assert.equal(broken, []);
});

openapi('it keeps the habits that Italian public-sector guidelines check', () => {
  const { info, servers, tags, paths } = document;
  for (const key of ['title', 'version', 'description', 'x-summary', 'termsOfService']) assert.ok(info[key], key);
  assert.equal(Object.keys(info['contact'] as object), ['name', 'email', 'url']);
  assert.is((info['license'] as { identifier: string }).identifier, 'CC-BY-4.0');
  for (const { description } of servers) assert.ok(description);
  const tagNames = new Set(tags.map(({ name }) => name));
  assert.ok(paths['/status']);
  for (const [path, { get }] of Object.entries(paths)) {
    assert.ok(get.summary && get.description, path);
    assert.ok(
      get.tags.every((tag) => tagNames.has(tag)),
      path,
    );
    const responses = get.responses as Record<string, { content: object; headers?: object; 'x-noqa'?: boolean }>;
    assert.is(responses[422]!['x-noqa'], true, path);
    assert.ok('Retry-After' in (responses[503]!.headers ?? {}), path);
    for (const [status, { content }] of Object.entries(responses)) {
      const isProblem = status !== '200' && status !== '422';
      assert.equal(
        Object.keys(content),
        [isProblem ? 'application/problem+json' : 'application/json'],
        `${path} ${status}`,
      );
    }
  }
});

openapi('the schemas refuse what differs from them', () => {
  const detail = [{ type: 'missing', loc: ['query', 'norma'], msg: 'Field required', input: null }];
  assertMatchesSchema('/api/public/relazioni', 422, { detail });
  assert.throws(() => assertMatchesSchema('/api/public/relazioni', 422, { detail: 'x' }), /differs from its schema/);
  assert.throws(() => assertMatchesSchema('/api/public/relazioni', 422, { detail, more: 1 }), /additional/);
  assert.throws(() => assertMatchesSchema('/api/public/health', 200, {}), /required/);
  assert.throws(() => assertMatchesSchema('/api/public/nowhere', 200, {}), /not in the OpenAPI document/);
});

openapi('errors and status answer as the document says', async () => {
  const wrong = await service.get('/api/public/norme?limit=0&offset=x&lang=fr');
  assertMatchesSchema('/api/public/norme', 422, JSON.parse(wrong.text));
  const status = await service.get('/status');
  assertMatchesSchema('/status', 200, JSON.parse(status.text));
});

function isDescribed(schema: Schema): boolean {
  if (schema.description) return true;
  const name = schema.$ref?.split('/').at(-1);
  return Boolean(name && document.components.schemas[name]?.description);
}

function isTyped(schema: Schema): boolean {
  return Boolean(schema.type ?? schema.$ref ?? schema.oneOf ?? schema.enum);
}

openapi.run();
