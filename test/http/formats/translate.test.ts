// Answers in another format, whatever their length.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { literal } from '../../../engine/index.js';
import { translate, type Order } from '../../../http/formats/translate.js';

const test = suite('translate');
const order: Order = { name: 'ndjson', endpoint: 'norme', query: [], language: 'it', publicUrl: null, basePath: '' };
const acts = Array.from({ length: 5000 }, (_, i) => ({ eli: `eli:${i}`, titolo: 'è'.repeat(40) }));

test('a long answer has a line for each of its rows', async () => {
  const made = await translate(order, [literal(JSON.stringify({ norme: acts }))]);
  const text = Buffer.concat(made.flatMap((piece) => piece.plain())).toString();
  assert.equal(
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
    acts,
  );
});

test('what is no list is refused by the format', async () => {
  await translate({ ...order, endpoint: 'nothing' }, [literal('{"norme":[]}')]).then(
    () => assert.unreachable(),
    (error: Error) => assert.match(error.message, 'an answer that is no list'),
  );
});

test.run();
