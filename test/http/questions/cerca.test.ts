// Search in the text over HTTP, on the sample corpus.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CercaAnswer } from '../../../http/questions/cerca.js';
import { endpoints } from '../../../http/questions/index.js';
import { openSample } from '../../corpora.js';
import { startService } from '../service.js';

const cerca = suite('cerca');
const catalog = await openSample();
const service = await startService(catalog, endpoints);
cerca.after(() => service.stop());

const procedure = 'eli:/it/legge/1990/08/07/241';

async function ask(q: string, rest = '') {
  const { status, text } = await service.get(`/api/public/cerca?q=${encodeURIComponent(q)}${rest}`);
  assert.is(status, 200, `${q}: ${text.slice(0, 300)}`);
  return JSON.parse(text) as CercaAnswer;
}

cerca('a passage of the law says with places where the words are', async () => {
  const { risultati } = await ask('provvedimento motivato', '&limit=50');
  assert.ok(risultati.length > 0);
  for (const { passo, tipo_risultato, motivo } of risultati) {
    const words = passo.parole.map(({ inizio, fine }) => passo.testo.slice(inizio, fine).toLowerCase());
    // Where only some of the words are, also those that begin alike.
    const pattern = motivo === 'parte' ? /^(provved|motiv)/ : /^(provvediment|motivat)/;
    for (const word of words) assert.match(word, pattern);
    if (tipo_risultato === 'articolo' && motivo !== 'parte') assert.ok(words.length > 0);
    assert.ok(passo.testo.length <= 300);
    assert.not.match(passo.testo, /<\w+>/);
  }
});

cerca('norma looks within one act, esatto for words as written', async () => {
  const eli = 'eli:/it/legge/1990/08/07/241';
  const within = await ask('provvedimento', '&norma=L.%20241%2F1990');
  assert.ok(within.totale > 0 && within.risultati.every(({ norma }) => norma.eli === eli));
  assert.ok((await ask('provvedimento')).totale > within.totale);
  const { risultati, totale } = await ask('provvedimenti', '&esatto=true&in=testo');
  assert.ok(totale > 0 && totale < (await ask('provvedimenti', '&in=testo')).totale);
  for (const { passo, rubrica } of risultati) assert.match(`${rubrica} ${passo.testo}`.toLowerCase(), /provvediment/);
  const forgiven = await ask('preaviso di rigetto');
  assert.match(forgiven.come_scritto!, /q=preaviso.*esatto=true/);
  assert.is((await ask('preavviso di rigetto')).come_scritto, null);
  const { status } = await service.get('/api/public/cerca?q=termine&norma=l.%205%2F1801');
  assert.is(status, 404);
});

cerca('what is found in a heading is told with its places there', async () => {
  const { risultati } = await ask('conferenza di servizi');
  const headings = risultati.filter(({ motivo }) => motivo === 'rubrica');
  assert.ok(headings.length > 0);
  for (const { rubrica, rubrica_parole } of headings) {
    const words = rubrica_parole.map(({ inizio, fine }) => rubrica!.slice(inizio, fine).toLowerCase());
    assert.ok(words.length > 1, rubrica!);
    for (const word of words) assert.match(word, /^(conferenz|serviz)/);
  }
});

cerca('a name or a citation leads to what it names, and says why it is there', async () => {
  const [named] = (await ask('preavviso di rigetto')).risultati;
  assert.is(named!.eli, `${procedure}/art/10-bis`);
  assert.is(named!.motivo, 'nome');
  assert.is(named!.articolo, '10-bis');
  assert.is(named!.norma.sigla, 'L. 241/1990');
  const cited = await ask('art. 2 l. 241/90');
  assert.is(cited.risultati[0]!.eli, `${procedure}/art/2`);
  assert.is(cited.risultati[0]!.motivo, 'citazione');
  const [act] = (await ask('l. 241/1990')).risultati;
  assert.is(act!.eli, procedure);
  assert.is(act!.tipo_risultato, 'atto');
  assert.is(act!.rubrica, null);
});

cerca('what a query excludes is no result, whatever name the rest of it is', async () => {
  assert.is((await ask('preavviso di rigetto')).risultati[0]!.motivo, 'nome');
  for (const q of ['preavviso di rigetto -rigetto', '-rigetto preavviso di rigetto'])
    assert.not.ok((await ask(q)).risultati.some(({ eli }) => eli === `${procedure}/art/10-bis`));
});

cerca('of an act that is cited and not in the corpus it is said so', async () => {
  assert.match((await ask('l. 104/1992')).avviso ?? '', /L\. 104\/1992.* non è nel corpus/);
  assert.match((await ask('codice civile', '&lang=en')).avviso ?? '', /R\.D\. 262\/1942.* not in the corpus/);
  assert.is((await ask('preavviso di rigetto')).avviso, null);
});

