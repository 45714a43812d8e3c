import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildTitleIndex, TitleSearch } from '../../../engine/search/titles.js';
import { openTitles } from './titles/open-titles.js';

/** Search over titles given newest first, each with its number of relations (0 if not said). */
async function searching(titles: readonly (string | [title: string, relations: number])[]) {
  const acts = titles.map((entry) =>
    typeof entry === 'string' ? { title: entry, relations: 0 } : { title: entry[0], relations: entry[1] },
  );
  const search = await openTitles(acts);
  return async (query: string) => [...(await search.search(query)).acts];
}

test('search: case, accents and apostrophe accents are equal', async () => {
  const find = await searching([
    "Disciplina delle SOCIETA'",
    'Disciplina delle società',
    'Disciplina delle societa',
    'Disciplina dei soci',
  ]);
  for (const query of ['società', "societa'", 'societa’', 'SOCIETÀ', 'societa', 'societa\u0300'])
    assert.equal((await find(query)).sort(), [0, 1, 2], query);
});

test('search: elided articles are not part of a word', async () => {
  const find = await searching([
    "Tutela dell'ambiente",
    'Norme sull’ambiente',
    "L'ambiente",
    'Ambiente marino',
    "Diritto d'autore",
  ]);
  assert.equal((await find('ambiente')).sort(), [0, 1, 2, 3]);
  assert.equal((await find("dell'ambiente")).sort(), [0, 1, 2, 3]);
  assert.equal(await find('diritto di autore'), [4]);
  assert.equal(await find("diritto dell' autore"), [4]);
});

test('search: inflected forms of a word find each other', async () => {
  const pairs = [
    ['contratto', 'contratti'],
    ['amministrativo', 'amministrativa'],
    ['amministrative', 'amministrativi'],
    ['militare', 'militari'],
    ['alimentare', 'alimentari'],
    ['carcere', 'carceri'],
    ['diga', 'dighe'],
    ['ente', 'enti'],
    ['anno', 'anni'],
    ['obbligo', 'obblighi'],
    ['pubblica', 'pubbliche'],
    ['ufficio', 'uffici'],
    ['provincia', 'province'],
    ['convenzione', 'convenzioni'],
    ['modificazione', 'modificazioni'],
    ['città', 'citta'],
    ['uso', 'usi'],
    ['lago', 'laghi'],
    ['lavoratrice', 'lavoratrici'],
  ] as const;
  for (const [one, other] of pairs) {
    const find = await searching([`Norme su ${one}`, `Norme su ${other}`, 'Norme su altro']);
    assert.equal((await find(`${one} norme`)).sort(), [0, 1], one);
    assert.equal((await find(`${other} norme`)).sort(), [0, 1], other);
  }
});

test('search: Roman numbers, figures and function words are not inflected', async () => {
  const find = await searching(['Titolo XV capo', 'Titolo XVI capo', 'Titolo tra capo', 'Titolo tre capo']);
  assert.equal(await find('xv capo'), [0]);
  assert.equal(await find('xvi capo'), [1]);
  assert.equal(await find('tre capo'), [3]);
});

test('search: every word must match, the last one as a beginning', async () => {
  const find = await searching(['Codice penale', 'Codice civile', 'Codice di procedura penale', 'Penalità']);
  assert.equal(await find('codice penale'), [0, 2]);
  assert.equal(await find('codice proc'), [2]);
  assert.equal(await find('proc codice'), [0, 1, 2], 'only the last word may go on: no act has both, three have one');
  assert.equal(await find('pen'), [0, 2, 3]);
});

test('search: letters parted by dots are one word', async () => {
  const find = await searching([
    'Trasformazione in S.p.A. delle ferrovie',
    'Regolamento C.E.E. sul latte',
    'Art.5 e n.18',
  ]);
  assert.equal(await find('spa'), [0]);
  assert.equal(await find('s.p.a. ferrovie'), [0]);
  assert.equal(await find('cee latte'), [1]);
  assert.equal(await find('art 5'), [2]);
  assert.equal(await find('18'), [2]);
});

test('search: phrase, then phrase in other forms, then apart', async () => {
  const find = await searching([
    ['Pubblici servizi, sanità, istruzione, trasporti, energia e contratti', 9],
    ['Lavori pubblici e relativi contratti', 9],
    ['Contratto fra soggetti pubblici', 9],
    ['Contratto pubblico', 9],
    ['Il codice dei contratti pubblici', 0],
  ]);
  assert.equal((await find('contratti pubblici')).slice(0, 2), [4, 3]);
});

test('search: function words need not be there, and stand in no phrase', async () => {
  const find = await searching([
    ['Strada del codice', 9],
    ['Codice e strada', 1],
    ['Codice della strada', 0],
    ['Strada', 9],
  ]);
  for (const query of ['codice della strada', 'codice di strada', 'codice strada'])
    assert.equal(await find(query), [1, 2, 0], query);
});

test('search: a whole last word comes before one that goes on', async () => {
  const find = await searching([
    ['Maremma toscana', 9],
    ['Mare', 0],
    ['Legge sul maresciallo', 3],
    ['Legge sul mare', 0],
  ]);
  assert.equal(await find('mare'), [1, 3, 0, 2]);
  assert.equal(await find('legge sul mare'), [3, 2]);
});

test('search: a phrase whose last word goes on comes before one in other forms', async () => {
  const find = await searching([
    ['Contratti pubblicitari', 9],
    ['Contratto pubblicitario', 0],
  ]);
  assert.equal(await find('contratto pubblicit'), [1, 0]);
});

