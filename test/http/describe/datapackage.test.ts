// The Data Package: every table is as it is described, to the last cell, and the keys hold.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog, type Catalog } from '../../../engine/index.js';
import { packagePath } from '../../../http/describe/datapackage.js';
import { endpoints } from '../../../http/questions/index.js';
import { wholes } from '../../../http/formats/whole.js';
import { openSample } from '../../corpora.js';
import { openHostile } from '../formats/hostile-corpus.js';
import { sharedPath } from '../../shared.js';
import { projectRoot } from '../../source-tree.js';
import { startService } from '../service.js';

interface Field {
  name: string;
  type: string;
  description?: string;
  constraints?: { enum: string[] };
}

interface Resource {
  name: string;
  path: string;
  schema: {
    fields: Field[];
    primaryKey?: string[];
    foreignKeys?: { fields: string[]; reference: { resource: string; fields: string[] } }[];
  };
}

const test = suite('datapackage');
const real = sharedPath('corpus', 'effetti');
if (real === null) console.log('skips the real documents: ../shared/corpus is not there');
const corpora: [name: string, open: () => Promise<Catalog>][] = [
  ['the sample', openSample],
  ['hostile documents', openHostile],
];
if (real !== null)
  corpora.push(['real documents', () => openCatalog({ corpus: [real], strict: false, report: () => undefined })]);

/** By type of Table Schema: what a cell looks like. */
const forms: Record<string, (cell: string) => boolean> = {
  string: () => true,
  date: (cell) => /^\d{4}-\d\d-\d\d$/.test(cell),
  integer: (cell) => /^-?\d+$/.test(cell),
  number: (cell) => /^-?\d+(?:\.\d+)?(?:e-?\d+)?$/.test(cell),
  boolean: (cell) => cell === 'true' || cell === 'false',
  array: (cell) => Array.isArray(JSON.parse(cell)),
  object: (cell) => typeof JSON.parse(cell) === 'object',
};

for (const [name, open] of corpora)
  test(`${name}: columns, types, values and keys are those of the files`, async () => {
    const catalog = await open();
    const service = await startService(catalog, endpoints);
    const { resources } = JSON.parse((await service.get(packagePath)).text) as { resources: Resource[] };
    assert.equal(
      resources.map((one) => one.name),
      Object.keys(wholes),
    );
    const rows = new Map<string, Record<string, string>[]>();
    for (const { name: table, path, schema } of resources) {
      const text = (await service.get(`/dati/${path}`)).text;
      const [names = [], ...cells] = parse(text, { relax_column_count: false }) as string[][];
      assert.equal(
        names,
        schema.fields.map((field) => field.name),
      );
      schema.fields.forEach(({ name: column, type, constraints }, at) => {
        const held = cells.map((row) => row[at]!).filter((cell) => cell !== '');
        const wrong = held.find((cell) => !forms[type]!(cell));
        assert.is(wrong, undefined, `${table}.${column}: ${type} expected`);
        const other = constraints && held.find((cell) => !constraints.enum.includes(cell));
        assert.is(other, undefined, `${table}.${column}`);
      });
      rows.set(
        table,
        cells.map((row) => Object.fromEntries(names.map((column, at) => [column, row[at]!]))),
      );
    }
    const valuesOf = (table: string, [field = '']: string[]) =>
      rows
        .get(table)!
        .map((row) => row[field]!)
        .filter((value) => value !== '');
    const declared = resources.flatMap(({ name: table, schema }) =>
      (schema.foreignKeys ?? []).map(
        ({ fields, reference }) => `${table}.${fields.join()} ${reference.resource}.${reference.fields.join()}`,
      ),
    );
    for (const key of ['relazioni.da_eli norme.eli', 'relazioni.a_eli norme.eli', 'articoli.norma_eli norme.eli'])
      assert.ok(declared.includes(key), key);
    for (const { name: table, schema } of resources) {
      const { primaryKey, foreignKeys = [] } = schema;
      if (primaryKey !== undefined)
        assert.is(new Set(valuesOf(table, primaryKey)).size, rows.get(table)!.length, `${table}: ${primaryKey.join()}`);
      for (const { fields, reference } of foreignKeys) {
        const held = new Set(valuesOf(reference.resource, reference.fields));
        const lost = valuesOf(table, fields).find((value) => !held.has(value));
        assert.is(lost, undefined, `${table}.${fields.join()}`);
      }
    }
    await service.stop();
  });

test('it is in both languages, and says licence and source', async () => {
  const catalog = await openSample();
  const service = await startService(catalog, endpoints);
  const [it, en] = await Promise.all(
    ['it', 'en'].map(async (lang) => (await service.get(`${packagePath}?lang=${lang}`)).text),
  );
  const { licenses, sources, version } = JSON.parse(it!) as Record<string, unknown>;
  assert.equal(licenses, [{ path: 'https://creativecommons.org/licenses/by/4.0/', title: 'CC BY 4.0' }]);
  assert.match(JSON.stringify(sources), 'normattiva.it');
  assert.is(version, catalog.digest);
  assert.match(it!, 'Gli articoli, con il testo');
  assert.match(en!, 'The articles, with their text');
  assert.not.match(en!, / \/ /);
  assert.match((await service.get('/dati')).text, `href="${packagePath}?lang=it"`);
  assert.match(readFileSync(join(projectRoot, 'http/formats/README.md'), 'utf8'), packagePath);
  await service.stop();
});

test.run();
