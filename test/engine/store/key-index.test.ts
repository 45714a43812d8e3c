import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { buildKeyIndex, hashKey, lookUp } from '../../../engine/store/key-index.js';

const test = suite('key-index');

test('pairs are sorted by hash, then number; a look-up returns all numbers of a key in order', () => {
  // Two words that FNV-1a can't tell apart.
  assert.is(hashKey('costarring'), hashKey('liquid'));
  const words = ['liquid', 'costarring', '', 'à', null];
  const keys = Array.from({ length: 5_000 }, (_, i) => (i % 7 === 0 ? words[(i / 7) % 5]! : `key ${i % 1_999}`));
  const index = buildKeyIndex(keys);
  const pairs = keys
    .flatMap((key, id) => (key === null ? [] : [{ hash: hashKey(key), id }]))
    .sort((a, b) => a.hash - b.hash || a.id - b.id);
  assert.equal(
    index.hashes,
    Uint32Array.from(pairs, ({ hash }) => hash),
  );
  assert.equal(
    index.ids,
    Uint32Array.from(pairs, ({ id }) => id),
  );
  for (const asked of ['liquid', '', 'à', 'key 1', 'key 1998', 'none such']) {
    const expected = pairs.filter(({ hash }) => hash === hashKey(asked)).map(({ id }) => id);
    assert.equal(lookUp(index, asked), expected, asked);
  }
});

test('there may be more keys than 2,097,152', () => {
  const keys: (string | null)[] = new Array<null>(2 ** 21 + 10).fill(null);
  const places = [0, 1, 2 ** 21 - 1, 2 ** 21, 2 ** 21 + 9];
  for (const place of places) keys[place] = place % 2 === 0 ? 'even' : 'odd';
  const index = buildKeyIndex(keys);
  assert.equal(lookUp(index, 'even'), [0, 2 ** 21]);
  assert.equal(lookUp(index, 'odd'), [1, 2 ** 21 - 1, 2 ** 21 + 9]);
});

test('no key is an index too', () => {
  for (const keys of [[], [null, null]]) assert.equal(lookUp(buildKeyIndex(keys), 'any'), []);
});

test.run();
