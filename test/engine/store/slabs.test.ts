import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSlabs, slabBytes } from '../../../engine/store/slabs.js';

const test = suite('slabs');

test('each allocation has its length, overlaps no other and is aligned to eight', () => {
  const slabs = openSlabs();
  const lengths = [0, 1, 8, 9, 10_000_001, slabBytes / 2, slabBytes / 2, slabBytes - 3, slabBytes, slabBytes + 1, 7];
  const taken = lengths.map((length) => slabs.take(length));
  taken.forEach((bytes, i) => {
    assert.is(bytes.length, lengths[i]);
    assert.is(bytes.byteOffset % 8, 0);
    assert.ok(bytes.buffer.byteLength >= slabBytes || bytes.length === 0);
    for (const at of [0, bytes.length - 1]) if (at < bytes.length) bytes[at] = i;
  });
  taken.forEach((bytes, i) => bytes.length > 0 && assert.equal([bytes[0], bytes.at(-1)], [i, i]));
});

test.run();
