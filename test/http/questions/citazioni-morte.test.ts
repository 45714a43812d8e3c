// Dead references over HTTP, on the sample corpus.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MorteAnswer } from '../../../http/questions/citazioni-morte.js';
import { endpoints } from '../../../http/questions/index.js';
import { openSample } from '../../corpora.js';
import { startService } from '../service.js';
import { askCitations, isBy } from './ask-citations.js';

const morte = suite('citazioni morte');
const service = await startService(await openSample(), endpoints);
morte.after(() => service.stop());

const { get, ask, allCited } = askCitations(service);
const all = await get<MorteAnswer>('/api/public/citazioni/morte?limit=1000');

morte('lists every dead target that others cite than the provision by which it ended, with who cites it', async () => {
  const listed = new Map(all.bersagli.map((one) => [one.eli, one]));
  assert.is(all.totale, all.bersagli.length);
  for (const target of new Set((await allCited()).filter(({ isDead }) => isDead).map(({ target }) => target))) {
    const { citazioni } = await ask(target);
    const { stato } = citazioni.find(({ a }) => (a.articolo_eli ?? a.eli) === target)!.a;
    const others = citazioni.filter(({ da }) => stato!.da === null || !isBy(stato!.da, da));
    const isNamed = others.some(({ a }) => (a.articolo_eli ?? a.eli) === target);
    assert.is(listed.get(target)?.n_citazioni ?? 0, isNamed ? others.length : 0, target);
  }
  for (const { eli, n_citazioni, esempi, stato } of all.bersagli) {
    assert.ok(stato.valore.length > 0);
    assert.is(esempi.length, Math.min(3, n_citazioni), eli);
    assert.ok(esempi.every(({ articolo, sigla }) => sigla !== stato.da?.sigla || articolo !== stato.da.articolo));
  }
});

morte('the most cited comes first', () => {
  const counts = all.bersagli.map(({ n_citazioni }) => n_citazioni);
  assert.equal(
    counts,
    [...counts].sort((a, b) => b - a),
  );
});

morte('pages neither overlap nor skip, and keep the language', async () => {
  const paged: MorteAnswer['bersagli'] = [];
  let next: string | null = '/api/public/citazioni/morte?limit=2&lang=en';
  while (next !== null) {
    assert.match(next, /lang=en/);
    const page: MorteAnswer = await get<MorteAnswer>(next);
    assert.is(page.totale, all.totale);
    paged.push(...page.bersagli);
    next = page.successiva;
  }
  assert.equal(
    paged.map(({ eli }) => eli),
    all.bersagli.map(({ eli }) => eli),
  );
});

morte('beyond the last target is an empty page that leads back', async () => {
  const page = await get<MorteAnswer>('/api/public/citazioni/morte?limit=5&offset=1000');
  assert.equal([page.bersagli, page.successiva], [[], null]);
  assert.is.not(page.precedente, null);
});

morte('a limit outside 1 to 1000 and a negative offset are refused', async () => {
  for (const query of ['limit=0', 'limit=1001', 'limit=x', 'offset=-1'])
    await get(`/api/public/citazioni/morte?${query}`, 422);
});

morte.run();
