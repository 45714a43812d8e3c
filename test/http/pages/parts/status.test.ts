// Of what an end is told: of the article, or of the whole act.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog } from '../../../../engine/index.js';
import { endpoints } from '../../../../http/questions/index.js';
import { article, paragraph, write } from '../../../engine/read/akn/act-document.js';
import { newFolder, removeFolder } from '../../fetch/run-fetch.js';
import { startService } from '../../service.js';

const status = suite('status on pages');
const folder = newFolder();
const note = paragraph(
  "<p>--------------</p><p>AGGIORNAMENTO (1)</p><p>La Corte Costituzionale, con sentenza 2-9 marzo 2009, n. 77 (in G.U. 1a s.s. 18/03/2009, n. 11), ha dichiarato l'illegittimita' costituzionale del presente articolo.</p>",
);
const lapsed = paragraph(
  "<p>--------------</p><p>AGGIORNAMENTO (2)</p><p>Il D.L. 10 giugno 2005, n. 57 ha disposto (con l'art. 3) la modifica dell'art. 2. Il suddetto decreto-legge non e' stato convertito in legge.</p>",
);
const body = article('1', '<p>Vigila il sindaco.</p>', note) + article('2', '<p>Decide la giunta.</p>', lapsed);
writeFileSync(join(folder, 'legge.xml'), write({ body }));
const service = await startService(
  await openCatalog({ corpus: [folder], strict: false, report: () => undefined }),
  endpoints,
);
status.after(async () => {
  await service.stop();
  removeFolder(folder);
});
const read = async (number: string, language: string) =>
  (await service.get(`/norme/it/legge/2001/02/03/45/art/${number}?lang=${language}`)).text.replace(/<[^>]+>/g, '');

status('a ruling on an article is told of the article, not of its act', async () => {
  assert.match(
    await read('1', 'it'),
    'Questo articolo risulta dichiarato incostituzionale dalla Corte cost. n. 77/2009, dal 19 marzo 2009',
  );
  assert.match(
    await read('1', 'en'),
    'This article is known to be declared unconstitutional by Corte cost. n. 77/2009, since 19 March 2009',
  );
  assert.not.match(await read('2', 'it'), 'incostituzionale');
});

status('a decree-law that was not converted is told beside what it amended', async () => {
  assert.match(await read('2', 'it'), 'D.L. 57/2005  (testo non caricato)non convertito');
  assert.match(await read('2', 'en'), 'D.L. 57/2005  (text not loaded)not converted');
});

status.run();
