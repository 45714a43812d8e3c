// Articles of other acts as the notes of an amending act print them: served with it, and what they prove of its words.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog, type shapes } from '../../../engine/index.js';
import { askAny } from '../../http/questions/ask-any.js';
import { versionFile } from '../../versioned-corpus.js';
import { newFolder, removeFolder } from '../../http/fetch/run-fetch.js';

const law = `<ref eId="r1" href="/akn/it/act/legge/stato/1994-02-11/109/!main#art_4">articolo 4 della legge 11 febbraio 1994, n. 109</ref>`;
const note = [
  "Note all'art. 4:",
  " - Si riporta il testo dell'articolo 2043 del codice civile:",
  ' "Art. 2043. - Qualunque fatto obbliga al risarcimento, come modificato dal presente uso.".',
  ` - Si riporta il testo dell'${law} (Norme sui lavori), come modificato dal presente decreto:`,
  ' "Art. 4 (Termini). - 1. Gli enti rispondono entro venti giorni.',
  ' 2. Il silenzio vale assenso (Nota).',
  ' 2-bis. Resta salvo l\'articolo 5.".',
  ' - Si riporta il testo degli articoli 7 e 8-bis della citata legge 11 febbraio 1994, n. 109, come modificati dal presente decreto:',
  ' "Art. 7. - La vigilanza spetta al sindaco.',
  ' "Art. 8-bis (Rinvio). - Si applica l\'articolo 4.".',
  ` - Si riporta il testo dell'articolo 1, Allegato 2, della legge 11 febbraio 1994, n. 109, come modificato dal presente decreto:`,
  ' "Art. 1. - Di un allegato.".',
  " - Il testo dell'articolo 9 della legge 11 febbraio 1994, n. 109, e' il seguente:",
  ' "Art. 9. - Omissis.".',
].join('\n');
const clauses = [
  "1. All'articolo 4, comma 1, della legge 11 febbraio 1994, n. 109, le parole: «dieci giorni» sono sostituite dalle seguenti: «venti giorni».",
  "2. All'articolo 4, comma 2, della legge 11 febbraio 1994, n. 109, le parole: «diniego» sono sostituite dalle seguenti: «rigetto».",
  "3. Dopo il comma 2 dell'articolo 4 della legge 11 febbraio 1994, n. 109, e' inserito il seguente: «2-bis. Resta salvo l'articolo 5.».",
];
const folder = newFolder();
writeFileSync(
  join(folder, '2001-03-10_001G0050_ORIGINALE_V0.xml'),
  versionFile(null, [['4', clauses.join('</p></content></paragraph><paragraph><content><p>')]], []).replace(
    '</article>',
    `<section><content><p><authorialNote placement="bottom"><p>${note}</p></authorialNote></p></content></section></article>`,
  ),
);
const opened = openCatalog({ corpus: [folder], strict: false, report: () => undefined });
async function ask<Body>(name: 'norma' | 'riscontro'): Promise<Body> {
  const eli = name === 'norma' ? 'eli:/it/legge/2001/03/04/50/art/4' : 'eli:/it/legge/2001/03/04/50';
  return (await askAny<Body>(await opened, name, { eli })).body;
}

const noted = suite('texts in the notes');
noted.after(() => removeFolder(folder));

noted('articles that the act says it has amended are served, each by itself, and no others', async () => {
  const { testi_coordinati } = await ask<shapes.ArticleAnswer>('norma');
  assert.equal(
    testi_coordinati.map(({ a, testo }) => [a.articolo_eli, testo]),
    [
      [
        'eli:/it/legge/1994/02/11/109/art/4',
        "Art. 4 (Termini). - 1. Gli enti rispondono entro venti giorni.\n2. Il silenzio vale assenso (Nota).\n2-bis. Resta salvo l'articolo 5.",
      ],
      ['eli:/it/legge/1994/02/11/109/art/7', 'Art. 7. - La vigilanza spetta al sindaco.'],
      ['eli:/it/legge/1994/02/11/109/art/8-bis', "Art. 8-bis (Rinvio). - Si applica l'articolo 4."],
    ],
  );
  assert.is(testi_coordinati[0]!.a.sigla, 'L. 109/1994');
});

noted('they prove words that stand in them, and say nothing of words that do not', async () => {
  const { operazioni, per_grado } = await ask<shapes.RiscontroAnswer>('riscontro');
  assert.equal(
    operazioni.map(({ operazione, prova }) => [operazione.nuove, prova.grado, prova.motivo]),
    [
      ['venti giorni', 'nota', null],
      ['rigetto', null, 'non-caricato'],
      ["2-bis. Resta salvo l'articolo 5.", 'nota', null],
    ],
  );
  assert.equal([per_grado.nota, per_grado.nessuno], [2, 1]);
});

noted.run();
