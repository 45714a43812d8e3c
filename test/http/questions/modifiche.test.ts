// GET /api/public/modifiche: the newest amendments, each told from the act that amends.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../../engine/index.js';
import { endpoints } from '../../../http/questions/index.js';
import { openSample } from '../../corpora.js';
import { startService } from '../service.js';

const modifiche = suite('modifiche');
const service = await startService(await openSample(), endpoints);
modifiche.after(() => service.stop());

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

modifiche.run();
