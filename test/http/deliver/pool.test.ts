// Dear questions: answered by threads, a few at a time, while all else is answered at once.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../http/questions/index.js';
import { makeCatalog } from '../fixture.js';
import { readAssets } from '../../../http/pages/assets.js';
import { Pool } from '../../../http/deliver/pool.js';
import type { DearOrder } from '../../../http/deliver/dear-order.js';
import { contact, startService, type Reply } from '../service.js';

const test = suite('pool');
const service = await startService(makeCatalog(4, 60), endpoints, {
  limits: { dear: 1, waiting: 3 },
  trustsProxy: true,
});
test.after(() => service.stop());

const site = {
  assets: readAssets(),
  installation: { contact, publicUrl: null, basePath: '' },
  offersSnapshot: false,
};

/** A text long enough to be dear, with one citation. */
const longText = (n: number) => `${'parole '.repeat(400)} art. ${n} della legge 7 agosto 1990, n. 241`;
const resolve = (text: string) => `/api/public/risolvi?testo=${encodeURIComponent(text)}`;
const citations = ({ text }: Reply) =>
  (JSON.parse(text) as { citazioni: { articolo: string; testo: string }[] }).citazioni.map(({ testo }) => testo);

test('answers as the serving thread does, in both languages', async () => {
  const [long, short] = await Promise.all([
    service.get(resolve(longText(3))),
    service.get(resolve('art. 3 della legge 7 agosto 1990, n. 241')),
  ]);
  assert.is(long.status, 200);
  assert.equal(citations(long), citations(short));
  const english = await service.get(resolve(longText(3)), { 'accept-language': 'en' });
  assert.is(english.headers['content-language'], 'en');
  assert.is((JSON.parse(english.text) as { lang: string }).lang, 'en');
  assert.is((await service.get(resolve(longText(3)), { 'if-none-match': long.headers['etag']! })).status, 304);
});

test('refuses what finds no place, says when to come again, and answers the rest meanwhile', async () => {
  const dear = Array.from({ length: 12 }, (_, n) => service.get(resolve(longText(100 + n))));
  const others = await Promise.all(Array.from({ length: 20 }, () => service.get('/status')));
  assert.ok(others.every(({ status }) => status === 200));
  const replies = await Promise.all(dear);
  const refused = replies.filter(({ status }) => status === 503);
  assert.is(replies.filter(({ status }) => status === 200).length + refused.length, 12);
  assert.ok(refused.length > 0);
  for (const { headers, text } of refused) {
    assert.match(headers['retry-after'] as string, /^[1-9]$/);
    assert.is((JSON.parse(text) as { status: number }).status, 503);
  }
  assert.is((await service.get(resolve(longText(100)))).status, 200, 'there is room again');
});

test('a person who is refused gets a page, with the same status and time', async () => {
  const ask = (n: number) =>
    fetch(`http://127.0.0.1:${service.port}/risolvi?lang=en`, {
      method: 'POST',
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ testo: longText(400 + n) }),
    });
  const replies = await Promise.all(Array.from({ length: 12 }, (_, n) => ask(n)));
  const refused = replies.filter(({ status }) => status === 503);
  assert.ok(refused.length > 0);
  for (const reply of refused) {
    assert.match(reply.headers.get('retry-after')!, /^[1-9]$/);
    assert.match(reply.headers.get('content-type')!, 'text/html');
    assert.match(await reply.text(), /<h1>Too many questions right now<\/h1>/);
  }
});

test('a refusal is held back, for different times, and at most so many are', async () => {
  const pool = new Pool(makeCatalog(4, 20), site, { threads: 0, waiting: 0, refused: 3 });
  const began = performance.now();
  const told: number[] = [];
  const refuse = async (n: number): Promise<void> => {
    assert.is(await pool.answer(null, null, order(n)), null);
    told.push(performance.now() - began);
  };
  await Promise.all([1, 2, 3, 4, 5].map(refuse));
  assert.is(told.filter((after) => after < 400).length, 2, 'no place to wait');
  assert.ok(told[2]! < told[3]! && told[3]! < told[4]!, told.join(' '));
  await refuse(6);
  assert.ok(told[5]! - told[4]! > 400, 'there is a place again');
  await pool.close();
});

test('a client that asks for much leaves places to others', async () => {
  const from = (address: string, n: number) => service.get(resolve(longText(200 + n)), { 'x-forwarded-for': address });
  const greedy = Array.from({ length: 10 }, (_, n) => from('203.0.113.1', n));
  const modest = await from('203.0.113.2', 50);
  assert.is(modest.status, 200);
  assert.ok((await Promise.all(greedy)).some(({ status }) => status === 503));
});

test('the same question asked together is answered once for all', async () => {
  const replies = await Promise.all(Array.from({ length: 12 }, () => service.get(resolve(longText(300)))));
  assert.ok(replies.every(({ status }) => status === 200));
  assert.is(new Set(replies.map(({ text }) => text)).size, 1);
});

test('a tool is called within the same limit, and a batch of calls is refused', async () => {
  const post = (body: unknown) =>
    fetch(`http://127.0.0.1:${service.port}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify(body),
    });
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const one = await post(call);
  assert.is(one.status, 200);
  assert.match(one.headers.get('content-security-policy') ?? '', "default-src 'none'");
  assert.ok(((await one.json()) as { result: { tools: unknown[] } }).result.tools.length > 0);
  const batch = await post([call, call]);
  assert.is(batch.status, 400);
  assert.is(((await batch.json()) as { error: { code: number } }).error.code, -32600);
  const coded = await fetch(`http://127.0.0.1:${service.port}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: 'x',
  });
  assert.is(coded.status, 415);
});

test('a question that waits too long for a thread is told so', async () => {
  const pool = new Pool(makeCatalog(4, 20), site, { threads: 1, waiting: 4, patience: 1 });
  const answers = await Promise.all([1, 2, 3].map((n) => pool.answer(`${n}`, null, order(n))));
  assert.equal(
    answers.map((answer) => answer?.status ?? null),
    [200, null, null],
  );
  assert.is((await pool.answer('2', null, order(2)))!.status, 200, 'what was not answered can be asked again');
  await pool.close();
});

/** A text of which the citations are looked for. */
const order = (n: number): DearOrder => ({
  ...{
    kind: 'get',
    path: '/api/public/risolvi',
    query: [['testo', longText(n)]],
    wanted: { media: 'json', accept: '' },
  },
  ...{ language: 'it', isDamaged: false, isStale: null },
});

test('threads without work end, say so, and begin again with the next question', async () => {
  let rests = 0;
  const pool = new Pool(makeCatalog(4, 20), site, { threads: 1, waiting: 2, idle: 30 }, () => void rests++);
  for (const round of [1, 2]) {
    assert.is((await pool.answer(null, null, order(round)))!.status, 200);
    for (let waited = 0; rests < round && waited < 100; waited++) await new Promise((done) => setTimeout(done, 50));
    assert.is(rests, round);
  }
  await pool.close();
});

test.run();
