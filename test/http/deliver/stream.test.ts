// Whole tables: every row once, streamed at the pace of the reader, compressed where taken; a client that leaves is no fault.
import { get } from 'node:http';
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sendRows } from '../../../http/deliver/stream.js';
import { endpoints } from '../../../http/questions/index.js';
import { openHostile, hostile } from '../formats/hostile-corpus.js';
import { actsOf } from '../formats/texts.js';
import { startService } from '../service.js';

const stream = suite('stream');
const catalog = await openHostile();
const service = await startService(catalog, endpoints);
stream.after(() => service.stop());

type Row = Record<string, unknown>;
const lines = (text: string) =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Row);
const json = async (target: string) => JSON.parse((await service.get(target)).text) as Record<string, Row[]>;

stream('acts are those of the list, in its order, then those that only relations name', async () => {
  const { norme } = await json('/api/public/norme?limit=1000');
  const reply = await service.get('/dati/norme.ndjson');
  const rows = lines(reply.text);
  const loaded = rows.filter(({ caricato }) => caricato);
  assert.equal(rows.slice(0, loaded.length), loaded, 'loaded ones come first');
  for (const [i, row] of loaded.entries()) {
    const { caricato, urn, pubblicazione, testo_al, url_fonte, ...entry } = row;
    assert.equal(entry, norme![i]);
    const act = await json(`/api/public/norme/${row['eli'] as string}`);
    const of = (one: Record<string, unknown>) =>
      ['urn', 'pubblicazione', 'testo_al', 'url_fonte'].map((name) => one[name]);
    assert.equal([caricato, ...of({ urn, pubblicazione, testo_al, url_fonte })], [true, ...of(act)]);
  }
  assert.is(loaded.length, norme!.length);
  const named = new Set(
    lines((await service.get('/dati/relazioni.ndjson')).text)
      .flatMap(({ da, a }) => [da, a] as Row[])
      .filter((end) => end['nel_corpus'] === false)
      .map(({ eli }) => eli),
  );
  assert.ok(named.size > 0);
  const others = rows.slice(loaded.length);
  assert.equal(lines((await service.get(`/dati/norme.ndjson?offset=${loaded.length}`)).text), others);
  assert.equal(others.map(({ eli }) => eli).sort(), [...named].sort());
  assert.ok(
    others.every(
      ({ titolo, testo_al, pubblicazione }) => titolo === null && testo_al === null && pubblicazione === null,
    ),
  );
  assert.is(reply.headers['content-type'], 'application/x-ndjson; charset=utf-8');
  assert.is(reply.headers['content-length'], undefined);
  assert.match(reply.headers['content-disposition'] as string, 'norme.ndjson');
});

stream('articles are those of every act', async () => {
  const rows = lines((await service.get('/dati/articoli.ndjson')).text);
  const wanted: Row[] = [];
  for (const eli of actsOf(catalog)) {
    const { articoli } = await json(`/api/public/norme/${eli}`);
    wanted.push(...articoli!.map((entry) => ({ ...entry, norma_eli: eli })));
  }
  assert.equal(rows, wanted);
});

stream('relations come once each, as many as health counts', async () => {
  const rows = lines((await service.get('/dati/relazioni.ndjson')).text);
  const { conteggi } = (await json('/api/public/health')) as unknown as { conteggi: Record<string, number> };
  const of = (elenco: string) => rows.filter((row) => row['elenco'] === elenco).length;
  assert.is(of('modifica'), conteggi['relazioni']);
  assert.is(of('altri_effetti'), conteggi['altri_effetti']);
  assert.is(new Set(rows.map(({ id }) => id)).size, rows.length);
  const [first] = rows;
  const { modifica } = await json(`/api/public/relazioni?norma=${(first!['da'] as Row)['eli'] as string}`);
  assert.equal(
    modifica!.find(({ id }) => id === first!['id']),
    Object.fromEntries(Object.entries(first!).slice(1)),
  );
});

stream('citations are those of every act, as citazioni answers them', async () => {
  const rows = lines((await service.get('/dati/citazioni.ndjson')).text);
  const wanted: Row[] = [];
  for (const eli of actsOf(catalog))
    wanted.push(...(await json(`/api/public/citazioni?norma=${eli}&dir=out&limit=1000`))['citazioni']!);
  assert.ok(rows.length > 0);
  assert.ok(rows.every(({ chiave }) => /^[0-9a-f]{16}$/.test(String(chiave))));
  for (const row of rows) delete row['chiave'];
  assert.equal(rows, wanted);
});

stream('CSV has the same rows, and no formula', async () => {
  for (const name of ['norme', 'articoli', 'relazioni', 'citazioni']) {
    const { text } = await service.get(`/dati/${name}.csv`);
    const rows = parse(text, { columns: true }) as Record<string, string>[];
    assert.is(rows.length, lines((await service.get(`/dati/${name}.ndjson`)).text).length, name);
    assert.not.ok(
      rows.some((row) => Object.values(row).some((cell) => /^[=+@\t\r]/.test(cell))),
      name,
    );
    if (name === 'norme') assert.is(rows[0]!['titolo'], `'${hostile}`);
  }
});

