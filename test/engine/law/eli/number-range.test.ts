// Ranges of articles and paragraphs: what is counted between two numbers.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { numbersBetween } from '../../../../engine/law/eli/number-range.js';

const ranges = suite('number ranges');

ranges('whole numbers are counted, and suffixes behind the last of them', () => {
  assert.equal(numbersBetween('3', '6'), ['3', '4', '5', '6']);
  assert.equal(numbersBetween('799', '801-bis'), ['799', '800', '801', '801-bis']);
  assert.equal(numbersBetween('50', '50-quater'), ['50', '50-bis', '50-ter', '50-quater']);
  assert.equal(numbersBetween('7-ter', '8'), ['7-ter', '8']);
});

ranges('what does not count on is no range', () => {
  for (const [first, last] of [
    ['6', '3'],
    ['2-quater', '2-bis'],
    ['a', 'd'],
    ['1', '900'],
  ] as const)
    assert.is(numbersBetween(first, last), null);
});

ranges.run();
