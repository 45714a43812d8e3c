// Negotiation of formats: `formato` wins, else `accept`; each format has its own etag, and errors stay JSON.
import { gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../../engine/index.js';
import { formats, formatsOf } from '../../../http/formats/index.js';
import { endpoints } from '../../../http/questions/index.js';
import { makeCatalog } from '../fixture.js';
import { startService } from '../service.js';

const translation = suite('translation');
const catalog = makeCatalog(2, 200);
const service = await startService(catalog, endpoints);
translation.after(() => service.stop());

const list = '/api/public/norme?limit=1000';
const typeOf = async (target: string, accept?: string) =>
  (await service.get(target, accept === undefined ? {} : { accept })).headers['content-type']!.split(';')[0];

translation('every endpoint with formats answers in each of them', async () => {
  const eli = catalog.eli(0);
  const { norme } = JSON.parse((await service.get(list)).text) as shapes.NormeAnswer;
  const withText = norme.find(({ n_articoli }) => n_articoli > 0)!.eli;
  const { articoli, versione_dal } = JSON.parse(
    (await service.get(`/api/public/norme/${withText}`)).text,
  ) as shapes.ActAnswer;
  const article = articoli[0]!.eli;
  const asked: Record<string, string[]> = {
    norme: ['/api/public/norme?'],
    norma: [`/api/public/norme/${eli}?`],
    versioni: [`/api/public/norme/${eli}/versioni?`],
    storia: [`/api/public/norme/${article}/storia?`],
    confronto: [`/api/public/norme/${article}/confronto?da=${versione_dal}&`],
    riscontro: [`/api/public/norme/${withText}/riscontro?`],
    riscontri: ['/api/public/riscontri?'],
    provenienza: [`/api/public/norme/${article}/provenienza?`],
    relazioni: [`/api/public/relazioni?norma=${eli}&`],
    modifiche: ['/api/public/modifiche?'],
    citazioni: [`/api/public/citazioni?norma=${eli}&`],
    'citazioni-morte': ['/api/public/citazioni/morte?'],
    cerca: ['/api/public/cerca?q=comma&'],
    definizioni: ['/api/public/definizioni?'],
    graph: ['/api/public/graph?', '/api/public/graph?parte=link&'],
    suggerimenti: ['/api/public/suggerimenti?q=codice&'],
    impatto: [`/api/public/graph/impatto?norma=${eli}&`],
  };
  for (const endpoint of endpoints) {
    const names = formatsOf(endpoint);
    if (names.length === 1) continue;
    assert.ok(asked[endpoint.name], `${endpoint.name}: has formats, expected an address in this test`);
    for (const target of asked[endpoint.name]!) {
      for (const name of names) {
        const reply = await service.get(`${target}formato=${name}`);
        assert.is(reply.status, 200, `${target}formato=${name}: ${reply.text}`);
        assert.is(reply.headers['content-type'], formats[name].contentType);
        assert.is(Number(reply.headers['content-length']), reply.body.length);
        assert.is(await typeOf(target, formats[name].mediaType), formats[name].mediaType);
      }
    }
  }
  assert.equal(service.reports, []);
});

translation('formato wins over accept', async () => {
  assert.is(await typeOf(`${list}&formato=csv`, 'application/x-ndjson'), 'text/csv');
  assert.is(await typeOf(`${list}&formato=json`, 'text/csv'), 'application/json');
});

translation('accept is read with its q-values, and JSON goes to who takes none of the formats', async () => {
  assert.is(await typeOf(list, 'text/csv'), 'text/csv');
  assert.is(await typeOf(list, 'TEXT/CSV'), 'text/csv');
  assert.is(await typeOf(list, 'text/csv;q=0.3, application/json;q=0.8'), 'application/json');
  assert.is(await typeOf(list, 'text/csv, application/json;q=0.8'), 'text/csv');
  assert.is(await typeOf(list, 'text/csv;q=0, */*'), 'application/json');
  assert.is(await typeOf(list, 'application/json, text/plain, */*'), 'application/json');
  assert.is(await typeOf(list, 'image/png'), 'application/json');
  assert.is(await typeOf(list, 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'), 'application/json');
  assert.is(await typeOf('/api/public/health', 'text/csv'), 'application/json');
});

translation('an unknown format is a 422 with the closed set of the endpoint', async () => {
  const reply = await service.get('/api/public/norme?formato=xls&limit=0');
  assert.is(reply.status, 422);
  const { detail } = JSON.parse(reply.text) as { detail: object[] };
  const expected = "'json', 'csv' or 'ndjson'";
  assert.equal(detail[1], {
    type: 'literal_error',
    loc: ['query', 'formato'],
    msg: `Input should be ${expected}`,
    input: 'xls',
    ctx: { expected },
  });
  assert.is((await service.get('/api/public/norme?formato=')).status, 422);
  assert.is((await service.get('/api/public/graph?parte=x')).status, 422);
});

translation('answers that accept decides say so, each with an etag of its own', async () => {
  const [json, csv, ndjson] = [
    await service.get(list),
    await service.get(list, { accept: 'text/csv' }),
    await service.get(list, { accept: 'application/x-ndjson' }),
  ];
  for (const { headers } of [json, csv, ndjson]) assert.is(headers['vary'], 'accept-encoding, accept-language, accept');
  assert.is(new Set([json, csv, ndjson].map(({ headers }) => headers['etag'])).size, 3);
  const again = { accept: 'text/csv', 'if-none-match': csv.headers['etag'] as string };
  const fresh = await service.get(list, again);
  assert.is(fresh.status, 304);
  assert.is(fresh.headers['vary'], 'accept-encoding, accept-language, accept');
  assert.is((await service.get(list, { ...again, accept: '*/*' })).status, 200);
  assert.is((await service.get('/api/public/health')).headers['vary'], 'accept-encoding, accept-language');
});

translation('a cached answer is never given to who asks for another format', async () => {
  for (let i = 0; i < 3; i++) {
    assert.is(await typeOf(list), 'application/json');
    assert.is(await typeOf(list, 'text/csv'), 'text/csv');
    assert.is(await typeOf(list, 'application/x-ndjson'), 'application/x-ndjson');
  }
});

translation('HEAD and gzip hold for formats, too', async () => {
  const whole = await service.get(`${list}&formato=ndjson`);
  const head = await service.get(`${list}&formato=ndjson`, {}, 'HEAD');
  assert.is(head.headers['content-length'], String(whole.body.length));
  assert.is(head.headers['etag'], whole.headers['etag']);
  assert.is(head.body.length, 0);
  const big = `${list}&formato=ndjson`;
  const packed = await service.get(big, { 'accept-encoding': 'gzip' });
  assert.is(packed.headers['content-encoding'], 'gzip');
  assert.equal(gunzipSync(packed.body), (await service.get(big)).body);
});

translation(
  'a long answer has its length and the same bytes, plain and in gzip, and again from the cache',
  async () => {
    const other = await startService(makeCatalog(3, 1000), endpoints);
    const target = '/api/public/norme?limit=1000&formato=ndjson';
    const json = await other.get('/api/public/norme?limit=1000');
    assert.ok(json.body.length > 256 * 1024, 'as long as what threads answer');
    const { norme } = JSON.parse(json.text) as { norme: object[] };
    const [plain, zipped] = [await other.get(target), await other.get(target, { 'accept-encoding': 'gzip' })];
    assert.is(zipped.headers['content-encoding'], 'gzip');
    assert.ok(gunzipSync(zipped.body).equals(plain.body));
    assert.is(plain.text, norme.map((row) => `${JSON.stringify(row)}\n`).join(''));
    for (const once of [plain, zipped]) {
      const encoding = { 'accept-encoding': once === zipped ? 'gzip' : 'identity' };
      const [again, head] = [await other.get(target, encoding), await other.get(target, encoding, 'HEAD')];
      assert.is(Number(once.headers['content-length']), once.body.length);
      assert.is(head.headers['content-length'], once.headers['content-length']);
      assert.ok(again.body.equals(once.body));
      assert.is(head.body.length, 0);
    }
    assert.equal(other.reports, []);
    await other.stop();
  },
);

translation('the links to other pages keep the format', async () => {
  const { headers } = await service.get('/api/public/norme?limit=7', { accept: 'text/csv' });
  assert.match(headers['link'] as string, /limit=7&offset=7&formato=csv>; rel="next"/);
});

translation('errors are JSON whatever is asked for', async () => {
  const reply = await service.get('/api/public/relazioni?norma=pippo&formato=csv');
  assert.is(reply.status, 404);
  assert.is(reply.headers['content-type'], 'application/problem+json');
});

translation.run();
