// Suggestions for a search field over HTTP, on the sample corpus.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../http/questions/index.js';
import { openSample } from '../../corpora.js';
import type { SuggerimentiAnswer } from '../../../http/questions/suggerimenti.js';
import { startService } from '../service.js';

const suggerimenti = suite('suggerimenti');
const catalog = await openSample();
const service = await startService(catalog, endpoints);
suggerimenti.after(() => service.stop());

async function suggest(q: string, rest = '') {
  const { status, text } = await service.get(`/api/public/suggerimenti?q=${encodeURIComponent(q)}${rest}`);
  assert.is(status, 200, q);
  return (JSON.parse(text) as SuggerimentiAnswer).suggerimenti;
}

const privacy = 'eli:/it/decreto-legislativo/2003/06/30/196';
const procedure = 'eli:/it/legge/1990/08/07/241';

suggerimenti('an act that is cited comes first, with its article', async () => {
  const [article] = await suggest('art. 2 l. 241/90');
  assert.is(article!.eli, `${procedure}/art/2`);
  assert.is(article!.testo, 'L. 241/1990, art. 2');
  assert.is(article!.sigla, 'L. 241/1990, art. 2');
  const [act] = await suggest('241/1990');
  assert.is(act!.eli, procedure);
  assert.is(act!.testo, 'L. 241/1990');
});

suggerimenti('each act that a citation without a year may mean is suggested', async () => {
  const found = await suggest('l. 114');
  assert.equal(
    found.slice(0, 2).map(({ sigla }) => sigla),
    ['L. 114/2024', 'L. 114/2014'],
  );
});

suggerimenti('an article of a number without its year is suggested of the acts that have it', async () => {
  assert.equal(
    (await suggest('art. 2-bis legge 241')).map(({ sigla }) => sigla),
    ['L. 241/1990, art. 2-bis'],
  );
  // None has it: the acts are.
  assert.is((await suggest('art. 999 legge 241'))[0]!.eli, procedure);
});

suggerimenti('names come before titles, the last word may be unfinished', async () => {
  const found = await suggest('codice priv');
  assert.is(found[0]!.eli, privacy);
  assert.is(found[0]!.testo, 'codice privacy');
  const codes = await suggest('codice');
  const isTitle = codes.map(({ testo, titolo }) => testo === titolo);
  assert.equal(isTitle, [...isTitle].sort(), 'names, then titles');
  assert.is((await suggest('anticorruz'))[0]!.eli, 'eli:/it/legge/2012/11/06/190');
});

suggerimenti('a name of an article leads to the article, unfinished or with a typo too', async () => {
  for (const q of ['preavviso di rigetto', 'preavviso di rig', 'preaviso di rigetto']) {
    const [found] = await suggest(q);
    assert.is(found!.eli, `${procedure}/art/10-bis`, q);
    assert.is(found!.sigla, 'L. 241/1990, art. 10-bis', q);
  }
  assert.is((await suggest('preavviso di rig'))[0]!.testo, 'preavviso di rigetto');
});

suggerimenti('the number of an article and the beginning of its act lead to that article', async () => {
  for (const q of ['art 2 legge sul proc', 'art. 2 legge sul procedimento amm', 'articolo 10 bis legge sul proc']) {
    const number = q.includes('10') ? '10-bis' : '2';
    assert.is((await suggest(q))[0]!.eli, `${procedure}/art/${number}`, q);
  }
  for (const { eli } of await suggest('art 1 cod')) assert.match(eli, /\/art\/1$/);
  assert.equal(await suggest('art 9999 cod'), []);
});

suggerimenti('names that begin with what is typed stay first while it is typed on', async () => {
  for (const q of ['codice pr', 'codice pri', 'codice priv', 'codice privacy'])
    assert.is((await suggest(q))[0]!.eli, privacy, q);
});

suggerimenti('the name by which an act is best known comes before other names of others', async () => {
  // An act of more relations has a name that begins so, too: testo unico privacy.
  const [first] = await suggest('testo u');
  assert.is(first!.testo, 'Testo unico documentazione amministrativa');
  assert.is((await suggest('legge '))[0]!.testo, 'Legge sul procedimento amministrativo');
});

suggerimenti('words of titles find acts that have no such name', async () => {
  const [found] = await suggest('segnalazione di rea');
  assert.is(found!.eli, 'eli:/it/legge/2017/11/30/179');
  assert.is(found!.testo, found!.titolo);
});

suggerimenti('case, accents and apostrophes make no difference', async () => {
  const plain = await suggest('codice amministrazione digitale');
  for (const q of [
    "CODICE DELL'AMMINISTRAZIONE DIGITALE",
    'codice dell’amministrazione digitàle',
    'códice amministrazione digitale',
  ])
    assert.is((await suggest(q))[0]!.eli, plain[0]!.eli, q);
});

suggerimenti('one typo a word is forgiven where nothing else is found', async () => {
  for (const q of ['codice privaci', 'codcie privacy', 'codice pprivacy'])
    assert.is((await suggest(q))[0]?.eli, privacy, q);
  assert.equal(await suggest('codxxe privacy'), []);
});

suggerimenti('no act and no article is suggested twice, and at most `limit` are', async () => {
  for (const q of ['c', 'co', 'decreto', 'legge', '2', 'amministrativ']) {
    const found = await suggest(q, '&limit=20');
    assert.is(new Set(found.map(({ eli }) => eli)).size, found.length, q);
    assert.ok(found.length > 0 && found.length <= 20, q);
    assert.equal(await suggest(q, '&limit=1'), found.slice(0, 1));
  }
});

suggerimenti('every suggestion leads to an act or article that is served', async () => {
  for (const q of ['costituzione', 'art. 2 l. 241/90', 'codice', 'decreto sempl', 'trasparenza'])
    for (const { eli } of await suggest(q, '&limit=20'))
      assert.is((await service.get(`/api/public/norme/${eli}`)).status, 200, eli);
});

suggerimenti('nothing is suggested for nothing, blanks or an act that is not in the corpus', async () => {
  for (const q of ['', ' ', '?', 'zuzzurellone', 'codice della strada']) assert.equal(await suggest(q), [], q);
});

suggerimenti('a limit outside 1 to 20 is refused', async () => {
  for (const limit of ['0', '21', 'x'])
    assert.is((await service.get(`/api/public/suggerimenti?q=a&limit=${limit}`)).status, 422);
});

suggerimenti.run();
