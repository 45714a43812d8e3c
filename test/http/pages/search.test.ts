// The search page: what it says of a question that nothing answers, and its filters in both languages.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inLanguage, startSite } from './site.js';

const search = suite('search page');
const { service, stop } = await startSite();
search.after(stop);

const read = async (path: string, language: 'it' | 'en' = 'it') => (await service.get(inLanguage(path, language))).text;

search('that nothing was found is said of what was searched: filters are named, with the way to all', async () => {
  for (const filter of ['tipo=costituzione', 'norma=L.%20241/1990', 'in=titoli', 'dal=1950&al=1951', 'cessati=solo']) {
    const text = await read(`/cerca?q=xyzzyqxq&${filter}`);
    assert.match(text, 'Con questi filtri nessun articolo o atto fra quelli caricati ha «xyzzyqxq».', filter);
    assert.match(text, '<a href="/cerca?q=xyzzyqxq&amp;lang=it">Cerca «xyzzyqxq» senza filtri</a>', filter);
  }
  for (const other of ['', '&ordine=data', '&esatto=true']) {
    const text = await read(`/cerca?q=xyzzyqxq${other}`);
    // Once: by the notice, which says why.
    assert.is([...text.matchAll(/>Nessun articolo [^<]*«xyzzyqxq»/g)].length, 1, other);
    assert.match(text, '<p role="status">Nessun articolo', other);
    assert.not.match(text, 'senza filtri', other);
    assert.match(text, 'Prova con un’altra parola', other);
    assert.not.match(text, 'Prova con meno parole', other);
  }
});

search('a day that is none is told, and texts of today are searched', async () => {
  const text = await read('/cerca?q=accesso&testo_al=2023-02-30');
  assert.match(text, '«2023-02-30» non è un giorno del calendario');
  assert.match(text, 'class="hits"');
  assert.not.match(await read('/cerca?q=accesso&testo_al=2023-02-28'), 'non è un giorno');
});

search('the link out of a filter says what it does', async () => {
  assert.match(await read('/cerca?q=accesso&norma=L.%20241/1990'), '>Per atto: togli il filtro</a>');
});

search('what results are narrowed to has English words in English', async () => {
  const text = await read('/cerca?q=abrogato&stato=abrogato', 'en');
  assert.match(text, / aria-current="true">repealed </);
  assert.not.match(text, / aria-current="true">abrogato </);
});

search.run();
