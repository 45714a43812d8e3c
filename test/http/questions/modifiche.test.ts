// GET /api/public/modifiche: the newest amendments, each told from the act that amends.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../../engine/index.js';
import { endpoints } from '../../../http/questions/index.js';
import { openSample } from '../../corpora.js';
import { added, days, openSeenCorpus } from '../../seen-corpus.js';
import { startService } from '../service.js';

const modifiche = suite('modifiche');
const service = await startService(await openSample(), endpoints);
const corpus = openSeenCorpus();
await corpus.make('first');
await corpus.make('changed');
const later = await startService(corpus.open('changed'), endpoints);
modifiche.after(async () => {
  await service.stop();
  await later.stop();
  corpus.remove();
});

const ask = async <Body>(path: string) => JSON.parse((await service.get(`/api/public/${path}`)).text) as Body;

modifiche('of one act, too, says of each amendment what the amending act does', async () => {
  const eli = 'it/legge/1990/08/07/241';
  for (const lang of ['it', 'en']) {
    const own = (await ask<shapes.ModificheAnswer>(`modifiche?norma=${eli}&limit=200&lang=${lang}`)).modifiche;
    const undergone = own.filter(({ a }) => a.eli === `eli:/${eli}`);
    assert.ok(undergone.length > 10);
    for (const relation of undergone.slice(0, 12)) {
      const { modifica } = await ask<shapes.RelazioniAnswer>(`relazioni?norma=${relation.da.eli}&lang=${lang}`);
      assert.equal(
        relation,
        modifica!.find(({ id }) => id === relation.id),
      );
    }
  }
});

modifiche('of one act, has each amendment once, newest first', async () => {
  const { modifiche, totale } = await ask<shapes.ModificheAnswer>('modifiche?norma=l.+241/1990&limit=200');
  const all = await ask<shapes.ActAnswer>('norme/it/legge/1990/08/07/241');
  const dated = [...all.modifica, ...all.modificata_da].filter(({ data }) => data !== null);
  assert.is(totale, dated.length);
  assert.equal(new Set(modifiche.map(({ id }) => id)), new Set(dated.map(({ id }) => id)));
  const days = modifiche.map(({ data }) => data!);
  assert.equal(days, [...days].sort().reverse());
});

modifiche('of one article, or between two acts, has those alone', async () => {
  const act = await ask<shapes.ModificheAnswer>('modifiche?norma=l.+241/1990&limit=200');
  const ends = ({ da, a }: shapes.Relation) => [da.articolo_eli, a.articolo_eli];
  const article = 'eli:/it/legge/1990/08/07/241/art/2';
  const own = await ask<shapes.ModificheAnswer>('modifiche?norma=art.+2+l.+241/1990&limit=200');
  assert.is(own.articolo, article);
  assert.ok(own.totale > 0 && own.totale < act.totale);
  assert.equal(
    own.modifiche,
    act.modifiche.filter((relation) => ends(relation).includes(article)),
  );
  const { da } = act.modifiche.find(({ a }) => a.eli === 'eli:/it/legge/1990/08/07/241')!;
  const reform = await ask<shapes.ModificheAnswer>(`modifiche?norma=l.+241/1990&con=${da.eli}&limit=200`);
  assert.is(reform.con, da.eli);
  assert.equal(
    reform.modifiche,
    act.modifiche.filter((relation) => [relation.da.eli, relation.a.eli].includes(da.eli)),
  );
  const paged = await ask<shapes.ModificheAnswer>(`modifiche?norma=l.+241/1990&con=${da.eli}&limit=1`);
  if (reform.totale > 1) assert.match(paged.successiva!, `con=${encodeURIComponent(da.eli)}`);
});

modifiche('the other end needs a first one, and is never guessed', async () => {
  const alone = await service.get('/api/public/modifiche?con=CAD');
  assert.is(alone.status, 422);
  assert.equal((JSON.parse(alone.text) as { detail: { loc: string[] }[] }).detail[0]!.loc, ['query', 'norma']);
  const several = await service.get('/api/public/modifiche?norma=CAD&con=legge%20241');
  assert.is(several.status, 300);
  assert.is((JSON.parse(several.text) as shapes.UnresolvedOfTwo).parametro, 'con');
});

