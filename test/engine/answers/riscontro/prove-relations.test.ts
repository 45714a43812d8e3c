// A relation whose place the words refute: it moves to the place that before + words = after proves, and says so.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog, words, type shapes } from '../../../../engine/index.js';
import { openAsk } from '../../../../http/questions/ask.js';
import { endpoints } from '../../../../http/questions/index.js';
import { newFolder, removeFolder } from '../../../http/fetch/run-fetch.js';
import { dated, versionFile, writeVersionedCorpus } from '../../../versioned-corpus.js';

const listed = [['2005-06-10', '/akn/it/act/legge/stato/2005-06-01/90/!main']] as const;
const lines = (...paragraphs: string[]) => paragraphs.join('</p><p>');
const law: [string, string][] = [
  [
    '2001-03-10_001G0050_ORIGINALE_V0.xml',
    versionFile(
      null,
      [
        ['1', lines('1. Il posteggio dura sei anni.', '2. Il canone si paga in tre rate.')],
        ['2', lines('1. Vigila il sindaco.', '2. Decide la giunta.', '3. Resta salvo il ricorso.')],
      ],
      [],
    ),
  ],
  [
    '2001-03-10_001G0050_VIGENZA_2005-06-25_V1.xml',
    versionFile(
      '2005-06-25',
      [
        ['1', lines('1. Il posteggio dura sei anni.', '2. Il canone si paga in ((due)) rate.')],
        ['2', lines('1. Vigila il ((prefetto)).', '2. Decide la giunta.', '3. Resta salvo il ((reclamo)).')],
      ],
      listed,
    ),
  ],
];
const clauses = [
  "1. All'articolo 1, comma 1, della legge 4 marzo 2001, n. 50, la parola: «tre» e' sostituita dalla seguente: «due».",
  "2. All'articolo 2, comma 1, della legge 4 marzo 2001, n. 50, la parola: «sindaco» e' sostituita dalla seguente: «prefetto».",
  "3. All'articolo 2, comma 2, della legge 4 marzo 2001, n. 50, la parola: «ricorso» e' sostituita dalla seguente: «reclamo».",
];
const folder = newFolder();
writeVersionedCorpus(folder, law);
writeFileSync(
  join(folder, '2005-06-10_005G0200_ORIGINALE_V0.xml'),
  versionFile(null, [['4', clauses.join('</p></content></paragraph><paragraph><content><p>')]], [])
    .replaceAll('2001-03-04/50', '2005-06-01/90')
    .replaceAll('2001-03-04;50', '2005-06-01;90')
    .replaceAll('2001-03-25', '2005-06-25')
    .replaceAll('2001-03-10', '2005-06-10'),
);
const opened = openCatalog({ corpus: [folder], strict: false, report: () => undefined });
const context = { language: 'it', words: words.it, isDamaged: false, mayTakeLong: true } as const;

const moved = suite('moved places');
moved.after(() => removeFolder(folder));

moved('the place is the paragraph that the texts prove, beside the one that the words name', async () => {
  const ask = openAsk(endpoints, await opened, context);
  const { body } = await ask('relazioni', { norma: dated.first, dir: 'out' });
  const [first, second] = (body as shapes.RelazioniAnswer).modifica!;
  assert.equal([first!.metodo, first!.a.comma, first!.a.luogo_detto?.comma], ['prova', '2', '1']);
  assert.equal(
    [second!.metodo, second!.a.comma, ...second!.parti.map(({ a }) => [a.comma, a.luogo_detto?.comma])],
    ['prova', '1, 3', ['1', undefined], ['3', '2']],
  );
  const { body: told } = await ask('relazioni', { norma: dated.first, dir: 'out', operazioni: 'true' });
  assert.equal(
    (told as shapes.RelazioniAnswer).modifica!.map(({ parti }) =>
      parti.map(({ a, operazione }) => [a.comma, operazione?.nuove]),
    ),
    [
      [['2', 'due']],
      [
        ['1', 'prefetto'],
        ['3', 'reclamo'],
      ],
    ],
  );
  const { body: checked } = await ask('riscontro', { eli: dated.first });
  assert.equal(
    (checked as shapes.RiscontroAnswer).operazioni.map(({ a, prova }) => [a.commi.join(), prova.grado, prova.motivo]),
    [
      ['1', 'testo', 'altrove'],
      ['1', 'testo', null],
      ['2', 'testo', 'altrove'],
    ],
  );
});

moved.run();
