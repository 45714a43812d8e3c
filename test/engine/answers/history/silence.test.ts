// A loaded act whose words do not name an article is not the one that changed it, whatever the days fit.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog, type shapes } from '../../../../engine/index.js';
import { versionFile } from '../../../versioned-corpus.js';
import { newFolder, removeFolder } from '../../../http/fetch/run-fetch.js';
import { askAny } from '../../../http/questions/ask-any.js';

const silence = suite('silence');
const law = 'della legge 4 marzo 2001, n. 50';
const decree = '/akn/it/act/decreto_legge/stato/2005-06-01/90/!main';

/** A text of the decree-law that the law's list names. @param start `null` for the text as published */
const ofDecree = (start: string | null, words: readonly string[]): string =>
  versionFile(start, [['4', words.join('</p></content></paragraph><paragraph><content><p>')]], [])
    .replaceAll('/legge/stato/2001-03-04/50', '/decreto_legge/stato/2005-06-01/90')
    .replaceAll('legge:2001-03-04;50', 'decreto.legge:2005-06-01;90')
    .replaceAll('2001-03-25', '2005-06-10')
    .replaceAll('2001/03/10/001G0050', '2005/06/10/005G0090')
    .replaceAll('2001-03-10', '2005-06-10');

/** Who changed article 3, and among whom it is not decided. @param texts of the decree-law: as published, and as converted */
async function told(...texts: (readonly string[] | null)[]) {
  const folder = newFolder();
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const articles = (terms: readonly string[]) =>
    terms.map((term, i): [string, string] => [String(i + 1), `Il termine del capitolo ${i + 1} e' di ${term} giorni.`]);
  write('2001-03-10_001G0050_ORIGINALE_V0.xml', versionFile(null, articles(['sei', 'sei', 'sei']), []));
  const later = versionFile('2006-01-01', articles(['sei', '((nove))', '((nove))']), [['2005-06-10', decree]]);
  write('2001-03-10_001G0050_VIGENZA_2006-01-01_V1.xml', later);
  const [published, converted] = texts;
  if (published) write('2005-06-10_005G0090_ORIGINALE_V0.xml', ofDecree(null, published));
  if (converted) write('2005-06-10_005G0090_VIGENZA_2005-08-08_V1.xml', ofDecree('2005-08-08', converted));
  const catalog = await openCatalog({ corpus: [folder], strict: false, report: () => undefined });
  const { body } = await askAny<shapes.StoriaAnswer>(catalog, 'storia', { eli: 'eli:/it/legge/2001/03/04/50/art/3' });
  await catalog.close();
  removeFolder(folder);
  const { causa, candidati } = body.storia.at(-1)!;
  return [causa?.norma?.sigla ?? null, causa?.metodo ?? null, candidati.length];
}

const other = `1. All'articolo 2 ${law}, a decorrere dal 1° gennaio 2006, la parola: «sei» e' sostituita dalla seguente: «nove».`;
const citing = `2. Resta fermo l'articolo 3 ${law}.`;
const byDays = ['D.L. 90/2005', 'rinvio', 0];
const byNobody = [null, null, 0];

silence('a decree-law that is loaded as published and as converted, and names other articles only', async () => {
  assert.equal(await told([other], [other]), byNobody);
});

silence('of one that is not loaded, or not both before and after its conversion, the words are not known', async () => {
  assert.equal(await told(), byDays);
  assert.equal(await told([other]), byDays);
  assert.equal(await told(null, [other]), byDays);
});

silence('one that names the article, too, may have changed it in words that are not read', async () => {
  assert.equal(await told([other, citing], [other, citing]), byDays);
  assert.equal(await told([other, citing], [other]), byDays);
});

silence('one of which no amendment was read, and that cites other articles only, did not change it', async () => {
  const only = `1. Il termine di cui all'articolo 2 ${law}, e' ridotto.`;
  assert.equal(await told([only], [only]), byNobody);
  // Of an act that it cites as a whole it may amend any article.
  const whole = `2. Sono approvate le tabelle ${law}.`;
  assert.equal(await told([only, whole], [only, whole]), byDays);
});

silence.run();
