// An answer's lists are found in its JSON and parsed some entries at a time, whatever their texts hold.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AnswerText } from '../../../http/formats/answer-text.js';

const test = suite('answer-text');
const open = (answer: object) => new AnswerText(Buffer.from(JSON.stringify(answer)));
const hostile = ['"', '\\', '\\"', '[', ']]', '{', '}', ',', '"nodes":[1]', '\u2028', '\ud800', 'è', ''];

test('entries, cut or not, are those of the whole, and the head is all but these', () => {
  const entries = Array.from({ length: 3_000 }, (_, i) => ({
    id: `${hostile[i % hostile.length]}${i}`,
    of: { 'a,b': [i, [hostile, { '[': null }]] },
  }));
  const answer = {
    ...{ first: '[', entries, inner: { list: [1, 2], text: 'x'.repeat(200_000), more: [[]] } },
    numbers: [1, -2.5e3],
    empty: [],
    texts: hostile,
    last: null,
  };
  const text = open(answer);
  assert.equal(text.whole, answer);
  assert.equal(text.head, { ...answer, entries: [], numbers: [], empty: [], texts: [] });
  for (const name of ['entries', 'numbers', 'empty', 'texts'] as const) {
    const parts = [...text.entries(name)];
    assert.equal(parts.flat(), answer[name]);
    assert.is(parts.length > 1, name === 'entries');
  }
});

test('what is no list has no entries', () => {
  for (const name of ['inner', 'list', 'first', 'nothing'])
    assert.equal([...open({ first: '[1]', inner: { list: [1] } }).entries(name)], []);
});

test('an answer without members is empty', () => {
  assert.equal(open({}).head, {});
});

test.run();
