// What the words of an amending act do, and what the versions of the amended one say of it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog, words, type Catalog, type shapes } from '../../../engine/index.js';
import { openAsk } from '../../../http/questions/ask.js';
import { endpoints } from '../../../http/questions/index.js';
import { dated, versionFile, writeVersionedCorpus } from '../../versioned-corpus.js';
import { newFolder, removeFolder } from '../fetch/run-fetch.js';

const folder = newFolder();
writeVersionedCorpus(folder);
const clauses = [
  "1. All'articolo 1 della legge 4 marzo 2001, n. 50, la parola: «sei» e' sostituita dalla seguente: «dieci».",
  "2. Dopo l'articolo 1 della legge 4 marzo 2001, n. 50, e' inserito il seguente: «Art. 1-bis. - Il subentro e' ammesso.».",
  "3. All'articolo 9 della legge 7 agosto 1990, n. 241, la parola: «uno» e' soppressa.",
];
const amender = versionFile(null, [['4', clauses.join('</p></content></paragraph><paragraph><content><p>')]], [])
  .replaceAll('2001-03-04/50', '2005-06-01/90')
  .replaceAll('2001-03-04;50', '2005-06-01;90')
  .replaceAll('2001-03-25', '2005-06-25')
  .replaceAll('2001-03-10', '2005-06-10');
writeFileSync(join(folder, '2005-06-10_005G0200_ORIGINALE_V0.xml'), amender);
const opened = openCatalog({ corpus: [folder], strict: false, report: () => undefined });

async function ask<Body>(name: string, values: Record<string, string>) {
  const context = { language: 'it', words: words.it, isDamaged: false, mayTakeLong: true } as const;
  const catalog: Catalog = await opened;
  const { status, body } = await openAsk(endpoints, catalog, context)(name, values);
  return { status, body: body as Body };
}

const check = suite('riscontro');
check.after(() => removeFolder(folder));

check('words go and come, and before + words = after', async () => {
  const { body } = await ask<shapes.RiscontroAnswer>('riscontro', { eli: dated.first });
  assert.equal(
    body.operazioni.map(({ a, operazione, prova }) => [
      ...[a.articolo_eli, operazione.azione, operazione.vecchie, operazione.nuove],
      ...[prova.grado, prova.motivo, prova.prima, prova.dopo],
    ]),
    [
      [
        ...[`${dated.eli}/art/1`, 'sostituisce', 'sei', 'dieci'],
        ...['testo', null, `${dated.eli}@2001-03-25`, `${dated.eli}@2005-06-25`],
      ],
      [
        ...[`${dated.eli}/art/1-bis`, 'inserisce', null, "Art. 1-bis. - Il subentro e' ammesso."],
        ...['testo', null, `${dated.eli}@2001-03-25`, `${dated.eli}@2005-06-25`],
      ],
      [...['eli:/it/legge/1990/08/07/241/art/9', 'sopprime', 'uno', null], ...[null, 'non-caricato', null, null]],
    ],
  );
  assert.equal([body.totale, body.per_grado.testo, body.per_grado.nessuno], [3, 2, 1]);
  assert.is(body.operazioni[0]!.testo_attuale, 'Il posteggio dura dieci anni.');
  assert.match(body.operazioni[0]!.relazione!, /^[\da-f]{16}$/);
});

check('the operations of all acts are listed by grade, page by page', async () => {
  const { body } = await ask<shapes.OperationPage>('riscontri', { grado: 'testo', limit: '1' });
  assert.equal([body.totale, body.operazioni.length, body.precedente], [2, 1, null]);
  assert.is(body.successiva, '/api/public/riscontri?grado=testo&limit=1&offset=1');
  const none = await ask<shapes.OperationPage>('riscontri', { grado: 'discorde' });
  assert.is(none.body.totale, 0);
  assert.is((await ask('riscontri', { grado: 'falso' })).status, 422);
});

check('an act that amends nothing has no operations', async () => {
  const { body } = await ask<shapes.RiscontroAnswer>('riscontro', { eli: dated.eli });
  assert.equal([body.totale, body.operazioni], [0, []]);
});

check.run();
