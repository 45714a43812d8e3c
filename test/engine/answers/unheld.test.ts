// The law on a day between two versions, where a loaded act changes it on a day on which no version begins.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog, type shapes } from '../../../engine/index.js';
import { dated, versionFile, writeVersionedCorpus } from '../../versioned-corpus.js';
import { newFolder, removeFolder } from '../../http/fetch/run-fetch.js';
import { askAny } from '../../http/questions/ask-any.js';

const unheld = suite('amendments that no version holds');
const law = 'della legge 4 marzo 2001, n. 50';
const folder = newFolder();
unheld.after(() => removeFolder(folder));
writeVersionedCorpus(folder);
const clauses = [
  `1. All'articolo 1 ${law}, la parola: «sei» e' sostituita dalla seguente: «dieci».`,
  `2. A decorrere dal 1° gennaio 2007, all'articolo 2 ${law}, la parola: «sindaco» e' sostituita dalla seguente: «prefetto».`,
  `3. Fino al 31 dicembre 2008, all'articolo 1-bis ${law}, la parola: «subentro» e' sostituita dalla seguente: «cambio».`,
];
const amending = versionFile(null, [['4', clauses.join('</p></content></paragraph><paragraph><content><p>')]], [])
  .replaceAll('/stato/2001-03-04/50', '/stato/2005-06-01/90')
  .replaceAll('legge:2001-03-04;50', 'legge:2005-06-01;90')
  .replaceAll('2001-03-25', '2005-06-25')
  .replaceAll('2001/03/10/001G0050', '2005/06/10/005G0090')
  .replaceAll('2001-03-10', '2005-06-10');
writeFileSync(join(folder, '2005-06-10_005G0090_ORIGINALE_V0.xml'), amending);
const opened = openCatalog({ corpus: [folder], strict: false, report: () => undefined });

async function on(place: string, al: string) {
  const { body } = await askAny<shapes.ArticleAnswer>(await opened, 'norma', { eli: dated.eli + place, al });
  return [body.certezza, body.testo_al];
}

unheld('a text is known up to the day before an amendment that it cannot hold, and no further', async () => {
  assert.equal(await on('/art/2', '2006-12-31'), ['completa', '2006-12-31']);
  assert.equal(await on('/art/2', '2007-01-01'), ['parziale', '2006-12-31']);
  // The next version has begun, and is known to be whole.
  assert.equal(await on('/art/2', '2010-09-15'), ['completa', '2010-09-29']);
  assert.equal(await on('/art/1', '2007-01-01'), ['completa', '2010-09-14']);
  assert.equal(await on('/art/1-bis', '2008-12-31'), ['completa', '2008-12-31']);
  assert.equal(await on('/art/1-bis', '2009-01-01'), ['parziale', '2008-12-31']);
  assert.equal(await on('', '2007-01-01'), ['parziale', '2006-12-31']);
});

unheld('the amendment and its day are named', async () => {
  const say = async (place: string, language: 'it' | 'en') => {
    const values = { eli: dated.eli + place, al: '2006-01-01' };
    return (await askAny<shapes.ArticleAnswer>(await opened, 'norma', values, language)).body.avviso_versione ?? '';
  };
  assert.match(await say('/art/2', 'it'), /^Dal 1º gennaio 2007 ha effetto, .* una modifica di L\. 90\/2005/);
  assert.match(await say('/art/2', 'en'), /an amendment by L\. 90\/2005 takes effect on 1 January 2007/);
  assert.match(await say('/art/1-bis', 'it'), /Una modifica di L\. 90\/2005 valeva, .* prima del 1º gennaio 2009/);
  assert.match(await say('/art/1-bis', 'en'), /held only before 1 January 2009/);
  assert.is(await say('/art/1', 'it'), '');
});

unheld('versions, history and comparison say that a text may be missing', async () => {
  const { body } = await askAny<shapes.VersioniAnswer>(await opened, 'versioni', { eli: dated.eli });
  assert.is(body.complete, false);
  assert.equal(
    body.versioni.map(({ certezza, testo_al }) => [certezza, testo_al]),
    [
      ['completa', '2005-06-24'],
      ['parziale', '2006-12-31'],
      ['completa', '2010-09-29'],
      ['parziale', '2010-09-30'],
    ],
  );
  const history = async (place: string) =>
    (await askAny<shapes.StoriaAnswer>(await opened, 'storia', { eli: dated.eli + place })).body;
  const second = await history('/art/2');
  assert.is(second.certezza, 'parziale');
  assert.match(second.avviso ?? '', /^Dal 1º gennaio 2007 ha effetto, .* nessun testo caricato comincia quel giorno/);
  assert.is((await history('/art/1')).certezza, 'completa');
  const { body: compared } = await askAny<shapes.ArticleComparison>(await opened, 'confronto', {
    eli: `${dated.eli}/art/2`,
    da: '2006-01-01',
    a: '2007-01-01',
  });
  assert.equal([compared.da.certezza, compared.a.certezza], ['completa', 'parziale']);
});

unheld.run();
