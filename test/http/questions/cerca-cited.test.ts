// A search that cites an act beside other words, or has no word to look for, over HTTP, on the sample corpus.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog } from '../../../engine/index.js';
import type { CercaAnswer } from '../../../http/questions/cerca.js';
import { endpoints } from '../../../http/questions/index.js';
import { openSample } from '../../corpora.js';
import type { RisolviAnswer } from '../../../http/questions/risolvi.js';
import { article, paragraph, write } from '../../engine/read/akn/act-document.js';
import { startService } from '../service.js';

const cerca = suite('cerca with a cited act');
const service = await startService(await openSample(), endpoints);
cerca.after(() => service.stop());

const procedure = 'eli:/it/legge/1990/08/07/241';

async function ask(q: string, rest = '') {
  const { status, text } = await service.get(`/api/public/cerca?q=${encodeURIComponent(q)}${rest}`);
  assert.is(status, 200, `${q}: ${text.slice(0, 300)}`);
  return JSON.parse(text) as CercaAnswer;
}

cerca('articles of an act that is cited beside other words come before those that only cite it', async () => {
  const numbered = ['legge 241/1990 termine', 'legge 241 termine', 'termine della l. 241/1990'];
  for (const q of [
    ...numbered,
    '241/1990 termine',
    'termine 241/90',
    'legge sul procedimento amministrativo termine',
  ]) {
    const articles = (await ask(q)).risultati.filter(({ tipo_risultato }) => tipo_risultato === 'articolo');
    assert.is(articles[0]!.norma.eli, procedure, q);
    assert.match(articles[0]!.passo.testo, /termin/i, q);
  }
});

cerca('a number with a short year is no citation where it may be a day and month', async () => {
  const later = 'eli:/it/legge/2005/02/11/15';
  assert.is((await ask('termine 15/2005')).risultati[0]!.norma.eli, later);
  assert.is((await ask('termine 15/05')).risultati[0]!.norma.eli, procedure);
});

cerca('a fraction that no text has takes no other hits away', async () => {
  const { totale, avviso } = await ask('amministrazioni 1/12');
  assert.ok(totale > 10);
  assert.match(avviso ?? '', /Nessun testo ha tutte/);
});

cerca('a number without its year is the one act that is loaded, and that is said', async () => {
  for (const [q, place] of [
    ['legge 241', ''],
    ['art. 2 legge 241', '/art/2'],
    ['legge 241 art. 2, comma 1', '/art/2'],
  ] as const) {
    const { risultati, avviso } = await ask(q);
    assert.equal([risultati[0]!.eli, risultati[0]!.motivo], [`${procedure}${place}`, 'citazione'], q);
    assert.match(avviso!, /L’anno non è detto: .* soltanto L\. 241\/1990/, q);
  }
  // Beside other words its articles are looked for.
  assert.is((await ask('legge 241 termine')).risultati[0]!.tipo_risultato, 'articolo');
  assert.match((await ask('legge 241', '&lang=en')).avviso!, /only L\. 241\/1990 is loaded/);
});

cerca('the number of an article beside an act, or within one, is that article', async () => {
  for (const q of ['legge 241/1990 2', '2 l. 241/1990', 'l. 241 2-bis', 'L. 241/1990, 2 bis']) {
    const [first] = (await ask(q)).risultati;
    assert.is(first!.eli, `${procedure}/art/${/bis/.test(q) ? '2-bis' : '2'}`, q);
  }
  for (const q of ['2', '2-bis', '2 bis', ' 2 BIS '])
    assert.is(
      (await ask(q, '&norma=L.%20241%2F1990')).risultati[0]!.eli,
      `${procedure}/art/${/bis/i.test(q) ? '2-bis' : '2'}`,
      q,
    );
  // A number that no article has is searched for.
  assert.is((await ask('9999', '&norma=L.%20241%2F1990')).totale, 0);
});

cerca('what a query cites and nothing is loaded of is said, also beside other words', async () => {
  assert.match((await ask('codice civile termine')).avviso!, /R\.D\. 262\/1942.* non è caricato/);
  const { avviso, totale } = await ask('legge 9999 termine');
  assert.match(avviso!, /Nessun atto caricato è L\. 9999/);
  assert.ok(totale > 0);
  assert.not.match((await ask('termine')).avviso ?? '', /caricat/);
});

cerca('an act that is named beside words that no article of it has is a hit itself', async () => {
  const body = article('1', paragraph('<p>Il carrubo si annaffia ogni sera.</p>', '1.'));
  const folder = mkdtempSync(join(tmpdir(), 'legami-cerca-named-'));
  writeFileSync(join(folder, 'a.xml'), write({ body, title: 'Giardini.' }));
  const other = article('1', paragraph('<p>Il melograno si pota in inverno.</p>', '1.'));
  writeFileSync(
    join(folder, 'b.xml'),
    write({ body: other, title: 'Frutteti.', uri: '/akn/it/act/legge/stato/2001-02-03/77' }),
  );
  const made = await startService(
    await openCatalog({ corpus: [folder], strict: true, report: () => undefined }),
    endpoints,
  );
  const find = async (q: string, rest = '') =>
    JSON.parse((await made.get(`/api/public/cerca?q=${encodeURIComponent(q)}${rest}`)).text) as CercaAnswer;
  const { sigla } = (await find('carrubo')).risultati[0]!.norma;
  const found = await find(`${sigla} melograno`);
  assert.equal([found.risultati[0]!.norma.sigla, found.risultati[0]!.tipo_risultato], [sigla, 'atto']);
  assert.is(
    found.faccette.norma.reduce((sum, { n }) => sum + n, 0),
    found.totale,
  );
  const own = await find(`${sigla} carrubo`);
  assert.is(own.risultati[0]!.norma.sigla, sigla);
  await made.stop();
  rmSync(folder, { recursive: true });
});

