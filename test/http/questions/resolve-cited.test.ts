// An act of which nothing is known but that it is cited, named in several ways.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog } from '../../../engine/index.js';
import type { CitazioniAnswer } from '../../../http/questions/citazioni.js';
import { versionFile } from '../../versioned-corpus.js';
import { newFolder, removeFolder } from '../fetch/run-fetch.js';
import { askAny } from './ask-any.js';

const cited = suite('resolve-cited');

const folder = newFolder();
const words =
  "Restano ferme la legge 9 giugno 2012, n. 71, l'articolo 4 della legge 9 giugno 2012, n. 71, il decreto legislativo 2 maggio 2003, n. 15, la legge 1 marzo 1999, n. 12, e la legge 2 marzo 1999, n. 12.";
writeFileSync(join(folder, '2001-03-10_001G0050_ORIGINALE_V0.xml'), versionFile(null, [['1', words]], []));
const catalog = await openCatalog({ corpus: [folder], strict: false, report: () => undefined });
cited.after(async () => {
  await catalog.close();
  removeFolder(folder);
});

cited('the day may be left out where one act of that type, number and year is cited', async () => {
  const ask = async (norma: string) => {
    const { status, body } = await askAny<CitazioniAnswer>(catalog, 'citazioni', { norma });
    return status === 200 ? [body.articolo ?? body.norma.eli, body.totale] : status;
  };
  const law = 'eli:/it/legge/2012/06/09/71';
  assert.equal(await ask(law), [law, 2]);
  assert.equal(await ask('L. 71/2012'), [law, 2]);
  assert.equal(await ask('legge 71 del 2012'), [law, 2]);
  assert.equal(await ask('art. 4 l. 71/2012'), [`${law}/art/4`, 1]);
  assert.equal(await ask('d.lgs. 15/2003'), ['eli:/it/decreto-legislativo/2003/05/02/15', 1]);
  assert.is(await ask('art. 5 l. 71/2012'), 404, 'nobody cites that article');
  assert.is(await ask('l. 71/2013'), 404);
  assert.is(await ask('l. 12/1999'), 404, 'one of two days is wrong, and which is not known');
});

cited.run();
