// The table of judged differences.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { judgedDifferences } from '../../../engine/law/judged-differences.js';

const judged = suite('judged differences');
const head = 'operation\tprovision\tverdict\tnote\tjudged\tofficial\tsource\n';
const row =
  '0123456789abcdef\teli:/it/legge/2005/06/01/90/art/4\ttesto\tSvista.\t2026-11-26\thttps://www.normattiva.it/x\tusage\n';

judged('a row is an operation with its verdict, its day and the official text', () => {
  const [one] = judgedDifferences(() => head + row);
  assert.equal([one!.operation, one!.verdict, one!.judged], ['0123456789abcdef', 'testo', '2026-11-26']);
  assert.ok(judgedDifferences().every(({ official }) => official.startsWith('https://')));
});

judged('what is none is refused', () => {
  for (const [from, to] of [
    ['testo', 'forse'],
    ['0123456789abcdef', '12'],
    ['2026-11-26', 'ieri'],
    ['https:', 'http:'],
  ] as const)
    assert.throws(() => judgedDifferences(() => head + row.replace(from, to)), /judged-differences\.tsv:2/);
});

judged.run();
