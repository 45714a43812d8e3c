import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { remembering } from '../../../engine/law/remembering.js';

const test = suite('remembering');

test('a repeated call is not computed again until other calls displaced it', () => {
  const asked: string[] = [];
  const lengthOf = remembering((text) => asked.push(text) && text.length, 2);
  for (const text of ['è', 'bb', 'è', 'bb', 'ccc', 'è']) assert.is(lengthOf(text), text.length);
  assert.equal(asked, ['è', 'bb', 'ccc', 'è']);
});

test('null is remembered like any other answer', () => {
  let asked = 0;
  const none = remembering(() => (asked++, null), 2);
  assert.is(none('a'), null);
  assert.is(none('a'), null);
  assert.is(asked, 1);
});

test.run();
