import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { decodeUtf8 } from '../../../engine/store/utf8.js';
import { seeded } from '../random-corpus.js';

test('decodes text of any length as the decoder of Node does, wherever its pieces end', () => {
  const random = seeded(3);
  const signs = ['a', 'è', '’', '😀', ' '];
  for (const share of [0, 0.0005, 0.01, 1]) {
    for (const length of [0, 1, 4094, 4095, 4096, 4097, 20_000]) {
      let text = '';
      for (let n = 0; n < length; n++) text += random() < share ? signs[Math.floor(random() * signs.length)]! : 'x';
      const bytes = new TextEncoder().encode(text);
      assert.is(decodeUtf8(bytes), text);
      // Bytes that begin inside a larger buffer.
      assert.is(decodeUtf8(new Uint8Array([120, ...bytes]).subarray(1)), text);
    }
  }
});

test('keeps a byte order mark', () => {
  assert.is(decodeUtf8(new TextEncoder().encode('\ufeffè')), '\ufeffè');
});

test.run();
