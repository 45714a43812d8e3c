// Pages of what is known from relations only, and of articles whose version a note began: what they do not say.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog } from '../../../engine/index.js';
import { endpoints } from '../../../http/questions/index.js';
import { codeWithNotes } from '../../versioned-corpus.js';
import { newFolder, removeFolder } from '../fetch/run-fetch.js';
import { startService } from '../service.js';

const pages = suite('pages of what is known from notes');
const folder = newFolder();
writeFileSync(join(folder, 'codice.xml'), codeWithNotes());
const catalog = await openCatalog({ corpus: [folder], strict: false, report: () => undefined });
const service = await startService(catalog, endpoints);
pages.after(async () => {
  await service.stop();
  removeFolder(folder);
});

/** The words of a page, white space folded. */
async function read(path: string): Promise<string> {
  const { status, text } = await service.get(`/norme/it/${path}?lang=it`);
  assert.is(status, 200, path);
  return text.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

pages('of a judgment no page asks whether it is in force', async () => {
  assert.not.match(await read('corte-costituzionale/sentenza/2009/04/07/99'), 'ancora in vigore');
  assert.match(await read('decreto-del-presidente-della-repubblica/1990/04/12/75'), 'ancora in vigore');
});

pages('a text without marks is in its form since no day that only a note has', async () => {
  const code = 'legge/1980/03/04/51/art';
  assert.match(await read(`${code}/1`), 'Versione della fonte dal 12 aprile 1990, senza segni di modifica nel testo');
  assert.not.match(await read(`${code}/1`), 'in questa forma');
  assert.match(await read(`${code}/2`), 'Testo in questa forma dal 12 aprile 1990');
  assert.match(await read(`${code}/1/storia`), /per una nota; .* La nota riguarda art\. 1, D\.P\.R\. 75\/1990/);
  assert.match(await read(`${code}/2/storia`), /Per opera di art\. 1, D\.P\.R\. 75\/1990/);
});

pages.run();
