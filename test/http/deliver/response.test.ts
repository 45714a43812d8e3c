// A body that must be compressed is compressed once for a question, however the question is spelled.
import { gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { literal } from '../../../engine/index.js';
import { openTestEdition, smallCatalog } from '../fixture.js';
import { makeResponse, type Request } from '../../../http/deliver/response.js';
import { ok, problem, type Answer } from '../../../http/message/answer.js';

const response = suite('response');
const long = 'comma 1, lettera a) '.repeat(1000);
const asked: Request = { key: '/q', language: 'it', encodings: ['gzip'], validators: null, variesByAccept: false };
const answer: Answer = ok([literal(long)]);

response('the second answer to a question has the bytes of the first, without another compression', async () => {
  const edition = openTestEdition(smallCatalog, 'abcdef');
  const first = makeResponse(answer, asked, edition);
  assert.instance(first, Promise);
  const second = makeResponse(answer, asked, edition);
  assert.instance(second, Promise, 'the first is not made yet');
  const [{ chunks }] = await Promise.all([first, second]);
  const third = makeResponse(answer, asked, edition);
  assert.not.instance(third, Promise);
  assert.ok(Buffer.concat((await third).chunks).equals(Buffer.concat(chunks)));
  assert.is(gunzipSync(Buffer.concat(chunks)).toString(), long);
  assert.instance(makeResponse(answer, { ...asked, language: 'en' }, edition), Promise, 'another language');
  assert.instance(makeResponse(answer, { ...asked, key: '/other' }, edition), Promise, 'another question');
});

response('an error is compressed each time: errors have no question of their own', async () => {
  const edition = openTestEdition(smallCatalog, 'abcdef');
  await makeResponse(problem(404, long), { ...asked, key: '' }, edition);
  const other = await makeResponse(problem(404, `${long}.`), { ...asked, key: '' }, edition);
  assert.match(gunzipSync(Buffer.concat(other.chunks)).toString(), `${long}.`);
});

response('what is kept of compressed bodies has a bound, in bytes', async () => {
  const edition = openTestEdition(smallCatalog, 'abcdef');
  const noise = (seed: number) => literal(Buffer.from(Array.from({ length: 100_000 }, (_, i) => (i * i * seed) % 251)));
  for (let n = 1; n < 400; n++) await makeResponse(ok([noise(n)]), { ...asked, key: `/${n}` }, edition);
  assert.ok(edition.compressed.calculatedSize <= 8 * 2 ** 20);
  for (const body of edition.compressed.values()) assert.is(body.buffer.byteLength, body.length);
});

response.run();
