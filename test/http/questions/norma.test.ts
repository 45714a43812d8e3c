// Acts, articles and paragraphs by their ELI; every act of the real documents is asked for by `test/long`.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../../engine/index.js';
import { endpoints } from '../../../http/questions/index.js';
import { openSample } from '../../corpora.js';
import { smallCatalog } from '../fixture.js';
import { startService } from '../service.js';

const norma = suite('norma');

norma('no two endpoints share a path', () => {
  const paths = endpoints.map(({ path }) => path);
  assert.is(new Set(paths).size, paths.length);
});

norma('acts and articles asked by their ELI and by another spelling of it are the same', async () => {
  const service = await startService(smallCatalog, endpoints);
  const { norme } = JSON.parse((await service.get('/api/public/norme?limit=1000')).text) as shapes.NormeAnswer;
  assert.ok(norme.length > 2);
  for (const entry of norme) {
    const act = JSON.parse((await service.get(`/api/public/norme/${entry.eli}`)).text) as shapes.ActAnswer;
    for (const [eli, lang] of [entry, ...act.articoli].flatMap(
      ({ eli }) =>
        [
          [eli, 'it'],
          [eli, 'en'],
        ] as const,
    )) {
      const usual = await service.get(`/api/public/norme/${eli}?lang=${lang}`);
      const spelt = await service.get(`/api/public/norme/%20${eli}?lang=${lang}`);
      assert.is(usual.status, 200, eli);
      assert.is(spelt.text, usual.text, eli);
    }
  }
  await service.stop();
});

norma('a paragraph answers by its printed number, with the relations of its article that name it', async () => {
  const sample = await openSample();
  const service = await startService(sample, endpoints);
  const ask = async (reference: string, lang = 'it') =>
    service.get(`/api/public/norme/${encodeURIComponent(reference)}?lang=${lang}`);
  const article = 'eli:/it/legge/1990/08/07/241/art/21';
  const whole = JSON.parse((await ask(article)).text) as shapes.ArticleAnswer;
  const second = JSON.parse((await ask(`${article}/com/2`)).text) as shapes.ParagraphAnswer;
  assert.is(whole.testo.split('\n')[1], second.testo);
  assert.equal([second.eli, second.num, second.articolo.eli], [`${article}/com/2`, '2', article]);
  const named = ({ a, da }: shapes.Relation, own: 'a' | 'da') =>
    (own === 'a' ? a : da).comma?.split(', ').includes('2');
  assert.equal(
    second.modificata_da,
    whole.modificata_da.filter((relation) => named(relation, 'a')),
  );
  assert.equal(
    second.modifica,
    whole.modifica.filter((relation) => named(relation, 'da')),
  );
  assert.is((await ask('it/legge/1990/08/07/241/art/21/COM/2')).text, (await ask(`${article}/com/2`)).text);
  for (const [reference, detail] of [
    [`${article}/com/9`, 'Article 21 (L. 241/1990) has no paragraph 9: it has 1, 2.'],
    ['eli:/it/costituzione/1947/12/27/art/1/com/1', 'The paragraphs of article 1 (Cost.) have no printed numbers'],
    ['eli:/it/legge/1990/08/07/241/art/999/com/1', 'Article 999 is not in the text of L. 241/1990'],
  ] as const) {
    const { status, text } = await ask(reference, 'en');
    assert.is(status, 404, reference);
    assert.match((JSON.parse(text) as shapes.UnknownAct).detail, detail);
  }
  await service.stop();
});

norma('an act known from relations only leads to them, in the language asked for', async () => {
  const sample = await openSample();
  const service = await startService(sample, endpoints);
  const { acts, outside } = sample.facts.counts;
  const found = Array.from({ length: acts + outside }, (_, act) => {
    const record = sample.record(act);
    const keys = [...record.relations('incoming').articles(), ...record.relations('outgoing').articles()];
    return { eli: sample.eli(act), key: keys.find((key) => key !== '' && !record.hasArticle(key)), act };
  });
  const ofText = found.find(({ act, key }) => act < acts && key !== undefined);
  const withoutText = found.find(({ act, key }) => act >= acts && key !== undefined)!;
  const asked = [withoutText.eli, withoutText.eli + withoutText.key!, ...(ofText ? [ofText.eli + ofText.key!] : [])];
  for (const eli of asked) {
    for (const lang of ['', '?lang=en', '?lang=it', '?lang=en']) {
      const reply = await service.get(`/api/public/norme/${eli}${lang}`);
      assert.is(reply.status, 404, eli);
      const { relazioni_url } = JSON.parse(reply.text) as shapes.UnknownAct;
      const expected = `/api/public/relazioni?norma=${encodeURIComponent(eli)}${lang.replace('?', '&')}`;
      assert.is(relazioni_url, expected, eli);
      const { articolo, totale } = JSON.parse((await service.get(relazioni_url!)).text) as shapes.RelazioniAnswer;
      assert.is(articolo, eli.includes('/art/') ? eli : null);
      assert.ok(totale > 0, eli);
    }
  }
  await service.stop();
});

norma.run();
