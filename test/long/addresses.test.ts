// Every ELI within an act of the corpus that any answer gives is an address that answers.
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog, type shapes } from '../../engine/index.js';
import { endpoints } from '../../http/questions/index.js';
import { startService } from '../http/service.js';
import { sharedPath } from '../shared.js';
import { projectRoot } from '../source-tree.js';

const test = suite('addresses, long');
const corpora = [
  join(projectRoot, 'corpus'),
  ...['normattiva', 'effetti', 'foreign'].map((name) => sharedPath('corpus', name)),
];

for (const corpus of corpora) {
  if (corpus === null) continue;
  test(`${corpus.split('/').slice(-2).join('/')}: every address within an act of the corpus answers`, async () => {
    const catalog = await openCatalog({ corpus: [corpus], strict: false, report: () => undefined });
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
    const own = [...given].filter(isOfCorpus);
    assert.ok(own.length > acts);
    for (const eli of own) assert.is((await service.get(`/api/public/norme/${eli}`)).status, 200, eli);
    await service.stop();
    catalog.close();
  });
}

test.run();
