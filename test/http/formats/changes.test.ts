// /dati/cambiamenti.ndjson: what it says, applied to the tables of an earlier day, gives those of the later one.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../http/questions/index.js';
import { openSample } from '../../corpora.js';
import { code } from '../../dated-corpus.js';
import { added, days, gone, openSeenCorpus } from '../../seen-corpus.js';
import { HarvestClient } from '../harvest-client.js';
import { startService, type Service } from '../service.js';

const changes = suite('changes');
const corpus = openSeenCorpus();
for (const day of ['first', 'same', 'changed', 'back', 'edited', 'last'] as const) await corpus.make(day);
const services = {
  same: await startService(corpus.open('same'), endpoints),
  changed: await startService(corpus.open('changed'), endpoints),
  back: await startService(corpus.open('back'), endpoints),
  edited: await startService(corpus.open('edited'), endpoints),
  last: await startService(corpus.open('last'), endpoints),
};
changes.after(async () => {
  for (const service of Object.values(services)) await service.stop();
  corpus.remove();
});

interface Change {
  visto_il: string;
  azione: 'nuovo' | 'cambiato' | 'tolto';
  tabella: 'norme' | 'articoli' | 'relazioni' | 'citazioni';
  chiave: string;
  riga: Record<string, unknown> | null;
}

const tables = ['norme', 'articoli', 'relazioni', 'citazioni'] as const;
const address = '/dati/cambiamenti.ndjson';
const linesOf = (text: string): unknown[] =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as unknown);

async function changesOf(service: Service, query: string): Promise<Change[]> {
  const { status, text } = await service.get(`${address}${query}`);
  assert.is(status, 200, text);
  return linesOf(text) as Change[];
}

/** The rows of all tables by table and key. */
async function rowsOf(service: Service, lang: string): Promise<Map<string, unknown>> {
  const rows = new Map<string, unknown>();
  for (const table of tables)
    for (const row of linesOf((await service.get(`/dati/${table}.ndjson?lang=${lang}`)).text)) {
      const { eli, id, chiave, caricato } = row as { eli?: string; id?: string; chiave?: string; caricato?: boolean };
      // What only relations name is taken anew.
      if (caricato !== false) rows.set(`${table} ${chiave ?? id ?? eli}`, row);
    }
  return rows;
}

