// The checksum of bytes put side by side, against that of the whole.
import { crc32 } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { appendCrc, combineCrc, splitCrc } from '../../../engine/store/crc.js';

const crc = suite('crc');

crc('of two parts follows that of the whole, and the other way round, whatever their lengths', () => {
  const bytes = Buffer.alloc(200_000, 'Legge 7 agosto 1990, n. 241 ');
  for (const first of [0, 1, 7, 255, 256, 257, 65_535, 65_536, 65_793, 130_000]) {
    for (const length of [0, 1, 15, 16, 255, 256, 257, 511, 4_096, 65_535, 65_536, 69_999]) {
      const [a, b] = [bytes.subarray(0, first), bytes.subarray(first, first + length)];
      const whole = crc32(bytes.subarray(0, first + length));
      assert.is(combineCrc(crc32(a), crc32(b), length), whole, `${first} and ${length}`);
      assert.is(splitCrc(whole, crc32(a), length), crc32(b), `${first} and ${length}`);
    }
  }
});

crc('of appended bytes is that of the whole, for few bytes and many', () => {
  const bytes = Buffer.from('Costituzione della Repubblica italiana: '.repeat(10));
  for (const first of [0, 1, 40]) {
    for (const length of [0, 1, 2, 63, 64, 65, 300]) {
      const [a, b] = [bytes.subarray(0, first), bytes.subarray(first, first + length)];
      assert.is(appendCrc(b, appendCrc(a)), crc32(bytes.subarray(0, first + length)), `${first} and ${length}`);
    }
  }
});

crc.run();