cerca('where there is nothing the answer says why', async () => {
  const why = async (q: string, rest = '') => (await ask(q, rest)).avviso ?? '';
  assert.match(await why('ippopotamo'), /«ippopotamo», in nessuna forma/);
  assert.match(await why('ippopotamo', '&esatto=true'), /«ippopotamo», nella forma in cui è scritto/);
  assert.match(await why('procedimento ippopotamo'), /ha «ippopotamo»: sono elencati/);
  assert.match(await why('i.p.p.'), /«i\.p\.p\.»/);
  assert.match(await why('"termine amministrazione procedimento"'), /una dopo l’altra/);
  assert.match(await why('ippopotamo', '&in=titoli'), /Nessun atto ha queste parole nel titolo/);
  assert.match(await why('procedimento', '&tipo=costituzione&norma=L.%20241%2F1990'), /limiti scelti/);
  assert.match(await why('preavviso -preavviso'), /nessuno le ha come la domanda/);
  assert.match(await why('ippopotamo', '&lang=en'), /“ippopotamo” in any form/);
});

cerca('of a query without a word to look for it is said so', async () => {
  for (const q of ['il della', '-termine']) {
    const { totale, avviso } = await ask(q);
    assert.equal([totale, /parole da cercare/.test(avviso ?? '')], [0, true], q);
  }
  assert.match((await ask('e', '&lang=en')).avviso ?? '', /no word to search for/);
  assert.is((await ask('')).avviso, null);
});

cerca('a paragraph that is cited is the one that is shown, and a phrase leads to the one that has it', async () => {
  const words = (i: number) => (i === 29 ? 'gli enti assicurano la riduzione' : 'la riduzione che gli enti assicurano');
  const paragraphs = Array.from({ length: 60 }, (_, i) =>
    paragraph(`<p>Nel comma numero ${i + 1} ${words(i)} di spesa di euro ${i + 100}.000.</p>`, `${i + 1}.`),
  );
  const folder = mkdtempSync(join(tmpdir(), 'legami-cerca-cited-'));
  const body = article('1', ...paragraphs) + article('2', ...paragraphs.slice(0, 25)) + article('3', paragraphs[0]!);
  writeFileSync(join(folder, 'a.xml'), write({ body, title: 'Bilancio.' }));
  const open = openCatalog({ corpus: [folder], strict: true, report: () => undefined });
  const long = await startService(await open, endpoints);
  const find = async (q: string) => {
    const { text } = await long.get(`/api/public/cerca?q=${encodeURIComponent(q)}`);
    return (JSON.parse(text) as CercaAnswer).risultati[0]!;
  };
  const { norma, ...quoted } = await find('"gli enti assicurano la riduzione"');
  assert.equal([quoted.articolo, quoted.comma, quoted.commi.map(({ num }) => num)], ['1', '30', ['30']]);
  const { testo, parole } = quoted.passo;
  const marked = parole.map(({ inizio, fine }) => testo.slice(inizio, fine));
  assert.equal(marked, ['enti', 'assicurano', 'riduzione']);
  for (const [q, number, comma] of [
    [`art. 1, comma 44, ${norma.sigla}`, '1', '44'],
    [`art. 3, comma 1, ${norma.sigla}`, '3', '1'],
    // No article is named: one alone has it.
    [`comma 44 ${norma.sigla}`, '1', '44'],
  ] as const) {
    const hit = await find(q);
    assert.equal(
      [hit.motivo, hit.articolo, hit.comma, hit.comma_eli],
      ['citazione', number, comma, `${hit.eli}/com/${comma}`],
      q,
    );
    assert.ok(hit.passo.testo.startsWith(`${comma}. Nel comma numero ${comma} `), hit.passo.testo);
  }
  // A paragraph that the article has not, and one that several have: no other is shown for it.
  assert.is((await find(`art. 1, comma 99, ${norma.sigla}`)).comma, null);
  assert.is((await find(`comma 21 ${norma.sigla}`)).articolo, null);
  const told = await long.get(
    `/api/public/risolvi?lang=it&testo=${encodeURIComponent(`Visto il comma 44 della ${norma.sigla}.`)}`,
  );
  const [citation] = (JSON.parse(told.text) as RisolviAnswer).citazioni;
  assert.is(citation?.articolo, `${norma.eli}/art/1`);
  assert.equal(citation?.articoli, [citation?.articolo]);
  assert.match(citation!.avvisi.join(' '), /comma 44 è dell’articolo 1, che non è nominato/);
  await long.stop();
  rmSync(folder, { recursive: true });
});

cerca.run();
