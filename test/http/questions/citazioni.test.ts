// Citations both ways over HTTP, on the sample corpus.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../../engine/index.js';
import { describeEnd, type CitazioniAnswer } from '../../../http/questions/citazioni.js';
import { endpoints } from '../../../http/questions/index.js';
import { openCitingDead } from '../../corpora.js';
import { startService } from '../service.js';
import { askCitations, isBy } from './ask-citations.js';

const citazioni = suite('citazioni');
const catalog = await openCitingDead();
const service = await startService(catalog, endpoints);
citazioni.after(() => service.stop());

const { get, ask, allCited } = askCitations(service);

citazioni('an answer says that annexes without articles are not read', async () => {
  for (const dir of ['in', 'out']) {
    const path = `/api/public/citazioni?norma=l.%20241/1990&dir=${dir}`;
    assert.match((await get<CitazioniAnswer>(path)).avviso, 'allegati senza articoli');
    assert.match((await get<CitazioniAnswer>(`${path}&lang=en`)).avviso, 'annexes without articles');
  }
});

citazioni('what articles cite is who cites, the other way round', async () => {
  const all = await allCited();
  assert.ok(all.length > 50);
  for (const act of new Set(all.map(({ act }) => act))) {
    const { citazioni: every, totale } = await ask(act);
    assert.is(totale, every.length);
    // An article's answer leaves out what it says of its own paragraphs.
    const found = every.filter(({ da, a }) => da.articolo_eli !== a.articolo_eli);
    const expected = all.filter((one) => one.act === act);
    assert.is(found.length, expected.length, act);
    const key = (from: string, text: string) => `${from} ${text}`;
    assert.equal(
      found.map(({ da, testo }) => key(da.articolo_eli!, testo)).sort(),
      expected.map(({ from, text }) => key(from, text)).sort(),
      act,
    );
    for (const { a, da, testo, interna, bersaglio_cessato } of found) {
      assert.is(a.eli, act);
      assert.is(interna, da.eli === a.eli);
      assert.is(bersaglio_cessato, a.stato !== null);
      assert.is(
        bersaglio_cessato,
        expected.find(
          ({ from, text, target }) =>
            from === da.articolo_eli && text === testo && target.endsWith(a.articolo === null ? act : `/${a.articolo}`),
        )!.isDead,
      );
    }
  }
});

citazioni('an article has its own, and its answer and that of its act say how many', async () => {
  const all = await allCited();
  const counts = new Map<string, number>();
  for (const { target } of all) counts.set(target, (counts.get(target) ?? 0) + 1);
  const own = [...counts].filter(([eli]) => eli.includes('/art/') && catalog.findArticle(eli) !== null);
  assert.ok(own.length > 3);
  for (const [eli, count] of own.slice(0, 40)) {
    const { citazioni: found } = await ask(eli);
    assert.is(found.filter(({ da }) => da.articolo_eli !== eli).length, count, eli);
    const others = found.filter(({ interna }) => !interna);
    assert.equal((await ask(eli, '&interne=escluse')).citazioni, others, eli);
    const { n_citata_da } = await get<shapes.ArticleAnswer>(`/api/public/norme/${eli.replace('eli:/', '')}`);
    assert.is(n_citata_da, others.length, eli);
  }
  const act = own[0]![0].split('/art/')[0]!;
  const detail = await get<shapes.ActAnswer>(`/api/public/norme/${act.replace('eli:/', '')}`);
  assert.is(detail.n_citata_da, (await ask(act, '&interne=escluse')).totale);
  await get(`/api/public/citazioni?norma=${act}&interne=solo`, 422);
});

citazioni('an article known from citations only is answered, an unknown one is not', async () => {
  const all = await allCited();
  const outside = [...new Set(all.map(({ target }) => target))].filter(
    (eli) => eli.includes('/art/') && catalog.findArticle(eli) === null,
  );
  assert.ok(outside.length > 0);
  for (const eli of outside) {
    const { articolo, totale } = await ask(eli);
    assert.is(articolo, eli);
    assert.is(totale, all.filter(({ target }) => target === eli).length, eli);
  }
  await get('/api/public/citazioni?norma=legge%209999/1999', 404);
  await get('/api/public/citazioni?norma=art.%20999%20l.%20241/1990', 404);
});

citazioni('what an act or article cites comes in the order of the text', async () => {
  const all = await allCited();
  const { from } = all[0]!;
  const own = await ask(from, '&dir=out');
  assert.equal(
    own.citazioni.filter(({ a }) => a.articolo_eli !== from).map(({ testo }) => testo),
    all.filter((one) => one.from === from).map(({ text }) => text),
  );
  const act = from.split('/art/')[0]!;
  const ofAct = await ask(act, '&dir=out');
  assert.ok(ofAct.totale >= own.totale);
  assert.ok(ofAct.citazioni.every(({ da }) => da.eli === act));
});

citazioni(
  'cessati=solo leaves what is known to be dead, without what the provision says by which it ended',
  async () => {
    let count = 0;
    for (const act of new Set((await allCited()).map(({ from }) => from.split('/art/')[0]!)))
      for (const dir of ['in', 'out']) {
        const all = (await get<CitazioniAnswer>(`/api/public/citazioni?norma=${act}&dir=${dir}&limit=1000`)).citazioni;
        const { citazioni: found, totale } = await ask(act, `&dir=${dir}&cessati=solo`);
        assert.is(totale, found.length);
        const keys = new Set(all.map((one) => JSON.stringify(one)));
        for (const one of found) {
          assert.ok(keys.has(JSON.stringify(one)));
          assert.ok(one.a.stato !== null && (one.a.stato.da === null || !isBy(one.a.stato.da, one.da, one.a)));
        }
        // The law of the fixture neither amends nor repeals what it cites.
        const isWanted = ({ da, a }: shapes.CitationEntry) => da.sigla === 'L. 45/2001' && a.stato !== null;
        assert.is(found.filter(isWanted).length, all.filter(isWanted).length, `${act} ${dir}`);
        count += totale;
      }
    assert.ok(count > 0);
    const [first] = (await ask('l. 241/1990', '&dir=out&cessati=solo&limit=1')).citazioni;
    assert.is(first?.bersaglio_cessato ?? true, true);
    await get('/api/public/citazioni?norma=l.%20241/1990&cessati=esclusi', 422);
  },
);

citazioni('pages neither overlap nor skip', async () => {
  const all = await allCited();
  const [most] = [...new Set(all.map(({ act }) => act))].sort(
    (a, b) => all.filter(({ act }) => act === b).length - all.filter(({ act }) => act === a).length,
  );
  const whole = await ask(most!);
  const paged: unknown[] = [];
  let next: string | null = `/api/public/citazioni?norma=${encodeURIComponent(most!)}&limit=3`;
  while (next !== null) {
    const page: CitazioniAnswer = await get<CitazioniAnswer>(next);
    paged.push(...page.citazioni);
    next = page.successiva;
  }
  assert.equal(paged, whole.citazioni);
});

citazioni('an article of an annex is of its act, also where the text of that is not loaded', () => {
  const outside = catalog.eli(catalog.facts.counts.acts);
  assert.not.ok(catalog.acts.inCorpus(catalog.find(outside)!));
  const { eli, articolo, articolo_eli, parte } = describeEnd(catalog, `${outside}/allegato-i-1/art/2`, null);
  assert.equal([eli, articolo, articolo_eli, parte], [outside, '2', `${outside}/allegato-i-1/art/2`, 'allegato I.1']);
});

citazioni.run();
