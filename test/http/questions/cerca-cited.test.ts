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