modifiche('pages neither overlap nor skip an amendment, and lead on and back', async () => {
  const whole = await ask<shapes.ModificheAnswer>('modifiche?limit=30');
  const seen: string[] = [];
  let path: string | null = '/api/public/modifiche?limit=10&lang=en';
  for (let page = 0; page < 3; page++) {
    const answer: shapes.ModificheAnswer = await ask(path!.replace('/api/public/', ''));
    assert.is(answer.offset, 10 * page);
    assert.is(
      answer.precedente,
      page === 0 ? null : page === 1 ? '/api/public/modifiche?limit=10&lang=en' : path!.replace('=20', '=10'),
    );
    seen.push(...answer.modifiche.map(({ id }) => id));
    path = answer.successiva;
  }
  assert.equal(
    seen,
    whole.modifiche.map(({ id }) => id),
  );
});

modifiche('a page past the end is empty, says how many there are, and leads back', async () => {
  const { totale, modifiche, successiva, precedente } = await ask<shapes.ModificheAnswer>(
    'modifiche?tipo=abroga&offset=999',
  );
  assert.ok(totale > 0 && totale < 200);
  assert.equal([modifiche, successiva], [[], null]);
  const back = await ask<shapes.ModificheAnswer>(precedente!.replace('/api/public/', ''));
  assert.is(back.modifiche.length, ((totale - 1) % 50) + 1, 'the last page of 50');
  assert.is(back.successiva, null);
});

modifiche('takes days, inclusive, and says how many there are', async () => {
  const { totale, modifiche: all } = await ask<shapes.ModificheAnswer>('modifiche?limit=200');
  const [first, last] = [all.at(-1)!.data!, all[40]!.data!];
  const between = await ask<shapes.ModificheAnswer>(`modifiche?limit=200&dal=${first}&al=${last}`);
  assert.ok(between.totale < totale && between.totale > 0);
  const wanted = all.filter(({ data }) => data! >= first && data! <= last);
  assert.equal(
    between.modifiche.slice(0, wanted.length).map(({ id }) => id),
    wanted.map(({ id }) => id),
  );
  assert.ok(between.modifiche.every(({ data }) => data! >= first && data! <= last));
  const page = await ask<shapes.ModificheAnswer>(`modifiche?limit=1&dal=${first}&al=${last}&tipo=abroga`);
  assert.match(page.successiva!, `&dal=${first}&al=${last}`);
});

modifiche('refuses another clock than effetto and visto, and what is no day', async () => {
  const refused = await service.get('/api/public/modifiche?base=letto');
  const [fault] = (JSON.parse(refused.text) as { detail: { type: string; msg: string }[] }).detail;
  assert.equal(
    [refused.status, fault!.type, fault!.msg],
    [422, 'literal_error', "Input should be 'effetto' or 'visto'"],
  );
  assert.is((await service.get('/api/public/modifiche?dal=2026-02-30')).status, 422);
  assert.is((await service.get('/modifiche?al=ieri')).status, 422);
});

modifiche('by the day on which they were first held: only those of which it is known, newest first', async () => {
  const untold = await ask<shapes.ModificheAnswer>('modifiche?base=visto&lang=it');
  assert.is(untold.totale, 0, 'nothing tells it of the sample');
  assert.match(untold.avviso!, /^Non si sa da quando/);
  assert.is((await ask<shapes.ModificheAnswer>('modifiche')).avviso, null);
  const told = JSON.parse((await later.get('/api/public/modifiche?base=visto')).text) as shapes.ModificheAnswer;
  assert.equal([told.base, told.totale, told.avviso], ['visto', 1, null]);
  assert.equal([told.modifiche[0]!.da.eli, told.modifiche[0]!.visto_il], [added, days.changed]);
  for (const [query, count] of [
    [`dal=${days.changed}`, 1],
    [`al=${days.same}`, 0],
    [`dal=${days.same}&al=${days.changed}&tipo=abroga`, 1],
    ['tipo=sostituisce', 0],
  ] as const) {
    const { text } = await later.get(`/api/public/modifiche?base=visto&${query}`);
    assert.is((JSON.parse(text) as shapes.ModificheAnswer).totale, count, query);
  }
  for (const lang of ['it', 'en']) {
    const { text } = await later.get(`/modifiche?base=visto&lang=${lang}`);
    assert.match(text, lang === 'it' ? '24 novembre 2026' : '24 November 2026');
  }
});

modifiche.run();
