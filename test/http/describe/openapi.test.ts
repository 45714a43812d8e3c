// The OpenAPI document: valid, complete, and in both languages.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { formats } from '../../../http/formats/index.js';
import { endpoints } from '../../../http/questions/index.js';
import { localise, showLanguages } from '../../../http/describe/bilingual.js';
import { readExamples } from '../../../http/describe/examples.js';
import { packagePath } from '../../../http/describe/datapackage.js';
import { describeApi } from '../../../http/describe/openapi.js';
import type { Schema } from '../../../http/questions/schema.js';
import { wholes } from '../../../http/formats/whole.js';
import { smallCatalog } from '../fixture.js';
import { assertMatchesSchema } from '../schema-check.js';
import { contact, startService, type Reply } from '../service.js';
import { projectRoot } from '../../source-tree.js';

const openapi = suite('openapi');
const publicUrl = 'https://legami.example.org';
const document = describeApi(endpoints, { contact, publicUrl, basePath: '' }, readExamples());
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

openapi('a change of the document is told in http/CHANGES.md', () => {
  const changes = readFileSync(join(projectRoot, 'http', 'CHANGES.md'), 'utf8');
  const told = /OpenAPI document `(\w+)`/.exec(changes)?.[1];
  const shape = JSON.stringify(document, (key, value: unknown) => (/^examples?$/.test(key) ? undefined : value));
  const own = createHash('sha256').update(shape).digest('hex').slice(0, 12);
  const wanted = `the document is \`${own}\`: tell clients of the change in http/CHANGES.md, then name it there`;
  assert.is(told, own, wanted);
});

