// What the search finds beside the words of titles: names, numbers, years and types of acts.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openTitles } from './open-titles.js';

/** Search over acts of these ELIs (without `eli:/it/`) and titles, all with no relations. */
async function searchingActs(acts: readonly (readonly [eli: string, title: string])[]) {
  const search = await openTitles(acts.map(([eli, title]) => ({ eli: `eli:/it/${eli}`, title })));
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
  const most = await find('lavoro astronave');
  assert.equal(most.acts.sort(), [0, 1, 2]);
  assert.is(most.match, 'most');
  assert.equal(await find('astronave'), { acts: [], match: 'most' });
});

test('search: a typo is forgiven only in a word that nothing has, and the query that was searched is told', async () => {
  const search = await openTitles([
    { title: 'Disposizioni sui contratti pubblici' },
    { title: 'Disposizioni sulla pesca' },
    { title: 'Norme sulla tesca' },
  ]);
  const typo = await search.search('contrato publico');
  assert.is(typo.match, 'typos');
  assert.equal([...typo.acts], [0]);
  assert.is(typo.searched, 'contratti pubblici');
  const known = await search.search('disposizioni tesca');
  assert.is(known.match, 'most', '«tesca» is a word, and so no typo of «pesca»');
  assert.is(known.searched, null);
  assert.equal((await search.search('contrato astronave')).searched, null);
});

test('search: phrases, alternatives and what must not be there are read as in the text of the law', async () => {
  const search = await openTitles([
    { title: 'Codice penale' },
    { title: 'Codice di procedura penale' },
    { title: 'Procedura del codice, penale' },
    { title: 'Lavoro' },
    { title: 'Pesca' },
  ]);
  const find = async (query: string) => [...(await search.search(query)).acts].sort();
  assert.equal(await find('"codice penale"'), [0, 2]);
  assert.equal(await find('«codice di procedura»'), [1]);
  assert.equal(await find('"codice civile"'), []);
  assert.equal(await find('codice -procedura'), [0]);
  assert.equal(await find('codice -penale'), []);
  assert.equal(await find('lavoro OR pesca'), [3, 4]);
  assert.equal(await find('codice -"codice penale"'), [1]);
});

test('search: words of more than a tenth of many titles are required but do not rank', async () => {
  const titles = Array.from({ length: 200 }, (_, i) => ({
    title: `Disposizioni numero${i % 2 ? '' : ' in materia'} ${i}`,
    relations: i,
  }));
  const search = await openTitles([...titles, { title: 'Disposizioni, disposizioni, disposizioni', relations: 0 }]);
  const { acts } = await search.search('disposizioni');
  assert.is(acts.length, 201);
  assert.equal([...acts.slice(0, 3)], [199, 198, 197], 'by number of relations alone');
  assert.is((await search.search('disposizioni materia')).acts.length, 100);
  assert.equal((await search.search('disposizoni materia')).match, 'typos', 'typos of such words are found, too');
});

test('suggest: names first, then titles, each act once; a word may be only begun', async () => {
  const search = await openTitles([
    { eli: 'eli:/it/legge/2010/07/29/120', title: 'Disposizioni sul codice della strada', relations: 5 },
    { eli: 'eli:/it/decreto-legislativo/1992/04/30/285', title: 'Nuovo codice della strada', relations: 1 },
  ]);
  for (const query of ['codice della strada', 'codice della str', 'codice dela strda']) {
    const found = await search.suggest(query, 8);
    assert.equal(
      found.map(({ name, act }) => [name !== null, act]),
      [
        [true, 1],
        [false, 0],
      ],
      query,
    );
  }
  assert.match(
    (await search.suggest('CODICE DELLA STRADA', 1))[0]!.name!,
    /^codice della strada$/i,
    'as it is asked for',
  );
  assert.equal((await search.suggest('codice della strada', 1)).length, 1);
  assert.equal(await search.suggest('codice astronave', 8), [], 'no act that has only one of the words');
  const first = { name: null, act: 0, article: null };
  assert.equal((await search.suggest('codice della strada', 8, [first]))[0], first);
});

test('suggest: a word inside the best-known name counts like its beginning, by number of relations', async () => {
  const search = await openTitles([
    { eli: 'eli:/it/decreto-legislativo/2010/03/04/28', title: 'Norme del 2010', relations: 20 },
    { eli: 'eli:/it/regio-decreto/1942/03/16/262', title: 'Norme del 1942', relations: 900 },
    { eli: 'eli:/it/decreto-legislativo/2011/05/23/79', title: 'Norme del 2011', relations: 3 },
    { eli: 'eli:/it/legge/1982/05/03/203', title: 'Norme del 1982', relations: 30 },
    { eli: 'eli:/it/decreto-legislativo/2023/03/31/36', title: 'Norme del 2023', relations: 300 },
  ]);
  const acts = async (query: string) => (await search.suggest(query, 8)).map(({ act }) => act);
  for (const query of ['civi', 'civil', 'civile']) assert.is((await acts(query))[0], 1, query);
  assert.ok((await acts('civile')).includes(0), 'Mediazione civile stays among them');
  assert.equal(await acts('turism'), [2]);
  for (const query of ['contra', 'contratti']) assert.equal((await acts(query)).slice(0, 2), [4, 3], query);
  assert.is((await acts('contratti a'))[0], 3, 'Contratti agrari once no other begins so');
});

test.run();
