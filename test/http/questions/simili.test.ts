// Articles like one: those that share its own words come first, itself is none of them, and what is cited together is counted.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog } from '../../../engine/index.js';
import type { SimiliAnswer } from '../../../http/questions/simili.js';
import { article, write } from '../../engine/read/akn/act-document.js';
import { newFolder, removeFolder } from '../fetch/run-fetch.js';
import { askAny } from './ask-any.js';

const test = suite('simili');
const folder = newFolder();
test.after(() => removeFolder(folder));

const law = 'eli:/it/legge/2001/02/03/45';
const body = [
  article('1', '<p>Il posteggio del mercato ittico e’ assegnato per dieci anni con concorso pubblico.</p>'),
  article('2', '<p>La tariffa del parcheggio e’ fissata dal comune entro il mese di gennaio.</p>'),
  article('3', '<p>Il posteggio del mercato floricolo e’ assegnato per concorso dalla camera di commercio.</p>'),
  article('4', '<p>Le navi da pesca sono iscritte nel registro del porto.</p>'),
  article('5', '<p>Chi vende pesce senza bilancia e’ punito con la multa.</p>'),
].join('');
const place = (number: number): string =>
  `<ref href="/akn/it/act/legge/stato/2001-02-03/45/!main#art_${number}">articolo ${number} della legge 3 febbraio 2001, n. 45</ref>`;
const citing = (number: number): string =>
  write({
    uri: `/akn/it/act/legge/stato/2005-03-01/${number}`,
    body: article('1', `<p>Restano fermi l’${place(1)} e l’${place(4)}; si applica la norma numero ${number}.</p>`),
  });
writeFileSync(join(folder, 'law.xml'), write({ body }));
for (const number of [7, 8, 9]) writeFileSync(join(folder, `cites-${number}.xml`), citing(number));
const opened = openCatalog({ corpus: [folder], strict: true, report: () => undefined });
const ask = async (eli: string, more = {}) => askAny<SimiliAnswer>(await opened, 'simili', { eli, ...more });

test('what shares its words, and what is cited with it, each with the reason', async () => {
  const { status, body: answer } = await ask(`${law}/art/1`);
  assert.is(status, 200);
  assert.ok(answer.parole.includes('posteggio') && answer.parole.includes('mercato'), answer.parole.join());
  const found = new Map(
    answer.simili.map(({ eli, per_parole, citati_insieme }) => [eli, [per_parole, citati_insieme]]),
  );
  assert.equal(found.get(`${law}/art/3`), [true, 0]);
  assert.equal(found.get(`${law}/art/4`), [false, 3]);
  assert.not.ok(found.has(`${law}/art/1`), 'an article is not like itself');
  assert.not.ok(found.has(`${law}/art/2`) || found.has(`${law}/art/5`), [...found.keys()].join());
  assert.is((await ask(`${law}/art/1`, { limit: '1' })).body.simili.length, 1);
});

test('an act, and an article that is not there, are no article', async () => {
  for (const eli of [law, `${law}/art/99`]) assert.is((await ask(eli)).status, 404, eli);
});

test.run();
