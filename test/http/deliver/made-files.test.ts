// Files that are made once, for whoever asks: the database has every row and keys that hold, Parquet every row,
// the archive every act; no name of them is left.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import sqlite from 'node-sqlite3-wasm';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../../engine/index.js';
import { valueAt } from '../../../http/formats/csv.js';
import type { Row } from '../../../http/formats/table.js';
import { wholes } from '../../../http/formats/whole.js';
import { endpoints } from '../../../http/questions/index.js';
import { newFolder, removeFolder } from '../fetch/run-fetch.js';
import { openHostile } from '../formats/hostile-corpus.js';
import { openProved } from '../questions/proved-corpus.js';
import { startService } from '../service.js';

const test = suite('made files');
const folder = newFolder();
const proved = openProved();
/** Where temporary files are: other tests make theirs elsewhere. */
const temporary = join(folder, 'temporary');
const usual = process.env['TMPDIR'];
test.before(() => {
  mkdirSync(temporary);
  process.env['TMPDIR'] = temporary;
});
test.after(() => {
  if (usual === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = usual;
  proved.close();
  removeFolder(folder);
});

const corpora = { hostile: openHostile, proved: () => proved.opened };
for (const [name, open] of Object.entries(corpora))
  test(`${name}: every row of every table, and keys that hold`, async () => {
    const service = await startService(await open(), endpoints);
    const [reply, same] = await Promise.all(
      ['', '?lang=en'].map((query) => service.get(`/dati/legami.sqlite${query}`)),
    );
    assert.equal([reply!.status, reply!.headers['content-type']], [200, 'application/vnd.sqlite3']);
    assert.equal(reply!.body, same!.body);
    const path = join(folder, `${name}.sqlite`);
    writeFileSync(path, reply!.body);
    const database = new sqlite.Database(path, { readOnly: true });
    const all = (sql: string) => database.all(sql);
    assert.equal(all('PRAGMA integrity_check'), [{ integrity_check: 'ok' }]);
    assert.equal(all('PRAGMA foreign_key_check'), []);
    for (const table of ['norme', 'articoli', 'relazioni', 'citazioni']) {
      const lines = (await service.get(`/dati/${table}.ndjson`)).text.split('\n').slice(0, -1);
      const rows = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
      assert.is(all(`SELECT count(*) AS n FROM ${table}`)[0]!['n'], rows.length, table);
      const key = table === 'citazioni' ? 'testo' : table === 'relazioni' ? 'id' : 'eli';
      assert.equal(
        all(`SELECT ${key} FROM ${table} ORDER BY rowid`).map((row) => row[key]),
        rows.map((row) => row[key]),
      );
    }
    const articles = all('SELECT eli, testo FROM articoli');
    const word = /\p{L}{6,}/u.exec(String(articles[0]!['testo']))![0];
    const found = database.all(
      'SELECT a.eli FROM ricerca r JOIN articoli a ON a.rowid = r.rowid WHERE ricerca MATCH ?',
      [`"${word}"`],
    );
    assert.ok(
      found.some(({ eli }) => eli === articles[0]!['eli']),
      word,
    );
    assert.is(all('SELECT count(*) AS n FROM testi')[0]!['n'], articles.length);
    database.close();
    const part = await service.get('/dati/legami.sqlite', { range: 'bytes=0-15' });
    assert.equal([part.status, part.body.toString('latin1')], [206, 'SQLite format 3\0']);
    assert.equal(readdirSync(temporary), [], 'the file has no name once it is made');
    await service.stop();
  });

/** A cell of Parquet as the row of NDJSON has it. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  return value instanceof Date ? value.toISOString().slice(0, 10) : value;
}

for (const [name, open] of Object.entries(corpora))
  test(`${name}: every row of every table in Parquet, with its types`, async () => {
    const service = await startService(await open(), endpoints);
    const described = JSON.parse((await service.get('/dati/datapackage.json')).text) as {
      version: string;
      resources: { name: string; schema: { fields: { name: string; type: string }[] } }[];
    };
    for (const [table, { columns }] of Object.entries(wholes)) {
      const reply = await service.get(`/dati/${table}.parquet`);
      assert.equal([reply.status, reply.headers['content-type']], [200, 'application/vnd.apache.parquet']);
      const file = new Uint8Array(reply.body).buffer;
      const found = await parquetReadObjects({ file });
      const lines = (await service.get(`/dati/${table}.ndjson?lang=it`)).text.split('\n').slice(0, -1);
      const { fields } = described.resources.find((resource) => resource.name === table)!.schema;
      const expected = lines.map((line) => {
        const row = JSON.parse(line) as Row;
        return fields.map((_, at) => {
          const value = valueAt(row, columns[at]!.split('.')) ?? null;
          return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
        });
      });
      assert.ok(found.length > 0, table);
      assert.equal(
        found.map((row) => fields.map((field) => plain(row[field.name]))),
        expected,
        table,
      );
      const notes = new Map(parquetMetadata(file).key_value_metadata?.map(({ key, value }) => [key, value]));
      assert.is(notes.get('version'), described.version);
    }
    assert.equal(readdirSync(temporary), []);
    await service.stop();
  });
test('a service that ends while a file is made for somebody ends at once, and leaves nothing', async () => {
  // From before its thread has started to when it is at work.
  for (const milliseconds of [0, 1, 10, 100, 300, 1_000]) {
    const service = await startService(await openHostile(), endpoints);
    const asked = service.get('/dati/akn.zip').catch((error: Error) => error);
    await wait(milliseconds);
    const ended = await Promise.race([service.stop().then(() => true), wait(20_000, false, { ref: false })]);
    assert.ok(ended, `asked ${milliseconds} ms before`);
    await asked;
  }
  assert.equal(readdirSync(temporary), []);
});

test('the archive: every act, in ranges, made once', async () => {
  const service = await startService(await openHostile(), endpoints);
  const [reply, same] = await Promise.all([1, 2].map(() => service.get('/dati/akn.zip')));
  assert.equal([reply!.status, reply!.headers['content-type']], [200, 'application/zip']);
  assert.ok(reply!.body.equals(same!.body));
  const part = await service.get('/dati/akn.zip', { range: 'bytes=0-3' });
  assert.equal([part.status, part.body.toString('latin1')], [206, 'PK\x03\x04']);
  const names = Object.keys(unzipSync(reply!.body));
  const { conteggi } = JSON.parse((await service.get('/api/public/health')).text) as shapes.HealthAnswer;
  assert.is(names.length, conteggi.norme + 1);
  assert.ok(names.includes('manifest.json') && names.includes('it/legge/1990/08/07/241.xml'));
  assert.equal(readdirSync(temporary), [], 'the file has no name once it is made');
  await service.stop();
});

test.run();
