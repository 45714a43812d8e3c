// Search in the text over HTTP, on the sample corpus.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAtomFeed } from 'feedsmith';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog } from '../../../engine/index.js';
import { article, paragraph, write } from '../../engine/read/akn/act-document.js';
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
  assert.match((await ask('provvedimenti ', '&limit=100')).come_scritto!, /q=provvedimenti.*esatto=true/);
  assert.is((await ask('provvedimenti ', '&esatto=true')).come_scritto, null);
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
  assert.match((await ask('l. 104/1992')).avviso ?? '', /L\. 104\/1992.* non è caricato/);
  assert.match((await ask('codice civile', '&lang=en')).avviso ?? '', /R\.D\. 262\/1942.* is not loaded/);
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

cerca('a phrase in quotation marks is found to the letter, function words included, at its ends too', async () => {
  const found = await ask('"avvio del procedimento"', '&in=testo&limit=100');
  assert.ok(found.totale > 0);
  assert.is(found.totale_minimo, false);
  for (const { eli, tipo_risultato } of found.risultati) {
    if (tipo_risultato !== 'articolo') continue;
    const { text } = await service.get(eli.replace('eli:', '/api/public/norme'));
    const { rubrica, testo } = JSON.parse(text) as { rubrica: string | null; testo: string };
    assert.match(`${rubrica ?? ''} ${testo}`, /avvio\s+del\s+procedimento/i, eli);
  }
  for (const other of ['"avvio di procedimento"', '"per avvio del procedimento"', '"avvio del procedimento con"'])
    assert.is((await ask(other, '&in=testo')).totale, 0, other);
  // With the words at its ends that it has in a text.
  const { eli } = found.risultati.find(({ tipo_risultato }) => tipo_risultato === 'articolo')!;
  const { text } = await service.get(eli.replace('eli:', '/api/public/norme'));
  const { rubrica, testo } = JSON.parse(text) as { rubrica: string | null; testo: string };
  const longer = /\p{L}+\P{L}avvio\s+del\s+procedimento/iu.exec(`${rubrica ?? ''} ${testo}`)![0];
  const more = await ask(`"${longer}"`, '&in=testo');
  assert.ok(more.totale > 0 && more.totale <= found.totale, longer);
  assert.ok((await ask('"avvio di procedimento" OR rigetto', '&in=testo')).totale > 0);
});

cerca('in the order of days the newest act is first, in titles and texts, on every page', async () => {
  for (const [q, rest] of [
    ['amministrazione', ''],
    ['procedimento', '&in=titoli'],
    ['l. 241/1990', ''],
    ['amministrazione ippopotamo', ''],
  ] as const) {
    const { risultati, totale } = await ask(q, `&ordine=data&limit=100${rest}`);
    const days = risultati.map(({ norma }) => norma.data);
    assert.equal(days, [...days].sort().reverse(), q);
    assert.ok(totale > 0 && risultati.every(({ punteggio }) => punteggio === 0), q);
    assert.is((await ask(q, rest)).totale, totale, q);
    const page = await ask(q, `&ordine=data&limit=3&offset=3${rest}`);
    assert.equal(
      page.risultati.map(({ eli }) => eli),
      risultati.slice(3, 6).map(({ eli }) => eli),
      q,
    );
    assert.match((await ask('amministrazione', '&ordine=data&limit=1')).successiva!, /ordine=data/);
  }
});

