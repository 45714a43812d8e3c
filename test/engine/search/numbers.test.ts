import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { NumberWriter, readNumbers } from '../../../engine/search/numbers.js';

test('numbers: reads back what was written, between any two bounds', () => {
  const edges = [0, 1, 127, 128, 16_383, 16_384, 2 ** 21 - 1, 2 ** 21, 2 ** 28 - 1, 2 ** 28, 2 ** 32 - 1];
  const numbers = Array.from({ length: 500 }, () => edges).flat();
  const writer = new NumberWriter();
  const starts = numbers.map((number) => {
    const start = writer.length;
    writer.write(number);
    return start;
  });
  const bytes = writer.finish();
  assert.is(bytes.length, writer.length);
  const into = new Uint32Array(bytes.length);
  const read = (from: number, to: number) => [...into.subarray(0, readNumbers(bytes, from, to, into))];
  assert.equal(read(0, bytes.length), numbers);
  assert.equal(read(starts[7]!, starts[300]!), numbers.slice(7, 300));
  assert.equal(read(3, 3), []);
});

test('numbers: a run that is cut off ends', () => {
  assert.equal(readNumbers(Uint8Array.of(1, 200), 0, 2, new Uint32Array(2)), 2);
});

test.run();
