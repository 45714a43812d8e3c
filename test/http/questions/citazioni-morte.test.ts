// Dead references over HTTP, on the sample corpus.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MorteAnswer } from '../../../http/questions/citazioni-morte.js';
import { endpoints } from '../../../http/questions/index.js';
import { openCitingDead } from '../../corpora.js';
import { startService } from '../service.js';
import { askCitations } from './ask-citations.js';

const morte = suite('citazioni morte');
const service = await startService(await openCitingDead(), endpoints);
morte.after(() => service.stop());

const { get, ask, allCited } = askCitations(service);
const all = await get<MorteAnswer>('/api/public/citazioni/morte?limit=1000');

/** The law of the fixture, which cites what others ended. */
const citing = 'eli:/it/legge/2001/02/03/45';

morte('lists every target with a citation that cessati=solo has, with who cites it', async () => {
  const listed = new Map(all.bersagli.map((one) => [one.eli, one]));
  assert.is(all.totale, all.bersagli.length);
  for (const target of new Set((await allCited()).filter(({ isDead }) => isDead).map(({ target }) => target))) {
    const { citazioni } = await ask(target, '&cessati=solo');
    const isNamed = citazioni.some(({ a }) => (a.articolo_eli ?? a.eli) === target);
    assert.is(listed.get(target)?.n_citazioni ?? 0, isNamed ? citazioni.length : 0, target);
    if (isNamed) assert.is(listed.get(target)!.n_interne, citazioni.filter(({ interna }) => interna).length, target);
  }
  for (const { eli, n_citazioni, esempi, stato } of all.bersagli) {
    assert.ok(stato.valore.length > 0);
    assert.is(esempi.length, Math.min(3, n_citazioni), eli);
    assert.ok(esempi.every(({ sigla }) => sigla !== stato.da?.sigla));
  }
});

morte('what ended an article, or amended it, does not cite what is dead; the same act and all others do', () => {
  const dead = all.bersagli.map(({ eli, n_citazioni, n_interne, esempi }) => [
    eli.replace(/^.*\/(\d+\/art)/, '$1'),
    n_citazioni,
    n_interne,
    ...esempi.map((one) => one.eli.replace(citing, '')),
  ]);
  assert.equal(
    dead.sort(),
    [
      ['165/art/54-bis', 1, 0, '/art/1'],
      ['179/art/3', 1, 0, '/art/1'],
      ['1398/art/323', 1, 0, '/art/1'],
      ['33/art/11', 1, 0, '/art/2'],
      ['45/art/3', 1, 1, '/art/2'],
    ].sort(),
  );
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
