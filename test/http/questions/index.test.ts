// Every endpoint over the sample corpus: each answer is held against the OpenAPI document, in both languages.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../http/questions/index.js';
import { openSample } from '../../corpora.js';
import { projectRoot } from '../../source-tree.js';
import { assertMatchesSchema } from '../schema-check.js';
import { startService, type Reply } from '../service.js';

const answers = suite('endpoints');
const catalog = await openSample();
const service = await startService(catalog, endpoints);
answers.after(() => service.stop());

const l241 = 'eli:/it/legge/1990/08/07/241';
/** Targets by the status they have. */
const targets: Record<number, string[]> = {
  200: [
    '/api/public/health',
    '/status',
    '/api/public/norme',
    '/api/public/norme?limit=1&offset=3',
    '/api/public/norme?tipo=dl',
    '/api/public/norme?tipo=nessuno',
    '/api/public/norme?q=trasparenza',
    '/api/public/norme?q=trasparenza+zuzzurellone',
    '/api/public/norme?q=l.+241/1990&tipo=legge',
    '/api/public/norme?offset=9007199254740993',
    `/api/public/norme/${l241}`,
    `/api/public/norme/${encodeURIComponent(l241)}`,
    `/api/public/norme/${l241}/art/2`,
    `/api/public/norme/eli:/it/costituzione/1947/12/27`,
    `/api/public/norme/urn:nir:stato:legge:1990-08-07;241`,
    `/api/public/relazioni?norma=${l241}`,
    '/api/public/relazioni?norma=l.+241/1990&dir=in',
    '/api/public/relazioni?norma=art.+2+l.+241/1990&dir=out',
    '/api/public/relazioni?norma=CAD',
    '/api/public/graph',
    '/api/public/graph?livello=articolo&max_nodi=10',
    '/api/public/graph?norma=l.+241/1990&profondita=2',
    '/api/public/graph?natura=tutte',
    '/api/public/graph?natura=tutte&norma=l.+241/1990&profondita=2',
    '/api/public/graph?norma=art.+2+l.+241/1990&livello=articolo',
    '/api/public/graph/percorso?da=d.l.+76/2020&a=l.+241/1990',
    '/api/public/graph/percorso?da=Cost.&a=l.+241/1990&livello=articolo&verso=modifiche',
    '/api/public/graph/impatto?norma=l.+15/2005&profondita=5',
    '/api/public/graph/impatto?norma=art.+2+l.+241/1990&dir=in&max_nodi=10',
    '/api/public/risolvi?testo=ai+sensi+della+legge+7+agosto+1990,+n.+241,+e+della+legge+104',
    '/api/public/risolvi?testo=',
    '/api/public/suggerimenti?q=codice+priv',
    '/api/public/suggerimenti',
    '/api/public/alias',
  ],
  404: [
    '/api/public/norme/eli:/it/legge/1800/01/01/1',
    `/api/public/norme/${l241}/art/9999`,
    '/api/public/norme/pippo',
    '/api/public/norme/eli:/it/legge/1990/99/99/x/y',
    '/api/public/relazioni?norma=pippo',
    '/api/public/relazioni?norma=',
    '/api/public/relazioni?norma=GDPR',
    '/api/public/relazioni?norma=legge+regionale+1/2020+Lombardia',
    '/api/public/relazioni?norma=l.+1/1801',
    '/api/public/relazioni?norma=art.+9999+l.+241/1990',
    '/api/public/graph?norma=pippo',
    '/api/public/graph/percorso?da=pippo&a=pluto',
    '/api/public/graph/percorso?da=CAD&a=',
    '/api/public/graph/impatto?norma=GDPR',
  ],
  422: [
    '/api/public/norme?limit=0',
    '/api/public/relazioni',
    '/api/public/graph?max_nodi=5&livello=x&profondita=6&natura=&posizioni=forse',
    '/api/public/graph/percorso',
    '/api/public/graph/impatto?norma=CAD&dir=entrambe',
    '/api/public/risolvi',
    `/api/public/risolvi?testo=${'x'.repeat(20_001)}`,
    '/api/public/suggerimenti?limit=21',
    '/api/public/alias?lang=fr',
  ],
};

for (const [status, list] of Object.entries(targets)) {
  for (const target of list) {
    answers(`${status} ${target.slice(0, 90)}: matches its schema, in both languages`, async () => {
      for (const lang of ['it', 'en']) {
        const reply = await service.get(target, { 'accept-language': lang });
        assert.is(reply.status, Number(status), reply.text.slice(0, 300));
        assertSound(target, reply, lang);
      }
    });
  }
}

answers('no answer is a server error', () => {
  assert.equal(service.reports, []);
});

answers('risolvi: a text of 20,000 characters, all escaped, is read', async () => {
  const reply = await service.get(`/api/public/risolvi?testo=${'%E2%82%AC'.repeat(19_999)}x`);
  assert.is(reply.status, 200, reply.text.slice(0, 200));
});

answers('a question is answered alike however it is compressed', async () => {
  const target = `/api/public/norme/${l241}`;
  const [plain, zipped] = [await service.get(target), await service.get(target, { 'accept-encoding': 'gzip' })];
  const { gunzipSync } = await import('node:zlib');
  assert.ok(gunzipSync(zipped.body).equals(plain.body));
});

function assertSound(target: string, reply: Reply, lang: string): void {
  const body = JSON.parse(reply.text) as { lang?: string; detail?: unknown; disclaimer?: string };
  assertMatchesSchema(target, reply.status, body);
  assert.is(Number(reply.headers['content-length']), reply.body.length);
  if (reply.status === 422) return;
  assert.is(reply.headers['content-language'], lang);
  if (body.lang) assert.is(body.lang, lang);
}

answers('every endpoint has a test of its own', () => {
  for (const { name } of endpoints) {
    const path = join('test', 'http', 'questions', `${name}.test.ts`);
    assert.ok(existsSync(join(projectRoot, path)), `${path} is missing`);
  }
});

answers.run();