for (const [from, to, since] of [
  ['same', 'changed', days.changed],
  ['changed', 'back', days.back],
  ['same', 'back', days.changed],
] as const) {
  changes(`applied to the tables of ${from} they give those of ${to}, in both languages`, async () => {
    for (const lang of ['it', 'en']) {
      const rows = await rowsOf(services[from], lang);
      const told = await changesOf(services[to], `?dal=${since}&lang=${lang}`);
      for (const { tabella, chiave, riga } of told) {
        if (riga === null) rows.delete(`${tabella} ${chiave}`);
        else rows.set(`${tabella} ${chiave}`, riga);
      }
      const sorted = (map: Map<string, unknown>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
      assert.equal(sorted(rows), sorted(await rowsOf(services[to], lang)));
      assert.is(new Set(told.map(({ tabella, chiave }) => `${tabella} ${chiave}`)).size, told.length, 'each key once');
    }
  });
}

changes('a client that follows three updates has the tables of a full load', async () => {
  let now: Service = services.changed;
  const get = async (target: string) => {
    const { status, text } = await now.get(target);
    assert.ok(status === 200 || status === 410, target);
    return status === 200 ? text : null;
  };
  const client = new HarvestClient(get);
  await client.update();
  for (const service of [services.back, services.edited, services.last]) {
    now = service;
    await client.update();
    const fresh = new HarvestClient(get);
    await fresh.update();
    const sorted = ({ rows }: HarvestClient) => [...rows].sort(([a], [b]) => (a < b ? -1 : 1));
    assert.equal([sorted(client), client.named], [sorted(fresh), fresh.named]);
  }
  assert.is(client.loads, 1);
  now = services.same;
  await client.update();
  assert.is(client.loads, 2, 'where nothing is known of the changes, all is read');
});

changes('each says the day and what happened, and only of rows that became another', async () => {
  const told = await changesOf(services.changed, `?dal=${days.changed}`);
  const brief = told.map(({ visto_il, azione, tabella, chiave }) => [visto_il, azione, tabella, chiave]);
  const has = (...row: string[]) => brief.some((one) => one.join(' ') === row.join(' '));
  assert.ok(has(days.changed, 'nuovo', 'norme', added));
  assert.ok(has(days.changed, 'nuovo', 'articoli', `${added}/art/1`));
  assert.ok(has(days.changed, 'tolto', 'norme', gone));
  assert.ok(has(days.changed, 'tolto', 'articoli', `${gone}/art/1`));
  assert.ok(has(days.changed, 'cambiato', 'articoli', `${code}/art/4`));
  // What repealed article 3 has gone, and what repeals article 1 has come: their status changed; article 2 stayed as it was.
  assert.ok(has(days.changed, 'cambiato', 'articoli', `${code}/art/3`));
  assert.ok(has(days.changed, 'cambiato', 'articoli', `${code}/art/1`));
  assert.not.ok(brief.some(([, , , key]) => key === `${code}/art/2`));
  const citing = told.filter(({ tabella }) => tabella === 'citazioni');
  assert.equal([...new Set(citing.map(({ azione }) => azione))].sort(), ['nuovo', 'tolto']);
  for (const { chiave, riga } of citing) assert.ok(riga === null || riga['chiave'] === chiave);
  const relations = told.filter(({ tabella }) => tabella === 'relazioni');
  assert.equal(relations.map(({ azione, riga }) => [azione, riga === null]).sort(), [
    ['nuovo', false],
    ['tolto', true],
  ]);
});

changes('what came back is new, and no longer gone; from a later day on less is told', async () => {
  const told = await changesOf(services.back, `?dal=${days.changed}`);
  const norme = told.filter(({ tabella }) => tabella === 'norme').map(({ azione, chiave }) => [azione, chiave]);
  assert.ok(norme.some(([what, key]) => what === 'nuovo' && key === gone));
  assert.ok(norme.some(([what, key]) => what === 'tolto' && key === added));
  assert.not.ok(norme.some(([what, key]) => what === 'tolto' && key === gone));
  const later = await changesOf(services.back, `?dal=${days.back}`);
  assert.ok(later.length < told.length && later.every(({ visto_il }) => visto_il === days.back));
  assert.equal(await changesOf(services.back, '?dal=2027-01-01'), []);
});

changes('how far back it reaches stands in a header, in health and in the 410 of an earlier day', async () => {
  const reply = await services.back.get(address);
  assert.is(reply.headers['cambiamenti-dal'], days.changed);
  assert.is(reply.headers['content-type'], 'application/x-ndjson; charset=utf-8');
  assert.equal(
    linesOf(reply.text),
    await changesOf(services.back, `?dal=${days.changed}`),
    'all of it where no day is asked',
  );
  const health = JSON.parse((await services.back.get('/api/public/health')).text) as {
    corpus: { cambiamenti_dal: string };
  };
  assert.is(health.corpus.cambiamenti_dal, days.changed);
  const earlier = await services.back.get(`${address}?dal=2026-11-23&lang=en`);
  const problem = JSON.parse(earlier.text) as Record<string, unknown>;
  assert.equal([earlier.status, problem['status'], problem['cambiamenti_dal']], [410, 410, days.changed]);
  assert.match(problem['detail'] as string, '24 November 2026');
  assert.is(earlier.headers['content-type'], 'application/problem+json');
});

changes('nothing is said of changes where there was nothing to compare with', async () => {
  const sample = await startService(await openSample(), endpoints);
  for (const service of [services.same, sample])
    for (const query of ['', '?dal=2027-01-01']) {
      const { status, text } = await service.get(`${address}${query}`);
      assert.equal([status, (JSON.parse(text) as Change & { cambiamenti_dal: null }).cambiamenti_dal], [410, null]);
    }
  await sample.stop();
});

changes('refuses what is no day in the words of the other endpoints, and has no CSV', async () => {
  for (const [query, error] of [
    ['?dal=ieri', 'input is too short'],
    ['?dal=2026-02-30', 'day value is outside expected range'],
    ['?dal=', 'input is too short'],
  ] as const) {
    const { status, text } = await services.back.get(address + query);
    const [fault] = (JSON.parse(text) as { detail: { type: string; loc: string[]; ctx: { error: string } }[] }).detail;
    assert.equal(
      [status, fault!.type, fault!.loc, fault!.ctx.error],
      [422, 'date_from_datetime_parsing', ['query', 'dal'], error],
    );
  }
  assert.is((await services.back.get('/dati/cambiamenti.csv')).status, 404);
});

changes('goes on where a download was cut off, is not sent again unchanged, and differs by day', async () => {
  const { text, headers } = await services.back.get(`${address}?dal=${days.changed}`);
  const digest = `"${corpus.open('back').digest}"`;
  const part = await services.back.get(`${address}?dal=${days.changed}&offset=3`, { 'if-match': digest });
  assert.equal(linesOf(part.text), linesOf(text).slice(3));
  const same = await services.back.get(`${address}?dal=${days.changed}`, { 'if-none-match': headers.etag! });
  assert.is(same.status, 304);
  const other = await services.back.get(`${address}?dal=${days.back}`, { 'if-none-match': headers.etag! });
  assert.is(other.status, 200);
  const head = await services.back.get(address, {}, 'HEAD');
  assert.equal([head.status, head.headers['cambiamenti-dal'], head.text], [200, days.changed, '']);
});

changes.run();
