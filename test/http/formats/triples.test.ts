// N-Triples: an RDF processor reads them, and they say what the tables and JSON-LD say.
import { gunzipSync } from 'node:zlib';
import jsonld from 'jsonld';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writeTriples } from '../../../http/formats/triples.js';
import type { shapes } from '../../../engine/index.js';
import { openSample } from '../../corpora.js';
import { startService } from '../service.js';
import { endpoints } from '../../../http/questions/index.js';
import { openProved } from '../questions/proved-corpus.js';
import { openHostile } from './hostile-corpus.js';
import { pageOf, quadsOf, valuesOf, type Quad } from './jsonld-checks.js';
import { actsOf, publicUrl, writeAs } from './texts.js';

const test = suite('triples');
const hostile = await openHostile();
const text = await textOf(hostile, publicUrl);
const proved = openProved();
test.after(() => proved.close());

async function textOf(catalog: typeof hostile, base: string | null): Promise<string> {
  let all = '';
  for await (const chunk of writeTriples(catalog, 'it', base)) all += chunk.toString();
  return all;
}

/** As an RDF processor reads it: by way of JSON-LD. @throws where a line is no triple */
async function read(triples: string): Promise<Quad[]> {
  return quadsOf(JSON.stringify(await jsonld.fromRDF(triples as never, { format: 'application/n-quads' })));
}

const eliTerm = (name: string) => `http://data.europa.eu/eli/ontology#${name}`;

test('every line is a triple, and none is lost', async () => {
  const lines = new Set(text.split('\n').slice(0, -1));
  assert.is((await read(text)).length, lines.size);
});

test('what an act has there it has in JSON-LD', async () => {
  for (const catalog of [hostile, await proved.opened]) {
    const quads = await read(await textOf(catalog, publicUrl));
    for (const eli of actsOf(catalog)) await assertAct(catalog, eli, quads);
  }
});

async function assertAct(catalog: typeof hostile, eli: string, quads: Quad[]): Promise<void> {
  const own = pageOf(eli);
  const linked = await quadsOf(await writeAs(catalog, eli, 'jsonld'));
  const same = (subject: string, names: readonly string[]) => {
    for (const name of names)
      assert.equal(valuesOf(quads, subject, eliTerm(name)), valuesOf(linked, subject, eliTerm(name)), `${eli} ${name}`);
  };
  same(own, ['date_document', 'date_publication', 'has_part', 'is_realized_by', 'in_force']);
  for (const expression of valuesOf(quads, own, eliTerm('is_realized_by')))
    same(expression, ['realizes', 'version_date', 'language']);
  const { articoli, modifica } = JSON.parse(await writeAs(catalog, eli, 'json')) as shapes.ActAnswer;
  for (const article of articoli) {
    const place = pageOf(article.eli);
    const texts = catalog.envelopes.hasSummaries
      ? valuesOf(quads, place, 'https://schema.org/abstract')
      : valuesOf(quads, valuesOf(quads, place, eliTerm('is_realized_by'))[0]!, 'https://schema.org/text');
    assert.equal(texts, [article.testo], article.eli);
  }
  const cites = articoli.flatMap((article) => valuesOf(quads, pageOf(article.eli), eliTerm('cites')));
  for (const cited of valuesOf(linked, own, eliTerm('cites'))) assert.ok(cites.includes(cited), cited);
  for (const { id, evidenza, da, a, natura } of modifica) {
    const statement = quads.find(
      ({ predicate, object }) => predicate.value.endsWith('identifier') && object.value === id,
    )!;
    assert.equal(
      valuesOf(quads, statement.subject.value, 'https://schema.org/description'),
      evidenza === null ? [] : [evidenza],
    );
    const changed = valuesOf(quads, pageOf(da.articolo_eli ?? da.eli), eliTerm('changes'));
    if (natura === 'testuale') assert.ok(changed.includes(pageOf(a.articolo_eli ?? a.eli)), id);
  }
}

test('a summary is no text of law', async () => {
  const all = await read(await textOf(await openSample(), null));
  assert.is(all.filter(({ predicate }) => predicate.value === eliTerm('is_realized_by')).length, 0);
  assert.is(all.filter(({ predicate }) => predicate.value === 'https://schema.org/text').length, 0);
  assert.ok(all.some(({ subject }) => subject.value === 'eli:/it/legge/1990/08/07/241'));
});

test('the file is packed whatever a client takes', async () => {
  const service = await startService(hostile, endpoints);
  try {
    const reply = await service.get('/dati/legami.nt.gz', { 'accept-encoding': 'gzip' });
    assert.equal([reply.status, reply.headers['content-type']], [200, 'application/gzip']);
    assert.is(reply.headers['content-encoding'], undefined);
    const unpacked = gunzipSync(reply.body).toString();
    assert.is(unpacked.split('\n').length, text.split('\n').length);
  } finally {
    await service.stop();
  }
});

test.run();
