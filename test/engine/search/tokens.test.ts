// What the search finds beside the words of titles: names, numbers, years and types of acts.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildTitleIndex, openTitles } from '../../../engine/search/titles.js';

/** Search over acts of these ELIs (without `eli:/it/`) and titles, all with no relations. */
async function searchingActs(acts: readonly (readonly [eli: string, title: string])[]) {
  const columns = buildTitleIndex(acts.map(([eli, title]) => ({ eli: `eli:/it/${eli}`, title })));
  const search = await openTitles(columns, { relations: new Uint32Array(acts.length) });
  return async (query: string) => {
    const { acts, match } = await search.search(query);
    return { acts: [...acts], match };
  };
}

test('search: a whole name comes before every phrase, whatever function words it is written with', async () => {
  const find = await searchingActs([
    ['legge/2010/07/29/120', 'Disposizioni sul codice della strada'],
    ['decreto-legislativo/1992/04/30/285', 'Nuovo codice della strada'],
    ['decreto-legislativo/2005/03/07/82', 'Amministrazione digitale'],
    ['legge/2000/01/01/1', 'CAD'],
  ]);
  for (const query of ['codice della strada', 'codice strada', 'CODICE DI STRADA'])
    assert.equal((await find(query)).acts, [1, 0], query);
  assert.equal((await find('cad')).acts, [2, 3]);
  assert.equal((await find('c.a.d. digitale')).acts, [2], 'words of title and name together');
});

test('search: no phrase runs from one name into the next', async () => {
  const find = await searchingActs([['decreto-legislativo/2005/03/07/82', 'Amministrazione digitale']]);
  assert.equal((await find('digitale codice')).match, 'all');
  const columns = buildTitleIndex([
    { title: 'Amministrazione digitale', eli: 'eli:/it/decreto-legislativo/2005/03/07/82' },
  ]);
  assert.ok(columns.titleStarts![1]! > 10, 'the names stand beside the title');
});

test('search: a number is the number of an act first, then a word of titles', async () => {
  const find = await searchingActs([
    ['legge/2024/01/01/9', 'Modifiche alla legge 241'],
    ['legge/1990/08/07/241', 'Procedimento amministrativo'],
    ['decreto-legge/2001/01/01/241', 'Misure urgenti'],
  ]);
  assert.equal((await find('241')).acts, [1, 2, 0]);
  assert.equal((await find('legge 241')).acts, [1, 2, 0], 'a decreto-legge has the word legge');
  assert.equal((await find('241 1990')).acts, [1]);
  assert.equal((await find('d.l. 241')).acts, [2]);
});

test('search: a year is a word of titles first, then the year of acts', async () => {
  const find = await searchingActs([
    ['legge/2007/05/04/56', 'Giorno della memoria'],
    ['legge/2006/12/27/296', 'Legge finanziaria 2007'],
  ]);
  assert.equal((await find('2007')).acts, [1, 0]);
  assert.equal((await find('memoria 2007')).acts, [0]);
  assert.equal((await find('legge 2007')).acts, [1, 0]);
});

test('search: an office is no word of the type of its decrees', async () => {
  const find = await searchingActs([
    ['decreto-del-presidente-della-repubblica/2000/12/28/445', 'Documentazione amministrativa'],
  ]);
  assert.equal((await find('presidente')).acts, []);
  assert.equal((await find('decreto documentazione')).acts, [0]);
  assert.equal((await find('dpr documentazione')).acts, [0]);
});

test('search: where no act has all words, those with most come first, rarest words first', async () => {
  const find = await searchingActs([
    ['legge/2000/01/01/1', 'Lavoro e pesca'],
    ['legge/2000/01/01/2', 'Lavoro e salute'],
    ['legge/2000/01/01/3', 'Lavoro'],
    ['legge/2000/01/01/4', 'Pesca'],
  ]);
  assert.equal(await find('lavoro pesca salute'), { acts: [1, 0], match: 'most' });
  assert.equal(await find('lavoro pesce'), { acts: [0], match: 'all' }, 'an inflected form is the word');
  assert.equal(await find('lavoro pexca'), { acts: [0], match: 'typos' });
  assert.equal(await find('lavoro astronave'), { acts: [0, 1, 2], match: 'most' });
  assert.equal(await find('astronave'), { acts: [], match: 'most' });
});

test('search: acts with only most of the words are left out where all are asked for', async () => {
  const search = await openTitles(buildTitleIndex([{ title: 'Lavoro e pesca' }]), { relations: new Uint32Array(1) });
  for (let round = 0; round < 2; round++) {
    assert.is((await search.searchAll('lavoro astronave')).acts.length, 0);
    assert.equal([...(await search.search('lavoro astronave')).acts], [0]);
    assert.equal([...(await search.searchAll('lavoro pexca')).acts], [0]);
  }
});

test.run();
