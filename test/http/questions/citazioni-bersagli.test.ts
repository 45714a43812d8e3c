// What is cited most, over HTTP, on the sample corpus.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { BersagliAnswer } from '../../../http/questions/citazioni-bersagli.js';
import { endpoints } from '../../../http/questions/index.js';
import { openSample } from '../../corpora.js';
import { startService } from '../service.js';
import { askCitations } from './ask-citations.js';

const bersagli = suite('citazioni bersagli');
const service = await startService(await openSample(), endpoints);
bersagli.after(() => service.stop());

const { get, ask } = askCitations(service);

bersagli('lists the articles, or acts, by how many citations name them', async () => {
  for (const livello of ['articolo', 'norma'] as const) {
    const { bersagli } = await get<BersagliAnswer>(`/api/public/citazioni/bersagli?limit=1000&livello=${livello}`);
    assert.ok(bersagli.length > 10);
    assert.is(new Set(bersagli.map(({ eli }) => eli)).size, bersagli.length);
    for (const [i, { eli, articolo, n_citazioni }] of bersagli.entries()) {
      assert.is(articolo === null, livello === 'norma', eli);
      if (i > 0) assert.ok(bersagli[i - 1]!.n_citazioni >= n_citazioni, eli);
      if (i < 10) assert.is((await ask(eli, '&interne=escluse')).totale, n_citazioni, eli);
    }
  }
});

bersagli('fewer are the beginning of more; ten where nothing is said', async () => {
  const more = await get<BersagliAnswer>('/api/public/citazioni/bersagli?limit=40');
  const fewer = await get<BersagliAnswer>('/api/public/citazioni/bersagli');
  assert.equal(fewer.bersagli, more.bersagli.slice(0, 10));
  assert.is(fewer.livello, 'articolo');
});

bersagli('refuses another level and a limit outside 1 to 1000', async () => {
  for (const query of ['livello=comma', 'limit=0', 'limit=1001'])
    await get(`/api/public/citazioni/bersagli?${query}`, 422);
});

bersagli.run();
