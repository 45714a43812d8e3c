// One index of titles: the list, the search in titles and the suggestions find the same acts in the same order.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../http/questions/index.js';
import { openSample } from '../../corpora.js';
import { startService } from '../service.js';

const acts = suite('acts');
const service = await startService(await openSample(), endpoints);
acts.after(() => service.stop());

async function ask<T>(path: string): Promise<T> {
  const { status, text } = await service.get(`/api/public/${path}`);
  assert.is(status, 200, path);
  return JSON.parse(text) as T;
}

interface Listed {
  totale: number;
  norme: { eli: string }[];
}

interface Hits {
  totale: number;
  cercato: string | null;
  avviso: string | null;
  risultati: { eli: string; tipo_risultato: string; motivo: string; passo: { parole: unknown[] } }[];
}

const askBoth = (q: string, rest = '') =>
  Promise.all([
    ask<Listed>(`norme?q=${encodeURIComponent(q)}&limit=100${rest}`),
    ask<Hits>(`cerca?in=titoli&q=${encodeURIComponent(q)}&limit=100${rest}`),
  ]);

acts('an act is first for the beginning of its title, also where this ends with an act that it cites', async () => {
  const { norme } = await ask<{ norme: { eli: string; titolo: string }[] }>('norme?limit=100');
  const citing = /^.*?\p{L} (?:legge|decreto-legge|decreto legislativo) \d{1,2}.? \p{L}+ \d{4}, n\. \d+/u;
  const begun = norme.flatMap(({ eli, titolo }) => (citing.test(titolo) ? { eli, q: citing.exec(titolo)![0] } : []));
  assert.ok(begun.length > 0);
  for (const { eli, q } of begun) {
    const [list, hits] = await askBoth(q);
    const { risultati } = await ask<Hits>(`cerca?q=${encodeURIComponent(q)}`);
    assert.equal([list.norme[0]!.eli, hits.risultati[0]!.eli, risultati[0]!.eli], [eli, eli, eli], q);
    assert.is(risultati[0]!.motivo, 'titolo', q);
  }
});

acts('norme?q= and cerca?in=titoli list the same acts in the same order', async () => {
  const queries = [
    'procedimento amministrativo',
    'procedimneto aministrativo',
    'contrato pubblico',
    'codice',
    'l. 241/1990',
    'l. 114',
    'codice privacy',
    'semplificazione astronave',
    '"misure urgenti" -salute',
    'trasparenza OR corruzione',
    'conversione dl 90/2014',
    'xyzzy',
    'in materia',
  ];
  let found = 0;
  for (const q of queries)
    for (const rest of ['', '&tipo=dl']) {
      const [list, hits] = await askBoth(q, rest);
      const elis = hits.risultati.map(({ eli }) => eli);
      assert.equal(
        elis,
        list.norme.map(({ eli }) => eli),
        `${q}${rest}`,
      );
      assert.is(hits.totale, list.totale, q);
      assert.ok(hits.risultati.every(({ tipo_risultato }) => tipo_risultato === 'atto'));
      found += elis.length;
    }
  assert.ok(found > 50, `${found} found`);
});

acts('pages of a search in titles go on where the last one ended', async () => {
  const whole = await ask<Hits>('cerca?in=titoli&q=disposizioni&limit=6');
  const pages = await Promise.all(
    [0, 3].map((offset) => ask<Hits>(`cerca?in=titoli&q=disposizioni&limit=3&offset=${offset}`)),
  );
  assert.is(whole.risultati.length, 6);
  assert.equal(
    pages.flatMap(({ risultati }) => risultati.map(({ eli }) => eli)),
    whole.risultati.map(({ eli }) => eli),
  );
});

acts('a forgiven typo is told, and the words that were meant are marked in the title', async () => {
  const [, hits] = await askBoth('procedimneto aministrativo');
  assert.is(hits.cercato, 'procedimento amministrativo');
  assert.ok(hits.risultati[0]!.passo.parole.length >= 2);
  assert.is(hits.risultati[0]!.motivo, 'titolo');
  const [, none] = await askBoth('xyzzy');
  assert.is(none.cercato, null);
  const [, most] = await askBoth('semplificazione astronave');
  assert.type(most.avviso, 'string');
});

acts('what is suggested for a title is what the list has first', async () => {
  for (const q of ['documentazione ammin', 'prevenzione della corruzione', 'ripresa e resilienza']) {
    const { suggerimenti } = await ask<{ suggerimenti: { eli: string }[] }>(
      `suggerimenti?q=${encodeURIComponent(q)}&limit=1`,
    );
    const { norme } = await ask<Listed>(`norme?q=${encodeURIComponent(q)}&limit=1`);
    assert.is(suggerimenti[0]?.eli, norme[0]?.eli, q);
  }
});

acts.run();
