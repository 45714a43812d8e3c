// Long answers are translated in a thread: the same bytes, one at a time, and a failure is that of its order alone.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { gunzipSync } from 'node:zlib';
import { literal } from '../../../engine/index.js';
import { gzipMember } from '../../../http/message/encoding.js';
import { translate } from '../../../http/formats/translate.js';
import { translateHere, type Order } from '../../../http/formats/translate-here.js';

const test = suite('translate');
const order: Order = { name: 'ndjson', endpoint: 'norme', query: [], language: 'it', publicUrl: null };
const long = (seed: string) =>
  Buffer.from(
    JSON.stringify({ norme: Array.from({ length: 5000 }, (_, i) => ({ eli: `${seed}${i}`, titolo: 'è'.repeat(40) })) }),
  );

test('in a thread the bytes are the same', async () => {
  const json = long('a');
  assert.ok(json.length > 256 * 1024);
  for (const asked of [order, { ...order, name: 'csv' } as const]) {
    const made = await translate(asked, [literal(json)]);
    const here: Buffer[] = [];
    for await (const part of translateHere(asked, json)) here.push(part);
    const plain = Buffer.concat(made.flatMap((piece) => piece.plain()));
    assert.ok(plain.equals(Buffer.concat(here)));
    assert.ok(gunzipSync(Buffer.concat(gzipMember(made).chunks)).equals(plain));
    assert.ok(made.every(({ size }) => size <= 256 * 1024));
  }
});

test('orders that come together are done one after the other, each with its own bytes', async () => {
  const made = await Promise.all(['a', 'b', 'c'].map((seed) => translate(order, [literal(long(seed))])));
  made.forEach((bytes, i) => assert.match(bytes[0]!.plain()[0]!.subarray(0, 20).toString(), `{"eli":"${'abc'[i]}0"`));
});

test('a failed translation rejects its own request, and the next one is done', async () => {
  const failed = translate({ ...order, endpoint: 'nothing' }, [literal(long('a'))]);
  const next = translate(order, [literal(long('b'))]);
  await failed.then(
    () => assert.unreachable(),
    (error: Error) => assert.match(error.message, 'an answer that is no list'),
  );
  assert.ok((await next).length > 0);
});

test('a short answer does not wait for a long one', async () => {
  const ended: string[] = [];
  const slow = translate(order, [literal(long('a'))]).then(() => ended.push('long'));
  await translate(order, [literal('{"norme":[]}')]).then(() => ended.push('short'));
  await slow;
  assert.equal(ended, ['short', 'long']);
});

test.run();
