// Rows of JSON become the same lines of CSV as the rows themselves, whatever they hold.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { csvRows } from '../../../http/formats/csv.js';
import { CsvLines } from '../../../http/formats/csv-lines.js';
import { streamWhole } from '../../../http/formats/whole-stream.js';
import { wholes } from '../../../http/formats/whole.js';
import type { Row } from '../../../http/formats/table.js';
import { openHostile } from './hostile-corpus.js';

const test = suite('csv-lines');

const columns = ['a', 'b.c', 'b.d.e', 'list', 'z'];
const values = [
  ...['', 'x', '=1', '"', '\\', '\\"', 'a\\', '\\\\"', ',', '},{', ']', '\t', '\r\n', 'è\u2028', '\ud800', "'", 'null'],
  ...[0, -1.5, 1e21, 1e-7, true, false, null],
];
const nested = [[], ['"],[', { '}': [null] }], {}, { c: '}', d: { e: ',' } }, { d: { e: [1, '\\"'] }, other: [[']']] }];

test('every value in every place is the cell that it is in an answer', () => {
  const all = [...values, ...nested];
  const rows = all.flatMap((one, i) => {
    const next = all[(i + 5) % all.length];
    return [
      { a: one, b: { c: one, d: { e: next } }, list: [one, next], z: next },
      { b: one, unknown: next, a: next },
      { z: one, unknown: one },
      { unknown: one, b: { unknown: next, d: one } },
    ] as Row[];
  });
  const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  // A lone surrogate has no bytes.
  const wanted = Buffer.from(csvRows(columns, rows)).toString();
  assert.is(new CsvLines(columns).write(Buffer.from(text)).toString(), wanted);
  const lines = new CsvLines(columns);
  const alone = rows.map((row) => lines.write(Buffer.from(`${JSON.stringify(row)}\n`)).toString());
  assert.is(alone.join(''), wanted);
});

test('an empty row is empty cells, and no row is no line', () => {
  assert.is(new CsvLines(columns).write(Buffer.from('{}\n')).toString(), ',,,,\r\n');
  assert.is(new CsvLines(columns).write(Buffer.alloc(0)).length, 0);
});

test('lines in parts are the same lines, each with the first cells', () => {
  const rows = Buffer.from('{"a":"x","b":{"c":1}},'.repeat(9000));
  const parts = [...new CsvLines(columns).parts(rows, Buffer.from('one,'))].map((part) => part.toString());
  assert.ok(parts.length > 1 && parts.every((part) => part.length < 70_000), `${parts.length} parts`);
  assert.is(parts.join(''), 'one,x,1,,,\r\n'.repeat(9000));
});

test('whole tables in CSV are their rows', async () => {
  const catalog = await openHostile();
  for (const [name, whole] of Object.entries(wholes)) {
    const read = async (format: 'csv' | 'ndjson') => {
      const parts: Buffer[] = [];
      for await (const part of streamWhole(whole, format, catalog, 'it')) parts.push(Buffer.from(part));
      return Buffer.concat(parts).toString();
    };
    const rows = (await read('ndjson')).split('\n').slice(0, -1);
    const wanted = csvRows(
      whole.columns,
      rows.map((row) => JSON.parse(row) as Row),
    );
    const made = await read('csv');
    assert.ok(rows.length > 0, name);
    assert.is(made.slice(made.indexOf('\n') + 1), wanted, name);
  }
});

test.run();