cerca('a hit in a long article says in which paragraph it is, and where that answers', async () => {
  const paragraphs = Array.from({ length: 120 }, (_, i) =>
    paragraph(
      `<p>Il fondo ${i === 41 ? 'per gli ippopotami' : 'per le opere'} ha una dotazione di euro ${i + 100}.000.</p>`,
      `${i + 1}.`,
    ),
  );
  const folder = mkdtempSync(join(tmpdir(), 'legami-cerca-'));
  writeFileSync(
    join(folder, 'a.xml'),
    write({ body: article('1', ...paragraphs) + article('2', paragraphs[41]!), title: 'Bilancio.' }),
  );
  const long = await startService(
    await openCatalog({ corpus: [folder], strict: true, report: () => undefined }),
    endpoints,
  );
  const { text } = await long.get('/api/public/cerca?q=ippopotami');
  const { risultati } = JSON.parse(text) as CercaAnswer;
  const [hit] = risultati.filter(({ articolo }) => articolo === '1');
  assert.equal([hit!.comma, hit!.comma_eli], ['42', `${hit!.eli}/com/42`]);
  assert.is(risultati.find(({ articolo }) => articolo === '2')!.comma, null);
  const answer = JSON.parse((await long.get(`/api/public/norme/${hit!.comma_eli}`)).text) as { testo: string };
  assert.match(answer.testo, /ippopotami/);
  assert.match((await long.get('/api/public/cerca?q=ippopotami&formato=md')).text, /comma 42/);
  // All that have the words, the best three; those with few of them are left out.
  const ofMany = JSON.parse((await long.get('/api/public/cerca?q=fondo%20ippopotami')).text) as CercaAnswer;
  const { commi } = ofMany.risultati.find(({ articolo }) => articolo === '1')!;
  const { comma, passo: shown } = ofMany.risultati.find(({ articolo }) => articolo === '1')!;
  assert.equal([commi.length, commi[0]!.num, comma], [3, '42', '42']);
  assert.equal(shown, commi[0]!.passo);
  for (const { eli, num, passo } of commi) {
    assert.is(eli, `${hit!.eli}/com/${num}`);
    assert.ok(passo.parole.map(({ inizio, fine }) => passo.testo.slice(inizio, fine)).includes('fondo'));
  }
  assert.equal(ofMany.risultati.find(({ articolo }) => articolo === '2')!.commi, []);
  const page = (await long.get('/cerca?q=fondo%20ippopotami', { accept: 'text/html' })).text;
  assert.match(
    page,
    /<ul class="passages"><li[^>]*><a href="[^"]*\/com\/1\?[^"]*">comma 1<\/a> 1\. Il <mark>fondo<\/mark>/,
  );
  await long.stop();
  rmSync(folder, { recursive: true });
});

cerca('a question is a feed', async () => {
  const reply = await service.get('/api/public/cerca?q=preavviso%20di%20rigetto&formato=atom');
  assert.is(reply.headers['content-type'], 'application/atom+xml; charset=utf-8');
  const { risultati } = await ask('preavviso di rigetto');
  const { entries = [], links = [] } = parseAtomFeed(reply.text);
  assert.equal(
    entries.map(({ links: to }) => to![0]!.href!.includes('/norme/it/')),
    risultati.map(() => true),
  );
  assert.is(new Set(entries.map(({ id }) => id)).size, risultati.length);
  const self = links.find(({ rel }) => rel === 'self')!.href!;
  assert.match(self, /\/api\/public\/cerca\?q=preavviso\+di\+rigetto&formato=atom/);
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
  assert.equal(found.parole_affini[0], { parola: 'firmare', anche: ['sottoscrizione'], sinonimi: false });
  assert.equal((await ask('provvedimento motivato')).parole_affini, []);
});

cerca('where no text has all the words, that is said', async () => {
  const found = await ask('procedimento amministrativo ippopotamo');
  assert.ok(found.avviso !== null && found.totale > 0);
  assert.is(found.risultati[0]!.motivo, 'parte');
  const none = await ask('ippopotamo');
  assert.equal([none.totale, none.risultati], [0, []]);
  assert.match(none.avviso!, /«ippopotamo», in nessuna forma/);
});

cerca('refuses what it cannot answer, in the words of the 422', async () => {
  const cases: [rest: string, type: string][] = [
    ['', 'missing'],
    [`?q=${'x'.repeat(1001)}`, 'string_too_long'],
    ['?q=a&limit=0', 'greater_than_equal'],
    ['?q=a&offset=10001', 'less_than_equal'],
    ['?q=a&in=note', 'literal_error'],
    ['?q=a&cessati=forse', 'literal_error'],
    ['?q=a&stato=vigente', 'literal_error'],
    ['?q=a&ordine=titolo', 'literal_error'],
    ['?q=a&decennio=novanta', 'int_parsing'],
    ['?q=a&decennio=199', 'greater_than_equal'],
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