cerca('pages neither overlap nor skip, also behind what is cited', async () => {
  for (const q of ['amministrazione', 'preavviso di rigetto', 'procedimento amministrativo']) {
    const whole = await ask(q, '&limit=100');
    const elis = whole.risultati.map(({ eli }) => eli);
    assert.is(new Set(elis).size, elis.length, q);
    const paged: string[] = [];
    for (let offset = 0; offset < Math.min(whole.totale, 100); offset += 7)
      paged.push(...(await ask(q, `&limit=7&offset=${offset}`)).risultati.map(({ eli }) => eli));
    assert.equal(paged.slice(0, elis.length), elis, q);
    const sum = (of: { n: number }[]) => of.reduce((all, { n }) => all + n, 0);
    assert.is(sum(whole.faccette.tipo), whole.totale, q);
    assert.is(sum(whole.faccette.decennio), whole.totale, q);
    assert.is(whole.totale_minimo, false);
  }
});

cerca('addresses of other pages lead there', async () => {
  const { successiva, precedente, totale } = await ask('amministrazione', '&limit=2&offset=2');
  assert.ok(totale > 4 && successiva !== null && precedente !== null);
  for (const [address, offset] of [
    [successiva!, 4],
    [precedente!, 0],
  ] as const) {
    const page = JSON.parse((await service.get(address)).text) as CercaAnswer;
    assert.is(page.offset, offset);
    assert.is(page.totale, totale);
  }
});

cerca('filters by type, day, place and status hold for totals too', async () => {
  const all = await ask('amministrazione');
  for (const { valore, n } of all.faccette.tipo) {
    const some = await ask('amministrazione', `&tipo=${valore}&limit=100`);
    assert.is(some.totale, n, valore);
    assert.ok(some.risultati.every(({ norma }) => norma.tipo === valore));
  }
  for (const { valore, n } of all.faccette.decennio) {
    const end = String(Number(valore) + 9);
    const some = await ask('amministrazione', `&dal=${valore}-01-01&al=${end}-12-31`);
    assert.is(some.totale, n, valore);
  }
  const titles = await ask('procedimento', '&in=titoli&limit=100');
  assert.ok(titles.risultati.every(({ tipo_risultato }) => tipo_risultato === 'atto'));
  const texts = await ask('procedimento', '&in=testo&limit=100');
  assert.ok(texts.risultati.every(({ tipo_risultato }) => tipo_risultato === 'articolo'));
  const [dead, alive] = [
    await ask('amministrazione', '&cessati=solo'),
    await ask('amministrazione', '&cessati=esclusi'),
  ];
  assert.is(dead.totale + alive.totale, all.totale);
});

cerca('one typo is forgiven where nothing is found, and said', async () => {
  const found = await ask('preaviso rigeto istanza');
  assert.ok(found.cercato !== null);
  assert.ok(found.risultati.some(({ eli }) => eli === `${procedure}/art/10-bis`));
  assert.is((await ask('istanza')).cercato, null);
});

cerca('everyday words find the article that is about them, and what was searched beside them is said', async () => {
  assert.ok(
    (await ask('il comune non risponde')).risultati.slice(0, 2).some(({ eli }) => eli === `${procedure}/art/2`),
  );
  const found = await ask('firmare una protesta');
  assert.equal(found.parole_affini[0], { parola: 'firmare', anche: ['sottoscrizione'] });
  assert.equal((await ask('provvedimento motivato')).parole_affini, []);
});

cerca('where no text has all the words, that is said', async () => {
  const found = await ask('procedimento amministrativo ippopotamo');
  assert.ok(found.avviso !== null && found.totale > 0);
  assert.is(found.risultati[0]!.motivo, 'parte');
  const none = await ask('ippopotamo');
  assert.equal([none.totale, none.avviso, none.risultati], [0, null, []]);
});

cerca('refuses what it cannot answer, in the words of the 422', async () => {
  const cases: [rest: string, type: string][] = [
    ['', 'missing'],
    [`?q=${'x'.repeat(1001)}`, 'string_too_long'],
    ['?q=a&limit=0', 'greater_than_equal'],
    ['?q=a&offset=10001', 'less_than_equal'],
    ['?q=a&in=note', 'literal_error'],
    ['?q=a&cessati=forse', 'literal_error'],
    ['?q=a&dal=1990-02-30', 'date_from_datetime_parsing'],
  ];
  for (const [rest, type] of cases) {
    const { status, text } = await service.get(`/api/public/cerca${rest}`);
    assert.is(status, 422, rest);
    assert.is((JSON.parse(text) as { detail: { type: string }[] }).detail[0]!.type, type, rest);
  }
});

cerca('odd queries are answered', async () => {
  for (const q of ['', ' ', '"', '-', 'di', '"di"', '""""', 'OR', '-x', '\u0000', '½ ²', 'a'.repeat(1000), '😀 legge'])
    assert.ok((await ask(q)).totale >= 0, q);
});

cerca.run();
