// Filters of a search over HTTP, on the sample corpus: what each finds, and what its facet says.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CercaAnswer } from '../../../http/questions/cerca.js';
import { endpoints } from '../../../http/questions/index.js';
import { openSample } from '../../corpora.js';
import { startService } from '../service.js';

const cercaFilter = suite('cerca-filter');
const service = await startService(await openSample(), endpoints);
cercaFilter.after(() => service.stop());

async function ask(q: string, rest = '') {
  const { status, text } = await service.get(`/api/public/cerca?q=${encodeURIComponent(q)}${rest}`);
  assert.is(status, 200, `${q}: ${text.slice(0, 300)}`);
  return JSON.parse(text) as CercaAnswer;
}

cercaFilter('filters by type, day, place and status hold for totals too', async () => {
  const all = await ask('amministrazione');
  for (const { valore, n } of all.faccette.tipo) {
    const some = await ask('amministrazione', `&tipo=${valore}&limit=100`);
    assert.is(some.totale, n, valore);
    assert.ok(some.risultati.every(({ norma }) => norma.tipo === valore));
  }
  for (const { valore, n } of all.faccette.decennio) {
    const end = String(Number(valore) + 9);
    const some = await ask('amministrazione', `&dal=${valore}-01-01&al=${end}-12-31`);
    assert.is(some.totale, n, valore);
  }
  const titles = await ask('procedimento', '&in=titoli&limit=100');
  assert.ok(titles.risultati.every(({ tipo_risultato }) => tipo_risultato === 'atto'));
  const texts = await ask('procedimento', '&in=testo&limit=100');
  assert.ok(texts.risultati.every(({ tipo_risultato }) => tipo_risultato === 'articolo'));
  const [dead, alive] = [
    await ask('amministrazione', '&cessati=solo'),
    await ask('amministrazione', '&cessati=esclusi'),
  ];
  assert.is(dead.totale + alive.totale, all.totale);
});

cercaFilter('each value of a facet is a filter that finds as many', async () => {
  const all = await ask('articolo');
  assert.ok(all.totale > 20);
  const { norma, emittente, decennio, stato, parte } = all.faccette;
  for (const [name, facets] of Object.entries({ norma, emittente, decennio, stato, parte }))
    for (const { valore, n } of facets) {
      const some = await ask('articolo', `&${name}=${encodeURIComponent(valore)}&limit=100`);
      // An act that is named is a hit, too, where its title has the words.
      assert.is(some.totale, n, `${name} ${valore}`);
      for (const hit of some.risultati) {
        if (name === 'norma') assert.is(hit.norma.eli, valore);
        if (name === 'stato') assert.is(hit.stato?.valore, valore);
        if (name === 'parte') assert.is(hit.parte, valore);
        if (name === 'decennio') assert.is(`${hit.norma.data.slice(0, 3)}0`, valore);
      }
    }
  assert.ok(norma.length > 1 && norma[0]!.sigla !== '' && emittente[0]!.valore === 'stato');
  assert.ok((await ask('abrogato', '&stato=abrogato')).risultati.every((hit) => hit.stato?.valore === 'abrogato'));
  assert.is((await ask('articolo', '&in=titoli&parte=testo')).totale, 0);
});

cercaFilter('a value of a facet is not filled up with other hits where what it narrows is enough', async () => {
  // Ten articles have both words, and fewer in one act; others there have one of them.
  const q = 'procedimento amministrazione';
  const all = await ask(q, '&in=testo');
  assert.ok(all.totale >= 10 && all.avviso === null, String(all.totale));
  const few = all.faccette.norma.filter(({ n }) => n < 10);
  assert.ok(few.length > 0);
  for (const { valore, n } of few) {
    const some = await ask(q, `&in=testo&norma=${encodeURIComponent(valore)}`);
    assert.is(some.totale, n, valore);
    assert.is(some.avviso, null);
  }
  // Of an act that has none the hits are those with a part of the words.
  const none = await ask('procedimento amministrazione digitale', '&in=testo&norma=L.%20241%2F1990');
  assert.ok(none.totale > 0 && none.avviso !== null);
});

cercaFilter.run();
