import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkTable } from '../../../http/build/tables.js';

const tables = suite('tables');

tables('a table has as many cells in each row as columns, a source, and no row twice', () => {
  const refused = {
    'a\tb\nx\tusage\n': 't.tsv:1: last column “b” found, “source” expected',
    'a\tb\tsource\nx\ty\tusage\nx\tusage\n': 't.tsv:3: 2 cells found, 3 expected',
    'a\tsource\nx\t\n': 't.tsv:2: source “” found, collection or usage expected',
    'a\tsource\n x\tusage\n': 't.tsv:2: blanks found around “x”',
    'a\tsource\n\tusage\n': 't.tsv:2: empty first cell found',
    'a\tsource\nx\tusage\nx\tcollection\n': 't.tsv:3: the row of line 2 found again',
  };
  for (const [text, message] of Object.entries(refused)) {
    assert.throws(
      () => checkTable('t.tsv', text),
      (error: Error) => error.message === message,
      message,
    );
  }
  assert.not.throws(() => checkTable('t.tsv', 'a\tb\tsource\nx\t\tusage\n'));
});

tables.run();