test('search: only the first twenty-four words of a query count', async () => {
  const words = Array.from(
    { length: 40 },
    (_, i) => `parola${String.fromCharCode(98 + (i % 20))}${i < 20 ? 'x' : 'z'}`,
  );
  const find = await searching([words.slice(0, 24).join(' '), words.slice(0, 23).join(' '), words.slice(1).join(' ')]);
  assert.equal(await find(words.join(' ')), [0]);
  assert.equal(await find(words.slice(1).join(' ')), [2]);
});

test('search: ties by number of relations, then in the order of the acts', async () => {
  const find = await searching([
    ['Bilancio', 1],
    ['Bilancio', 5],
    ['Bilancio', 1],
    ['Bilancio', 7],
  ]);
  assert.equal(await find('bilancio'), [3, 1, 0, 2]);
});

test('search: one typo per word is forgiven only where nothing matches', async () => {
  const find = await searching([
    'Procedimento amministrativo',
    'Contratti pubblici',
    'Contrabbando',
    'Protezione dei dati',
    'Istituzione',
  ]);
  assert.equal(await find('procedimneto aministrativo'), [0], 'swapped, missing');
  assert.equal(await find('contrqtti'), [1], 'wrong');
  assert.equal(await find('contrato'), [1], 'a typo of another form');
  assert.equal(await find('prottezione datti'), [3], 'too many');
  assert.equal(await find('istituzone'), [4], 'in the ending');
  assert.equal(await find('pxotexione'), [], 'two in one word');
  assert.equal((await find('contra')).sort(), [1, 2]);
  const exact = await searching(['Norme sulla pesca', 'Norme sulla pesca e sulle pesche', 'Norme sulla tesca']);
  assert.equal(await exact('tesca'), [2]);
  assert.equal((await exact('pesca')).sort(), [0, 1]);
});

test('search: words that titles have are taken as written', async () => {
  const find = await searching(['Pesca sportiva', 'Tesca sportiva', 'Pesca antica']);
  assert.equal(await find('pesca sportva'), [0]);
  assert.equal((await find('tesca antica')).sort(), [1, 2], 'no typo in «tesca»: no act has both, two have one');
});

test('search: figures and short words have no typos', async () => {
  const find = await searching(['Bilancio per il 2023', 'Disciplina della via']);
  assert.equal(await find('2024'), []);
  assert.equal(await find('iva'), []);
});

test('search: a query of function words alone requires all of them', async () => {
  const find = await searching(['Legge di bilancio', 'Bilancio', 'Norme per il lavoro']);
  assert.equal(await find('di'), [0]);
  assert.equal(await find('per il'), [2]);
  assert.equal(await find("dell'"), []);
});

test('search: a query without a word matches nothing, a hostile one costs nothing', async () => {
  const find = await searching(['Bilancio', 'Lavoro', 'Constructor', '']);
  for (const query of ['', ' ', '?!', "'", '…', '🦊🦊', '\0', '%00', '"(', '\ud800', '*', '__proto__', "'; DROP TABLE"])
    assert.equal(await find(query), [], query);
  assert.equal(await find('constructor'), [2]);
  assert.equal(await find('\ud800 bilancio 🦊'), [0]);
  const started = performance.now();
  for (const query of [
    'a'.repeat(1e6),
    'a.'.repeat(5e5),
    "l'".repeat(5e5),
    'bilancio '.repeat(1e5),
    '\u0301'.repeat(1e6),
    'ﷺ'.repeat(1e5),
  ])
    await find(query);
  assert.ok(performance.now() - started < 500);
  assert.equal(await find('bilancio '.repeat(100)), [0]);
});

test('index: the same titles give the same columns, which are all that is needed', async () => {
  const titles = ['Uno due tre', 'Due tre quattro', 'È così'].map((title) => ({
    title,
    eli: 'eli:/it/legge/2000/01/01/1',
  }));
  const columns = buildTitleIndex(titles);
  assert.equal(columns, buildTitleIndex(titles));
  const copy = Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, column.slice()]));
  const search = await TitleSearch.open(copy as typeof columns, new Uint32Array(3));
  assert.equal([...(await search.search('due')).acts], [0, 1]);
});

test('index: refuses columns of another kind and ranks that are not one per act', async () => {
  const columns = buildTitleIndex([{ title: 'Uno' }]);
  const refused = async (run: () => Promise<unknown>) =>
    run().then(
      () => '',
      (error: Error) => error.message,
    );
  const other = { ...columns, wordActs: new Uint8Array(2) };
  assert.match(await refused(() => TitleSearch.open(other, new Uint32Array(1))), /wordActs: no Uint32Array/);
  assert.match(await refused(() => TitleSearch.open(columns, new Uint32Array(2))), /2 ranks, expected 1/);
});

test('index: no titles at all can be searched', async () => {
  const find = await searching([]);
  assert.equal(await find('bilancio'), []);
});

test('search: words that a blank or hyphen parts are found together, and the other way round', async () => {
  const find = await searching([
    'Disciplina dei minijob',
    'Norme sui mini-jobs',
    'Prevenzione e contrasto: anticorruzione',
    'Misure contro la corruzione',
    'Norme sul telelavoro',
  ]);
  assert.equal(await find('mini jobs '), [1]);
  assert.ok((await find('minijobs ')).includes(1));
  assert.equal(await find('mini job '), [0]);
  assert.equal(await find('mini-job '), [0]);
  assert.equal(await find('anti corruzione '), [2]);
  assert.equal(await find('anti-corruzione'), [2]);
  assert.equal(await find('tele lavoro'), [4]);
  assert.equal(await find('tele lav'), [4]);
  // Words that stand apart stay apart.
  assert.equal(await find('lavoro tele '), []);
  assert.equal(await find('"tele lavoro"'), []);
});

test.run();
