// Headings of pages that do not have what was asked for: they say what is missing.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../http/questions/index.js';
import { openSample } from '../../corpora.js';
import { startService } from '../service.js';

const notFound = suite('not-found');
const service = await startService(await openSample(), endpoints);
notFound.after(() => service.stop());

const act = '/norme/it/legge/1990/08/07/241';
const cases = [
  ['/nowhere', 'Questa pagina non c’è', 'This page does not exist'],
  ['/norme/it/legge/2031/01/01/1', 'Questo atto non è caricato', 'This act is not loaded'],
  [`${act}/art/777`, 'Nessun testo caricato ha questo articolo', 'No loaded text has this article'],
  [`${act}/art/777/storia`, 'Nessun testo caricato ha questo articolo', 'No loaded text has this article'],
  [`${act}/storia`, 'Quello che l’indirizzo chiede non c’è', 'What the address asks for is not here'],
  ['/norme/32016R0679', 'Non è un atto dello Stato italiano', 'This is not an act of the Italian State'],
  ['/norme/l.%20114', 'Quale atto?', 'Which act?'],
  ['/modifiche?norma=l.%20114', 'Quale atto?', 'Which act?'],
  ['/modifiche?norma=zzz', 'Riferimento non riconosciuto', 'The reference was not recognised'],
] as const;

notFound('the heading and the title say what is missing, in both languages', async () => {
  for (const [path, it, en] of cases) {
    for (const [language, heading] of [
      ['it', it],
      ['en', en],
    ] as const) {
      const address = `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
      const { status, text } = await service.get(address, { accept: 'text/html' });
      assert.is(status, 404, address);
      assert.match(text, `<h1>${heading}</h1>`);
      assert.match(text, `<title>${heading} `);
    }
  }
});

notFound('of a day in an address that is none the day is named, and the way is to the text without it', async () => {
  const { status, text } = await service.get(`${act}/art/2@2023-02-30?lang=it`, { accept: 'text/html' });
  assert.is(status, 404);
  assert.match(text, '«2023-02-30» non è un giorno del calendario.');
  assert.match(text, `<a href="${act}/art/2?lang=it">La stessa pagina, senza limiti</a>`);
});

notFound.run();
