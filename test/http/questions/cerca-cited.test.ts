// A search that cites an act beside other words, or has no word to look for, over HTTP, on the sample corpus.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CercaAnswer } from '../../../http/questions/cerca.js';
import { endpoints } from '../../../http/questions/index.js';
import { openSample } from '../../corpora.js';
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

cerca.run();
