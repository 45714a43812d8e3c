// The stored table of acts: each row, and all rows from a given one on.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ActTable, ActTableWriter } from '../../../engine/answers/act-table.js';
import { Snapshot } from '../../../engine/store/snapshot.js';
import { memorySink, SnapshotWriter } from '../../../engine/store/writer.js';

const test = suite('act table');

const rows = Array.from({ length: 250 }, (_, i) =>
  JSON.stringify({ eli: `eli:/it/legge/2001/03/11/${i}`, titolo: 'è' }),
);

function makeTable(rows: readonly string[]): ActTable {
  const table = new ActTableWriter();
  for (const row of rows) table.add(Buffer.from(row));
  const writer = new SnapshotWriter(memorySink());
  table.write(writer);
  return new ActTable(new Snapshot(writer.finish(Buffer.alloc(32)), 'memory'));
}

const linesFrom = (table: ActTable, act: number): string => Buffer.concat([...table.rowsFrom(act)]).toString();

test('each row is found by the number of its act, in any order', () => {
  const table = makeTable(rows);
  for (const act of [0, 249, 99, 100, 101, 199, 200, 7]) assert.is(table.row(act).toString(), rows[act]);
});

test('all rows from any one on are lines, and from behind the last one on there are none', () => {
  const table = makeTable(rows);
  for (const act of [0, 1, 99, 100, 149, 249, 250, 299, 300, 1_000])
    assert.is(
      linesFrom(table, act),
      rows
        .slice(act)
        .map((row) => `${row}\n`)
        .join(''),
      `from ${act}`,
    );
});

test('a table whose last run is full ends with it', () => {
  const table = makeTable(rows.slice(0, 200));
  assert.is(linesFrom(table, 199), `${rows[199]}\n`);
  assert.is(linesFrom(table, 200), '');
});

test('a corpus without acts has no rows', () => assert.is(linesFrom(makeTable([]), 0), ''));

test.run();