openapi('every parameter of the specification is declared, in its order', () => {
  const names = (path: string) => document.paths[path]!.get.parameters.map((one) => (one as { name: string }).name);
  assert.equal(names('/api/public/health'), ['lang']);
  assert.equal(names('/api/public/norme'), ['tipo', 'q', 'limit', 'offset', 'lang', 'formato']);
  assert.equal(names('/api/public/norme/{eli}'), ['eli', 'lang', 'al', 'come', 'formato']);
  const filters = ['tipo', 'dal', 'al', 'limit', 'offset', 'con', 'operazioni', 'formato', 'foglio'];
  assert.equal(names('/api/public/relazioni'), ['norma', 'dir', 'lang', ...filters]);
  const drawn = ['natura', 'legame', 'posizioni', 'formato', 'parte'];
  assert.equal(names('/api/public/graph'), ['livello', 'max_nodi', 'lang', 'norma', 'profondita', ...drawn]);
  assert.equal(names('/api/public/graph/percorso'), ['lang', 'da', 'a', 'livello', 'verso']);
  assert.equal(names('/api/public/graph/impatto'), ['lang', 'norma', 'dir', 'profondita', 'max_nodi', 'formato']);
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

openapi('every integer and number has a format', () => {
  const bare = findAll('type').filter(
    ([, { type, format }]) => ['integer', 'number'].some((one) => [type].flat().includes(one)) && format === undefined,
  );
  assert.equal(bare, []);
});

openapi('every sentence has an Italian and an English half, each in a field of its own', () => {
  const shown = showLanguages(document);
  const italian = findAll('description', localise(document, 'it'));
  const english = findAll('description', localise(document, 'en'));
  const sentences = findAll('description', shown).filter(([, node]) => typeof node['description'] === 'string');
  assert.ok(sentences.length > 100);
  for (const [path, node] of sentences) {
    const { it, en } = node['x-description'] as { it: string; en: string };
    assert.is(node['description'], `${it} / ${en}`, path);
    assert.is(italian.find(([place]) => place === path)?.[1]['description'], it);
    assert.is(english.find(([place]) => place === path)?.[1]['description'], en);
  }
});

openapi('a sentence with a third half, or without a second, is refused with its place', () => {
  assert.throws(() => localise({ info: { description: 'uno' } }, 'it'), /#\/info\/description: "uno" found/);
  assert.throws(() => showLanguages({ description: 'uno / one / un' }), /an Italian and an English half/);
});

openapi('every string has an example, and closed sets their values', () => {
  const bare = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    Object.entries(schema.properties ?? {})
      .filter(([, field]) => [field.type].flat().includes('string') && !field.enum && field.const === undefined)
      .filter(([, field]) => !('examples' in field))
      .map(([field]) => `${name}.${field}`),
  );
  assert.equal(bare, []);
  const dir = findAll('in').find(([, { name }]) => name === 'dir')?.[1]['schema'] as Schema;
  assert.equal(dir.enum, ['out', 'in', 'entrambe']);
});

openapi('operation identifiers are those that generated clients are built on', () => {
  const known = ['health', 'norme', 'norma', 'relazioni', 'graph', 'risolvi', 'alias', 'status'];
  const stated = Object.values(document.paths).map(({ get }) => get.operationId);
  for (const name of known) assert.ok(stated.includes(name), name);
});

openapi('the example of each answer is a whole answer of the sample, and all fit their schemas', () => {
  const examples = readExamples();
  const shown = findAll('example').filter(([path]) => path.includes('/responses/200/'));
  assert.ok(shown.length >= 7, `${shown.length} examples`);
  for (const [path, { get }] of Object.entries(document.paths)) {
    for (const { status, body } of examples[get.operationId] ?? []) assertMatchesSchema(path, status, body);
  }
});

openapi('the example of an error states its own status', () => {
  const errors = findAll('example').filter(([path]) => /\/responses\/[345]\d\d\//.test(path));
  assert.ok(errors.length > Object.keys(document.paths).length, `${errors.length} examples`);
  for (const [path, { example }] of errors) {
    const { status, title } = example as { status: number; title: string };
    assert.ok(path.includes(`/responses/${status}/`), path);
    assert.is(title, STATUS_CODES[status]);
  }
});

openapi('it keeps the habits that Italian public-sector guidelines check', () => {
  const { info, servers, tags, paths } = document;
  for (const key of ['title', 'version', 'description', 'x-summary', 'x-api-id']) assert.ok(info[key], key);
  assert.is(info['termsOfService'], `${publicUrl}/dati#licenza`);
  assert.equal(document.security, []);
  assert.match(servers[0]!.url, /^https:/);
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
    if (path.startsWith('/dati')) continue;
    const responses = get.responses as Record<string, { content: object; headers?: object; 'x-noqa'?: boolean }>;
    if (path === '/status') assert.is(responses[422], undefined);
    else assert.is(responses[422]!['x-noqa'], true, path);
    for (const status of [304, 405, 414]) assert.ok(responses[status], `${path} ${status}`);
    assert.ok('Cache-Control' in (responses[200]!.headers ?? {}), path);
    assert.ok('Retry-After' in (responses[503]!.headers ?? {}), path);
    for (const [status, { content }] of Object.entries(responses)) {
      if (status === '304') continue;
      const isProblem = status !== '200' && status !== '422';
      const [first, ...others] = Object.keys(content);
      assert.is(first, isProblem ? 'application/problem+json' : 'application/json', `${path} ${status}`);
      const formato = get.parameters.find((one) => (one as { name: string }).name === 'formato');
      const names = status === '200' && formato ? (formato as { schema: Schema }).schema.enum! : ['json'];
      // `bib` and `bibtex` are one media type.
      const kinds = new Set(names.map((name) => formats[name as keyof typeof formats].mediaType));
      assert.is(others.length, kinds.size - 1, `${path} ${status}: ${others.join()}`);
    }
  }
});

openapi(
  'every address under /dati is described, and answers with the statuses and media types that it states',
  async () => {
    const paths = Object.keys(document.paths).filter((path) => path.startsWith('/dati'));
    const tables = Object.keys(wholes).flatMap((name) => [`/dati/${name}.csv`, `/dati/${name}.ndjson`]);
    assert.equal(paths, [
      '/dati',
      ...tables,
      '/dati/cambiamenti.ndjson',
      packagePath,
      '/dati/legami.nt.gz',
      '/dati/legami.sqlite',
      '/dati/akn.zip',
      ...Object.keys(wholes).map((name) => `/dati/${name}.parquet`),
      '/dati/legami.snapshot',
      '/dati/legami.snapshot.sig',
    ]);
    for (const path of paths) {
      const responses = document.paths[path]!.get.responses as Record<string, { content?: object; headers?: object }>;
      for (const status of [405, 500, 503]) assert.ok(responses[status], `${path} ${status}`);
      const types = Object.keys(responses[200]!.content!);
      // Of the sample nothing is offered whole, and no change is known.
      const isOffered = !/snapshot|cambiamenti/.test(path);
      for (const accept of isOffered ? types : []) {
        const reply = await askPatiently(path, { accept });
        assert.is(reply.status, 200, path);
        assert.is(reply.headers['content-type']!.split(';')[0], accept, path);
        for (const name of Object.keys(responses[200]!.headers!))
          assert.ok(reply.headers[name.toLowerCase()], `${path}: ${name}`);
        const known = await service.get(path, { accept, 'if-none-match': reply.headers.etag! });
        assert.is(known.status, 304, path);
        assert.ok(responses[304], path);
      }
      // This installation does not offer its snapshot.
      const missing = path.includes('cambiamenti') ? 410 : 404;
      if (!isOffered) assert.is((await service.get(path)).status, missing);
      if (!isOffered) assert.ok(responses[missing], path);
    }
    const { 206: part, 416: missed } = document.paths['/dati/legami.snapshot']!.get.responses as Record<string, object>;
    assert.ok(part && missed);
  },
);

/** Asks again as long as the answer is that the file is still being made: a busy machine takes longer than a request waits. */
async function askPatiently(path: string, headers: Record<string, string>): Promise<Reply> {
  for (;;) {
    const reply = await service.get(path, headers);
    if (reply.status !== 503) return reply;
    assert.ok(Number(reply.headers['retry-after']) > 0, path);
  }
}

openapi('the schemas refuse answers that differ from them', () => {
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
