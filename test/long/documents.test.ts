// What `npm test` expects of the sample or of some documents, of every real document, Italian and foreign.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Catalog, shapes } from '../../engine/index.js';
import { endpoints } from '../../http/questions/index.js';
import { openReal, openSample } from '../corpora.js';
import * as akn from '../http/formats/akn-checks.js';
import * as jsonld from '../http/formats/jsonld-checks.js';
import * as md from '../http/formats/md-checks.js';
import { assertSameAnswers } from '../http/answers-alike.js';
import { assertMatchesSchema } from '../http/schema-check.js';
import { startService } from '../http/service.js';
import { needing } from '../programs.js';
import { sharedPath } from '../shared.js';

const documents = suite('documents, long');
const all = await openReal();
const corpora: [name: string, catalog: Catalog | null][] = [
  ['the sample', await openSample()],
  ['real documents', all],
];

for (const [name, catalog] of corpora) {
  if (catalog === null) continue;
  documents(`${name}: every address within an act of the corpus answers`, async () => {
    const service = await startService(catalog, endpoints);
    const given = new Set<string>();
    const ask = async (path: string) => {
      const { status, text } = await service.get(`/api/public/${path}`);
      for (const [, eli] of text.matchAll(/"(eli:\/[^"]+)"/g)) given.add(eli!);
      return { status, text };
    };
    const { acts, outside } = catalog.facts.counts;
    for (let act = 0; act < acts + outside; act++) {
      const eli = catalog.eli(act);
      await ask(`relazioni?norma=${eli}`);
      await ask(`graph?livello=articolo&max_nodi=2000&norma=${eli}`);
      if (act >= acts) continue;
      const { articoli, allegati } = JSON.parse((await ask(`norme/${eli}`)).text) as shapes.ActAnswer;
      for (const { eli } of [...articoli, ...allegati]) assert.is((await ask(`norme/${eli}`)).status, 200, eli);
    }
    await ask('graph?livello=articolo&max_nodi=20000');
    const isOfCorpus = (eli: string): boolean => {
      for (let path = eli; path.includes('/'); path = path.slice(0, path.lastIndexOf('/'))) {
        const act = catalog.find(path);
        if (act !== null) return catalog.inCorpus(act);
      }
      return false;
    };
    // The identifiers of versions (`…@1990-09-02`) have tests of their own.
    const own = [...given].filter((eli) => isOfCorpus(eli) && !eli.includes('@'));
    assert.ok(own.length > acts);
    for (const eli of own) {
      const { status, text } = await service.get(`/api/public/norme/${eli}`);
      if (status === 200) continue;
      // A place that a text cites and its act's text does not have: the 404 leads to what is known of it.
      const { relazioni_url } = JSON.parse(text) as shapes.UnknownAct;
      assert.equal([status, (await service.get(relazioni_url!)).status], [404, 200], eli);
    }
    await service.stop();
  });
}

const path = sharedPath('corpus', 'normattiva');
if (path !== null) documents('a snapshot answers as the documents do, byte for byte', () => assertSameAnswers(path));

const schema = akn.findSchema();
if (all !== null) {
  if (schema !== null)
    needing(documents, 'xmllint')('akn: every act and every article is valid', () => akn.assertValid(all, schema));

  documents('akn: written and read again, it is the same acts with the same articles', () =>
    akn.assertSameWhenRead(all),
  );

  documents('norme: every listed act answers, with as many articles and relations as the list says', async () => {
    const service = await startService(all, endpoints);
    const ask = async (target: string): Promise<unknown> => {
      const reply = await service.get(target);
      assert.is(reply.status, 200, `${target}: ${reply.text.slice(0, 200)}`);
      const body = JSON.parse(reply.text) as unknown;
      assertMatchesSchema(target, 200, body);
      return body;
    };
    const { norme } = (await ask('/api/public/norme?limit=1000')) as shapes.NormeAnswer;
    assert.ok(norme.length > 20);
    for (const entry of norme) {
      const act = (await ask(`/api/public/norme/${entry.eli}`)) as shapes.ActAnswer;
      const path = entry.eli.replace('eli:/', '');
      assert.is(((await ask(`/api/public/norme/${path}`)) as shapes.ActAnswer).eli, entry.eli);
      assert.is((await service.get(`/norme/${path}`, { accept: 'text/html' })).status, 200, entry.eli);
      assert.is(act.articoli.length, entry.n_articoli, entry.eli);
      assert.is(act.modifica.length, entry.n_relazioni_out, entry.eli);
      assert.is(act.modificata_da.length, entry.n_relazioni_in, entry.eli);
      await ask(`/api/public/relazioni?norma=${encodeURIComponent(entry.eli)}`);
      for (const { eli, testo } of act.articoli.filter((_, at) => at % 20 === 0)) {
        const article = (await ask(`/api/public/norme/${encodeURIComponent(eli)}`)) as shapes.ArticleAnswer;
        assert.is(article.testo, testo, eli);
      }
      for (const { eli } of act.allegati.slice(0, 2)) {
        const whole = (await ask(`/api/public/norme/${eli}`)) as shapes.ActAnswer;
        assert.is(whole.eli, entry.eli, eli);
        const relations = (await ask(`/api/public/relazioni?norma=${eli}`)) as shapes.RelazioniAnswer;
        // A second notice where nothing is known of the act.
        assert.is(relations.risoluzione.avvisi.length, relations.totale > 0 ? 1 : 2, eli);
      }
    }
    await service.stop();
  });
}

if (all !== null) {
  documents('jsonld: every act says who it is, its articles, and what it changes', () => jsonld.assertActs(all));
  documents('jsonld: articles are parts of their act and have their text', () => jsonld.assertArticles(all));
  documents('md: every act has all lines of its articles, in order', () => md.assertAllLines(all));
  documents('md: every article and its relations can be written', () => md.assertArticles(all));
}

documents.run();