stream('gzip, language, HEAD and etag hold', async () => {
  const plain = await service.get('/dati/relazioni.csv?lang=en');
  assert.match(plain.text, 'is');
  const packed = await service.get('/dati/relazioni.csv?lang=en', { 'accept-encoding': 'br, gzip' });
  assert.is(packed.headers['content-encoding'], 'gzip');
  assert.ok(gunzipSync(packed.body).equals(plain.body), 'gzip holds the bytes that are sent plain');
  assert.is.not(packed.headers['etag'], plain.headers['etag']);
  const head = await service.get('/dati/relazioni.csv?lang=en', {}, 'HEAD');
  assert.is(head.body.length, 0);
  assert.is(head.headers['etag'], plain.headers['etag']);
  const etag = plain.headers['etag'] as string;
  assert.is((await service.get('/dati/relazioni.csv?lang=en', { 'if-none-match': etag })).status, 304);
  assert.is((await service.get('/dati/relazioni.csv?lang=it', { 'if-none-match': etag })).status, 200);
  assert.is((await service.get('/dati/relazioni.xml')).status, 404);
  assert.is((await service.get('/dati/relazioni.csv', {}, 'POST')).status, 405);
});

for (const isPacked of [true, false]) {
  stream(
    `chunks that share one memory arrive as they were, ${isPacked ? 'packed' : 'plain'}, however much is buffered`,
    async () => {
      const letters = 'abcdefgh';
      const shared = Buffer.allocUnsafeSlow(4000);
      const rows = async function* (): AsyncGenerator<Buffer> {
        for (const letter of letters) {
          yield shared.fill(letter);
          await new Promise(setImmediate);
        }
      };
      const parts: Buffer[] = [];
      const slow = new Writable({
        highWaterMark: 2 ** 20,
        write: (chunk: Buffer, _, done) =>
          void setTimeout(() => {
            parts.push(Buffer.from(chunk));
            done();
          }, 5),
      });
      await sendRows(rows(), isPacked, slow);
      const body = Buffer.concat(parts);
      // Runs of one letter: uvu takes minutes to print the difference between texts of 32,000 characters.
      const runs = (isPacked ? gunzipSync(body) : body).toString().match(/(.)\1*/g) ?? [];
      assert.equal(
        runs.map((run) => `${run.length} ${run[0]}`),
        [...letters].map((letter) => `4000 ${letter}`),
      );
    },
  );
}

stream('a download that was cut off goes on at its row, as long as the data are the same', async () => {
  const { impronta } = ((await json('/api/public/health')) as unknown as { corpus: { impronta: string } }).corpus;
  for (const name of ['norme', 'articoli', 'relazioni', 'citazioni']) {
    const whole = await service.get(`/dati/${name}.csv`);
    const rows = parse(whole.text, { columns: false }) as string[][];
    const rest = await service.get(`/dati/${name}.csv?offset=2`, { 'if-match': `"${impronta}"` });
    assert.is(rest.status, 200, name);
    assert.equal(parse(rest.text, { columns: false }), rows.slice(3), name);
    const json = await service.get(`/dati/${name}.ndjson?offset=2`, { 'if-match': 'W/"x", "y"' });
    assert.is(json.status, 412, name);
    assert.equal(
      lines((await service.get(`/dati/${name}.ndjson?offset=2`)).text),
      lines((await service.get(`/dati/${name}.ndjson`)).text).slice(2),
    );
    assert.is.not(rest.headers['etag'], whole.headers['etag']);
    // Wherever it was cut: in the middle of an act, at its first article, behind the last row.
    const all = lines((await service.get(`/dati/${name}.ndjson`)).text);
    const step = Math.ceil(all.length / 12);
    for (let first = 1; first <= all.length + step; first += step)
      assert.equal(
        lines((await service.get(`/dati/${name}.ndjson?offset=${first}`)).text),
        all.slice(first),
        `${name} ${first}`,
      );
  }
  assert.is((await service.get('/dati/norme.csv?offset=1000000')).text, '');
  const { detail } = JSON.parse((await service.get('/dati/norme.csv?offset=-1')).text) as { detail: { msg: string }[] };
  assert.is(detail[0]!.msg, 'Input should be greater than or equal to 0');
});

stream('four clients that do not read shut no one out', async () => {
  const calls = Array.from({ length: 4 }, () => {
    const call = get(
      { port: service.port, path: '/dati/articoli.ndjson', agent: false },
      (reply) => void reply.pause(),
    );
    return call.on('error', () => undefined);
  });
  await sleep(200);
  assert.is((await service.get('/dati/norme.ndjson')).status, 200);
  for (const call of calls) call.destroy();
});

stream('clients that leave or do not read free their place', async () => {
  for (let round = 0; round < 3; round++) {
    const calls = await Promise.all(
      Array.from(
        { length: 4 },
        () =>
          new Promise<ReturnType<typeof get>>((resolve) => {
            const call = get({ port: service.port, path: '/dati/articoli.ndjson', agent: false }, (reply) => {
              reply.pause();
              resolve(call);
            });
            call.on('error', () => undefined);
          }),
      ),
    );
    for (const call of calls) call.destroy();
    await sleep(100);
  }
  assert.is((await service.get('/dati/norme.csv')).status, 200);
  assert.equal(service.reports, []);
});

stream.run();
