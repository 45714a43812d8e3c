// However a corpus was opened, its answers are the same bytes; every one is what the OpenAPI document says.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as assert from 'uvu/assert';
import { makeSnapshotFile, openCatalog } from '../../engine/index.js';
import { endpoints } from '../../http/questions/index.js';
import type { Catalog } from '../../http/questions/endpoint.js';
import { assertMatchesSchema } from './schema-check.js';
import { startService, type Reply } from './service.js';

/** Compares what is answered from the documents at a path with what is answered from their snapshot. */
export async function assertSameAnswers(path: string): Promise<void> {
  const options = { corpus: [path], strict: true, report: () => undefined };
  const read = await openCatalog(options);
  const folder = mkdtempSync(join(tmpdir(), 'legami-test-'));
  const file = join(folder, 'x.snapshot');
  (await makeSnapshotFile({ ...options, snapshot: file })).catalog.close();
  const opened = await openCatalog({ ...options, corpus: [], snapshot: file });
  const [fromDocuments, fromFile] = [await startService(read, endpoints), await startService(opened, endpoints)];
  try {
    for (const target of targetsOf(read)) {
      const plain = await fromDocuments.get(target);
      assert.equal(lasting(await fromFile.get(target)), lasting(plain), target);
      const path = target.split('?')[0]!;
      assertMatchesSchema(path, plain.status, parse(plain.text, target));
      const packed = await fromFile.get(target, { 'accept-encoding': 'gzip' });
      const isPacked = packed.headers['content-encoding'] === 'gzip';
      assert.ok((isPacked ? gunzipSync(packed.body) : packed.body).equals(plain.body), `${target} in gzip`);
      assert.is(Number(packed.headers['content-length']), packed.body.length);
    }
    assert.equal([...fromDocuments.reports, ...fromFile.reports], []);
  } finally {
    await Promise.all([fromDocuments.stop(), fromFile.stop()]);
    read.close();
    opened.close();
    rmSync(folder, { recursive: true });
  }
}

/** Targets of every endpoint, over acts of every sort that the catalog holds. */
function targetsOf(catalog: Catalog): string[] {
  const { acts, outside } = catalog.facts.counts;
  const step = Math.ceil(acts / 8);
  const elis = Array.from({ length: acts + Math.min(outside, 3) }, (_, act) => act)
    .filter((act) => act >= acts || act % step === 0)
    .map((act) => catalog.eli(act));
  return [
    '/health',
    '/norme?limit=1000',
    '/norme?limit=7&offset=3',
    '/norme?offset=99999&lang=en',
    ...catalog.facts.types.map(({ type }) => `/norme?tipo=${type}&limit=10`),
    '/norme?q=modifiche',
    '/norme?q=procedimento%20amministrativo&tipo=legge',
    '/norme?q=L.%20241/1990&lang=en',
    ...elis.flatMap((eli) => [`/norme/${eli}`, `/norme/${eli}?lang=en`, `/norme/${eli}/art/1`]),
    ...elis.flatMap((eli) => ['out', 'in', 'entrambe'].map((dir) => `/relazioni?norma=${eli}&dir=${dir}`)),
    ...elis.map((eli) => `/graph?norma=${eli}&profondita=2&max_nodi=40`),
    ...elis.slice(0, 3).map((eli) => `/graph?norma=${eli}/art/1&livello=articolo&lang=en`),
    '/relazioni?norma=legge%20104',
    '/relazioni?norma=241/1990',
    '/relazioni?norma=GDPR',
    '/relazioni?norma=pippo&lang=en',
    '/relazioni?norma=',
    '/relazioni?norma=art.%202%20l.%20241/90&lang=en',
    '/relazioni',
    '/graph',
    ...[10, 11, 123, 20000].flatMap((count) => [
      `/graph?max_nodi=${count}`,
      `/graph?max_nodi=${count}&livello=articolo`,
    ]),
    '/graph?max_nodi=9',
    '/risolvi?testo=art.%202%20della%20legge%207%20agosto%201990,%20n.%20241%20e%20d.lgs.%2082/2005',
    '/alias',
  ].map((target) => `/api/public${target}`);
}

function parse(text: string, target: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${target}: ${String(error)}`);
  }
}

/** Everything of an answer but when it was sent. */
function lasting({ status, headers, body }: Reply): object {
  const kept = Object.entries(headers).filter(([name]) => name !== 'date');
  return { status, headers: Object.fromEntries(kept), body: body.toString('base64') };
}
